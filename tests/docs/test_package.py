"""`pip install` of this repository, as a team does it: light, typed, and with a test kit that works."""

import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from tests.support.markdown import ROOT

pytestmark = pytest.mark.slow

SHOWN = ["README.md", "pyproject.toml", "LICENSE", "lazaret", "lambdas", "agents"]
TEST = """
from lazaret import Job, Run, testing


def pay(job: Job, run: Run) -> dict[str, str]:
    return {"charge": run.effect("card.charged", key="k", do=lambda: "ch_1", verify=lambda: "ch_1")}


def test_it_is_paid_once(lazaret) -> None:
    assert lazaret.rehearse("pay", {}).result == {"charge": "ch_1"}
    assert lazaret.crash_everywhere("pay", {}).safe
    assert testing.rehearse(pay, {}, crash="settle").attempts == 2
"""


def ran(*command: str | Path, cwd: Path) -> str:
    """In the folder alone: nothing of this repository is on its path."""
    environment = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "LAZARET_APP")}
    done = subprocess.run(command, cwd=cwd, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Built from a copy, because a build writes into its folder."""
    source, made = tmp_path_factory.mktemp("source"), tmp_path_factory.mktemp("wheel")
    for name in SHOWN:
        copy = shutil.copytree if (ROOT / name).is_dir() else shutil.copy
        copy(ROOT / name, source / name)
    ran(sys.executable, "-m", "pip", "wheel", "--no-deps", "--wheel-dir", made, source, cwd=made)
    (found,) = made.glob("lazaret-*.whl")
    return found


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The Python of an environment that has the wheel and nothing else, without pip's own."""
    home = tmp_path_factory.mktemp("env")
    ran(sys.executable, "-m", "venv", home, cwd=home)
    ran(home / "bin/python", "-m", "pip", "install", "--no-index", wheel, cwd=home)
    return home / "bin/python"


def test_it_holds_what_an_agent_and_its_tests_need_and_no_more(wheel: Path) -> None:
    tops = {name.split("/")[0] for name in zipfile.ZipFile(wheel).namelist()}
    assert {top for top in tops if not top.endswith(".dist-info")} == {"lambdas", "lazaret"}
    names = set(zipfile.ZipFile(wheel).namelist())
    assert {"lazaret/py.typed", "lazaret/testing/plugin.py", "lazaret/frameworks/langchain.py"} <= names
    assert not [name for name in names if name.startswith(("lambdas/api", "lambdas/handlers"))]


def test_an_agent_needs_nothing_else(installed: Path, tmp_path: Path) -> None:
    code = "import lazaret, sys; print(lazaret.Job.__name__, [m for m in sys.modules if m.startswith(('boto', 'aws'))])"
    assert ran(installed, "-c", code, cwd=tmp_path).split() == ["Job", "[]"]


def test_the_kit_and_the_fixture_work_with_the_extra(wheel: Path, installed: Path, tmp_path: Path) -> None:
    ran(installed, "-m", "pip", "install", f"{wheel}[testing]", cwd=tmp_path)
    assert "boto" not in ran(installed, "-m", "pip", "list", cwd=tmp_path)
    (tmp_path / "test_pay.py").write_text(TEST)
    (tmp_path / "lanes.toml").write_text('[pay]\nagent = "test_pay:pay"\n')
    assert "1 passed" in ran(installed, "-m", "pytest", "-q", "--rootdir", tmp_path, tmp_path, cwd=tmp_path)
