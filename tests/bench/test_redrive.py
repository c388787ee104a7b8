"""The benchmark of a redrive, at a size that a test can wait for."""

from bench.redrive import total


def test_a_redrive_of_a_few_letters_recovers_all_of_them_with_a_few_requests_for_each() -> None:
    assert 20 * 2 < total(20) < 20 * 20
