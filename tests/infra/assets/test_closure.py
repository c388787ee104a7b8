import subprocess
import sys
from pathlib import Path

import pytest

from infra.closure import NoSuchModule, Sources


def written(root: Path, files: dict[str, str]) -> Path:
    for name, content in files.items():
        path = root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(content)
    return root


def reached(root: Path, files: dict[str, str], module: str = "app.start") -> set[str]:
    return set(Sources(written(root, files)).closure([module]))


@pytest.mark.parametrize(
    ("line", "file"),
    [
        ("import app.other", "app/other.py"),
        ("import app.other as another", "app/other.py"),
        ("from app.other import thing", "app/other.py"),
        ("from app import other", "app/other.py"),
        ("from . import other", "app/other.py"),
        ("from .other import thing", "app/other.py"),
        ("from ..beside.other import thing", "app/../beside/other.py"),
        ("from app.package import other", "app/package/other.py"),
        ("from app.package import *", "app/package/other.py"),
        ("from app.package import *", "app/package/inner/__init__.py"),
        ("def late():\n    from app.other import thing", "app/other.py"),
        ("class Late:\n    def run(self):\n        import app.other", "app/other.py"),
        ("try:\n    import fast\nexcept ImportError:\n    import app.other", "app/other.py"),
        ("from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    x = 1\nelse:\n    import app.other", "app/other.py"),
        ("import importlib\nimportlib.import_module('app.other')", "app/other.py"),
        ("from importlib import import_module\nimport_module('.other', __package__)", "app/other.py"),
        ("__import__('app.other')", "app/other.py"),
        ("import importlib\nLATE = {'thing': 'app.other'}\nimportlib.import_module(LATE['thing'])", "app/other.py"),
        ("import importlib\nimportlib.import_module(f'app.package.{1}')", "app/package/other.py"),
        ("import sys\nCOMMAND = [sys.executable, '-m', 'app.other']", "app/other.py"),
        ("import sys\nCOMMAND = (sys.executable, '-u', '-m', 'app.other', '1')", "app/other.py"),
    ],
)
def test_an_import_is_followed_however_it_is_written(tmp_path: Path, line: str, file: str) -> None:
    module = "nested.app.start" if line.startswith("from ..") else "app.start"
    top = "nested/" if line.startswith("from ..") else ""
    target = f"{top}{file}".replace("app/../", "")
    assert target in reached(tmp_path, {f"{top}app/start.py": line, target: ""}, module)


@pytest.mark.parametrize(
    "line",
    [
        "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    import app.other",
        "import typing\nif typing.TYPE_CHECKING:\n    import app.other",
        "NAME = 'app.other'",  # a text, and nothing here imports by text
        "import other",
        "from app.start import other",
    ],
)
def test_what_no_run_imports_is_not_followed(tmp_path: Path, line: str) -> None:
    assert reached(tmp_path, {"app/start.py": line, "app/other.py": ""}) == {"app/start.py"}


def test_imports_are_followed_to_the_end_and_through_circles(tmp_path: Path) -> None:
    files = {"app/start.py": "import app.a", "app/a.py": "import app.b", "app/b.py": "import app.start"}
    assert reached(tmp_path, {**files, "app/c.py": "import app.start"}) == set(files)


def test_the_packages_around_a_module_run_with_it(tmp_path: Path) -> None:
    files = {"app/__init__.py": "from app.inner.x import y", "app/inner/__init__.py": "", "app/inner/x.py": ""}
    assert reached(tmp_path, {**files, "app/start.py": ""}) == {*files, "app/start.py"}


def test_a_relative_import_in_a_package_is_relative_to_the_package(tmp_path: Path) -> None:
    files = {"app/start/__init__.py": "from .inner import x", "app/start/inner.py": "from . import deeper"}
    assert reached(tmp_path, {**files, "app/start/deeper.py": "", "app/inner.py": ""}) == {
        *files,
        "app/start/deeper.py",
    }


def test_a_package_is_found_before_a_module_of_the_same_name_as_python_does(tmp_path: Path) -> None:
    files = {"app/start.py": "import app.two", "app/two.py": "", "app/two/__init__.py": ""}
    assert reached(tmp_path, files) == {"app/start.py", "app/two/__init__.py"}


def test_third_party_packages_are_left_to_the_requirements(tmp_path: Path) -> None:
    assert reached(tmp_path, {"app/start.py": "import boto3, json\nfrom botocore.config import Config"}) == {
        "app/start.py"
    }


def test_a_class_is_not_taken_for_the_module_of_the_same_letters(tmp_path: Path) -> None:
    """On a file system that ignores case, job.py would answer to Job."""
    assert reached(tmp_path, {"app/start.py": "from app import JOB", "app/job.py": ""}) == {"app/start.py"}


def test_a_file_that_this_python_cannot_parse_counts_and_leads_no_further(tmp_path: Path) -> None:
    files = {"app/start.py": "import app.newer", "app/newer.py": "import app.other\nsyntax of tomorrow"}
    assert reached(tmp_path, {**files, "app/other.py": ""}) == set(files)


def test_a_module_without_a_file_is_refused_by_name(tmp_path: Path) -> None:
    with pytest.raises(NoSuchModule, match=r"module 'app.gone' has no file under"):
        Sources(written(tmp_path, {"app/start.py": ""})).closure(["app.start", "app.gone"])


def test_the_closure_of_several_modules_is_what_any_of_them_reaches(tmp_path: Path) -> None:
    files = {"app/start.py": "import app.a", "app/a.py": "", "app/end.py": "import app.b", "app/b.py": ""}
    both = Sources(written(tmp_path, files)).closure(["app.start", "app.end"])
    assert both == sorted(files)


LOADS = "LIST = Path(__file__)"


@pytest.mark.parametrize(
    ("source", "file"),
    [
        ("", "start.toml"),
        ("", "start_list.csv"),
        ("", "start-list.csv"),
        ("", "start_data/list.csv"),
        ("", "start/list.csv"),
        (f"{LOADS}.with_name('rules.csv')", "rules.csv"),
        (f"{LOADS}.parent / 'prompts' / 'first.md'", "prompts/first.md"),
        (f"{LOADS}.parent / 'prompts' / name", "prompts/deep/first.md"),
        ("open('app/prompts/first.md')", "prompts/first.md"),
        ("open('prompts/' + name)", "prompts/first.md"),
        ("files('app.prompts') / 'first.md'", "prompts/first.md"),
        (f"{LOADS}.parent.glob('*.md')", "first.md"),
        ("open(f'./prompts/{name}.md')", "prompts/first.md"),
        ("open(f'{here}/{name}.md')", "first.md"),
    ],
)
def test_a_data_file_that_a_module_names_or_is_named_after_belongs_to_it(
    tmp_path: Path, source: str, file: str
) -> None:
    assert f"app/{file}" in reached(tmp_path, {"app/start.py": source, f"app/{file}": ""})


@pytest.mark.parametrize(
    ("source", "file"),
    [
        ("", "rules.csv"),
        ("", "starting.csv"),  # of another word
        ("", "start_eu.csv"),  # of start_eu.py
        ("", "start_eu_list.csv"),
        ("", "below/start.csv"),
        ("'prompts'", "prompts/.first.md.swp"),
        ("'*.nbi'", "__pycache__/start.nbi"),
        ("'rules'", "rules.csv"),
        ("f'{a}.{b}'", "rules.csv"),
        ("'*'", "rules.csv"),
        ("'rules.csv'", "../elsewhere/rules.csv"),
    ],
)
def test_other_data_files_do_not_belong_to_a_module(tmp_path: Path, source: str, file: str) -> None:
    files = {"app/start.py": source, "app/start_eu.py": "", f"app/{file}": ""}
    assert reached(tmp_path, files) == {"app/start.py"}


def test_a_module_at_the_root_has_the_files_beside_it_and_none_below(tmp_path: Path) -> None:
    files = {"kyc.py": "open('rules.csv')", "kyc.toml": "", "rules.csv": "", "node_modules/rules.csv": ""}
    assert reached(tmp_path, files, "kyc") == {"kyc.py", "kyc.toml", "rules.csv"}


ROOT = Path(__file__).resolve().parents[3]
LOADED = """
import sys
from pathlib import Path
import {module}
root = Path.cwd()
files = [Path(m.__file__) for m in list(sys.modules.values()) if getattr(m, "__file__", None)]
print("\\n".join(str(f.relative_to(root)) for f in files if f.is_relative_to(root) and ".venv" not in f.parts))
"""


@pytest.mark.parametrize(
    "module", ["lambdas.handlers.worker", "lambdas.handlers.api", "lambdas.handlers.sweep", "agents.simulated"]
)
def test_what_python_really_loads_is_in_the_closure(module: str) -> None:
    ran = subprocess.run(
        [sys.executable, "-c", LOADED.format(module=module)], cwd=ROOT, capture_output=True, text=True, check=True
    )
    loaded = set(ran.stdout.split())
    assert f"{module.replace('.', '/')}.py" in loaded
    assert loaded <= set(Sources(ROOT).closure([module]))
