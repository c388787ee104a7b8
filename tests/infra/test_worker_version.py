from pathlib import Path

import pytest

from infra.worker_version import worker_version
from tests.infra.synth import a_lane, small_repository

KYC = a_lane("kyc")


@pytest.fixture
def root(tmp_path: Path) -> Path:
    return small_repository(tmp_path)


@pytest.mark.parametrize(
    "edited",
    ["agents/kyc.py", "agents/data/list.csv", "lambdas/core/lane.py", "lambdas/handlers/worker.py", "requirements.txt"],
)
def test_editing_what_the_worker_runs_changes_its_version(root: Path, edited: str) -> None:
    before = worker_version(KYC, root)
    (root / edited).parent.mkdir(parents=True, exist_ok=True)
    (root / edited).write_text("# edited\n")
    assert worker_version(KYC, root) != before


@pytest.mark.parametrize(
    "edited",
    [
        "console/index.html",
        "lanes.toml",
        "lambdas/handlers/intake.py",
        "lambdas/api/app.py",
        "lambdas/core/redrive/plan.py",
        "agents/__pycache__/kyc.pyc",
        "agents/.swp",
    ],
)
def test_editing_anything_else_leaves_the_version(root: Path, edited: str) -> None:
    before = worker_version(KYC, root)
    (root / edited).parent.mkdir(parents=True, exist_ok=True)
    (root / edited).write_text("# edited\n")
    assert worker_version(KYC, root) == before


def test_a_lane_has_its_own_version_which_its_own_policy_changes(root: Path) -> None:
    assert worker_version(KYC, root) != worker_version(a_lane("backfill"), root)
    assert worker_version(KYC, root) != worker_version(a_lane("kyc", attempts=7), root)


def test_moving_code_from_one_file_to_the_next_changes_the_version(root: Path) -> None:
    (root / "agents/a.py").write_text("one\n")
    (root / "agents/b.py").write_text("two\n")
    before = worker_version(KYC, root)
    (root / "agents/a.py").write_text("one\ntwo\n")
    (root / "agents/b.py").write_text("")
    assert worker_version(KYC, root) != before
