"""The first process of the guests: it imports the lane's agents once, and each slot is forked from it.

Started by the worker with a clean environment. It holds no client and no key. It makes slots and ends them, and it ends
itself with all of them as soon as the worker is gone.

    python -m lambdas.guest.zygote <control fd> <module:function> ...
"""

import gc
import importlib
import os
import socket
import sys
import threading
from functools import cache
from typing import Any

from lambdas.core.config.lane import Lane, Raised
from lambdas.core.model.head import Head
from lambdas.core.model.job import Job
from lambdas.guest import process, slot
from lambdas.guest.wire import Closed, Frame, Frames, reader

FDS = 4  # of a slot: its connection, stdout, stderr, and where its stacks are dumped
MOST_TASKS = 800  # threads and processes that guests may add: Lambda has 1,024 for all, and the worker needs some


def main(control_fd: int, agents: list[str]) -> None:
    control = Frames(socket.socket(fileno=control_fd))
    control.connection.set_inheritable(False)
    process.adopt_orphans()
    process.end_first()
    process.hide_from_neighbours()  # a guest that could write to its memory would be in every later guest
    sockets = process.sockets()
    failed = imported(agents)
    threads = [each.name for each in threading.enumerate() if each is not threading.main_thread()]
    connections = len(process.sockets() - sockets)
    gc.freeze()  # what was imported stays shared: a collection in a slot need not touch it
    control.send({"failed": failed, "threads": threads, "connections": connections})
    serve(Nursery(control, agents, forks=not threads and not connections))


def imported(agents: list[str]) -> str:
    """Why the first one, the lane's own, cannot be imported. The others fail when a job asks for them."""
    for number, agent in enumerate(agents):
        try:
            importlib.import_module(agent.partition(":")[0])
        except BaseException as error:  # whatever its code raises
            if number == 0:
                return f"{type(error).__name__}: {error}"
    return ""


class Nursery:
    """The slots that this process has made."""

    def __init__(self, control: Frames, agents: list[str], *, forks: bool) -> None:
        self.control = control
        self._agents = agents
        self._forks = forks
        self._slots: set[int] = set()
        self._usual = process.children()  # what an import has started, and may be of use to all
        self._most_tasks = process.tasks_of_this_user() + MOST_TASKS

    def make(self, fds: list[int]) -> Frame:
        try:
            pid = self._forked(fds) if self._forks else self._spawned(fds)
        except OSError as failed:  # an agent may have taken all processes: the other slots need not end for it
            return {"failed": str(failed)}
        finally:
            for fd in fds:
                os.close(fd)
        self._slots.add(pid)
        return {"pid": pid}

    def end(self, pid: int) -> Frame:
        """With all that descends from it. Its wait status; None if somebody else has reaped it."""
        if pid not in self._slots:
            return {"status": None, "clear": True}
        process.end_tree(pid)
        self._slots.discard(pid)
        status = process.reaped(pid)
        # Each living slot adopts its own orphans, so whoever else is below this process belonged to a dead one.
        return {"status": status, "clear": process.end_children(but=self._slots | self._usual)}

    def end_all(self) -> None:
        for pid in tuple(self._slots):
            self.end(pid)
        process.end_children()

    def _forked(self, fds: list[int]) -> int:
        parent = os.getpid()
        pid = os.fork()
        if pid == 0:
            self.control.connection.close()
            slot.serve(fds, parent, self._most_tasks)
        return pid

    def _spawned(self, fds: list[int]) -> int:
        """An import has started threads, whose locks a fork would copy without them; or it has opened connections, on
        which one tenant's run would read what another's has asked for.
        """
        for fd in fds:
            os.set_inheritable(fd, True)
        numbers = [str(each) for each in (*fds, os.getpid(), self._most_tasks)]
        command = [sys.executable, "-m", "lambdas.guest.slot", *numbers, *self._agents]
        return os.posix_spawn(sys.executable, command, dict(os.environ))


def serve(nursery: Nursery) -> None:
    try:
        while True:
            read, fds, _, _ = socket.recv_fds(nursery.control.connection, 65_536, FDS)
            for frame in nursery.control.feed(read):
                nursery.control.send(_answer(nursery, frame, fds))
            prepare()
    except (Closed, OSError):
        nursery.end_all()


@cache
def prepare() -> None:
    """Once the first slot is there nobody waits: every later one has what a failure needs, and knows our values."""
    importlib.import_module("lambdas.core.classify.judge")
    for kind in (Lane, Raised, Job, Head):
        reader(kind)
    gc.freeze()


def _answer(nursery: Nursery, frame: Frame, fds: list[int]) -> Any:
    return nursery.make(fds) if frame["do"] == "make" else nursery.end(frame["pid"])


if __name__ == "__main__":
    main(int(sys.argv[1]), sys.argv[2:])
