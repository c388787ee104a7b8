"""Jobs: submit one, read one in any state by its id; and the search, which finds whatever an id may mean."""

from typing import Any

from lambdas import house, wiring
from lambdas.adapters.sqs import own_trace
from lambdas.api import params
from lambdas.api.context import Caller, caller_in, new_router, operator_in
from lambdas.api.present import effect_said, event_shown, question_shown, redactor_of, stored_detail
from lambdas.api.problems import Problem
from lambdas.api.shapes.jobs import (
    CodeFound,
    GroupFound,
    JobAnswered,
    JobCalledBack,
    JobEffect,
    JobRow,
    JobShown,
    JobSignalled,
    JobSubmitted,
    LetterFound,
    PastFailureShown,
    Questions,
    QuestionShown,
    RedriveFound,
    Search,
    StepShown,
    TenantFound,
    WaitShown,
)
from lambdas.core.model.head import Head, HeadStatus, Step
from lambdas.core.model.job import JobKey
from lambdas.core.model.question import To
from lambdas.core.model.redact import WITHHELD, Redactor
from lambdas.core.model.refs import own_result
from lambdas.core.model.value import replace
from lambdas.core.model.wait import Signal, Wait
from lambdas.core.operate.find import Finder, Found, Lineage, find, follow
from lambdas.core.operate.preview import clean_in
from lambdas.core.operate.signal import Came, Said, answer, call_back, signal
from lambdas.core.operate.submit import submit
from lambdas.wiring import logger

router = new_router()
SHORTEST = 2
LINK_SECONDS = 300


@router.post("/jobs", summary="Submit a job of your tenant", tags=["jobs"], status_code=202)
def submit_job(body: params.JobAsked) -> JobSubmitted:
    """The same id, version and payload again is the same job: it is answered, and not sent again."""
    caller = caller_in(router)
    if not caller.tenant_id:
        raise Problem("NO_TENANT", "a job is its tenant's, and an operator's token names none")
    given = {name: value for name, value in body if name in body.model_fields_set}  # as deep as it came
    if "tenant_id" in given:
        raise Problem("INVALID", "the tenant is your token's", faults=["tenant_id: not accepted here"])
    done = submit(house.submitter(), given, tenant_id=caller.tenant_id, trace_id=own_trace())
    key, known = done.job.key, done.known
    named = {name: getattr(key, name) for name in ("tenant_id", "job_type", "job_id", "version")}
    logger.info("job.submitted", extra={**named, "duplicate": known is not None})
    version = f"?version={key.version}" if key.version != 1 else ""
    return JobSubmitted(
        **named,
        duplicate=known is not None,
        status=follow(house.ledger(), known).status if known else HeadStatus.QUEUED,
        link=f"/v1/jobs/{key.job_type}/{key.job_id}{version}",
    )


@router.get("/search", summary="Find a job, letter, redrive, tenant, code or group", tags=["you"])
def search(wanted: params.Wanted = "") -> Search:
    operator_in(router)
    if len(wanted.strip()) < SHORTEST:
        raise Problem("INVALID", "too short to search for", faults=[f"q: expected at least {SHORTEST} characters"])
    return _found(find(finder(), wanted))


def finder() -> Finder:
    return Finder(
        lanes=list(wiring.lanes()), ledger=house.ledger(), breakers=wiring.breakers(), redrives=house.redrives()
    )


@router.get("/jobs/<job_type>/<job_id>", summary="One job, whatever its state", tags=["jobs"])
def read_job(
    job_type: params.LaneInPath, job_id: params.JobId, tenant_id: params.Tenant = None, version: params.JobVersion = 1
) -> JobShown:
    """Operators name its tenant."""
    caller = caller_in(router)
    key = JobKey(tenant_id=_whose(caller, tenant_id), job_type=job_type, job_id=job_id, version=version)
    head = house.ledger().head(key)
    if head is None:
        raise Problem("JOB_NOT_FOUND", "the ledger has no such job of this tenant in this lane")
    return _shown(follow(house.ledger(), head), caller)


def _whose(caller: Caller, tenant_id: str | None) -> str:
    if tenant_id is not None and not caller.operator:
        raise Problem("OPERATORS_ONLY", "tenant_id is for operators: your token names your tenant")
    whose = tenant_id or caller.tenant_id
    if not whose:
        raise Problem("INVALID", "name a tenant", faults=["tenant_id: operators name the job's tenant"])
    return whose


@router.post("/jobs/<job_type>/<job_id>/signals/<name>", summary="Tell a job something", tags=["jobs"], status_code=202)
def signal_job(
    job_type: params.LaneInPath,
    job_id: params.JobId,
    name: params.SignalName,
    body: params.SignalAsked,
    tenant_id: params.Tenant = None,
    version: params.JobVersion = 1,
) -> JobSignalled:
    """It wakes a run that waits for a signal of this name, and is kept for one that will. Operators name the tenant."""
    caller = caller_in(router)
    key = JobKey(tenant_id=_whose(caller, tenant_id), job_type=job_type, job_id=job_id, version=version)
    said = Signal(signal_id=body.signal_id, name=name, at=wiring.now(), who=caller.who, value=body.value)
    done = signal(house.signaller(), key, said)
    if done.came is Came.LATE:
        raise Problem("JOB_ENDED", f"the job is {done.head.status if done.head else 'gone'}: nothing was kept")
    return JobSignalled(
        signal_id=said.signal_id, came=done.came.value, status=done.head.status.value if done.head else ""
    )


@router.post("/callbacks/<token>", summary="Tell a job what it gave you a link for", tags=["jobs"], status_code=202)
def call_job_back(token: params.Token, body: params.Said = None) -> JobCalledBack:
    """No other token is needed. The body, any JSON of at most 32 KiB, is what the run gets. A second post is known."""
    done = call_back(house.signaller(), token, body)
    return JobCalledBack(came=done.came.value)


@router.get("/questions", summary="What waits for an answer", tags=["jobs"])
def list_questions(
    to: params.AskedOf = "operators", tenant_id: params.Tenant = None, limit: params.Limit = 50
) -> Questions:
    """A tenant's own; to operators those that are to them, of all tenants or of one."""
    caller, ledger = caller_in(router), house.ledger()
    whose = _whose(caller, tenant_id) if tenant_id is not None or not caller.operator else None
    to = "tenant" if not caller.operator else to
    heads = ledger.asking(tenant_id=whose, to=to, limit=limit)
    asked = ledger.questions_of(heads)
    shown = [
        question_shown(each, head, caller, redactor_of(head, None))
        for head in heads
        for each in asked.get(head.key, ())
        if each.to == to
    ]
    return Questions(questions=shown, more=len(heads) == limit)


@router.post(
    "/jobs/<job_type>/<job_id>/answers/<key>", summary="Answer what a job asks", tags=["jobs"], status_code=202
)
def answer_job(
    job_type: params.LaneInPath,
    job_id: params.JobId,
    key: params.QuestionKey,
    body: params.AnswerAsked,
    tenant_id: params.Tenant = None,
    version: params.JobVersion = 1,
) -> JobAnswered:
    """Once, for what was shown: `digest` is of the question as you read it. Operators name the tenant."""
    caller = caller_in(router)
    job = JobKey(tenant_id=_whose(caller, tenant_id), job_type=job_type, job_id=job_id, version=version)
    said = Said(key=key, answer=body.answer, digest=body.digest, who=caller.who, why=body.why, operator=caller.operator)
    done = answer(house.signaller(), job, said)
    if done.came is Came.LATE:
        raise Problem("JOB_ENDED", f"the job is {done.head.status if done.head else 'gone'}: its questions are closed")
    return JobAnswered(key=key, came=done.came.value, status=done.head.status.value if done.head else "")


def _questions(found: Lineage, caller: Caller, redactor: Redactor) -> list[QuestionShown]:
    asked = house.ledger().questions(found.last.root_key)
    mine = (each for each in asked if caller.operator or each.to is To.TENANT)
    return [question_shown(each, found.last, caller, redactor) for each in mine]


def _shown(found: Lineage, caller: Caller) -> JobShown:
    ledger, head, letter = house.ledger(), found.asked, found.letter
    redactor = redactor_of(head, letter)
    why = head.failure.detail if head.failure and found.status is not HeadStatus.DONE else ""
    detail = stored_detail(why, redactor)
    named = {name: getattr(head, name) for name in JobShown.model_fields if hasattr(head, name)}
    return JobShown(
        **named
        | {
            "tenant_id": head.key.tenant_id,
            "job_type": head.key.job_type,
            "job_id": head.key.job_id,
            "version": head.key.version,
            "status": found.status,
            "recovered": found.recovered,
            "replayed_as": found.replayed_as,
            **_result(found.last, caller, redactor),
            "code": head.failure.code if head.failure else "",
            "detail": detail if caller.operator else detail.split("\n", 1)[0],
            "letter_status": letter.status if letter else "",
            "model": head.strategy.model or "",
            "waits_for": found.last.waits_for or "",
            "suspended_at": found.last.suspended_at if found.last.waits_for else None,
            "waits": [
                WaitShown.model_validate(_named(each, redactor)) for each in found.last.waits if found.last.waits_for
            ],
            "questions": _questions(found, caller, redactor),
            "failures": [PastFailureShown.model_validate(each) for each in head.failures],
            "steps": [
                StepShown.model_validate(_named(each, redactor)) for each in ledger.steps(head.key, results=False)
            ],
            "effects": [
                JobEffect(attempt=each.owner.attempt, **effect_said(each, JobEffect.model_fields, redactor))
                for each in ledger.effects(head.root_key, results=False)
            ],
            "timeline": [event_shown(each, caller, redactor) for each in ledger.timeline(head.key)],
        }
    )


def _result(head: Head, caller: Caller, redactor: Redactor) -> dict[str, Any]:
    """Whole to the tenant whose it is. An operator reads what may be a payload only with a reason."""
    if caller.tenant_id != head.key.tenant_id:
        known = redactor.open or head.result is None
        return {"result": clean_in(redactor, head.result) if known else WITHHELD, "result_link": ""}
    ref = head.result_ref and own_result(head.key, head.result_ref)
    return {"result": head.result, "result_link": house.links().to(ref, seconds=LINK_SECONDS) if ref else ""}


def _named(each: Step | Wait, redactor: Redactor) -> Step | Wait:
    """An agent names its steps and what it waits for."""
    return replace(each, name=redactor.clean(each.name))


def _found(found: Found) -> Search:
    return Search(
        letters=[LetterFound.model_validate(each) for each in found.letters],
        jobs=[_job_row(each) for each in found.jobs],
        redrives=[
            RedriveFound(
                redrive_id=each.redrive_id,
                job_type=each.request.job_type,
                status=each.status,
                reason=each.request.reason,
            )
            for each in found.redrives
        ],
        tenants=[TenantFound(tenant_id=name, open_letters=number) for name, number in found.tenants],
        codes=[CodeFound(job_type=lane, code=code, open_letters=number) for lane, code, number in found.codes],
        groups=[GroupFound.model_validate(each) for each in found.groups],
    )


def _job_row(head: Head) -> JobRow:
    return JobRow(
        tenant_id=head.key.tenant_id,
        job_type=head.key.job_type,
        job_id=head.key.job_id,
        version=head.key.version,
        status=head.status,
        letter_id=head.letter_id,
    )
