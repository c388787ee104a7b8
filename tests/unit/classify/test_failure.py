"""Classification by name and attributes, as agents meet it: no provider's package is needed."""

import ssl
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace

import pytest

from lambdas.core.model.failure import KIND_OF, Code, Failure, Kind, NeedsReview, Permanent, Rule, Transient, classify
from tests.support.errors import look_alike, raised


class Reply:
    def __init__(self, status_code: int, headers: dict[str, str]) -> None:
        self.status_code = status_code
        self.headers = headers


@pytest.mark.parametrize(
    ("name", "status", "code"),
    [
        ("openai.AuthenticationError", 401, Code.AUTH_DENIED),
        ("openai.AuthenticationError", None, Code.AUTH_DENIED),
        ("openai.RateLimitError", 429, Code.LLM_RATE_LIMITED),
        ("openai.RateLimitError", None, Code.LLM_RATE_LIMITED),
        ("openai.APITimeoutError", None, Code.LLM_TIMEOUT),
        ("openai.APIConnectionError", None, Code.NETWORK),
        ("openai.InternalServerError", 500, Code.DEPENDENCY_UNAVAILABLE),
        ("anthropic.OverloadedError", 529, Code.LLM_OVERLOADED),
        ("anthropic.NotFoundError", 404, Code.DEPENDENCY_GONE),
        ("httpx.ConnectTimeout", None, Code.NETWORK),
        ("httpx.ReadTimeout", None, Code.DEPENDENCY_UNAVAILABLE),
        ("requests.exceptions.HTTPError", 503, Code.DEPENDENCY_UNAVAILABLE),
        ("psycopg.errors.DeadlockDetected", None, Code.STORE_CONFLICT),
        ("pydantic_core._pydantic_core.ValidationError", None, Code.MODEL_CONFUSED),
        ("langgraph.errors.GraphRecursionError", None, Code.TOOL_LOOP),
        ("agents.exceptions.MaxTurnsExceeded", None, Code.STEP_BUDGET_EXCEEDED),
        ("vendor.Odd", 403, Code.AUTH_DENIED),
        ("vendor.Odd", 404, Code.DATA_INTEGRITY),
        ("vendor.Odd", 409, Code.STORE_CONFLICT),
        ("vendor.Odd", 413, Code.UNSUPPORTED_INPUT),
        ("vendor.Odd", 429, Code.THROTTLED),
        ("vendor.Odd", 500, Code.DEPENDENCY_UNAVAILABLE),
        ("vendor.Odd", 529, Code.LLM_OVERLOADED),
        ("vendor.Odd", 200, Code.UNKNOWN),
        ("vendor.Odd", None, Code.UNKNOWN),
    ],
)
def test_a_class_is_known_by_its_name_and_its_status(name: str, status: int | None, code: Code) -> None:
    failure = classify(look_alike(name, status_code=status))
    assert (failure.code, failure.kind) == (code, KIND_OF[code])


def test_python_that_is_given_no_more_memory_says_so_wherever_it_happens() -> None:
    class ArrayMemoryError(MemoryError):
        """As numpy's."""

    assert [classify(error("no room")).code for error in (MemoryError, ArrayMemoryError)] == [Code.OUT_OF_MEMORY] * 2


@pytest.mark.parametrize("status", [409, 412, 422])
def test_a_refusal_inside_an_effect_is_a_conflict_and_outside_it_is_not(status: int) -> None:
    error = look_alike("vendor.Odd", status_code=status)
    assert classify(error, in_effect=True).code == Code.EFFECT_CONFLICT
    assert classify(error, in_effect=False).code != Code.EFFECT_CONFLICT


def test_a_503_inside_an_effect_is_still_an_outage() -> None:
    assert classify(look_alike("vendor.Odd", status_code=503), in_effect=True).code == Code.DEPENDENCY_UNAVAILABLE


def test_an_empty_account_is_not_transient_whatever_its_status() -> None:
    failure = classify(look_alike("openai.RateLimitError", status_code=429, code="insufficient_quota"))
    assert (failure.kind, failure.code, failure.retryable) == (Kind.PERMANENT, Code.AUTH_DENIED, False)


@pytest.mark.parametrize(
    ("headers", "code"),
    [
        ({"X-RateLimit-Remaining": "0"}, Code.THROTTLED),
        ({"Retry-After": "60"}, Code.THROTTLED),
        ({"x-ratelimit-remaining": "4999"}, Code.AUTH_DENIED),
        ({}, Code.AUTH_DENIED),
    ],
)
def test_a_403_is_a_rate_limit_only_when_its_headers_say_so(headers: dict[str, str], code: Code) -> None:
    assert classify(look_alike("github.Forbidden", response=Reply(403, headers))).code == code
    of_a_model = classify(look_alike("openai.PermissionDeniedError", response=Reply(403, headers)))
    assert of_a_model.code == (Code.LLM_RATE_LIMITED if code == Code.THROTTLED else Code.AUTH_DENIED)


@pytest.mark.parametrize(
    ("headers", "wait"),
    [
        ({"Retry-After": "17"}, 17),
        ({"RETRY-AFTER": " 2.5 "}, 2.5),
        ({"retry-after": "-3"}, None),
        ({"retry-after": "soon"}, None),
        ({"retry-after": "999999999"}, 86_400),
        ({"retry-after-ms": "250", "retry-after": "1"}, 0.25),
        ({"retry-after": "Wed, 21 Oct 2026 07:29:00 GMT", "date": "Wed, 21 Oct 2026 07:28:00 GMT"}, 60),
        ({"retry-after": "Wed, 21 Oct 2026 07:27:00 GMT", "date": "Wed, 21 Oct 2026 07:28:00 GMT"}, 0),
        ({"retry-after": "Wed, 21 Oct 2026 07:29:00 GMT"}, None),
        ({"retry-after": "Wed, 21 Oct 2026 07:29:00 -0000", "date": "Wed, 21 Oct 2026 07:28:00 GMT"}, 60),
        (
            {"x-ratelimit-remaining": "0", "x-ratelimit-reset": "1792567740", "date": "Wed, 21 Oct 2026 07:28:00 GMT"},
            60,
        ),
    ],
)
def test_a_waiting_time_is_read_from_the_answer_alone(headers: dict[str, str], wait: float | None) -> None:
    failure = classify(look_alike("vendor.Odd", response=Reply(429, headers)))
    assert failure.retry_after == (None if wait is None else pytest.approx(wait))


@pytest.mark.parametrize("wait", [float("nan"), float("inf"), True, "later", object()])
def test_a_waiting_time_that_is_no_number_of_seconds_is_ignored(wait: object) -> None:
    assert classify(look_alike("vendor.Odd", status_code=429, retry_after=wait)).retry_after is None


def test_a_failure_that_no_try_can_cure_carries_no_waiting_time() -> None:
    assert classify(look_alike("vendor.Odd", status_code=401, retry_after=5)).retry_after is None


@pytest.mark.parametrize(
    ("message", "code"),
    [
        ("Error code: 429 - slow down", Code.THROTTLED),
        ("HTTP 503 from the gateway", Code.DEPENDENCY_UNAVAILABLE),
        ("openai: rate limit reached", Code.LLM_RATE_LIMITED),
        ("connection reset by peer", Code.NETWORK),
        ("This model's maximum context length is 8192 tokens", Code.CONTEXT_OVERFLOW),
        ("database is locked", Code.STORE_CONFLICT),
        ("the request timed out", Code.DEPENDENCY_UNAVAILABLE),
        ("the model timed out", Code.LLM_TIMEOUT),
        ("Access denied", Code.AUTH_DENIED),
        ("the answer is 42", Code.UNKNOWN),
    ],
)
def test_a_class_that_says_nothing_is_read_by_its_sentence(message: str, code: Code) -> None:
    assert classify(RuntimeError(message)).code == code


def test_a_waiting_time_is_taken_from_a_vendors_sentence_and_not_from_anybodys() -> None:
    """It may hold up a whole lane, and nobody knows whose words a RuntimeError repeats."""
    sentence = "openai: rate limit reached, try again in 20 s"
    vendors, anybodys = classify(look_alike("vendor.Odd", sentence)), classify(RuntimeError(sentence))
    assert (vendors.code, vendors.retry_after) == (Code.LLM_RATE_LIMITED, 20)
    assert (anybodys.code, anybodys.retry_after) == (Code.LLM_RATE_LIMITED, None)


@pytest.mark.parametrize("error", [KeyError("timeout"), ValueError("rate limit must be above 0"), TypeError("429")])
def test_a_program_error_is_not_read_by_its_words(error: Exception) -> None:
    assert classify(error).code == Code.PROGRAM_ERROR


def test_the_agents_own_word_is_kept_kind_and_code_alike() -> None:
    failure = classify(raised(Permanent("DOC_PARSE_CORRUPT", "page 3 is cut off")))
    assert (failure.kind, failure.code, failure.retryable) == (Kind.PERMANENT, "DOC_PARSE_CORRUPT", False)
    assert failure.error_type == "Permanent"
    assert "page 3 is cut off" in failure.detail
    assert classify(Transient(Code.AUTH_DENIED, retry_after=3)).kind is Kind.TRANSIENT
    assert classify(Transient(retry_after=3)).retry_after == 3
    assert classify(NeedsReview("look")).code == Code.NEEDS_REVIEW


RULES = (
    Rule(type="KycError", kind=Kind.PERMANENT, code="KYC_REJECTED"),
    Rule(type="bank.Gone", status=404, kind=Kind.CONDITIONAL, code="TRY_OTHER_BANK"),
    Rule(match=r"quota of \d+", kind=Kind.TRANSIENT, code="THROTTLED"),
)


def test_the_lanes_rules_come_before_the_table_and_all_their_conditions_must_hold() -> None:
    assert classify(look_alike("kyc.KycError"), rules=RULES).code == "KYC_REJECTED"
    assert classify(look_alike("bank.Gone", status_code=404), rules=RULES).code == "TRY_OTHER_BANK"
    assert classify(look_alike("bank.Gone", status_code=410), rules=RULES).code == Code.DEPENDENCY_GONE
    assert classify(KeyError("quota of 7"), rules=RULES).kind is Kind.TRANSIENT


def test_a_rule_names_a_base_class_too() -> None:
    assert classify(KeyError("x"), rules=[Rule(type="LookupError", kind=Kind.POISON, code="MINE")]).code == "MINE"


def test_a_rule_names_the_last_of_the_bases_too() -> None:
    class Declined:
        pass

    class CardDeclined(Exception, Declined):
        pass

    rule = Rule(type="Declined", kind=Kind.PERMANENT, code="MINE")
    assert classify(CardDeclined("x"), rules=[rule]).code == "MINE"
    assert classify(KeyError("x"), rules=[replace(rule, type="BaseException")]).code == "MINE"


def test_the_first_rule_that_matches_wins_even_when_a_later_one_matches_an_outer_error() -> None:
    error = RuntimeError("quota of 9")
    error.__cause__ = look_alike("kyc.KycError")
    assert classify(error, rules=RULES).code == "KYC_REJECTED"


def test_a_signal_comes_before_a_rule() -> None:
    rule = Rule(type="Permanent", kind=Kind.TRANSIENT, code="MINE")
    assert classify(Permanent("DOC_PARSE_CORRUPT"), rules=[rule]).code == "DOC_PARSE_CORRUPT"


def test_a_rule_without_conditions_or_with_a_broken_pattern_matches_nothing() -> None:
    empty = Rule(kind=Kind.POISON, code="ALL")
    broken = Rule(match="(", kind=Kind.POISON, code="BROKEN")
    assert classify(KeyError("("), rules=[empty, broken]).code == Code.PROGRAM_ERROR


def inner() -> object:
    return {}["customer"]  # type: ignore[index]


def traced() -> Failure:
    try:
        inner()
    except KeyError as error:
        return classify(error)
    raise AssertionError


def test_the_detail_has_the_message_and_the_way_to_the_error_but_no_directory_of_the_machine() -> None:
    detail = traced().detail
    assert detail.startswith("KeyError: 'customer'\n")
    assert "in inner" in detail
    assert "classify/test_failure.py:" in detail
    assert '{}["customer"]' in detail
    assert str(Path(__file__).parents[2]) not in detail


def test_a_long_detail_keeps_its_head_and_its_tail_within_4000_characters() -> None:
    error: BaseException = raised(ValueError("innermost"))
    for name in ("fourth", "third", "second", "first"):
        outer = raised(ValueError(f"{name} {'x' * 50_000}"))
        outer.__cause__ = error
        error = outer
    detail = classify(error).detail
    assert 3_900 <= len(detail) <= 4_000
    assert detail.startswith("ValueError: first")
    assert "caused by ValueError: innermost" in detail
    assert "characters left out" in detail


@pytest.mark.parametrize(
    ("name", "written"),
    [
        ("requests.exceptions.HTTPError", "requests.HTTPError"),
        ("google.genai.errors.ClientError", "google.genai.ClientError"),
        ("builtins.KeyError", "KeyError"),
        ("pydantic_core._pydantic_core.ValidationError", "pydantic.ValidationError"),
    ],
)
def test_an_error_type_is_written_as_a_person_would(name: str, written: str) -> None:
    assert classify(look_alike(name)).error_type == written


def test_importing_the_classifier_imports_no_provider_and_no_aws() -> None:
    script = "import sys, lambdas.core.model.failure; print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", script], check=True, capture_output=True, text=True)
    roots = {name.partition(".")[0] for name in done.stdout.split()}
    assert "lambdas" in roots
    assert not roots & {"boto3", "botocore", "openai", "anthropic", "httpx", "requests", "pydantic", "aiohttp"}


def test_a_cause_that_is_stated_counts_though_it_is_a_program_error_and_a_context_does_not() -> None:
    class Wrapped(Exception):
        """Says nothing of its own."""

    stated, unstated = Wrapped("not so"), Wrapped("not so")
    stated.__cause__ = KeyError("name")
    unstated.__context__ = KeyError("name")
    assert classify(stated).code == Code.PROGRAM_ERROR
    assert classify(unstated).code == Code.UNKNOWN


def test_what_botocore_keeps_of_the_error_below_it_counts() -> None:
    below = ssl.SSLCertVerificationError("self-signed")
    assert classify(look_alike("botocore.exceptions.HTTPClientError", kwargs={"error": below})).code == Code.AUTH_DENIED
    assert classify(look_alike("botocore.exceptions.HTTPClientError", kwargs={})).code == Code.NETWORK


def test_the_detail_tells_a_chain_with_each_cause_once_and_an_error_without_words_by_its_name() -> None:
    error = raised(ValueError("outer"))
    error.__cause__ = KeyError("inner")
    lines = classify(error).detail.splitlines()
    assert lines[0] == "ValueError: outer"
    assert "caused by KeyError: 'inner'" in lines
    assert classify(ValueError()).detail == "ValueError"


@pytest.mark.parametrize(
    ("state", "code"),
    [("40001", Code.STORE_CONFLICT), ("40P01", Code.STORE_CONFLICT), ("400011", Code.UNKNOWN), ("4000", Code.UNKNOWN)],
)
def test_a_state_of_sql_has_five_characters(state: str, code: Code) -> None:
    assert classify(look_alike("vendor.DatabaseError", sqlstate=state)).code == code


@pytest.mark.parametrize("name", ["sqlstate", "pgcode"])
def test_a_state_of_sql_counts_by_its_class_whichever_driver_names_it(name: str) -> None:
    assert classify(look_alike("vendor.DatabaseError", **{name: "53300"})).code == Code.DEPENDENCY_UNAVAILABLE


@pytest.mark.parametrize("name", ["status_code", "status"])
def test_a_status_is_read_from_the_answer_whatever_its_client_calls_it(name: str) -> None:
    error = look_alike("vendor.Odd", response=SimpleNamespace(**{name: 503}))
    assert classify(error).code == Code.DEPENDENCY_UNAVAILABLE


@pytest.mark.parametrize(("before", "code"), [(0, Code.AUTH_DENIED), (2, Code.AUTH_DENIED), (3, Code.UNKNOWN)])
def test_an_error_among_the_first_three_arguments_is_what_is_wrapped(before: int, code: Code) -> None:
    assert classify(RuntimeError(*["odd"] * before, PermissionError())).code == code
