"""How the answers of pip-audit are told. No test asks the network."""

from tests.audit.__main__ import told

SOUND = {"name": "rich", "version": "15.0.0", "vulns": []}
SKIPPED = {"name": "boto3", "skip_reason": "not found"}
BAD = {"name": "jinja2", "version": "3.1.0", "vulns": [{"id": "PYSEC-1", "fix_versions": ["3.1.6"], "aliases": []}]}


def test_a_vulnerable_package_is_named_with_the_version_that_mends_it() -> None:
    vulnerable, sentence = told([SOUND, BAD])
    assert vulnerable
    assert "jinja2 3.1.0: PYSEC-1, mended in 3.1.6" in sentence
    assert sentence.endswith("2 of 2 packages asked for, 1 have any")


def test_packages_without_an_answer_are_not_counted_as_sound() -> None:
    assert told([SOUND, SKIPPED]) == (False, "vulnerabilities: 1 of 2 packages asked for, 0 have any")


def test_no_answer_at_all_is_not_known_and_no_failure() -> None:
    vulnerable, sentence = told([SKIPPED, SKIPPED])
    assert not vulnerable
    assert "not known" in sentence
