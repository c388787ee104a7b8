"""Which letters a redrive may send: selected through the indexes, each weighed, the rest counted by reason.

It writes the manifest and the blast radius, and touches no letter.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from itertools import islice

from lambdas.core.lane import Lane
from lambdas.core.ledger import Selection
from lambdas.core.letter import EffectStatus, Letter
from lambdas.core.redrive import manifest, waves
from lambdas.core.redrive.alarms import halting_alarms
from lambdas.core.redrive.manifest import Entry
from lambdas.core.redrive.record import Plan, RedriveStatus
from lambdas.core.redrive.redriver import Redriver
from lambdas.core.redrive.request import Filter, Request
from lambdas.core.redrive.weighing import (
    MAY_GO,
    Circumstances,
    against,
    on_hold,
    open_breakers,
    overtaken,
    refused,
    selected_from,
)
from lambdas.core.safety import Way
from lambdas.core.value import names_in, replace

A_PAGE = 100  # letters read whole at a time
SHOWN_TENANTS = 20
SHOWN_WAVES = 20


def plan(redriver: Redriver, redrive_id: str) -> str:
    """What comes next: "send", "ask" a second person, or "report" because there is nothing to send."""
    redrive = redriver.found(redrive_id)
    request, lane = redrive.request, redriver.lanes[redrive.request.job_type]
    rows, more = _selected(redriver, request)
    scales = _Scales(redriver=redriver, known=_circumstances(redriver, request, lane))
    entries = list(manifest.by_turns(scales.weighed(rows)))
    scales.skipped["unknown"] += max(0, len(request.filter.letter_ids) - len(rows)) if not more else 0
    if not request.dry_run:
        manifest.write(redriver.store, redrive_id, entries)
    planned = scales.plan(matched=len(rows), more=more, alarms=halting_alarms(redriver, request.job_type))
    after = _next(request, lane, planned)
    written = replace(redrive, plan=planned, status=_STATUS[after], updated_at=redriver.clock())
    why = f"{planned.planned} of {planned.matched} letters may go"
    redriver.redrives.write(written, redriver.event("redrive.planned", why=why, skipped=dict(planned.skipped)))
    return after


_STATUS = {
    "send": RedriveStatus.SENDING,
    "ask": RedriveStatus.WAITING_FOR_APPROVAL,
    "report": RedriveStatus.PLANNING,
}


def _next(request: Request, lane: Lane, planned: Plan) -> str:
    if request.dry_run or not planned.planned:
        return "report"
    reviewed = lane.human_review and request.action is not Way.DISCARD
    return "ask" if reviewed or planned.planned > lane.approval_above else "send"


def _circumstances(redriver: Redriver, request: Request, lane: Lane) -> Circumstances:
    return Circumstances(
        request=request,
        lane=lane,
        now=redriver.clock(),
        worker_version=redriver.versions.of([lane.job_type]).get(lane.job_type, ""),
        on_hold=on_hold(redriver.ledger, lane.job_type) if request.action is not Way.DISCARD else frozenset(),
    )


def _selected(redriver: Redriver, request: Request) -> tuple[Sequence[Letter], bool]:
    """Letters that match, oldest first, and whether there are more than the limit."""
    asked = {name: getattr(request.filter, name) for name in names_in(Filter) if name != "letter_ids"}
    statuses = selected_from(request.action)
    selection = Selection(job_type=request.job_type, statuses=statuses, limit=request.limit + 1, **asked)
    rows = _named(redriver, request, selection) if request.filter.letter_ids else redriver.ledger.select(selection)
    return rows[: request.limit], len(rows) > request.limit


def _named(redriver: Redriver, request: Request, selection: Selection) -> Sequence[Letter]:
    """The rest of the filter counts for them too: a name alone does not say that it is this lane's."""
    found = [redriver.ledger.letter(letter_id) for letter_id in request.filter.letter_ids]
    matching = [letter for letter in found if letter is not None and selection.takes(letter)]
    return sorted(matching, key=lambda letter: (letter.died_at, letter.letter_id))


@dataclass(slots=True, kw_only=True)
class _Scales:
    """Weighs letters one after another and keeps the sums."""

    redriver: Redriver
    known: Circumstances
    skipped: Counter[str] = field(default_factory=Counter)
    why_skipped: dict[str, str] = field(default_factory=dict)
    tenants: Counter[str] = field(default_factory=Counter)
    sums: Counter[str] = field(default_factory=Counter)
    spent_usd: float = 0.0
    oldest: datetime | None = None
    newest: datetime | None = None

    def weighed(self, rows: Sequence[Letter]) -> Iterator[Entry]:
        pages = iter(rows)
        while page := list(islice(pages, A_PAGE)):
            letters = self.redriver.ledger.letters_at([row.key for row in page])
            known = replace(
                self.known,
                open_for=open_breakers(self.redriver, self.known.request, letters),
                overtaken=overtaken(self.redriver.ledger, self.known.request, letters),
            )
            self.skipped["unknown"] += len(page) - len(letters)
            yield from (manifest.entry_of(letter) for letter in letters if self._goes(letter, known))

    def plan(self, *, matched: int, more: bool, alarms: tuple[str, ...]) -> Plan:
        request, planned = self.known.request, self.sums["letters"]
        return Plan(
            matched=matched,
            planned=planned,
            more=more,
            skipped={reason: count for reason, count in sorted(self.skipped.items()) if count},
            why_skipped=self.why_skipped,
            tenants=len(self.tenants),
            by_tenant=dict(self.tenants.most_common(SHOWN_TENANTS)),
            effects_skipped=self.sums["effects_skipped"],
            effects_that_may_fire=self.sums["effects_that_may_fire"],
            spent_usd=round(self.spent_usd, 6),
            tokens=self.sums["tokens"],
            oldest=self.oldest,
            newest=self.newest,
            seconds=waves.seconds(request, planned),
            waves=tuple(islice(waves.sizes(request, planned), SHOWN_WAVES)),
            worker_version=self.known.worker_version,
            alarms=alarms,
        )

    def _goes(self, letter: Letter, known: Circumstances) -> bool:
        reason, why = against(letter, known)
        if (reason, why) == MAY_GO:
            reason, why = refused(letter, known.lane, known.request.action, self.redriver.policy_named)
        if reason:
            self.skipped[reason] += 1
            self.why_skipped.setdefault(reason, f"{letter.letter_id}: {why}")
            return False
        self._count(letter)
        return True

    def _count(self, letter: Letter) -> None:
        self.sums["letters"] += 1
        self.sums["tokens"] += letter.tokens
        self.spent_usd += letter.spend_usd
        self.tenants[letter.tenant_id] += 1
        for effect in letter.effects:
            skipped = effect.status is EffectStatus.COMMITTED and self.known.request.scope == "inherit"
            self.sums["effects_skipped" if skipped else "effects_that_may_fire"] += 1
        self.oldest = min(self.oldest or letter.died_at, letter.died_at)
        self.newest = max(self.newest or letter.died_at, letter.died_at)
