"""What the loop watches, what it tries before it deploys, and what it reads of an assembly. No stack is started."""

import json
import os
from pathlib import Path
from typing import Any

import pytest

from infra.closure import Sources
from lambdas.core.config.lane import Lane
from lambdas.core.model.value import replace
from local.loop import delivery, files
from local.loop.__main__ import Loop
from local.loop.trial import Trial, imports_of
from local.stack import Stack
from tests.support.synth import small_repository


def test_an_edit_is_a_file_that_is_new_gone_or_written_again(tmp_path: Path) -> None:
    for name in ("kept.py", "edited.py", "gone.py"):
        (tmp_path / name).write_text("x = 1\n")
    before = files.seen([tmp_path])
    (tmp_path / "gone.py").unlink()
    (tmp_path / "new.py").touch()
    os.utime(tmp_path / "edited.py", ns=(1, 1))
    edited = files.edited(before, files.seen([tmp_path]))
    assert [Path(path).name for path in edited] == ["edited.py", "gone.py", "new.py"]


def test_what_is_not_deployed_is_not_watched(tmp_path: Path) -> None:
    for name in (
        "tests/test_agent.py",
        ".venv/lib.py",
        "acme/__pycache__/agent.pyc",
        "acme/agent.py",
        "acme/.agent.swp",
    ):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).touch()
    assert list(files.seen([tmp_path])) == [str(tmp_path / "acme" / "agent.py")]


def test_this_repository_is_watched_under_another_application_and_once_if_it_is_its_own(tmp_path: Path) -> None:
    ours = files.watched(tmp_path, "")
    assert tmp_path / "lambdas" in ours
    assert tmp_path / "infra" not in ours, "it is loaded once: an edit of it needs a restart"
    assert files.watched(tmp_path, str(tmp_path)) == ours
    assert files.watched(tmp_path, str(tmp_path / "acme")) == [tmp_path / "acme", *ours]


def a_lane(name: str) -> Lane:
    return Lane(job_type=name, agent=f"acme_{name}:run")


def test_only_lanes_whose_agents_cannot_be_imported_have_a_fault_which_names_the_file_that_is_edited(
    tmp_path: Path,
) -> None:
    (tmp_path / "acme_good.py").write_text("def run(job, run): ...\n")
    (tmp_path / "acme_bad.py").write_text("import nothing_there\n\ndef run(job, run): ...\n")
    (tmp_path / "acme_odd.py").write_text("raise SystemExit(3)\n")
    lanes = [a_lane(name) for name in ("good", "bad", "odd")]
    faults = Trial(lanes, tmp_path, folder=Path("/where/i/edit")).faults()
    assert list(faults) == ["bad", "odd"]
    *_, error, do = faults["bad"].splitlines()
    assert error == "ModuleNotFoundError: No module named 'nothing_there'"
    assert do.startswith("if it is a package: add it to requirements.in, run make lock")
    assert 'File "/where/i/edit/acme_bad.py", line 1' in faults["bad"]
    assert "importlib" not in faults["bad"], "how we imported it is not theirs to read"
    assert faults["odd"] == "Python ended with code 3"


def test_a_lane_is_tried_with_its_variables_and_with_what_stands_in_for_its_secrets(tmp_path: Path) -> None:
    wanted = "import os\n\nREGION, KEY = os.environ['ACME_REGION'], os.environ['ACME_KEY']\n\ndef run(job, run): ...\n"
    (tmp_path / "acme_good.py").write_text(wanted)
    lane = replace(a_lane("good"), environment={"ACME_REGION": "eu"}, secrets={"ACME_KEY": "ssm:/acme/key"})
    assert Trial([lane], tmp_path, folder=tmp_path).faults() == {}
    assert "ACME_REGION" in Trial([a_lane("good")], tmp_path, folder=tmp_path).faults()["good"]


def test_an_edit_that_leaves_the_imports_as_they_are_needs_no_new_trial(tmp_path: Path) -> None:
    lane = replace(a_lane("good"), agent="agents.kyc:review", secrets={"ACME_KEY": "ssm:/acme/key"})
    small_repository(tmp_path)
    known = imports_of(lane, Sources(tmp_path))
    for same in ({"attempts": 7}, {"job_type": "another"}, {"secrets": {"ACME_KEY": "ssm:/acme/other"}}):
        assert imports_of(replace(lane, **same), Sources(tmp_path)) == known, same
    others: tuple[dict[str, Any], ...] = ({"agent": "agents.kyc:another"}, {"environment": {"A": "b"}}, {"secrets": {}})
    for other in others:
        assert imports_of(replace(lane, **other), Sources(tmp_path)) != known, other
    with (tmp_path / "agents/kyc.py").open("a") as agent:
        agent.write("import nothing_there\n")
    assert imports_of(lane, Sources(tmp_path)) != known


def assembly(folder: Path, stacks: dict[str, list[str]]) -> Path:
    """As the CDK writes one, of stacks with their dependencies."""
    artifacts: dict[str, Any] = {}
    for name, needs in stacks.items():
        at = f"s3://assets-${{AWS::AccountId}}-${{AWS::Region}}/{name}.json"
        told = {"templateFile": f"{name}.template.json", "stackTemplateAssetObjectUrl": at}
        artifacts[name] = {"type": delivery.STACK, "dependencies": [*needs, f"{name}.assets"], "properties": told}
        variables = {"JOB_TYPE": name, "WORKER_VERSION": f"v-{name}"}
        function = {"Type": "AWS::Lambda::Function", "Properties": {"Environment": {"Variables": variables}}}
        (folder / f"{name}.template.json").write_text(json.dumps({"Resources": {"Worker": function}}))
        place = {"bucketName": "assets-${AWS::AccountId}-${AWS::Region}", "objectKey": f"{name}.json"}
        source = {"path": f"{name}.template.json", "packaging": "file"}
        listed = {"files": {name: {"source": source, "destinations": {"here": place}}}}
        (folder / f"{name}.assets.json").write_text(json.dumps(listed))
    (folder / "manifest.json").write_text(json.dumps({"artifacts": artifacts}))
    return folder


def test_stacks_come_after_those_that_they_need_with_their_files_and_versions(tmp_path: Path) -> None:
    made = delivery.made(assembly(tmp_path, {"lane": ["core"], "core": [], "watch": ["lane", "core"]}))
    assert [each.name for each in made] == ["core", "lane", "watch"]
    assert made[0].place == "assets-000000000000-us-east-1/core.json"
    assert made[0].files == ((tmp_path / "core.template.json", made[0].place),)
    assert delivery.versions(made[1:2]) == {"lane": "v-lane"}


class Formation:
    """CloudFormation with stacks that are there, and what each gives out."""

    def __init__(self, given: dict[str, dict[str, str]]) -> None:
        self._given = given

    def client(self, _service: str) -> "Formation":
        return self

    def describe_stacks(self) -> dict[str, Any]:
        told = {
            name: [{"OutputKey": key, "OutputValue": said} for key, said in given.items()]
            for name, given in self._given.items()
        }
        return {"Stacks": [{"StackName": name, "Outputs": outputs} for name, outputs in told.items()]}


def test_what_is_up_gives_out_its_own_addresses_and_none_of_a_deployment_of_another_name(tmp_path: Path) -> None:
    there = {
        "core": {"Bucket": "ours"},
        "lane": {"LaneQueueUrl": "q"},
        "Lazaret": {"Bucket": "of before"},
        "CDKToolkit": {},
    }
    made = delivery.made(assembly(tmp_path, {"lane": ["core"], "core": []}))
    outputs = delivery.outputs(Formation(there), made)  # type: ignore[arg-type]
    assert outputs == {"Bucket": "ours", "LaneQueueUrl": "q"}


def test_another_name_is_another_deployment_and_none_that_an_edit_could_make(tmp_path: Path) -> None:
    loop = Loop(Stack(port=1, home=tmp_path), app="", say=print)
    for _ in range(2):
        loop._require_the_same("lazaret")
    with pytest.raises(delivery.NotDelivered, match="name is 'acme' now, and 'lazaret' is up: make down, then make up"):
        loop._require_the_same("acme")
    loop._require_the_same("lazaret")
