"""The worker's hold on its guests' processes: the zygote, and the slots that are made and ended through it."""

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
from lambdas.core.ports.host import Hide
from lambdas.guest import process
from lambdas.guest.wire import Closed, Frame, Frames

IMPORT_S = 60.0  # Lambda itself gives the init phase 10 s, and the first invocation the rest
ANSWER_S = 10.0  # making or ending a slot takes milliseconds
LONGEST_LINE = 8_000  # characters of what an agent prints that are logged
SEND_S = 5.0  # a guest that does not read for so long has stopped

Tell = Callable[[str, Mapping[str, Any]], None]  # a constant message, and its facts


class NoGuest(LazaretError):
    """No process could be made for an agent; the text says why."""


class Slot:
    """One guest's process, as the worker holds it."""

    def __init__(self, of: "Slots", pid: int, connection: socket.socket, out: int, err: int, dump: int) -> None:
        self.of = of
        self.pid = pid
        self.frames = Frames(connection)
        self.out, self.err, self.dump = out, err, dump
        self.ended = os.pidfd_open(pid)  # readable as soon as it has ended, whoever still holds its pipes
        self.at_first = process.resident(pid)  # nearly all of it shared with the zygote
        self.too_large = ""  # why it was ended, if it was for its memory

    @property
    def grown(self) -> int:
        """Bytes that it holds beyond those with which it began."""
        return max(0, process.resident(self.pid) - self.at_first)

    def signal(self, number: signal.Signals) -> None:
        with suppress(OSError):
            signal.pidfd_send_signal(self.ended, number)

    def close(self) -> None:
        self.frames.connection.close()
        for fd in (self.out, self.err, self.dump, self.ended):
            os.close(fd)


class Slots:
    """The zygote and its slots. It is started again when it has died, or does not answer.

    With `hide`, for agents that have secrets, what they print while they are imported is logged without them.
    """

    def __init__(
        self,
        agents: Sequence[str],
        *,
        root: Path,
        environment: Mapping[str, str],
        tell: Tell,
        hide: Hide | None = None,
    ) -> None:
        self._command = [sys.executable, "-m", "lambdas.guest.zygote"]
        self._agents = agents
        self._root = root
        self._environment = dict(environment)
        self._tell = tell
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
        ours, theirs = socket.socketpair()
        pipes = [os.pipe() for _ in range(3)]
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
        return Slot(self, pid, connection, *reads)

    def end(self, slot: Slot) -> int | None:
        """With all that descends from it. Its wait status, if it can still be known."""
        slot.signal(signal.SIGKILL)
        try:
            with self._lock:
                status: int | None = self._asked({"do": "end", "pid": slot.pid})["status"]
        except (Closed, OSError, KeyError, NoGuest):
            status = None
        slot.close()
        return status

    @property
    def held(self) -> int:
        """Bytes of the zygote."""
        zygote = self._zygote  # another thread may just abandon it
        return process.resident(zygote.pid) if zygote is not None else 0

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
            if self._hello["threads"]:
                why = "an import has started threads, which a fork would not copy"
                self._tell("guest.spawned_not_forked", {"why": why, "threads": self._hello["threads"]})
        if self._hello["failed"]:
            why = self._hide(self._hello["failed"]) if self._hide else self._hello["failed"]
            raise NoGuest(f"agent {self._agents[0]!r} cannot be imported: {why}")
        return control

    def _started(self) -> Frames:
        if self._control is not None:
            return self._control
        ours, theirs = socket.socketpair()
        with theirs:
            self._zygote = subprocess.Popen(
                [*self._command, str(theirs.fileno()), *self._agents],
                cwd=self._root,
                env=self._environment,
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE if self._hide else None,
                stderr=subprocess.STDOUT if self._hide else None,
                pass_fds=(theirs.fileno(),),
            )
        if self._hide:
            threading.Thread(target=self._hear, args=(self._zygote.stdout,), name="imports", daemon=True).start()
        self._control = Frames(ours)
        return self._control

    def _hear(self, printed: IO[bytes]) -> None:
        """Until the zygote has ended, line by line. Slots have pipes of their own."""
        with printed:
            for line in printed:
                if self._hide and line.strip():
                    text = self._hide(line.decode("utf-8", "replace").rstrip())
                    self._tell("agent.said", {"stream": "import", "text": text[:LONGEST_LINE]})

    def _abandon(self) -> None:
        if self._zygote is None or self._control is None:
            return
        below = process.descendants(self._zygote.pid)
        self._control.connection.close()
        self._zygote.kill()
        process.kill_all(below)
        self._zygote.wait()
        self._zygote, self._control, self._hello = None, None, None


def _one(control: Frames) -> Frame:
    while not (frames := control.read()):
        pass
    return frames[0]
