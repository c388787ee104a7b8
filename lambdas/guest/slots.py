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
from typing import Any

from lambdas.core.model.errors import LazaretError
from lambdas.core.ports.runs import Order
from lambdas.guest import process
from lambdas.guest.wire import Closed, Frame, Frames

IMPORT_S = 60.0  # Lambda itself gives the init phase 10 s, and the first invocation the rest
ANSWER_S = 10.0  # making or ending a slot takes milliseconds
SEND_S = 5.0  # a guest that does not read for so long has stopped
LAST_WORDS = 2_000  # characters of stderr that a crash shows
LONGEST_LINE = 8_000
MOST_LINES = 1_000  # of one run's output that are logged

Tell = Callable[[str, Mapping[str, Any]], None]  # a constant message, and its facts


class NoGuest(LazaretError):
    """No process could be made for an agent; the text says why."""


class Slot:
    """One guest's process, as the worker holds it."""

    def __init__(self, pid: int, connection: socket.socket, out: int, err: int, dump: int) -> None:
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


class Output:
    """What an agent prints, as lines of the log with its job and tenant."""

    def __init__(self, order: Order, tell: Tell) -> None:
        key = order.job.key
        self._facts = {"tenant_id": key.tenant_id, "job_id": key.job_id, "version": key.version}
        self._facts |= {"attempt": order.head.attempt}
        self._tell = tell
        self._open = {"stdout": b"", "stderr": b""}  # a line that has not ended yet
        self._lines = 0
        self._tail = b""

    @property
    def last_words(self) -> str:
        return self._tail[-LAST_WORDS:].decode("utf-8", "replace").strip()

    def said(self, read: bytes) -> None:
        self._take("stdout", read)

    def complained(self, read: bytes) -> None:
        self._tail = (self._tail + read)[-4 * LAST_WORDS :]
        self._take("stderr", read)

    def flush(self) -> None:
        for stream, rest in self._open.items():
            self._line(stream, rest)
        self._open = dict.fromkeys(self._open, b"")
        if self._lines > MOST_LINES:
            self._tell("agent.said_too_much", {**self._facts, "lines_left_out": self._lines - MOST_LINES})

    def _take(self, stream: str, read: bytes) -> None:
        *lines, rest = (self._open[stream] + read).split(b"\n")
        if len(rest) > LONGEST_LINE:
            lines, rest = [*lines, rest], b""
        self._open[stream] = rest
        for line in lines:
            self._line(stream, line)

    def _line(self, stream: str, line: bytes) -> None:
        if not line.strip():
            return
        self._lines += 1
        if self._lines <= MOST_LINES:
            text = line[:LONGEST_LINE].decode("utf-8", "replace")
            self._tell("agent.said", {**self._facts, "stream": stream, "text": text})


class Slots:
    """The zygote and its slots. It is started again when it has died, or does not answer."""

    def __init__(self, agents: Sequence[str], *, root: Path, environment: Mapping[str, str], tell: Tell) -> None:
        self._command = [sys.executable, "-m", "lambdas.guest.zygote"]
        self._agents = agents
        self._root = root
        self._environment = dict(environment)
        self._tell = tell
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
        return Slot(pid, connection, *reads)

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
            raise NoGuest(f"agent {self._agents[0]!r} cannot be imported: {self._hello['failed']}")
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
                pass_fds=(theirs.fileno(),),
            )
        self._control = Frames(ours)
        return self._control

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
