"""A death is taken in once, with all that belongs to it, and only if the head is as it was read."""

from dataclasses import replace

import pytest

from lambdas.core.model.errors import HeadMoved, LetterExists, LetterMoved
from lambdas.core.model.failure import HEADLESS, Code, Kind
from lambdas.core.model.head import Head, HeadStatus
from lambdas.core.model.job import JobKey, StoredBody
from lambdas.core.model.letter import OPERATORS, Letter, LetterStatus
from lambdas.core.ports.lists import LetterQuery
from tests.support.ledgers.ahead import AN_HOUR, NOON, a_failure, a_head, a_key, a_letter, an_event, an_id
from tests.support.ledgers.bench import Bench

S = HeadStatus
IN_A_YEAR = NOON + 365 * 24 * AN_HOUR


@pytest.fixture
def key(tenant: str, lane: str) -> JobKey:
    return a_key(tenant_id=tenant, job_type=lane)


@pytest.fixture
def dying(bench: Bench, key: JobKey) -> Head:
    return bench.put_head(
        a_head(
            key,
            status=S.DYING,
            lease_until=None,
            attempt=2,
            ticket="t-9",
            body=StoredBody(text="{}"),
            sweep_at=NOON,
            failure=a_failure(),
            death_id="death-9",
        )
    )


def take_in(bench: Bench, letter: Letter, was: Head | None, event_id: str = "") -> None:
    event = an_event(what="letter.taken_in", event_id=event_id or an_id("event"))
    bench.ledger.take_in(letter, was=was, event=event, expires_at=None)


def test_a_death_is_a_letter_a_dead_head_health_group_and_timeline(bench: Bench, dying: Head) -> None:
    letter = a_letter(dying.key)
    event = an_event(what="letter.taken_in")
    bench.ledger.take_in(letter, was=dying, event=event, expires_at=None)
    assert bench.ledger.letter(letter.letter_id) == letter
    assert bench.ledger.head(dying.key) == replace(
        dying,
        status=S.DEAD,
        letter_id=letter.letter_id,
        death_id=letter.death_id,
        body=StoredBody(),
        sweep_at=None,
        updated_at=letter.died_at,
    )
    assert bench.ledger.timeline(dying.key) == (event,)
    assert bench.health(dying.key.tenant_id) == {"letters": 1, "poison": 1}
    assert bench.group(dying.key.job_type, letter.signature)["letters"] == 1
    assert bench.expires(letter) is None


def test_a_dead_head_is_no_longer_past_due(bench: Bench, dying: Head) -> None:
    take_in(bench, a_letter(dying.key), dying)
    assert dying.key not in [head.key for head in bench.ledger.due(NOON + AN_HOUR, limit=1000)]


def test_a_death_that_was_taken_in_is_not_taken_in_again(bench: Bench, dying: Head) -> None:
    letter = a_letter(dying.key)
    take_in(bench, letter, dying)
    dead = bench.ledger.head(dying.key)
    for was in (dying, dead):
        with pytest.raises(LetterExists if was is dying else (LetterExists, HeadMoved)):
            take_in(bench, replace(letter, detail="another"), was)
    assert bench.ledger.letter(letter.letter_id) == letter
    assert bench.health(dying.key.tenant_id)["letters"] == 1
    assert len(bench.ledger.timeline(dying.key)) == 1


@pytest.mark.parametrize(
    "changed",
    [{"status": S.WAITING}, {"attempt": 3}, {"ticket": "t-10"}, {"ticket": None}],
    ids=["status", "attempt", "ticket", "no ticket"],
)
def test_a_head_that_is_not_as_it_was_read_is_not_buried(bench: Bench, dying: Head, changed: dict[str, object]) -> None:
    now = bench.put_head(replace(dying, **changed))  # type: ignore[arg-type]
    letter = a_letter(dying.key)
    with pytest.raises(HeadMoved) as moved:
        take_in(bench, letter, dying)
    assert moved.value.head == now
    assert bench.ledger.head(dying.key) == now
    assert bench.ledger.letter(letter.letter_id) is None
    assert bench.ledger.timeline(dying.key) == ()
    assert bench.health(dying.key.tenant_id) == {}


def test_a_job_that_no_worker_ever_claimed_gets_a_dead_head(bench: Bench, key: JobKey) -> None:
    letter = a_letter(key, code=Code.NEVER_STARTED, kind=Kind.TRANSIENT, attempts=0, original_message_id="m-1")
    take_in(bench, letter, None)
    head = bench.ledger.head(key)
    assert head is not None
    assert (head.status, head.attempt, head.letter_id, head.root) == (S.DEAD, 0, letter.letter_id, key.job_id)
    assert (head.input_hash, head.run_id, head.message_id) == (letter.input_hash, letter.run_id, "m-1")
    assert bench.health(key.tenant_id) == {"letters": 1}


def test_a_job_that_was_claimed_after_it_was_read_as_absent_is_not_buried(bench: Bench, key: JobKey) -> None:
    now = bench.put_head(a_head(key))
    with pytest.raises(HeadMoved) as moved:
        take_in(bench, a_letter(key), None)
    assert moved.value.head == now


@pytest.mark.parametrize("code", sorted(HEADLESS))
def test_a_letter_without_a_head_of_its_own_touches_no_head(bench: Bench, key: JobKey, code: str) -> None:
    """The head under that id belongs to another job: the one whose id was reused."""
    innocent = bench.put_head(a_head(key))
    letter = a_letter(key, code=code, kind=Kind.PERMANENT, root=an_id("death"))
    event = an_event()
    bench.ledger.take_in(letter, was=None, event=event, expires_at=None)
    assert bench.ledger.head(key) == innocent
    assert bench.ledger.letter(letter.letter_id) == letter
    assert bench.ledger.timeline(key) == ()
    assert bench.ledger.timeline(replace(key, job_id=letter.root)) == (event,)
    with pytest.raises(LetterExists):
        take_in(bench, letter, None)


def test_what_names_no_tenant_lies_with_the_operators(bench: Bench, lane: str) -> None:
    nobody = a_letter(
        a_key(tenant_id=OPERATORS, job_type=lane), code=Code.UNREADABLE, root=an_id("death"), job_id="", signature=""
    )
    take_in(bench, nobody, None)
    assert bench.ledger.letter(nobody.letter_id) == nobody


def test_a_letter_that_nobody_wants_run_is_born_discarded_and_expires(bench: Bench, dying: Head) -> None:
    letter = a_letter(dying.key, code=Code.EXPIRED, kind=Kind.PERMANENT, status=LetterStatus.DISCARDED)
    bench.ledger.take_in(letter, was=dying, event=an_event(), expires_at=IN_A_YEAR)
    assert bench.expires(letter) == IN_A_YEAR


def test_an_unresolved_letter_never_expires(bench: Bench, dying: Head) -> None:
    letter = a_letter(dying.key)
    bench.ledger.take_in(letter, was=dying, event=an_event(), expires_at=IN_A_YEAR)
    assert bench.expires(letter) is None


def a_dying_replay(bench: Bench, key: JobKey, former_status: LetterStatus) -> tuple[Letter, Head]:
    former = bench.put_letter(a_letter(key, status=former_status))
    replay = replace(key, job_id=f"replay:{former.letter_id}")
    bench.put_head(a_head(key, status=S.DEAD, lease_until=None, live_replay=replay.job_id))
    dying = a_head(replay, status=S.DYING, lease_until=None, root=key.job_id, replays=former.key, sweep_at=NOON)
    return former, bench.put_head(dying)


def test_a_replay_that_dies_supersedes_its_letter_and_frees_its_root(bench: Bench, key: JobKey) -> None:
    former, replay = a_dying_replay(bench, key, LetterStatus.REDRIVING)
    letter = a_letter(replay.key, lineage=(former.letter_id,), died_at=NOON + AN_HOUR)
    bench.ledger.take_in(letter, was=replay, event=an_event(), expires_at=IN_A_YEAR)
    superseded, root = bench.ledger.letter(former.letter_id), bench.ledger.head(key)
    assert superseded == replace(
        former, status=LetterStatus.SUPERSEDED, resolved_at=letter.died_at, resolved_by="lazaret"
    )
    assert bench.expires(former) == IN_A_YEAR
    assert bench.expires(letter) is None
    assert root is not None
    assert root.live_replay == ""


def test_a_superseded_letter_is_listed_as_such_and_no_longer_as_redriving(bench: Bench, key: JobKey) -> None:
    former, replay = a_dying_replay(bench, key, LetterStatus.REDRIVING)
    take_in(bench, a_letter(replay.key), replay)
    for status, listed in ((LetterStatus.REDRIVING, []), (LetterStatus.SUPERSEDED, [former.letter_id])):
        for code in (None, former.code):
            of_lane = bench.ledger.letters(LetterQuery(status=status, code=code, job_type=key.job_type))
            of_tenant = bench.ledger.letters(LetterQuery(status=status, code=code, tenant_id=key.tenant_id))
            assert [letter.letter_id for letter in of_lane.letters] == listed, (status, code)
            assert [letter.letter_id for letter in of_tenant.letters] == listed, (status, code)


def test_a_death_is_written_without_a_former_letter_that_moved_meanwhile(bench: Bench, key: JobKey) -> None:
    former, replay = a_dying_replay(bench, key, LetterStatus.OPEN)
    letter = a_letter(replay.key)
    take_in(bench, letter, replay)
    assert bench.ledger.letter(letter.letter_id) == letter
    assert bench.ledger.letter(former.letter_id) == former
    dead = bench.ledger.head(replay.key)
    assert dead is not None
    assert dead.status is S.DEAD
    assert bench.health(key.tenant_id)["letters"] == 1


def test_letters_of_one_cause_are_one_group(bench: Bench, tenant: str, lane: str) -> None:
    for hours in range(3):
        key = a_key(tenant_id=tenant, job_type=lane)
        take_in(bench, a_letter(key, signature="same", died_at=NOON + hours * AN_HOUR), bench.put_head(a_head(key)))
    other = a_key(tenant_id=tenant, job_type=lane)
    take_in(bench, a_letter(other, signature="other"), bench.put_head(a_head(other)))
    assert bench.group(lane, "same") == {"letters": 3, "first_seen": NOON, "last_seen": NOON + 2 * AN_HOUR}
    assert bench.group(lane, "other")["letters"] == 1


def test_a_letter_of_an_unknown_id_is_none(bench: Bench) -> None:
    assert bench.ledger.letter(an_id("letter")) is None


def test_a_move_writes_what_changed_and_who_did_it(bench: Bench, key: JobKey) -> None:
    letter = bench.put_letter(a_letter(key))
    told = an_event(what="letter.discarded", who="ada", why="duplicate of another")
    to = replace(letter, status=LetterStatus.DISCARDED, resolved_at=NOON, resolved_by="ada", note="no longer needed")
    bench.ledger.move_letter(letter, to, told, expires_at=IN_A_YEAR)
    assert bench.ledger.letter(letter.letter_id) == to
    assert bench.ledger.timeline(key) == (told,)
    assert bench.expires(letter) == IN_A_YEAR


def test_a_letter_moved_from_a_list_keeps_what_the_list_did_not_show(bench: Bench, key: JobKey) -> None:
    letter = bench.put_letter(a_letter(key, note="seen before", detail="first line\nsecond line"))
    (row,) = bench.ledger.letters(LetterQuery(status=LetterStatus.OPEN, tenant_id=key.tenant_id)).letters
    bench.ledger.move_letter(row, replace(row, status=LetterStatus.HELD), an_event())
    assert bench.ledger.letter(letter.letter_id) == replace(letter, status=LetterStatus.HELD)


def test_a_letter_that_moved_since_it_was_read_stays_where_it_is(bench: Bench, key: JobKey) -> None:
    read = a_letter(key)
    now = bench.put_letter(replace(read, status=LetterStatus.ESCALATED))
    with pytest.raises(LetterMoved) as moved:
        bench.ledger.move_letter(read, replace(read, status=LetterStatus.DISCARDED), an_event())
    assert moved.value.status is LetterStatus.ESCALATED
    assert bench.ledger.letter(read.letter_id) == now
    assert bench.ledger.timeline(key) == ()


def test_a_letter_that_is_gone_is_not_moved_into_being(bench: Bench, key: JobKey) -> None:
    ghost = a_letter(key)
    with pytest.raises(LetterMoved) as moved:
        bench.ledger.move_letter(ghost, replace(ghost, status=LetterStatus.HELD), an_event())
    assert moved.value.status is None
    assert bench.ledger.letter(ghost.letter_id) is None


def test_a_move_cannot_rename_a_letter(bench: Bench, key: JobKey) -> None:
    letter = bench.put_letter(a_letter(key))
    with pytest.raises(ValueError, match="keeps the letter's key"):
        bench.ledger.move_letter(letter, replace(letter, letter_id="another", status=LetterStatus.HELD), an_event())
