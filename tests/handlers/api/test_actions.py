"""Acting on one letter: replay, resume, discard, hold, release, settle, and the link to its snapshot."""

from datetime import timedelta
from typing import Any

import pytest

from lambdas import house
from lambdas.core.model.failure import Code, Kind
from lambdas.core.model.letter import LetterStatus
from tests.support.builders import NOON, a_key, an_effect
from tests.support.functions.api_line import ACME, OPERATOR, OTHER, Answer, ask, bury
from tests.support.functions.api_outside import Outside
from tests.support.functions.aws import JOB_TYPE

pytestmark = pytest.mark.usefixtures("outside")
WEATHER: dict[str, Any] = {"code": Code.LLM_TIMEOUT, "kind": Kind.TRANSIENT}
WHY = {"reason": "the vendor is back"}


def act(letter_id: str, verb: str, body: Any = WHY, **asked: Any) -> Answer:
    return ask("POST", f"/v1/dead-letters/{letter_id}/{verb}", body=body, **{"as_": ACME, **asked})


@pytest.mark.parametrize("verb", ["replay", "resume", "discard"])
def test_acting_on_a_letter_starts_a_redrive_of_that_one_letter_in_the_callers_name(
    verb: str, outside: Outside
) -> None:
    letter = bury(**WEATHER)
    answer = act(letter.letter_id, verb)
    assert answer.status == 202
    redrive_id = answer.json["redrive_id"]
    assert outside.machine.started[redrive_id] == {
        "action": verb,
        "job_type": JOB_TYPE,
        "filter": {"letter_ids": [letter.letter_id], "tenant_id": "tnt_acme"},
        "reason": WHY["reason"],
        "operator": "tnt_acme/ada@tnt_acme.example",
        "limit": 1,
        "canary": 1,
    }
    written = house.redrives().find(redrive_id)
    assert written is not None
    assert written.started_by == "tnt_acme/ada@tnt_acme.example"
    (asked,) = house.redrives().history(redrive_id)
    assert (asked.what, asked.who, asked.why) == ("redrive.asked", written.started_by, WHY["reason"])


@pytest.mark.parametrize("verb", ["replay", "resume", "discard"])
def test_another_tenants_letter_cannot_be_acted_on_and_is_not_told(verb: str, outside: Outside) -> None:
    answer = act(bury(**WEATHER).letter_id, verb, as_=OTHER)
    assert (answer.status, answer.code) == (404, "LETTER_NOT_FOUND")
    assert outside.machine.started == {}


def test_what_is_not_safe_is_refused_with_the_verdict_and_a_statement_lifts_it(outside: Outside) -> None:
    letter = bury()
    refused = act(letter.letter_id, "replay")
    assert (refused.status, refused.code) == (409, "UNSAFE")
    assert refused.json["detail"].startswith("unfixed: ")
    assert outside.machine.started == {}
    assert act(letter.letter_id, "replay", WHY | {"fixed": "code"}).status == 403, "a tenant does not know the code"
    for other in ("data", "credentials", "dependency", "policy"):
        answer = act(letter.letter_id, "replay", WHY | {"fixed": other})
        assert (answer.status, answer.code) == (409, "UNSAFE"), "nor by any other word that it may say"
    assert outside.machine.started == {}
    assert act(letter.letter_id, "replay", WHY | {"fixed": "code"}, as_=OPERATOR).status == 202


@pytest.mark.parametrize(
    ("status", "verb", "code"),
    [
        (LetterStatus.HELD, "replay", "NOT_OPEN"),
        (LetterStatus.HELD, "resume", "NOT_OPEN"),
        (LetterStatus.DISCARDED, "discard", "NOT_OPEN"),
        (LetterStatus.DISCARDED, "replay", "NOT_OPEN"),
    ],
)
def test_a_letter_that_is_not_free_is_refused(status: LetterStatus, verb: str, code: str) -> None:
    answer = act(bury(status=status, **WEATHER).letter_id, verb)
    assert (answer.status, answer.code) == (409, code)
    assert status in answer.json["detail"]


def test_the_same_idempotency_key_finds_the_redrive_that_it_started(outside: Outside) -> None:
    letter, key = bury(**WEATHER), {"idempotency-key": "click-1"}
    first, again = (act(letter.letter_id, "replay", headers=key) for _ in range(2))
    assert first.json["redrive_id"] == again.json["redrive_id"]
    assert len(outside.machine.started) == 1
    assert act(letter.letter_id, "replay").json["redrive_id"] != first.json["redrive_id"]
    assert act(letter.letter_id, "replay", as_=OPERATOR, headers=key).json["redrive_id"] != first.json["redrive_id"]


def test_a_used_idempotency_key_does_not_start_something_else(outside: Outside) -> None:
    letter, key = bury(**WEATHER), {"idempotency-key": "click-1"}
    act(letter.letter_id, "replay", headers=key)
    answer = act(letter.letter_id, "discard", headers=key)
    assert (answer.status, answer.code) == (422, "INVALID")
    assert len(outside.machine.started) == 1


def test_an_operator_holds_and_releases_a_letter_and_the_timeline_says_why() -> None:
    letter = bury(**WEATHER)
    assert act(letter.letter_id, "hold", as_=OPERATOR).json["status"] == "held"
    assert act(letter.letter_id, "hold", as_=OPERATOR).code == "NOT_OPEN"
    shown = act(letter.letter_id, "release", {"reason": "looked at it"}, as_=OPERATOR).json
    assert shown["status"] == "open"
    told = {(event["what"], event["who"], event["why"]) for event in shown["timeline"]}
    assert {
        ("letter.held", "ops@example.com", WHY["reason"]),
        ("letter.released", "ops@example.com", "looked at it"),
    } <= told


def doubted() -> tuple[str, str]:
    key = a_key(tenant_id="tnt_acme", job_type=JOB_TYPE)
    effect = an_effect(intended_at=NOON, lease_until=NOON)
    letter = bury(root=key.job_id, effects=(effect.on_letter(),), **WEATHER)
    house.ledger().begin_effect(key, effect, expires_at=NOON + timedelta(days=300))
    return letter.letter_id, effect.effect_id


def test_an_operator_settles_an_effect_in_doubt_and_the_letter_becomes_safe() -> None:
    letter_id, effect_id = doubted()
    assert act(letter_id, "replay").json["detail"] == "verify_first: 1 effect is in doubt"
    body = {"happened": True, "ref": "case-17", "reason": "it is in the CRM"}
    shown = act(letter_id, f"effects/{effect_id[:12]}/settle", body, as_=OPERATOR).json
    assert [(each["status"], each["ref"]) for each in shown["effects"]] == [("committed", "case-17")]
    assert shown["safety"]["replay"]["verdict"] == "safe"
    (told,) = (event for event in shown["timeline"] if event["what"] == "effect.settled")
    assert (told["who"], told["why"]) == ("ops@example.com", "it is in the CRM")


@pytest.mark.parametrize(
    ("body", "effect", "code"),
    [
        ({"happened": False, "ref": "case-17", "reason": "no"}, "", "INVALID"),
        ({"happened": True, "reason": "yes"}, "0123456789ab", "EFFECT_NOT_FOUND"),
        ({"reason": "yes"}, "", "INVALID"),
    ],
)
def test_a_statement_that_makes_no_sense_settles_nothing(body: dict[str, Any], effect: str, code: str) -> None:
    letter_id, effect_id = doubted()
    assert act(letter_id, f"effects/{effect or effect_id}/settle", body, as_=OPERATOR).code == code


def test_an_effect_is_settled_once() -> None:
    letter_id, effect_id = doubted()
    act(letter_id, f"effects/{effect_id}/settle", {"happened": False, "reason": "no such case"}, as_=OPERATOR)
    answer = act(letter_id, f"effects/{effect_id}/settle", {"happened": True, "reason": "yes"}, as_=OPERATOR)
    assert (answer.status, answer.code) == (409, "NOT_IN_DOUBT")


def test_a_link_to_the_snapshot_is_short_lived_and_written_down_first() -> None:
    letter = bury()
    link = act(letter.letter_id, "snapshot-link", {"reason": "asked by the tenant"}, as_=OPERATOR).json
    assert link["expires_in"] == 300
    assert link["url"] == f"https://bucket.example/{letter.snapshot_ref}?expires=300"
    timeline = ask("GET", f"/v1/dead-letters/{letter.letter_id}").json["timeline"]
    assert ("snapshot.linked", "ops@example.com", "asked by the tenant") in [
        (event["what"], event["who"], event["why"]) for event in timeline
    ]


def test_no_link_is_given_if_it_cannot_be_written_down(monkeypatch: pytest.MonkeyPatch) -> None:
    letter = bury()
    ledger = house.ledger()
    monkeypatch.setattr(house, "ledger", lambda: ReadOnly(ledger))
    answer = act(letter.letter_id, "snapshot-link", {"reason": "x"}, as_=OPERATOR)
    assert (answer.status, answer.code) == (503, "UNAVAILABLE")
    assert "bucket.example" not in answer.text


class ReadOnly:
    """A ledger that reads and cannot write."""

    def __init__(self, ledger: Any) -> None:
        self.letter = ledger.letter

    def record(self, *_: Any) -> None:
        from lambdas.core.model.errors import Unavailable  # noqa: PLC0415

        raise Unavailable("table lazaret-ledger", "throttled")


@pytest.mark.parametrize("verb", ["hold", "release", "snapshot-link", "effects/0123456789ab/settle"])
def test_what_only_operators_may_do_tenants_may_not(verb: str) -> None:
    answer = act(bury().letter_id, verb)
    assert (answer.status, answer.code) == (403, "OPERATORS_ONLY")


@pytest.mark.parametrize("verb", ["replay", "resume", "discard", "hold", "release", "snapshot-link"])
@pytest.mark.parametrize(
    "body", [{}, {"reason": ""}, {"reason": "   "}, {"reason": "x" * 2001}, {"reason": "x", "tenant_id": "y"}, []]
)
def test_every_action_wants_a_reason_and_nothing_else(verb: str, body: Any) -> None:
    answer = act("dl_1", verb, body, as_=OPERATOR)
    assert (answer.status, answer.code) == (422, "INVALID")
    assert answer.json["faults"]
