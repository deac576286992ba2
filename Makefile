# The front door. `make help` lists what can be asked; each target makes what it needs first.
PYTHON ?= python3
ARGS ?=
VENV := .venv
BIN := $(VENV)/bin
COMPILED := .venv-compiled

hash = $(shell cat $(1) | cksum | cut -d' ' -f1)
BASE := $(VENV)/.base-$(call hash,requirements/base.txt pyproject.toml setup.py)
DEV := $(VENV)/.dev-$(call hash,requirements/dev.txt pyproject.toml setup.py)
NATIVE := $(COMPILED)/.native-$(call hash,requirements/dev.txt pyproject.toml setup.py)
SOURCES := $(shell find src -name '*.py' -o -name '*.toml' -o -name '*.ftl')

export PYTHON

.PHONY: help play install test check check-page fix rules-proved bench audit docs golden compiled test-compiled coverage wheels lock clean

help: ## list these targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / {printf "%-15s %s\n", $$1, $$2}' Makefile

play: $(BASE) ## the game in the browser, on this machine
	@$(BIN)/marchland play $(ARGS)

install: $(BASE) ## build .venv with the package: .venv/bin/marchland

test: $(DEV) ## all tests, and that every rule has one
	@$(BIN)/python tools/house/rules_proved.py --quiet
	@$(BIN)/python -m pytest -n auto --maxprocesses 4 --dist load $(ARGS)

check: $(DEV) ## style, types, imports, spelling, texts, rules: changes nothing
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/codespell
	$(BIN)/python -m pytest -q tests/texts
	$(BIN)/python tools/house/rules_proved.py --quiet

check-page: ## the page's scripts by their types, and its bundled libraries (needs Node)
	@tools/house/page

fix: $(DEV) ## mend what a tool can mend
	$(BIN)/ruff check --fix-only .
	$(BIN)/ruff format .
	$(BIN)/codespell --write-changes
	$(BIN)/python tools/house/scenarios.py

rules-proved: $(DEV) ## each line of the rules with the tests that prove it
	@$(BIN)/python tools/house/rules_proved.py

bench: $(DEV) ## how fast, interpreted, and compiled where `make compiled` was typed
	@$(BIN)/marchland bench $(ARGS)
	@if [ -x $(COMPILED)/bin/marchland ]; then $(COMPILED)/bin/marchland bench $(ARGS); fi

audit: $(DEV) ## known weaknesses of the locked packages, where their database can be reached
	@$(BIN)/python tools/house/audit.py

docs: $(DEV) ## the pages of docs/ that are generated
	@$(BIN)/python tools/abilities.py
	@$(BIN)/python tools/api.py

compiled: $(NATIVE) ## a second environment whose rules are native code

$(NATIVE): $(SOURCES)
	@rm -rf build
	@MARCHLAND_COMPILE=1 MARCHLAND_INSTALL=--force-reinstall tools/house/venv $(COMPILED) requirements/dev.txt $@

golden: $(DEV) ## the playthroughs of tests/golden anew, where behaviour is meant to change
	@$(BIN)/python tools/golden.py

test-compiled: $(NATIVE) $(DEV) ## the same tests on native code, and the same games both ways
	@$(COMPILED)/bin/python -m pytest -n auto --maxprocesses 4 --dist load -m 'not browser and not source' -k 'not postgres' --ignore=tests/house --ignore=tests/maps --ignore=tests/server --ignore=tests/texts $(ARGS)
	@$(BIN)/python tools/house/digests.py --against $(COMPILED)/bin/python

coverage: $(DEV) ## which lines and branches of the rules no test reaches
	@$(BIN)/coverage run -m pytest -q -m 'not browser' --ignore=tests/house $(ARGS)
	@$(BIN)/coverage report --skip-covered --show-missing --include='*/core/*,*/smallworld/*'

wheels: $(DEV) ## a pure and a native wheel in dist/
	@rm -rf build
	@$(BIN)/python -m pip --disable-pip-version-check --quiet wheel --no-deps --no-build-isolation -w dist .
	@MARCHLAND_COMPILE=1 $(BIN)/python -m pip --disable-pip-version-check --quiet wheel --no-deps --no-build-isolation -w dist .
	@ls dist/*.whl

lock: ## resolve requirements/*.txt anew
	@tools/house/lock

clean: ## forget all that was made
	rm -rf $(VENV) $(COMPILED) .venv-lock .page-check build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis

$(BASE):
	@tools/house/venv $(VENV) requirements/base.txt $@

$(DEV):
	@tools/house/venv $(VENV) requirements/dev.txt $@
