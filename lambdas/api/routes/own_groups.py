"""Groups as one tenant knows them: causes of its own letters, in its own words, counted alone; and a replay of one.

Nothing here is read from what the tenants of a group share: another's message may stand in it.
"""

from lambdas import house, wiring
from lambdas.api import params
from lambdas.api.context import Caller, caller_in, new_router
from lambdas.api.problems import Problem
from lambdas.api.routes.letters import redrive_id_for
from lambdas.api.shapes import Started
from lambdas.api.shapes.lanes import OwnGroups, OwnGroupShown, WaitingShown
from lambdas.core.model.group import OwnGroup
from lambdas.core.model.letter import Way
from lambdas.core.model.value import clipped, replace
from lambdas.core.redrive.request import MOST_OF_A_TEXT
from lambdas.core.redrive.start import start

router = new_router()
UNSIGNED = "-"  # how an empty signature is written in a path
MOST = 1_000  # letters of one replay; the rest waits for the next


@router.get("/own-groups", summary="Causes of your own letters that wait", tags=["you"])
def list_own_groups(tenant_id: params.Tenant = None) -> OwnGroups:
    """The most letters first. Operators name a tenant."""
    whose = _whose(caller_in(router), tenant_id)
    lanes = [lane for lane, each in house.ledger().waiting_of(whose, list(wiring.lanes())).items() if each.total]
    found = [group for lane in lanes for group in house.ledger().own_groups(whose, lane) if group.waiting.total]
    worst = sorted(found, key=lambda group: (group.waiting.total, group.last_seen), reverse=True)
    return OwnGroups(groups=[_shown(group) for group in worst])


@router.post(
    "/own-groups/<signature>/replay", summary="Replay your letters of one cause", tags=["you"], status_code=202
)
def replay_own_group(signature: params.Signature, body: params.GroupAgain, tenant_id: params.Tenant = None) -> Started:
    """Those that are safe to send again, a canary first; the others stay. Follow them by their status."""
    caller = caller_in(router)
    if body.fixed == "code" and not caller.operator:
        raise Problem("OPERATORS_ONLY", "only operators know whether the code was fixed")
    whose, named = _whose(caller, tenant_id), "" if signature == UNSIGNED else signature
    own = {group.signature: group for group in house.ledger().own_groups(whose, body.job_type)}
    if named not in own:
        raise Problem("GROUP_NOT_FOUND", "none of your letters in this lane has this cause")
    begun = start(
        replace(house.starter(), sub=caller.sub),
        {**_request(own[named], whose, body, believed=caller.operator), "operator": caller.who},
        started_by=caller.who,
        redrive_id=redrive_id_for(caller),
    )
    return Started(redrive_id=begun.redrive_id, status=begun.status)


def _request(group: OwnGroup, tenant_id: str, body: params.GroupAgain, *, believed: bool) -> dict[str, object]:
    """By signature, or by code where there is none; never of anybody else's letters.

    What was fixed decides about letters alone that only a change of code cures, and those of one cause may be among
    others. So a tenant's word for it is kept with its reason, and makes none of them safe.
    """
    cause = {"signature": group.signature} if group.signature else {"code": group.code}
    given: dict[str, object] = {
        "action": Way.REPLAY.value,
        "job_type": group.job_type,
        "filter": {**cause, "tenant_id": tenant_id},
        "reason": body.reason,
        "limit": MOST,
    }
    if not body.fixed:
        return given
    reason = clipped(f"fixed its {body.fixed}: {body.reason}", MOST_OF_A_TEXT)
    return given | ({"fixed": body.fixed} if believed else {"reason": reason})


def _whose(caller: Caller, tenant_id: str | None) -> str:
    if tenant_id is not None and not caller.operator:
        raise Problem("OPERATORS_ONLY", "tenant_id is for operators: your token names your tenant")
    whose = tenant_id or caller.tenant_id
    if not whose:
        raise Problem("INVALID", "name a tenant", faults=["tenant_id: operators name a tenant"])
    return whose


def _shown(group: OwnGroup) -> OwnGroupShown:
    named = {name: getattr(group, name) for name in OwnGroupShown.model_fields if hasattr(group, name)}
    waiting = WaitingShown.model_validate(group.waiting)
    return OwnGroupShown(**named, open_letters=group.waiting.total, letters_waiting=waiting)
