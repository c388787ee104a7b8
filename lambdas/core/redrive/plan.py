"""Which letters a redrive may send: selected through the indexes, each checked, the rest counted by reason.

It writes the manifest and the blast radius, and touches no letter. A sender checks each letter once more.
"""

from collections import Counter, deque
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from itertools import islice

from lambdas.core.config.lane import Lane
from lambdas.core.model.breaker import State
from lambdas.core.model.head import MACHINE
from lambdas.core.model.letter import (
    UNRESOLVED,
    EffectStatus,
    Intended,
    Letter,
    LetterKey,
    LetterStatus,
    Safety,
    Way,
    safety_of,
)
from lambdas.core.model.moves import LETTER_MOVES
from lambdas.core.model.value import names_in, replace, value
from lambdas.core.ports.ledger import Ledger
from lambdas.core.ports.lists import Selection
from lambdas.core.ports.outside import Breakers
from lambdas.core.redrive.record import (
    ENDED,
    Entry,
    Plan,
    Policy,
    Redrive,
    Redriver,
    RedriveStatus,
    entry_of,
    write_manifest,
)
from lambdas.core.redrive.request import USUAL_LIMIT, Filter, Request
from lambdas.core.redrive.watch import halting_alarms, seconds, sizes, widest_wave

A_PAGE = 100  # letters read whole at a time
SHOWN_TENANTS = 20
SHOWN_WAVES = 20
SENT_FROM = tuple(status for status in LetterStatus if LetterStatus.REDRIVING in LETTER_MOVES[status])
DISCARDED_FROM = tuple(status for status in LetterStatus if LetterStatus.DISCARDED in LETTER_MOVES[status])
MAY_GO = ("", "")
UNDER_WAY = (RedriveStatus.SENDING, RedriveStatus.WATCHING)
_STATUS = {
    "send": RedriveStatus.SENDING,
    "ask": RedriveStatus.WAITING_FOR_APPROVAL,
    "report": RedriveStatus.PLANNING,
}


@value
class Circumstances:
    """What is known beside the letter itself when it is checked."""

    request: Request
    lane: Lane
    now: datetime
    worker_version: str  # that the lane has deployed
    open_for: frozenset[str] = frozenset()  # tenants whose breaker is open
    overtaken: frozenset[str] = frozenset()  # letters of jobs of which a newer version is done
    on_hold: frozenset[str] = frozenset()  # signatures


def plan(redriver: Redriver, redrive_id: str) -> str:
    """What comes next: "send", "ask" a second person, or "report" because there is nothing to send."""
    redrive = redriver.found(redrive_id)
    if redrive.status in ENDED:  # by another execution
        return "report"
    if redrive.status in UNDER_WAY:  # what was approved is sent as it was approved, whoever plans beside it
        return "send"
    request, lane = redrive.request, redriver.lanes[redrive.request.job_type]
    plan_id = redriver.new_id()
    keys = _selected(redriver, request)
    planner = _Planner(redriver=redriver, known=_circumstances(redriver, request, lane))
    entries = planner.checked(islice(keys, request.limit))
    if request.dry_run:
        deque(entries, maxlen=0)  # checked and counted; none is kept
    else:
        write_manifest(redriver.store, redrive_id, entries, plan_id=plan_id)
    more = next(keys, None) is not None
    planner.skipped["unknown"] += max(0, len(request.filter.letter_ids) - planner.matched) if not more else 0
    planned = planner.plan(plan_id, more=more, alarms=halting_alarms(redriver, request.job_type))
    after = _next(redrive, lane, planned)
    written = replace(redrive, plan=planned, status=_STATUS[after], updated_at=redriver.clock())
    halt = redriver.redrives.aborted(redrive_id) if after == "ask" else None
    if halt is not None:  # nobody is asked about it: whoever aborted could wake nobody, and it would wait for a day
        reason = f"not approved: aborted: {halt.why}"
        written, after = replace(written, status=RedriveStatus.NOT_APPROVED, reason=reason), "report"
    why = f"{planned.planned} of {planned.matched} letters may go"
    redriver.redrives.write(written, redriver.event("redrive.planned", why=why, skipped=dict(planned.skipped)))
    return after


def _next(redrive: Redrive, lane: Lane, planned: Plan) -> str:
    request = redrive.request
    if request.dry_run or not planned.planned:
        return "report"
    reviewed = lane.human_review and request.action is not Way.DISCARD
    dear = (request.raised.budget_usd or 0) > lane.raise_limit_usd
    # Who asks for so many needs approval, also if fewer match today. Nobody asked for the usual limit, nor the sweep's:
    # whoever starts an execution by hand may call it that.
    by_itself = request.auto and redrive.started_by == MACHINE
    many = planned.planned if by_itself or request.limit == USUAL_LIMIT else request.limit
    return "ask" if reviewed or dear or max(many, planned.planned) > lane.approval_above else "send"


def _circumstances(redriver: Redriver, request: Request, lane: Lane) -> Circumstances:
    return Circumstances(
        request=request,
        lane=lane,
        now=redriver.clock(),
        worker_version=redriver.versions.of([lane.job_type]).get(lane.job_type, ""),
        on_hold=on_hold(redriver.ledger, lane.job_type) if request.action is not Way.DISCARD else frozenset(),
    )


def _selected(redriver: Redriver, request: Request) -> Iterator[LetterKey]:
    """Of letters that match, oldest first, one more than the limit."""
    asked = {name: getattr(request.filter, name) for name in names_in(Filter) if name != "letter_ids"}
    statuses = selected_from(request.action)
    selection = Selection(job_type=request.job_type, statuses=statuses, limit=request.limit + 1, **asked)
    return _named(redriver, request, selection) if request.filter.letter_ids else redriver.ledger.matching(selection)


def _named(redriver: Redriver, request: Request, selection: Selection) -> Iterator[LetterKey]:
    """The rest of the filter holds for them too: an id alone does not say that the letter is of this lane."""
    found = (redriver.ledger.letter(letter_id) for letter_id in request.filter.letter_ids)
    matching = [(each.died_at, each.letter_id, each.key) for each in found if each and selection.takes(each)]
    return (key for _, _, key in sorted(matching, key=lambda each: each[:2]))


@dataclass(slots=True, kw_only=True)
class _Planner:
    """Checks letters page by page and keeps the sums."""

    redriver: Redriver
    known: Circumstances
    matched: int = 0
    skipped: Counter[str] = field(default_factory=Counter)
    why_skipped: dict[str, str] = field(default_factory=dict)
    tenants: Counter[str] = field(default_factory=Counter)
    sums: Counter[str] = field(default_factory=Counter)
    spent_usd: float = 0.0
    oldest: datetime | None = None
    newest: datetime | None = None

    def checked(self, keys: Iterator[LetterKey]) -> Iterator[Entry]:
        while page := list(islice(keys, A_PAGE)):
            letters = self.redriver.ledger.letters_at(page)
            known = replace(
                self.known,
                open_for=open_breakers(self.redriver, self.known.request, letters),
                overtaken=overtaken(self.redriver.ledger, self.known.request, letters),
            )
            self.matched += len(page)
            self.skipped["unknown"] += len(page) - len(letters)
            yield from (entry_of(letter) for letter in letters if self._goes(letter, known))

    def plan(self, plan_id: str, *, more: bool, alarms: tuple[str, ...]) -> Plan:
        request, planned = self.known.request, self.sums["letters"]
        widest = widest_wave(self.known.lane, dict(self.tenants.most_common(SHOWN_TENANTS)))
        return Plan(
            plan_id=plan_id,
            matched=self.matched,
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
            seconds=seconds(request, planned, widest=widest),
            waves=tuple(islice(sizes(request, planned, widest=widest), SHOWN_WAVES)),
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


def selected_from(way: Way) -> tuple[LetterStatus, ...]:
    """A held letter is not sent, but it is selected, so that the plan says why."""
    return DISCARDED_FROM if way is Way.DISCARD else (*SENT_FROM, LetterStatus.HELD)


def against(letter: Letter, known: Circumstances) -> tuple[str, str]:
    """The reason not to send it, and its sentence; `MAY_GO` if there is none."""
    if letter.status not in selected_from(known.request.action):
        return _not_free(letter), f"it is {letter.status}"
    if known.request.action is Way.DISCARD:
        return MAY_GO
    verdict, why = safety_of(letter, _intended(letter, known), known.request.raised.over(known.lane))
    for reason, applies, sentence in (
        ("expired", _expired(letter, known.now), f"not to be run after {letter.not_after}"),
        (verdict.value, verdict is not Safety.SAFE, why),
        ("held", letter.status is LetterStatus.HELD, "a person must decide about it first"),
        ("breaker_open", letter.tenant_id in known.open_for, f"the breaker of {letter.tenant_id} is open"),
        ("on_hold", letter.signature in known.on_hold, f"group {letter.signature} is on hold"),
        ("never", _auto_used_up(letter, known), f"the sweep replayed it {letter.auto_replays} times"),
    ):
        if applies:
            return reason, sentence
    return MAY_GO


def open_breakers(redriver: Redriver, request: Request, letters: Sequence[Letter]) -> frozenset[str]:
    if request.action is Way.DISCARD:
        return frozenset()
    return tenants_shut(redriver.breakers, request.job_type, letters, auto=request.auto, now=redriver.clock())


def tenants_shut(
    breakers: Breakers, job_type: str, letters: Sequence[Letter], *, auto: bool, now: datetime
) -> frozenset[str]:
    """Tenants whose letters must wait. The sweep's own replays go once the cool-down is over: workers park them, one
    becomes the probe, and a breaker behind which nothing was parked does not stay open for ever.
    """
    known = breakers.read(sorted({letter.tenant_id for letter in letters}), job_type, sure=True)
    shut = (State.OPEN,) if auto else (State.OPEN, State.HALF_OPEN)
    return frozenset(tenant for tenant, breaker in known.items() if breaker.state(now) in shut)


def overtaken(ledger: Ledger, request: Request, letters: Sequence[Letter]) -> frozenset[str]:
    if request.action is Way.DISCARD:
        return frozenset()
    roots = {letter.letter_id: replace(letter.job_key, job_id=letter.root) for letter in letters}
    newest = ledger.newest_done(tuple(dict.fromkeys(roots.values())))
    return frozenset(letter_id for letter_id, root in roots.items() if newest.get(root, 0) > root.version)


def on_hold(ledger: Ledger, job_type: str) -> frozenset[str]:
    """By what people wrote alone: a counter that has expired, or makes no sense, lifts no hold."""
    return frozenset(signature for signature, note in ledger.group_notes(job_type).items() if note.on_hold)


def refused(letter: Letter, lane: Lane, way: Way, policy_named: Callable[[str], Policy]) -> tuple[str, str]:
    """By the lane's own hook. A hook that breaks refuses: it was put there for a reason."""
    if not lane.replay.policy or way is Way.DISCARD:
        return MAY_GO
    try:
        why = policy_named(lane.replay.policy)(letter, way.value)
    except Exception as broken:  # it is the user's code
        why = f"{lane.replay.policy} raised {type(broken).__name__}: {broken}"
    return ("policy", str(why)[:500]) if why else MAY_GO


def _intended(letter: Letter, known: Circumstances) -> Intended:
    request = known.request
    return Intended(
        way=request.action,
        fresh_scope=request.scope == "fresh",
        worker_version=known.worker_version,
        patched=bool(request.patch),
        strategy=request.strategy,
        fixed=request.fixed,
        newer_version_done=letter.letter_id in known.overtaken,
    )


def _not_free(letter: Letter) -> str:
    if letter.status is LetterStatus.REDRIVING:
        return "claimed_by_another"
    return letter.status.value if letter.status in UNRESOLVED else "resolved"


def _expired(letter: Letter, now: datetime) -> bool:
    return letter.not_after is not None and now > letter.not_after


def _auto_used_up(letter: Letter, known: Circumstances) -> bool:
    return known.request.auto and letter.auto_replays >= known.lane.replay.auto_max
