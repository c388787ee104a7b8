"""What agents import: light, complete, and enough for every agent that we ship."""

import ast
import importlib
import subprocess
import sys

import pytest

import lazaret
from tests.support.markdown import ROOT, text_of

HEAVY = ("aws_lambda_powertools", "asyncio", "boto3", "botocore", "pydantic", "ssl")
AGENTS = sorted(path.relative_to(ROOT).as_posix() for path in (ROOT / "agents").rglob("*.py"))


def test_importing_it_loads_nothing_heavy() -> None:
    code = f"import sys, lazaret; print([name for name in {HEAVY} if name in sys.modules])"
    ran = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    assert ran.stdout.strip() == "[]"


def test_it_is_typed_and_exports_what_it_names() -> None:
    assert (ROOT / "lazaret/py.typed").exists()
    assert {"Job", "Run", "Permanent", "Transient", "NeedsReview", "classify"} <= set(lazaret.__all__)
    assert all(hasattr(lazaret, name) for name in lazaret.__all__)


def imported_by(source: str) -> set[str]:
    nodes = list(ast.walk(ast.parse(source)))
    named = {each.name for node in nodes if isinstance(node, ast.Import) for each in node.names}
    return named | {node.module for node in nodes if isinstance(node, ast.ImportFrom) and node.module}


@pytest.mark.parametrize("path", AGENTS)
def test_an_agent_imports_nothing_else_of_ours(path: str) -> None:
    assert [name for name in imported_by(text_of(path)) if name.startswith("lambdas")] == []


@pytest.mark.parametrize("framework", ["langchain", "openai_agents", "pydantic_ai", "strands"])
def test_every_framework_adapter_imports_it(framework: str) -> None:
    assert "lazaret" in imported_by(text_of(f"lazaret/frameworks/{framework}.py"))


def test_the_agents_page_imports_nothing_else_of_ours() -> None:
    page = text_of("docs/agents.md")
    assert "\nfrom lazaret import " in page
    assert "lambdas." not in page


@pytest.mark.parametrize(
    ("former", "names"),
    [
        ("lambdas.core.job", ["Job"]),
        ("lambdas.core.run", ["Run"]),
        ("lambdas.core.signals", ["NeedsReview", "Permanent", "Transient"]),
        ("lambdas.core.failure", ["Rule", "classify"]),
        ("lambdas.core.taxonomy", ["Kind"]),
    ],
)
def test_a_path_of_the_last_release_still_works_and_warns(
    former: str, names: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delitem(sys.modules, former, raising=False)
    with pytest.warns(DeprecationWarning, match=f"{former} has moved: import what an agent needs from lazaret"):
        module = importlib.import_module(former)
    assert [getattr(module, name) for name in names] == [getattr(lazaret, name) for name in names]
    assert module.__name__ == former


def test_a_path_that_never_was_is_not_found() -> None:
    with pytest.raises(ModuleNotFoundError, match=r"No module named 'lambdas\.core\.jobs'"):
        importlib.import_module("lambdas.core.jobs")
