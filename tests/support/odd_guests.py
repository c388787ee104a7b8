"""Agents that end in odd ways, or leave their process other than they found it."""

import ctypes
import io
import json
import os
import resource
import signal
import socket
import subprocess
import sys
import time
from contextlib import suppress
from typing import Any

from lazaret import Job, Run

# What some clients open when they are imported; not in the tests' own process.
CONNECTION = socket.socketpair() if os.environ.get("CONNECTS_WHEN_IMPORTED") else None


class Unspeakable(Exception):
    """Whatever looks at it fails."""

    def __str__(self) -> str:
        raise SystemExit("not even this")

    __repr__ = __str__


class Oddity(BaseException):
    pass


RAISED = {
    "base": Oddity,
    "generator": GeneratorExit,
    "keyboard": KeyboardInterrupt,
    "exit": SystemExit,
    "unspeakable": Unspeakable,
    "stop": StopIteration,
    "memory": MemoryError,
}


def healthy(_job: Job, run: Run) -> Any:
    mask = os.umask(0)
    os.umask(mask)
    return run.step(
        "look",
        lambda: {
            "pid": os.getpid(),
            "cwd": os.getcwd(),  # noqa: PTH109
            "umask": mask,
            "masked": sorted(signal.pthread_sigmask(signal.SIG_BLOCK, [])),
            "recursion": sys.getrecursionlimit(),
        },
    )


def connected(_job: Job, _run: Run) -> Any:
    """Which connection it has: other processes that have it too would read what is meant for this one."""
    assert CONNECTION is not None
    return {"connection": os.fstat(CONNECTION[0].fileno()).st_ino}


def raises(job: Job, _run: Run) -> Any:
    raise RAISED[job.payload["what"]]("odd \ud800")


def returns(job: Job, _run: Run) -> Any:
    circle: list[Any] = []
    circle.append(circle)
    odd: dict[str, Any] = {
        "object": object(),
        "circle": circle,
        "nan": float("nan"),
        "bytes": b"x",
        "key": {("a", 1): 2},
        "huge": 10**5000,
    }
    return odd[job.payload["what"]]


def surrogates(_job: Job, run: Run) -> Any:
    sys.stdout.buffer.write(b"\xff\xfe\xed\xa0\x80\n")
    run.step("half \ud800", lambda: {"\ud800": "\udfff"})
    return {"half": "\ud800"}


def closes(job: Job, _run: Run) -> Any:
    """Descriptors from here on, as daemons do."""
    os.closerange(job.payload["from"], 256)
    return {"ok": True}


def writes(_job: Job, _run: Run) -> Any:
    """On every descriptor that it has."""
    for fd in range(3, 64):
        try:
            os.write(fd, b"\xff" * 64)
        except OSError:
            continue
    time.sleep(0.2)
    return {"ok": True}


def unsettles(_job: Job, _run: Run) -> Any:
    """Leaves its process elsewhere, and otherwise than it was."""
    os.chdir("/")
    os.umask(0o777)
    signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGTERM, signal.SIGINT, signal.SIGALRM})
    sys.setrecursionlimit(300)
    return {"pid": os.getpid()}


def hears_nothing(job: Job, _run: Run) -> Any:
    """Leaves its process without the output that it had."""
    how = job.payload["how"]
    if how == "closed":
        sys.stdout.close()
    elif how == "put over":
        nothing = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nothing, 1)
    else:
        sys.stdout = io.StringIO()
    return {"pid": os.getpid()}


def says(_job: Job, _run: Run) -> Any:
    sys.stdout.write("heard\n")
    return {"pid": os.getpid()}


def forgets_children(_job: Job, _run: Run) -> Any:
    """As who does not want to wait for them, and not to be told of a broken pipe."""
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    signal.signal(signal.SIGPIPE, signal.SIG_DFL)
    signal.signal(signal.SIGSEGV, signal.SIG_IGN)
    return {"pid": os.getpid()}


def asks_a_child(_job: Job, _run: Run) -> Any:
    ended = subprocess.run(["sh", "-c", "exit 3"], check=False).returncode
    return {"pid": os.getpid(), "ended": ended, "pipe": signal.getsignal(signal.SIGPIPE)}


def segfaults(_job: Job, _run: Run) -> Any:
    return ctypes.string_at(0)


def limits_itself(job: Job, _run: Run) -> Any:
    """As agents do before they run what a model wrote; for good, or until they would put it right."""
    for_good = job.payload["for_good"]
    for limit in (resource.RLIMIT_CPU, resource.RLIMIT_FSIZE):
        resource.setrlimit(limit, (1, 2 if for_good else resource.getrlimit(limit)[1]))
    return {"pid": os.getpid()}


def burns(job: Job, _run: Run) -> Any:
    until = time.process_time() + 1.5
    while time.process_time() < until:
        pass
    with open(job.payload["file"], "w") as file:  # noqa: PTH123
        file.write("more than a byte")
    return {"pid": os.getpid()}


def leaks_files(_job: Job, _run: Run) -> Any:
    """Never closes what it opens, as many as Lambda lets it."""
    with suppress(OSError):
        while os.open(os.devnull, os.O_RDONLY) < 1_000:
            pass
    return {"pid": os.getpid()}


def patches(_job: Job, _run: Run) -> Any:
    """What its process speaks with."""
    json.dumps = lambda *_, **__: "{}"
    return {"ok": True}


AGENTS = tuple(
    f"{__name__}:{name}"
    for name, made in list(globals().items())
    if callable(made) and getattr(made, "__module__", "") == __name__ and not isinstance(made, type)
)
