"""What people do: every route of the API, every command of ops that no other journey runs, and a tenant's endpoint."""

import json
import urllib.request
import uuid
from datetime import UTC, datetime, timedelta
from typing import Any

from lambdas.adapters.dynamo.keys import letter as letter_key
from lambdas.adapters.sqs import SqsNoticeQueue
from lambdas.adapters.webhooks import DynamoTenantNotices
from lambdas.core.model.letter import Letter, LetterStatus
from lambdas.core.model.wait import Callback, link_digest, token_of
from lambdas.core.notify.notice import MANY_LETTERS, NoticeStatus, TenantNotice
from lambdas.core.ports.outside import DUE, NoticeMessage
from lambdas.core.redrive.request import read_request
from local.sign_in import PERSONAS
from tests.permissions.stage import PATIENT, Stage, until
from tests.support.builders import a_proposal
from tests.support.embedded.lane import EmbeddedLane, wait_for
from tests.support.embedded.redrives import PROGRAM_ERROR, UNAUTHORIZED

ADA = next(each.tenant_id for each in PERSONAS if each.output == "TenantAToken")
WHY = {"reason": "asked for"}
LARGE = {"attempts": [[{"op": "return", "value": {"text": "x" * 200_000}}]]}  # so that its result is a link
DOUBT = {"op": "effect", "action": "crm.case_created", "key": "in-doubt", "crash": "after"}
ITS_OWN = {"op": "raise", "error": "IndexError", "message": "no such row"}
_direct = urllib.request.build_opener(urllib.request.ProxyHandler({}))


def a_letter(stage: Stage, failing: dict[str, Any] = UNAUTHORIZED, **fields: str) -> Letter:
    """Of a tenant of its own, whose breaker stays closed."""
    lane = stage.lane(**fields)
    return lane.letter(lane.send([failing], [failing]), within=PATIENT)


def open_pages(stage: Stage) -> None:
    """What anybody may see; the console then signs in as one of the embedded stack's own people."""
    for path in ("/", "/v1/openapi.json", "/v1/docs"):
        stage.api("", "GET", path)
    for file in ("index.html", "config.json"):
        stage.api("", "GET", "/console/{file+}", file=file)


def asks_tenant_and_operators(stage: Stage) -> None:
    """Both are answered: the one by its tenant, the other by an operator."""
    asked: list[dict[str, Any]] = [{"op": "ask", "question": "Go?", "key": "go"}]
    asked += [{"op": "ask", "question": "On?", "key": "on", "to": "operators"}]
    job = {"job_type": "simulated", "job_id": "asks"}
    stage.api("TenantA", "POST", "/v1/jobs", {**job, "payload": {"attempts": [asked]}})
    until(lambda: stage.api("TenantA", "GET", "/v1/questions").json["questions"])
    stage.api("TenantA", "POST", "/v1/jobs/{job_type}/{job_id}/answers/{key}", {"answer": 1}, key="go", **job)
    until(lambda: stage.ops("questions", "--tenant", ADA)["questions"])
    stage.ops("answer", ADA, "simulated", "asks", "on", "--value", "yes", "--by", "ada")
    stage.lane(tenant_id=ADA).settled("asks", within=PATIENT)


def a_webhook(stage: Stage) -> None:
    """Only whoever the run gave its link to knows that one, so the job gets another here."""
    lane = stage.lane(tenant_id=ADA)
    waits: list[dict[str, Any]] = [
        {"op": "callback", "name": "go"},
        {"op": "wait_for", "name": "go"},
        {"op": "return", "value": 1},
    ]
    key = lane.key(lane.send(waits))
    wait_for(lambda: (head := lane.ledger.head(key)) is not None and head.waits_for, within=PATIENT)
    an_hour = datetime.now(UTC) + timedelta(hours=1)
    lane.ledger.keep_callback(key, Callback(digest=link_digest("known"), name="go", nth=1, until=an_hour))
    stage.api("", "POST", "/v1/callbacks/{token}", {"eur": 7}, token=token_of(key, "known"))
    lane.settled(key.job_id, within=PATIENT)


def jobs_that_wait_for_jobs(stage: Stage) -> None:
    """The sweep copies a large result, and wakes who waits for it."""
    lane = stage.lane(tenant_id=ADA)
    child = lane.send([{"op": "return", "value": "x" * 5_000}])
    parent = lane.send([{"op": "gather", "jobs": [["simulated", child]]}, {"op": "return", "value": 1}])
    lane.settled(child, within=PATIENT)
    wait_for(lambda: (head := lane.ledger.head(lane.key(parent))) is not None and head.attempt, within=PATIENT)
    stage.sweep()
    lane.settled(parent, within=PATIENT)


def a_tenant(stage: Stage) -> None:
    first, second, third, fourth = (a_letter(stage, tenant_id=ADA) for _ in range(4))
    stage.api("TenantA", "POST", "/v1/jobs", {"job_type": "simulated", "job_id": "submitted", "payload": LARGE})
    waits = {"attempts": [[{"op": "wait_for", "name": "go"}, {"op": "return", "value": 1}]]}
    told = {"job_type": "simulated", "job_id": "told"}
    stage.api("TenantA", "POST", "/v1/jobs", {**told, "payload": waits})
    stage.ops("signal", ADA, "simulated", "told", "another", "--by", "ada")  # which it does not wait for, and keeps
    stage.ops("signal", ADA, "simulated", "not-yet-sent", "go")  # early: nobody knows the job
    stage.api("TenantA", "POST", "/v1/jobs/{job_type}/{job_id}/signals/{name}", {"signal_id": "s1"}, name="go", **told)
    asks_tenant_and_operators(stage)
    stage.ops("jobs", "--waiting")
    a_webhook(stage)
    stage.api("TenantA", "GET", "/v1/me")
    stage.api("TenantA", "GET", "/v1/health", query="?hours=24")
    page = stage.api("TenantA", "GET", "/v1/dead-letters", query="?limit=1").json
    stage.api("TenantA", "GET", "/v1/dead-letters", query=f"?limit=1&cursor={page['cursor']}")
    stage.api("TenantA", "GET", "/v1/dead-letters", query=f"?code={first.code}")
    stage.api("TenantA", "GET", "/v1/dead-letters/{letter_id}", letter_id=first.letter_id)
    stage.api("TenantA", "GET", "/v1/jobs/{job_type}/{job_id}", job_type=first.job_type, job_id=first.job_id)
    submitted = {"job_type": "simulated", "job_id": "submitted"}
    stage.lane(tenant_id=ADA).settled("submitted", within=PATIENT)
    link = stage.api("TenantA", "GET", "/v1/jobs/{job_type}/{job_id}", **submitted).json["result_link"]
    with _direct.open(link, timeout=30) as answer:
        assert "xxx" in answer.read().decode()
    again = {**WHY, "fixed": "credentials"}
    stage.api("TenantA", "POST", "/v1/dead-letters/{letter_id}/replay", again, letter_id=first.letter_id)
    stage.api("TenantA", "POST", "/v1/dead-letters/{letter_id}/resume", again, letter_id=second.letter_id)
    stage.api("TenantA", "POST", "/v1/dead-letters/{letter_id}/discard", WHY, letter_id=third.letter_id)
    stage.api("TenantA", "GET", "/v1/own-groups")
    of_lane = {**again, "job_type": "simulated"}
    stage.api("TenantA", "POST", "/v1/own-groups/{signature}/replay", of_lane, signature=fourth.signature)


def an_operator(stage: Stage) -> None:
    letter = a_letter(stage, ITS_OWN)  # whose group is held for a moment: no journey beside this one may be of it
    named = {"letter_id": letter.letter_id}
    for way in ("hold", "release"):
        stage.api("Operator", "POST", f"/v1/dead-letters/{{letter_id}}/{way}", WHY, **named)
    stage.api("Operator", "POST", "/v1/dead-letters/{letter_id}/note", {"note": "known", "owner": "ada"}, **named)
    link = stage.api("Operator", "POST", "/v1/dead-letters/{letter_id}/snapshot-link", WHY, **named).json
    with _direct.open(link["url"], timeout=30) as answer:
        assert letter.job_id in answer.read().decode()
    stage.api("Operator", "GET", "/v1/dead-letters", query="?job_type=simulated")
    stage.api("Operator", "GET", "/v1/dead-letters", query=f"?job_type=simulated&code={letter.code}")
    stage.api("Operator", "GET", "/v1/dead-letters", query=f"?job_type=simulated&signature={letter.signature}")
    stage.api("Operator", "GET", "/v1/dead-letters")
    stage.api("Operator", "GET", "/v1/search", query=f"?q={letter.job_id}")
    stage.api("Operator", "GET", "/v1/tenants")
    stage.api("Operator", "GET", "/v1/groups")
    its_job = {"job_type": "simulated", "job_id": letter.job_id}
    stage.api("Operator", "GET", "/v1/jobs/{job_type}/{job_id}", query=f"?tenant_id={letter.tenant_id}", **its_job)
    stage.api("Operator", "GET", "/v1/lanes")
    stage.api("Operator", "GET", "/v1/groups", query="?job_type=simulated")
    stage.api("Operator", "GET", "/v1/groups/{signature}", signature=letter.signature, query="?job_type=simulated")
    of_lane = {**WHY, "job_type": "simulated"}
    for way in ("hold", "release"):
        stage.api("Operator", "POST", f"/v1/groups/{{signature}}/{way}", of_lane, signature=letter.signature)
    noted = {"job_type": "simulated", "note": "known", "owner": "ada"}
    stage.api("Operator", "POST", "/v1/groups/{signature}/note", noted, signature=letter.signature)
    stage.api("Operator", "GET", "/v1/breakers")
    ruled = {**of_lane, "pinned": "evidence"}
    stage.api("Operator", "POST", "/v1/strategies/{code}", ruled, code="TOOL_FAILED")
    stage.ops("strategies", "simulated", "--code", "TOOL_FAILED", "--clear", "--reason", "tried")
    stage.api("Operator", "GET", "/v1/strategies", query="?job_type=simulated")
    assert [each["code"] for each in stage.ops("strategies", "simulated")["codes"]].count("TOOL_FAILED") == 1


def an_operator_of_redrives(stage: Stage) -> None:
    letter = a_letter(stage)
    asked = {"action": "discard", "job_type": "simulated", "filter": {"letter_ids": [letter.letter_id]}, **WHY}
    redrive_id = stage.api("Operator", "POST", "/v1/redrives", asked | {"dry_run": True}).json["redrive_id"]
    stage.api("Operator", "GET", "/v1/redrives")
    stage.api("Operator", "GET", "/v1/redrives", query="?job_type=simulated")
    waiting = stage.api("Operator", "POST", "/v1/redrives", {**asked, "filter": {"tenant_id": "nobody"}}).json
    stage.api("Operator", "POST", "/v1/redrives/{redrive_id}/abort", WHY, redrive_id=waiting["redrive_id"])
    stage.api("Operator", "GET", "/v1/redrives/{redrive_id}", redrive_id=redrive_id)
    proposal = _proposed(stage, {**asked, "filter": {"tenant_id": "nobody"}, "operator": "lazaret"})
    stage.api("Operator", "POST", "/v1/redrives/{redrive_id}/accept", WHY, redrive_id=proposal)


def _proposed(stage: Stage, given: dict[str, Any]) -> str:
    """As the sweep writes it after a deploy, which another journey lets it do."""
    request, now = read_request(given, job_types={"simulated": None}), datetime.now(UTC)
    redrive_id = f"proposed-{uuid.uuid4().hex}"
    proposal = a_proposal(request, redrive_id=redrive_id, started_at=now, updated_at=now)
    stage.machine().redrives.write(proposal)
    return redrive_id


def a_doubt(stage: Stage) -> None:
    """Settled twice: on the page, and by hand."""
    lane = stage.lane()
    sent = [lane.send([{**DOUBT, "key": f"doubt-{number}"}]) for number in range(2)]
    letters = [lane.letter(job_id, within=PATIENT) for job_id in sent]
    by_page, by_hand = [(letter.letter_id, letter.effects[0].effect_id) for letter in letters]
    route = "/v1/dead-letters/{letter_id}/effects/{effect_id}/settle"
    stage.api("Operator", "POST", route, {**WHY, "happened": True}, letter_id=by_page[0], effect_id=by_page[1])
    stage.ops("effect", "settle", *by_hand, "--not-happened", "--by", "ada", "--reason", "no such case")
    shown = stage.ops("letter", by_hand[0])["timeline"][-1]
    assert shown["who"].endswith(":user/operators"), shown
    assert shown["data"]["claimed"] == "ada", shown


def a_breaker_closed_on_the_page(stage: Stage) -> None:
    tenant = "tnt-limits"
    stage.ops("tenant", "set-limits", tenant, "simulated", "--failures", "1", "--share", "0.01", "--reason", "try")
    lane = stage.lane(tenant_id=tenant)
    lane.letter(lane.send([UNAUTHORIZED]), within=PATIENT)
    named = {"tenant_id": tenant, "job_type": "simulated"}

    def closed() -> bool:
        return tenant in stage.api("Operator", "GET", "/v1/breakers").text

    until(closed)
    stage.api("Operator", "GET", "/v1/breakers/{tenant_id}/{job_type}", **named)
    stage.api("Operator", "POST", "/v1/breakers/{tenant_id}/{job_type}/close", WHY, **named)
    stage.ops("tenant", "set-limits", tenant, "simulated", "--clear", "--reason", "try")


def by_hand(stage: Stage) -> None:
    """The rest of the command line."""
    letter = a_letter(stage, PROGRAM_ERROR)
    stage.ops("letters", "--lane", "simulated")
    stage.ops("letters", "--lane", "simulated", "--code", letter.code)
    stage.ops("letters", "--tenant", letter.tenant_id, "--status", "any")
    stage.ops("letters", "--tenant", letter.tenant_id, "--code", letter.code)
    stage.ops("letter", letter.letter_id)
    stage.ops("note", letter.letter_id, "asked the customer", "--owner", "ada")
    stage.ops("hold", letter.letter_id, "--reason", "legal looks at it")
    stage.ops("release", letter.letter_id, "--reason", "no objection")
    group = ("--group", letter.signature, "--lane", "simulated")
    stage.ops("note", *group, "known", "--owner", "ada")
    stage.ops("hold", *group, "--reason", "not deployed")
    stage.ops("status")
    stage.ops("report")
    stage.ops("gate", fails=None)  # what it says of a lane in this state is not asked here
    stage.ops("release", *group, "--reason", "deployed")


def a_foreign_row(stage: Stage) -> None:
    """As a stolen role might leave it: its key says one tenant, its place in a list another."""
    letter = a_letter(stage)
    name, ledger = stage.stack.outputs["LedgerTable"], stage.stack.client("dynamodb")
    item = ledger.get_item(TableName=name, Key=letter_key(letter.key))["Item"]
    ledger.put_item(TableName=name, Item=item | {"tenant_status": {"S": "nobody#open"}})
    key = f"{item['pk']['S']} {item['sk']['S']}"
    assert stage.ops("unlist", key, "--reason", "forged")["key"] == key


def told(stage: Stage) -> None:
    """A tenant whose endpoint does not answer; and one whose notice was taken, so its letters are escalated."""
    lane = stage.lane()
    tenant = lane.tenant_id
    stage.ops("tenant", "set-webhook", tenant, "--url", "https://hooks.example.com/lazaret", "--reason", "asked for")
    for number in range(6):  # of two causes in turn: neither is enough to open the breaker
        lane.letter(lane.send([(UNAUTHORIZED, PROGRAM_ERROR)[number % 2]]), within=PATIENT)
    book = DynamoTenantNotices(lane.dynamo, stage.stack.outputs["LedgerTable"])
    until(lambda: book.find(tenant, MANY_LETTERS))
    stage.ops("tenant", "show", tenant)
    stage.ops("tenant", "remove-webhook", tenant, "--reason", "their integrator has left")
    _taken(stage, lane, book)


def _taken(stage: Stage, lane: EmbeddedLane, book: DynamoTenantNotices) -> None:
    tenant = f"{lane.tenant_id}-told"
    other = stage.lane(tenant_id=tenant)
    letter_id = other.letter(other.send([UNAUTHORIZED]), within=PATIENT).letter_id
    notice = TenantNotice(
        tenant_id=tenant,
        topic=MANY_LETTERS,
        notice_id="n-1",
        job_type="simulated",
        at=datetime.now(UTC),
        body=json.dumps({}),
        status=NoticeStatus.SENT,
    )
    assert book.write(notice, was=None)
    url = lane.queue_url.replace("lazaret-simulated", "lazaret-notices")
    due = NoticeMessage(what=DUE, tenant_id=tenant, job_type="simulated", topic=MANY_LETTERS)
    SqsNoticeQueue(lambda: stage.stack.client("sqs"), url).send(due)
    until(lambda: _status(other, letter_id) is LetterStatus.ESCALATED)


def _status(lane: EmbeddedLane, letter_id: str) -> LetterStatus | None:
    found = lane.ledger.letter(letter_id)
    return found.status if found else None
