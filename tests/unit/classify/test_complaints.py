"""What a sentence or a name complains of, by the stems of its words."""

import pytest

from lambdas.core.classify.complaints import COMPLAINTS, heard_in, heard_in_name
from lambdas.core.classify.meanings import MEANINGS
from lambdas.core.model.failure import Code


@pytest.mark.parametrize(
    ("said", "code"),
    [
        ("the limit on maximum number of active operations has exceeded", Code.THROTTLED),
        ("you have reached your monthly call limit", Code.AUTH_DENIED),
        ("the user does not have access to this workspace", Code.AUTH_DENIED),
        ("api key could not be found", Code.AUTH_DENIED),
        ("the resource was updated by another user", Code.STORE_CONFLICT),
        ("could not reach host", Code.NETWORK),
        ("query was cancelled after a while", Code.DEPENDENCY_UNAVAILABLE),
        ("the replica is not ready", Code.DEPENDENCY_UNAVAILABLE),
        ("poppler is not installed", Code.DEPENDENCY_GONE),
        ("violates unique constraint", Code.DATA_INTEGRITY),
        ("no results", Code.DATA_INTEGRITY),
        ("the audio could not be decoded", Code.UNSUPPORTED_INPUT),
        ("while parsing: expected ']' in line 3, column 4", Code.UNSUPPORTED_INPUT),
        ("unknown column in the query", Code.TOOL_FAILED),
        ("the content was flagged", Code.POLICY_DENIED),
        ("memory limit for the query exceeded", Code.DEPENDENCY_UNAVAILABLE),
        ("reduce your request rate", Code.THROTTLED),
        ("this will exceed your droplet limit", Code.AUTH_DENIED),
        ("the password does not match the supplied hash", Code.AUTH_DENIED),
        ("the file must end with PAR1", Code.UNSUPPORTED_INPUT),
        ("unknown function getThing", Code.DEPENDENCY_GONE),
    ],
)
def test_a_sentence_says_what_is_wrong_in_whatever_words(said: str, code: Code) -> None:
    heard = heard_in(said)
    assert heard is not None
    assert heard.meant(is_model=False, in_effect=False) == code


@pytest.mark.parametrize("said", ["", "boom", "the total of the invoice is odd", "went well", "seven of nine"])
def test_a_sentence_without_a_complaint_says_nothing(said: str) -> None:
    assert heard_in(said) is None


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("InsufficientFunds", Code.AUTH_DENIED),
        ("NotRarFile", Code.UNSUPPORTED_INPUT),
        ("NoNodeError", Code.DATA_INTEGRITY),
        ("UpgradeRequiredError", Code.DEPENDENCY_GONE),
    ],
)
def test_a_name_taken_apart_is_a_short_sentence(name: str, code: Code) -> None:
    heard = heard_in_name(name)
    assert heard is not None
    assert heard.complaint.code == code


def test_beside_a_status_only_what_the_status_leaves_open_is_heard() -> None:
    said = "no results for this customer"
    assert heard_in(said) is not None
    assert heard_in(said, 503) is None
    assert heard_in("api key is expired", 400) is not None


def test_a_quota_that_is_filled_again_soon_is_not_used_up() -> None:
    said = "the quota of your plan was exceeded"
    used_up, soon = heard_in(said, 429), heard_in(said, 429, is_soon=True)
    assert used_up is not None
    assert used_up.complaint.code == Code.AUTH_DENIED
    assert soon is None


def test_words_far_apart_are_no_complaint() -> None:
    apart = "the server of the shop that sells cheese and wine and bread in the old town by the sea is down"
    assert heard_in("the server is down") is not None
    assert heard_in(apart) is None


def test_every_complaint_is_written_in_words_that_the_vocabulary_has() -> None:
    assert {meaning for complaint in COMPLAINTS for meaning in complaint.of} <= MEANINGS
