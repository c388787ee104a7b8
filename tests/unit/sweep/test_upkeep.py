"""Once an hour: letters that nobody resolved are archived, and what is still needed does not expire."""

import json
from collections import Counter
from dataclasses import replace
from datetime import datetime, timedelta
from typing import Any

import pytest

from lambdas.core.model.errors import Unavailable
from lambdas.core.model.head import Head, HeadStatus
from lambdas.core.model.job import StoredBody
from lambdas.core.model.letter import Letter, LetterStatus
from lambdas.core.model.refs import body_ref, result_ref
from lambdas.core.sweep.keeper import (
    A_RUN,
    ARCHIVED_AT_ONCE,
    EVERY,
    LOOK_AT,
    MARGIN,
    PAGE,
    STILL_LISTED,
    archive,
    ref_of,
)
from lambdas.core.sweep.sweep import sweep
from lambdas.core.sweep.sweeper import Swept, Turn
from tests.support.builders import a_letter, a_step, an_effect, an_event
from tests.support.lane import KEY, LANE, NOON, InMemory

S = LetterStatus
A_DAY = timedelta(days=1)
RETENTION = timedelta(days=LANE.retention_days)
ROOT = replace(KEY, job_id="root")
REFS = (result_ref(ROOT, "step"), result_ref(ROOT, "effect"))


def dead(lane: InMemory, *, age: timedelta, status: LetterStatus = S.OPEN, **fields: Any) -> Letter:
    key = replace(KEY, job_id=fields.pop("job_id", lane.new_id()))
    letter = a_letter(key, status=status, died_at=NOON - age, **fields)
    lane.ledger.dead[letter.letter_id] = letter
    return letter


def test_a_letter_past_its_retention_is_put_into_the_bucket_whole_with_its_timeline() -> None:
    lane = InMemory()
    letter = dead(lane, age=RETENTION + A_DAY, status=S.HELD, detail="why\nand where")
    lane.ledger.record(letter.job_key, an_event(what="attempt.failed"))
    assert lane.sweep() == Swept(archived=1)
    kept = json.loads(lane.store.get(ref_of(letter)))
    assert (kept["letter"]["letter_id"], kept["letter"]["detail"]) == (letter.letter_id, "why\nand where")
    assert (kept["letter"]["status"], kept["timeline"][0]["what"]) == ("held", "attempt.failed")


def test_it_is_then_off_the_lists_with_a_reason_and_expires_a_little_later() -> None:
    lane = InMemory()
    letter = dead(lane, age=RETENTION + A_DAY)
    lane.sweep()
    found = lane.ledger.letter(letter.letter_id)
    assert found is not None
    assert (found.status, found.resolved_by, found.resolved_at) == (S.DISCARDED, "lazaret", NOON)
    assert lane.ledger.expiry[letter.letter_id] == NOON + STILL_LISTED
    [event] = lane.ledger.timeline(letter.job_key)
    assert (event.what, event.data["ref"]) == ("letter.archived", ref_of(letter))


@pytest.mark.parametrize(
    ("age", "status"),
    [(RETENTION - A_DAY, S.OPEN), (RETENTION + A_DAY, S.REDRIVING), (RETENTION + A_DAY, S.RECOVERED)],
)
def test_what_is_younger_held_by_a_redrive_or_resolved_is_left_alone(age: timedelta, status: LetterStatus) -> None:
    lane = InMemory()
    letter = dead(lane, age=age, status=status)
    assert lane.sweep().archived == 0
    assert lane.ledger.letter(letter.letter_id) == letter
    assert lane.store.objects == {}


def test_a_letter_that_somebody_takes_meanwhile_is_not_archived() -> None:
    lane = InMemory()
    letter = dead(lane, age=RETENTION + A_DAY)
    put = lane.store.put

    def quicker(ref: str, content: str) -> None:
        put(ref, content)
        lane.ledger.dead[letter.letter_id] = replace(letter, status=S.REDRIVING)

    class Slow:
        def __getattr__(self, name: str) -> Any:
            return getattr(store, name)

    store, slow = lane.store, Slow()
    slow.put = quicker  # type: ignore[attr-defined]
    swept = sweep(replace(lane.sweeper, store=slow), until=lane.now + timedelta(seconds=50))
    assert (swept.archived, swept.moved) == (0, 1)
    assert lane.ledger.dead[letter.letter_id].status is S.REDRIVING


def test_a_bucket_that_does_not_answer_leaves_the_letter_where_it_was_for_the_next_round() -> None:
    lane = InMemory()
    letter = dead(lane, age=RETENTION + A_DAY)

    class Down:
        def put(self, _ref: str, _content: str) -> None:
            raise Unavailable("bucket", "down")

    swept = sweep(replace(lane.sweeper, store=Down()), until=lane.now + timedelta(seconds=50))  # type: ignore[arg-type]
    assert (swept.archived, swept.failed) == (0, 1)
    assert lane.ledger.letter(letter.letter_id) == letter
    assert lane.sweep().archived == 1


def test_it_is_done_once_an_hour() -> None:
    lane = InMemory()
    lane.sweep()
    dead(lane, age=RETENTION + A_DAY)
    lane.later(60)
    assert lane.sweep().archived == 0
    lane.now += EVERY
    assert lane.sweep().archived == 1


def test_a_turn_whose_time_is_up_says_so_before_it_looks_at_a_lane() -> None:
    lane = InMemory()
    assert archive(Turn(lane.sweeper, lane.now)) is False
    assert archive(Turn(lane.sweeper, lane.now + timedelta(milliseconds=1))) is True


def remembered(lane: InMemory, letter_or_head: Letter | Head, *, until: datetime) -> None:
    """A step of its job and an effect of its root, each with a large result."""
    key = letter_or_head.job_key if isinstance(letter_or_head, Letter) else letter_or_head.key
    of_step, of_effect = REFS
    for ref in REFS:
        lane.store.put(ref, "1")
    lane.ledger.keep_step(key, a_step(result_ref=of_step), expires_at=until)
    lane.ledger.begin_effect(ROOT, an_effect(result_ref=of_effect), expires_at=until)


def expiries(lane: InMemory) -> set[datetime]:
    return {when for what, when in lane.ledger.expiry.items() if isinstance(what, tuple)}


def test_what_an_unresolved_letter_of_a_replay_needs_is_kept_as_long_as_the_letter_and_longer() -> None:
    lane = InMemory()
    letter = dead(lane, age=LOOK_AT + A_DAY, job_id="replay", root="root")
    remembered(lane, letter, until=NOON + 5 * A_DAY)
    assert lane.sweep().kept == 2
    assert expiries(lane) == {letter.died_at + RETENTION + MARGIN - A_RUN}
    assert lane.store.renewed == [*REFS]


def test_the_steps_of_an_ordinary_death_outlast_its_letter_and_are_left_alone() -> None:
    lane = InMemory()
    letter = dead(lane, age=LOOK_AT + A_DAY, root="root")
    written = letter.died_at - A_RUN
    remembered(lane, letter, until=written + RETENTION + MARGIN)
    assert lane.sweep().kept == 0
    assert lane.store.renewed == []


def test_a_resolved_letter_keeps_nothing() -> None:
    lane = InMemory()
    letter = dead(lane, age=LOOK_AT + A_DAY, status=S.RECOVERED, root="root")
    remembered(lane, letter, until=NOON + 5 * A_DAY)
    assert lane.sweep().kept == 0


def test_a_letter_is_looked_at_before_what_it_needs_can_be_gone() -> None:
    """Replayed on the last day of its retention and dead again: a run later at most MARGIN less a run is left."""
    lane = InMemory()
    letter = dead(lane, age=timedelta(0), job_id="replay", root="root")
    ends = letter.died_at + MARGIN - A_RUN
    remembered(lane, letter, until=ends)
    while lane.sweep().kept == 0:
        assert lane.now < ends, "it would be gone"
        lane.now += A_DAY
    assert ends - lane.now >= timedelta(days=7)


def test_a_long_parked_job_keeps_its_body_steps_and_effects() -> None:
    lane = InMemory()
    lane.trip()
    body = body_ref(KEY, "1")
    lane.store.put(body, "{}")
    head = Head(
        key=KEY,
        status=HeadStatus.PARKED,
        root="root",
        ticket="t",
        body=StoredBody(ref=body),
        parked_at=NOON - LOOK_AT - A_DAY,
    )
    lane.seed(head)
    remembered(lane, head, until=NOON + 5 * A_DAY)
    assert lane.sweep().kept == 2
    assert expiries(lane) == {NOON + RETENTION + MARGIN}
    assert lane.store.renewed == [body, *REFS]


def test_what_a_parked_job_keeps_for_long_enough_is_not_written_again() -> None:
    lane = InMemory()
    lane.trip()
    head = Head(key=KEY, status=HeadStatus.PARKED, root="root", ticket="t", parked_at=NOON - LOOK_AT - A_DAY)
    lane.seed(head)
    remembered(lane, head, until=NOON + RETENTION + MARGIN)
    assert lane.sweep().kept == 0


def test_an_object_that_is_gone_stops_nothing() -> None:
    lane = InMemory()
    letter = dead(lane, age=LOOK_AT + A_DAY, root="root")
    remembered(lane, letter, until=NOON + 5 * A_DAY)
    lane.store.objects.clear()
    swept = lane.sweep()
    assert (swept.kept, swept.failed) == (2, 0)


def test_an_object_is_renewed_before_its_item_is_kept_so_that_a_crash_forgets_neither() -> None:
    lane = InMemory()
    letter = dead(lane, age=LOOK_AT + A_DAY, root="root")
    remembered(lane, letter, until=NOON + 5 * A_DAY)

    class Down:
        def renew(self, _ref: str) -> None:
            raise Unavailable("bucket", "down")

    sweep(replace(lane.sweeper, store=Down()), until=lane.now + timedelta(seconds=50))  # type: ignore[arg-type]
    assert lane.sweep().kept == 2


def many(number: int) -> InMemory:
    lane = InMemory()
    for each in range(number):
        letter = dead(lane, age=LOOK_AT + A_DAY + timedelta(minutes=each), root="root")
        lane.ledger.keep_step(letter.job_key, a_step(), expires_at=NOON + A_DAY)
    return lane


def test_a_round_that_is_cut_goes_on_where_it_stopped_and_each_is_looked_at_once() -> None:
    lane = many(3 * PAGE)
    looked: Counter[str] = Counter()

    class Watching:
        def __getattr__(self, name: str) -> Any:
            return getattr(ledger, name)

        def expiring(self, job: Any, *args: Any, **kwargs: Any) -> Any:
            looked[job.job_id] += 1
            lane.later(0.45)
            return ledger.expiring(job, *args, **kwargs)

    ledger = lane.ledger
    kept = []
    for _ in range(9):
        kept.append(sweep(replace(lane.sweeper, ledger=Watching()), until=lane.now + timedelta(seconds=50)).kept)
        lane.later(60)
    assert sum(kept) == 3 * PAGE
    assert 0 < kept[0] < PAGE, "time is checked for each of them"
    assert max(looked.values()) <= 2, "a page begins with the last of the page before"


def test_more_deaths_in_one_moment_than_a_page_holds_do_not_stop_the_pass() -> None:
    lane = InMemory()
    for _ in range(2 * PAGE):
        dead(lane, age=LOOK_AT + A_DAY)
    assert lane.sweep().finished
    assert lane.ledger.cursors("letters", ("kyc",))["kyc"].done_at == NOON


def test_more_than_a_page_of_old_letters_is_archived_in_one_round() -> None:
    lane = InMemory()
    for _ in range(ARCHIVED_AT_ONCE + 1):
        dead(lane, age=RETENTION + A_DAY)
    assert lane.sweep().archived == ARCHIVED_AT_ONCE + 1
