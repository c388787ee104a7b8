from collections.abc import Iterable
from pathlib import Path

import pytest
from aws_cdk import App, Stack
from aws_cdk import aws_lambda as lambda_
from aws_cdk.assertions import Template

from infra.closure import Sources
from infra.code import DOUBLES, FunctionCode, shipped
from infra.worker_version import worker_modules
from lambdas.core.config.lane import Lane
from lambdas.lanes import load_lanes
from tests.support.synth import ROOT, SMALL, a_lane, small_repository

NEVER_IN_THE_ZIP = (
    ".env",
    ".git/config",
    ".venv/lib/lambdas/x.py",
    "agents/.DS_Store",
    "agents/__pycache__/kyc.cpython-311.pyc",
    "app.py",
    "cdk.out/asset.1/lambdas/x.py",
    "infra/core/stack.py",
    "lambdas/core/__pycache__/lane.cpython-313.pyc",
    "lazaret/testing/ledger.py",
    "local/inside/sitecustomize.py",
    "lambdas/core/.mypy_cache/x.json",
    "node_modules/lambdas/index.js",
    "tests/lambdas/test_x.py",
)


@pytest.fixture
def cluttered(tmp_path: Path) -> Path:
    root = small_repository(tmp_path / "repository")
    for name in NEVER_IN_THE_ZIP:
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text("not for Lambda")
    return root


def zipped(root: Path, lanes: Iterable[Lane], out: Path) -> set[str]:
    stack = Stack(App(outdir=str(out)), "S")
    code = FunctionCode(stack, "Code", root=root, tops=shipped(lanes), layer=False)
    lambda_.Function(stack, "F", code=code.zip, handler="x.y", runtime=lambda_.Runtime.PYTHON_3_13)
    Template.from_stack(stack)
    (asset,) = out.glob("asset.*")
    return {path.relative_to(asset).as_posix() for path in asset.rglob("*") if path.is_file()}


def test_the_zip_holds_what_runs_and_nothing_else(cluttered: Path, tmp_path: Path) -> None:
    assert zipped(cluttered, [a_lane("kyc")], tmp_path / "out") == set(SMALL) - {"requirements.txt"}


@pytest.mark.parametrize("file", ["acme/kyc/agent.py", "acme/prompts/first.md", "acme.py"])
def test_the_zip_holds_the_folder_that_a_lane_has_its_agent_in(cluttered: Path, tmp_path: Path, file: str) -> None:
    (cluttered / file).parent.mkdir(parents=True, exist_ok=True)
    (cluttered / file).write_text("")
    elsewhere = a_lane("kyc", agent="acme.kyc.agent:review")
    assert file in zipped(cluttered, [elsewhere], tmp_path / "out")
    assert file not in zipped(cluttered, [a_lane("kyc")], tmp_path / "other")


@pytest.fixture(scope="module")
def real_zip(tmp_path_factory: pytest.TempPathFactory) -> set[str]:
    return zipped(ROOT, load_lanes(ROOT, simulated=True).values(), tmp_path_factory.mktemp("zip"))


HANDLERS = sorted(f"lambdas.handlers.{path.stem}" for path in (ROOT / "lambdas/handlers").glob("[!_]*.py"))


@pytest.mark.parametrize("handler", HANDLERS)
def test_the_zip_holds_all_that_a_function_imports(real_zip: set[str], handler: str) -> None:
    assert set(Sources(ROOT).closure([handler])) <= real_zip


def test_the_zip_holds_all_that_the_lanes_name(real_zip: set[str]) -> None:
    for lane in load_lanes(ROOT, simulated=True).values():
        assert set(Sources(ROOT).closure(worker_modules(lane))) <= real_zip


def test_the_zip_holds_no_test_double_and_no_tool(real_zip: set[str]) -> None:
    assert "lambdas/handlers/worker.py" in real_zip
    assert not [path for path in real_zip if path.startswith(DOUBLES)]
    assert {path.partition("/")[0] for path in real_zip} <= {"agents", "console", "lambdas", "lanes.toml", "lazaret"}
