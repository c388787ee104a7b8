"""A pytest plugin that runs the collected tests again and again, each time with one function of the core changed.

Tests are collected once. Each mutant is a fork that swaps one code object and runs the tests that reach its line, until
one fails. The parent runs none and is never changed.
"""

import ast
import builtins
import gc
import math
import os
import pickle
import re
import resource
import select
import signal
import time
from collections.abc import Callable, Iterator
from itertools import accumulate
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any

import pytest
from _pytest.runner import runtestprotocol

from lambdas.core.model.value import value
from proof.mutants import Mutant, changed, functions_in

SLOWER = 10  # a clock on the wall may run so much ahead of the processor's
Line = tuple[str, int]
Functions = dict[tuple[str, str, int], list[FunctionType]]  # by file, qualified name and line


@value
class Covered:
    """What one run of the unchanged code showed."""

    tests: dict[Line, list[int]]  # those that reach a line, by their place in the collection
    seconds: list[float]  # of the processor: others may be busy too
    failed: list[str]


@value
class Tried:
    key: str
    tests: int  # that reach it
    killer: str = ""  # "" has survived
    timed_out: bool = False


class Suite:
    """Runs `mutants` when the collection is done; `tried` and `covered` are what it found."""

    def __init__(
        self, root: Path, mutants: dict[str, Mutant], *, patience: float, told: Callable[[Tried], None]
    ) -> None:
        self._root, self._mutants, self._patience, self._told = root, mutants, patience, told
        self.covered: Covered | None = None
        self.tried: list[Tried] = []

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Of the contracts those in the process: on another DynamoDB they try nothing more of the core."""
        items[:] = [item for item in items if "tests/contract/" not in item.nodeid or "in_process" in item.nodeid]

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        functions = live_functions(self._root)
        gc.freeze()  # the forks share what is here, and a collection that touched it would copy it
        answer = _forked(lambda tell: tell(_covered(session.items, functions, self._root)), seconds=3600)
        if answer is None:
            raise RuntimeError("the tests did not end on unchanged code")
        self.covered = answer
        for key, mutant in self._mutants.items():
            tried = self._try(key, mutant, session.items, functions)
            self.tried.append(tried)
            self._told(tried)
        self.covered.failed.extend(self._unfounded(session.items))
        return True

    def _unfounded(self, items: list[pytest.Item]) -> list[str]:
        """Tests that noticed a mutant and fail without one too, once they do not follow the others."""
        killers = {tried.killer for tried in self.tried}
        chosen = [item for item in items if item.nodeid in killers]
        failed: list[str] = _forked(lambda tell: tell(_failing(chosen)), seconds=3600) or []
        return failed

    def _try(self, key: str, mutant: Mutant, items: list[pytest.Item], functions: Functions) -> Tried:
        assert self.covered is not None
        chosen = self._chosen(mutant, items)
        if not chosen:
            return Tried(key=key, tests=0)
        tree = changed((self._root / mutant.file).read_text(encoding="utf-8"), mutant)

        def run(tell: Callable[[object], None]) -> None:
            swap(tree, mutant.file, functions, self._root)
            tell(_first_failure([items[place] for place in chosen]))

        killer = _forked(run, seconds=5 + 3 * sum(self.covered.seconds[place] for place in chosen))
        if killer is None:
            return Tried(key=key, tests=len(chosen), killer="none in time", timed_out=True)
        return Tried(key=key, tests=len(chosen), killer=killer)

    def _chosen(self, mutant: Mutant, items: list[pytest.Item]) -> list[int]:
        """Those named for its module first, then the quickest. Hundreds reach a line of the worker: not all."""
        assert self.covered is not None
        seconds, path = self.covered.seconds, Path(mutant.file)
        reach = self.covered.tests.get((mutant.file, mutant.line), [])
        own = [place for place in reach if re.search(rf"/test_({path.stem}|{path.parent.name})", items[place].nodeid)]
        ordered = sorted(reach, key=lambda place: (place not in own, seconds[place]))
        spent = accumulate((seconds[place] for place in ordered), initial=0.0)
        return [place for place, before in zip(ordered, spent, strict=False) if before < self._patience]


def live_functions(root: Path) -> Functions:
    """Those of the core, wherever a decorator put them, with the closures that were made when modules were imported."""
    found: Functions = {}
    for each in gc.get_objects():
        if isinstance(each, FunctionType) and each.__code__.co_filename.startswith(f"{root}/lambdas/core/"):
            found.setdefault(_place_of(each.__code__), []).append(each)
    return found


def swap(tree: ast.Module, file: str, functions: Functions, root: Path) -> None:
    """Every live function of the file does what the tree says, unless its closure no longer fits: then it survives."""
    for code in _codes(compile(tree, str(root / file), "exec")):
        for function in functions.get(_place_of(code), []):
            if function.__code__.co_freevars == code.co_freevars:
                function.__code__ = code


def _place_of(code: CodeType) -> tuple[str, str, int]:
    return code.co_filename, code.co_qualname, code.co_firstlineno


def _codes(code: CodeType) -> Iterator[CodeType]:
    for each in code.co_consts:
        if isinstance(each, CodeType):
            yield each
            yield from _codes(each)


def _covered(items: list[pytest.Item], functions: Functions, root: Path) -> Covered:
    seen: set[Line] = set()
    vars(builtins)["__seen__"] = seen
    _instrument(functions, root)
    lines: dict[Line, list[int]] = {}
    seconds: list[float] = []
    failed: list[str] = []
    for place, item in enumerate(items):
        seen.clear()
        began = time.process_time()
        passed = _passes(item, items[place + 1] if place + 1 < len(items) else None)
        seconds.append(time.process_time() - began)
        if not passed:
            failed.append(item.nodeid)
            continue
        for line in tuple(seen):
            lines.setdefault(line, []).append(place)
    return Covered(tests=lines, seconds=seconds, failed=failed)


def _instrument(functions: Functions, root: Path) -> None:
    """A tracer would miss threads and greenlets, and be slower: each statement says itself that it was reached."""
    for filename in sorted({filename for filename, _, _ in functions}):
        file = Path(filename).relative_to(root).as_posix()
        tree = ast.parse(Path(filename).read_text(encoding="utf-8"))
        for _, function in functions_in(tree):
            _tell_lines(function, file)
        swap(ast.fix_missing_locations(tree), file, functions, root)


def _tell_lines(within: ast.AST, file: str) -> None:
    for node in ast.walk(within):
        for name in ("body", "orelse", "finalbody"):
            block = getattr(node, name, None)
            if isinstance(block, list) and block:
                lines = [each for statement in block for each in (_told(file, statement), statement)]
                setattr(node, name, lines)


def _told(file: str, statement: ast.stmt) -> ast.stmt:
    return ast.parse(f"__seen__.add(({file!r}, {statement.lineno}))").body[0]


def _first_failure(items: list[pytest.Item]) -> str:
    for item, following in zip(items, [*items[1:], None], strict=True):
        if not _passes(item, following):
            return item.nodeid
    return ""


def _failing(items: list[pytest.Item]) -> list[str]:
    following = [*items[1:], None]
    return [item.nodeid for item, after in zip(items, following, strict=True) if not _passes(item, after)]


def _passes(item: pytest.Item, following: pytest.Item | None) -> bool:
    return not any(report.failed for report in runtestprotocol(item, log=False, nextitem=following))


def _forked(run: Callable[[Callable[[object], None]], None], *, seconds: float) -> Any:
    """What `run` told from its own process, or "the process died"; None if that slept for long.

    The seconds are the processor's: a loop without an end dies of them, and others may be busy too.
    """
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        os.setsid()
        resource.setrlimit(resource.RLIMIT_CPU, (math.ceil(seconds), resource.RLIM_INFINITY))
        for descriptor in (1, 2):
            os.dup2(os.open(os.devnull, os.O_WRONLY), descriptor)
        with os.fdopen(writing, "wb") as pipe:
            try:
                run(lambda sent: pickle.dump(sent, pipe))
            except Exception as error:  # ours: the tests' own are caught by pytest
                pickle.dump(error, pipe)
            finally:
                pipe.flush()
                os._exit(0)
    os.close(writing)
    ready, _, _ = select.select([reading], [], [], SLOWER * seconds)
    with os.fdopen(reading, "rb") as pipe:
        sent = pipe.read() if ready else b""
    os.killpg(child, signal.SIGKILL)  # and what it started, such as a thread that never ends
    os.waitpid(child, 0)
    if not ready:
        return None
    answer = pickle.loads(sent) if sent else "the process died"
    if isinstance(answer, Exception):
        raise answer
    return answer
