"""The README's table is what was measured last, and a part that is measured again leaves the rest."""

from pathlib import Path

import pytest

from bench import results
from bench.__main__ import BENCHMARKS, main
from bench.row import Row

WHERE = {"cores": 2, "architecture": "x86_64", "memory_gb": 8, "python": "3.11.7"}
ROW = Row(what="a", ours="1 ms", theirs="2 ms", ratio=0.5, spread="0.40 to 0.60", goal="at most 1 ×", met=True)
TEXT = "# Title\n\n<!-- table: benchmarks -->\n| old |\n| --- |\n\nMeasured on an abacus.\n\nmore\n"


def test_the_readme_has_the_table_of_the_last_results() -> None:
    text = results.README.read_text(encoding="utf-8")
    assert results.written(text, *results.load()) == text, "run: python -m bench.results"


def test_a_table_takes_the_place_of_the_former_one() -> None:
    text = results.written(TEXT, WHERE, [ROW])
    assert "| a | 1 ms | 0.50 × (0.40 to 0.60) | 2 ms | at most 1 × | met |" in text
    assert "Measured on 2 cores (x86_64) and 8 GB with Python 3.11.7." in text
    assert "old" not in text
    assert "abacus" not in text
    assert text.endswith("\n\nmore\n")
    assert results.written(text, WHERE, [ROW]) == text


def test_a_document_without_a_place_for_the_table_is_refused() -> None:
    with pytest.raises(ValueError, match="table: benchmarks"):
        results.written("# Title\n", WHERE, [ROW])


def test_a_missed_goal_is_shown_in_bold() -> None:
    missed = Row(what="a", ours="1", goal="0", met=False)
    assert "| **missed** |" in results.as_table(WHERE, [missed])


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
    found = {path.stem for path in Path(results.__file__).parent.glob("*.py")}
    assert set(BENCHMARKS) <= found
