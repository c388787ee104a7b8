"""Processes as Linux shows and governs them: what a guest sets for itself, who descends from whom, who is ended.

Used on both sides. It never decides whom to end.
"""

import ctypes
import gc
import os
import resource
import signal
import stat
import sys
import time
from collections.abc import Callable, Iterable, Set
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any

DUMP = signal.SIGUSR1  # asks a guest for the stacks of all its threads
PR_SET_PDEATHSIG, PR_SET_DUMPABLE, PR_SET_CHILD_SUBREAPER = 1, 4, 36
_PROC = Path("/proc")
_LISTS_CHILDREN = Path(f"/proc/self/task/{os.getpid()}/children").exists()  # as most kernels do
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


def unbacked(pid: int) -> int:
    """Bytes of them that no file on disk holds too: the kernel cannot take them back when others need memory."""
    try:
        lines = (_PROC / str(pid) / "status").read_bytes().splitlines()
        return sum(int(line.split()[1]) * 1024 for line in lines if line.startswith((b"RssAnon:", b"RssShmem:")))
    except (OSError, IndexError, ValueError):
        return 0


def tasks_of(pid: int) -> int:
    """Threads of a process, which Lambda counts as it counts processes; 0 if it is gone."""
    try:
        return int(_stat(pid)[17])
    except (OSError, IndexError, ValueError):
        return 0


def tasks_of_this_user() -> int:
    own = os.getuid()
    total = 0
    for pid, _, _ in listed():
        with suppress(OSError):
            if (_PROC / str(pid)).stat().st_uid == own:
                total += tasks_of(pid)
    return total


def bound_tasks(most: int) -> None:
    """Neither this process nor what descends from it begins another one, once its user has so many. Root is exempt."""
    _, hard = resource.getrlimit(resource.RLIMIT_NPROC)
    bound = most if hard == resource.RLIM_INFINITY else min(most, hard)
    resource.setrlimit(resource.RLIMIT_NPROC, (bound, bound))


def sockets() -> set[int]:
    """The descriptors of this process that are sockets, but for its standard ones."""
    found = set()
    for fd in map(int, os.listdir("/proc/self/fd")):  # noqa: PTH208
        with suppress(OSError):  # that by which they are listed is closed again
            if fd > 2 and stat.S_ISSOCK(os.fstat(fd).st_mode):
                found.add(fd)
    return found


def _stat(pid: int) -> list[bytes]:
    """What follows the name: state, parent, … The name is in brackets and may hold anything, brackets too."""
    with open(f"/proc/{pid}/stat", "rb", buffering=0) as file:  # noqa: PTH123 - read for each process, and often
        return file.read(1024).rpartition(b")")[2].split()


def let_go() -> None:
    """Memory that is free again goes back to the system: an allocator keeps it for later, and it would count."""
    gc.collect()
    with suppress(AttributeError):  # of glibc's alone
        _libc().malloc_trim(0)


def descendants(of: int) -> set[int]:
    """All processes below this one, however far, that have not ended."""
    found: set[int] = set()
    children_of = _children_of if _LISTS_CHILDREN else _all_listed()
    waiting = children_of(of)
    while waiting:
        pid = waiting.pop()
        if pid not in found:
            found.add(pid)
            waiting |= children_of(pid)
    return {pid for pid in found if _lives(pid)}


def children() -> set[int]:
    """Of this process, also those that have ended and wait to be reaped."""
    return _children_of(os.getpid()) if _LISTS_CHILDREN else _all_listed()(os.getpid())


def _children_of(pid: int) -> set[int]:
    found: set[int] = set()
    with suppress(OSError):
        for thread in os.listdir(f"/proc/{pid}/task"):  # noqa: PTH208 - a path for each costs more than reading it
            with open(f"/proc/{pid}/task/{thread}/children", "rb", buffering=0) as file:  # noqa: PTH123
                found |= {int(each) for each in file.read().split()}
    return found


def _all_listed() -> Callable[[int], set[int]]:
    """For a kernel that does not list a process' children."""
    below: dict[int, set[int]] = {}
    for pid, parent, _ in listed():
        below.setdefault(parent, set()).add(pid)
    return lambda pid: set(below.get(pid, ()))


def _lives(pid: int) -> bool:
    try:
        return _stat(pid)[0] != b"Z"
    except (OSError, IndexError):
        return False


def listed() -> Iterable[tuple[int, int, str]]:
    """Each process with its parent and state."""
    for name in os.listdir("/proc"):  # noqa: PTH208
        if name.isdigit():
            with suppress(OSError, IndexError, ValueError):
                state, parent = _stat(int(name))[:2]
                yield int(name), int(parent), state.decode()


def kill_all(pids: Iterable[int]) -> None:
    for pid in pids:
        with suppress(ProcessLookupError, PermissionError):
            os.kill(pid, signal.SIGKILL)


def end_tree(root: int) -> None:
    """End all that descends from a process, and then the process: as long as it is there, its orphans are below it.

    New ones may appear until the last of them is dead.
    """
    until, empty = time.monotonic() + REAP_S, 0
    with suppress(ProcessLookupError, PermissionError):
        os.kill(root, signal.SIGSTOP)
    while empty < 2 and time.monotonic() < until:  # twice: while some end, the kernel's list may leave others out
        below = descendants(root)
        kill_all(below)
        empty = 0 if below else empty + 1
    kill_all({root})


def end_children(but: Set[int] = frozenset()) -> bool:
    """End whoever is right below this process, and who comes up from below them. False if they become no fewer."""
    fewest, until = sys.maxsize, 0.0
    while strays := children() - but:
        if len(strays) < fewest:
            fewest, until = len(strays), time.monotonic() + REAP_S
        kill_all(strays)
        for stray in strays:
            reaped(stray)
        if time.monotonic() > until:
            return False
    return True


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
