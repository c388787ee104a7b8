"""`ops unlist`: a row that does not belong in a list is taken out of it by a person, and stays as evidence."""

from typing import Any

import pytest

from lambdas.adapters.dynamo import keys
from lambdas.adapters.dynamo.items import head_item, letter_item
from lambdas.adapters.dynamo.lists import why_foreign
from lambdas.core.model.head import HeadStatus
from lambdas.core.model.job import JobKey, StoredBody
from lambdas.core.model.letter import LetterStatus, letter_id_of
from lambdas.core.ports.lists import LetterQuery
from tests.support.builders import NOON, a_head, a_key, a_letter
from tests.support.functions.gateway import ME
from tests.support.functions.ops_line import Line
from tests.support.functions.ops_line import aws as aws  # noqa: PLC0414 - a fixture is found by its name
from tests.support.functions.ops_line import line as line  # noqa: PLC0414

KEY = a_key(tenant_id="tnt_a", job_type="kyc", job_id="job_1")
LETTER = a_letter(KEY, letter_id="dl_1")
DUE = a_head(KEY, status=HeadStatus.WAITING, ticket="t", sweep_at=NOON, body=StoredBody(text="{}"))
WHY = ("--reason", "forged by a stolen role")


def put(line: Line, item: dict[str, Any]) -> str:
    line.bench.client.put_item(TableName=line.bench.table, Item=item)
    return f"{item['pk']['S']} {item['sk']['S']}"


def test_a_forged_row_leaves_every_list_and_stays_in_the_table_with_who_took_it_out(line: Line) -> None:
    key = put(line, {**letter_item(LETTER), "tenant_status": {"S": "tnt_b#open"}})
    told = line("unlist", key, *WHY)
    assert (told.code, "is in no list any more" in told.out) == (0, True)
    left = line.bench.item(keys.letter(LETTER.key))
    assert left["detail"] == LETTER.detail
    assert not {index.hash_key for index in keys.INDEXES} & left.keys()
    assert line.bench.ledger.letters(LetterQuery(status=LetterStatus.OPEN, tenant_id="tnt_b")).letters == ()
    (event,) = line.bench.ledger.timeline(JobKey(tenant_id="tnt_a", job_type="kyc", job_id="job_1"))
    assert (event.what, event.why, event.data) == ("row.unlisted", "forged by a stolen role", {"sk": "LETTER#dl_1"})
    assert event.who == ME
    assert line("unlist", key, *WHY).code == 1


@pytest.mark.parametrize("item", [letter_item(LETTER), head_item(DUE)], ids=["a letter", "a head"])
def test_a_row_that_belongs_where_it_is_listed_is_refused(line: Line, item: dict[str, Any]) -> None:
    told = line("unlist", put(line, item), *WHY)
    assert (told.code, "is where it belongs" in told.err) == (1, True)
    assert line.bench.item({"pk": item["pk"], "sk": item["sk"]}).keys() == item.keys()


def test_of_two_letters_with_one_id_the_one_that_died_otherwise_is_taken_out(line: Line) -> None:
    own = a_letter(KEY, letter_id=letter_id_of("death_1"), death_id="death_1")
    other = a_letter(a_key(tenant_id="tnt_b", job_type="other", job_id="job_2"), letter_id=own.letter_id)
    belongs, forged = put(line, letter_item(own)), put(line, letter_item(other))
    assert line("unlist", belongs, *WHY).code == 1
    told = line("unlist", forged, *WHY)
    assert (told.code, "it has the id of another letter" in told.out) == (0, True)
    assert line.bench.ledger.letter(own.letter_id) == own


def test_a_reason_and_a_whole_key_are_needed(line: Line) -> None:
    assert line("unlist", "T#a#J#b#c LETTER#d").code == 2
    assert line("unlist", "T#a#J#b#c", *WHY).code == 2
    assert line("unlist", "T#a#J#b#c LETTER#d", *WHY).code == 1


FOREIGN: dict[str, dict[str, Any]] = {
    "a head among another lane's stuck jobs": {**head_item(DUE), "lane_status": {"S": "other#stuck#1"}},
    "a head among another tenant's parked jobs": {**head_item(DUE), "tenant_status": {"S": "tnt_b#kyc#parked"}},
    "a head that calls itself a letter": {**head_item(DUE), "letter_id": {"S": "dl_1"}},
    "a head whose body is another job's": {**head_item(DUE), "body_ref": {"S": "bodies/kyc/tnt_b/j/1/x.json"}},
    "a letter under another id": {**letter_item(LETTER), "letter_id": {"S": "dl_2"}},
    "a letter of another lane's group": {**letter_item(LETTER), "signature_status": {"S": "other#s#open#1"}},
    "an event that is listed": {**keys.place("T#tnt_a#J#kyc#j", "EVENT#1"), "tenant_status": {"S": "tnt_b#open"}},
    "an event that is due as a head": {**keys.place("T#tnt_a#J#kyc#j", "EVENT#1"), "due_shard": {"S": "head#1"}},
    "a step": {**keys.place("T#tnt_a#J#kyc#j", "V#1#STEP#0001"), "due_shard": {"S": "head#1"}},
    "no redrive": {**keys.place("R#rd-1", "X"), "lane_status": {"S": "@redrives"}},
}


@pytest.mark.parametrize("item", FOREIGN.values(), ids=FOREIGN.keys())
def test_what_a_row_says_to_an_index_must_follow_from_its_key(item: dict[str, Any]) -> None:
    assert why_foreign(item)


def test_a_row_in_no_list_is_nobodys_concern() -> None:
    assert why_foreign(keys.place("anything", "else")) == ""
