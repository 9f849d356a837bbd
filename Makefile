# Two commands matter: `make play` and `make test`. Both set up what they need, and are quick when nothing changed.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet
COMPILED := build/compiled
SOURCES := $(shell find src -name '*.py' -o -name '*.toml' -o -name '*.ftl')
JOBS ?= auto

.PHONY: play test check test-pure test-compiled soak bench bench-envs goldens constraints clean help

play: $(VENV)/installed ## start a match
	@$(BIN)/igroteka play

test: check test-pure test-compiled ## run every check and test, on both builds

check: $(VENV)/developing ## linters, types, the direction of the arrows
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports

test-pure: $(VENV)/developing
	IGROTEKA_PURE=1 $(BIN)/python -m pytest -q -n $(JOBS)

test-compiled: $(COMPILED)/installed
	PYTHONPATH=$(COMPILED) $(BIN)/python -m pytest -q -n $(JOBS)

soak: $(COMPILED)/installed ## the long tests
	PYTHONPATH=$(COMPILED) IGROTEKA_SOAK=1 $(BIN)/python -m pytest -q -n $(JOBS)

bench: $(COMPILED)/installed ## speed, on both builds
	PYTHONPATH=$(COMPILED) $(BIN)/python bench/engine.py

bench-envs: $(COMPILED)/installed ## speed of the environments beside that of the engine
	PYTHONPATH=$(COMPILED) $(BIN)/python bench/envs.py

goldens: $(VENV)/developing ## write the golden playthroughs anew, after looking at what changed
	IGROTEKA_GOLDENS=write $(BIN)/python -m pytest -q tests/contract/test_goldens.py

$(VENV)/created:
	$(PYTHON) -m venv $(VENV)
	$(PIP) install --upgrade "pip>=25.1"
	@touch $@

# For playing: the package as users get it, compiled where a compiler is found. A developer's editable one will do, too.
$(VENV)/installed: $(VENV)/created $(SOURCES) pyproject.toml hatch_build.py constraints.txt
	@test -e $(VENV)/developing || $(PIP) install --constraint constraints.txt .
	@touch $@

# For developing: editable, so interpreted, with all tools.
$(VENV)/developing: $(VENV)/created pyproject.toml constraints.txt
	$(PIP) install --constraint constraints.txt --group dev --editable .
	@touch $@

$(COMPILED)/installed: $(VENV)/developing $(SOURCES) hatch_build.py
	rm -rf $(COMPILED) build/wheel
	$(BIN)/python -m build --quiet --wheel --no-isolation --outdir build/wheel
	$(PIP) install --no-deps --target $(COMPILED) build/wheel/igroteka-*.whl
	@touch $@

constraints: $(VENV)/developing ## pin what is installed now
	$(PIP) freeze --exclude-editable | grep -v '^igroteka' > constraints.txt

clean: ## remove everything that was built
	rm -rf $(VENV) build .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis

help: ## this list
	@grep -E '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed 's/:.*## /\t/' | expand -t 16
