"""The app as the CDK command line runs it: a process of its own, told by its environment."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from infra.bytecode import THIS_PYTHON
from infra.deployment import SynthRefused
from infra.stacks import read_inputs
from tests.support.synth import FLAGS, ROOT, small_repository

ENOUGH = {"account_concurrency": "1000"}  # or synth says that new accounts have 10


def run_app(root: Path, outdir: Path, *, lint: bool = False, **context: object) -> subprocess.CompletedProcess[str]:
    told = {**FLAGS, "aws:cdk:bundling-stacks": [], **context}
    environment = {
        **{name: value for name, value in os.environ.items() if not name.startswith(("AWS_", "JSII_"))},
        "CDK_CONTEXT_JSON": json.dumps(told),
        "CDK_OUTDIR": str(outdir),
        "PYTHONPATH": str(ROOT),
        "PYTHONHASHSEED": "random",
        "CDK_VALIDATION": str(lint).lower(),  # CDK's linter of templates: most of the time that a synth takes
    }
    command = [sys.executable, str(root / "app.py")]
    return subprocess.run(command, cwd=root, env=environment, capture_output=True, text=True, check=False)


@pytest.fixture
def shipped(tmp_path: Path) -> Path:
    """A copy, so that an editor that saves between two synths does not fail the test."""
    root = tmp_path / "shipped"
    for folder in ("agents", "lambdas", "lazaret"):
        shutil.copytree(ROOT / folder, root / folder)
    for name in ("app.py", "lanes.toml", "requirements.txt"):
        shutil.copy(ROOT / name, root)
    return root


def templates(outdir: Path) -> dict[str, str]:
    return {path.name: path.read_text() for path in outdir.glob("*.template.json")}


@pytest.mark.slow
def test_synth_twice_is_identical_and_silent(shipped: Path, tmp_path: Path) -> None:
    for outdir, lint in (("one", True), ("two", False)):
        ran = run_app(shipped, tmp_path / outdir, lint=lint, simulated="true", python=THIS_PYTHON, **ENOUGH)
        assert (ran.returncode, ran.stdout, ran.stderr) == (0, "", "")
    assert "Lazaret.template.json" in templates(tmp_path / "one")
    assert templates(tmp_path / "one") == templates(tmp_path / "two")


@pytest.mark.slow
def test_synth_says_what_a_deploy_would_surprise_with(shipped: Path, tmp_path: Path) -> None:
    ran = run_app(shipped, tmp_path / "out", python="3.12" if THIS_PYTHON != "3.12" else "3.13")
    assert ran.returncode == 0
    assert "they get no bytecode: a cold start takes about twice the CPU" in ran.stderr
    assert "a new AWS account runs 10 functions at once in all" in ran.stderr


def test_a_bad_lanes_file_prints_all_faults_and_no_traceback(tmp_path: Path) -> None:
    shutil.copy(ROOT / "app.py", small_repository(tmp_path))
    (tmp_path / "lanes.toml").write_text('[kyc]\nagent = "agents.kyc:review"\nattempts = 0\nbatch_sise = 2\n')
    ran = run_app(tmp_path, tmp_path / "out", name="NO")
    assert ran.returncode == 1
    assert "Traceback" not in ran.stderr
    for fault in ("context name is 'NO'", "kyc.attempts", "kyc.batch_sise"):
        assert fault in ran.stderr


def test_an_agent_that_is_not_there_and_a_concurrency_too_small_are_reported_together(tmp_path: Path) -> None:
    root = small_repository(tmp_path)
    (root / "lanes.toml").write_text('[kyc]\nagent = "agents.gone:review"\nmax_concurrency = 1000\n')
    with pytest.raises(SynthRefused) as refused:
        read_inputs(lambda key: "1000" if key == "account_concurrency" else None, root)
    assert len(refused.value.faults) == 2
    assert "agents/gone.py" in str(refused.value)
    assert "1083" in str(refused.value)


def test_job_types_that_would_share_an_output_are_refused(tmp_path: Path) -> None:
    root = small_repository(tmp_path)
    (root / "lanes.toml").write_text('[tier1]\nagent = "agents.kyc:review"\n[tier-1]\nagent = "agents.kyc:review"\n')
    with pytest.raises(SynthRefused, match="'tier1' and 'tier-1' would share the output Tier1QueueUrl"):
        read_inputs(lambda _key: None, root)
