"""Waves, one after another: chosen, watched until they settle, and judged. What is judged is the wave, not hope."""

from collections import Counter
from collections.abc import Mapping, Sequence
from datetime import datetime, timedelta
from enum import StrEnum
from typing import Any

from lambdas.core.redrive.alarms import in_alarm
from lambdas.core.redrive.outcomes import look
from lambdas.core.redrive.record import Redrive, RedriveStatus, Wave
from lambdas.core.redrive.redriver import Redriver
from lambdas.core.redrive.request import Request
from lambdas.core.redrive.waves import Range, next_size, ranges
from lambdas.core.safety import Way
from lambdas.core.timeline import Event
from lambdas.core.value import replace, value

# Events of Step Functions' history, at most: of one look at a wave, and of one range that is sent, retries aside.
EVENTS_A_BEAT = 20
EVENTS_A_RANGE = 10


class Verdict(StrEnum):
    NEXT = "next"  # the wave is well: send the next, larger one
    WAIT = "wait"  # some of it has not settled yet
    HALT = "halt"  # sending more would make things worse, or a person asked
    DONE = "done"  # nothing is left to send
    HAND_OVER = "hand_over"  # go on in a new execution: this one's history grows too long


@value
class Judged:
    """What the machine does next."""

    verdict: Verdict
    wait_seconds: int = 0
    successor: str = ""  # the name of the execution that goes on


def choose_wave(redriver: Redriver, redrive_id: str) -> tuple[list[Range], int]:
    """The next wave's ranges, and how long it is watched. The same wave again if it was never judged."""
    redrive = redriver.found(redrive_id)
    request, wave = redrive.request, redrive.wave
    if wave is None or wave.verdict == Verdict.NEXT:
        wave = _next_wave(redrive, redriver.clock())
        written = replace(redrive, status=RedriveStatus.SENDING, waves=(*redrive.waves, wave), updated_at=wave.began_at)
        redriver.redrives.write(written)
    watched = 0 if request.action is Way.DISCARD else request.watch_seconds
    return ranges(request, wave.begin, wave.end), watched


def judge_wave(
    redriver: Redriver, redrive_id: str, sent: Sequence[Mapping[str, object]] | None, *, beats: int, sent_ranges: int
) -> Judged:
    redrive = redriver.found(redrive_id)
    if redrive.wave is None:
        raise LookupError(f"redrive {redrive_id!r} has no wave to judge")
    wave = _with_sent(redrive.wave, sent)
    if redrive.request.action is not Way.DISCARD:
        wave = look(redriver, redrive, wave)
    verdict, reason = conclude(
        wave,
        redrive,
        aborted=redriver.redrives.aborted(redrive_id),
        alarms=in_alarm(redriver, redrive.plan.alarms),
        now=redriver.clock(),
    )
    wave = replace(wave, verdict=verdict.value, reason=reason)
    _write(redriver, redrive, wave)
    return _judged(redriver, redrive, verdict, EVENTS_A_BEAT * beats + EVENTS_A_RANGE * sent_ranges)


def conclude(
    wave: Wave, redrive: Redrive, *, aborted: Event | None, alarms: Sequence[str], now: datetime
) -> tuple[Verdict, str]:
    """Pure. The worst news comes first."""
    request = redrive.request
    last = wave.end >= redrive.plan.planned
    for verdict, applies, reason in (
        (Verdict.HALT, aborted is not None, f"aborted by {_who(aborted)}"),
        (Verdict.HALT, bool(alarms), f"in alarm since it began: {', '.join(alarms)}"),
        (Verdict.HALT, wave.same_signature > 0, f"{wave.same_signature} of {wave.sent} died again of the same cause"),
        (Verdict.HALT, _too_many(wave, request), _share(wave, request)),
    ):
        if applies:
            return verdict, reason
    under_way = wave.waiting + wave.parked
    if not under_way:
        return (Verdict.DONE if last else Verdict.NEXT), f"{wave.recovered} of {wave.sent} recovered"
    told = f"{under_way} of {wave.sent} have not settled"
    if now - wave.began_at < timedelta(seconds=request.settle_timeout):
        return Verdict.WAIT, told
    # Nothing more would be sent anyway: what is under way goes on, and the report counts it.
    return (Verdict.DONE if last else Verdict.HALT), f"{told} within {request.settle_timeout} s"


def _next_wave(redrive: Redrive, now: datetime) -> Wave:
    # Not how many are kept: a record of very many waves folds those in its middle together.
    number, begin = (redrive.wave.number if redrive.wave else 0) + 1, redrive.next_letter
    size = next_size(redrive.request, number, redrive.plan.planned - begin)
    return Wave(number=number, begin=begin, end=begin + size, began_at=now)


def _with_sent(wave: Wave, sent: Sequence[Mapping[str, object]] | None) -> Wave:
    """As the senders say. A successor does not know; what a former look wrote down stands."""
    if sent is None:
        return wave
    skipped: Counter[str] = Counter()
    for each in sent:
        skipped.update(_counts(each.get("skipped")))
    return replace(wave, sent=sum(int(str(each.get("sent") or 0)) for each in sent), skipped=dict(skipped))


def _counts(given: object) -> dict[str, int]:
    return {str(reason): int(count) for reason, count in given.items()} if isinstance(given, Mapping) else {}


def _write(redriver: Redriver, redrive: Redrive, wave: Wave) -> None:
    written = replace(
        redrive, status=RedriveStatus.WATCHING, waves=(*redrive.waves[:-1], wave), updated_at=redriver.clock()
    )
    event = None
    if wave.verdict != Verdict.WAIT:
        facts: dict[str, Any] = {name: getattr(wave, name) for name in ("number", "sent", "recovered", "died_again")}
        event = redriver.event("redrive.judged", why=f"{wave.verdict}: {wave.reason}", **facts)
    redriver.redrives.write(written, event)


def _judged(redriver: Redriver, redrive: Redrive, verdict: Verdict, events: int) -> Judged:
    if verdict in (Verdict.NEXT, Verdict.WAIT) and events > redriver.most_events:
        successor = f"{redrive.redrive_id[:60]}-{redriver.new_id()[:12]}"
        return Judged(verdict=Verdict.HAND_OVER, successor=successor)
    return Judged(verdict=verdict, wait_seconds=redrive.request.watch_seconds)


def _too_many(wave: Wave, request: Request) -> bool:
    return wave.died_again > request.max_failure_share * wave.sent


def _share(wave: Wave, request: Request) -> str:
    return f"{wave.died_again} of {wave.sent} died again, more than {request.max_failure_share:.0%}"


def _who(aborted: Event | None) -> str:
    return f"{aborted.who}: {aborted.why}" if aborted is not None else ""
