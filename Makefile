# Lazaret. `make help` lists what there is. Each target sets up what it needs and no more: what runs, then what tests.
SHELL := /bin/bash
PY := .venv/bin/python
# The locks name every package with its hashes, so pip has nothing to choose. It compiles nothing: most of aws-cdk-lib is
# never imported. What is imported is compiled then and kept, which this variable would forbid.
unexport PYTHONDONTWRITEBYTECODE
INSTALL := $(PY) -m pip install --quiet --quiet --disable-pip-version-check --no-compile --no-deps --require-hashes
NPM := npm ci --silent --no-progress
.DEFAULT_GOAL := help
# The application's folder, for up, doctor, synth, upgrade-check, deploy, test and lock: APP=../acme-agents. Without it, it is this one.
ifdef APP
export LAZARET_APP := $(abspath $(APP))
endif

.PHONY: help
help: ## this list
	@awk -F ':.*## ' '/^##@ / {printf "\n%s\n", substr($$0, 5)} \
	  /^[a-z-]+:.*## / {printf "  make %-15s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

.venv/.made:
	@python3 -c 'import sys; sys.exit(0 if sys.version_info >= (3, 11) else "Lazaret needs Python 3.11 or later, this is " + sys.version.split()[0])'
	@python3 -m venv .venv
	@touch $@

.venv/.run: requirements/run.txt .venv/.made
	@echo "installing what Lazaret runs on (once; about a minute)"
	@$(INSTALL) --requirement requirements/run.txt
	@touch $@

.venv/.test: requirements/test.txt .venv/.run
	@echo "installing what the tests need besides (once; a minute or two)"
	@$(INSTALL) --requirement requirements/test.txt
	@touch $@

node_modules/.run: package.json package-lock.json
	@$(NPM) --omit=dev
	@touch $@

# `npm ci` begins by removing all there is, the other stamp included.
node_modules/.test: package.json package-lock.json
	@$(NPM)
	@touch node_modules/.run $@

.PHONY: ready ready-to-test app-packages
ready:
	@$(MAKE) --silent --jobs=2 .venv/.run node_modules/.run
	@$(MAKE) --silent app-packages

ready-to-test:
	@$(MAKE) --silent .venv/.test node_modules/.test
	@$(MAKE) --silent app-packages

# The embedded stack and the tests run agents on this Python, so what they import must be here too.
app-packages:
	@if [ -n "$(APP)" ] && [ -f "$(APP)/requirements.txt" ]; then $(INSTALL) --no-warn-conflicts --requirement "$(APP)/requirements.txt"; fi

##@ Try it on this machine: no account, no Docker
.PHONY: demo up down
demo: ready ## two minutes on the embedded stack: 200 healthy jobs, nine faulty ones, and five of those redriven
	@LAZARET_APP= exec $(PY) -m local.demo

up: ready ## start the embedded stack with the application on it, as it was left; FRESH=1 begins anew (Ctrl-C stops it)
	@exec $(PY) -m local up $(if $(FRESH),--fresh)

down: ready ## stop the embedded stack that `make up` started
	@$(PY) -m local down

##@ AWS
.PHONY: doctor synth upgrade-check deploy cost
doctor: ready ## check whether this machine and your AWS account are ready for a deploy, and say what to do
	@$(PY) -m ops.doctor $(CDK_ARGS)

synth: ready ## check lanes.toml and write the CloudFormation templates to cdk.out
	@node_modules/.bin/cdk synth --quiet --no-notices $(CDK_ARGS)

upgrade-check: synth ## what a deploy of this version would replace, delete or migrate, and what the changelog says to do
	@$(PY) -m ops.upgrade cdk.out $(CDK_ARGS)

deploy: ready ## deploy to the REAL AWS account of your credentials; CDK_ARGS="-c name=…" for options
	@REMOVE="$(REMOVE)" $(PY) -m ops.upgrade.removed $(CDK_ARGS)
	@node_modules/.bin/cdk deploy --all --no-notices $(CDK_ARGS)

cost: ready ## what it costs a month, as the templates say: LANES=30 JOBS=100000
	@$(PY) -m ops.cost --lanes $(or $(LANES),3) --jobs $(or $(JOBS),0)

##@ Change it
.PHONY: check test test-slow corpus lock
check: .venv/.test ## style, architecture and types
	@.venv/bin/ruff format --check --quiet . || { echo "run .venv/bin/ruff format ."; exit 1; }
	@.venv/bin/ruff check --quiet .
	@.venv/bin/mypy
	@echo "check: all good"

test: ready-to-test ## the tests, one embedded stack included; ARGS="…" goes to pytest; with APP, the application's own
ifdef APP
	@cd "$(APP)" && PYTHONPATH="$(CURDIR):$$(cd "$(CURDIR)" && $(PY) -m local.packages)" "$(CURDIR)/$(PY)" -m pytest $(or $(ARGS),-q) -p lazaret.testing.plugin
else
	@$(PY) -m pytest -n 2 --dist loadfile --no-loadscope-reorder -q -m "not slow" $(ARGS)
endif

test-slow: ready-to-test ## the rest: every journey, the browser, permissions, the second engine
	@$(PY) -m pytest -n 2 --dist loadfile --no-loadscope-reorder -q -m slow $(ARGS)

# One resolution for every platform and Python from 3.11 on, which pip-tools cannot do: it locks for the machine it
# runs on, and the layer is for another.
UV := .build/uv/bin/uv
LOCK := $(UV) pip compile --quiet --universal --python-version 3.11 --generate-hashes --custom-compile-command "make lock"

$(UV):
	@python3 -m venv .build/uv
	@.build/uv/bin/python -m pip install --quiet --disable-pip-version-check uv==0.13.7

# A place of its own: these libraries agree neither with each other nor with ours on every version.
.build/corpus/.made: requirements/corpus.txt
	@python3 -m venv .build/corpus
	@echo "installing the libraries whose errors are recorded (once; some minutes)"
	@.build/corpus/bin/python -m pip install --quiet --quiet --disable-pip-version-check --no-compile --no-deps --require-hashes --requirement $<
	@touch $@

corpus: .build/corpus/.made ## provoke the errors of some five hundred libraries again, and record the evidence that `make test` judges
	@.build/corpus/bin/python -m tests.corpus.libraries.record $(ARGS)

lock: $(UV) ## pin what requirements/*.in and package.json ask for; ARGS=--upgrade also takes newer indirect packages
ifdef APP
	@$(LOCK) $(ARGS) requirements/functions.in "$(APP)/requirements.in" --output-file "$(APP)/requirements.txt"
	@for own in "$(APP)"/*.in; do [ "$${own##*/}" = requirements.in ] || \
	  $(LOCK) $(ARGS) "$$own" --constraint "$(APP)/requirements.txt" --output-file "$${own%.in}.txt" || exit 1; done
else
	@$(LOCK) $(ARGS) requirements/functions.in --output-file requirements.txt
	@$(LOCK) $(ARGS) requirements/run.in --output-file requirements/run.txt
	@$(LOCK) $(ARGS) requirements/test.in --output-file requirements/test.txt
	@$(LOCK) $(ARGS) requirements/corpus.in --output-file requirements/corpus.txt
	@npm install --package-lock-only --silent --no-progress
endif

##@ Prove and measure it
.PHONY: simulate audit proof
simulate: .venv/.test ## run troubled worlds, each from a seed: SEEDS=1000 of them, beginning at FIRST=1; prints each broken promise
	@$(PY) -m tests.simulation --seeds $(or $(SEEDS),1000) --first $(or $(FIRST),1) $(ARGS)

audit: .venv/.test ## secrets, licences, cdk-nag and cfn-lint (which `make test` runs too), and PyPI's known vulnerabilities
	@$(PY) -m pytest -q tests/audit tests/infra/test_acknowledged.py
	@$(PY) -m tests.audit

proof: ready-to-test ## try every promise at full size, and write the figures to docs/reliability.md
	@$(PY) -m proof $(ARGS)

.PHONY: bench bench-readme bench-incident bench-fleet
bench: .venv/.test ## what things cost, as ratios measured in one run; results and plots in .local/bench
	@$(PY) -m bench $(ARGS)

bench-readme: .venv/.test ## the same, with its tables written to docs/benchmarks.md and README.md; on a machine that does nothing else
	-@LAZARET_RECORD=1 $(PY) -m bench
	@$(PY) -m bench.results

bench-incident: .venv/.test ## 890 healthy jobs and a batch of corrupt documents in one lane, under four workers
	@$(PY) -m bench.incident

bench-fleet: .venv/.test ## a published fleet's failures, answered by triage and by plain backoff
	@$(PY) -m bench.fleet
