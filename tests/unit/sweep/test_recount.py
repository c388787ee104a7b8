"""The sweep sets counters of waiting letters to what the lists hold, and leaves alone what moves."""

from datetime import datetime
from typing import Any, cast

from lambdas.adapters.dynamo.keys import COUNTER_SHARDS, shard_of
from lambdas.core.model.group import Waiting
from lambdas.core.sweep.recounter import EVERY, recount
from lambdas.core.sweep.sweeper import Sweeper, Turn
from lazaret.testing.dynamodb import DynamoDb
from tests.support.builders import AN_HOUR, NOON, a_key, a_letter, an_event
from tests.support.lane import LANE
from tests.support.ledgers.bench import DynamoBench


class Round:
    """A ledger with one lane, and a sweep that visits it each time its turn has come."""

    def __init__(self) -> None:
        self.now = NOON + AN_HOUR
        self.bench = DynamoBench(DynamoDb(), "ledger")
        nothing = cast(Any, None)
        self.sweeper = Sweeper(
            lanes={LANE.job_type: LANE},
            ledger=self.bench.ledger,
            breakers=nothing,
            notices=nothing,
            store=nothing,
            queue_of=nothing,
            clock=self._clock,
            pause=nothing,
            new_id=nothing,
        )

    def _clock(self) -> datetime:
        return self.now

    def visit(self) -> int:
        self.now += EVERY
        turn = Turn(self.sweeper, self.now + AN_HOUR)
        assert recount(turn), "it is never behind"
        return turn.counts["corrected"]

    def waiting(self) -> Waiting:
        return self.bench.ledger.waiting([LANE.job_type])[LANE.job_type].all


def test_letters_from_before_there_were_counters_are_counted_by_the_third_visit() -> None:
    sweep = Round()
    for number in range(20):
        sweep.bench.put_letter(a_letter(a_key(job_type=LANE.job_type, tenant_id=f"tnt_{number % 3}")))
    for _ in range(2):
        assert (sweep.visit(), sweep.waiting()) == (0, Waiting()), "noted where the counters are, then what differs"
    assert sweep.visit() > 0
    assert sweep.waiting() == Waiting(open=20)
    assert [sweep.visit(), sweep.visit()] == [0, 0]


def test_a_shard_in_which_a_letter_moved_between_two_visits_is_left_for_the_next_pass() -> None:
    sweep = Round()
    old = sweep.bench.put_letter(a_letter(a_key(job_type=LANE.job_type)))
    sweep.visit()
    shard = shard_of(old.letter_id, COUNTER_SHARDS)
    same = next(f"dl_{n}" for n in range(999) if shard_of(f"dl_{n}", COUNTER_SHARDS) == shard)
    new = a_letter(a_key(job_type=LANE.job_type), letter_id=same)
    sweep.bench.ledger.take_in(new, was=None, event=an_event(), expires_at=None)
    assert (sweep.visit(), sweep.waiting()) == (0, Waiting(open=1))
    assert [sweep.visit(), sweep.visit()] == [0, 0]
    assert sweep.visit() > 0
    assert sweep.waiting() == Waiting(open=2)
