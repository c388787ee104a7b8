"""Zips of functions: what is in them, and which of them an edit of this repository changes."""

import json
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

import pytest

from infra.bytecode import TAG, THIS_PYTHON
from infra.closure import Sources
from infra.code import Carried, Zips, of_every_lane, of_lane
from infra.console import console_files
from infra.deployment import Deployment
from lambdas.core.config.lane import AlarmLimits, Lane
from lambdas.core.config.lanes_file import lane_alone
from lambdas.lanes import LANE_FILE, load_lanes
from tests.support.synth import LANES, ROOT

SHARED = ("api", "notify", "redrive", "redrive_send", "sweep")
EVERY = load_lanes(ROOT, simulated=True)


def copied(root: Path) -> Path:
    for name in ("agents", "console", "lambdas", "lazaret"):
        shutil.copytree(ROOT / name, root / name, ignore=shutil.ignore_patterns("__pycache__"))
    for name in ("lanes.toml", "requirements.txt"):
        shutil.copy(ROOT / name, root)
    return root


def names(root: Path, lanes: Mapping[str, Lane] = EVERY) -> dict[str, str]:
    """The name of each function's zip, by function."""
    sources = Sources(root)
    zips = Zips(sources, python="3.13")
    every = of_every_lane(lanes.values(), Deployment(simulated=True), sources)
    own = {f"{lane.job_type}-intake": ("intake", of_lane(lane, agents=False)) for lane in lanes.values()}
    own |= {f"{lane.job_type}-worker": ("worker", of_lane(lane, agents=True)) for lane in lanes.values()}
    own |= {name: (name, Carried() if name == "notify" else every) for name in SHARED}
    own["api"] = ("api", replace(every, files={**every.files, **console_files(root)}))
    return {function: zips.of(handler, carried)[1] for function, (handler, carried) in own.items()}


@pytest.fixture(scope="module")
def root(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return copied(tmp_path_factory.mktemp("copy"))


@pytest.fixture(scope="module")
def before(root: Path) -> dict[str, str]:
    return names(root)


def changed(root: Path, before: Mapping[str, str], path: str, text: str) -> set[str]:
    """The functions that this edit deploys again; it is undone."""
    file = root / path
    was = file.read_bytes()
    try:
        file.write_text(was.decode() + text)
        return {name for name, now in names(root, load_lanes(root, simulated=True)).items() if now != before[name]}
    finally:
        file.write_bytes(was)


def test_editing_an_agent_deploys_its_lanes_worker_and_nothing_else(root: Path, before: dict[str, str]) -> None:
    """Lanes of your own may have the same agent."""
    of_kyc = {name for name, lane in EVERY.items() if lane.agent.startswith("agents.kyc:")}
    assert "kyc" in of_kyc
    assert changed(root, before, "agents/kyc.py", "\n# edited\n") == {f"{lane}-worker" for lane in of_kyc}


@pytest.mark.parametrize("path", ["console/app.js", "console/index.html"])
def test_editing_the_console_deploys_the_api_and_nothing_else(root: Path, before: dict[str, str], path: str) -> None:
    assert changed(root, before, path, "\n") == {"api"}


def test_editing_a_lanes_values_deploys_that_lane_and_who_knows_all_lanes(root: Path, before: dict[str, str]) -> None:
    knowing = {"api", "redrive", "redrive_send", "sweep"}
    lane = '\n[added]\nagent = "agents.kyc:review"\n'
    text = (root / "lanes.toml").read_text()
    try:
        (root / "lanes.toml").write_text(text.replace("max_concurrency = 50", "max_concurrency = 40"))
        now = names(root, load_lanes(root, simulated=True))
        assert {name for name in now if now[name] != before[name]} == {"kyc-intake", "kyc-worker", *knowing}
        (root / "lanes.toml").write_text(text + lane)
        now = names(root, load_lanes(root, simulated=True))
        assert {name for name in before if now[name] != before[name]} == knowing
    finally:
        (root / "lanes.toml").write_text(text)


def test_a_new_alarm_limit_deploys_no_function_of_the_lane() -> None:
    lane = EVERY["kyc"]
    louder = replace(lane, alarms=AlarmLimits(open_letters=7))
    assert of_lane(lane, agents=True) == of_lane(louder, agents=True)


@pytest.mark.parametrize("lane", [*LANES, *EVERY.values()], ids=lambda lane: lane.job_type)
def test_a_function_reads_its_lanes_values_as_the_file_has_them(lane: Lane, tmp_path: Path) -> None:
    (tmp_path / LANE_FILE).write_bytes(of_lane(lane, agents=True).files[LANE_FILE])
    assert load_lanes(tmp_path, simulated=True) == {lane.job_type: replace(lane, alarms=AlarmLimits())}
    assert lane_alone((tmp_path / LANE_FILE).read_text()).keys() == {lane.job_type}


def unzipped(root: Path, out: Path, handler: str, carried: Carried, python: str = THIS_PYTHON) -> Path:
    path, _ = Zips(Sources(root), python=python).of(handler, carried)
    with zipfile.ZipFile(path) as archive:
        archive.extractall(out)
    return out


LOADED = """
import json, sys
import lambdas.handlers.{handler}
from lambdas import wiring
{then}
here = [m for m in list(sys.modules.values()) if getattr(m, "__file__", None) and m.__file__.startswith({root!r})]
print(json.dumps({{m.__file__: m.__cached__ for m in here}}))
"""


@pytest.mark.parametrize("handler", ["worker", "intake", *SHARED])
def test_a_function_runs_on_what_is_in_its_zip_and_on_bytecode(root: Path, tmp_path: Path, handler: str) -> None:
    lane = EVERY["simulated"]
    every = of_every_lane(EVERY.values(), Deployment(simulated=True), Sources(root))
    carried = {"worker": of_lane(lane, agents=True), "intake": of_lane(lane, agents=False), "notify": Carried()}
    out = unzipped(root, tmp_path, handler, carried.get(handler, every))
    then = "" if handler == "notify" else "wiring.lanes()['simulated']"
    then += "\nwiring.agent_named('agents.simulated:perform')" if handler == "worker" else ""
    environment = {"AWS_DEFAULT_REGION": "us-east-1", "SIMULATED": "true", "JOB_TYPE": "simulated"}
    program = LOADED.format(handler=handler, then=then, root=str(out))
    ran = subprocess.run(
        [sys.executable, "-c", program], cwd=out, env=environment, capture_output=True, text=True, check=False
    )
    assert ran.returncode == 0, ran.stderr
    loaded: dict[str, str] = json.loads(ran.stdout)
    assert str(out / f"lambdas/handlers/{handler}.py") in loaded
    assert all(cached.endswith(f".{TAG}.pyc") and Path(cached).is_file() for cached in loaded.values())


GUEST = """
from pathlib import Path
from lambdas.guest.slots import Slots
slots = Slots(["agents.kyc:review"], root=Path.cwd(), environment={}, tell=print)
slots.ready()
print(slots.end(slots.make()))
slots.close()
"""


def test_a_worker_starts_its_guests_from_what_is_in_its_zip(root: Path, tmp_path: Path) -> None:
    """No import of the worker leads to the process that it starts for its agents."""
    out = unzipped(root, tmp_path, "worker", of_lane(EVERY["kyc"], agents=True))
    ran = subprocess.run([sys.executable, "-c", GUEST], cwd=out, env={}, capture_output=True, text=True, check=False)
    assert (ran.returncode, ran.stderr) == (0, "")


def test_bytecode_is_believed_without_a_look_at_the_source(root: Path, tmp_path: Path) -> None:
    """Lambda's files have no times that it could be compared with."""
    out = unzipped(root, tmp_path, "notify", Carried())
    (out / "lambdas/settings.py").write_text("raise SystemExit('compiled again')")
    program = "import lambdas.settings; print(lambdas.settings.ROOT)"
    ran = subprocess.run([sys.executable, "-c", program], cwd=out, capture_output=True, text=True, check=False)
    assert (ran.returncode, ran.stdout.strip()) == (0, str(out))


def test_a_synth_on_another_python_makes_no_bytecode_and_another_name(root: Path, tmp_path: Path) -> None:
    out = unzipped(root, tmp_path, "notify", Carried(), python="3.99")
    assert list(out.rglob("*.pyc")) == []
    own, other = (Zips(Sources(root), python=python).of("notify", Carried())[1] for python in (THIS_PYTHON, "3.99"))
    assert own != other


def test_no_zip_holds_a_test_double_a_tool_or_what_another_function_needs(root: Path, tmp_path: Path) -> None:
    out = unzipped(root, tmp_path, "worker", of_lane(EVERY["kyc"], agents=True), python="3.99")
    held = {path.relative_to(out).as_posix() for path in out.rglob("*") if path.is_file()}
    assert {path.partition("/")[0] for path in held} == {"agents", "lambdas", "lazaret", LANE_FILE}
    assert not [path for path in held if path.startswith(("lazaret/testing", "lambdas/api", "lambdas/house.py"))]
    assert {"agents/kyc.py", "agents/mrz.py"} <= held
    assert not {"agents/sanctions.py", "agents/backfill.py", "agents/simulated.py", "console/index.html"} & held


def test_a_zip_is_the_same_whenever_it_is_made(root: Path) -> None:
    zips = Zips(Sources(root), python=THIS_PYTHON)
    path, name = zips.of("notify", Carried())
    first = path.read_bytes()
    path.unlink()
    assert zips.of("notify", Carried()) == (path, name)
    assert path.read_bytes() == first


def test_what_lanes_have_in_common_is_compressed_once_and_each_zip_is_whole(
    root: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shutil.rmtree(root / ".build", ignore_errors=True)
    zips = Zips(Sources(root), python=THIS_PYTHON)
    written: list[None] = []
    write = zipfile.ZipFile.writestr
    monkeypatch.setattr(zipfile.ZipFile, "writestr", lambda self, entry, data: written.append(write(self, entry, data)))
    zips.of("worker", Carried(files={LANE_FILE: b"first"}))
    first = len(written)
    path, _ = zips.of("worker", Carried(modules=("agents.kyc",), files={LANE_FILE: b"second"}))
    assert 1 < len(written) - first < first / 10
    with zipfile.ZipFile(path) as archive:
        names = archive.namelist()
        assert archive.testzip() is None
        assert archive.read(LANE_FILE) == b"second"
        assert {"lambdas/handlers/worker.py", "agents/kyc.py"} <= set(names)
    assert len(names) == len(set(names))


def test_a_file_that_a_function_carries_stands_for_the_repositorys_own(root: Path) -> None:
    path, _ = Zips(Sources(root), python=THIS_PYTHON).of("notify", Carried(files={"lambdas/house.py": b"x = 1"}))
    with zipfile.ZipFile(path) as archive:
        assert archive.namelist().count("lambdas/house.py") == 1
        assert archive.read("lambdas/house.py") == b"x = 1"
