"""A tenant's own groups: its own letters, words and counts; and a replay of all of one, within safety."""

from typing import Any

import pytest

from lambdas import house
from lambdas.core.model.letter import LetterStatus
from lambdas.core.model.value import replace
from tests.support.builders import an_event, an_id
from tests.support.functions.api_line import ACME, OPERATOR, OTHER, Answer, ask, bury
from tests.support.functions.api_outside import Outside
from tests.support.functions.aws import JOB_TYPE


def own(as_: Any = ACME, **query: Any) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = ask("GET", "/v1/own-groups", as_=as_, **query).json["groups"]
    return found


def replay(signature: str = "aa", as_: Any = ACME, **given: Any) -> Answer:
    body = {"job_type": JOB_TYPE, "reason": "renewed", **given}
    return ask("POST", f"/v1/own-groups/{signature}/replay", as_=as_, body=body)


@pytest.fixture
def world(outside: Outside) -> Outside:
    """One cause of two tenants, the other's last, and a cause of the other alone."""
    for minute in range(3):
        bury(minute=minute, signature="aa", detail=f"mine {minute}\n  File x")
    bury(minute=9, signature="aa", tenant_id="tnt_other", detail="theirs")
    bury(minute=9, signature="bb", tenant_id="tnt_other", detail="theirs alone")
    return outside


def test_a_tenant_reads_its_own_words_and_exact_counts_and_nothing_of_anybody_else(world: Outside) -> None:
    (group,) = own()
    assert (group["signature"], group["open_letters"], group["summary"]) == ("aa", 3, "mine 2")
    assert {each["signature"] for each in own(OTHER)} == {"aa", "bb"}
    assert own(OPERATOR, tenant_id="tnt_acme") == [group]
    assert ask("GET", "/v1/own-groups", as_=ACME, tenant_id="tnt_other").code == "OPERATORS_ONLY"


def test_a_cause_of_which_nothing_waits_any_more_is_left_out(world: Outside) -> None:
    for letter_id in [each["letter_id"] for each in ask("GET", "/v1/dead-letters", as_=ACME).json["letters"]]:
        letter = house.ledger().letter(letter_id)
        assert letter is not None
        gone = replace(letter, status=LetterStatus.DISCARDED)
        house.ledger().move_letter(letter, gone, an_event(event_id=an_id("event")))
    assert own() == []


def test_a_tenants_letters_of_one_cause_are_listed_with_their_count(world: Outside) -> None:
    bury(minute=4, signature="cc")
    page = ask("GET", "/v1/dead-letters", as_=ACME, job_type=JOB_TYPE, signature="aa").json
    assert [each["signature"] for each in page["letters"]] == ["aa"] * 3
    assert page["counted"] == 3


def test_a_replay_of_a_group_is_a_redrive_of_this_tenants_letters_alone(world: Outside) -> None:
    answer = replay(fixed="credentials")
    assert answer.status == 202
    (started,) = world.machine.started.values()
    assert started["filter"] == {"signature": "aa", "tenant_id": "tnt_acme"}
    assert (started["action"], started["reason"]) == ("replay", "fixed its credentials: renewed")
    assert started["operator"].startswith("tnt_acme/")


@pytest.mark.parametrize("fixed", ["data", "credentials", "dependency", "policy"])
def test_no_word_of_a_tenant_makes_safe_what_only_a_change_of_code_cures(world: Outside, fixed: str) -> None:
    """As of one letter. Letters of one cause may differ in their code: the latest alone says nothing of the others."""
    bury(minute=1, signature="dd", code="DETERMINISTIC_CRASH", kind="poison")
    one = bury(minute=2, signature="dd", code="REPEATED_SIGNATURE", kind="poison")
    body = {"reason": "renewed", "fixed": fixed}
    assert ask("POST", f"/v1/dead-letters/{one.letter_id}/replay", as_=ACME, body=body).code == "UNSAFE"
    assert replay("dd", fixed=fixed, reason="r" * 2000).status == 202
    (started,) = world.machine.started.values()
    assert "fixed" not in started
    assert started["reason"].startswith(f"fixed its {fixed}: rrr")


def test_an_operators_word_counts_for_a_tenants_group(world: Outside) -> None:
    body = {"job_type": JOB_TYPE, "reason": "deployed", "fixed": "code"}
    path = "/v1/own-groups/aa/replay"
    assert ask("POST", path, as_=OPERATOR, body=body, tenant_id="tnt_acme").status == 202
    (started,) = world.machine.started.values()
    assert (started["fixed"], started["reason"]) == ("code", "deployed")


def test_a_tenant_replays_no_cause_of_anothers_and_does_not_know_of_the_code(world: Outside) -> None:
    assert replay("bb").code == replay("nobodys").code == "GROUP_NOT_FOUND"
    assert replay(fixed="code").code == "OPERATORS_ONLY"
    assert replay(as_=OPERATOR).code == "INVALID"
    assert not world.machine.started


def test_letters_are_listed_by_the_time_of_death_and_the_oldest_first(world: Outside) -> None:
    def died(**query: Any) -> list[str]:
        letters = ask("GET", "/v1/dead-letters", as_=OPERATOR, job_type=JOB_TYPE, **query).json["letters"]
        return [each["died_at"][11:16] for each in letters]

    assert died() == ["12:09", "12:09", "12:02", "12:01", "12:00"]
    assert died(order="oldest") == ["12:00", "12:01", "12:02", "12:09", "12:09"]
    assert died(since="2026-06-12T12:01:00Z", until="2026-06-12T12:09:00Z") == ["12:02", "12:01"]
    assert died(since="2026-06-12T12:01:00", order="oldest", limit=2) == ["12:01", "12:02"]
    first = ask("GET", "/v1/dead-letters", job_type=JOB_TYPE, order="oldest", limit=2, until="2026-06-12T12:09:00Z")
    rest = ask("GET", "/v1/dead-letters", job_type=JOB_TYPE, order="oldest", cursor=first.json["cursor"])
    assert [each["died_at"][11:16] for each in rest.json["letters"]] == ["12:02", "12:09", "12:09"]


def test_an_operator_notes_what_is_known_of_a_letter(world: Outside) -> None:
    letter = bury(minute=5)
    path = f"/v1/dead-letters/{letter.letter_id}/note"
    noted = ask("POST", path, as_=OPERATOR, body={"note": "asked the vendor"}).json
    assert (noted["note"], noted["owner"]) == ("asked the vendor", "")
    assert ask("POST", path, as_=OPERATOR, body={"owner": "mia"}).json["note"] == "asked the vendor"
    assert [each["what"] for each in noted["timeline"]][-1] == "letter.noted"
