# Lazaret. `make help` lists what there is; `make demo` and `make test` set up all they need.
SHELL := /bin/bash
PY := .venv/bin/python
.DEFAULT_GOAL := help
.PHONY: help
help: ## what there is to run
	@awk -F ':.*## ' '/^[a-z-]+:.*## / {printf "  make %-15s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

.venv/.ready: requirements.txt requirements-dev.txt
	@echo "setting up the Python environment (once)"
	@python3 -c 'import sys; sys.exit(0 if sys.version_info >= (3, 11) else "Lazaret needs Python 3.11 or later, this is " + sys.version.split()[0])'
	@python3 -m venv .venv
	@$(PY) -m pip install --quiet --disable-pip-version-check -r requirements-dev.txt
	@touch $@

node_modules/.ready: package.json package-lock.json
	@echo "setting up the CDK command line (once)"
	@npm ci --silent --no-progress
	@touch $@

.PHONY: up down
up: .venv/.ready node_modules/.ready ## start the embedded stack with the application on it (Ctrl-C stops it)
	@exec $(PY) -m local up

down: .venv/.ready ## stop the embedded stack that `make up` started
	@$(PY) -m local down

.PHONY: demo
demo: .venv/.ready node_modules/.ready ## a short story on the embedded stack: 200 healthy jobs, and nine that are not
	@exec $(PY) -m local.demo

.PHONY: synth deploy
synth: .venv/.ready node_modules/.ready ## check lanes.toml and write the CloudFormation templates to cdk.out
	@node_modules/.bin/cdk synth --quiet --no-notices $(CDK_ARGS)

deploy: .venv/.ready node_modules/.ready ## deploy to the REAL AWS account of your credentials; CDK_ARGS="-c name=…" for options
	@node_modules/.bin/cdk deploy --all --no-notices $(CDK_ARGS)

.PHONY: test check bench bench-readme bench-incident bench-fleet
test: .venv/.ready node_modules/.ready ## every test, the embedded stack included
	@$(PY) -m pytest -n 2 --dist loadfile --no-loadscope-reorder -q $(ARGS)

check: .venv/.ready ## style, architecture and types
	@.venv/bin/ruff format --check --quiet . || { echo "run .venv/bin/ruff format ."; exit 1; }
	@.venv/bin/ruff check --quiet .
	@.venv/bin/mypy
	@echo "check: all good"

.PHONY: simulate
simulate: .venv/.ready ## troubled worlds, each from a seed: SEEDS=1000 of them from FIRST=1 on; a broken promise is printed
	@$(PY) -m tests.simulation --seeds $(or $(SEEDS),1000) --first $(or $(FIRST),1) $(ARGS)

.PHONY: audit
audit: .venv/.ready ## secrets, licences, cdk-nag and cfn-lint (which `make test` runs too), and PyPI's known vulnerabilities
	@$(PY) -m pytest -q tests/audit tests/infra/test_acknowledged.py
	@$(PY) -m tests.audit

.PHONY: proof
proof: .venv/.ready node_modules/.ready ## every proof of the promises at its full size, and its figures into docs/reliability.md
	@$(PY) -m proof $(ARGS)

bench: .venv/.ready ## what things cost, as ratios measured in one run
	@$(PY) -m bench $(ARGS)

bench-readme: .venv/.ready ## the same, and its table into the README; the machine should have nothing else to do
	-@$(PY) -m bench
	@$(PY) -m bench.results

bench-incident: .venv/.ready ## 890 healthy jobs and a batch of corrupt documents in one lane, under four workers
	@$(PY) -m bench.incident

bench-fleet: .venv/.ready ## a published fleet's failures, answered by triage and by plain backoff
	@$(PY) -m bench.fleet
