"""Why a letter must not be sent by this redrive: asked when it is planned, and again when it is sent."""

from collections.abc import Callable, Sequence
from datetime import datetime

from lambdas.core.breaker import State
from lambdas.core.lane import Lane
from lambdas.core.ledger import Ledger
from lambdas.core.letter import MOVES, UNRESOLVED, Letter, LetterStatus
from lambdas.core.ports import Breakers
from lambdas.core.redrive.redriver import Policy, Redriver
from lambdas.core.redrive.request import Request
from lambdas.core.safety import Intended, Safety, Way, judge
from lambdas.core.value import replace, value

SENT_FROM = tuple(status for status in LetterStatus if LetterStatus.REDRIVING in MOVES[status])
DISCARDED_FROM = tuple(status for status in LetterStatus if LetterStatus.DISCARDED in MOVES[status])
MAY_GO = ("", "")


@value
class Circumstances:
    """What is known, beside a letter itself, when it is weighed."""

    request: Request
    lane: Lane
    now: datetime
    worker_version: str  # that the lane has deployed
    open_for: frozenset[str] = frozenset()  # tenants whose breaker is open
    overtaken: frozenset[str] = frozenset()  # letters of jobs of which a newer version is done
    on_hold: frozenset[str] = frozenset()  # signatures


def selected_from(way: Way) -> tuple[LetterStatus, ...]:
    """A held letter is not sent, but who asks for it is told why."""
    return DISCARDED_FROM if way is Way.DISCARD else (*SENT_FROM, LetterStatus.HELD)


def against(letter: Letter, known: Circumstances) -> tuple[str, str]:
    """The reason not to send it, and its sentence; `MAY_GO` if there is none."""
    if letter.status not in selected_from(known.request.action):
        return _not_free(letter), f"it is {letter.status}"
    if known.request.action is Way.DISCARD:
        return MAY_GO
    verdict, why = judge(letter, _intended(letter, known), known.request.raised.over(known.lane))
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
    known = breakers.read(sorted({letter.tenant_id for letter in letters}), job_type)
    shut = (State.OPEN,) if auto else (State.OPEN, State.HALF_OPEN)
    return frozenset(tenant for tenant, breaker in known.items() if breaker.state(now) in shut)


def overtaken(ledger: Ledger, request: Request, letters: Sequence[Letter]) -> frozenset[str]:
    if request.action is Way.DISCARD:
        return frozenset()
    roots = {letter.letter_id: replace(letter.job_key, job_id=letter.root) for letter in letters}
    newest = ledger.newest_done(tuple(dict.fromkeys(roots.values())))
    return frozenset(letter_id for letter_id, root in roots.items() if newest.get(root, 0) > root.version)


def on_hold(ledger: Ledger, job_type: str) -> frozenset[str]:
    return frozenset(group.signature for group in ledger.groups(job_type) if group.note.on_hold)


def refused(letter: Letter, lane: Lane, way: Way, policy_named: Callable[[str], Policy]) -> tuple[str, str]:
    """By the lane's own hook. One that breaks refuses: it was put there for a reason."""
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
