"""A guest: the process in which an agent runs, one job after another. It holds its run and no key of ours.

It knows the worker by one connection. A result, a failure and each question of a run go over it as data; an exception
is classified here, where it is, so that nobody else ever runs its code.
"""

import faulthandler
import importlib
import os
import signal
import socket
import sys
import threading
from collections.abc import Callable
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
from lambdas.guest.wire import Closed, Frame, Frames, TooLarge, made, plain


def serve(fds: list[int], parent: int, most_tasks: int) -> NoReturn:
    """Until the worker hangs up. Never returns: in a fork, what is above is the zygote."""
    code = 1
    try:
        process.bound_tasks(most_tasks)
        frames = _settled_in(fds, parent)
        _work(frames)
        code = 0
    except Closed:
        code = 0
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
    faulthandler.enable(file=dump)  # a segfault says where
    faulthandler.register(process.DUMP, file=dump, all_threads=True)
    own = socket.socket(fileno=connection)
    own.set_inheritable(False)
    return Frames(own)


def _work(frames: Frames) -> None:
    line = Line(frames)
    welcome = line.order()
    lane, frames.takes = made(Lane, welcome["lane"]), welcome["takes"]
    usual = set(threading.enumerate())  # of an agent that was imported with threads
    own = os.getpid()
    while True:
        ended = _performed(line, line.order(), lane)
        if os.getpid() != own:
            os._exit(1)  # the agent has forked, and its child came back here: the line is its parent's
        signal.setitimer(signal.ITIMER_REAL, 0)  # a timeout that the agent never called off would hit the next job
        for stream in (sys.stdout, sys.stderr):
            with suppress(Exception):  # the agent may have closed it, or put something else in its place
                stream.flush()
        left = [each.name for each in threading.enumerate() if each not in usual]
        rest = {"left": left, "children": process.has_children()}
        try:
            frames.send({**ended, **rest})
        except TooLarge as much:
            frames.send({**_unsent(ended, f"the agent returned {much}"), **rest})


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
    *numbers, parent, most_tasks = (int(each) for each in arguments[:6])
    load(arguments[6])
    serve(numbers, parent, most_tasks)


if __name__ == "__main__":
    spawned(sys.argv[1:])
