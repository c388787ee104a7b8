"""Processes as Linux shows and governs them: what a guest sets for itself, who descends from whom, who is ended.

Used on both sides. It never decides whom to end.
"""

import ctypes
import os
import signal
import time
from collections.abc import Iterable
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any

DUMP = signal.SIGUSR1  # asks a guest for the stacks of all its threads
PR_SET_PDEATHSIG, PR_SET_DUMPABLE, PR_SET_CHILD_SUBREAPER = 1, 4, 36
_PROC = Path("/proc")
_PAGE = os.sysconf("SC_PAGE_SIZE")
REAP_S = 2.0  # a killed process is gone at once, unless the kernel itself waits for something


@cache
def _libc() -> Any:
    return ctypes.CDLL(None, use_errno=True)


def prctl(option: int, argument: int) -> None:
    if _libc().prctl(option, argument, 0, 0, 0) != 0:
        raise OSError(ctypes.get_errno(), f"prctl {option}")


def hide_from_neighbours() -> None:
    """Nobody of the same user may read this process' memory or environment, or trace it."""
    prctl(PR_SET_DUMPABLE, 0)


def adopt_orphans() -> None:
    """Whoever descends from this process stays below it, also when those between have ended."""
    prctl(PR_SET_CHILD_SUBREAPER, 1)


def die_with_parent(parent: int) -> None:
    prctl(PR_SET_PDEATHSIG, signal.SIGKILL)
    if os.getppid() != parent:  # it died before we asked
        os._exit(1)


def end_first() -> None:
    """If the kernel runs out of memory it shall end this process, and not the worker."""
    with suppress(OSError):
        (_PROC / "self/oom_score_adj").write_text("1000")


def resident(pid: int) -> int:
    """Bytes of memory that it holds now, what it shares with others included; 0 if it is gone."""
    try:
        return int((_PROC / str(pid) / "statm").read_text().split()[1]) * _PAGE
    except (OSError, IndexError, ValueError):
        return 0


def descendants(of: int) -> set[int]:
    """All processes below this one, however far, that have not ended."""
    children: dict[int, list[int]] = {}
    for pid, parent, state in listed():
        if state != "Z":
            children.setdefault(parent, []).append(pid)
    found: set[int] = set()
    waiting = list(children.get(of, ()))
    while waiting:
        pid = waiting.pop()
        if pid not in found:
            found.add(pid)
            waiting.extend(children.get(pid, ()))
    return found


def listed() -> Iterable[tuple[int, int, str]]:
    """Each process with its parent and state."""
    for entry in _PROC.iterdir():
        if entry.name.isdigit():
            with suppress(OSError, IndexError, ValueError):
                # The name in brackets may hold anything, brackets too.
                state, parent = (entry / "stat").read_text().rpartition(")")[2].split()[:2]
                yield int(entry.name), int(parent), state


def kill_all(pids: Iterable[int]) -> None:
    for pid in pids:
        with suppress(ProcessLookupError, PermissionError):
            os.kill(pid, signal.SIGKILL)


def end_tree(root: int) -> None:
    """End a process with all that descends from it. New ones may appear until the last of them is dead."""
    until = time.monotonic() + REAP_S
    while True:
        below = descendants(root)
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(root, signal.SIGKILL)
        kill_all({root, *below})
        if not below or time.monotonic() > until:
            return


def reaped(pid: int) -> int | None:
    """The wait status of a child that was ended; None if it does not end, or is not ours."""
    until = time.monotonic() + REAP_S
    while time.monotonic() < until:
        try:
            found, status = os.waitpid(pid, os.WNOHANG)
        except ChildProcessError:
            return None
        if found:
            return status
        time.sleep(0.001)
    return None


def has_children() -> bool:
    """Whether any child still runs. Those that have ended are reaped."""
    while True:
        try:
            pid, _ = os.waitpid(-1, os.WNOHANG)
        except ChildProcessError:
            return False
        if pid == 0:
            return True
