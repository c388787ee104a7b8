"""Groups: one cause, seen many times, and what people wrote about it. Holding one keeps redrives away from it.

A tenant knows only its own groups: causes of its own letters, in its own words, counted alone; and a replay of one.
There nothing is read from what the tenants of a group share: another's message may stand in it.
"""

import re
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from datetime import datetime, timedelta
from typing import Any

from lambdas import house, wiring
from lambdas.api import letter_queries, params
from lambdas.api.context import Caller, caller_in, new_router, operator_in, person_of
from lambdas.api.letter_queries import Affected
from lambdas.api.present import advice_shown
from lambdas.api.problems import Problem
from lambdas.api.routes.letters import redrive_id_for
from lambdas.api.shapes import Started
from lambdas.api.shapes.lanes import DeployShown, Groups, GroupShown, NoteShown, OwnGroups, OwnGroupShown, WaitingShown
from lambdas.api.shapes.letters import AdviceShown
from lambdas.core.model.errors import BadCursor
from lambdas.core.model.group import ByHour, Group, OwnGroup, Waiting
from lambdas.core.model.letter import Way
from lambdas.core.model.value import clipped, listed_at, replace
from lambdas.core.operate import letters as operate
from lambdas.core.operate.letters import home_of
from lambdas.core.ports.lists import cursor_at, place_in
from lambdas.core.redrive.record import Redrive
from lambdas.core.redrive.request import MOST_OF_A_TEXT
from lambdas.core.redrive.start import start

router = new_router()
RECENT = 50  # redrives of the lane in which a group's own is looked for
TREND = 24  # hours of which deaths and recoveries are shown
AT_ONCE = 8  # lanes that are asked at the same time
UNSIGNED = "-"  # how an empty signature is written in a path


@router.get("/groups", summary="Causes of death: a lane's, or all that wait", tags=["groups"])
def list_groups(job_type: params.Lane = None, limit: params.Limit = 50, cursor: params.Cursor = None) -> Groups:
    """Of a lane, most recent first. Without one, of every lane: those that wait or keep a breaker open, worst first."""
    operator_in(router)
    if job_type is None:
        return _everywhere(limit, cursor)
    lane = _read_lane(job_type)
    page, more = _page([group for group, _ in lane], limit, place_in(cursor))
    facts = {group.signature: shown for group, shown in lane}
    return Groups(
        groups=[facts[group.signature] for group in page],
        cursor=cursor_at(_place(page[-1])) if more else None,
        causes=len(lane),
    )


def _everywhere(limit: int, cursor: str | None) -> Groups:
    """The order changes while letters die, so a page begins where the last one ended by number, not by group."""
    begin = _number(cursor)
    lanes = house.ledger().waiting(list(wiring.lanes()))
    stopped = {each.job_type for each in wiring.breakers().watched() if each.opened_at is not None}
    hurt = [job_type for job_type, lane in lanes.items() if lane.all.total or job_type in stopped]
    with ThreadPoolExecutor(AT_ONCE) as asking:
        found = [shown for lane in asking.map(_read_lane, hurt) for _, shown in lane]
    worst = sorted((each for each in found if each.open_letters or each.breakers), key=_harm, reverse=True)
    end = begin + limit
    return Groups(groups=worst[begin:end], cursor=str(end) if end < len(worst) else None, causes=len(worst))


def _number(cursor: str | None) -> int:
    if cursor is None:
        return 0
    if not re.fullmatch("[0-9]{1,6}", cursor):
        raise BadCursor(cursor)
    return int(cursor)


def _harm(group: GroupShown) -> tuple[int, int, datetime]:
    return group.open_letters, len(group.breakers), group.last_seen


def _read_lane(job_type: str) -> list[tuple[Group, GroupShown]]:
    """Every group of a lane, with its counters: as many requests for many letters as for few."""
    ledger, now = house.ledger(), wiring.now()
    waiting, hours = ledger.waiting_groups(job_type), ledger.causes_by_hour(job_type, since=_since(now))
    recent = _recent(job_type)
    return [
        (
            group,
            GroupShown(
                **_facts(group, recent),
                **_counts(waiting.get(group.signature, Waiting()), hours.get(group.signature, ByHour()), now),
                tenant_count=None,
                more_tenants=False,
                tenants=[],
                worker_versions=[group.worker_version],
                deploys=[],
                advice=None,
            ),
        )
        for group in operate.groups_in(ledger, wiring.breakers(), job_type)
    ]


@router.get("/groups/<signature>", summary="One group, with who is affected", tags=["groups"])
def read_group(signature: params.Signature, job_type: params.OneLane) -> GroupShown:
    operator_in(router)
    return _shown(_found(job_type, signature))


@router.post("/groups/<signature>/hold", summary="Keep redrives away from it", tags=["groups"])
def hold_group(signature: params.Signature, body: params.OfGroup) -> GroupShown:
    person, group = person_of(operator_in(router)), _found(body.job_type, signature)
    return _shown(operate.hold_group(house.ledger(), group, person, why=body.reason))


@router.post("/groups/<signature>/release", summary="Let redrives take it again", tags=["groups"])
def release_group(signature: params.Signature, body: params.OfGroup) -> GroupShown:
    person, group = person_of(operator_in(router)), _found(body.job_type, signature)
    return _shown(operate.release_group(house.ledger(), group, person, why=body.reason))


@router.post("/groups/<signature>/note", summary="Note what is known about it", tags=["groups"])
def note_group(signature: params.Signature, body: params.Noting) -> GroupShown:
    person, group = person_of(operator_in(router)), _found(body.job_type, signature)
    written = body.model_dump(include={"owner", "note", "bug_url"}, exclude_none=True)
    return _shown(operate.note_group(house.ledger(), group, person, written))


def _found(job_type: str, signature: str) -> Group:
    named = "" if signature == UNSIGNED else signature
    return operate.find_group(house.ledger(), wiring.breakers(), job_type, named)


def _page(groups: Sequence[Group], limit: int, before: str | None) -> tuple[Sequence[Group], bool]:
    """They come most recent first: those behind the place where the previous page ended, and whether there are more."""
    left = [group for group in groups if before is None or _place(group) < before]
    return left[:limit], len(left) > limit


def _place(group: Group) -> str:
    return listed_at(group.last_seen, group.signature)


def _recent(job_type: str) -> tuple[Redrive, ...]:
    return house.redrives().page(job_type=job_type, limit=RECENT).redrives


def _shown(group: Group) -> GroupShown:
    ledger, now = house.ledger(), wiring.now()
    waiting = ledger.waiting_group(group.job_type, group.signature)
    known: Affected = letter_queries.affected(ledger, group.job_type, group.signature, waiting)
    hours = ledger.cause_by_hour(group.job_type, group.signature, since=_since(now), now=now)
    return GroupShown(
        **_facts(group, _recent(group.job_type)),
        **_counts(waiting, hours, now),
        tenant_count=len(known.tenants),
        more_tenants=known.more,
        tenants=list(known.tenants),
        worker_versions=list(known.worker_versions) or [group.worker_version],
        deploys=_deploys(group),
        advice=_advice(group),
    )


def _advice(group: Group) -> AdviceShown | None:
    """Of the group's sample. A lane without a triage agent reads nothing for it."""
    lane, ledger = wiring.lanes().get(group.job_type), house.ledger()
    sample = ledger.letter(group.sample) if lane is not None and lane.triage and group.sample else None
    return advice_shown(sample, ledger.timeline(home_of(sample))) if sample is not None else None


def _deploys(group: Group) -> list[DeployShown]:
    known = house.redrives().deploys(group.job_type).deploys
    since = [at for at, each in enumerate(known) if each.at > group.first_seen]
    first = max(0, since[0] - 1) if since else len(known) - 1
    return [DeployShown.model_validate(each) for each in known[max(0, first) :]]


def _since(now: datetime) -> datetime:
    return now - timedelta(hours=TREND - 1)


def _counts(waiting: Waiting, hours: ByHour, now: datetime) -> dict[str, Any]:
    first = _since(now).replace(minute=0, second=0, microsecond=0)
    each = [first + timedelta(hours=hour) for hour in range(TREND)]
    return {
        "open_letters": waiting.total,
        "letters_waiting": WaitingShown.model_validate(waiting),
        "deaths": [hours.died.get(hour, 0) for hour in each],
        "recoveries": [hours.recovered.get(hour, 0) for hour in each],
    }


def _facts(group: Group, recent: Sequence[Redrive]) -> dict[str, Any]:
    latest = next((redrive for redrive in recent if _is_for(redrive, group)), None)
    named = {name: getattr(group, name) for name in GroupShown.model_fields if hasattr(group, name)}
    return named | {
        "note": NoteShown.model_validate(group.note),
        "last_redrive": latest.redrive_id if latest else "",
        "new_since": latest is not None and group.last_seen > latest.started_at,
    }


def _is_for(redrive: Redrive, group: Group) -> bool:
    """By the signature, or by a code alone: a few letters picked by id say nothing about the cause."""
    wanted = redrive.request.filter
    if redrive.request.dry_run or wanted.letter_ids:
        return False
    return wanted.signature == group.signature or (wanted.signature is None and wanted.code == group.code)


MOST = 1_000  # letters of one replay; the rest waits for the next


@router.get("/own-groups", summary="Causes of your own letters that wait", tags=["you"])
def list_own_groups(tenant_id: params.Tenant = None) -> OwnGroups:
    """The most letters first. Operators name a tenant."""
    whose = _whose(caller_in(router), tenant_id)
    lanes = [lane for lane, each in house.ledger().waiting_of(whose, list(wiring.lanes())).items() if each.total]
    found = [group for lane in lanes for group in house.ledger().own_groups(whose, lane) if group.waiting.total]
    worst = sorted(found, key=lambda group: (group.waiting.total, group.last_seen), reverse=True)
    return OwnGroups(groups=[_own_shown(group) for group in worst])


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


def _own_shown(group: OwnGroup) -> OwnGroupShown:
    named = {name: getattr(group, name) for name in OwnGroupShown.model_fields if hasattr(group, name)}
    waiting = WaitingShown.model_validate(group.waiting)
    return OwnGroupShown(**named, open_letters=group.waiting.total, letters_waiting=waiting)
