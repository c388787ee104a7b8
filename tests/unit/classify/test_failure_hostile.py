"""Whatever an exception does when it is read, to classify it never fails and always ends."""

import pickle
from typing import Any, NoReturn

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lambdas.core.model.failure import KIND_OF, AgentSignal, Code, Kind, NeedsReview, Permanent, Transient, classify


class Mute(Exception):
    def __str__(self) -> NoReturn:
        raise RuntimeError("no text for you")


class Closed(Exception):
    def __getattribute__(self, name: str) -> NoReturn:
        raise SystemExit(f"no {name} for you")


class Endless(Exception):
    """Every look at its cause finds another one."""

    @property
    def orig(self) -> "Endless":
        return Endless("again")


class Anything(Exception):
    """Has every attribute, all of them nonsense."""

    def __getattr__(self, name: str) -> Any:
        return Anything


class NoHash(type):
    def __hash__(cls) -> NoReturn:
        raise TypeError("a class without a hash")


class Unhashable(Exception, metaclass=NoHash):
    pass


class Nameless(type):
    """Whoever asks its classes what they are is ended."""

    def __getattribute__(cls, name: str) -> NoReturn:
        raise SystemExit(f"no {name} for you")


class Falsy(Exception):
    def __bool__(self) -> NoReturn:
        raise RuntimeError("neither true nor false")


@pytest.mark.parametrize("hostile", [Mute, Closed, Endless, Anything, Unhashable, Falsy])
def test_a_hostile_exception_is_classified_all_the_same(hostile: type[Exception]) -> None:
    failure = classify(hostile("hostile"))
    assert (failure.code, failure.kind, failure.retryable) == (Code.UNKNOWN, KIND_OF[Code.UNKNOWN], True)
    assert failure.error_type.endswith(hostile.__name__)
    assert len(failure.signature) == 16


def test_a_class_that_does_not_say_what_it_is_is_known_all_the_same() -> None:
    class Anonymous(Exception, metaclass=Nameless):
        pass

    failure = classify(Exception.__new__(Anonymous))
    assert (failure.code, failure.error_type) == (Code.UNKNOWN, "tests.Anonymous")


def test_a_hostile_cause_does_not_hide_what_the_error_itself_says() -> None:
    error = ConnectionResetError("reset")
    error.__cause__ = Closed()
    assert classify(error).code == Code.NETWORK


def test_a_cycle_of_causes_ends() -> None:
    first, second = RuntimeError("a"), RuntimeError("b")
    first.__cause__, second.__cause__ = second, first
    failure = classify(first)
    assert failure.code == Code.UNKNOWN
    assert failure.detail == "RuntimeError: a\ncaused by RuntimeError: b"


def test_a_cause_a_long_way_down_is_found() -> None:
    error: Exception = PermissionError("denied")
    for number in range(30):
        wrapper = RuntimeError(f"wrapper {number}")
        wrapper.__cause__ = error
        error = wrapper
    assert classify(error).code == Code.AUTH_DENIED


def test_a_chain_without_end_is_cut() -> None:
    error: Exception = KeyError("far away")
    for _ in range(5_000):
        wrapper = RuntimeError("wrapper")
        wrapper.__cause__ = error
        error = wrapper
    assert classify(error).code == Code.UNKNOWN


def test_groups_within_groups_end() -> None:
    error: Exception = PermissionError("denied")
    for _ in range(500):
        error = ExceptionGroup("g", [error])
    assert classify(error).code in {Code.UNKNOWN, Code.AUTH_DENIED}


def test_the_member_of_a_group_that_waiting_cures_least_counts() -> None:
    members = [TimeoutError("slow"), Permanent("DOC_PARSE_CORRUPT"), RuntimeError("?"), NeedsReview("look")]
    assert classify(ExceptionGroup("g", members)).code == Code.NEEDS_REVIEW
    assert classify(ExceptionGroup("g", members[:3])).code == "DOC_PARSE_CORRUPT"
    assert classify(ExceptionGroup("g", [members[2], members[0]])).code == Code.DEPENDENCY_UNAVAILABLE


@pytest.mark.parametrize(
    "body",
    [
        {"error": {"error": {"error": {}}}},
        {"error": ["a", {"code": 7}], "code": None, "type": b"x", "details": "text"},
        [[[[]]]],
        "not JSON {",
        b"\xff\xfe",
        {1: 2, None: 3},
    ],
)
def test_a_body_of_any_shape_is_read_without_harm(body: object) -> None:
    error = RuntimeError("x")
    error.body = body  # type: ignore[attr-defined]
    assert classify(error).code == Code.UNKNOWN


def test_a_body_that_contains_itself_is_read_without_harm() -> None:
    body: dict[str, Any] = {"code": "overloaded_error"}
    body["error"] = body
    error = RuntimeError("x")
    error.body = body  # type: ignore[attr-defined]
    assert classify(error).code == Code.LLM_OVERLOADED


@given(message=st.text(max_size=300), status=st.one_of(st.none(), st.integers(-5, 700)), step=st.text(max_size=20))
def test_any_message_and_status_give_a_failure_of_a_kind(message: str, status: int | None, step: str) -> None:
    error = RuntimeError(message)
    error.status_code = status  # type: ignore[attr-defined]
    failure = classify(error, step=step)
    assert isinstance(failure.kind, Kind)
    assert len(failure.detail) <= 4_000


@pytest.mark.parametrize("code", ["", "lower", "1ST", "WITH SPACE", "ÄRGER", "A" * 65, None, 7])
def test_a_signal_with_a_code_that_is_none_is_refused_with_the_code_named(code: Any) -> None:
    with pytest.raises(ValueError, match=r"code of Permanent is .* expected capitals"):
        Permanent(code)


@pytest.mark.parametrize("wait", [-1, float("nan"), float("inf")])
def test_a_signal_with_a_waiting_time_that_is_none_is_refused(wait: float) -> None:
    with pytest.raises(ValueError, match="retry_after of Transient"):
        Transient(retry_after=wait)


@pytest.mark.parametrize(
    "signal",
    [
        Permanent("DOC_PARSE_CORRUPT", "page 3"),
        Transient(retry_after=2.5),
        NeedsReview("look", code="POLICY_DENIED"),
        AgentSignal(Kind.POISON, Code.TOOL_LOOP, "the same call"),
    ],
    ids=str,
)
def test_a_signal_survives_a_process_pool(signal: AgentSignal) -> None:
    revived = pickle.loads(pickle.dumps(signal))
    assert (type(revived), revived.__dict__, str(revived)) == (type(signal), signal.__dict__, str(signal))


def test_a_signal_may_ask_for_no_wait_at_all() -> None:
    assert Transient("LLM_TIMEOUT", "slow", retry_after=0).retry_after == 0
