"""Jobs: submit one, read one in any state by its id; and the search, which finds whatever an id may mean."""

from typing import Any

from lambdas import house, wiring
from lambdas.api import params
from lambdas.api.context import Caller, caller_in, new_router, operator_in
from lambdas.api.present import event_shown
from lambdas.api.problems import Problem
from lambdas.api.shapes.jobs import (
    CodeFound,
    GroupFound,
    JobEffect,
    JobRow,
    JobShown,
    JobSubmitted,
    LetterFound,
    PastFailureShown,
    RedriveFound,
    Search,
    StepShown,
    TenantFound,
)
from lambdas.core.model.head import Effect, Head, HeadStatus
from lambdas.core.model.job import JobKey
from lambdas.core.model.redact import Redactor
from lambdas.core.model.refs import own_result
from lambdas.core.operate.find import Finder, Found, find
from lambdas.core.operate.lineage import Lineage, follow
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
    done = submit(house.submitter(), given, tenant_id=caller.tenant_id, trace_id=wiring.trace_id())
    key, known = done.job.key, done.known
    named = {name: getattr(key, name) for name in ("tenant_id", "job_type", "job_id", "version")}
    logger.info("job.submitted", extra={**named, "duplicate": known is not None})
    version = f"?version={key.version}" if key.version != 1 else ""
    return JobSubmitted(
        **named,
        duplicate=known is not None,
        status=known.status if known else HeadStatus.QUEUED,
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
    if tenant_id is not None and not caller.operator:
        raise Problem("OPERATORS_ONLY", "tenant_id is for operators: your token names your tenant")
    whose = tenant_id or caller.tenant_id
    if not whose:
        raise Problem("INVALID", "name a tenant", faults=["tenant_id: operators name the job's tenant"])
    key = JobKey(tenant_id=whose, job_type=job_type, job_id=job_id, version=version)
    head = house.ledger().head(key)
    if head is None:
        raise Problem("JOB_NOT_FOUND", "the ledger has no such job of this tenant in this lane")
    return _shown(follow(house.ledger(), head), caller)


def _shown(found: Lineage, caller: Caller) -> JobShown:
    ledger, redactor, head, letter = house.ledger(), Redactor(None, ()), found.asked, found.letter
    detail = redactor.clean(head.failure.detail) if head.failure and found.status is not HeadStatus.DONE else ""
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
            "failures": [PastFailureShown.model_validate(each) for each in head.failures],
            "steps": [StepShown.model_validate(each) for each in ledger.steps(head.key, results=False)],
            "effects": [_effect(each) for each in ledger.effects(head.root_key, results=False)],
            "timeline": [event_shown(each, caller, redactor) for each in ledger.timeline(head.key)],
        }
    )


def _result(head: Head, caller: Caller, redactor: Redactor) -> dict[str, Any]:
    """Whole to the tenant whose it is. An operator reads what may be a payload only with a reason."""
    if caller.tenant_id != head.key.tenant_id:
        return {"result": redactor.clean_in(head.result), "result_link": ""}
    ref = head.result_ref and own_result(head.key, head.result_ref)
    return {"result": head.result, "result_link": house.links().to(ref, seconds=LINK_SECONDS) if ref else ""}


def _effect(effect: Effect) -> JobEffect:
    named = ("effect_id", "action", "key", "status", "intended_at", "committed_at", "ref")
    return JobEffect(attempt=effect.owner.attempt, **{name: getattr(effect, name) for name in named})


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
