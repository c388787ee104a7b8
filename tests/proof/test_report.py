"""docs/reliability.md has the figures of the last proof, and a proof that runs again leaves the others."""

from pathlib import Path

import pytest

from proof import report
from proof.__main__ import main
from proof.figure import Figure

FIGURE = Figure(what="crash points", tried="3 journeys, 40 points", repeat="python -m proof crashes")
TEXT = "# Title\n\n<!-- table: proof -->\n| old |\n| --- |\n\nmore\n"


def test_the_document_has_the_table_of_the_last_figures() -> None:
    text = report.DOCUMENT.read_text(encoding="utf-8")
    assert report.written(text, report.load()) == text, "run: python -m proof"


def test_no_figure_of_the_document_tells_of_a_broken_promise() -> None:
    assert [figure for figure in report.load() if figure.broken] == []


def test_a_table_takes_the_place_of_the_former_one() -> None:
    text = report.written(TEXT, [FIGURE])
    assert "| crash points | 3 journeys, 40 points | 0 | `python -m proof crashes` |" in text
    assert "old" not in text
    assert text.endswith("\n\nmore\n")
    assert report.written(text, [FIGURE]) == text


def test_a_document_without_a_place_for_the_table_is_refused() -> None:
    with pytest.raises(ValueError, match="table: proof"):
        report.written("# Title\n", [FIGURE])


def test_proofs_that_did_not_run_keep_what_they_had(tmp_path: Path) -> None:
    path, document = tmp_path / "figures.json", tmp_path / "reliability.md"
    document.write_text(TEXT, encoding="utf-8")
    other = Figure(what="seeds", tried="1", repeat="make simulate", broken=("seed 1 lost a job",))
    report.save({"one": [FIGURE], "two": [FIGURE]}, order=["one", "two"], path=path, document=document)
    report.save({"two": [other]}, order=["one", "two"], path=path, document=document)
    assert report.load(path) == [FIGURE, other]
    assert "| seeds | 1 | 1 |" in document.read_text(encoding="utf-8")


def test_a_proof_that_is_not_there_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["luck"]) == 2
    assert "no proof luck" in capsys.readouterr().err
