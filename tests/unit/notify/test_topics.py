"""What is told beside letters: breakers that open and close, redrives, discards. A forged hint tells nothing false."""

import json
from datetime import timedelta
from typing import Any

import pytest

from lambdas.adapters.notices import ForeignMessage, message_in
from lambdas.core.model.breaker import Breaker, closed, tripped
from lambdas.core.model.letter import Action, LetterStatus, Way
from lambdas.core.model.value import replace
from lambdas.core.notify.notice import BREAKER_WINDOW, COUNTED, DISCARD_WINDOW, MANY_LETTERS, WINDOW, window_of
from lambdas.core.ports.outside import DISCARDED, LETTER, OF_BREAKERS, OF_REDRIVES, NoticeMessage
from lambdas.core.redrive.record import Redrive, RedriveStatus
from lambdas.core.redrive.request import Filter, Request
from tests.support.builders import A_MINUTE, NOON
from tests.support.lane import LANE
from tests.support.worlds.notices import SECOND, TENANT, World

OPENED, CLOSED = OF_BREAKERS
PROPOSED, WAITS = OF_REDRIVES
ANY = Filter(died_after=NOON - timedelta(days=30))
BREAKER = Breaker(tenant_id=TENANT, job_type="kyc", total=7, codes={"AUTH_DENIED": 5})


def hint(what: str, **fields: str) -> NoticeMessage:
    return NoticeMessage(**{"what": what, "tenant_id": TENANT, "job_type": "kyc", **fields})


def opens(world: World) -> None:
    world.breakers.put(tripped(BREAKER, code="AUTH_DENIED", at=world.now, limits=LANE.breaker))


def closes(world: World, why: str = "their lawyer called") -> None:
    found = world.breakers.find(TENANT, "kyc")
    world.breakers.put(closed(found, at=world.now, by="ada", why=why))


def redrives(world: World, redrive_id: str, reason: str, **changes: Any) -> None:
    asked = {"action": Way.DISCARD, "job_type": "kyc", "filter": ANY, "operator": "ada", "reason": reason}
    request = Request(**{**asked, **changes})
    status = changes.get("status", RedriveStatus.SENDING)
    made = Redrive(redrive_id=redrive_id, request=request, status=status, started_at=NOON, updated_at=NOON)
    world.redrives.write(made)


def test_a_breaker_that_opens_and_closes_is_told_twice_and_a_copy_of_the_message_is_not(world: World) -> None:
    opens(world)
    world.hear(hint(OPENED))
    world.hear(hint(OPENED))
    world.now += SECOND
    closes(world)
    world.hear(hint(CLOSED))
    assert [body["what"] for _, body in world.posted] == [OPENED, CLOSED]
    assert world.posted[0][1]["job_type"] == "kyc"
    assert (world.posted[0][1]["code"], world.posted[0][1]["failed"]) == ("AUTH_DENIED", 5)
    assert world.posted[0][1]["url"] == "https://api.example.com/v1/health"
    assert "lawyer" not in json.dumps(world.posted)
    world.now += 15 * A_MINUTE
    opens(world)
    world.hear(hint(OPENED))
    assert len(world.posted) == 3


def test_people_are_told_of_each_move_once_from_the_breaker_itself(world: World) -> None:
    opens(world)
    for _ in range(3):
        world.hear(hint(OPENED))
        world.now += A_MINUTE
    closes(world)
    for _ in range(3):
        world.hear(hint(CLOSED))
        world.now += A_MINUTE
    assert [notice.what for notice in world.people.told] == [OPENED, CLOSED]
    assert (world.people.told[0].facts["failed"], world.people.told[0].facts["attempts"]) == (5, 7)
    assert "5 of 7 attempts failed as AUTH_DENIED" in world.people.told[0].subject
    assert world.people.told[1].subject == f"taking jobs of {TENANT} in lane kyc again"


@pytest.mark.parametrize("what", [OPENED, CLOSED])
def test_a_forged_hint_of_a_breaker_that_did_not_move_tells_nobody_anything(world: World, what: str) -> None:
    world.hear(hint(what))
    if what == CLOSED:
        opens(world)
        world.hear(hint(what))
    assert (world.posted, world.people.told) == ([], [])


def test_a_hint_that_is_sent_again_and_again_tells_the_same_move_once(world: World) -> None:
    opens(world)
    for _ in range(90):
        world.hear(hint(OPENED))
        world.now += A_MINUTE
    assert (len(world.posted), len(world.people.told)) == (1, 1)


def test_what_closed_days_ago_is_not_news(world: World) -> None:
    opens(world)
    closes(world)
    world.now += timedelta(days=2)
    world.hear(hint(CLOSED))
    assert (world.posted, world.people.told) == ([], [])


def test_a_breaker_escalates_no_letter(world: World) -> None:
    world.dies(2)
    opens(world)
    world.hear(hint(OPENED))
    assert set(world.statuses().values()) == {LetterStatus.OPEN}


@pytest.mark.parametrize(("what", "status"), [(PROPOSED, "proposed"), (WAITS, "waiting_for_approval")])
def test_people_are_told_once_of_a_redrive_that_waits_for_them_and_only_while_it_does(
    world: World, what: str, status: str
) -> None:
    redrives(world, "rd-1", "no id")
    said = hint(what, tenant_id="@operators", topic="rd-1")
    world.hear(said)
    assert world.people.told == []
    found = world.redrives.find("rd-1")
    assert found is not None
    world.redrives.write(replace(found, status=RedriveStatus(status)))
    world.hear(said)
    world.hear(said)
    [notice] = world.people.told
    assert (notice.what, notice.facts["redrive_id"]) == (what, "rd-1")
    world.hear(hint(what, tenant_id="@operators", topic="rd-none"))
    assert (len(world.people.told), world.posted) == (1, [])


def test_the_discards_of_one_redrive_are_told_once_with_its_own_reason(world: World) -> None:
    redrives(world, "rd-1", "no id")
    redrives(world, "rd-2", "too old")
    first = world.discards("rd-1", 3, code="SCHEMA_INVALID")
    world.discards("rd-2", 1, code="UNREADABLE")
    world.discards("rd-1", 1, code="AUTH_DENIED", action=Action.FIX_AND_REPLAY)
    for _ in first:
        world.hear(hint(DISCARDED, topic="rd-1"))
    world.hear(hint(DISCARDED, topic="rd-2"))
    told = [(body["what"], body["letters"], body["codes"], body["reason"]) for _, body in world.posted]
    assert told == [
        ("letters.discarded", 3, {"SCHEMA_INVALID": 3}, "no id"),
        ("letters.discarded", 1, {"UNREADABLE": 1}, "too old"),
    ]
    samples = world.posted[0][1]["samples"]
    assert {sample["letter_id"] for sample in samples} == {letter.letter_id for letter in first}


@pytest.mark.parametrize(
    "other",
    [
        {"action": Way.REPLAY},
        {"job_type": "sanctions"},
        {"filter": Filter(tenant_id="globex")},
        {"filter": Filter(letter_ids=("dl_another",))},
        {"filter": Filter(code="UNREADABLE")},
        {"filter": Filter(signature="another")},
    ],
)
def test_the_reason_of_a_redrive_that_is_not_the_tenants_is_never_shown_to_it(
    world: World, other: dict[str, Any]
) -> None:
    """Whoever may write the lane's letters can write any redrive's id on one."""
    redrives(world, "rd-1", "globex sent us their whole database", **other)
    world.discards("rd-1", 1, code="SCHEMA_INVALID")
    world.hear(hint(DISCARDED, topic="rd-1"))
    assert world.posted == []


def test_a_hint_of_discards_that_are_none_tells_nothing(world: World) -> None:
    redrives(world, "rd-1", "no id")
    world.dies(1, code="SCHEMA_INVALID")
    world.hear(hint(DISCARDED, topic="rd-1"))
    world.hear(hint(DISCARDED, topic="rd-unknown"))
    assert world.posted == []


def test_more_discards_than_are_read_are_said_to_be_more(world: World) -> None:
    redrives(world, "rd-1", "no id")
    world.discards("rd-1", COUNTED + 1, code="SCHEMA_INVALID")
    world.hear(hint(DISCARDED, topic="rd-1"))
    [(_, body)] = world.posted
    assert (body["letters"], body["or_more"], len(body["samples"])) == (COUNTED, True, 5)


def test_a_notice_about_discards_links_to_the_list_of_them_and_to_each_letter(world: World) -> None:
    redrives(world, "rd-1", "no id")
    [letter] = world.discards("rd-1", 1, code="SCHEMA_INVALID")
    world.hear(hint(DISCARDED, topic="rd-1"))
    [(_, body)] = world.posted
    assert body["url"].endswith("/v1/dead-letters?status=discarded")
    assert body["samples"][0]["url"].endswith(f"/v1/dead-letters/{letter.letter_id}")
    assert body["samples"][0].keys() == {"letter_id", "job_type", "job_id", "code", "died_at", "url"}
    assert (body["job_type"], body["or_more"], body["codes"]) == ("kyc", False, {"SCHEMA_INVALID": 1})


def test_a_hint_names_no_topic_of_its_own(world: World) -> None:
    """Only a try that is due says which notice it is for."""
    world.dies(6)
    world.hear(hint(LETTER, topic="breaker.opened#kyc"))
    assert [body["what"] for _, body in world.posted] == ["letters.many"]


@pytest.mark.parametrize(
    "forged",
    [
        {"job_type": "kyc#x"},
        {"tenant_id": "tnt#kyc"},
        {"topic": "breaker.opened#kyc#x"},
        {"job_type": "KYC"},
        {"what": "a#b"},
    ],
)
def test_no_part_of_a_hint_reaches_another_key(forged: dict[str, str]) -> None:
    said = {"what": OPENED, "tenant_id": TENANT, "job_type": "kyc", "topic": "", **forged}
    with pytest.raises(ForeignMessage):
        message_in(json.dumps(said))


def test_text_that_somebody_puts_into_a_hint_is_not_read() -> None:
    said = {"what": OPENED, "tenant_id": TENANT, "job_type": "kyc", "facts": {"code": "PAY_HERE"}, "subject": "x"}
    assert message_in(json.dumps(said)) == hint(OPENED)


@pytest.mark.parametrize(
    ("topic", "window"),
    [(MANY_LETTERS, WINDOW), ("letters.discarded#rd-1", DISCARD_WINDOW), ("breaker.opened#kyc", BREAKER_WINDOW)],
)
def test_each_topic_has_its_window_whatever_it_is_about(topic: str, window: timedelta) -> None:
    assert window_of(topic) == window


TEXT = "log in at https://evil.example within the hour"


@pytest.mark.parametrize("what", [OPENED, CLOSED])
@pytest.mark.parametrize(
    "forged",
    [
        {"tenant_id": TEXT},
        {"opened_code": TEXT},
        {"codes": {"AUTH_DENIED": TEXT}},
        {"total": TEXT},
        {"closed_why": TEXT},
        {"closed_by": TEXT},
    ],
)
def test_no_text_that_somebody_wrote_into_a_breaker_is_told_to_anybody(
    world: World, what: str, forged: dict[str, Any]
) -> None:
    """A worker's role may write any breaker of its lane, and hint at it."""
    opens(world)
    if what == CLOSED:
        closes(world)
    made = replace(world.breakers.find(TENANT, "kyc"), **forged)
    world.breakers.put(made)
    world.hear(hint(what, tenant_id=made.tenant_id))
    told = [(notice.subject, str(notice.facts)) for notice in world.people.told]
    assert TEXT not in str(told) + json.dumps(world.posted)


def test_no_text_that_somebody_wrote_into_letters_is_told_to_their_tenant(world: World) -> None:
    world.dies(6, code=TEXT)
    world.hear(hint(LETTER))
    redrives(world, "rd-1", "no id")
    world.discards("rd-1", 1, code=TEXT)
    world.hear(hint(DISCARDED, topic="rd-1"))
    assert world.posted == []
    world.dies(6)
    world.hear(hint(LETTER))
    assert TEXT not in json.dumps(world.posted)
    assert world.posted[0][1]["letters"] == 6


def test_who_claims_to_have_asked_for_a_redrive_is_told_as_a_claim(world: World) -> None:
    """Whoever starts an execution by hand writes any operator into its input, and those who approve are told of it."""
    redrives(world, "rd-1", "mended", operator="ada")
    found = world.redrives.find("rd-1")
    assert found is not None
    world.redrives.write(replace(found, status=RedriveStatus.WAITING_FOR_APPROVAL))
    world.hear(hint(WAITS, tenant_id="@operators", topic="rd-1"))
    [notice] = world.people.told
    assert notice.facts["operator"] == "unverified (claims to be ada)"
