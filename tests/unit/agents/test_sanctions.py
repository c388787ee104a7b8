"""The sanctions agent: spellings and scripts that are one name, and near misses that a person must decide."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from agents.names import distance, similarity, tokens
from agents.samples import sanctions_payload
from agents.sanctions import screen, screen_one
from lambdas.core.model.failure import NeedsReview, Permanent
from tests.support.fake_run import FakeRun, job_of


@pytest.mark.parametrize(
    ("name", "entry"),
    [
        ("Viktor Aleksandrovich Morozenko", "SL-0001"),
        ("MOROZENKO, Viktor Aleksandrovich", "SL-0001"),
        ("Виктор Морозенко", "SL-0001"),
        ("Soren Odegaard Kjaer", "SL-0003"),
        ("Dr. Łukasz WIŚNIOWIECKI", "SL-0008"),
        ("maria angeles quintanilla pena", "SL-0004"),
        ("陈光晓", "SL-0009"),
    ],
)
def test_a_listed_name_matches_in_any_order_case_script_and_with_or_without_marks(name: str, entry: str) -> None:
    result = screen_one(name, None)
    assert result["verdict"] == "match"
    assert result["hits"][0]["entry"] == entry
    assert result["hits"][0]["score"] == 1.0


@pytest.mark.parametrize("name", ["Lukasz Wisnowieki", "Yusuf Harazi", "Faruk Sharipov"])
def test_a_near_miss_is_unclear_not_clear_and_not_a_match(name: str) -> None:
    assert screen_one(name, None)["verdict"] == "unclear"


@pytest.mark.parametrize("name", ["Anna Maria Eriksson", "Viktor", "Chen", "Maria", "Jean-Baptiste Dubois"])
def test_a_common_name_or_one_shared_part_is_clear(name: str) -> None:
    assert screen_one(name, None) == {"verdict": "clear", "hits": []}


@pytest.mark.parametrize(("year", "verdict"), [(None, "match"), (1970, "match"), (1972, "match"), (1973, "clear")])
def test_a_birth_year_that_is_far_off_rules_an_entry_out(year: int | None, verdict: str) -> None:
    assert screen_one("Lukasz Wisniowiecki", year)["verdict"] == verdict


def test_an_unclear_subject_asks_for_a_person_without_telling_the_name() -> None:
    payload = {"subjects": [{"name": "Anna Eriksson"}, {"name": "Lukasz Wisnowieki"}]}
    with pytest.raises(NeedsReview) as asked:
        screen(job_of(payload, job_type="sanctions"), FakeRun().as_run)
    assert "1 of 2 subjects" in str(asked.value)
    assert "subject 1 ~ SL-0008" in str(asked.value)
    assert "Wisnowieki" not in str(asked.value)


def test_matches_are_counted_and_each_subject_is_a_step() -> None:
    run = FakeRun()
    payload = {"subjects": [{"name": "Anna Eriksson", "birth_year": 1980}, {"name": "Lukasz Wisniowiecki"}]}
    result = screen(job_of(payload, job_type="sanctions"), run.as_run)
    assert (result["screened"], result["matches"]) == (2, 1)
    assert run.steps == ["screen 0", "screen 1"]


@pytest.mark.parametrize(
    ("subjects", "reason"),
    [
        (None, "payload.subjects: expected a list"),
        ([], "payload.subjects: expected a list"),
        ([{"name": "A B"}, "C"], r"payload.subjects\[1\].name"),
        ([{"name": "…!"}], r"payload.subjects\[0\].name"),
        ([{"name": "Mr."}], r"payload.subjects\[0\].name"),
        ([{"name": "A B", "birth_year": "1970"}], r"payload.subjects\[0\].birth_year is '1970'"),
    ],
)
def test_subjects_that_cannot_be_screened_are_refused_never_called_clear(subjects: object, reason: str) -> None:
    with pytest.raises(Permanent, match=reason) as refused:
        screen(job_of({"subjects": subjects}, job_type="sanctions"), FakeRun().as_run)
    assert refused.value.code == "UNSUPPORTED_INPUT"


@pytest.mark.parametrize(
    ("left", "right", "edits"), [("", "abc", 3), ("kitten", "sitting", 3), ("ab", "ba", 1), ("same", "same", 0)]
)
def test_distance_counts_edits_and_a_swap_as_one(left: str, right: str, edits: int) -> None:
    assert distance(left, right) == edits


_SHORT = st.text(alphabet="abc ", max_size=20)


@given(_SHORT | st.text(max_size=30), _SHORT | st.text(max_size=30))
def test_similarity_is_symmetric_and_between_0_and_1(left: str, right: str) -> None:
    one, two = tokens(left), tokens(right)
    assert 0 <= similarity(one, two) <= 1
    assert similarity(one, two) == pytest.approx(similarity(two, one))
    assert similarity(one, one) == (1.0 if one else 0.0)


@given(st.integers(0, 10_000))
def test_every_sample_is_clear(i: int) -> None:
    result = screen(job_of(sanctions_payload(i), job_type="sanctions"), FakeRun().as_run)
    assert {entry["verdict"] for entry in result["results"]} == {"clear"}
