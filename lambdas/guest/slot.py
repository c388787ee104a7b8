"""A guest: the process in which an agent runs, one job after another. It holds its run and no key of ours.

It knows the worker by one connection. A result, a failure and each question of a run go over it as data; an exception
is classified here, where it is, so that nobody else ever runs its code.

After each run, what an agent finds around it is put right for the next one. What cannot be put right is a reason to
have another process for the next job.
"""

import faulthandler
import importlib
import os
import resource
import signal
import socket
import sys
import threading
import time
import traceback
from collections.abc import Callable, Collection
from contextlib import suppress
from datetime import UTC, datetime
from functools import cache
from typing import Any, NoReturn

from lambdas.core.agent.run import Run
from lambdas.core.agent.supervise import performed_here
from lambdas.core.config.lane import NOTHING, Lane, Raised
from lambdas.core.model.failure import Code, stated
from lambdas.core.model.head import Head
from lambdas.core.model.job import Job
from lambdas.core.model.value import replace
from lambdas.core.ports.runs import Agent, Means, Order
from lambdas.guest import process
from lambdas.guest.ask import GuestLedger, GuestStore, Line
from lambdas.guest.wire import LOST_LINE, Closed, Frame, Frames, TooLarge, made, plain

GOING_S = 0.1  # how long a thread may take to end that was asked to


def serve(fds: list[int], parent: int, most_tasks: int) -> NoReturn:
    """Until the worker hangs up. Never returns: in a fork, what is above is the zygote."""
    code = 1
    try:
        process.bound_tasks(most_tasks)
        frames = _settled_in(fds, parent)
        _work(frames, dump=fds[-1])
        code = 0
    except Closed:
        code = LOST_LINE
    except BaseException:  # ours, or of what the agent has put in its place: its letter shows the end of stderr
        with suppress(BaseException):
            traceback.print_exc()
    finally:
        os._exit(code)


def _settled_in(fds: list[int], parent: int) -> Frames:
    connection, out, err, dump = fds
    os.setsid()  # a group of its own, which is ended as one
    process.die_with_parent(parent)
    process.adopt_orphans()
    process.end_first()
    process.hide_from_neighbours()
    os.dup2(out, 1)
    os.dup2(err, 2)
    os.close(out)
    os.close(err)
    with suppress(Exception):  # an import may have put something else in its place
        sys.stdout.reconfigure(line_buffering=True)  # type: ignore[union-attr]
    os.set_inheritable(dump, False)
    own = socket.socket(fileno=connection)
    own.set_inheritable(False)
    return Frames(own)


def _work(frames: Frames, dump: int) -> None:
    line = Line(frames)
    welcome = line.order()
    lane, frames.takes = made(Lane, welcome["lane"]), welcome["takes"]
    usual = _threads()  # of an agent that was imported with threads
    own, surroundings = os.getpid(), Surroundings()
    while True:
        order = line.order()
        _ready_to_dump(dump)
        ended = _performed(line, order, lane)
        if os.getpid() != own:
            os._exit(1)  # the agent has forked, and its child came back here: the line is its parent's
        for stream in (sys.stdout, sys.stderr):
            with suppress(Exception):  # the agent may have closed it, or put something else in its place
                stream.flush()
        unfit = surroundings.restore()
        rest = {"unfit": unfit, "left": _left(usual), "children": process.has_children()}
        try:
            frames.send({**ended, **rest})
        except TooLarge as much:
            frames.send({**_unsent(ended, f"the agent returned {much}"), **rest})


def _left(usual: Collection[int | None]) -> list[str]:
    """Threads that outlive the run. Those of an event loop that closed may take a moment to end."""
    until = time.monotonic() + GOING_S
    while left := [name for ident, name in _threads().items() if ident not in usual]:
        if time.monotonic() > until:
            break
        time.sleep(GOING_S / 20)
    return left


def _ready_to_dump(dump: int) -> None:
    """A segfault says where, and who hangs too, whatever the run before has made of the signal for it."""
    with suppress(OSError, ValueError):  # it has closed the pipe: then nobody hears of it
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {process.DUMP})
        faulthandler.enable(file=dump)
        faulthandler.unregister(process.DUMP)
        faulthandler.register(process.DUMP, file=dump, all_threads=True)


def _threads() -> dict[int | None, str]:
    """Also those that run Python and were begun without `threading`."""
    return {ident: f"thread {ident}" for ident in sys._current_frames()} | {
        each.ident: str(each.name) for each in threading.enumerate()
    }


def _performed(line: Line, asked: Frame, lane: Lane) -> Frame:
    lane = made(Raised, asked["raised"]).over(lane)
    order = Order(
        job=made(Job, asked["job"]),
        head=made(Head, asked["head"]),
        means=Means(
            lane=lane,
            ledger=GuestLedger(line),
            store=GuestStore(line),
            clock=lambda: datetime.now(UTC),
            enqueue=line.enqueue,
            new_secret=lambda: os.urandom(32).hex(),
            risk=lambda _lane: NOTHING,  # the worker hears of everything at once, and decides what it writes down
        ),
        agent=asked["agent"],
        deadline=datetime.fromisoformat(asked["deadline"]),
        seconds=asked["seconds"],
        model=asked["model"],
    )
    run = Run(job=order.job, head=order.head, means=order.means, deadline=order.deadline, model=order.model)
    line.begin(lambda: {"doing": run.doing, "checkpoint": run.checkpoint})
    ending = performed_here(lambda: _found(order.agent), order, run)
    return {"stay": asked["stay"], "ended": plain(replace(ending, text="")), "text": ending.text}


def _unsent(ended: Frame, why: str) -> Frame:
    failure = stated(Code.OUT_OF_MEMORY, why, about="its result")
    return {**ended, "ended": {**ended["ended"], "failure": plain(failure)}, "text": ""}


@cache
def _found(path: str) -> Agent:
    module, _, function = path.partition(":")
    found: Agent = getattr(importlib.import_module(module), function)
    return found


def spawned(arguments: list[str], *, load: Callable[[str], Any] = _found) -> NoReturn:
    """A slot that was not forked: it imports the agents itself."""
    process.hide_from_neighbours()  # first: to be executed made it readable again, and an import may take long
    *numbers, parent, most_tasks = (int(each) for each in arguments[:6])
    load(arguments[6])
    serve(numbers, parent, most_tasks)


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


if __name__ == "__main__":
    spawned(sys.argv[1:])
