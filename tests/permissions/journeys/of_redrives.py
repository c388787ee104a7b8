"""What becomes of letters: discarded, replayed, resumed, refused, halted, aborted, stopped, replayed by the sweep."""

import json
import uuid
from datetime import UTC, datetime
from functools import partial
from typing import Any

from lambdas.core.model.letter import LetterStatus
from tests.permissions.journeys.of_jobs import large
from tests.permissions.stage import PATIENT, Stage, until
from tests.support.embedded.redrives import PROGRAM_ERROR, UNAUTHORIZED, WELL

RESET = {"op": "raise", "error": "ConnectionResetError", "message": "the line went dead"}
MENDED = json.dumps({"attempts": [WELL]})
STEP = {"op": "step", "name": "read"}


def start(stage: Stage, letters: list[str], *how: str, action: str = "replay", watch: bool = True) -> Any:
    asked = ("redrive", "start", "--lane", "simulated", "--action", action, "--reason", "mended", "--letter", *letters)
    return stage.ops(*asked, "--watch-seconds", "1", *how, *(["--watch"] if watch else []))


def discarded(stage: Stage) -> None:
    """And their tenant is told of what only it can send better."""
    lane = stage.lane()
    lane.send(WELL, agent="os:system")
    letters = [letter.letter_id for letter in until(lane.letters)]
    told = start(stage, letters, action="discard")
    assert told["discarded"] == 1
    page = stage.api("Operator", "GET", "/v1/redrives/{redrive_id}/letters", redrive_id=told["redrive_id"]).json
    assert [each["outcome"] for each in page["letters"]] == ["discarded"]


def planned(stage: Stage) -> None:
    """By each index that a filter can be answered with."""
    lane = stage.lane()
    letter = lane.letter(lane.send([UNAUTHORIZED]), within=PATIENT)
    filters = [
        {"kind": letter.kind},
        {"code": letter.code},
        {"signature": letter.signature},
        {"tenant_id": letter.tenant_id},
        {"tenant_id": letter.tenant_id, "code": letter.code},
    ]
    for chosen in filters:
        asked = {"action": "replay", "job_type": "simulated", "filter": chosen, "reason": "look", "dry_run": True}
        redrive_id = stage.api("Operator", "POST", "/v1/redrives", asked).json["redrive_id"]
        until(partial(_ended, stage, redrive_id))


def _ended(stage: Stage, redrive_id: str) -> bool:
    found = stage.machine().redrives.find(redrive_id)
    return found is not None and found.ended_at is not None


def by_a_role(stage: Stage) -> None:
    """In the Step Functions console: whatever name is pasted, it is nobody's."""
    asked = {"action": "discard", "job_type": "simulated", "filter": {"tenant_id": "nobody"}, "reason": "look"}
    given = json.dumps({**asked, "operator": "ops@example.com", "dry_run": True})
    machine, states = stage.machine().arn, stage.client("operators", "stepfunctions")
    redrive_id = f"by-hand-{uuid.uuid4().hex}"
    states.start_execution(stateMachineArn=machine, name=redrive_id, input=given)
    until(partial(_ended, stage, redrive_id))
    shown = stage.api("Operator", "GET", "/v1/redrives/{redrive_id}", redrive_id=redrive_id).json
    assert (shown["starter"], shown["verified"]) == ("unverified (claims to be ops@example.com)", False)


def stopped_continued_and_recalled(stage: Stage) -> None:
    """What no worker has begun is called back. After the others: nobody reads the lane's queue meanwhile."""
    letters = stage.dead(2, [UNAUTHORIZED])
    functions = stage.stack.client("lambda")
    (mapping,) = functions.list_event_source_mappings(FunctionName="lazaret-simulated-worker")["EventSourceMappings"]
    functions.update_event_source_mapping(UUID=mapping["UUID"], Enabled=False)
    how = ("--fixed", "credentials", "--patch", MENDED, "--canary", "2")
    redrive_id = start(stage, letters, *how, watch=False)["redrive_id"]
    until(lambda: _moved(stage, letters))
    execution = stage.machine().arn.replace(":stateMachine:", ":execution:") + f":{redrive_id}"
    stage.client("operators", "stepfunctions").stop_execution(executionArn=execution)
    stage.ops("redrive", "continue", redrive_id)
    stage.ops("redrive", "abort", redrive_id, "--reason", "the vendor is down again")
    stage.ops("redrive", "watch", redrive_id, fails=True)
    functions.update_event_source_mapping(UUID=mapping["UUID"], Enabled=True)
    assert not _moved(stage, letters)


def replayed(stage: Stage) -> None:
    letters = stage.dead(3, [{"op": "effect", "action": "mail.sent", "key": uuid.uuid4().hex}, UNAUTHORIZED])
    how = ("--fixed", "credentials", "--patch", MENDED, "--canary", "1")
    plan = start(stage, letters, *how, "--dry-run", watch=False)
    assert plan["planned"], plan  # not always all: a run that a busy machine cut off leaves its effect in doubt
    told = start(stage, letters, *how)
    assert told["recovered"] == plan["planned"], told
    stage.ops("redrive", "show", told["redrive_id"])
    stage.ops("redrive", "list", "--lane", "simulated")
    stage.ops("redrive", "list")


def resumed(stage: Stage) -> None:
    letters = stage.dead(1, [STEP, UNAUTHORIZED], [STEP, *WELL])
    assert start(stage, letters, "--fixed", "credentials", action="resume")["recovered"] == 1


def halted(stage: Stage) -> None:
    """Nothing was fixed, and a version 2 of a large body goes along."""
    lane = stage.lane()
    lane.send(version=2, payload=large([UNAUTHORIZED]))
    asked = [letter.letter_id for letter in until(lane.letters)]
    line = ("redrive", "start", "--lane", "simulated", "--action", "replay", "--reason", "hope", "--letter", *asked)
    stage.ops(*line, "--fixed", "credentials", "--watch-seconds", "1", "--canary", "1", "--watch", fails=True)


def _moved(stage: Stage, letters: list[str]) -> bool:
    found = [stage.lane().ledger.letter(letter_id) for letter_id in letters[:1]]
    return any(letter is not None and letter.status is not LetterStatus.OPEN for letter in found)


def approved(stage: Stage) -> None:
    """In a lane with review: one person refuses; and as no token says who started it, two say yes."""
    lane = stage.lane("sanctions")
    envelope = {**lane.envelope(), "payload": {"subjects": "none"}}
    lane.send_raw(json.dumps(envelope), MessageGroupId=lane.tenant_id)
    letter_id = lane.letter(envelope["job_id"], within=PATIENT).letter_id
    for refused in (True, False):
        told = stage.ops("replay", letter_id, "--reason", "try", "--fixed", "data")
        redrive_id = told["redrives"][0]["redrive_id"]
        until(partial(_waits, stage, redrive_id))
        if refused:
            body = {"reason": "not today", "approved": False}
            stage.api("Operator", "POST", "/v1/redrives/{redrive_id}/approve", body, redrive_id=redrive_id)
            stage.ops("redrive", "watch", redrive_id, fails=True)
        else:
            for persona in ("Operator", "SecondOperator"):
                looked = {"reason": "looked at it"}
                stage.api(persona, "POST", "/v1/redrives/{redrive_id}/approve", looked, redrive_id=redrive_id)


def _waits(stage: Stage, redrive_id: str) -> bool:
    found = stage.machine().redrives.find(redrive_id)
    return found is not None and found.status == "waiting_for_approval" and bool(found.task_token)


def by_the_sweep(stage: Stage) -> None:
    """What time cures it replays; for what only code cures it proposes a redrive when a new version is deployed."""
    lane = stage.lane()
    letter = lane.letter(lane.send([RESET]), within=PATIENT)
    (crash,) = stage.dead(1, [PROGRAM_ERROR])
    stage.sweep()
    parameters, name = stage.stack.client("ssm"), "/lazaret/simulated/worker-version"
    deployed = parameters.get_parameter(Name=name)["Parameter"]["Value"]
    parameters.put_parameter(Name=name, Value=f"{deployed}-next", Type="String", Overwrite=True)
    until(lambda: letter.next_retry_at is None or datetime.now(UTC) > letter.next_retry_at)
    rows = until(lambda: _swept_for_proposals(stage), every=5)
    stage.ops("redrive", "start", "--proposal", rows[0]["redrive_id"])
    parameters.put_parameter(Name=name, Value=deployed, Type="String", Overwrite=True)
    found = stage.lane().ledger.letter(crash)
    assert found is not None


def _swept_for_proposals(stage: Stage) -> list[Any]:
    """A sweep that was cut off goes on in the next."""
    stage.sweep()
    return [row for row in stage.ops("redrive", "list")["redrives"] if row["verdict"] == "proposed"]


def handed_over(stage: Stage) -> None:
    """A history that grows long goes on in a successor. After the others: it changes their function."""
    functions, name = stage.stack.client("lambda"), "lazaret-redrive"
    known = functions.get_function_configuration(FunctionName=name)["Environment"]["Variables"]
    short = {"Variables": {**known, "REDRIVE_MOST_EVENTS": "40"}}
    functions.update_function_configuration(FunctionName=name, Environment=short)
    how = ("--fixed", "credentials", "--patch", MENDED, "--canary", "1", "--growth", "1")
    assert start(stage, stage.dead(4, [UNAUTHORIZED]), *how)["recovered"] == 4
    functions.update_function_configuration(FunctionName=name, Environment={"Variables": known})
