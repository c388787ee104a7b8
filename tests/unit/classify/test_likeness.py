"""What an error is like, by the words and names of labelled ones."""

import pytest

from lambdas.core.classify.evidence import Evidence, Link
from lambdas.core.classify.judge import judged
from lambdas.core.classify.labelled import CODES, PRIOR, UNSEEN
from lambdas.core.classify.likeness import entry_of, likenesses, marks_of
from lambdas.core.model.failure import Code, Kind, classify
from tests.corpus.libraries.teach import HELD_OUT, NEVER, TABLE, examples, learned
from tests.support.errors import look_alike, raised


def link(said: str, *types: str, **more: object) -> Link:
    return Link(types=(*types, "builtins.Exception", "builtins.BaseException"), message=said, text=said, **more)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("said", "name", "kind"),
    [
        (
            "Your subscription does not include this endpoint, please upgrade your plan",
            "nobody.Refusal",
            Kind.PERMANENT,
        ),
        ("could not establish a connection to the upstream host", "nobody.Trouble", Kind.TRANSIENT),
        ("the workbook is damaged and cannot be opened", "nobody.Trouble", Kind.PERMANENT),
        ("parameter `limit` must be a positive integer", "nobody.Trouble", Kind.CONDITIONAL),
    ],
)
def test_an_error_of_a_library_that_nobody_has_seen_is_known_by_its_words(said: str, name: str, kind: Kind) -> None:
    assert judged(Evidence(links=(link(said, name),))).kind is kind


def test_the_likest_comes_first_with_the_words_that_spoke_for_it() -> None:
    found = likenesses(link("the api key is expired or was revoked", "nobody.Denied"), in_effect=False)
    assert found[0].code == Code.AUTH_DENIED
    assert "key" in found[0].words
    assert [each.weight for each in found] == sorted((each.weight for each in found), reverse=True)
    assert all(each.weight > 0 for each in found)


@pytest.mark.parametrize("said", ["", "zxcv qwer", "expired"])
def test_what_has_hardly_been_seen_is_like_nothing(said: str) -> None:
    assert likenesses(link(said, "nobody.Gromble"), in_effect=False) == []
    assert judged(Evidence(links=(link(said, "nobody.Gromble"),))).code == Code.UNKNOWN


def test_it_is_asked_only_where_nothing_decides() -> None:
    decided = judged(Evidence(links=(link("invalid api key", "nobody.Odd", status=503),)))
    assert decided.code == Code.DEPENDENCY_UNAVAILABLE
    assert "like others" not in decided.because
    for name in ("ValueError", "RuntimeError"):  # the program's own text
        own = judged(Evidence(links=(link("the plan of the account has to be upgraded", f"builtins.{name}"),)))
        assert "like others" not in own.because


class ExpiredLink(Exception):
    """As an agent writes one for itself."""


def test_a_class_of_the_agents_own_is_not_guessed_at() -> None:
    assert classify(raised(ExpiredLink("link of 12 June"))).code == Code.UNKNOWN
    assert classify(look_alike("nobody.ExpiredLink", "link of 12 June")).code != Code.UNKNOWN


def test_deep_in_a_chain_nothing_is_guessed() -> None:
    for depth, guessed in ((2, True), (3, False)):
        above = [Link(types=(f"nobody.Layer{n}", "builtins.Exception"), causes=(n + 1,)) for n in range(depth)]
        cause = link("the api key is expired or was revoked", "nobody.Denied")
        assert ("like others" in judged(Evidence(links=(*above, cause))).because) is guessed


def test_what_an_error_is_like_lifts_it_above_nothing() -> None:
    wrapper = link("this step of the work could not be brought to its end", "nobody.StepFailed", causes=(1,))
    cause = link("'name'", "builtins.KeyError", "builtins.LookupError")
    assert judged(Evidence(links=(wrapper, cause))).code == Code.PROGRAM_ERROR


def test_marks_are_words_pairs_names_taken_apart_and_what_the_link_says_besides() -> None:
    marks = marks_of(
        link("Rate limited", "vendor.TooManyCalls", "builtins.OSError", codes=frozenset({"slow_down"}), status=420),
        True,
    )
    assert marks == {
        ".too": 1, ".many": 1, ".calls": 1, ".too many": 1, ".many calls": 1, "=OSError": 1,
        "rate": 1, "limited": 1, "rate limited": 1, "c slow": 1, "c down": 1, "#420": 2, "@effect": 1,
    }  # fmt: skip


def test_a_status_that_only_the_sentence_says_is_a_mark_too() -> None:
    assert marks_of(link("gave up: too many 429 error responses"), False)["#429"] == 2


def test_an_entry_says_what_marks_weigh_for_each_code() -> None:
    assert entry_of({2: 30, 0: 240}) == "A240C30"


def test_the_table_is_what_the_labelled_errors_teach() -> None:
    """Run `python -m tests.corpus.libraries.teach` after labels, splits or marks have changed."""
    assert TABLE.read_text() == learned()


def test_nothing_is_learned_from_what_is_held_out_or_of_the_programs_own_errors() -> None:
    assert "measured" in HELD_OUT
    assert not {each.label for each in examples()} & NEVER
    assert len(CODES) == len(PRIOR) == len(UNSEEN) <= 52
    assert set(CODES) <= set(Code)
