"""What a worker loads before its first job: little more than its libraries, and nothing that only some agents need."""

import json
from pathlib import Path

import pytest

from bench import cold_start

# What boto3 and Powertools are made of; in Lambda the runtime and the layer have it.
EXPECTED = {"aws_lambda_powertools", "boto3", "botocore", "certifi", "dateutil", "jmespath", "s3transfer", "six"}
EXPECTED |= {"typing_extensions", "urllib3"}
LOADED = """
import json, sys
print(json.dumps({name: getattr(module, "__file__", None) or "" for name, module in list(sys.modules.items())}))
"""
FAILS = "from lambdas.core.model.failure import classify\nclassify(KeyError('x'))"


@pytest.mark.slow
@pytest.mark.parametrize("handler", ["worker", "api"])
def test_importing_the_built_function_costs_at_most_a_quarter_more_than_importing_its_libraries(handler: str) -> None:
    """Of the API, with what its first request imports besides."""
    libraries, added, _, _ = cold_start.fastest(rounds=9, handler=handler)
    assert (libraries + added) / libraries <= cold_start.GOAL


def test_the_api_keeps_what_it_imports_out_of_the_collectors_sight_and_collects_again_afterwards() -> None:
    program = "import gc; import lambdas.handlers.api; print(gc.isenabled(), gc.get_freeze_count() > 10_000)"
    with cold_start.environment("api") as env:
        assert cold_start.run(program, env).split() == ["True", "True"]


@pytest.mark.parametrize("then", ["", FAILS], ids=["healthy", "after a failure"])
def test_the_worker_loads_no_package_but_its_own_libraries_and_no_agent(then: str) -> None:
    """With a lane whose agent needs nothing, as the function starts."""
    with cold_start.environment() as env:
        lane = {"JOB_TYPE": "simulated", "SIMULATED": "true"}
        answer = cold_start.run(f"import lambdas.handlers.worker\n{then}\n{LOADED}", {**env, **lane})
    files: dict[str, str] = json.loads(answer)
    packaged = {name.partition(".")[0] for name, file in files.items() if "site-packages" in Path(file).parts}
    assert {name for name in packaged if not name.startswith("_")} - EXPECTED == set()
    assert "lambdas.handlers.worker" in files
    assert "agents.simulated" not in files, "the guests' process imports it, not the worker's"


def test_a_healthy_start_does_not_load_what_only_failures_need() -> None:
    with cold_start.environment() as env:
        files: dict[str, str] = json.loads(cold_start.run(f"import lambdas.handlers.worker\n{LOADED}", env))
    for late in (
        "lambdas.core.classify",
        "lambdas.core.worker.triage",
        "lambdas.core.intake.intake",
        "lambdas.core.sweep.sweep",
    ):
        assert late not in files
