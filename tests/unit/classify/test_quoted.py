"""What a text quotes is as exact as a field: classes of other languages, and the operating system's own words."""

from pathlib import Path
from types import SimpleNamespace

import pytest

from lambdas.core.model.failure import Code, Kind, classify
from tests.support.errors import look_alike, raised


@pytest.mark.parametrize(
    ("said", "code"),
    [
        ("call failed: java.net.SocketTimeoutException: read", Code.DEPENDENCY_UNAVAILABLE),
        ("{'errorCode': 190, 'message': 'TableDoesNotExistError'}", Code.DEPENDENCY_GONE),
        ("refused by the other side (AccessDenied)", Code.AUTH_DENIED),
        ("worker 3: no space left on device", Code.DEPENDENCY_UNAVAILABLE),
        ("could not open /a/b for reading: No such file or directory", Code.DATA_INTEGRITY),
        ("connect ECONNREFUSED 10.0.0.7:5432", Code.NETWORK),
        ("the report for Mr. McDonald is odd", Code.UNKNOWN),
    ],
)
def test_a_class_or_an_errno_in_a_text_counts_as_one_in_a_field(said: str, code: Code) -> None:
    assert classify(look_alike("nobody.Odd", said)).code == code


def test_a_package_in_a_class_name_says_nothing_about_what_went_wrong() -> None:
    assert classify(look_alike("networkit.NetworkitNoPath", "from a to b")).kind is not Kind.TRANSIENT


def test_a_status_in_the_words_outweighs_what_a_class_is_based_on() -> None:
    programming = type("ProgrammingError", (Exception,), {"__module__": "nobody"})
    assert classify(programming("502 Server Error: Bad Gateway")).code == Code.DEPENDENCY_UNAVAILABLE
    assert classify(programming("7 of 502 rows")).kind is Kind.CONDITIONAL


def test_the_phrase_of_a_status_is_not_a_code_beside_it() -> None:
    large = look_alike("nobody.Odd", status_code=400, reason="Bad Request", body={"code": "EntityTooLarge"})
    assert classify(large).code == Code.UNSUPPORTED_INPUT


def _raised_by(act: object, *args: object) -> BaseException:
    try:
        act(*args)  # type: ignore[operator]
    except Exception as error:
        return error
    raise AssertionError("nothing was raised")


def test_what_a_function_in_c_says_is_heard_and_what_the_agent_says_is_not() -> None:
    said = "unable to load the PEM file: it is damaged"
    assert classify(raised(ValueError(said))).code == Code.PROGRAM_ERROR
    for act, args in ((int, ("file not found",)), (float, ("abc",)), ([].remove, ("no such file",))):
        assert classify(_raised_by(act, *args)).code in (Code.PROGRAM_ERROR, Code.UNKNOWN)
    with pytest.raises(ValueError, match="embedded null") as bad:
        Path("\0").read_text()
    assert classify(bad.value).code == Code.PROGRAM_ERROR


def test_a_key_that_is_a_sentence_is_not_a_missing_key_of_the_program() -> None:
    said = "Unable to open object (object 'nothing' doesn't exist)"
    lookup = dict[str, int]().__getitem__  # as a store in C does it: without a frame of its own
    assert classify(_raised_by(lookup, said)).code == Code.DATA_INTEGRITY
    assert classify(_raised_by(lookup, "customer")).code == Code.PROGRAM_ERROR


def test_a_wrapper_that_repeats_what_it_handles_speaks_of_it() -> None:
    inner = look_alike("driver.Odd", "the connection was lost at 12:04", code="55P03", sqlstate="55P03")
    outer = look_alike("orm.OperationalError", "the connection was lost at 12:04")
    outer.__context__ = inner
    assert classify(outer).code == Code.STORE_CONFLICT


@pytest.mark.parametrize(
    "said", ["Not a KeePass database", "a.dxf is not a DXF file.", "not an archive", "this is not a valid PDF document"]
)
def test_a_parser_that_says_what_a_file_is_not_cannot_read_it(said: str) -> None:
    assert classify(look_alike("nobody.Odd", said)).code == Code.UNSUPPORTED_INPUT


def test_the_words_of_a_wrapper_say_what_a_bare_400_leaves_open() -> None:
    refused = look_alike("http.Refused", "400 Bad Request", status_code=400)
    outer = RuntimeError("the series does not exist")
    outer.__context__ = refused
    assert classify(outer).code == Code.DATA_INTEGRITY
    refused = look_alike("http.Refused", "unavailable", status_code=503)
    outer.__context__ = refused
    assert classify(outer).code == Code.DEPENDENCY_UNAVAILABLE


def test_an_answer_is_found_under_whichever_name_an_error_keeps_it() -> None:
    told = look_alike("nobody.Odd", "refused", vendor_answer=SimpleNamespace(status_code=503, text=""))
    assert classify(told).code == Code.DEPENDENCY_UNAVAILABLE
    advised = look_alike("nobody.Odd", "refused", next_event=SimpleNamespace(status_code=503))
    assert classify(advised).code == Code.UNKNOWN


def test_a_refusal_that_says_when_to_come_back_is_a_limit() -> None:
    told = look_alike("nobody.Odd", "refused", status_code=418, header={"Retry-After": "120"})
    failure = classify(told)
    assert (failure.code, failure.retry_after) == (Code.THROTTLED, 120)


def test_a_path_that_the_system_refuses_is_no_bug_without_its_number_either() -> None:
    assert classify(FileNotFoundError("no such file: /a/b")).code == Code.DATA_INTEGRITY


def test_a_base_class_of_servers_says_nothing_against_the_name_of_the_class() -> None:
    base = type("ServerError", (Exception,), {"__module__": "nobody"})
    denied = type("AuthenticationFailure", (base,), {"__module__": "nobody"})
    assert classify(denied()).code == Code.AUTH_DENIED
    assert classify(base()).code == Code.DEPENDENCY_UNAVAILABLE


@pytest.mark.parametrize(
    ("said", "code"),
    [
        ("<Response [429]>", Code.THROTTLED),
        ("Cannot query field 'total' on type 'Query'.", Code.TOOL_FAILED),
        ("The Vagrant executable cannot be found", Code.DEPENDENCY_GONE),
    ],
)
def test_an_answer_or_a_protocol_in_a_text_is_known_by_its_own_words(said: str, code: Code) -> None:
    assert classify(look_alike("nobody.Odd", said)).code == code


def test_a_readers_error_is_a_broken_line_only_if_nothing_else_is_said() -> None:
    assert classify(look_alike("httpx.ReadError", "")).code == Code.NETWORK
    assert classify(look_alike("nobody.ReadError", "could not deduce the file format")).code == Code.UNSUPPORTED_INPUT


def test_that_tries_are_used_up_says_nothing_of_what_they_met() -> None:
    outer = look_alike("nobody.RetriesExhaustedError", "")
    outer.__cause__ = ConnectionRefusedError(111, "Connection refused")
    assert classify(outer).code == Code.NETWORK


def test_a_selection_is_no_election() -> None:
    assert classify(look_alike("nobody.FieldSelectionError", "")).kind is not Kind.TRANSIENT
