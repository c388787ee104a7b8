"""What the role of a lane's worker can write into the ledger, and what a tenant must not see of it.

IAM holds that role to the partitions of its lane. Every other attribute, also what puts an item into an index, is the
writer's choice: so each row here is as somebody who stole the role would write it.
"""

import json
from typing import Any

import pytest

from lambdas import house, wiring
from lambdas.adapters.dynamo import keys
from lambdas.adapters.dynamo.items import head_item, letter_item
from lambdas.core.model.head import HeadStatus
from lambdas.core.model.letter import Letter, letter_id_of
from lambdas.core.model.value import replace
from tests.support.builders import a_head, a_key, a_letter
from tests.support.functions.api_line import ACME, OPERATOR, OTHER, ask, bury
from tests.support.functions.api_outside import Outside
from tests.support.functions.aws import JOB_TYPE

LANE = "kyc"  # whose worker's role was stolen
SECRET = "what only tnt_other may read"


def written(outside: Outside, item: dict[str, Any]) -> None:
    """Straight into the table, as the stolen role does it."""
    table = house.ledger()
    table.client.put_item(TableName=table.name, Item=item)


def victim() -> Letter:
    letter = bury("tnt_other", job_type=JOB_TYPE)
    body = json.dumps({"job_id": letter.job_id, "payload": {"note": SECRET}})
    wiring.store().put(letter.snapshot_ref, json.dumps({"body": body}))
    return letter


def forged(outside: Outside, **changes: Any) -> Letter:
    letter = a_letter(a_key(tenant_id="tnt_acme", job_type=LANE))
    letter = replace(letter, snapshot_ref=letter.key.snapshot_ref)
    letter = replace(letter, **changes)
    written(outside, letter_item(letter))
    return letter


@pytest.fixture(autouse=True)
def counted(outside: Outside) -> None:
    """As lambdas/house.py wires it."""
    outside.ledger.skipped = house.skipped().row
    house.skipped().counted()


def test_another_tenants_input_is_not_shown_through_a_letter_that_names_it(outside: Outside) -> None:
    theirs = victim()
    mine = forged(outside, snapshot_ref=theirs.snapshot_ref)
    shown = ask("GET", f"/v1/dead-letters/{mine.letter_id}", as_=ACME)
    assert shown.status == 200
    assert SECRET not in shown.text
    assert shown.json["payload"]["missing"] == "its row names an input that is not its own; it was not read"
    assert house.skipped().counted() == 1


@pytest.mark.parametrize("ref", ["archive/x.json", "snapshots/../x", "redrives/rd-1/letters-00000.json"])
def test_no_link_is_made_to_an_object_that_is_not_the_letters_own(outside: Outside, ref: str) -> None:
    mine = forged(outside, snapshot_ref=ref)
    answer = ask("POST", f"/v1/dead-letters/{mine.letter_id}/snapshot-link", body={"reason": "to look"}, as_=OPERATOR)
    assert (answer.status, answer.code) == (409, "FOREIGN_REFERENCE")


def test_what_was_stored_before_the_lane_came_first_is_still_shown(outside: Outside) -> None:
    letter = a_letter(a_key(tenant_id="tnt_acme", job_type=LANE), letter_id="dl_0123456789abcdef0123")
    former = f"snapshots/tnt_acme/{LANE}/{letter.job_id}/0123456789abcdef0123.json"
    wiring.store().put(former, json.dumps({"body": json.dumps({"payload": {"pages": 3}})}))
    written(outside, letter_item(replace(letter, snapshot_ref=former)))
    shown = ask("GET", f"/v1/dead-letters/{letter.letter_id}", as_=ACME).json
    assert json.loads(shown["payload"]["preview"]) == {"pages": 3}


FORGED_PLACES = {
    "in the tenant's list": {"tenant_status": "tnt_other#open"},
    "in its list by code": {"tenant_code": "tnt_other#open#DETERMINISTIC_CRASH"},
    "in another lane's list": {"lane_status": f"{JOB_TYPE}#open#0"},
    "in another group": {"signature_status": f"{JOB_TYPE}#5f1d3c0a9b8e7766#open#0"},
    "before everything": {"listed_at": "9999-01-01T00:00:00.000Z#x"},
}


@pytest.mark.parametrize("places", FORGED_PLACES.values(), ids=FORGED_PLACES.keys())
@pytest.mark.parametrize("broken", [{}, {"kind": {"S": "odd"}}, {"died_at": {"N": "5"}}, {"code": {"M": {}}}])
def test_eight_forged_rows_are_in_nobodys_list_and_break_none(
    outside: Outside, places: dict[str, str], broken: dict[str, Any]
) -> None:
    real = bury("tnt_other", job_type=JOB_TYPE)
    for number in range(8):
        item = letter_item(a_letter(a_key(tenant_id="tnt_acme", job_type=LANE), letter_id=f"dl_forged_{number}"))
        written(outside, {**item, **broken, **{name: {"S": place} for name, place in places.items()}})
    theirs = ask("GET", "/v1/dead-letters", as_=OTHER)
    assert [row["letter_id"] for row in theirs.json["letters"]] == [real.letter_id]
    coded = ask("GET", "/v1/dead-letters", as_=OTHER, code=real.code)
    assert [row["letter_id"] for row in coded.json["letters"]] == [real.letter_id]
    lane = ask("GET", "/v1/dead-letters", as_=OPERATOR, job_type=JOB_TYPE)
    assert [row["letter_id"] for row in lane.json["letters"]] == [real.letter_id]
    for path in ("/v1/overview", "/v1/groups", "/v1/redrives", "/v1/tenants"):
        assert ask("GET", path, as_=OPERATOR, job_type=JOB_TYPE).status in (200, 404), path


def test_a_row_that_calls_itself_a_redrive_is_none(outside: Outside) -> None:
    item = letter_item(a_letter(a_key(tenant_id="tnt_acme", job_type=LANE)))
    listed = {"lane_status": "@redrives", "lane_code": f"@redrives#{LANE}", "redrive_id": "rd-1", "status": "running"}
    written(outside, {**item, **{name: {"S": text} for name, text in listed.items()}})
    assert ask("GET", "/v1/redrives", as_=OPERATOR).json["redrives"] == []


def test_a_letters_id_that_another_row_takes_shows_neither(outside: Outside) -> None:
    theirs = victim()
    forged(outside, letter_id=theirs.letter_id)
    assert ask("GET", f"/v1/dead-letters/{theirs.letter_id}", as_=ACME).status == 404
    assert ask("GET", f"/v1/dead-letters/{theirs.letter_id}", as_=OTHER).status == 404
    assert house.skipped().counted() == 2


def test_the_letter_whose_death_gives_the_id_is_shown_whoever_else_takes_it(outside: Outside) -> None:
    """A stolen role knows an id, perhaps; what it is a digest of lies in the other lane."""
    death_id = "death-in-the-other-lane"
    letter = a_letter(
        a_key(tenant_id="tnt_other", job_type=JOB_TYPE), letter_id=letter_id_of(death_id), death_id=death_id
    )
    written(outside, letter_item(letter))
    for _ in range(3):
        forged(outside, letter_id=letter.letter_id)
    assert ask("GET", f"/v1/dead-letters/{letter.letter_id}", as_=OTHER).json["letter_id"] == letter.letter_id
    assert ask("GET", f"/v1/dead-letters/{letter.letter_id}", as_=ACME).status == 404
    assert house.skipped().counted() == 3


def test_a_head_that_says_it_replays_another_lanes_letter_replays_none_there(outside: Outside) -> None:
    """Whoever calls its replay back would open that letter again, with rights that a worker does not have."""
    theirs, mine = victim(), a_head(a_key(tenant_id="tnt_acme", job_type=LANE), status=HeadStatus.QUEUED)
    written(outside, head_item(replace(mine, replays=theirs.key)))
    found = house.ledger().head(mine.key)
    assert found is not None
    assert found.replays == replace(theirs.key, tenant_id="tnt_acme", job_type=LANE)


def test_a_row_with_a_letters_id_that_is_no_letter_hides_nothing(outside: Outside) -> None:
    theirs = victim()
    row = {**keys.place(f"T#tnt_acme#J#{LANE}#x", "A"), "letter_id": {"S": theirs.letter_id}}
    written(outside, row)
    assert ask("GET", f"/v1/dead-letters/{theirs.letter_id}", as_=OTHER).status == 200


def test_a_letter_whose_attributes_name_another_tenant_is_not_shown(outside: Outside) -> None:
    mine = a_letter(a_key(tenant_id="tnt_acme", job_type=LANE))
    written(outside, {**letter_item(mine), "tenant_id": {"S": "tnt_other"}})
    for caller in (ACME, OTHER, OPERATOR):
        assert ask("GET", f"/v1/dead-letters/{mine.letter_id}", as_=caller).status == 404


def test_a_timeline_with_a_row_that_is_no_event_is_shown_without_it(outside: Outside) -> None:
    letter = bury()
    pk = keys.letter(letter.key)["pk"]["S"]
    written(outside, {**keys.place(pk, f"{keys.EVENTS}x"), "data": {"S": "{"}})
    written(outside, {**keys.place(pk, f"{keys.EVENTS}y"), "what": {"N": "1"}})
    shown = ask("GET", f"/v1/dead-letters/{letter.letter_id}", as_=ACME)
    assert [event["why"] for event in shown.json["timeline"]] == ["by [redacted]"]
