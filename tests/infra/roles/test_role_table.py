"""The table of roles in the documents is what the templates grant."""

from tests.permissions.role_table import DOCUMENT, HEADER, MARK, ROLES, rows
from tests.support.markdown import table, text_of
from tests.support.synth import Synthesized


def test_the_document_has_every_statement_of_every_role(lazaret: Synthesized) -> None:
    """If not: `python -m tests.permissions.role_table` writes it anew, and the diff is for reading."""
    expected = MARK + HEADER + "".join(f"{row}\n" for row in rows(lazaret.templates))
    assert expected in text_of(DOCUMENT)
    assert {row["who"] for row in table(DOCUMENT, "roles")} == set(ROLES.values())


def test_no_role_is_left_out(lazaret: Synthesized) -> None:
    others = ("Lazaret-kyc", "Lazaret-old-backfill")  # lanes like the one that is shown
    made = (*lazaret.of_type("AWS::IAM::Role"), *lazaret.of_type("AWS::IAM::ManagedPolicy"))
    assert len([path for path in made if path.split("/")[0] not in others]) == len(ROLES)
