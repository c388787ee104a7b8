"""The documents' tables are what was measured last, and a part that is measured again leaves the rest."""

from pathlib import Path

import pytest

from bench import results
from bench.__main__ import BENCHMARKS, main
from bench.measure.row import Row
from bench.plots import fleet as fleet_plot
from bench.plots import growth as growth_plot
from bench.plots import incident as incident_plot

WHERE = {"cores": 2, "architecture": "x86_64", "memory_gb": 8, "python": "3.11.7"}
ROW = Row(what="a", ours="1 ms", theirs="2 ms", ratio=0.5, spread="0.40 to 0.60", goal="at most 1 ×", met=True)
TEXT = "# Title\n\n<!-- table: benchmarks -->\n| old |\n| --- |\n\nMeasured on an abacus.\n\nmore\n"
FEW = "# Title\n\n<!-- table: six benchmarks -->\n| old |\n| --- |\n\nmore\n"


def test_the_document_has_every_row_of_the_last_results() -> None:
    text = results.DOCUMENT.read_text(encoding="utf-8")
    assert results.whole(text, *results.load()) == text, "run: python -m bench.results"


def test_the_readme_has_six_rows_of_the_last_results() -> None:
    text = results.README.read_text(encoding="utf-8")
    assert results.six(text, results.load()[1]) == text, "run: python -m bench.results"
    assert len(results.SIX) == 6


def test_while_a_goal_is_missed_one_of_the_six_says_so() -> None:
    missed = {row.what for row in results.load()[1] if row.met is False}
    assert not missed or missed & set(results.SIX)


def test_a_table_takes_the_place_of_the_former_one() -> None:
    text = results.whole(TEXT, WHERE, [ROW])
    assert "| a | 1 ms | 0.50 × (0.40 to 0.60) | 2 ms | at most 1 × | met |" in text
    assert "Measured on 2 cores (x86_64) and 8 GB with Python 3.11.7." in text
    assert "old" not in text
    assert "abacus" not in text
    assert text.endswith("\n\nmore\n")
    assert results.whole(text, WHERE, [ROW]) == text


def test_the_six_rows_take_the_place_of_the_former_ones() -> None:
    rows = [Row(what=what, ours="1") for what in results.SIX]
    text = results.six(FEW, [ROW, *rows])
    assert text.count("\n| ") == 2 + 6
    assert "| a |" not in text
    assert text.endswith("\n\nmore\n")
    assert results.six(text, rows) == text


def test_a_row_of_the_six_that_is_not_measured_is_named() -> None:
    with pytest.raises(ValueError, match=results.SIX[0]):
        results.six(FEW, [ROW])


@pytest.mark.parametrize("mark", ["table: benchmarks", "table: six benchmarks"])
def test_a_document_without_a_place_for_its_table_is_refused(mark: str) -> None:
    rows = [Row(what=what, ours="1") for what in results.SIX]
    with pytest.raises(ValueError, match=mark):
        results.six("# Title\n", rows) if "six" in mark else results.whole("# Title\n", WHERE, rows)


def test_a_missed_goal_is_shown_in_bold() -> None:
    missed = Row(what="a", ours="1", goal="0", met=False)
    assert "| **missed** |" in results.as_table([missed])


def test_benchmarks_that_did_not_run_keep_what_they_had(tmp_path: Path) -> None:
    path = tmp_path / "results.json"
    other = Row(what="b", ours="3")
    results.save({"one": [ROW], "two": [other]}, order=["one", "two"], path=path)
    results.save({"two": [Row(what="b", ours="4")]}, order=["one", "two"], path=path)
    assert [row.ours for row in results.load(path)[1]] == ["1 ms", "4"]


def test_a_benchmark_that_is_not_there_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["speed"]) == 2
    assert "no benchmark speed" in capsys.readouterr().err


def test_every_benchmark_of_the_list_is_there() -> None:
    folder = Path(results.__file__).parent
    assert [name for name in BENCHMARKS if not (folder / f"{name.replace('.', '/')}.py").is_file()] == []


def test_a_run_leaves_what_git_tracks_as_it_is_until_it_is_to_be_recorded(monkeypatch: pytest.MonkeyPatch) -> None:
    tracked = [results.PATH, fleet_plot.PATH, growth_plot.PATH, incident_plot.PATH]
    monkeypatch.delenv(results.RECORD, raising=False)
    assert [results.place(path) for path in tracked] == [results.ROOT / ".local/bench" / path.name for path in tracked]
    monkeypatch.setenv(results.RECORD, "1")
    assert [results.place(path) for path in tracked] == tracked
