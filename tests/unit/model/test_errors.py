"""Refusals say what was found, and that nothing was there where nothing was."""

from collections.abc import Callable

import pytest

from lambdas.core.model.errors import ClaimLost, HeadMoved, LazaretError, LeaseLost, LetterMoved
from tests.support.builders import a_head, a_key, a_letter

KEY = a_key(tenant_id="tnt_1", job_id="job_1")
HEAD, LETTER = a_head(KEY), a_letter(KEY)


@pytest.mark.parametrize(
    ("refused", "sentence"),
    [
        (lambda: ClaimLost(KEY, HEAD), f"job tnt_1/kyc/job_1 v1 is {HEAD.status}, not free to claim"),
        (lambda: ClaimLost(KEY, None), "job tnt_1/kyc/job_1 v1 is unknown, not free to claim"),
        (
            lambda: LeaseLost(KEY, 7, HEAD),
            f"job tnt_1/kyc/job_1 v1 is {HEAD.status} at attempt 1, not running attempt 7",
        ),
        (lambda: LeaseLost(KEY, 7, None), "job tnt_1/kyc/job_1 v1 is gone, not running attempt 7"),
        (lambda: HeadMoved(KEY, HEAD), f"job tnt_1/kyc/job_1 v1 has moved to {HEAD.status}"),
        (lambda: HeadMoved(KEY, None), "job tnt_1/kyc/job_1 v1 has moved to nothing"),
        (lambda: LetterMoved("let-1", LETTER), f"dead letter 'let-1' is {LETTER.status}"),
        (lambda: LetterMoved("let-1", None), "dead letter 'let-1' is gone"),
    ],
)
def test_a_refusal_names_its_subject_and_what_was_found(refused: Callable[[], LazaretError], sentence: str) -> None:
    assert str(refused()) == sentence
