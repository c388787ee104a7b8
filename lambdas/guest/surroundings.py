"""What an agent finds around it in its process, put right for the next one after each run. It ends nothing itself:
what cannot be put right is a reason to have another process for the next job.
"""

import faulthandler
import importlib
import os
import resource
import signal
import sys
from collections.abc import Callable
from contextlib import suppress
from typing import Any

MOST_FILES = 512  # that a run may leave open: Lambda gives a process 1,024
_SIGNALS = tuple(int(number) for number in signal.valid_signals() - {signal.SIGKILL, signal.SIGSTOP})
_handler_of: Callable[[int], Any] = importlib.import_module("_signal").getsignal  # without an enum for each answer
_TIMERS = (signal.ITIMER_REAL, signal.ITIMER_VIRTUAL, signal.ITIMER_PROF)
# Those by which agents bound what they run, and that a later job would be ended by, or fail for.
_LIMITS = (resource.RLIMIT_CPU, resource.RLIMIT_AS, resource.RLIMIT_DATA, resource.RLIMIT_FSIZE, resource.RLIMIT_NOFILE)


class Surroundings:
    """As they are when it is made."""

    def __init__(self) -> None:
        self._folder = os.getcwd()  # noqa: PTH109
        self._deepest = sys.getrecursionlimit()
        self._masked = signal.pthread_sigmask(signal.SIG_BLOCK, ())
        self._umask = os.umask(0o077)
        os.umask(self._umask)  # it is only known by setting another
        self._handlers = tuple(map(_handler_of, _SIGNALS))
        self._limits = tuple(map(resource.getrlimit, _LIMITS))
        self._streams = (sys.stdout, sys.stderr)
        self._pipes = _pipes()

    def restore(self) -> str:
        """Why this process is no good for another job; empty if all is as it was."""
        for timer in _TIMERS:
            signal.setitimer(timer, 0)  # a timeout that the agent never called off would hit the next job
        os.umask(self._umask)
        signal.pthread_sigmask(signal.SIG_SETMASK, self._masked)
        sys.setrecursionlimit(self._deepest)
        with suppress(OSError):  # it is gone: the agent has removed it
            os.chdir(self._folder)
        self._restore_handlers()
        return self._limited() or self._unheard() or self._leaking()

    def _restore_handlers(self) -> None:
        """Where nobody waits for children, `subprocess` takes every exit for a good one."""
        signal.set_wakeup_fd(-1)
        if tuple(map(_handler_of, _SIGNALS)) == self._handlers:
            return
        faulthandler.disable()  # or it would take itself for enabled, without its handlers
        for number, usual in zip(_SIGNALS, self._handlers, strict=True):
            if usual is not None and _handler_of(number) is not usual:  # None: C has set it, and only C could again
                signal.signal(number, usual)

    def _limited(self) -> str:
        for limit, usual in zip(_LIMITS, self._limits, strict=True):
            if resource.getrlimit(limit) != usual:
                with suppress(OSError, ValueError):  # the agent has lowered it for good
                    resource.setrlimit(limit, usual)
                    continue
                return "the agent has limited its process for good"
        return ""

    def _unheard(self) -> str:
        """What the next agent prints must be heard, and must not go to a file that took the pipe's number."""
        sys.stdout, sys.stderr = self._streams
        open_ones = all(stream is None or not stream.closed for stream in self._streams)
        return "" if open_ones and _pipes() == self._pipes else "the agent has closed its output"

    def _leaking(self) -> str:
        """The lowest free number is above all that are taken but for gaps, and costs nothing to know."""
        try:
            lowest = os.dup(2)
        except OSError:
            return "the agent has left no file descriptor free"
        os.close(lowest)
        return f"{lowest} file descriptors of the agent outlived its run" if lowest > MOST_FILES else ""


def _pipes() -> tuple[tuple[int, int], ...]:
    found = []
    for fd in (1, 2):
        with suppress(OSError):
            of = os.fstat(fd)
            found.append((of.st_dev, of.st_ino))
    return tuple(found)
