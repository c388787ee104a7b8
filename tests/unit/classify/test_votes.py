"""What an error says is weighed: numbers before names, names before words, the cause before its wrapper."""

import errno
import os
from types import SimpleNamespace
from typing import Any

import pytest

from lambdas.core.model.failure import Code, Kind, classify
from tests.support.errors import look_alike, raised


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("nobody.QuotaLimitExceeded", Code.THROTTLED),
        ("nobody.TokenAuthenticationFailed", Code.AUTH_DENIED),
        ("nobody.ItemAlreadyExists", Code.DATA_INTEGRITY),
        ("nobody.ShardTimeoutError", Code.DEPENDENCY_UNAVAILABLE),
        ("nobody.LeaderNotAvailable", Code.DEPENDENCY_UNAVAILABLE),
        ("nobody.RowLockedError", Code.STORE_CONFLICT),
        ("nobody.RequestBlocked", Code.UNKNOWN),
        ("nobody.SocketDisconnected", Code.NETWORK),
        ("nobody.CorruptPage", Code.UNSUPPORTED_INPUT),
    ],
)
def test_a_name_that_nobody_wrote_down_is_known_by_its_family(name: str, code: Code) -> None:
    assert classify(look_alike(name)).code == code


@pytest.mark.parametrize(
    ("fields", "code"),
    [
        ({"code": "RATE_LIMIT_REACHED"}, Code.THROTTLED),
        ({"code": SimpleNamespace()}, Code.UNKNOWN),
        ({"error": SimpleNamespace(code=-32601)}, Code.DEPENDENCY_GONE),
        ({"code": -32603}, Code.DEPENDENCY_UNAVAILABLE),
        ({"errors": [{"message": "no", "extensions": {"code": "UNAUTHENTICATED"}}]}, Code.AUTH_DENIED),
        ({"content": b'{"error": {"type": "index_not_found"}}'}, Code.DEPENDENCY_GONE),
        ({"http_status_code": 503}, Code.DEPENDENCY_UNAVAILABLE),
        ({"resp": SimpleNamespace(status=401)}, Code.AUTH_DENIED),
        ({"data": {"ok": False, "error": "ratelimited"}}, Code.THROTTLED),
    ],
)
def test_an_answer_is_found_wherever_a_library_keeps_it(fields: dict[str, Any], code: Code) -> None:
    assert classify(look_alike("nobody.Odd", **fields)).code == code


@pytest.mark.parametrize(
    ("number", "code"),
    [
        (errno.ENOSPC, Code.DEPENDENCY_UNAVAILABLE),
        (errno.ENOENT, Code.DATA_INTEGRITY),
        (errno.EHOSTUNREACH, Code.NETWORK),
        (errno.EACCES, Code.AUTH_DENIED),
        (errno.EXDEV, Code.UNKNOWN),
    ],
)
def test_an_error_of_the_operating_system_is_never_a_program_error(number: int, code: Code) -> None:
    assert classify(raised(OSError(number, os.strerror(number)))).code == code


def test_a_quota_that_is_used_up_for_the_month_is_not_a_rate_limit() -> None:
    for code in ("", "rate_limit_exceeded"):
        used_up = look_alike("nobody.Odd", "1,000 calls per month are used up", status_code=429, code=code)
        assert classify(used_up).code == Code.AUTH_DENIED
    assert classify(look_alike("nobody.Odd", "60 calls per minute", status_code=429)).code == Code.THROTTLED


def test_a_409_that_asks_to_try_again_is_no_conflict_even_in_an_effect() -> None:
    busy = look_alike("nobody.Odd", "this key is in use, try again", status_code=409)
    assert classify(busy, in_effect=True).code == Code.STORE_CONFLICT
    there = look_alike("nobody.Odd", "the case exists", status_code=409)
    assert classify(there, in_effect=True).code == Code.EFFECT_CONFLICT


@pytest.mark.parametrize("wrapper", ["nobody.ToolAuthenticationError", "nobody.CorruptAnswer", "nobody.NetworkError"])
def test_a_wrapper_never_outranks_the_429_that_it_wraps(wrapper: str) -> None:
    outer = look_alike(wrapper)
    outer.__cause__ = look_alike("nobody.Odd", status_code=429)
    assert classify(outer).code == Code.THROTTLED


def test_a_base_class_says_nothing_against_the_name_of_the_class_itself() -> None:
    network = type("NetworkError", (Exception,), {"__module__": "nobody"})
    refused = type("BadRequest", (network,), {"__module__": "nobody"})
    assert classify(refused("nope")).kind is Kind.CONDITIONAL


def _librarys(source: str) -> BaseException:
    """What code of an installed package raises."""
    names: dict[str, Any] = {"__name__": "vendor.parser"}
    exec(compile(source, "/opt/python/lib/python3.13/site-packages/vendor/parser.py", "exec"), names)
    try:
        names["parse"]()
    except Exception as error:
        return error
    raise AssertionError("nothing was raised")


def test_only_what_python_raises_in_the_agents_own_frames_is_a_program_error() -> None:
    assert classify(raised(ValueError("bad"))).code == Code.PROGRAM_ERROR
    assert classify(_librarys("def parse(): raise ValueError('bad')")).code == Code.UNKNOWN
    own = type("BadRow", (ValueError,), {"__module__": "agents.backfill"})
    assert classify(raised(own("row 7"))).code == Code.UNKNOWN


@pytest.mark.parametrize(("hint", "kind"), [(True, Kind.TRANSIENT), (False, Kind.CONDITIONAL)])
def test_a_library_that_says_retry_is_believed_where_nothing_else_is_known(hint: bool, kind: Kind) -> None:
    assert classify(look_alike("nobody.Odd", retryable=hint)).kind is kind


def test_a_failure_says_why_how_sure_and_what_else_it_may_be() -> None:
    plain = classify(look_alike("nobody.Odd", status_code=503, response=SimpleNamespace(headers={"retry-after": "20"})))
    assert plain.because == "transient, because: status 503, Retry-After 20; 85 % sure"
    torn = classify(look_alike("nobody.CorruptAnswer", status_code=422))
    assert torn.because.startswith("permanent, because: nobody.CorruptAnswer, like others with “")
    assert torn.because.endswith(" % sure, or TOOL_FAILED")
    assert classify(look_alike("nobody.Odd")).because == "conditional, because: nothing in it says what went wrong"
