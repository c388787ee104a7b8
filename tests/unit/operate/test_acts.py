"""What a person does to a letter, a group or a breaker: each act is signed, and refused where it does not apply."""

from datetime import datetime
from typing import Any

import pytest

from lambdas.core.config.lane import Lane
from lambdas.core.model.breaker import Breaker, TierLimits, tripped
from lambdas.core.model.errors import LetterMoved
from lambdas.core.model.failure import Code
from lambdas.core.model.head import HeadStatus
from lambdas.core.model.letter import Letter, LetterStatus, Safety, Way
from lambdas.core.model.value import replace
from lambdas.core.operate import Person, letters, tenants
from lambdas.core.sweep.sweep import BEATS
from lazaret.testing.breakers import MemoryBreakers
from lazaret.testing.memory import MemoryLedger
from tests.support.builders import AN_HOUR, NOON, a_claim, a_key, a_letter, an_event, an_id

S = LetterStatus
WHY = "legal looks at it"
ADA = Person(who="ada", clock=lambda: NOON, new_id=lambda: an_id("event"))
HOLDABLE = {S.OPEN, S.SCHEDULED, S.ESCALATED}


class Quarantine:
    """One letter, as intake leaves it."""

    def __init__(self, **letter: Any) -> None:
        self.ledger = MemoryLedger()
        self.letter = a_letter(a_key(), **letter)
        self.ledger.dead[self.letter.letter_id] = self.letter

    def now(self) -> Letter:
        return letters.find_letter(self.ledger, self.letter.letter_id)

    def last(self) -> tuple[str, str, str]:
        event = self.ledger.timeline(letters.home_of(self.letter))[-1]
        return event.what, event.who, event.why


@pytest.mark.parametrize("status", S)
def test_a_letter_is_held_where_the_table_allows_it(status: S) -> None:
    place = Quarantine(status=status, next_retry_at=NOON)
    if status in HOLDABLE:
        held = letters.hold(place.ledger, place.letter, ADA, why=WHY)
        assert (held.status, held.next_retry_at, held) == (S.HELD, None, place.now())
        assert place.last() == ("letter.held", "ada", WHY)
        return
    with pytest.raises(letters.NotFree) as refused:
        letters.hold(place.ledger, place.letter, ADA, why=WHY)
    assert set(refused.value.expected) == HOLDABLE
    assert place.now() == place.letter


@pytest.mark.parametrize("status", S)
def test_only_what_is_held_is_released_so_that_no_letter_under_redrive_is_opened(status: S) -> None:
    place = Quarantine(status=status)
    if status is S.HELD:
        assert letters.release(place.ledger, place.letter, ADA, why=WHY) == place.now()
        assert (place.now().status, place.last()) == (S.OPEN, ("letter.released", "ada", WHY))
        return
    with pytest.raises(letters.NotFree) as refused:
        letters.release(place.ledger, place.letter, ADA, why=WHY)
    assert refused.value.expected == (S.HELD,)
    assert place.now() == place.letter


def test_a_letter_that_changed_since_it_was_read_is_left_as_it_is() -> None:
    place = Quarantine()
    read = place.letter
    letters.hold(place.ledger, read, ADA, why=WHY)
    with pytest.raises(LetterMoved):
        letters.hold(place.ledger, read, ADA, why=WHY)


def test_a_note_leaves_what_it_does_not_name() -> None:
    place = Quarantine(owner="bob", note="old")
    noted = letters.note(place.ledger, place.letter, ADA, {"note": "asked the customer"})
    assert (noted.owner, noted.note, noted) == ("bob", "asked the customer", place.now())
    assert place.last() == ("letter.noted", "ada", "asked the customer")


def test_a_letter_of_another_tenant_is_as_unknown_as_none() -> None:
    place = Quarantine()
    for letter_id, tenant in ((place.letter.letter_id, "tnt_other"), ("dl_nobody", None), ("", None)):
        with pytest.raises(letters.NoSuchLetter):
            letters.find_letter(place.ledger, letter_id, of_tenant=tenant)


@pytest.mark.parametrize(
    ("way", "free"), [(Way.REPLAY, HOLDABLE), (Way.RESUME, HOLDABLE), (Way.DISCARD, {*HOLDABLE, S.HELD})]
)
def test_a_letter_is_free_for_a_redrive_where_the_table_allows_it(way: Way, free: set[S]) -> None:
    for status in S:
        letter = a_letter(a_key(), status=status)
        if status in free:
            letters.require_free(letter, way)
        else:
            with pytest.raises(letters.NotFree):
                letters.require_free(letter, way)


def test_the_redrive_of_named_letters_names_them_and_no_more() -> None:
    two = [a_letter(a_key(), letter_id=f"dl_{n}") for n in (1, 2)]
    asked = {"action": "replay", "job_type": "kyc", "filter": {"letter_ids": ["dl_1", "dl_2"]}, "reason": "back"}
    assert letters.redrive_of(Way.REPLAY, two, reason="back") == {**asked, "limit": 2}
    assert letters.redrive_of(Way.REPLAY, two, reason="back", fixed="code") == {**asked, "limit": 2, "fixed": "code"}


def test_a_letter_whose_newer_version_is_done_is_not_safe_to_send_again() -> None:
    place = Quarantine(code=Code.NETWORK, version=1)
    lane = letters.lane_of(place.letter, {})
    assert lane == Lane(job_type="kyc", agent="")
    assert letters.safety_by_way(place.ledger, place.letter, lane, worker_version="")[Way.REPLAY][0] is Safety.SAFE
    newer = place.ledger.claim(a_claim(replace(place.letter.job_key, job_id=place.letter.root, version=2)))
    place.ledger.finish(replace(newer, status=HeadStatus.DONE), expires_at=NOON + AN_HOUR)
    after = letters.safety_by_way(place.ledger, place.letter, lane, worker_version="")
    assert {verdict for verdict, _ in after.values()} == {Safety.NEVER}


def a_group() -> tuple[MemoryLedger, Any]:
    ledger, letter = MemoryLedger(), a_letter(a_key())
    ledger.take_in(letter, was=None, event=an_event(), expires_at=None)
    return ledger, letters.find_group(ledger, MemoryBreakers(), letter.job_type, letter.signature)


def test_each_act_on_a_group_keeps_what_the_others_wrote_and_is_signed() -> None:
    ledger, group = a_group()
    held = letters.hold_group(ledger, group, ADA, why=WHY)
    noted = letters.note_group(ledger, held, ADA, {"owner": "bob", "bug_url": "https://bugs.example.com/17"})
    released = letters.release_group(ledger, noted, ADA, why="fixed")
    assert (held.note.on_hold, noted.note.on_hold, released.note.on_hold) == (True, True, False)
    assert (released.note.owner, released.note.bug_url) == ("bob", "https://bugs.example.com/17")
    assert letters.find_group(ledger, MemoryBreakers(), group.job_type, group.signature) == released
    told = [(each.what, each.who, each.why) for each in ledger.group_history(group.job_type, group.signature)]
    assert sorted(told) == [("group.held", "ada", WHY), ("group.noted", "ada", ""), ("group.released", "ada", "fixed")]


def test_a_group_that_was_never_seen_is_named_in_the_error() -> None:
    with pytest.raises(letters.NoSuchGroup, match="lane 'kyc' has no group '-'"):
        letters.find_group(MemoryLedger(), MemoryBreakers(), "kyc", "")


LANE = Lane(job_type="kyc", agent="")


class Raced(MemoryBreakers):
    """Somebody else moves the breaker, `lost` times."""

    lost = 0

    def move(self, was: Breaker, to: Breaker, event: Any = None) -> Breaker | None:
        self.lost -= 1
        return None if self.lost >= 0 else super().move(was, to, event)


class Asked:
    def __init__(self) -> None:
        self.asked: list[str] = []

    def ask(self, beat: str) -> None:
        assert beat in BEATS
        self.asked.append(beat)


def opened(at: datetime = NOON) -> Raced:
    port = Raced()
    found = port.find("tnt_8f2a", "kyc")
    assert port.move(found, tripped(found, code="NETWORK", at=at, limits=LANE.breaker)) is not None
    return port


@pytest.mark.parametrize("lost", [0, tenants.TRIES - 1])
def test_a_breaker_is_closed_as_it_is_by_then_and_the_sweep_is_left_to_tell(lost: int) -> None:
    port = opened()
    port.lost = lost
    beats = Asked()
    closed = tenants.close_breaker(port, beats, "tnt_8f2a", "kyc", ADA, why=WHY)
    assert beats.asked == ["breakers"]  # what is parked does not wait for the next minute
    assert (closed.opened_at, closed.closed_at, closed.closed_by, closed.closed_why) == (None, NOON, "ada", WHY)
    assert closed.untold
    (event,) = port.history("tnt_8f2a", "kyc")
    assert (event.what, event.who, event.why) == ("breaker.closed", "ada", WHY)


def test_a_breaker_that_keeps_moving_or_is_not_open_is_left_as_it_is() -> None:
    port, beats = opened(), Asked()
    port.lost = tenants.TRIES
    with pytest.raises(tenants.BreakerMoving):
        tenants.close_breaker(port, beats, "tnt_8f2a", "kyc", ADA, why=WHY)
    with pytest.raises(tenants.BreakerNotOpen):
        tenants.close_breaker(port, beats, "tnt_other", "kyc", ADA, why=WHY)
    assert beats.asked == []
    assert port.history("tnt_8f2a", "kyc") == ()


def test_limits_replace_all_that_were_set_before() -> None:
    port = MemoryBreakers()
    tenants.set_limits(port, "tnt_8f2a", "kyc", TierLimits(failures=50, share=0.25), ADA, why="scans")
    limited = tenants.set_limits(port, "tnt_8f2a", "kyc", TierLimits(failures=9), ADA, why="fewer")
    assert port.find("tnt_8f2a", "kyc").limits == limited.limits == TierLimits(failures=9)
    assert [each.what for each in port.history("tnt_8f2a", "kyc")][-1] == "limits.set"
