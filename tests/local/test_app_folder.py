"""An application in a folder of its own, as `ops new` writes it, on an embedded stack: what docs/adopt.md promises."""

import json
import secrets
import shutil
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

from infra.app_folder import rooted
from infra.release import stored_shapes, version
from lambdas.core.model.head import HeadStatus
from lambdas.core.model.letter import EffectStatus
from local import loop, stack
from local.host import ROOT
from local.stack import Stack
from ops.new.command import write_app
from ops.upgrade.__main__ import Deployed, report, synthesized
from tests.support.embedded import asking_graph
from tests.support.embedded.lane import EmbeddedLane, wait_for
from tests.support.embedded.ops_line import ops_line

pytestmark = [pytest.mark.embedded, pytest.mark.slow]

JOBS = 20
PATIENT = 300.0  # seconds: an edit takes a few on a quiet machine
AGENT = """
import time
from pathlib import Path


def support(job, run):
    while not Path(job.payload.get("until", "/")).exists():
        time.sleep(0.1)
    return {{"edited": {edit}}}
"""


@dataclass(frozen=True, slots=True, kw_only=True)
class Acme:
    running: Stack
    folder: Path
    kept: tuple[str, str] = field(default_factory=lambda: (secrets.token_urlsafe(24), secrets.token_urlsafe(24)))

    def keep_secrets(self) -> None:
        key, password = self.kept
        named = {"Name": "acme/payments", "SecretString": json.dumps({"key": key})}
        self.running.client("secretsmanager").create_secret(**named)
        self.running.client("ssm").put_parameter(Name="/acme/db", Value=password, Type="SecureString")

    def lane(self, job_type: str = "refunds") -> EmbeddedLane:
        told = json.loads((self.running.told_in / "outputs.json").read_text())
        return EmbeddedLane(Stack(port=self.running.port, home=self.running.home, outputs=told), job_type=job_type)

    def edit(self, number: int) -> None:
        (self.folder / "acme_agents" / "agent.py").write_text(AGENT.format(edit=number))

    def lanes(self, text: str) -> None:
        (self.folder / "lanes.toml").write_text(text)

    def version(self, job_type: str) -> str:
        name = f"/lazaret/{job_type}/worker-version"
        value: str = self.running.client("ssm").get_parameter(Name=name)["Parameter"]["Value"]
        return value

    def sent(self, job_id: str, lane: EmbeddedLane, **payload: str) -> str:
        lane.send_raw(json.dumps(lane.envelope(job_id=job_id, payload=payload)), MessageGroupId=lane.tenant_id)
        return job_id


@pytest.fixture(scope="module")
def acme(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Acme]:
    home = tmp_path_factory.mktemp("acme")
    folder = home / "acme-agents"
    write_app(folder, "langgraph")
    shutil.copy(asking_graph.__file__, folder / "acme_agents" / "asks.py")
    others = (folder / "lanes.toml").read_text()
    (folder / "lanes.toml").write_text(f'[asks]\nagent = "acme_agents.asks:support"\n\n{others}')
    with (folder / "lanes.toml").open("a") as lanes:
        lanes.write('secrets = { PAYMENTS_KEY = "secretsmanager:acme/payments#key", DB_KEY = "ssm:/acme/db" }\n')
        lanes.write('events = ["done", "dead", "recovered"]\n')
    with (folder / "acme_agents" / "payments.py").open("a") as payments:
        payments.write("import os\nKEYS = os.environ['PAYMENTS_KEY'], os.environ['DB_KEY']\nprint('with', KEYS)\n")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("LAZARET_APP", str(folder))
        with stack.running(home=home / "stack") as running, stack.published(running):
            made = Acme(running=running, folder=folder)
            made.keep_secrets()
            yield made
        shutil.rmtree(rooted(ROOT, str(folder)))


class Heard:
    """What others hear of the deployment: a rule of theirs that sends its events to a queue."""

    def __init__(self, stack: Stack) -> None:
        self._sqs, events = stack.client("sqs"), stack.client("events")
        self._url = self._sqs.create_queue(QueueName="heard")["QueueUrl"]
        asked = self._sqs.get_queue_attributes(QueueUrl=self._url, AttributeNames=["QueueArn"])
        events.put_rule(Name="heard", EventPattern=json.dumps({"source": ["lazaret"]}))
        events.put_targets(Rule="heard", Targets=[{"Id": "queue", "Arn": asked["Attributes"]["QueueArn"]}])
        self._heard: dict[str, tuple[str, str]] = {}

    def heard(self) -> set[tuple[str, str]]:
        """Kind and job of each event so far."""
        while found := self._sqs.receive_message(QueueUrl=self._url, MaxNumberOfMessages=10).get("Messages"):
            for message in found:
                event = json.loads(message["Body"])
                self._heard[event["detail"]["event_id"]] = (event["detail-type"], event["detail"]["job_id"])
                self._sqs.delete_message(QueueUrl=self._url, ReceiptHandle=message["ReceiptHandle"])
        return set(self._heard.values())


def test_an_application_of_another_folder_runs_its_jobs_and_recovers_what_died(
    acme: Acme, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    lane, ops = acme.lane(), ops_line(acme.running, monkeypatch, capsys)
    events = Heard(acme.running)
    for number in range(JOBS):
        acme.sent(f"job-{number}", lane, order=f"o-{number}")
    acme.sent("bad", lane, ordre="o-x")
    results = [lane.settled(f"job-{number}", within=PATIENT).result for number in range(JOBS)]
    assert results == [{"order": f"o-{number}", "answer": "refunded"} for number in range(JOBS)]
    letter = lane.letter("bad", within=PATIENT)
    assert (letter.code, letter.agent) == ("ORDER_MISSING", "acme_agents.agent:support")
    asked = ("--action", "replay", "--letter", letter.letter_id, "--patch", json.dumps({"order": "o-x"}))
    code, ended = ops("redrive", "start", "--lane", "refunds", *asked, "--reason", "a typing mistake", "--watch")
    assert (code, ended["recovered"]) == (0, 1), ended
    expected = {("Job done", f"job-{number}") for number in range(JOBS)}
    expected |= {("Job dead", "bad"), ("Job recovered", "bad")}
    wait_for(lambda: expected <= events.heard(), within=PATIENT)
    assert {kind for kind, _ in events.heard() - expected} == {"Job done"}, "of the replay"
    said = (acme.running.home / "functions.log").read_text(errors="replace")
    assert "[redacted]" in said, "the agent prints its keys when it is imported"
    assert not [secret for secret in acme.kept if secret in said]


def test_a_graph_that_asks_crashes_is_answered_and_ends_with_its_effect_once(
    acme: Acme, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """Its process ends once before the question and once behind the effect, which the answer allowed."""
    lane, ops, book = acme.lane("asks"), ops_line(acme.running, monkeypatch, capsys), tmp_path / "book"
    acme.sent("asks", lane, book=str(book))
    (asked,) = wait_for(lambda: ops("questions", "--tenant", lane.tenant_id)[1]["questions"], within=PATIENT)
    assert (asked["job_id"], asked["key"]) == ("asks", "approve:2")
    assert book.read_text().splitlines() == ["found", "died before it asked"]
    code, told = ops(
        "answer", lane.tenant_id, "asks", "asks", "approve:2", "--value", "yes", "--digest", asked["digest"]
    )
    assert (code, told["came"]) == (0, "woke"), told
    ended = lane.settled("asks", within=PATIENT)
    assert (ended.status, ended.result, ended.attempt) == (HeadStatus.DONE, "refunded", 4)
    assert book.read_text().splitlines() == [
        *("found", "died before it asked", "yes", "refunded", "died behind its effect", "told")
    ]
    (effect,) = lane.ledger.effects(ended.key)
    assert (effect.action, effect.status) == ("card.refunded", EffectStatus.COMMITTED)


@pytest.fixture
def said(acme: Acme, tmp_path: Path) -> Iterator[Callable[[str], str]]:
    """Waits until the loop has said something since it was last asked, and returns all that it has said since."""
    out = tmp_path / "said"
    with out.open("wb") as told, loop.beside(acme.running, said=told) as process:
        asked = 0

        def until(words: str) -> str:
            nonlocal asked
            deadline = time.monotonic() + PATIENT
            while words not in (heard := out.read_text()[asked:]):
                gone = process.poll() is not None or time.monotonic() > deadline
                assert not gone, f"{heard}\n{(acme.running.home / loop.LOG).read_text()}"
                time.sleep(0.1)
            asked += len(heard)
            return heard

        until("edits are deployed as you save them")
        yield until


def test_what_an_upgrade_would_do_is_told_of_what_is_really_deployed(acme: Acme) -> None:
    deployed, new = Deployed(acme.running.client), dict(synthesized(acme.running.home / "cdk.out"))
    lines, grave = report(new, deployed, lambda _lane: {})
    assert not grave, lines
    assert lines[0].startswith(f"deployed: {version()}, which stores {stored_shapes()}; ")
    assert lines[-1] == "no upgrade notes: the same release"
    renamed = json.loads(json.dumps(new.pop("Lazaret")).replace("lazaret-ledger", "lazaret-book"))
    lines, grave = report({"Lazaret": renamed, **new}, deployed, lambda _lane: {})
    assert grave
    assert [
        line for line in lines if "LOOK replaces the DynamoDB Table lazaret-ledger because TableName changed" in line
    ]


def test_an_edit_is_live_and_what_was_under_way_ends_on_the_code_that_it_began_with(
    acme: Acme, said: Callable[[str], str], tmp_path: Path
) -> None:
    lane, others = acme.lane(), acme.version("simulated")
    letter = lane.letter(acme.sent("dies", lane, ordre="o-y"), within=PATIENT)
    acme.edit(1)
    first = said("refunds")
    assert f"refunds {letter.worker_version} → {acme.version('refunds')}; live " in first
    flag = tmp_path / "now"
    acme.sent("under-way", lane, until=str(flag))
    wait_for(lambda: lane.ledger.head(lane.key("under-way")), within=PATIENT)
    acme.edit(2)
    said("refunds")
    assert lane.settled(acme.sent("after", lane), within=PATIENT).result == {"edited": 2}
    flag.touch()
    ended = lane.settled("under-way", within=PATIENT)
    assert (ended.result, ended.attempt) == ({"edited": 1}, 1)
    assert acme.version("simulated") == others, "only the lane that was edited has another version"
    with (acme.folder / "lanes.toml").open("a") as lanes:
        lanes.write("# a comment\n")
    # The file itself is in functions that know every lane; of the workers a whole synth makes what the edits made.
    assert "no lane's worker" in said("lanes.toml")
    assert [each.letter_id for each in lane.letters()] == [letter.letter_id], "letters are kept"


def test_what_cannot_be_imported_or_read_is_shown_and_what_ran_before_stays(
    acme: Acme, said: Callable[[str], str]
) -> None:
    acme.edit(3)
    said("; live ")
    lane, before = acme.lane(), acme.version("refunds")
    agent = acme.folder / "acme_agents" / "agent.py"
    agent.write_text(f"import nothing_there\n{agent.read_text()}")
    shown = said("No module named 'nothing_there'")
    assert "not deployed, what ran before stays" in shown
    assert str(agent) in shown, "the file that a person edits, and not our copy of it"
    helper = acme.folder / "acme_agents" / "helper.py"
    helper.write_text("def half(:\n")
    agent.write_text(f"from acme_agents import helper\n{AGENT.format(edit=3)}")
    assert "not deployed" in said("helper.py")
    lanes = (acme.folder / "lanes.toml").read_text()
    acme.lanes(lanes.replace("attempts", "atempts"))
    assert "attempts" in said("atempts")
    assert acme.version("refunds") == before
    assert lane.settled(acme.sent("still", lane), within=PATIENT).result == {"edited": 3}
    acme.lanes(lanes)
    acme.edit(4)
    said("; live ")
    assert lane.settled(acme.sent("mended", lane), within=PATIENT).result == {"edited": 4}


def test_a_lane_that_is_added_or_changed_in_the_file_is_live_and_no_other_is_touched(
    acme: Acme, said: Callable[[str], str]
) -> None:
    def modified(job_type: str) -> Any:
        name = f"lazaret-{job_type}-worker"
        return acme.running.client("lambda").get_function_configuration(FunctionName=name)["LastModified"]

    acme.edit(5)
    said("; live ")
    lanes = (acme.folder / "lanes.toml").read_text()
    simulated, version = modified("simulated"), acme.version("refunds")
    acme.lanes(f'{lanes}\n[returns]\nagent = "acme_agents.agent:support"\n')
    said("returns is new → ")
    lane = acme.lane("returns")
    assert lane.settled(acme.sent("first", lane), within=PATIENT).result == {"edited": 5}
    assert acme.version("refunds") == version
    acme.lanes(f'{lanes}max_steps = 7\n\n[returns]\nagent = "acme_agents.agent:support"\n')
    said(f"refunds {version} → ")
    assert modified("simulated") == simulated
