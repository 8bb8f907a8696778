# Two commands: `make play` and `make test`. Everything else serves them.
PYTHON ?= python3
PYTEST ?=
BIN := .venv/bin
SMALL := $(if $(findstring --full,$(PYTEST)),, and not slow)
.DEFAULT_GOAL := play
# The servers that tests start would compile everything, each time.
unexport PYTHONDONTWRITEBYTECODE
.PHONY: play test check page browser coverage docs packages sbom audit types lock clean

play: page  ## set everything up and open the library on http://localhost:8000
	$(BIN)/tablee

test: page check .venv/sbom  ## every check and every quick test; with PYTEST=--full all tests at full size
	$(BIN)/python -m tools.browser --try
	$(BIN)/pytest -n auto --dist worksteal -m "not browser$(SMALL)" $(PYTEST)
	$(BIN)/pytest -m "browser$(SMALL)" $(PYTEST)  # in one process, which lets a few tables play at once

check: .venv/ready  ## style and types
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/python -m tools.build client check
	$(BIN)/python -m tools.workflows

page: .venv/play  ## the page and the word lists, built anew when their sources have changed
	$(BIN)/python -m tools.build page

browser: .venv/ready  ## a browser for the tests, in the folder .browsers, where the machine has none
	$(BIN)/python -m tools.browser

coverage: page .venv/ready  ## which lines the tests run; about twice as slow as the tests alone
	$(BIN)/coverage erase
	$(BIN)/coverage run -m pytest -n auto --dist worksteal -m "not browser" $(PYTEST)
	$(BIN)/coverage run -m pytest -m browser $(PYTEST)
	$(BIN)/coverage combine --quiet
	$(BIN)/coverage report

docs: .venv/docs  ## the documentation site in .site/html; warnings and dead links are errors
	$(BIN)/python -m tools.docs

packages: page  ## wheel and sdist in dist/
	$(BIN)/hatchling build -d dist

sbom: .venv/sbom  ## what is in a release, as CycloneDX, in dist/
	$(BIN)/python -m tools.sbom dist

audit:  ## ask the public advisories about what is locked, where they can be reached
	$(PYTHON) tools/audit.py

types: .venv/ready  ## what the page has from here: types of the wire, colours of the faces, shapes of the tables
	$(BIN)/python -m tools.typescript
	$(BIN)/python -m tools.palette
	$(BIN)/python -m tools.table_shapes

EXAMPLES := $(wildcard examples/*/pyproject.toml)
COMPILE = $(BIN)/uv pip compile --universal --python-version 3.11 --generate-hashes \
    --no-emit-index-url --no-header
lock: .venv/ready  ## renew the locked dependencies
	$(BIN)/pip install --quiet --require-hashes -r requirements/lock.txt
	$(COMPILE) requirements/dev.in -o requirements/dev.txt
	$(COMPILE) requirements/run.in -c requirements/dev.txt -o requirements/run.txt
	$(COMPILE) requirements/build.in -o requirements/build.txt
	$(COMPILE) requirements/node.in -o requirements/node.txt
	$(COMPILE) requirements/docs.in -o requirements/docs.txt
	$(COMPILE) requirements/sbom.in -o requirements/sbom.txt
	$(COMPILE) requirements/lock.in -o requirements/lock.txt
	$(COMPILE) --no-deps requirements/lexicon.in -o requirements/lexicon.txt

# What the library needs to be built and played, and no more: `make play` waits for nothing else.
.venv/play: requirements/run.txt requirements/build.txt requirements/node.txt requirements/lexicon.txt \
    pyproject.toml hatch_build.py version.py $(EXAMPLES)
	$(PYTHON) -m venv .venv
	$(BIN)/pip install --quiet --require-hashes --no-deps \
	    -r requirements/run.txt -r requirements/build.txt -r requirements/lexicon.txt
	$(BIN)/python -m tools.build has-node || \
	    $(BIN)/pip install --quiet --require-hashes -r requirements/node.txt
	$(BIN)/python -m tools.build page  # pip would build them too, and say nothing meanwhile
	$(BIN)/pip install --quiet --no-build-isolation --no-deps -e . $(EXAMPLES:%/pyproject.toml=-e %)
	touch $@

.venv/ready: .venv/play requirements/dev.txt
	$(BIN)/pip install --quiet --require-hashes -r requirements/dev.txt
	touch $@

.venv/sbom: .venv/ready requirements/sbom.txt
	$(BIN)/pip install --quiet --require-hashes -r requirements/sbom.txt
	touch $@

.venv/docs: .venv/ready requirements/docs.txt
	$(BIN)/pip install --quiet --require-hashes -r requirements/docs.txt
	touch $@

clean:
	rm -rf .venv .browsers .site dist client/node_modules src/tablee/web/page \
	    lexicon/node_modules tools/workflows/node_modules src/tablee/pieces/lexicon/data
