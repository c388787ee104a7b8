"""Each edit is made to a copy of this repository: the test asks what its real imports make of it."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from infra.closure import Sources
from infra.worker_version import worker_version
from lambdas.core.config.lane import Lane, ReplayPolicy
from lambdas.lanes import load_lanes
from tests.support.synth import ROOT, a_lane, small_repository

EXAMPLES = ("kyc", "sanctions", "backfill", "simulated")  # lanes of your own may stand beside them
LANES = {name: lane for name, lane in load_lanes(ROOT, simulated=True).items() if name in EXAMPLES}


def versions(root: Path) -> dict[str, str]:
    sources = Sources(root)
    return {job_type: worker_version(lane, sources) for job_type, lane in LANES.items()}


class Copy:
    """A copy of the repository, whose edits can be undone."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self._before = versions(root)
        self._edited: dict[Path, bytes | None] = {}

    def write(self, path: str, text: str) -> None:
        file = self.root / path
        self._edited.setdefault(file, file.read_bytes() if file.exists() else None)
        file.parent.mkdir(exist_ok=True)
        file.write_text(text)

    def edit(self, path: str) -> None:
        self.write(path, (self.root / path).read_text() + "\n# edited\n")

    def changed(self) -> set[str]:
        """The lanes that have another version than before any edit."""
        return {job_type for job_type, version in versions(self.root).items() if version != self._before[job_type]}

    def undo(self) -> None:
        for file, content in self._edited.items():
            file.unlink() if content is None else file.write_bytes(content)
        self._edited.clear()


@pytest.fixture(scope="module")
def copied(tmp_path_factory: pytest.TempPathFactory) -> Copy:
    root = tmp_path_factory.mktemp("copy")
    for name in ("agents", "console", "lambdas", "lazaret"):
        shutil.copytree(ROOT / name, root / name, ignore=shutil.ignore_patterns("__pycache__"))
    for name in ("lanes.toml", "requirements.txt"):
        shutil.copy(ROOT / name, root)
    return Copy(root)


@pytest.fixture
def copy(copied: Copy) -> Iterator[Copy]:
    yield copied
    copied.undo()


EVERY = set(LANES)


@pytest.mark.parametrize(
    ("path", "lanes"),
    [
        ("agents/kyc.py", {"kyc"}),
        ("agents/sanctions.py", {"sanctions"}),
        ("agents/sanctions_list.csv", {"sanctions"}),
        ("agents/backfill.py", {"backfill"}),
        ("agents/mrz.py", {"kyc"}),  # imported by the agent
        ("agents/simulated_world.py", {"simulated"}),
        ("agents/simulated.toml", {"simulated"}),
        ("agents/__init__.py", EVERY),  # runs before each of them
        ("lambdas/handlers/worker.py", EVERY),
        ("lambdas/wiring.py", EVERY),
        ("lambdas/adapters/dynamo/heads.py", EVERY),
        ("lambdas/core/worker/triage.py", EVERY),  # imported inside a function, by a job that fails
        ("lambdas/core/classify/clues_by_type.py", EVERY),
        ("lambdas/core/model/redact.py", EVERY),
        ("lambdas/guest/slot.py", EVERY),  # runs in the process that the worker starts
    ],
)
def test_an_edit_changes_the_version_of_the_lanes_whose_worker_imports_it(
    copy: Copy, path: str, lanes: set[str]
) -> None:
    copy.edit(path)
    assert copy.changed() == lanes


@pytest.mark.parametrize(
    "path",
    [
        "agents/samples.py",  # no lane's agent imports it
        "lambdas/adapters/dynamo/letters.py",
        "lambdas/adapters/dynamo/redrives.py",
        "lambdas/core/notify/deliver.py",
        "lambdas/core/notify/notice.py",
        "lambdas/core/ports/ledger.py",
        "lambdas/house.py",
        "lambdas/handlers/api.py",
        "lambdas/handlers/intake.py",
        "lambdas/handlers/notify.py",
        "lambdas/handlers/redrive.py",
        "lambdas/handlers/redrive_send.py",
        "lambdas/handlers/sweep.py",
        "lanes.toml",  # each lane's own values count, and a comment is none of them
    ],
)
def test_an_edit_of_what_no_worker_imports_leaves_every_version(copy: Copy, path: str) -> None:
    copy.edit(path)
    assert copy.changed() == set()


@pytest.mark.parametrize(
    "room",
    [
        "lazaret/frameworks",
        "console",
        "lambdas/api",
        "lambdas/core/intake",
        "lambdas/core/operate",
        "lambdas/core/redrive",
        "lambdas/core/sweep",
        "lazaret/testing",
    ],
)
def test_whatever_is_edited_in_a_room_that_no_worker_enters_leaves_every_version(copy: Copy, room: str) -> None:
    files = [path.relative_to(copy.root).as_posix() for path in (copy.root / room).rglob("*") if path.is_file()]
    assert files
    for path in files:
        copy.edit(path)
    assert copy.changed() == set()


def test_compiled_and_hidden_files_leave_every_version(copy: Copy) -> None:
    for name in ("agents/__pycache__/kyc.cpython-313.pyc", "agents/.kyc.py.swp"):
        copy.write(name, "not source")
    assert copy.changed() == set()


def test_a_new_pin_changes_every_version_and_a_comment_beside_the_pins_none(copy: Copy) -> None:
    pins = (copy.root / "requirements.txt").read_text()
    copy.write("requirements.txt", "# explained\n\n" + pins + "# at length\n")
    assert copy.changed() == set()
    copy.write("requirements.txt", pins + "httpx==0.28.1\n")
    assert copy.changed() == EVERY


@pytest.fixture
def small(tmp_path: Path) -> Path:
    return small_repository(tmp_path)


def test_a_lane_has_its_own_version_which_its_own_values_change(small: Path) -> None:
    sources = Sources(small)
    alike = [a_lane("kyc"), a_lane("backfill"), a_lane("kyc", attempts=7)]
    assert len({worker_version(lane, sources) for lane in alike}) == 3


@pytest.mark.parametrize(
    "lane",
    [a_lane("kyc", alternates=("acme.late:review",)), a_lane("kyc", replay=ReplayPolicy(policy="acme.late:may"))],
    ids=["alternate", "policy"],
)
def test_an_alternate_and_a_policy_count_like_the_agent_and_lie_where_the_lane_says(small: Path, lane: Lane) -> None:
    (small / "acme").mkdir()
    (small / "acme/late.py").write_text("def review(): ...\ndef may(): ...\n")
    before = worker_version(lane, Sources(small)), worker_version(a_lane("kyc"), Sources(small))
    (small / "acme/late.py").write_text("def review(): ...\ndef may(): return\n")
    assert worker_version(lane, Sources(small)) != before[0]
    assert worker_version(a_lane("kyc"), Sources(small)) == before[1]


def test_moving_code_from_one_file_to_the_next_changes_the_version(small: Path) -> None:
    (small / "agents/kyc.py").write_text("import agents.kyd\n")
    (small / "agents/kyd.py").write_text("two\n")
    before = worker_version(a_lane("kyc"), Sources(small))
    (small / "agents/kyc.py").write_text("import agents.kyd\ntwo\n")
    (small / "agents/kyd.py").write_text("")
    assert worker_version(a_lane("kyc"), Sources(small)) != before
