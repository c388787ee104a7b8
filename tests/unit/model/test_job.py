"""The envelope: what is a job, and what is refused with which field and reason."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lambdas.core.model.failure import Code
from lambdas.core.model.job import MAX_BODY_BYTES, Job, Refused, input_hash, read_job

ENVELOPE: dict[str, Any] = {"job_id": "job_44fa", "tenant_id": "tnt_8f2a", "job_type": "kyc", "payload": {"a": 1}}


def refused(body: str) -> Refused:
    with pytest.raises(Refused) as caught:
        read_job(body, job_type="kyc")
    return caught.value


def body(**changes: Any) -> str:
    return json.dumps({**ENVELOPE, **changes})


def test_the_four_required_fields_are_enough() -> None:
    job = read_job(json.dumps(ENVELOPE), job_type="kyc")
    assert (job.job_id, job.tenant_id, job.job_type, job.payload) == ("job_44fa", "tnt_8f2a", "kyc", {"a": 1})
    assert (job.version, job.not_after, job.model, job.agent, job.source) == (1, None, None, None, "")


def test_every_optional_field_is_read() -> None:
    text = body(
        version=3,
        not_after="2026-06-12T14:22:01Z",
        source="webhook:kyc.uploaded",
        trace_url="https://traces.example/1",
        model="small",
        agent="agents.kyc:review",
        created_at="2026-06-12T14:22:01+02:00",
    )
    job = read_job(text, job_type="kyc")
    assert (job.version, job.source, job.trace_url, job.model, job.agent) == (
        3,
        "webhook:kyc.uploaded",
        "https://traces.example/1",
        "small",
        "agents.kyc:review",
    )
    assert job.not_after is not None
    assert job.created_at is not None
    assert job.not_after.isoformat() == "2026-06-12T14:22:01+00:00"
    assert job.created_at.utcoffset() is not None


def test_unknown_keys_mean_nothing() -> None:
    job = read_job(body(lineage=["forged"], scope="fresh", strategy={"model": "x"}), job_type="kyc")
    assert job == read_job(json.dumps(ENVELOPE), job_type="kyc")


@pytest.mark.parametrize("field", ["job_id", "tenant_id", "job_type", "payload"])
def test_a_missing_field_is_named(field: str) -> None:
    envelope = {key: value for key, value in ENVELOPE.items() if key != field}
    error = refused(json.dumps(envelope))
    assert (error.code, error.field, error.reason) == (Code.SCHEMA_INVALID, field, "missing")


@pytest.mark.parametrize(
    ("text", "field", "reason"),
    [
        ("\x00\x01", "body", "not JSON: "),
        ("{", "body", "not JSON: "),
        ("[1, 2]", "body", "expected a JSON object, got an array"),
        ("null", "body", "expected a JSON object, got null"),
        ("3", "body", "expected a JSON object, got a number"),
        ('"x"', "body", "expected a JSON object, got a string"),
        (body(tenant_id=None), "tenant_id", "None is not an id"),
        (body(tenant_id="a#b"), "tenant_id", "'a#b' is not an id"),
        (body(tenant_id="@operators"), "tenant_id", "'@operators' is not an id"),
        (body(job_id=""), "job_id", "'' is not an id"),
        (body(job_id="x" * 129), "job_id", "is not an id"),
        (body(job_id="line\n"), "job_id", "is not an id"),
        (body(payload=[1]), "payload", "expected a JSON object, got an array"),
        (body(version=0), "version", "0 is not a version"),
        (body(version=True), "version", "True is not a version"),
        (body(version="1"), "version", "'1' is not a version"),
        (body(not_before="tomorrow"), "not_before", "'tomorrow' is not a time"),
        (
            body(not_before="2026-06-12T14:22:02Z", not_after="2026-06-12T14:22:01Z"),
            "not_before",
            "the job could never run",
        ),
        (body(not_after="tomorrow"), "not_after", "'tomorrow' is not a time"),
        (body(not_after="2026-06-12T14:22:01"), "not_after", "expected ISO 8601 with an offset"),
        (body(created_at=7), "created_at", "7 is not a time"),
        (body(source="x" * 3000), "source", "at most 2048 characters"),
        (body(source="\ud800"), "source", "expected text"),
        ('{"a": NaN}', "body", "NaN is not JSON"),
        ("9" * 5000, "body", "not JSON"),
    ],
)
def test_a_broken_rule_is_told_with_its_field(text: str, field: str, reason: str) -> None:
    error = refused(text)
    assert (error.code, error.field) == (Code.SCHEMA_INVALID, field)
    assert reason in str(error)


def test_a_huge_id_is_refused_without_being_repeated() -> None:
    error = refused(body(job_id="x" * 200_000))
    assert "200002 characters" in str(error)
    assert len(str(error)) < 300


@pytest.mark.parametrize("depth", [101, 500, 100_000])
@pytest.mark.parametrize(("opening", "closing"), [("[", "]"), ('{"a":', "}")])
def test_deep_nesting_is_refused_at_any_depth(depth: int, opening: str, closing: str) -> None:
    inner = opening * depth + "1" + closing * depth
    error = refused(json.dumps(ENVELOPE)[:-1] + f', "extra": {inner}}}')
    assert str(error) == "body: nested deeper than 100 levels"


def test_many_shallow_brackets_are_not_deep() -> None:
    assert read_job(body(payload={"rows": [[i] for i in range(500)]}), job_type="kyc").payload["rows"][499] == [499]


def test_a_body_over_the_limit_is_refused_with_its_size() -> None:
    text = body(payload={"blob": "x" * MAX_BODY_BYTES})
    assert f"{len(text)} bytes, expected at most {MAX_BODY_BYTES}" in str(refused(text))


def test_half_a_character_in_the_payload_is_the_agents_matter() -> None:
    text = json.dumps({**ENVELOPE, "payload": {"name": "\ud800"}}, ensure_ascii=False)
    assert read_job(text, job_type="kyc").payload == {"name": "\ud800"}


def test_a_job_of_another_type_is_unroutable() -> None:
    error = refused(body(job_type="sanctions"))
    assert (error.code, error.field) == (Code.UNROUTABLE, "job_type")
    assert str(error) == "job_type: 'sanctions' came to the queue of 'kyc'"


def test_the_input_hash_ignores_the_order_of_keys_and_nothing_else() -> None:
    assert input_hash({"a": 1, "b": [1, 2]}) == input_hash({"b": [1, 2], "a": 1})
    assert input_hash({"a": 1}) != input_hash({"a": 2})
    assert input_hash({"a": [1, 2]}) != input_hash({"a": [2, 1]})


def test_a_payload_has_the_same_hash_in_every_release_as_heads_outlive_them() -> None:
    told = input_hash({"b": [1, "é"], "a": {"c": None}})
    assert told == "a57a81b3fa603895883139a6218137bfde746480029f12915f4219090a4b2ed0"


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda children: st.lists(children) | st.dictionaries(st.text(), children),
)


@given(st.one_of(st.text(), st.dictionaries(st.sampled_from([*ENVELOPE, "version", "x"]), json_values).map(json.dumps)))
def test_any_text_is_a_job_or_refused(text: str) -> None:
    try:
        read: Job | Refused = read_job(text, job_type="kyc")
    except Refused as refusal:
        read = refusal
    assert isinstance(read, Job) or (read.field and read.reason)
