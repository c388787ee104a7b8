"""A lane's own packages: locked, built beside those of every function, by content, and weighed at synth."""

import zipfile
from collections.abc import Sequence
from pathlib import Path

import pytest
from aws_cdk import App, Stack

from infra.closure import Sources
from infra.lane import requirements
from infra.lane.requirements import oversize, own_requirements, packages_here, requirement_faults
from infra.layer import PythonLayer, asset_name
from infra.packages import missing_packages
from infra.worker_version import worker_version
from lambdas.core.config.lane import Lane
from lambdas.core.config.lanes_file import LanesInvalid, lanes_from
from local.packages import folders

HASH = "--hash=sha256:" + "0" * 64
SHARED = f"pydantic==2.12.5 \\\n    {HASH}\n    # via -r functions.in\n"
OWN = f"pydantic==2.12.5 \\\n    {HASH}\npandas==2.2.3 ; python_full_version < '3.14' \\\n    {HASH} \\\n    {HASH}\n"


def a_lane(**keys: object) -> Lane:
    return lanes_from({"invoices": {"agent": "app.start:run", "requirements": "invoices.txt", **keys}})["invoices"]


@pytest.fixture
def root(tmp_path: Path) -> Path:
    (tmp_path / "requirements.txt").write_text(SHARED)
    (tmp_path / "invoices.txt").write_text(OWN)
    (tmp_path / "app").mkdir()
    (tmp_path / "app" / "start.py").write_text("import pandas\n\ndef run(job, run):\n    return 1\n")
    for package in ("lambdas", "lambdas/handlers"):
        (tmp_path / package).mkdir()
    (tmp_path / "lambdas" / "handlers" / "worker.py").write_text("")
    return tmp_path


class Pip:
    """Installs a package of so many bytes."""

    def __init__(self, size: int = 10) -> None:
        self.commands: list[Sequence[str]] = []
        self._size = size

    def __call__(self, command: Sequence[str]) -> object:
        self.commands.append(command)
        folder = Path(command[command.index("--target") + 1], "pandas")
        folder.mkdir(parents=True)
        with (folder / "core.py").open("wb") as file:
            file.truncate(self._size)
        return None


def test_what_every_function_has_is_left_out_of_the_lanes_own(root: Path) -> None:
    own = own_requirements(root, a_lane())
    assert own is not None
    assert [line.split("==")[0] for line in own.read_text().splitlines()] == ["pandas"]
    assert own.read_text().count("--hash=") == 2
    (root / "invoices.txt").write_text(SHARED)
    assert own_requirements(root, a_lane()) is None


@pytest.mark.parametrize(
    ("text", "says"),
    [
        (None, "there is no such file beside lanes.toml"),
        ("pandas==2.2.3\n", "pandas==2.2.3 is not locked with a hash"),
        (f"pandas>=2 {HASH}\n", "is not locked with a hash"),
        (f"pydantic==2.0.0 {HASH}\n", "it pins pydantic 2.0.0, and requirements.txt 2.12.5"),
        (f"Pydantic==2.0.0 {HASH}\n", "it pins pydantic 2.0.0"),
    ],
)
def test_a_lock_that_cannot_be_used_is_a_fault_at_synth(root: Path, text: str | None, says: str) -> None:
    (root / "invoices.txt").unlink() if text is None else (root / "invoices.txt").write_text(text)
    (fault,) = requirement_faults([a_lane()], root)
    assert fault.startswith("invoices.requirements = 'invoices.txt': ")
    assert says in fault


def test_a_lock_that_agrees_is_none(root: Path) -> None:
    assert requirement_faults([a_lane(), lanes_from({"kyc": {"agent": "app.start:run"}})["kyc"]], root) == []


@pytest.mark.parametrize("given", ["../invoices.txt", "/etc/invoices.txt", "requirements.txt", "invoices.in", 3])
def test_only_a_lock_beside_the_lanes_is_taken(given: object) -> None:
    with pytest.raises(LanesInvalid, match=r"invoices\.requirements"):
        a_lane(requirements=given)


def test_with_packages_of_its_own_a_lane_names_one_layer_less() -> None:
    arns = [f"arn:aws:lambda:eu-central-1:111122223333:layer:mine{number}:1" for number in range(1, 5)]
    assert a_lane(layers=arns[:3]).layers == tuple(arns[:3])
    with pytest.raises(LanesInvalid, match="at most 3 beside requirements"):
        a_lane(layers=arns)


def test_the_lanes_own_packages_are_in_its_version_and_in_no_others(root: Path) -> None:
    other = lanes_from({"kyc": {"agent": "app.start:run"}})["kyc"]
    before = worker_version(a_lane(), Sources(root)), worker_version(other, Sources(root))
    (root / "invoices.txt").write_text(OWN.replace("2.2.3", "2.3.0"))
    assert worker_version(a_lane(), Sources(root)) != before[0]
    assert worker_version(other, Sources(root)) == before[1]


def test_the_layer_is_built_of_the_lock_alone_and_named_by_it(root: Path) -> None:
    own = own_requirements(root, a_lane())
    assert own is not None
    stack = Stack(App(analytics_reporting=False, context={"aws:cdk:bundling-stacks": []}), "Made")
    layer = PythonLayer(stack, "OwnLayer", root=root, own=own)
    pip = Pip()
    built = layer.built(run=pip)
    (command,) = pip.commands
    assert {"--no-deps", "--require-hashes"} <= set(command)
    assert command[command.index("--requirement") + 1] == str(own)
    assert (built / "python" / "pandas" / "core.py").is_file()
    assert built.name == asset_name(own, "3.13")[:16]


def test_an_import_that_only_the_lanes_own_lock_brings_is_fine_there_and_missing_elsewhere(root: Path) -> None:
    other = lanes_from({"kyc": {"agent": "app.start:run"}})["kyc"]
    assert missing_packages([a_lane()], Sources(root)) == []
    (fault,) = missing_packages([a_lane(), other], Sources(root))
    assert fault.startswith("app/start.py imports pandas, which no requirement brings")
    (root / "app" / "start.py").write_text("import numpy\n\ndef run(job, run):\n    return 1\n")
    (fault,) = missing_packages([a_lane()], Sources(root))
    assert "your folder's invoices.in" in fault


def test_a_worker_that_lambda_would_not_take_is_told_with_what_is_largest(tmp_path: Path) -> None:
    archive = tmp_path / "worker.zip"
    with zipfile.ZipFile(archive, "w") as held:
        held.writestr("lane.json", b"x" * 1024 * 1024)
    layers = []
    for number, sizes in enumerate(({"boto": 20, "pydantic": 9}, {"torch": 170, "pandas": 60})):
        layers.append(tmp_path / f"layer{number}")
        for name, size in sizes.items():
            (layers[-1] / "python" / name).mkdir(parents=True)
            with (layers[-1] / "python" / name / "all.so").open("wb") as file:
                file.truncate(size * 1024 * 1024)
    told = oversize("invoices", archive, layers)
    assert told.startswith(
        "invoices: its worker has 260 MB unzipped, Lambda takes 250 MB. Largest: torch 170 MB, pandas"
    )
    assert oversize("invoices", archive, layers[:1]) == ""


def test_here_they_are_installed_once_and_by_what_is_locked(root: Path) -> None:
    pip = Pip()
    first = packages_here(root, a_lane(), pip)
    assert first is not None
    assert packages_here(root, a_lane(), pip) == first
    assert len(pip.commands) == 1
    assert (first / "pandas" / "core.py").is_file()
    (root / "invoices.txt").write_text(OWN.replace("2.2.3", "2.3.0"))
    assert packages_here(root, a_lane(), pip) != first


def test_an_applications_tests_find_them(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (root / "lanes.toml").write_text('[invoices]\nagent = "app.start:run"\nrequirements = "invoices.txt"\n')
    pip = Pip()
    monkeypatch.setattr(requirements, "_pip", pip)
    monkeypatch.setattr(packages_here, "__defaults__", (pip,))
    (found,) = folders(root, str(root))
    assert (Path(found) / "pandas" / "core.py").is_file()
    (root / "lanes.toml").write_text('[invoices]\nagent = "app.start:run"\n')
    assert folders(root, str(root)) == []
