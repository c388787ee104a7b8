"""The quick way of an edit: which edits may take it, and what it changes in a lane's stack."""

import json
from pathlib import Path
from typing import Any

import pytest

from local.loop.delivery import Made
from local.loop.swap import is_quick, swapped
from tests.support.synth import a_lane, small_repository

FOLDER = Path("/home/ana/acme-agents")


@pytest.mark.parametrize(
    ("edits", "quick"),
    [
        (["acme/agent.py"], True),
        (["acme/agent.py", "acme/tools/crm.py"], True),
        ([], False),
        (["lanes.toml"], False),
        (["acme/agent.py", "lanes.toml"], False),
        (["acme/prompt.md"], False),
        (["invoices.txt"], False),
        (["setup.py"], False),
        (["lambdas/core/agent/run.py"], False),
        (["lazaret/frameworks/tools.py"], False),
        (["../lazaret/lambdas/wiring.py"], False),
    ],
)
def test_only_python_of_the_applications_packages_takes_the_quick_way(edits: list[str], quick: bool) -> None:
    paths = [str((FOLDER / edit).resolve()) for edit in edits]
    assert is_quick(paths, FOLDER, [a_lane("kyc")]) is quick


def test_where_a_replay_policy_runs_in_other_functions_too_no_edit_is_quick() -> None:
    lane = a_lane("kyc")
    with_policy = a_lane("kyc", replay=type(lane.replay)(policy="acme.policy:may"))
    assert not is_quick([str(FOLDER / "acme" / "agent.py")], FOLDER, [lane, with_policy])


def stack_of(job_type: str) -> Made:
    worker = {
        "Type": "AWS::Lambda::Function",
        "Metadata": {"aws:asset:path": f"asset.{'a' * 64}.zip"},
        "Properties": {
            "Code": {"S3Bucket": "assets", "S3Key": f"{'a' * 64}.zip"},
            "Environment": {"Variables": {"JOB_TYPE": job_type, "WORKER_VERSION": "0123456789ab"}},
        },
    }
    version = {"Type": "AWS::SSM::Parameter", "Properties": {"Value": "0123456789ab"}}
    template: dict[str, Any] = {"Resources": {"Worker": worker, "Version": version}}
    return Made(name=f"Lazaret-{job_type}", template=template, place="assets/old.json", files=())


def test_the_changed_lane_has_another_zip_and_version_and_the_others_stay(tmp_path: Path) -> None:
    root = small_repository(tmp_path / "root", [a_lane("kyc"), a_lane("mail")])
    core = Made(name="Lazaret", template={"Resources": {}}, place="assets/core.json", files=())
    before = [core, stack_of("kyc"), stack_of("mail")]
    after = swapped(before, [a_lane("kyc")], root, "3.13", under=tmp_path)
    assert [each.name for each in after] == [each.name for each in before]
    assert after[0] is core
    assert after[2] is before[2]
    text = json.dumps(after[1].template)
    assert "a" * 64 not in text
    assert "0123456789ab" not in text
    (archive, key), (file, place) = after[1].files
    assert archive.suffix == ".zip"
    assert key.removeprefix("assets/") == after[1].template["Resources"]["Worker"]["Properties"]["Code"]["S3Key"]
    assert (place, json.loads(file.read_text())) == (after[1].place, after[1].template)
    assert place != before[1].place
