"""`ops effect settle` over moto: a person's word is written down, shown, and refused where it makes no sense."""

from dataclasses import replace
from datetime import UTC, datetime

import pytest

from lambdas.core.model.failure import Code, Kind
from lambdas.core.model.head import Effect
from lambdas.core.model.letter import Action, EffectStatus, Letter, LetterStatus
from tests.support.builders import AN_HOUR, a_key, a_letter, an_effect
from tests.support.functions.gateway import ME
from tests.support.functions.ops_line import Line
from tests.support.functions.ops_line import aws as aws  # noqa: PLC0414 - a fixture is found by its name
from tests.support.functions.ops_line import line as line  # noqa: PLC0414

CASE, MAIL = an_effect(), an_effect(action="mail.sent")
REASON = "the case is in the CRM"
WORD = ("--by", "ada", "--reason", REASON)


def held(line: Line, *effects: Effect) -> Letter:
    key = a_key()
    for effect in effects:
        line.bench.ledger.begin_effect(key, effect, expires_at=datetime.now(UTC) + AN_HOUR)
    letter = a_letter(
        key,
        status=LetterStatus.HELD,
        kind=Kind.PERMANENT,
        code=Code.EFFECT_IN_DOUBT,
        effects=tuple(effect.on_letter() for effect in effects),
        recommended_action=Action.VERIFY_EFFECTS,
        letter_id=f"dl_{key.job_id}",
    )
    return line.bench.put_letter(letter)


def test_an_effect_that_happened_is_settled_and_the_letter_is_open_again(line: Line) -> None:
    letter = held(line, CASE)
    answer = line("effect", "settle", letter.letter_id, CASE.effect_id, "--happened", "--ref", "case-17", *WORD)
    assert (answer.code, answer.err) == (0, "")
    assert f"settled; {letter.letter_id} is open" in answer.out
    assert "nothing is in doubt any more" in answer.out
    (effect,) = line.bench.ledger.effects(letter.job_key)
    assert (effect.status, effect.ref, effect.result) == (EffectStatus.COMMITTED, "case-17", "case-17")
    shown = line.json("letter", letter.letter_id)
    assert shown["safety"]["replay"]["verdict"] == "safe"
    (event,) = shown["timeline"]
    assert (event["what"], event["who"], event["why"]) == ("effect.settled", ME, REASON)
    assert event["data"]["claimed"] == "ada"
    assert "(claims to be" in line("letter", letter.letter_id).out


def test_an_effect_that_did_not_happen_leaves_the_others_in_doubt(line: Line) -> None:
    letter = held(line, CASE, MAIL)
    answer = line.json("effect", "settle", letter.letter_id, CASE.effect_id[:8], "--not-happened", *WORD)
    assert (answer["status"], answer["recommended_action"]) == ("held", "verify_effects")
    assert [effect["status"] for effect in answer["effects"]] == ["refuted", "intent"]
    again = line("effect", "settle", letter.letter_id, CASE.effect_id, "--not-happened", *WORD)
    assert "1 more effect is in doubt" in again.out


def test_a_letter_lists_its_effects_with_the_ids_that_settling_takes(line: Line) -> None:
    letter = held(line, CASE, replace(MAIL, status=EffectStatus.COMMITTED))
    shown = line("letter", letter.letter_id)
    assert CASE.effect_id[:12] in shown.out
    assert MAIL.effect_id[:12] in shown.out
    assert f"python -m ops effect settle {letter.letter_id} <id>" in shown.out
    line("effect", "settle", letter.letter_id, CASE.effect_id[:12], "--happened", *WORD)
    assert "effect settle" not in line("letter", letter.letter_id).out


@pytest.mark.parametrize(
    ("argv", "code", "sentence"),
    [
        (("--happened", "--by", "a\nb", "--reason", "r"), 2, "--by: expected a name"),
        (("--happened", "--reason", " "), 2, "reason is empty"),
        (("--not-happened", "--ref", "case-17", *WORD), 2, "what did not happen has made nothing"),
        (("--happened", "--not-happened", *WORD), 2, "not allowed with argument"),
        (WORD, 2, "one of the arguments --happened --not-happened is required"),
        (("--happened", "--by", "ada"), 2, "the following arguments are required: --reason"),
    ],
)
def test_a_word_without_sense_is_refused_in_a_sentence(
    line: Line, argv: tuple[str, ...], code: int, sentence: str
) -> None:
    letter = held(line, CASE)
    answer = line("effect", "settle", letter.letter_id, CASE.effect_id, *argv)
    assert (answer.code, answer.out) == (code, "")
    assert sentence in answer.err
    assert line.bench.ledger.effects(letter.job_key) == (CASE,)


def test_an_unknown_letter_or_effect_says_where_to_look(line: Line) -> None:
    letter = held(line, CASE)
    answer = line("effect", "settle", "dl_nobody", CASE.effect_id, "--happened", *WORD)
    assert (answer.code, answer.err.count("\n")) == (1, 1)
    assert "there is no letter 'dl_nobody'" in answer.err
    answer = line("effect", "settle", letter.letter_id, "00000000", "--happened", *WORD)
    assert (answer.code, answer.err.count("\n")) == (1, 1)
    assert f"it has {CASE.effect_id[:12]}: `python -m ops letter <id>` shows them" in answer.err


def test_another_word_about_a_settled_effect_is_refused(line: Line) -> None:
    letter = held(line, CASE)
    line("effect", "settle", letter.letter_id, CASE.effect_id, "--happened", *WORD)
    answer = line("effect", "settle", letter.letter_id, CASE.effect_id, "--not-happened", *WORD)
    assert (answer.code, answer.out) == (1, "")
    assert "effect 'crm.case_created' of 'C-17' is committed already, not in doubt\n" in answer.err
