"""The worker's hold on its guests' processes: the zygote, the slots that it makes and ends, and what they print."""

import os
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import IO, Any

from lambdas.core.model.errors import LazaretError
from lambdas.core.model.failure import Failure
from lambdas.core.model.value import value
from lambdas.core.ports.runs import Hide
from lambdas.guest import process
from lambdas.guest.wire import LARGEST, Closed, Frame, Frames

IMPORT_S = 60.0  # Lambda itself gives the init phase 10 s, and the first invocation the rest
ANSWER_S = 10.0  # making or ending a slot takes milliseconds
LONGEST_IMPORT_LINE = 8_000  # characters of what an agent prints while it is imported
MOST_OF_AN_IMPORT_LINE = 1024**2  # bytes that are held of one; the rest of a longer one is left out
SEND_S = 5.0  # a guest that does not read for so long has stopped

Tell = Callable[[str, Mapping[str, Any]], None]  # a constant message, and its facts

_zygotes: set[int] = set()  # of this process, which may have two while a lane's secrets are rotated
_births = threading.Lock()  # for as long as one is begun and not yet in there


class NoGuest(LazaretError):
    """No process could be made for an agent; the text says why."""


@value
class Held:
    """By a guest, with all that descends from it."""

    memory: int  # bytes beyond those with which it began, those that the worker holds for it included
    tasks: int  # processes and threads


class Slot:
    """One guest's process, as the worker holds it."""

    def __init__(self, of: "Slots", pid: int, frames: Frames, out: int, err: int, dump: int) -> None:
        self.of = of
        self.pid = pid
        self.frames = frames
        self.out, self.err, self.dump = out, err, dump
        self.ended = os.pidfd_open(pid)  # readable as soon as it has ended, whoever still holds its pipes
        self.tenant_id = ""  # whose jobs it runs, from the first one on
        self.ended_for: Failure | None = None  # why it was ended before its run, if the host did it
        # Nearly all of it shared with the zygote.
        self._at_first, self._unbacked_at_first = process.resident(pid), process.unbacked(pid)

    @property
    def grown(self) -> int:
        """Since it could run: a slot that was spawned has then imported what the zygote has."""
        usual = self.of.held if self.of.spawns else self._at_first
        return max(0, process.resident(self.pid) - usual)

    def held(self) -> Held:
        # A fork of it shares what it began with, and so does not count as much again.
        tree = (self.pid, *process.descendants(self.pid))
        # Nor do pages of a file that it has mapped, such as a model or an index.
        memory = sum(max(0, process.unbacked(pid) - self._unbacked_at_first) for pid in tree) + self.frames.owned
        return Held(memory=memory, tasks=sum(process.tasks_of(pid) for pid in tree))

    def signal(self, number: signal.Signals) -> None:
        with suppress(OSError):
            signal.pidfd_send_signal(self.ended, number)

    def close(self) -> None:
        self.frames.connection.close()
        for fd in (self.out, self.err, self.dump, self.ended):
            os.close(fd)


class Slots:
    """The zygote and its slots. It is started again when it has died, or does not answer."""

    def __init__(
        self,
        agents: Sequence[str],
        *,
        root: Path,
        environment: Mapping[str, str],
        tell: Tell,
        largest: int = LARGEST,
        adopts: bool = False,
        hide: Hide | None = None,
    ) -> None:
        """`largest`: bytes of a frame that a guest may send. `adopts`: this process is there for its guests alone, so
        whoever is below it and not known to it is one of theirs. With `hide`, for agents that have secrets, what they
        print while they are imported is logged without them.
        """
        self._command = [sys.executable, "-m", "lambdas.guest.zygote"]
        self._agents = agents
        self._root = root
        self._environment = dict(environment)
        self._tell = tell
        self._largest = largest
        self._adopts = adopts
        self._hide = hide
        self._lock = threading.Lock()
        self._zygote: subprocess.Popen[bytes] | None = None
        self._control: Frames | None = None
        self._hello: Frame | None = None

    def start(self) -> None:
        """Begins to import. Whoever needs a slot waits for it."""
        with self._lock:
            self._started()

    def ready(self) -> None:
        """Raise `NoGuest` if the lane's agent cannot be imported."""
        with self._lock:
            self._greeted()

    def make(self) -> Slot:
        try:
            ours, theirs = socket.socketpair()
            pipes = [os.pipe() for _ in range(3)]
        except OSError as none:  # of use to nobody any more: what it has opened ends with this process
            raise NoGuest(f"the worker cannot open another line: {none}") from none
        try:
            with self._lock:
                made = self._asked({"do": "make"}, (theirs.fileno(), *(write for _, write in pipes)))
            if "failed" in made:
                raise OSError(made["failed"])
            return self._held(made["pid"], ours, [read for read, _ in pipes])
        except (Closed, OSError, KeyError) as failed:
            ours.close()
            for read, _ in pipes:
                os.close(read)
            raise NoGuest(f"no process could be made: {failed}") from failed
        finally:
            theirs.close()
            for _, write in pipes:
                os.close(write)

    def _held(self, pid: int, connection: socket.socket, reads: list[int]) -> Slot:
        connection.settimeout(SEND_S)
        for read in reads:
            os.set_blocking(read, False)
        return Slot(self, pid, Frames(connection, largest=self._largest), *reads)

    def end(self, slot: Slot) -> int | None:
        """With all that descends from it. Its wait status, if it can still be known."""
        slot.signal(signal.SIGKILL)
        try:
            with self._lock:
                answer = self._asked({"do": "end", "pid": slot.pid})
                status: int | None = answer["status"]
                if not answer["clear"]:
                    self._tell("guest.not_ended", {"why": "its processes begin others faster than they can be ended"})
                    self._abandon()
        except (Closed, OSError, KeyError, NoGuest):
            status = None
        slot.close()
        return status

    @property
    def held(self) -> int:
        """Bytes of the zygote."""
        zygote = self._zygote  # another thread may just abandon it
        return process.resident(zygote.pid) if zygote is not None else 0

    @property
    def spawns(self) -> bool:
        """Slots import for themselves, and are not forked."""
        hello = self._hello  # another thread may just abandon it
        return hello is not None and bool(hello["threads"] or hello["connections"])

    def close(self) -> None:
        with self._lock:
            self._abandon()

    def _asked(self, frame: Frame, fds: tuple[int, ...] = ()) -> Frame:
        try:
            return self._answered(frame, fds)
        except Closed:  # it has died or stopped, and its slots with it: a new one is asked
            self._abandon()
            return self._answered(frame, fds)

    def _answered(self, frame: Frame, fds: tuple[int, ...]) -> Frame:
        control = self._greeted()
        control.send(frame, fds)
        return _one(control)

    def _greeted(self) -> Frames:
        control = self._started()
        if self._hello is None:
            control.connection.settimeout(IMPORT_S)
            try:
                self._hello = _one(control)
            except Closed as gone:
                self._abandon()
                raise NoGuest(f"the agents' process ended while it imported: {gone}") from gone
            control.connection.settimeout(ANSWER_S)
            self._say_whether_spawned(self._hello)
        if self._hello["failed"]:
            why = self._hide(self._hello["failed"]) if self._hide else self._hello["failed"]
            raise NoGuest(f"agent {self._agents[0]!r} cannot be imported: {why}")
        return control

    def _say_whether_spawned(self, hello: Frame) -> None:
        if hello["threads"]:
            why = "an import has started threads, which a fork would not copy"
            self._tell("guest.spawned_not_forked", {"why": why, "threads": hello["threads"]})
        elif hello["connections"]:
            why = "an import has opened connections, which all forks would share"
            self._tell("guest.spawned_not_forked", {"why": why, "connections": hello["connections"]})

    def _started(self) -> Frames:
        if self._control is not None:
            return self._control
        ours, theirs = socket.socketpair()
        with theirs, _births:
            self._zygote = subprocess.Popen(
                [*self._command, str(theirs.fileno()), *self._agents],
                cwd=self._root,
                env=self._environment,
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE if self._hide else None,
                stderr=subprocess.STDOUT if self._hide else None,
                pass_fds=(theirs.fileno(),),
            )
            _zygotes.add(self._zygote.pid)
        if self._hide:
            threading.Thread(target=self._hear, args=(self._zygote.stdout,), name="imports", daemon=True).start()
        self._control = Frames(ours)
        return self._control

    def _hear(self, printed: IO[bytes]) -> None:
        """Until the zygote has ended, line by line. Slots have pipes of their own."""
        with printed:
            begins = True
            while line := printed.readline(MOST_OF_AN_IMPORT_LINE):
                if self._hide and begins and line.strip():
                    text = self._hide(line.decode("utf-8", "replace").rstrip())
                    self._tell("agent.said", {"stream": "import", "text": text[:LONGEST_IMPORT_LINE]})
                begins = line.endswith(b"\n")

    def _abandon(self) -> None:
        if self._zygote is None or self._control is None:
            return
        process.end_tree(self._zygote.pid)  # first those below it: without it, nobody could tell them from others
        self._control.connection.close()
        self._zygote.wait()
        with _births:
            _zygotes.discard(self._zygote.pid)
            self._zygote, self._control, self._hello = None, None, None
            if self._adopts:
                process.end_children(but=_zygotes)


def _one(control: Frames) -> Frame:
    while not (frames := control.read()):
        pass
    return frames[0]
