from pathlib import Path

import pytest
from aws_cdk import App, Stack
from aws_cdk import aws_lambda as lambda_
from aws_cdk.assertions import Template

from infra.code import FunctionCode
from tests.infra.synth import SMALL, small_repository

NEVER_IN_THE_ZIP = (
    ".env",
    ".git/config",
    ".venv/lib/lambdas/x.py",
    "agents/.DS_Store",
    "agents/__pycache__/kyc.cpython-311.pyc",
    "app.py",
    "cdk.out/asset.1/lambdas/x.py",
    "infra/core_stack.py",
    "lambdas/core/__pycache__/lane.cpython-313.pyc",
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


def test_the_zip_holds_what_runs_and_nothing_else(cluttered: Path, tmp_path: Path) -> None:
    stack = Stack(App(outdir=str(tmp_path / "out")), "S")
    code = FunctionCode(stack, "Code", root=cluttered, layer=False)
    lambda_.Function(stack, "F", code=code.zip, handler="x.y", runtime=lambda_.Runtime.PYTHON_3_13)
    Template.from_stack(stack)
    (asset,) = (tmp_path / "out").glob("asset.*")
    zipped = {path.relative_to(asset).as_posix() for path in asset.rglob("*") if path.is_file()}
    assert zipped == set(SMALL) - {"requirements.txt"}
