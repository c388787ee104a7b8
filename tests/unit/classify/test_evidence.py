"""Evidence is plain data: what another process sends of an error is judged as the error itself."""

import json

import pytest

from lambdas.core.classify.evidence import extract
from lambdas.core.classify.judge import judged
from lambdas.core.model.failure import Code, NeedsReview, NotDone, Permanent, Transient, classify
from tests.corpus.evidence import as_data, from_data
from tests.support.errors import look_alike, raised


def chained(outer: BaseException, cause: BaseException) -> BaseException:
    outer.__cause__ = raised(cause)
    return raised(outer)


ERRORS: list[BaseException] = [
    raised(KeyError("customer")),
    raised(Permanent("DOC_PARSE_CORRUPT", "page 3 is torn")),
    raised(Transient(retry_after=2.5)),
    chained(NotDone("refused"), ConnectionResetError(104, "reset")),
    chained(RuntimeError("the tool failed"), look_alike("openai.RateLimitError", "slow", status_code=429)),
    raised(ExceptionGroup("two", [ValueError("one"), NeedsReview("look")])),
    look_alike("vendor.Odd", "odd", status_code=503, retry_after=20, code="busy"),
]


@pytest.mark.parametrize("error", ERRORS, ids=lambda error: type(error).__name__)
def test_evidence_that_crossed_a_pipe_is_judged_as_the_error_itself(error: BaseException) -> None:
    sent = json.dumps(as_data(extract(error)))
    assert judged(from_data(json.loads(sent)), step="extract") == classify(error, step="extract")


def test_evidence_is_equal_after_its_way_through_json() -> None:
    for error in ERRORS:
        evidence = extract(error)
        assert from_data(json.loads(json.dumps(as_data(evidence)))) == evidence


def test_the_context_of_an_error_never_takes_the_place_of_a_cause() -> None:
    error: BaseException = PermissionError("denied")
    for number in range(30):
        wrapper = RuntimeError(f"wrapper {number}")
        wrapper.__cause__ = error
        wrapper.__context__ = KeyError(number)
        wrapper.__suppress_context__ = False
        error = wrapper
    assert classify(error).code == Code.AUTH_DENIED
