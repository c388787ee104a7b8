"""Every real exception is classified as a person would: the table of cases is the promise."""

import pytest

from lambdas.core.model.failure import KIND_OF, Kind
from tests.corpus.case import Case
from tests.corpus.cases import CASES, classified
from tests.corpus.loopback import Loopback
from tests.frozen.files import frozen
from tests.frozen.signatures import told


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
    assert told(failure) == frozen("corpus").get(case.name), "python -m tests.frozen: see its docstring first"


def test_the_corpus_has_at_least_120_cases_with_names_of_their_own_and_reasons() -> None:
    assert len(CASES) >= 120
    assert len({case.name for case in CASES}) == len(CASES)
    assert all(case.why for case in CASES)
    assert {case.name for case in CASES} == frozen("corpus").keys()
