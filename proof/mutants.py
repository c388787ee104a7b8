"""Every small change to a function of the core that a test should notice. Nothing is run here.

Only what functions do is changed. Tables, defaults and annotations are read when a module is imported, and prose (text
with a space in it) is for people.
"""

import ast
import hashlib
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

from lambdas.core.model.value import value

Function = ast.FunctionDef | ast.AsyncFunctionDef
Change = tuple[str, Callable[[], None]]  # in words, and to the tree
Site = tuple[int, str, Callable[[], None]]  # the line of its statement, and the change

COMPARED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
}
RECKONED: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Div,
    ast.Div: ast.Mult,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.Mult,
    ast.Pow: ast.Mult,
    ast.BitOr: ast.BitAnd,
    ast.BitAnd: ast.BitOr,
}


@value
class Mutant:
    file: str
    function: str  # its qualified name
    line: int
    change: str
    index: int  # among the sites of its function

    def key(self, nth: int) -> str:
        """Holds while lines move: the change's own words, and which of the same words in its function."""
        return f"{self.file} {self.function}: {self.change}" + (f" ({nth})" if nth > 1 else "")


def mutants_of(root: Path, folder: str) -> dict[str, Mutant]:
    """By key, in the order of files and lines."""
    found: dict[str, Mutant] = {}
    for path in sorted((root / folder).rglob("*.py")):
        file = path.relative_to(root).as_posix()
        for name, function in functions_in(ast.parse(path.read_text(encoding="utf-8"))):
            seen: dict[str, int] = {}
            for index, (line, change, _) in enumerate(sites_in(function)):
                seen[change] = seen.get(change, 0) + 1
                mutant = Mutant(file=file, function=name, line=line, change=change, index=index)
                found[mutant.key(seen[change])] = mutant
    return found


def sample(keys: list[str], count: int, seed: int) -> list[str]:
    """The same ones while the code stands still, and nearly the same when it moves: each key draws its own lot."""
    return sorted(keys, key=lambda key: hashlib.sha256(f"{seed} {key}".encode()).digest())[:count]


def functions_in(tree: ast.AST, within: str = "") -> Iterator[tuple[str, Function]]:
    """Those of modules and classes, by qualified name; what is inside a function belongs to it."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.ClassDef):
            yield from functions_in(node, f"{within}{node.name}.")
        elif isinstance(node, Function):
            yield f"{within}{node.name}", node
        elif isinstance(node, ast.If | ast.Try):
            yield from functions_in(node, within)


def changed(source: str, mutant: Mutant) -> ast.Module:
    tree = ast.parse(source)
    function = dict(functions_in(tree))[mutant.function]
    sites_in(function)[mutant.index][2]()
    return ast.fix_missing_locations(tree)


def sites_in(function: Function) -> list[Site]:
    return list(_in_block(function.body))


def _in_block(block: list[ast.stmt]) -> Iterator[Site]:
    for place, statement in enumerate(block):
        yield from _removal(block, place, statement)
        for node in _expressions(statement):
            for change, do in _changes(node):
                yield statement.lineno, change, do
        for inner in _blocks(statement):
            yield from _in_block(inner)


def _removal(block: list[ast.stmt], place: int, statement: ast.stmt) -> Iterator[Site]:
    removable = (ast.Raise, ast.AugAssign, ast.Continue, ast.Break, ast.Delete)
    called = isinstance(statement, ast.Expr) and not isinstance(statement.value, ast.Constant)
    stored = isinstance(statement, ast.Assign) and not any(isinstance(each, ast.Name) for each in statement.targets)
    if isinstance(statement, removable) or called or (stored and not _unpacks(statement)):
        # Kept where it cannot be reached: a generator stays one, and a closure keeps its variables.
        unreached = ast.If(test=ast.Constant(value=False), body=[statement], orelse=[])
        yield statement.lineno, f"without `{_words(statement)}`", partial(block.__setitem__, place, unreached)


def _unpacks(statement: ast.stmt) -> bool:
    return isinstance(statement, ast.Assign) and any(isinstance(each, ast.Tuple) for each in statement.targets)


def _blocks(statement: ast.stmt) -> Iterator[list[ast.stmt]]:
    for name in ("body", "orelse", "finalbody"):
        yield getattr(statement, name, [])
    for holder in [*getattr(statement, "handlers", []), *getattr(statement, "cases", [])]:
        yield holder.body


def _expressions(statement: ast.stmt) -> Iterator[ast.AST]:
    """What the statement itself says, without the blocks that it holds, and without annotations."""
    docstring = isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)
    waiting = [] if docstring else [statement, *_spoken(statement)]
    while waiting:
        node = waiting.pop(0)
        yield node
        if node is not statement:
            waiting = [*_spoken(node), *waiting]


def _spoken(node: ast.AST) -> list[ast.AST]:
    if isinstance(node, Function | ast.ClassDef):
        return []
    if isinstance(node, ast.JoinedStr):
        return [part.value for part in node.values if isinstance(part, ast.FormattedValue)]
    children: list[ast.AST] = []
    for name, held in ast.iter_fields(node):
        if name not in _NOT_SPOKEN or not isinstance(node, ast.stmt):
            children += [each for each in (held if isinstance(held, list) else [held]) if isinstance(each, ast.AST)]
    return children


def _changes(node: ast.AST) -> Iterator[Change]:
    for kind, changes in _BY_KIND.items():
        if isinstance(node, kind):
            yield from changes(node)


def _compare(node: ast.Compare) -> Iterator[Change]:
    for place, op in enumerate(node.ops):
        other = COMPARED[type(op)]
        words = f"{_name(op)} becomes {_name(other())} in `{_words(node)}`"
        yield words, partial(node.ops.__setitem__, place, other())


def _and_or(node: ast.BoolOp) -> Iterator[Change]:
    other = ast.Or() if isinstance(node.op, ast.And) else ast.And()
    yield f"{_name(node.op)} becomes {_name(other)} in `{_words(node)}`", lambda: setattr(node, "op", other)


def _reckoning(node: ast.BinOp | ast.AugAssign) -> Iterator[Change]:
    if other := RECKONED.get(type(node.op)):
        words = f"{_name(node.op)} becomes {_name(other())} in `{_words(node)}`"
        yield words, lambda: setattr(node, "op", other())


def _not(node: ast.UnaryOp) -> Iterator[Change]:
    if isinstance(node.op, ast.Not):
        operand = node.operand
        yield f"no not in `{_words(node)}`", lambda: setattr(node, "operand", _negated(operand))


def _constant(node: ast.Constant) -> Iterator[Change]:
    old = node.value
    if isinstance(old, bool):
        yield f"{old} becomes {not old}", lambda: setattr(node, "value", not old)
    elif isinstance(old, int | float):
        yield f"{old} becomes {old + 1}", lambda: setattr(node, "value", old + 1)
    elif isinstance(old, str) and " " not in old:
        yield f"{old!r} becomes {'XX' + old!r}", lambda: setattr(node, "value", "XX" + old)


def _returned(node: ast.Return) -> Iterator[Change]:
    if node.value is not None and not (isinstance(node.value, ast.Constant) and not node.value.value):
        yield f"None instead of `{_words(node)}`", lambda: setattr(node, "value", ast.Constant(value=None))


def _branch(node: ast.If | ast.IfExp) -> Iterator[Change]:
    """A comparison or a `not` is turned round by its own rule."""
    test = node.test
    if not isinstance(test, ast.Compare | ast.UnaryOp):
        yield f"the other branch of `if {_words(test)}`", lambda: setattr(node, "test", _negated(test))


def _chosen(node: ast.comprehension) -> Iterator[Change]:
    for place, test in enumerate(node.ifs):
        words = f"every one instead of those `if {_words(test)}`"
        yield words, partial(node.ifs.__setitem__, place, ast.Constant(value=True))


def _negated(test: ast.expr) -> ast.expr:
    return ast.UnaryOp(op=ast.Not(), operand=test)


def _name(op: ast.AST) -> str:
    return type(op).__name__


def _words(node: ast.AST) -> str:
    words = " ".join(ast.unparse(node).split())
    return words if len(words) <= 90 else words[:87] + "…"


_NOT_SPOKEN = {"annotation", "body", "orelse", "finalbody", "handlers", "cases"}
_BY_KIND: dict[type[ast.AST], Callable[..., Iterator[Change]]] = {
    ast.Compare: _compare,
    ast.BoolOp: _and_or,
    ast.BinOp: _reckoning,
    ast.AugAssign: _reckoning,
    ast.UnaryOp: _not,
    ast.Constant: _constant,
    ast.Return: _returned,
    ast.If: _branch,
    ast.IfExp: _branch,
    ast.comprehension: _chosen,
}
