# Two commands matter: `make play` and `make test`. Both set up what they need, and are quick when nothing changed.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet
COMPILED := build/compiled
SOURCES := $(shell find src -name '*.py' -o -name '*.toml' -o -name '*.ftl' -o -name '*.bin')
JOBS ?= auto
NODE := $(BIN)/python web/node.py
PAGES := src/igroteka/web/index.html
WEB_SOURCES := $(shell find web/src web/public web/index.html web/vite.config.ts -type f -not -name '*.d.ts')
WEB_TYPES := web/src/api/schema.d.ts

.PHONY: play web test test-web check test-pure test-compiled soak bench bench-envs bench-web goldens game constraints clean help

play: $(VENV)/installed $(if $(wildcard $(VENV)/developing),$(PAGES)) ## start the table and open it in the browser
	@$(BIN)/igroteka

web: $(PAGES) ## build the browser table into the package

test: check test-pure test-compiled test-web ## run every check and test, on both builds and in a browser

check: $(VENV)/developing ## linters, types, the direction of the arrows
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports

test-pure: $(VENV)/developing
	IGROTEKA_PURE=1 $(BIN)/python -m pytest -q -n $(JOBS)

test-compiled: $(COMPILED)/installed
	PYTHONPATH=$(COMPILED) $(BIN)/python -m pytest -q -n $(JOBS)

test-web: $(PAGES) $(WEB_TYPES) ## the browser table: types, linters, logic, and matches clicked through in Chromium
	$(NODE) npm run --silent check
	$(NODE) npm run --silent lint
	$(NODE) npm run --silent test
	$(NODE) npm run --silent play

soak: $(COMPILED)/installed ## the long tests
	PYTHONPATH=$(COMPILED) IGROTEKA_SOAK=1 $(BIN)/python -m pytest -q -n $(JOBS)

bench: $(COMPILED)/installed ## speed, on both builds
	PYTHONPATH=$(COMPILED) $(BIN)/python bench/engine.py
	PYTHONPATH=$(COMPILED) $(BIN)/python bench/arena.py

bench-envs: $(COMPILED)/installed ## speed of the environments beside that of the engine
	PYTHONPATH=$(COMPILED) $(BIN)/python bench/envs.py $(BENCH)

bench-web: $(COMPILED)/installed ## the browser table as a mid phone has it: lobby, and an answer's effect
	PYTHONPATH=$(CURDIR)/$(COMPILED) IGROTEKA_PURE=0 $(NODE) npm run --silent bench

goldens: $(VENV)/developing ## write the golden playthroughs anew, after looking at what changed
	IGROTEKA_GOLDENS=write $(BIN)/python -m pytest -q tests/contract/test_goldens.py

game: $(VENV)/developing ## write the room of a new game, to be changed from there: make game NAME=kite_flying
	@test -n "$(NAME)" || { echo 'make game NAME=kite_flying TITLE="Kite Flying"'; exit 2; }
	$(BIN)/python tools/new_game.py $(NAME) $(if $(TITLE),--title "$(TITLE)")
	$(BIN)/ruff check --quiet --fix-only --select I src/igroteka/games/$(NAME) tests/games/$(NAME)
	$(BIN)/ruff format --quiet src/igroteka/games/$(NAME) tests/games/$(NAME)

$(VENV)/created:
	@$(PYTHON) -c 'import sys; sys.exit("Igroteka needs Python 3.11 or newer: make play PYTHON=python3.12" if sys.version_info < (3, 11) else 0)'
	$(PYTHON) -m venv $(VENV)
	$(PIP) install --upgrade "pip>=25.1"
	@touch $@

# For playing: the package as users get it, compiled where a compiler is found. A developer's editable one will do, too.
$(VENV)/installed: $(VENV)/created $(SOURCES) $(WEB_SOURCES) pyproject.toml hatch_build.py constraints.txt
	@test -e $(VENV)/developing || echo "Installing Igroteka into $(VENV). With a C compiler that takes some minutes, and says nothing meanwhile."
	@test -e $(VENV)/developing || $(PIP) install --constraint constraints.txt .
	@touch $@

# For developing: editable, so interpreted, with all tools.
$(VENV)/developing: $(VENV)/created pyproject.toml constraints.txt
	$(PIP) install --constraint constraints.txt --group dev --editable .
	@touch $@

$(COMPILED)/installed: $(VENV)/developing $(PAGES) $(SOURCES) hatch_build.py
	rm -rf $(COMPILED) build/wheel
	$(BIN)/python -m build --quiet --wheel --no-isolation --outdir build/wheel
	$(PIP) install --no-deps --target $(COMPILED) build/wheel/igroteka-*.whl
	@touch $@

# The browser table: what npm brings, the types that the server declares, the built pages.
web/node_modules/installed: $(VENV)/developing web/package.json web/package-lock.json
	$(NODE) npm ci --no-audit --no-fund --loglevel=error
	@touch $@

$(WEB_TYPES): web/node_modules/installed web/generate.py web/types.mjs $(SOURCES)
	$(BIN)/python web/generate.py build/web
	$(NODE) node types.mjs ../build/web
	@touch $@

$(PAGES): web/node_modules/installed $(WEB_SOURCES)
	$(NODE) npm run --silent build -- --logLevel warn
	@touch $@

constraints: $(VENV)/developing ## pin what is installed now
	$(PIP) freeze --exclude-editable | grep -v '^igroteka' > constraints.txt

clean: ## remove everything that was built
	rm -rf $(VENV) build web/node_modules src/igroteka/web .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis

help: ## this list
	@grep -E '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed 's/:.*## /\t/' | expand -t 16
