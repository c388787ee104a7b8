"""Secrets are found by their shape, in any text; and a text without one stays as it is."""

import time
from pathlib import Path

import pytest

from lambdas.core.model.redact import REDACTED, redact, scrubbed

CORPUS = Path(__file__).resolve().parents[2] / "corpus"


def lines(name: str) -> list[str]:
    return [line for line in (CORPUS / name).read_text(encoding="utf-8").splitlines() if line[:2] != "# "]


SECRETS = [line.replace("·", "").split("\t") for line in lines("secrets.txt") if not line.startswith("so that")]
INNOCENT = lines("innocent.txt")


def test_the_corpus_has_sixty_secrets_and_two_hundred_innocent_texts() -> None:
    assert len({text for text, _ in SECRETS}) >= 60
    assert len(set(INNOCENT)) >= 200
    assert all(secret in text for text, secret in SECRETS)


@pytest.mark.parametrize(("text", "secret"), SECRETS, ids=range(len(SECRETS)))
def test_a_secret_is_taken_out_wherever_it_stands(text: str, secret: str) -> None:
    for around in ("{}", "before {} after", '{{"error": "{}"}}', "a\n{}\nb"):
        left = scrubbed(around.format(text))
        assert secret not in left
        assert REDACTED in left
        assert scrubbed(left) == left


@pytest.mark.parametrize("text", INNOCENT)
def test_a_text_without_a_secret_stays_whole(text: str) -> None:
    assert scrubbed(text) == text


def test_what_says_which_secret_it_was_stays() -> None:
    assert scrubbed("user=ada password=hunter2 host=db") == "user=ada password=[redacted] host=db"
    assert scrubbed("postgres://ada:hunter2@db/crm") == "postgres://[redacted]@db/crm"


UNITS = [
    "a",
    "a.",
    "a@",
    "a-b.",
    "a@b.c-",
    "1-",
    "eyJ",
    "sk-",
    "token",
    "a_",
    "://a:",
    "-----BEGIN A",
    "pwd=",
    "Basic ",
]


@pytest.mark.parametrize("unit", [*UNITS, "token=abcdefg1 ", "AKIA", "0123456789abcdef", '\\"', "a-a_a."])
def test_a_text_of_eight_times_the_length_takes_about_eight_times_as_long(unit: str) -> None:
    short = unit * (1_000 // len(unit))
    assert _least_cpu(short * 8) < 24 * _least_cpu(short)  # a search that is quadratic takes 64 times as long


def _least_cpu(text: str) -> float:
    def once() -> float:
        began = time.thread_time()
        redact(text, {}, ())
        return time.thread_time() - began

    return min(once() for _ in range(5))
