"""Every real exception is classified as a person would: the table of cases is the promise."""

import pytest

from lambdas.core.failure import Failure, classify
from lambdas.core.taxonomy import KIND_OF, Kind
from tests.corpus import (
    cases_anthropic,
    cases_aws,
    cases_frameworks,
    cases_google,
    cases_http,
    cases_openai,
    cases_python,
    cases_stores,
)
from tests.corpus.case import Case
from tests.corpus.loopback import Loopback

CASES: list[Case] = [
    *cases_anthropic.CASES,
    *cases_openai.CASES,
    *cases_google.CASES,
    *cases_aws.CASES,
    *cases_http.CASES,
    *cases_stores.CASES,
    *cases_python.CASES,
    *cases_frameworks.CASES,
]


def provoked(case: Case, server: Loopback) -> BaseException:
    try:
        case.provoke(server)
    except BaseException as error:
        return error
    raise AssertionError(f"{case.name} raised nothing")


def classified(case: Case, server: Loopback) -> Failure:
    return classify(provoked(case, server), step="corpus", in_effect=case.in_effect)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_a_real_exception_gets_the_code_that_a_person_would_give_it(case: Case, server: Loopback) -> None:
    failure = classified(case, server)
    assert (failure.code, failure.kind) == (case.code, KIND_OF[case.code]), f"{case.why}\n{failure.detail}"
    assert failure.retryable is (failure.kind in (Kind.TRANSIENT, Kind.CONDITIONAL))
    assert case.retry_after is None or failure.retry_after == pytest.approx(case.retry_after)
    assert not case.error_type or failure.error_type == case.error_type
    assert failure.error_type.rpartition(".")[2].isidentifier()
    assert 0 < len(failure.detail) <= 4_000
    assert len(failure.signature) == 16


def test_the_corpus_has_at_least_120_cases_with_names_of_their_own_and_reasons() -> None:
    assert len(CASES) >= 120
    assert len({case.name for case in CASES}) == len(CASES)
    assert all(case.why for case in CASES)
