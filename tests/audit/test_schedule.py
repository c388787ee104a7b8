"""Tests of the embedded stack are one process's, so that it is deployed once; other files are shared out."""

import pytest

from tests.support.schedule import together

STACK = "the embedded stack"
CONTRACT = "tests/contract/heads/test_claims.py"


@pytest.mark.parametrize(
    ("nodeid", "scope"),
    [
        ("tests/local/test_spine.py::test_a_healthy_job_ends_done", STACK),
        ("tests/local/redrive/test_redrive.py::test_bad_input_fails_with_every_fault", STACK),
        ("tests/console/test_operator.py::test_one[dark]", STACK),
        (f"{CONTRACT}::test_a_claim[embedded]", STACK),
        (f"{CONTRACT}::test_a_claim[embedded-retry]", STACK),
        (f"{CONTRACT}::test_a_claim[retry-embedded]", STACK),
        (f"{CONTRACT}::test_a_claim[moto]", CONTRACT),
        (f"{CONTRACT}::test_what_is_embedded[moto]", CONTRACT),
        ("tests/permissions/test_proof.py::test_nothing_is_refused", "tests/permissions/test_proof.py"),
    ],
)
def test_one_process_has_the_stack_and_a_file_is_never_divided(nodeid: str, scope: str) -> None:
    assert together(nodeid) == scope
