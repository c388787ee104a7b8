"""Agents that end in odd ways, or leave their process other than they found it."""

import json
import os
import signal
import sys
import time
from typing import Any

from lazaret import Job, Run


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


def patches(_job: Job, _run: Run) -> Any:
    """What its process speaks with."""
    json.dumps = lambda *_, **__: "{}"
    return {"ok": True}


AGENTS = tuple(
    f"{__name__}:{name}"
    for name, made in list(globals().items())
    if callable(made) and getattr(made, "__module__", "") == __name__ and not isinstance(made, type)
)
