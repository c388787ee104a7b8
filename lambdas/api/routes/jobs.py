"""Jobs in any state, by their id; and the search, which finds whatever an id or the beginning of one may mean."""

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
    LetterFound,
    PastFailureShown,
    RedriveFound,
    Search,
    StepShown,
    TenantFound,
)
from lambdas.core.model.head import Effect, Head, HeadStatus
from lambdas.core.model.job import JobKey
from lambdas.core.model.letter import Letter, LetterStatus
from lambdas.core.model.redact import Redactor
from lambdas.core.operate.find import Finder, Found, find

router = new_router()
SHORTEST = 2


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
    return _shown(head, caller)


def _shown(head: Head, caller: Caller) -> JobShown:
    ledger, redactor = house.ledger(), Redactor(None, ())
    letter = ledger.letter(head.letter_id, of_tenant=head.key.tenant_id) if head.letter_id else None
    detail = redactor.clean(head.failure.detail) if head.failure and head.status is not HeadStatus.DONE else ""
    named = {name: getattr(head, name) for name in JobShown.model_fields if hasattr(head, name)}
    return JobShown(
        **named
        | {
            "tenant_id": head.key.tenant_id,
            "job_type": head.key.job_type,
            "job_id": head.key.job_id,
            "version": head.key.version,
            "recovered": _is_recovered(letter),
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


def _is_recovered(letter: Letter | None) -> bool:
    return letter is not None and letter.status is LetterStatus.RECOVERED


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
