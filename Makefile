# One short command each, the same on a laptop and in CI. Needs Python 3.11+, pip and make; Node is fetched if missing or old.
PYTHON ?= python3
BIN := .venv/bin
PATH := $(CURDIR)/.venv/bin:$(PATH)
export PATH
WEB := src/fives/web/index.html
WEB_SOURCES := $(shell find web -type f -not -path '*/node_modules/*' -not -path '*/dist/*' 2>/dev/null) $(shell find src/fives -name '*.ftl')

.PHONY: play site test quick test-long screens pictures lint types audit bench docs clean

play: .stamps/fives $(WEB)  ## build and serve the table on this computer
	@fives serve

SHELF ?= shelf
site: $(SHELF)/index.html  ## the shelf as a folder for any static host, in SHELF: nobody needs a server

test: .stamps/dev .stamps/browser .stamps/postgres $(WEB) .stamps/shelf/index.html docs  ## everything that has to hold, in real browsers too
	cd web && npm test --silent
	pytest -q -n 4 --dist worksteal -m "not slow"

RULES := tests/core tests/coach tests/contract $(foreach part,rulebook notation playthrough,tests/games/*/test_$(part).py)
GAMES := tests/contract tests/games tests/test_game_pages.py tests/envs/test_encoding.py tests/envs/test_batch.py

quick: .stamps/dev  ## the inner loop: core, coach, the rules of every game; GAME=tug: all of one game, bots and solver too
	pytest -q -n 2 --dist worksteal $(if $(GAME),-m "not slow" -k $(GAME) $(GAMES),-m "not slow and not long" $(RULES))

test-long: test .stamps/envs $(SHELF)/index.html  ## the slow checks: Monte Carlo, new examples, many kills, OpenSpiel's word on our solvers
	FIVES_SHELF=$(SHELF) pytest -q -n 2 -m "slow or hypothesis" --hypothesis-profile explore
	FIVES_TEST_STORE=postgres pytest -q -n 2 -m "not slow" tests/server --ignore tests/server/test_secrets.py

screens: .stamps/dev .stamps/browser $(WEB)  ## every screen in every language, measured; SCREENS="--game tug --language ar" some
	PYTHONPATH=tests python tests/browser/screens.py $(SCREENS)

pictures: .stamps/dev .stamps/browser $(WEB)  ## the pictures of the docs, from real tables; PICTURES="tug war" some
	PYTHONPATH=tests python tests/browser/pictures.py $(PICTURES)

docs: .stamps/docs  ## the docs site, in site/; a broken link ends the build
	sphinx-build --quiet --fail-on-warning --nitpicky --fresh-env --doctree-dir .stamps/doctrees docs site
	PYTHONPATH=tests python tests/docs_site.py site

lint: .stamps/dev
	ruff check src tests bench docs/conf.py scripts/typed_games.py
	ruff format --check src tests bench docs/conf.py scripts/typed_games.py
	lint-imports

types: .stamps/dev .stamps/node
	mypy
	cd web && npm run --silent types:check && npm run --silent check

audit: .stamps/audit .stamps/node  ## known faults in what we depend on; asks the network
	pip-audit --strict --no-deps --disable-pip --requirement constraints.txt
	cd web && npm audit

bench: .stamps/envs .stamps/peers $(WEB)  ## measures, as ratios in one run, to bench/RESULTS.md; PARTS="load race" measures those alone
	PYTHONPATH=tests python bench/run.py $(PARTS)

clean:
	rm -rf .venv .stamps dist web/node_modules src/fives/web screens site shelf .mypy_cache .ruff_cache .pytest_cache

.stamps/venv:
	@mkdir -p .stamps
	@$(PYTHON) -m venv .venv
	@touch $@

.stamps/fives: .stamps/venv pyproject.toml constraints.txt
	@echo "Fetching what fives needs: once, about a minute."
	@$(BIN)/pip install --quiet --disable-pip-version-check -c constraints.txt -e '.[server,bots]'
	@touch $@

.stamps/dev: .stamps/fives
	$(BIN)/pip install --quiet --disable-pip-version-check -c constraints.txt -e '.[dev]'
	@touch $@

.stamps/envs: .stamps/dev
	$(BIN)/pip install --quiet --disable-pip-version-check -c constraints.txt -e '.[dev,long]'
	@touch $@

.stamps/audit: .stamps/dev
	$(BIN)/pip install --quiet --disable-pip-version-check -c constraints.txt -e '.[audit]'
	@touch $@

.stamps/docs: .stamps/fives
	$(BIN)/pip install --quiet --disable-pip-version-check -c constraints.txt -e '.[server,bots,docs]'
	@touch $@

.stamps/node: .stamps/venv web/package.json web/package-lock.json
	@scripts/node
	@echo "Fetching what builds the page: once."
	@cd web && npm ci --silent --no-audit --no-fund
	@touch $@

.stamps/peers: .stamps/node bench/peers/package.json bench/peers/package-lock.json
	cd bench/peers && npm ci --silent --no-audit --no-fund
	@touch $@

.stamps/browser: .stamps/venv
	@scripts/browser
	@touch $@

.stamps/postgres: .stamps/venv
	@scripts/postgres
	@touch $@

$(WEB): .stamps/node $(WEB_SOURCES)
	@echo "Building the page."
	@cd web && npm run --silent build
	@touch $@

SHELF_SOURCES := $(WEB_SOURCES) $(shell find src/fives -name '*.py') scripts/site.py scripts/wasm-wheels.txt

$(SHELF)/index.html: .stamps/fives .stamps/node $(SHELF_SOURCES)
	@echo "Building the shelf without a server: two minutes if the tables of the solved games have to be made."
	@python scripts/site.py $(SHELF)

.stamps/shelf/index.html: .stamps/fives .stamps/node $(SHELF_SOURCES)  # for tests: with the tables of Tug alone
	@python scripts/site.py .stamps/shelf tug
