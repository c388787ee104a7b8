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
from typing import Any

from lambdas.guest import process, slot
from lambdas.guest.wire import Closed, Frame, Frames

FDS = 4  # of a slot: its connection, stdout, stderr, and where its stacks are dumped


def main(control_fd: int, agents: list[str]) -> None:
    control = Frames(socket.socket(fileno=control_fd))
    control.connection.set_inheritable(False)
    process.adopt_orphans()
    failed = imported(agents)
    threads = [each.name for each in threading.enumerate() if each is not threading.main_thread()]
    gc.freeze()  # what was imported stays shared: a collection in a slot need not touch it
    control.send({"failed": failed, "threads": threads})
    serve(Nursery(control, agents, forks=not threads))


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
        self._usual = _children()  # what an import has started, and may be of use to all

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
            return {"status": None}
        process.end_tree(pid)
        self._slots.discard(pid)
        status = process.reaped(pid)
        # Each living slot adopts its own orphans, so whoever else is below this process belonged to a dead one.
        while strays := _children() - self._slots - self._usual:
            for stray in strays:
                process.end_tree(stray)
                process.reaped(stray)
        return {"status": status}

    def end_all(self) -> None:
        process.kill_all(process.descendants(os.getpid()))
        for pid in tuple(self._slots):
            self.end(pid)

    def _forked(self, fds: list[int]) -> int:
        parent = os.getpid()
        pid = os.fork()
        if pid == 0:
            self.control.connection.close()
            slot.serve(fds, parent)
        return pid

    def _spawned(self, fds: list[int]) -> int:
        """An import has started threads: a fork would copy their locks, but not them."""
        for fd in fds:
            os.set_inheritable(fd, True)
        numbers = [str(each) for each in (*fds, os.getpid())]
        command = [sys.executable, "-m", "lambdas.guest.slot", *numbers, *self._agents]
        return os.posix_spawn(sys.executable, command, dict(os.environ))


def _children() -> set[int]:
    me = os.getpid()
    return {pid for pid, parent, state in process.listed() if parent == me and state != "Z"}


def serve(nursery: Nursery) -> None:
    try:
        while True:
            read, fds, _, _ = socket.recv_fds(nursery.control.connection, 65_536, FDS)
            for frame in nursery.control.feed(read):
                nursery.control.send(_answer(nursery, frame, fds))
            # Once the first slot is there nobody waits, and every later one has what a failure needs.
            importlib.import_module("lambdas.core.classify.judge")
            gc.freeze()
    except (Closed, OSError):
        nursery.end_all()


def _answer(nursery: Nursery, frame: Frame, fds: list[int]) -> Any:
    return nursery.make(fds) if frame["do"] == "make" else nursery.end(frame["pid"])


if __name__ == "__main__":
    main(int(sys.argv[1]), sys.argv[2:])
