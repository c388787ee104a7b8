"""How each lane stands, counted through the indexes: breakers, parked jobs, unresolved letters, stuck jobs, questions.

Counting a lane costs 48 requests, and 16 more with its recovery rate; questions cost 16, for all lanes together. Where
there are many lanes, some are counted in each turn and the others are shown as they were counted last. A gauge that
cannot be read is a gap in a graph, never a failed beat.
"""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict
from datetime import UTC, datetime, timedelta

from lambdas.core.config.lane import Lane
from lambdas.core.model.breaker import Breaker
from lambdas.core.model.errors import Unavailable
from lambdas.core.model.head import DUE, Head, HeadStatus, Stuck
from lambdas.core.model.job import JobKey
from lambdas.core.model.letter import Letter, LetterStatus
from lambdas.core.model.value import replace
from lambdas.core.ports.ledger import Cursor, Ledger
from lambdas.core.ports.lists import Selection
from lambdas.core.ports.outside import Watched
from lambdas.core.redrive.record import replay_id
from lambdas.core.sweep.sweeper import Gauge, Sweeper, Turn, in_turn

GAUGES = "gauges"  # its cursors
MOST_LANES = 10  # counted in one turn
MOST_TENANTS = 100  # whose parked jobs are counted in one turn, beside the lanes with few breakers
FEW = 10
SHOWN_FOR = timedelta(hours=1)
_NEVER = datetime(2000, 1, 1, tzinfo=UTC)

MOST_COUNTED = 20_000  # of one tenant's parked jobs, or of a lane's letters in one status: "many" beyond this
MOST_STUCK = 1_000
MOST_QUESTIONS = 20_000
A_DAY = timedelta(days=1)
A_TURN = timedelta(minutes=1)
ENOUGH = 10  # letters a day, below which a rate means nothing
RATED_EVERY = 5  # minutes: nobody looks at it more closely than by the hour, and it is a quarter of what counting costs
MOST_LOOKED_AT = 500  # letters of a lane in one turn, the oldest first: a large redrive has more, and they are newer
OFTEN = 4  # times as long as a message may be under way before the sweep sends another

_S = LetterStatus
OPEN = (_S.OPEN, _S.SCHEDULED, _S.HELD, _S.ESCALATED)
# A superseded letter is counted by the one that took its place.
RESOLVED = (_S.RECOVERED, _S.DISCARDED)


def measure(turn: Turn) -> bool:
    """A gauge for each lane, and the jobs that got stuck since it was counted before."""
    sweeper = turn.sweeper
    try:
        remembers = len(sweeper.lanes) > MOST_LANES or len(turn.watch_list) > MOST_TENANTS
        known = dict(sweeper.ledger.cursors(GAUGES, tuple(sweeper.lanes))) if remembers else _unknown(sweeper)
        counting = in_turn(known.values())[:MOST_LANES]
        breakers = _by_lane(sweeper, turn.watch_list, {each.job_type for each in counting})
        asked = _asked(sweeper)
        # Parked jobs of lanes with few breakers first; of the others, those whose count is the oldest.
        for cursor in sorted(counting, key=lambda each: _pressing(each, breakers[each.job_type])):
            if turn.over:
                break
            known[cursor.job_type] = _measured(turn, cursor, breakers[cursor.job_type], asked[cursor.job_type])
            if remembers:
                sweeper.ledger.note_cursor(known[cursor.job_type])
        turn.gauges += [_gauge(each) for each in known.values() if _is_shown(turn, each)]
    except Unavailable:
        pass
    return True


def _unknown(sweeper: Sweeper) -> dict[str, Cursor]:
    return {job_type: Cursor(part=GAUGES, job_type=job_type) for job_type in sweeper.lanes}


def _pressing(cursor: Cursor, breakers: Sequence[Breaker]) -> tuple[bool, str]:
    return len(breakers) > FEW, cursor.done_at.isoformat() if cursor.done_at else ""


def _gauge(cursor: Cursor) -> Gauge:
    return Gauge(job_type=cursor.job_type, **cursor.facts["gauge"])


def _is_shown(turn: Turn, cursor: Cursor) -> bool:
    return "gauge" in cursor.facts and (cursor.served_at or _NEVER) > turn.sweeper.clock() - SHOWN_FOR


def _by_lane(sweeper: Sweeper, listed: Sequence[Watched], lanes: set[str]) -> Mapping[str, list[Breaker]]:
    found: dict[str, list[Breaker]] = defaultdict(list)
    for breaker in sweeper.breakers.these([each for each in listed if each.job_type in lanes]):
        found[breaker.job_type].append(breaker)
    return found


def _asked(sweeper: Sweeper) -> Mapping[str, list[datetime]]:
    """When what waits for an answer was asked, by lane. One list of all lanes: sixteen requests, however many."""
    found: dict[str, list[datetime]] = defaultdict(list)
    for key, at in sweeper.ledger.asked(most=MOST_QUESTIONS):
        found[key.job_type].append(at)
    return found


def _measured(turn: Turn, cursor: Cursor, breakers: Sequence[Breaker], asked: Sequence[datetime]) -> Cursor:
    sweeper, now = turn.sweeper, turn.sweeper.clock()
    gauge, redriving = _letters(sweeper, Gauge(job_type=cursor.job_type))
    jobs = _stuck_jobs(sweeper, cursor.job_type, redriving)
    turn.stuck += [job for job in jobs if job.since > (cursor.served_at or now - A_TURN)]
    counted = _parked(turn, cursor, breakers)
    oldest_s = (now - min(asked, default=now)).total_seconds()
    gauge = replace(gauge, stuck=len(jobs), parked=counted.facts["parked"], questions=len(asked))
    gauge = _breakers(replace(gauge, oldest_question_s=oldest_s), breakers, now)
    shown = {name: each for name, each in asdict(gauge).items() if name != "job_type"}
    return replace(counted, served_at=now, facts={**counted.facts, "gauge": shown})


def _breakers(gauge: Gauge, breakers: Iterable[Breaker], now: datetime) -> Gauge:
    open_s = [(now - each.opened_at).total_seconds() for each in breakers if each.opened_at is not None]
    return replace(gauge, open=len(open_s), longest_open_s=max(open_s, default=0.0))


def _parked(turn: Turn, cursor: Cursor, breakers: Sequence[Breaker]) -> Cursor:
    """Tenant by tenant, as far as a turn gets: until all are counted, the number is that of the last count."""
    so_far, most = int(cursor.facts.get("so_far", 0)) if cursor.place else 0, turn.counts["tenants_counted"]
    for tenant_id in sorted(each.tenant_id for each in breakers if each.tenant_id > cursor.place):
        if len(breakers) > FEW and (most >= MOST_TENANTS or turn.over):
            known = max(so_far, int(cursor.facts.get("parked", 0)))
            return replace(cursor, facts={"parked": known, "so_far": so_far})
        so_far += turn.sweeper.ledger.count_parked(tenant_id, cursor.job_type, most=MOST_COUNTED)
        most = turn.counts["tenants_counted"] = most + 1
        cursor = replace(cursor, place=tenant_id)
    return replace(cursor, place="", done_at=turn.sweeper.clock(), facts={"parked": so_far})


def _stuck_jobs(sweeper: Sweeper, job_type: str, redriving: int) -> list[Stuck]:
    """Each job once, though it may be stuck in two ways. Letters are read only if a redrive holds some."""
    now = sweeper.clock()
    found = list(sweeper.ledger.stuck(job_type, now=now, most=MOST_STUCK))
    if redriving:
        found += held_for_long(sweeper.ledger, sweeper.lanes[job_type], now)
    return list({job.key: job for job in found}.values())


def _letters(sweeper: Sweeper, gauge: Gauge) -> tuple[Gauge, int]:
    """The gauge with its letters, and how many of them a redrive holds."""
    now = sweeper.clock()
    died = sweeper.ledger.died
    unresolved = [at for status in OPEN for at in died(gauge.job_type, status, most=MOST_COUNTED)]
    redriving = died(gauge.job_type, _S.REDRIVING, most=MOST_COUNTED)
    today = sum(1 for at in (*unresolved, *redriving) if at > now - A_DAY)
    counted = replace(
        gauge,
        open_letters=len(unresolved),
        oldest_letter_s=(now - min(unresolved, default=now)).total_seconds(),
        recovery_rate=_rate(sweeper, gauge.job_type, today) if _is_rated(sweeper, now) else None,
    )
    return counted, len(redriving)


def _is_rated(sweeper: Sweeper, now: datetime) -> bool:
    """Lanes that take turns are counted seldom enough."""
    return len(sweeper.lanes) > MOST_LANES or now.minute % RATED_EVERY == 0


def _rate(sweeper: Sweeper, job_type: str, unresolved: int) -> float | None:
    after = sweeper.clock() - A_DAY
    died = {status: sweeper.ledger.died(job_type, status, most=MOST_COUNTED, after=after) for status in RESOLVED}
    all_of_them = unresolved + sum(map(len, died.values()))
    return 100 * len(died[_S.RECOVERED]) / all_of_them if all_of_them >= ENOUGH else None


def held_for_long(ledger: Ledger, lane: Lane, now: datetime) -> list[Stuck]:
    """The jobs of letters that a redrive has held for long. Their heads show since when nothing moves.

    A parked job waits for its breaker, and is not stuck.
    """
    asked = Selection(job_type=lane.job_type, statuses=(LetterStatus.REDRIVING,), limit=MOST_LOOKED_AT)
    rows = ledger.select(asked)
    letters = [each for each in ledger.letters_at([row.key for row in rows]) if each.status is LetterStatus.REDRIVING]
    heads = ledger.heads_at([key for letter in letters for key in _keys(letter)])
    return [each for each in _stuck(letters, heads, lane.patience) if each.since < now]


def _stuck(letters: Iterable[Letter], heads: Mapping[JobKey, Head], under_way: timedelta) -> Iterable[Stuck]:
    for letter in letters:
        found = [heads[key] for key in _keys(letter) if key in heads]
        mine = [head for head in found if head.redrive_id == letter.redrive_id]
        if not mine:  # its head has expired: nothing will ever resolve it
            yield Stuck(key=letter.job_key, since=letter.died_at)
        elif mine[0].status is not HeadStatus.PARKED:
            yield Stuck(key=mine[0].key, since=_since(mine[0], letter, under_way))


def _since(head: Head, letter: Letter, under_way: timedelta) -> datetime:
    """From when on it counts as stuck, if nothing has moved until then."""
    moved = head.updated_at or letter.died_at
    if head.status is HeadStatus.RUNNING:
        return (head.lease_until or moved) + under_way
    if head.status in DUE:
        return max(moved, head.due_at or moved) + OFTEN * under_way
    return moved + under_way  # it has ended, and its letter was not resolved


def _keys(letter: Letter) -> tuple[JobKey, JobKey]:
    """A replay is a job of its own, a resume is the same one."""
    replay = replace(letter.job_key, job_id=replay_id(letter.letter_id, letter.redrive_id))
    return replay, letter.job_key
