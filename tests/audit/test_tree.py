"""The tree can be found one's way in: folders are small, and what tests share is not in a test."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.audit.files import ROOT, files
from tests.support.markdown import table

MOST = 20  # siblings; tests/corpus has a file for each vendor
ROOMS = ("agents", "bench", "infra", "lambdas", "lazaret", "local", "ops", "proof", "tests")
DEPLOYED = ("agents", "lambdas", "lazaret")


def siblings(root: Path) -> dict[str, int]:
    """How many files and folders there are to read in each folder: its `__init__.py` is the folder itself."""
    paths = {path.relative_to(root) for path in files(root) if path.name != "__init__.py"}
    inside = {part for path in paths for part in (path, *path.parents)} - {Path()}
    counts = dict.fromkeys((str(path.parent) for path in inside), 0)
    for path in inside:
        counts[str(path.parent)] += 1
    return counts


def imported(path: Path) -> Iterator[str]:
    """Every module that a file names in an import, wherever in the file."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
            yield from (f"{node.module}.{name.name}" for name in node.names)


def is_of_tests_alone(module: str) -> bool:
    """Whether pytest, and nobody else, imports it."""
    top, *names = module.split(".")
    return top == "tests" and any(name == "conftest" or name.startswith("test_") for name in names)


def test_no_folder_is_too_long_to_read() -> None:
    long = {folder: number for folder, number in siblings(ROOT).items() if number > MOST}
    assert {folder: n for folder, n in long.items() if folder.split("/")[0] in ROOMS and folder != "tests/corpus"} == {}


def test_what_is_shared_is_imported_from_no_test_and_no_conftest() -> None:
    python = [path for path in files() if path.suffix == ".py"]
    found = {str(path.relative_to(ROOT)): sorted(filter(is_of_tests_alone, imported(path))) for path in python}
    assert {path: modules for path, modules in found.items() if modules} == {}


def test_what_is_deployed_imports_no_test_double() -> None:
    deployed = [path for path in files() if path.suffix == ".py" and path.relative_to(ROOT).parts[0] in DEPLOYED]
    deployed = [path for path in deployed if path.relative_to(ROOT).parts[:2] != ("lazaret", "testing")]
    assert len(deployed) > 100
    assert [str(path) for path in deployed if any(name.startswith("lazaret.testing") for name in imported(path))] == []


@pytest.mark.parametrize(
    ("module", "alone"),
    [
        ("tests.unit.test_run", True),
        ("tests.unit.test_run.Agent", True),
        ("tests.contract.conftest", True),
        ("tests.support.worlds.broker", False),
        ("lazaret.testing.memory", False),
        ("test_run", False),
    ],
)
def test_a_test_file_is_known_by_its_name(module: str, alone: bool) -> None:
    assert is_of_tests_alone(module) is alone


def test_files_and_folders_are_counted_and_what_git_ignores_is_not(tmp_path: Path) -> None:
    (tmp_path / ".gitignore").write_text(".venv\n*.pyc\n")
    for name in ("a/one.py", "a/two.py", "a/b/three.py", "a/old.pyc", ".venv/x.py"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).touch()
    assert siblings(tmp_path) == {".": 2, "a": 3, "a/b": 1}


def test_the_readme_of_the_tests_has_every_folder() -> None:
    named = {row["folder"].strip("`") for row in table("tests/README.md", "test folders")}
    inside = [path.relative_to(ROOT / "tests") for path in files() if path.is_relative_to(ROOT / "tests")]
    assert named == {path.parts[0] for path in inside if len(path.parts) > 1}
