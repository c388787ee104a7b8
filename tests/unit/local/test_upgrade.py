"""What `make upgrade-check` says of two templates, two releases and a deployment."""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from infra.release import GOLDEN, ROOT, SHAPES, VERSION, stored_shapes, version
from ops.command import Failed
from ops.upgrade import removed
from ops.upgrade.__main__ import Deployed, main, region_of, report, synthesized
from ops.upgrade.release import notes_since, shapes_between
from ops.upgrade.removed import forgotten
from ops.upgrade.templates import HOLDS, REPLACED_BY, compared, unexported

QUEUE = {"Type": "AWS::SQS::Queue", "Properties": {"QueueName": "lazaret-kyc", "VisibilityTimeout": 60}}
KEPT = {"DeletionPolicy": "RetainExceptOnCreate", "UpdateReplacePolicy": "Retain"}
TABLE = {
    "Type": "AWS::DynamoDB::Table",
    **KEPT,
    "Properties": {
        "TableName": "lazaret-ledger",
        "KeySchema": [{"AttributeName": "pk"}],
        "GlobalSecondaryIndexes": [{"IndexName": "due"}],
    },
}
LAYER = {"Type": "AWS::Lambda::LayerVersion", "Properties": {"Content": "a"}}


def with_(resource: Mapping[str, Any], **properties: Any) -> dict[str, Any]:
    return {**resource, "Properties": {**resource["Properties"], **properties}}


def said(before: Mapping[str, Any], after: Mapping[str, Any]) -> list[tuple[str, bool]]:
    return [(each.what, each.grave) for each in compared({"Resources": before}, {"Resources": after})]


def test_equal_templates_have_nothing_to_say() -> None:
    assert said({"Q": QUEUE, "T": TABLE}, {"Q": QUEUE, "T": TABLE}) == []


@pytest.mark.parametrize(
    ("before", "after", "what", "grave"),
    [
        ({}, {"Q": QUEUE}, "adds the SQS Queue lazaret-kyc", False),
        ({"Q": QUEUE}, {}, "deletes the SQS Queue lazaret-kyc with the messages in it", True),
        ({"T": TABLE}, {}, "leaves the DynamoDB Table lazaret-ledger behind with its items, and manages it no", True),
        ({"Q": QUEUE}, {"P": QUEUE}, "cannot create the SQS Queue lazaret-kyc under another id while it exists", True),
        ({"Q": QUEUE}, {"Q": with_(QUEUE, VisibilityTimeout=9)}, "updates the SQS Queue lazaret-kyc: Visib", False),
        (
            {"Q": QUEUE},
            {"Q": with_(QUEUE, QueueName="x")},
            "replaces the SQS Queue lazaret-kyc because QueueName",
            True,
        ),
        (
            {"Q": QUEUE},
            {"Q": with_(QUEUE, FifoQueue=True)},
            "cannot replace the SQS Queue lazaret-kyc, whose name",
            True,
        ),
        ({"T": TABLE}, {"T": with_(TABLE, TableName="x")}, "replaces the DynamoDB Table lazaret-ledger because", True),
        ({"L": LAYER}, {"L": with_(LAYER, Content="b")}, "replaces the Lambda LayerVersion L because Content", False),
        ({"Q": QUEUE}, {"Q": TABLE}, "cannot change the SQS Queue lazaret-kyc into a AWS::DynamoDB::Table", True),
        (
            {"X": {"Type": "Custom::X", "Properties": {"A": 1}}},
            {"X": {"Type": "Custom::X"}},
            "replaces the Custom",
            False,
        ),
    ],
)
def test_each_change_is_told_in_words(before: dict[str, Any], after: dict[str, Any], what: str, grave: bool) -> None:
    told = said(before, after)
    assert any(sentence.startswith(what) and is_grave is grave for sentence, is_grave in told), told


def test_where_replaced_data_stays_is_told() -> None:
    (told,) = [what for what, _ in said({"T": TABLE}, {"T": with_(TABLE, TableName="x")})]
    assert told.endswith("the new one is without its items, which stay in the old one")
    loose = {key: each for key, each in TABLE.items() if key not in KEPT}
    (told,) = [what for what, _ in said({"T": loose}, {"T": with_(loose, TableName="x")})]
    assert told.endswith("which are deleted")


def test_an_index_is_built_and_two_at_once_are_too_many() -> None:
    one = with_(TABLE, GlobalSecondaryIndexes=[{"IndexName": "due"}, {"IndexName": "by_id"}])
    told = said({"T": TABLE}, {"T": one})
    assert (
        "builds the index by_id of the DynamoDB Table lazaret-ledger from what is stored; until then nothing is found"
        " by it",
        False,
    ) in told
    assert not any(grave for _, grave in told)
    two = with_(one, GlobalSecondaryIndexes=[{"IndexName": name} for name in ("due", "by_id", "by_lane")])
    assert any(grave and "one new or removed index" in what for what, grave in said({"T": TABLE}, {"T": two}))


def exporting(**values: str) -> dict[str, Any]:
    return {"Outputs": {name: {"Value": {"Ref": ref}, "Export": {"Name": name}} for name, ref in values.items()}}


@pytest.mark.parametrize(
    ("now", "refused"),
    [({"Key": "Own", "Topic": "Own"}, []), ({"Topic": "Own"}, ["Key"]), ({"Key": "Yours", "Topic": "Own"}, ["Key"])],
)
def test_an_export_that_others_still_import_cannot_be_dropped_or_changed(
    now: dict[str, str], refused: list[str]
) -> None:
    """What nobody imports may go."""
    uses = {"Resources": {"R": {"Properties": {"Policy": [{"Resource": {"Fn::ImportValue": "Key"}}]}}}}
    deployed = {"Acme": exporting(Key="Own", Topic="Own", Unused="Own"), "Acme-kyc": uses, "Acme-Watch": {}}
    assert [(each.what, each.grave) for each in unexported("Acme", deployed, exporting(**now))] == [
        (f"cannot drop or change the export {name}, which Acme-kyc imports: the deploy would fail", True)
        for name in refused
    ]


def test_every_kind_of_resource_that_is_synthesized_is_known() -> None:
    frozen = json.loads((ROOT / "tests" / "frozen" / "templates.json").read_text())
    types = {each["Type"] for name, each in frozen.items() if " Resources " in name}
    assert types - set(REPLACED_BY) == set()
    assert set(HOLDS) <= set(REPLACED_BY)


CHANGELOG = """# Changelog

## Unreleased (0.3.0.dev0)

**Upgrade notes**

- Turn it round.

**Added**

- More.

## 0.2.0

**Upgrade notes**

- Delete the stack.

## 0.1.0

**Added**

- All of it.
"""


@pytest.mark.parametrize(
    ("deployed", "wanted"),
    [
        ("0.3.0.dev0", []),
        ("0.2.0", ["0.3.0.dev0:\n- Turn it round."]),
        ("0.1.0", ["0.3.0.dev0:\n- Turn it round.", "0.2.0:\n- Delete the stack."]),
        ("before 0.2", ["0.3.0.dev0:\n- Turn it round.", "0.2.0:\n- Delete the stack."]),
    ],
)
def test_the_notes_are_those_of_the_releases_in_between(deployed: str, wanted: list[str]) -> None:
    assert notes_since(CHANGELOG, deployed) == wanted


def test_our_own_changelog_has_notes_for_who_comes_from_the_first_release() -> None:
    (notes,) = notes_since((ROOT / "CHANGELOG.md").read_text(), "0.1.0")
    assert "Delete the stack `Lazaret-Watch` before you deploy" in notes
    assert "**Added**" not in notes


def test_what_is_stored_differently_is_told_by_the_kind_of_item() -> None:
    told = shapes_between(ROOT / GOLDEN, "v1", stored_shapes())
    assert told[0].startswith("stored shapes go from v1 to v")
    assert any(line.startswith("stores now ") and " items of the ledger" in line for line in told[1:])
    assert shapes_between(ROOT / GOLDEN, stored_shapes(), stored_shapes()) == []
    assert "not known here" in shapes_between(ROOT / GOLDEN, "", stored_shapes())[0]
    assert "do not deploy it" in shapes_between(ROOT / GOLDEN, "v4", "v3")[0]


class CloudFormation(Deployed):
    """As it would answer."""

    def __init__(self, stacks: dict[str, tuple[dict[str, str], dict[str, Any]]]) -> None:
        self._stacks = stacks

    def stacks(self, core: str) -> dict[str, dict[str, str]]:
        return {name: outputs for name, (outputs, _) in self._stacks.items()}

    def template(self, stack: str) -> Mapping[str, Any]:
        return self._stacks[stack][1]


def holding(**more: Any) -> dict[str, Any]:
    return {"letters": {"open": 0, "held": 0}, "parked": 0, "waiting": 0, "queue": None, **more}


def nothing(_lane: str) -> dict[str, Any]:
    return holding()


NOW = {VERSION: version(), SHAPES: stored_shapes()}


def test_a_deployment_of_the_same_release_has_nothing_to_fear() -> None:
    new = {"Lazaret": {"Resources": {"T": TABLE}}, "Lazaret-kyc": {"Resources": {"Q": QUEUE}}}
    lines, grave = report(new, CloudFormation({name: (NOW, dict(each)) for name, each in new.items()}), nothing)
    assert not grave
    assert lines[1:] == ["no upgrade notes: the same release"]


def test_an_older_deployment_is_told_what_to_do_and_a_lane_that_is_gone_is_seen() -> None:
    new: dict[str, dict[str, Any]] = {"Lazaret": {"Resources": {"T": TABLE}}, "Lazaret-mail": {"Resources": {}}}
    deployed: dict[str, tuple[dict[str, str], dict[str, Any]]] = {
        "Lazaret": ({}, {"Resources": {"T": TABLE}}),
        "Lazaret-kyc": (KYC, {"Resources": {"Q": QUEUE}}),
        "Lazaret-web": ({}, {"Resources": {}}),
    }
    lines, grave = report(new, CloudFormation(deployed), nothing)
    assert grave
    text = "\n".join(lines)
    assert text.startswith("deployed: before 0.2, which stores unnamed shapes; this is ")
    assert "Lazaret-kyc\n       is a lane no more, and holds nothing: delete this stack" in text
    assert "Lazaret-web\n  LOOK is deployed and not in this version" in text
    assert "Lazaret-mail\n       is a new stack" in text
    assert "Delete the stack `Lazaret-Watch`" in text


KYC = {"KycDeadQueueUrl": "https://sqs/lazaret-kyc-dead"}


@pytest.mark.parametrize(
    ("found", "told"),
    [
        (holding(letters={"open": 3, "held": 1}), "after a deploy (letters, open: 3; letters, held: 1): put"),
        (holding(parked=2), "(parked jobs: 2)"),
        (holding(waiting=1), "(waiting jobs: 1)"),
        (holding(queue={"waiting": 0, "in_flight": 4}), "(messages, in flight: 4)"),
    ],
)
def test_a_lane_that_still_holds_something_is_not_removed_and_the_way_back_is_told(
    found: dict[str, Any], told: str
) -> None:
    stacks = {"Lazaret": NOW, "Lazaret-kyc": KYC, "Lazaret-Watch": {}, "Lazaret-mail": {"MailDeadQueueUrl": "x"}}
    ((job_type, finding),) = forgotten("Lazaret", stacks, ["mail"], lambda _lane: found)
    assert (job_type, finding.grave) == ("kyc", True)
    assert told in finding.what
    assert "put [kyc] back into lanes.toml with retired = true" in finding.what


def test_a_lane_whose_letters_cannot_be_seen_is_not_removed_either() -> None:
    def unseen(_lane: str) -> dict[str, Any]:
        raise Failed("AccessDenied")

    ((_, finding),) = forgotten("Lazaret", {"Lazaret-kyc": KYC}, [], unseen)
    assert finding.grave
    assert "cannot be seen (AccessDenied)" in finding.what


class Stacks:
    """Answers as CloudFormation, with the stacks of one deployment."""

    def get_paginator(self, _what: str) -> "Stacks":
        return self

    def paginate(self) -> list[dict[str, Any]]:
        outputs = [{"OutputKey": key, "OutputValue": value} for key, value in KYC.items()]
        names = ("Acme", "Acme-kyc", "Other-kyc")
        return [{"Stacks": [{"StackName": name, "Outputs": outputs if "-" in name else []} for name in names]}]


def test_make_deploy_is_stopped_by_what_a_removed_lane_holds_unless_it_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "lanes.toml").write_text('[deployment]\nname = "acme"\n[mail]\nagent = "shop.mail:run"\n')
    monkeypatch.setenv("LAZARET_APP", str(tmp_path))
    monkeypatch.delenv("REMOVE", raising=False)
    monkeypatch.setattr("boto3.client", lambda *_args, **_more: Stacks())
    monkeypatch.setattr(removed, "holds_in", lambda _name, _region: lambda _lane: holding(parked=2))
    assert removed.main(["--require-approval", "never"]) == 1
    told = capsys.readouterr().err
    assert "kyc is a lane no more" in told
    assert "(parked jobs: 2)" in told
    assert 'make deploy REMOVE="kyc"' in told
    monkeypatch.setenv("REMOVE", "kyc")
    assert removed.main([]) == 0
    monkeypatch.delenv("REMOVE")
    assert removed.main(["-c", "name=another"]) == 0  # which has no such lane
    monkeypatch.setattr(removed, "holds_in", lambda _name, _region: nothing)
    assert removed.main([]) == 0
    assert "kyc is a lane no more, and holds nothing: delete this stack" in capsys.readouterr().err


def test_a_deployment_that_stores_newer_shapes_must_not_be_overwritten() -> None:
    newer = {VERSION: "9.0.0", SHAPES: "v99"}
    _, grave = report({"Lazaret": {}}, CloudFormation({"Lazaret": (newer, {})}), nothing)
    assert grave


def test_without_a_deployment_or_a_synth_it_says_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lines, grave = report({"Lazaret": {}}, CloudFormation({}), nothing)
    assert (lines, grave) == (["Lazaret is not deployed here: there is nothing to compare with"], False)
    assert main([str(tmp_path)]) == 2
    assert "run make synth first" in capsys.readouterr().out


def test_templates_are_found_by_the_names_of_their_stacks(tmp_path: Path) -> None:
    properties = {"templateFile": "one.json", "stackName": "Lazaret"}
    artifacts = {"One": {"type": "aws:cloudformation:stack", "properties": properties}, "Tree": {"type": "cdk:tree"}}
    (tmp_path / "manifest.json").write_text(json.dumps({"artifacts": artifacts}))
    (tmp_path / "one.json").write_text('{"Resources": {}}')
    assert synthesized(tmp_path) == {"Lazaret": {"Resources": {}}}


@pytest.mark.parametrize(
    ("environment", "region"),
    [("aws://111122223333/eu-central-1", "eu-central-1"), ("aws://unknown-account/unknown-region", None)],
)
def test_it_looks_where_the_stacks_are_pinned_to_and_else_where_the_credentials_say(
    tmp_path: Path, environment: str, region: str | None
) -> None:
    """Elsewhere nothing is deployed, and that would read as if nothing could be lost."""
    artifacts = {"Tree": {"type": "cdk:tree"}, "Acme": {"type": "x", "environment": environment}}
    (tmp_path / "manifest.json").write_text(json.dumps({"artifacts": artifacts}))
    assert region_of(tmp_path) == region
