"""`ops new`: the application that it writes runs as it is, in a folder outside this repository."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from infra.app_folder import rooted
from infra.closure import Sources
from infra.deployment import SynthRefused
from lambdas.lanes import load_lanes, missing_agents
from ops.__main__ import main
from ops.new.command import PACKAGES
from tests.support.markdown import ROOT

FRAMEWORKS = ["", *(pytest.param(name, marks=pytest.mark.slow) for name in PACKAGES)]


def root_of(folder: Path) -> Path:
    return rooted(ROOT, str(folder), under=folder.parent / "roots")


def new(folder: Path, framework: str = "") -> Path:
    assert main(["new", str(folder), *(["--framework", framework] if framework else [])]) == 0
    return folder


def said_of(folder: Path) -> str:
    """What pytest says of an application's own tests."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "LAZARET_APP": str(folder)}
    command = [sys.executable, "-m", "pytest", "-q", "-p", "lazaret.testing.plugin", "-p", "no:cacheprovider"]
    ran = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)
    return ran.stdout + ran.stderr


@pytest.mark.parametrize("framework", FRAMEWORKS)
def test_the_tests_of_a_new_application_pass(tmp_path: Path, framework: str) -> None:
    assert "3 passed" in said_of(new(tmp_path / "acme-agents", framework))


def test_an_agent_that_reads_its_secret_when_it_is_imported_can_be_tested(tmp_path: Path) -> None:
    """As in AWS, where its worker has it by then. Afterwards each rehearsal has its own lane's, and no more."""
    folder = new(tmp_path / "acme-agents")
    lanes = folder / "lanes.toml"
    keys = 'secrets = { PAYMENTS_KEY = "ssm:/acme/key" }\nenvironment = { BANK = "here" }\n'
    lanes.write_text(
        f'{lanes.read_text()}{keys}[other]\nagent = "acme_agents.agent:support"\nenvironment = {{ BANK = "b" }}\n'
    )
    payments = folder / "acme_agents/payments.py"
    read = 'import os\n\nKEY, BANK = os.environ["PAYMENTS_KEY"], os.environ["BANK"]\n'
    payments.write_text(payments.read_text() + read)
    seen = (
        'import os\nfrom acme_agents import payments\n\ndef test_it():\n    assert "PAYMENTS_KEY" not in os.environ\n'
    )
    (folder / "tests/test_seen.py").write_text(
        seen + '    assert (payments.KEY, payments.BANK) == ("stand-in-for-PAYMENTS_KEY", "here")\n'
    )
    (folder / "tests/conftest.py").write_text("import acme_agents.payments\n")
    assert "4 passed" in said_of(folder)


@pytest.mark.parametrize("framework", ["", *PACKAGES])
def test_what_is_deployed_has_the_applications_lanes_and_its_agent(tmp_path: Path, framework: str) -> None:
    root = root_of(new(tmp_path / "acme-agents", framework))
    lanes = load_lanes(root, simulated=True)
    assert list(lanes) == ["refunds", "simulated"]
    assert missing_agents(lanes, root) == []
    files = Sources(root).closure(["lambdas.handlers.worker", "acme_agents.agent"])
    assert {"acme_agents/agent.py", "acme_agents/payments.py", "lambdas/wiring.py"} <= set(files)
    assert (root / "requirements.txt").read_bytes() == (ROOT / "requirements.txt").read_bytes()


@pytest.mark.parametrize("framework", PACKAGES)
def test_a_framework_is_pinned_as_the_adapters_are_tested_with_it(tmp_path: Path, framework: str) -> None:
    asked = (new(tmp_path / "acme", framework) / "requirements.in").read_text().splitlines()
    pins = (ROOT / "requirements/test.in").read_text().splitlines()
    assert len([line for line in asked if line in pins and "==" in line]) == len(PACKAGES[framework])


def test_an_edit_of_the_application_is_in_the_next_root_and_what_went_is_gone(tmp_path: Path) -> None:
    folder = new(tmp_path / "acme")
    (folder / "acme" / "prompts.md").write_text("be kind")
    assert (root_of(folder) / "acme/prompts.md").is_file()
    (folder / "acme" / "prompts.md").unlink()
    root = root_of(folder)
    assert not (root / "acme/prompts.md").exists()
    assert not (root / "tests").exists(), "tests are not deployed"


def test_this_repository_is_an_application_too() -> None:
    assert rooted(ROOT, "") == rooted(ROOT, str(ROOT)) == ROOT


def test_a_folder_that_is_no_application_is_refused_with_what_to_do(tmp_path: Path) -> None:
    with pytest.raises(SynthRefused, match=r"there is no lanes\.toml"):
        root_of(tmp_path)
    folder = new(tmp_path / "acme")
    (folder / "lambdas").mkdir()
    (folder / "requirements.txt").write_text("langgraph==1.2.20\n")
    with pytest.raises(SynthRefused) as refused:
        root_of(folder)
    assert [fault for fault in refused.value.faults if "a package of Lazaret has this name" in fault]
    assert [fault for fault in refused.value.faults if "lacks aws-lambda-powertools, pydantic" in fault]


def test_nothing_is_written_over(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "mine").write_text("keep me")
    assert main(["new", str(tmp_path)]) == 1
    assert "is not empty" in capsys.readouterr().err
    assert [path.name for path in tmp_path.iterdir()] == ["mine"]


@pytest.mark.parametrize("name", ["7up", "our agents"])
def test_a_folder_that_neither_python_nor_make_can_name_is_refused(tmp_path: Path, name: str) -> None:
    assert main(["new", str(tmp_path / name)]) == 2
    assert not (tmp_path / name).exists()


@pytest.mark.parametrize("name", ["strands", "pydantic-ai", "agents", "lambdas", "json", "class", "boto3"])
def test_a_package_hides_no_module_that_is_named_like_its_folder(tmp_path: Path, name: str) -> None:
    package = f"{name.replace('-', '_')}_app"
    lanes = load_lanes(root_of(new(tmp_path / name)), simulated=False)
    assert (lanes["refunds"].agent, (tmp_path / name / package).is_dir()) == (f"{package}.agent:support", True)


@pytest.mark.slow
@pytest.mark.parametrize("framework", PACKAGES)
def test_an_application_may_lie_in_a_folder_named_like_its_framework(tmp_path: Path, framework: str) -> None:
    assert "3 passed" in said_of(new(tmp_path / framework, framework))


def made(*words: str) -> str:
    """What make would run, or prints, whether or not make runs these tests."""
    outside = {name: value for name, value in os.environ.items() if name not in ("MAKEFLAGS", "MFLAGS", "MAKELEVEL")}
    return subprocess.run(["make", *words], cwd=ROOT, env=outside, capture_output=True, text=True, check=True).stdout


def test_make_hands_the_application_on(tmp_path: Path) -> None:
    app = f"APP={tmp_path}"
    assert made("--eval", "told: ; @echo $$LAZARET_APP", "told", app).strip() == str(tmp_path)
    assert f'cd "{tmp_path}"' in made("--dry-run", "test", app)
    assert f'--output-file "{tmp_path}/requirements.txt"' in made("--dry-run", "lock", app)
    assert "cd " not in made("--dry-run", "test").replace("cdk", "")


def test_ops_knows_the_lanes_of_the_application(tmp_path: Path) -> None:
    from ops.desk import _lanes  # noqa: PLC0415 - beside boto3

    folder = new(tmp_path / "acme")
    assert list(_lanes({"LAZARET_APP": str(folder)})) == ["refunds", "simulated"]
    assert "kyc" in _lanes({})
