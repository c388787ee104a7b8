"""Names that other systems read: events, log messages, metrics, values of enums, tasks, and the API's document.

They are found in the source wherever it lies, so that a file may move and a class may be renamed.
"""

import ast
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from lambdas.api.app import openapi
from tests.support.synth import ROOT

_SOURCES = ("lambdas", "lazaret", "ops")
# job.stuck; also the beginning of f"job.{outcome}". By its noun: a file's or a module's name is dotted too.
_EVENT = re.compile(
    r"(?:api|attempt|breaker|effect|enqueued?|group|intake|job|letters?|limits|message|notice|preflight|redrive|replay"
    r"|snapshot|sweep|webhook|worker)\.[a-z_]*"
)
_CAPITALISED = re.compile(r"[A-Z][A-Za-z0-9]+")
_ENUMS = ("StrEnum", "IntEnum", "Enum")


def names() -> dict[str, Any]:
    trees = [tree for source in _SOURCES for tree in _trees(ROOT / source)]
    speaking = _trees(ROOT / "lambdas" / "handlers")
    counting = [_tree(ROOT / "lambdas" / name) for name in ("wiring.py", "house.py")]
    found = {f"event or message {text}" for tree in trees for text in _texts(tree) if _EVENT.fullmatch(text)}
    found |= {f"metric {text}" for tree in speaking for text in _texts(tree) if _CAPITALISED.fullmatch(text)}
    found |= {f"metric {text}" for tree in counting for text in _counted(tree)}
    found |= {f"enum {' '.join(values)}" for tree in trees for values in _enums(tree)}
    found |= {f"task {task}" for tree in speaking for task in _tasks(tree)}
    return dict.fromkeys(sorted(found), True)


def api() -> dict[str, Any]:
    document = json.loads(openapi())
    paths, components = document.pop("paths"), document.pop("components")
    operations = {f"{path} {method}": each for path, ways in paths.items() for method, each in ways.items()}
    parts = {f"{kind} {name}": each for kind, named in components.items() for name, each in named.items()}
    return {**document, **operations, **parts}


def _trees(folder: Path) -> list[ast.Module]:
    return [_tree(path) for path in sorted(folder.rglob("*.py"))]


def _tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text("utf-8"))


def _texts(tree: ast.Module) -> Iterator[str]:
    """Every text in the code. A statement that is only a text is prose, and one in an annotation is a type."""
    other = {id(inner) for node in ast.walk(tree) for part in _asides(node) for inner in ast.walk(part)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in other:
            yield node.value


def _counted(tree: ast.Module) -> Iterator[str]:
    """What is counted by name: `count("ForeignRows", …)`."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and ast.unparse(node.func).rpartition(".")[2] == "count":
            yield ast.literal_eval(node.args[0])


def _asides(node: ast.AST) -> list[ast.AST]:
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
        return [node.value]
    if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
        return [node.returns] if node.returns else []
    annotation = node.annotation if isinstance(node, ast.arg | ast.AnnAssign) else None
    return [annotation] if annotation else []


def _enums(tree: ast.Module) -> Iterator[list[str]]:
    for node in ast.walk(tree):
        if isinstance(node, ast.ClassDef) and any(isinstance(b, ast.Name) and b.id in _ENUMS for b in node.bases):
            values = [each.value for each in node.body if isinstance(each, ast.Assign)]
            yield sorted(str(value.value) for value in values if isinstance(value, ast.Constant))


def _tasks(tree: ast.Module) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.target.id == "TASKS":
            assert isinstance(node.value, ast.Dict)
            yield from (str(key.value) for key in node.value.keys if isinstance(key, ast.Constant))
