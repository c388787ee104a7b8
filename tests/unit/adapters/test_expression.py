"""DynamoDB's expressions: a reserved word never stands in one as it is."""

import re
from importlib.resources import files

import pytest

from lambdas.adapters.dynamo.table import Expression

RESERVED = files("moto.dynamodb.parsing").joinpath("reserved_keywords.txt").read_text().split()


def test_no_reserved_word_is_written_as_it_is() -> None:
    assert len(RESERVED) > 500
    for word in RESERVED:
        e = Expression()
        assert e[word.lower()] == f"#{word.lower()}"
        assert e.request() == {"ExpressionAttributeNames": {f"#{word.lower()}": word.lower()}}


@pytest.mark.parametrize("name", ["status", "pk", "a.b_c", "9_lives", "naïve_name", "two words_", "step#2_"])
def test_a_name_that_would_be_misread_has_a_placeholder(name: str) -> None:
    e = Expression()
    placeholder = e[name]
    assert re.fullmatch(r"#[A-Za-z0-9_]+", placeholder)  # all that DynamoDB takes
    assert e.request() == {"ExpressionAttributeNames": {placeholder: name}}


def test_any_other_name_travels_once() -> None:
    e = Expression()
    e.set({"lease_until": {"S": "soon"}})
    e.set_once({"run_id": {"S": "run_1"}})
    e.remove(["due_at", "body"])
    e.count("attempt")
    assert e.request(condition=f"{e['input_hash']} = {e('x')}") == {
        "UpdateExpression": "SET lease_until = :v0, run_id = if_not_exists(run_id, :v1) REMOVE #body, due_at "
        "ADD #attempt :v2",
        "ConditionExpression": "input_hash = :v3",
        "ExpressionAttributeNames": {"#body": "body", "#attempt": "attempt"},
        "ExpressionAttributeValues": {
            ":v0": {"S": "soon"},
            ":v1": {"S": "run_1"},
            ":v2": {"N": "1"},
            ":v3": {"S": "x"},
        },
    }
