"""Redrives, workers and recalls in any order, with what they read long ago: both engines agree, and nothing is lost."""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from random import Random

import pytest

from lambdas.core.model.errors import LazaretError
from lambdas.core.model.head import Head, HeadStatus
from lambdas.core.model.job import JobKey
from lambdas.core.model.letter import UNRESOLVED, Letter, LetterStatus
from lambdas.core.ports.ledger import Ledger
from tests.support.ledgers.ahead import AN_HOUR, NOON, a_claim, a_key, a_letter, an_event, an_id
from tests.support.ledgers.bench import Bench, DynamoBench, MemoryBench
from tests.support.ledgers.redrives import BODY, IN_A_YEAR, LATER, dying_of, replay_of, resume_of, waiting_of

S = HeadStatus
L = LetterStatus
LIVE = (S.QUEUED, S.RUNNING, S.WAITING, S.PARKED, S.DYING)
TURNS = 80
REDRIVES = ("redrive-1", "redrive-2", "redrive-3")
Do = Callable[[Ledger], object]


@dataclass
class World:
    """Two versions of one job. What is read is read from the ledger in memory, and may be old."""

    dice: Random
    other: Bench  # the same is done to it
    key: JobKey
    memory: MemoryBench = field(default_factory=MemoryBench)
    seen_heads: list[Head] = field(default_factory=list)
    seen_letters: list[Letter] = field(default_factory=list)
    happened: Counter[str] = field(default_factory=Counter)

    def __post_init__(self) -> None:
        for version in (1, 2):
            claim = a_claim(replace(self.key, version=version))
            self.both("claim", lambda ledger, claim=claim: ledger.claim(claim))  # type: ignore[misc]

    def both(self, name: str, do: Do) -> None:
        outcomes = [_outcome(do, bench.ledger) for bench in (self.memory, self.other)]
        assert outcomes[0] == outcomes[1], name
        self.happened[f"{name}: {outcomes[0].split(':')[0]}"] += 1
        self.seen_heads += self.memory.ledger.heads.values()
        self.seen_letters += self.memory.ledger.dead.values()

    def turn(self) -> None:
        often = [self.replay, self.resume, self.claim, self.bury, self.take_in, self.recall]
        self.dice.choice([*often, *often, self.finish, self.retry, self.park])()

    def a_head(self) -> Head:
        live = [head for head in self.memory.ledger.heads.values() if head.status in LIVE]
        return self.dice.choice(live if live and self.dice.random() < 0.8 else self.seen_heads)

    def a_letter(self) -> Letter | None:
        unresolved = [letter for letter in self.memory.ledger.dead.values() if letter.status in UNRESOLVED]
        pool = unresolved if self.dice.random() < 0.8 else self.seen_letters
        return self.dice.choice(pool) if pool else None

    def replay(self) -> None:
        if letter := self.a_letter():
            head, event = replay_of(letter, self.dice.choice(REDRIVES)), an_event()
            self.both("replay", lambda ledger: ledger.replay(letter, head, event))

    def resume(self) -> None:
        if letter := self.a_letter():
            known = [head for head in self.seen_heads if head.key == letter.job_key]
            was = self.dice.choice(known) if self.dice.random() < 0.2 else self.memory.ledger.heads[letter.job_key]
            event = an_event()
            head = resume_of(letter, was, self.dice.choice(REDRIVES))
            self.both("resume", lambda ledger: ledger.resume(letter, was, head, event))

    def claim(self) -> None:
        head = self.a_head()
        claim = a_claim(head.key, ticket=head.ticket, now=LATER + AN_HOUR, may_create=False)
        self.both("claim", lambda ledger: ledger.claim(claim))

    def finish(self) -> None:
        head = replace(self.a_head(), updated_at=LATER)
        self.both("finish", lambda ledger: ledger.finish(head, expires_at=IN_A_YEAR))

    def retry(self) -> None:
        head, event = replace(waiting_of(self.a_head()), ticket=an_id("t")), an_event()
        self.both("retry", lambda ledger: ledger.retry(head, event))

    def bury(self) -> None:
        head, event = replace(dying_of(self.a_head()), ticket=an_id("t"), death_id=an_id("death")), an_event()
        self.both("bury", lambda ledger: ledger.bury(head, event))

    def take_in(self) -> None:
        was, event = self.a_head(), an_event()
        letter = a_letter(was.key, root=was.root, lineage=was.lineage, letter_id=f"letter-of-{was.death_id}")
        if was.status is S.DYING:
            self.both("take_in", lambda ledger: ledger.take_in(letter, was=was, event=event, expires_at=IN_A_YEAR))

    def park(self) -> None:
        head, ticket = self.a_head(), an_id("t")
        claim = a_claim(head.key, ticket=head.ticket, may_create=False)
        self.both("park", lambda ledger: ledger.park(claim, ticket=ticket, body=BODY))

    def recall(self) -> None:
        head, event = self.a_head(), an_event(at=NOON)
        self.both("recall", lambda ledger: ledger.recall(head, event, expires_at=IN_A_YEAR))


def _outcome(do: Do, ledger: Ledger) -> str:
    try:
        do(ledger)
    except LazaretError as refused:
        return f"{type(refused).__name__}: {refused}"
    return "done"


def assert_the_engines_agree(world: World) -> None:
    memory, other = world.memory.ledger, world.other.ledger
    assert other.heads_at(list(memory.heads)) == memory.heads
    letters = list(memory.dead.values())
    assert other.letters_at([each.key for each in letters]) == tuple(letters)
    assert other.newest_done([world.key]) == memory.newest_done([world.key])


def assert_nothing_is_lost_or_doubled(world: World) -> None:
    heads, letters = world.memory.ledger.heads.values(), world.memory.ledger.dead.values()
    for version in (1, 2):
        root = world.memory.ledger.heads[replace(world.key, version=version)]
        lineage = [head for head in heads if head.key.version == version]
        live = [head for head in lineage if head.status in LIVE]
        assert len(live) <= 1, "one attempt at a time"
        assert root.live_replay == next((head.key.job_id for head in live if head.replays), "")
        unresolved = [each for each in letters if each.version == version and each.status in UNRESOLVED]
        held = [each.letter_id for each in unresolved if each.status is L.REDRIVING]
        assert held == [head.replays.letter_id for head in live if head.replays]
        finished = [head for head in lineage if head.status is S.DONE]
        assert len(finished) + len(unresolved) + sum(not head.replays for head in live) == 1


def lived(seed: int, other: Bench, tenant: str) -> World:
    world = World(dice=Random(seed), other=other, key=a_key(tenant_id=tenant))
    for _ in range(TURNS):
        world.turn()
        assert_nothing_is_lost_or_doubled(world)
    assert_the_engines_agree(world)
    return world


@pytest.mark.parametrize("seed", range(5))
def test_in_any_order_both_engines_answer_and_end_the_same(on_moto: DynamoBench, tenant: str, seed: int) -> None:
    assert lived(seed, on_moto, tenant).happened.total() > TURNS // 2


def test_in_any_order_a_job_has_one_life(tenant: str) -> None:
    happened: Counter[str] = Counter()
    letters: Counter[LetterStatus] = Counter()
    for seed in range(5, 105):
        world = lived(seed, MemoryBench(), tenant)
        happened += world.happened
        letters.update(letter.status for letter in world.memory.ledger.dead.values())
    # Otherwise the properties would hold of nothing.
    done = {name.split(":")[0] for name in happened if name.endswith("done")}
    assert done == {"claim", "replay", "resume", "recall", "finish", "retry", "bury", "take_in", "park"}
    refused = {
        "replay: LetterMoved",
        "replay: HeadMoved",
        "replay: Overtaken",
        "resume: HeadMoved",
        "recall: HeadMoved",
    }
    assert refused <= happened.keys()
    assert (letters[L.RECOVERED] > 20, letters[L.SUPERSEDED] > 20) == (True, True)
