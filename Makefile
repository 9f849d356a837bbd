# Two commands matter: `make play` and `make test`. Both set up what they need, and are quick when nothing changed.
# What they do is in `tools/`, which runs on any Python 3.11 with nothing installed.

PYTHON ?= python3
BIN := .venv/bin
COMPILED := build/compiled
NODE := $(BIN)/python web/node.py
STAGES := $(PYTHON) -m tools.stages

.PHONY: play site site-play web test quick check compiled soak wheel release docs bench bench-envs bench-library \
  bench-web bench-site pictures goldens game constraints clean help

play: ## start the table and open it in the browser (ARGS=--no-compile: interpreted only; COMPONENTS=my_village=fixed.toml)
	@$(if $(COMPONENTS),IGROTEKA_COMPONENTS=$(COMPONENTS) )$(PYTHON) -m tools.play $(ARGS)

site: ## the table without a server, as one folder for any web host: build/site-play
	@$(STAGES) --only site

site-play: site ## the same, handed out on this machine
	@$(BIN)/python -m tools.alone.serving

test: ## every check and test, in stages; ARGS="--only browser" runs one
	@$(STAGES) $(ARGS)

quick: ## what a change of one room wants, within a minute: make quick GAME=village
	@$(STAGES) --quick $(or $(GAME),$(error Which room? make quick GAME=village))

soak: ## everything on both builds, and the long tests
	@$(STAGES) --soak $(ARGS)

check: ## linters, types, the direction of the arrows
	@$(STAGES) --only lint --only types --only web-check

web: ## build the browser table into the package
	@$(STAGES) --only pages

compiled: ## compile engine and games into build/compiled
	@$(STAGES) --only compile --only pages

wheel: ## a wheel with pages and compiled engines, into dist/
	@$(STAGES) --only packages
	@$(BIN)/python -m tools.release --wheel

release: ## check version, changelog and tests, then build sdist and wheel
	@$(STAGES) --only packages
	@$(BIN)/python -m tools.release

docs: ## the documentation as a site, into build/site
	@$(STAGES) --docs

bench: compiled ## speed, on both builds
	PYTHONPATH=$(COMPILED) $(BIN)/python bench/engine.py
	PYTHONPATH=$(COMPILED) $(BIN)/python bench/arena.py

bench-envs: compiled ## speed of the environments beside that of the engine
	PYTHONPATH=$(COMPILED) $(BIN)/python bench/envs.py $(BENCH)

bench-library: compiled ## the public API beside the kernel below it, as ratios
	PYTHONPATH=$(COMPILED) $(BIN)/python bench/library.py $(BENCH)

bench-web: compiled ## the browser table as a mid phone has it: lobby, and an answer's effect
	PYTHONPATH=$(CURDIR)/$(COMPILED) IGROTEKA_PURE=0 $(NODE) npm run --silent bench -- phone

pictures: compiled ## take docs/screenshots anew (PICTURES=folder: elsewhere)
	PYTHONPATH=$(CURDIR)/$(COMPILED) IGROTEKA_PURE=0 $(NODE) npm run --silent bench -- pictures

bench-site: site ## the site: its size, and how soon one can play
	$(NODE) npm run --silent bench -- site

goldens: ## write the golden playthroughs anew, after looking at what changed
	@$(STAGES) --only packages
	IGROTEKA_GOLDENS=write $(BIN)/python -m pytest -q tests/contract/test_goldens.py

game: ## write the room of a new game, to be changed from there: make game NAME=kite_flying
	@test -n "$(NAME)" || { echo 'make game NAME=kite_flying TITLE="Kite Flying"'; exit 2; }
	@$(STAGES) --only packages
	$(BIN)/python tools/new_game.py $(NAME) $(if $(TITLE),--title "$(TITLE)")
	$(BIN)/ruff check --quiet --fix-only --select I src/igroteka/games/$(NAME) tests/games/$(NAME)
	$(BIN)/ruff format --quiet src/igroteka/games/$(NAME) tests/games/$(NAME)

constraints: ## pin what is installed now
	@$(STAGES) --only packages
	$(BIN)/python -m pip freeze --exclude-editable | grep -v '^igroteka' > constraints.txt

clean: ## remove everything that was built
	rm -rf .venv build dist site web/node_modules src/igroteka/web .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis

help: ## this list
	@grep -E '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed 's/:.*## /\t/' | expand -t 16
