"""Waves, one after another: each is chosen, watched until it settles, and judged by what became of its letters.

That is read from the heads of the jobs that run again, page by page, and only of those not settled before. Counts and
positions of pending letters are kept in one object in the bucket, so a crash loses neither.
"""

import json
import math
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import field
from datetime import datetime, timedelta
from enum import StrEnum
from itertools import accumulate, islice
from typing import Any, TypeVar

from lambdas.core.config.lane import Lane
from lambdas.core.model.errors import NotStored
from lambdas.core.model.head import Event, HeadStatus
from lambdas.core.model.job import JobKey
from lambdas.core.model.letter import Way
from lambdas.core.model.replays import Fate
from lambdas.core.model.value import replace, value
from lambdas.core.ports.outside import Store
from lambdas.core.redrive.record import ENDED, Entry, Redrive, Redriver, RedriveStatus, Wave, entries_at
from lambdas.core.redrive.request import Request

T = TypeVar("T")
# Alarms that say sending makes it worse. Alarms about the backlog never halt: they are why the operator is here.
HALTING = ("worker-errors", "worker-throttles", "silent-failures", "queue-age", "retry-spend")
# Events of Step Functions' history, at most: of one look at a wave, and of one range that is sent, retries aside.
EVENTS_A_BEAT = 20
EVENTS_A_RANGE = 10
SENDING_S = 600  # a wave is sent within this time: a sender is a function that may run for 15 minutes
PER_SENDER = 25.0  # letters a second that one sender manages, one after the other
LOOK_PAST = 1000  # letters that one small wave may skip; a page of them is one request
WORTH_A_SENDER = 100  # letters: fewer would cost more requests to begin than they save time
A_PAGE = 100  # jobs of one request to the ledger
FIRST_LOOK_S = 2  # after a wave was sent; each later one waits for half of the time that the wave has taken so far
MOST_SENDERS = 40  # an inline Map runs this many at once
PER_PLACE = 5  # letters of one tenant in a wave, for each of its places
_ENDLESS = 10**12
PENDING = ("waiting", "parked", "suspended")
_COUNTED = ("recovered", "died_again", "same_signature", "recalled", *PENDING)
_OUTCOMES = {
    HeadStatus.QUEUED: "waiting",
    HeadStatus.RUNNING: "waiting",
    HeadStatus.WAITING: "waiting",
    HeadStatus.PARKED: "parked",
    HeadStatus.DONE: "recovered",
    HeadStatus.CANCELLED: "recalled",
}


class WaveVerdict(StrEnum):
    NEXT = "next"  # the wave is well: send the next, larger one
    WAIT = "wait"  # some of it has not settled yet
    HALT = "halt"  # sending more would make things worse, or a person asked
    DONE = "done"  # nothing is left to send
    HAND_OVER = "hand_over"  # continue in a new execution: this one's history grows too long


@value
class Range:
    """A part of a wave, for one sender."""

    begin: int
    end: int  # half-open: [begin, end)
    rate: float  # letters a second
    most: int  # letters that it really sends; those behind them are for the next wave


@value
class Judged:
    """What the machine does next."""

    verdict: WaveVerdict
    wait_seconds: int = 0
    successor: str = ""  # the name of the execution that continues


@value
class Standing:
    """How a wave stands: which of its letters are still under way, and how the others ended."""

    pending: Sequence[int]  # positions in the manifest, the lowest first
    settled: Mapping[str, int] = field(default_factory=dict, hash=False)

    def on(self, wave: Wave, under_way: Mapping[str, int]) -> Wave:
        counts: dict[str, Any] = {**dict.fromkeys(_COUNTED, 0), **self.settled, **under_way}
        return replace(wave, **{name: counts[name] for name in _COUNTED})


def halting_alarms(redriver: Redriver, job_type: str) -> tuple[str, ...]:
    """Those that are OK now. One that rings already would say nothing about the redrive."""
    return redriver.alarms_in("OK", [f"{redriver.name}-{job_type}-{noun}" for noun in HALTING])


def choose_wave(redriver: Redriver, redrive_id: str) -> tuple[list[Range], int]:
    """The next wave's ranges, and when it is looked at first. The same wave again if it was never judged."""
    redrive = redriver.found(redrive_id)
    request, wave = redrive.request, redrive.wave
    if redrive.status in ENDED:  # another execution has ended it: this one sends nothing more
        return [], 0
    if wave is None or wave.verdict == WaveVerdict.NEXT:
        wave, written = _begun(redriver, redrive)
        redriver.redrives.write(written)
    elif redriver.clock() - wave.began_at > timedelta(
        seconds=SENDING_S
    ):  # it lay while no execution ran: it begins now
        wave = replace(wave, began_at=redriver.clock())
        written = replace(redrive, waves=(*redrive.waves[:-1], wave), updated_at=wave.began_at)
        redriver.redrives.write(written)
    return ranges(request, wave.begin, wave.end - wave.begin, redrive.plan.planned), first_look(request)


def first_look(request: Request) -> int:
    """Discarding has nothing to wait for."""
    return 0 if request.action is Way.DISCARD else min(FIRST_LOOK_S, request.watch_seconds)


def next_look(request: Request, wave: Wave, now: datetime) -> int:
    """Soon for a wave that settles in seconds, seldom for one that takes hours; at most `watch_seconds` apart."""
    so_far = (now - wave.began_at).total_seconds()
    return max(first_look(request), min(request.watch_seconds, int(so_far / 2)))


def _begun(redriver: Redriver, redrive: Redrive) -> tuple[Wave, Redrive]:
    """Somebody may have rolled back since the wave before: on the version that they died on, letters are as unfixed as
    they were.
    """
    lane = redriver.lanes[redrive.request.job_type]
    wave = _next_wave(redrive, redriver.clock(), widest_wave(lane, redrive.plan.by_tenant))
    plan = replace(redrive.plan, worker_version=redriver.versions.of([lane.job_type]).get(lane.job_type, ""))
    waves = (*redrive.waves, wave)
    return wave, replace(redrive, status=RedriveStatus.SENDING, plan=plan, waves=waves, updated_at=wave.began_at)


def _next_wave(redrive: Redrive, now: datetime, widest: int) -> Wave:
    # Not how many are kept: a record of very many waves folds those in its middle together.
    number, begin = (redrive.wave.number if redrive.wave else 0) + 1, redrive.next_letter
    proven = sum(_proven(wave, redrive.request) for wave in redrive.waves)
    size = next_size(redrive.request, proven, redrive.plan.planned - begin, widest=widest)
    return Wave(number=number, begin=begin, end=begin + size, began_at=now)


def _proven(wave: Wave, request: Request) -> int:
    """Letters that were sent and judged. One that another redrive took over, or that was recalled, proves nothing."""
    return wave.sent if request.action is Way.DISCARD else min(wave.sent, wave.recovered + wave.died_again)


def widest_wave(lane: Lane, by_tenant: Mapping[str, int]) -> int:
    """In a lane that bounds its tenants: a few letters for each place of the tenant that has the most of them.

    More would only be put back until a place is free, and the wave would look as if it did not settle. Without the
    bound there is no limit.
    """
    if lane.tenant_concurrency is None or not by_tenant:
        return _ENDLESS
    share = max(by_tenant.values()) / sum(by_tenant.values())
    return max(1, int(PER_PLACE * lane.tenant_concurrency / share))


def sizes(request: Request, total: int, *, widest: int = _ENDLESS) -> Iterator[int]:
    """The canary, then each wave `growth` times the one before, until all are sent. A discard needs no canary."""
    most = max(1, int(request.rate_per_second * SENDING_S))
    if request.action is not Way.DISCARD:  # which runs nothing
        most = min(most, widest)
    wanted = float(most if request.action is Way.DISCARD else request.canary)
    while total > 0:
        size = min(total, most, max(1, int(wanted)))
        yield size
        total -= size
        wanted = min(wanted * request.growth, float(most))


def next_size(request: Request, proven: int, left: int, *, widest: int = _ENDLESS) -> int:
    """How many letters the next wave sends, when `proven` were really sent and judged well and `left` are left.

    Waves grow by what was sent, not by what was meant to be: letters that were skipped prove nothing.
    """
    full = next(each for each in accumulate(sizes(request, _ENDLESS, widest=widest)) if each > proven)
    return min(left, full - proven)


def ranges(request: Request, begin: int, letters: int, planned: int) -> list[Range]:
    """Each sender has its share of the letters and of the rate.

    A small wave has one sender, which continues past letters that it must skip: a canary of nothing proves nothing.
    """
    if letters <= WORTH_A_SENDER:
        end = min(planned, begin + letters + LOOK_PAST)
        return [Range(begin=begin, end=end, rate=request.rate_per_second, most=letters)]
    wanted = math.ceil(request.rate_per_second / PER_SENDER)
    senders = max(1, min(MOST_SENDERS, wanted, math.ceil(letters / WORTH_A_SENDER)))
    edges = [begin + letters * number // senders for number in range(senders + 1)]
    rate = request.rate_per_second / senders
    shares = [(edges[n], edges[n + 1]) for n in range(senders)]
    return [Range(begin=first, end=last, rate=rate, most=last - first) for first, last in shares]


def seconds(request: Request, total: int, *, widest: int = _ENDLESS) -> int:
    """How long it takes when every letter has settled at the first look at its wave."""
    watched = first_look(request)
    return math.ceil(sum(size / request.rate_per_second + watched for size in sizes(request, total, widest=widest)))


def judge_wave(
    redriver: Redriver, redrive_id: str, sent: Sequence[Mapping[str, object]] | None, *, beats: int, sent_ranges: int
) -> Judged:
    redrive = redriver.found(redrive_id)
    if redrive.status in ENDED:  # by another execution, which may continue it beside this one
        return Judged(verdict=WaveVerdict.DONE)
    if redrive.wave is None:
        raise LookupError(f"redrive {redrive_id!r} has no wave to judge")
    wave = _with_sent(redrive.wave, sent)
    if redrive.request.action is not Way.DISCARD:
        wave = look(redriver, redrive, wave)
    verdict, reason = conclude(
        wave,
        redrive,
        aborted=redriver.redrives.aborted(redrive_id),
        alarms=redriver.alarms_in("ALARM", redrive.plan.alarms),
        now=redriver.clock(),
    )
    wave = replace(wave, verdict=verdict.value, reason=reason)
    _write(redriver, redrive, wave)
    return _judged(redriver, redrive, wave, EVENTS_A_BEAT * beats + EVENTS_A_RANGE * sent_ranges)


def _with_sent(wave: Wave, sent: Sequence[Mapping[str, object]] | None) -> Wave:
    """As the senders report. A successor has no report; what a former look wrote down stands."""
    if sent is None:
        return wave
    skipped: Counter[str] = Counter()
    for each in sent:
        skipped.update(_counts(each.get("skipped")))
    ends = [int(str(each["end"])) for each in sent if each.get("end")]
    number = sum(int(str(each.get("sent") or 0)) for each in sent)
    # A small wave ends where its one sender had sent enough, which may be behind letters that it skipped.
    return replace(wave, sent=number, skipped=dict(skipped), end=max(ends, default=wave.end))


def _counts(given: object) -> dict[str, int]:
    return {str(reason): int(count) for reason, count in given.items()} if isinstance(given, Mapping) else {}


def _write(redriver: Redriver, redrive: Redrive, wave: Wave) -> None:
    written = replace(
        redrive, status=RedriveStatus.WATCHING, waves=(*redrive.waves[:-1], wave), updated_at=redriver.clock()
    )
    event = None
    if wave.verdict != WaveVerdict.WAIT:
        facts: dict[str, Any] = {name: getattr(wave, name) for name in ("number", "sent", "recovered", "died_again")}
        event = redriver.event("redrive.judged", why=f"{wave.verdict}: {wave.reason}", **facts)
    redriver.redrives.write(written, event)


def _judged(redriver: Redriver, redrive: Redrive, wave: Wave, events: int) -> Judged:
    verdict = WaveVerdict(wave.verdict)
    if verdict in (WaveVerdict.NEXT, WaveVerdict.WAIT) and events > redriver.most_events:
        successor = f"{redrive.redrive_id[:60]}-{redriver.new_id()[:12]}"
        return Judged(verdict=WaveVerdict.HAND_OVER, successor=successor)
    return Judged(verdict=verdict, wait_seconds=next_look(redrive.request, wave, redriver.clock()))


def conclude(
    wave: Wave, redrive: Redrive, *, aborted: Event | None, alarms: Sequence[str], now: datetime
) -> tuple[WaveVerdict, str]:
    """Pure. The worst comes first."""
    request = redrive.request
    last = wave.end >= redrive.plan.planned
    for verdict, applies, reason in (
        (WaveVerdict.HALT, aborted is not None, f"aborted by {_who(aborted)}"),
        (WaveVerdict.HALT, bool(alarms), f"in alarm since it began: {', '.join(alarms)}"),
        (
            WaveVerdict.HALT,
            wave.same_signature > 0,
            f"{wave.same_signature} of {wave.sent} died again of the same cause",
        ),
        (WaveVerdict.HALT, _too_many(wave, request), _share(wave, request)),
    ):
        if applies:
            return verdict, reason
    under_way = wave.waiting + wave.parked  # a suspended one may wait for days: it is counted, and not waited for
    if not under_way:
        asleep = f", {wave.suspended} suspended" if wave.suspended else ""
        return (WaveVerdict.DONE if last else WaveVerdict.NEXT), f"{wave.recovered} of {wave.sent} recovered{asleep}"
    unsettled = f"{under_way} of {wave.sent} have not settled"
    if now - wave.began_at < timedelta(seconds=request.settle_timeout):
        return WaveVerdict.WAIT, unsettled
    # Nothing more would be sent anyway: what is under way continues, and the report counts it.
    return (WaveVerdict.DONE if last else WaveVerdict.HALT), f"{unsettled} within {request.settle_timeout} s"


def _too_many(wave: Wave, request: Request) -> bool:
    # As a quotient: 0.58 × 50 is a little less than 29, and 29 of 50 are not more than 58 %.
    return wave.died_again > 0 and wave.died_again / max(1, wave.sent) > request.max_failure_share


def _share(wave: Wave, request: Request) -> str:
    return f"{wave.died_again} of {wave.sent} died again, more than {request.max_failure_share:.0%}"


def _who(aborted: Event | None) -> str:
    return f"{aborted.who}: {aborted.why}" if aborted is not None else ""


def look(redriver: Redriver, redrive: Redrive, wave: Wave) -> Wave:
    """The wave with its counts as they are now."""
    before = standing(redriver, redrive, wave)
    settled, under_way, pending = Counter(before.settled), Counter[str](), []
    for position, entry, fate in jobs_of(redriver.store, redrive, before.pending, redriver.ledger.fates_at):
        for outcome in outcomes_of(entry, fate, redrive):
            (under_way if outcome in PENDING else settled)[outcome] += 1
            if outcome in PENDING:
                pending.append(position)
    after = Standing(pending=pending, settled=dict(settled))
    keep(redriver, redrive, wave, after)
    return after.on(wave, under_way)


def standing(redriver: Redriver, redrive: Redrive, wave: Wave) -> Standing:
    try:
        kept = json.loads(redriver.store.get(_ref(redrive, wave)))
    except NotStored:
        return Standing(pending=range(wave.begin, wave.end))
    return Standing(pending=kept["pending"], settled=kept["settled"])


def keep(redriver: Redriver, redrive: Redrive, wave: Wave, now: Standing) -> None:
    kept = {"pending": list(now.pending), "settled": dict(now.settled)}
    redriver.store.put(_ref(redrive, wave), json.dumps(kept, separators=(",", ":")))


def jobs_of(
    store: Store,
    redrive: Redrive,
    positions: Sequence[int],
    read: Callable[[Sequence[JobKey]], Mapping[JobKey, T]],
) -> Iterator[tuple[int, Entry, T | None]]:
    """Each position with its entry and what is read of its job, None if it was never sent; a page at a time."""
    named = {"job_type": redrive.request.job_type, "plan_id": redrive.plan.plan_id}
    entries = entries_at(store, redrive.redrive_id, positions, **named)
    while page := list(islice(entries, A_PAGE)):
        keys = [entry.job_key(redrive.request.action, redrive.redrive_id) for _, entry in page]
        found = read(keys)
        yield from ((position, entry, found.get(key)) for (position, entry), key in zip(page, keys, strict=True))


def outcomes_of(entry: Entry, fate: Fate | None, redrive: Redrive) -> tuple[str, ...]:
    """How a letter stands, in the words of the report. A death of the same cause counts under two names."""
    if fate is None or fate.redrive_id != redrive.redrive_id or _recalled(entry, fate, redrive):
        return ("not_sent",)
    if fate.status in (HeadStatus.DYING, HeadStatus.DEAD):
        return ("died_again", "same_signature") if fate.signature == entry.signature else ("died_again",)
    if fate.status is HeadStatus.WAITING and fate.suspended:
        return ("suspended",)
    return (_OUTCOMES[fate.status],)


def _recalled(entry: Entry, fate: Fate, redrive: Redrive) -> bool:
    """A resumed job that was recalled is dead again, as the letter that it was."""
    back = fate.status is HeadStatus.DEAD and fate.letter_id == entry.letter.letter_id
    return redrive.request.action is Way.RESUME and back


def _ref(redrive: Redrive, wave: Wave) -> str:
    return f"redrives/{redrive.redrive_id}/wave-{wave.number:05d}.json"
