"""One run in a guest, as the worker sees it from outside: questions answered, output told, an end of whatever kind.

It waits for everything at once: the guest's questions, its output, its death, its deadline.
"""

import json
import os
import secrets
import select
import signal
import socket
import time
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from functools import partial

from lambdas.core.agent.supervise import Task, no_time, start, timed_out
from lambdas.core.model.failure import LONGEST_DETAIL, Code, Failure, is_code, stated
from lambdas.core.model.value import DEEPEST, clipped, depth, replace
from lambdas.core.model.wait import MOST_WAITS, For, Suspension, require_jobs
from lambdas.core.ports.runs import Ending, Hide, Order
from lambdas.guest.desk import Desk, require_countable
from lambdas.guest.output import Output
from lambdas.guest.process import DUMP
from lambdas.guest.slots import SEND_S, Slot, Tell
from lambdas.guest.wire import LOST_LINE, Closed, Frame, made, plain

ENDED = "ended"
ENDS_S = 0.5
DUMP_S = 1.0  # a guest whose interpreter answers at all writes its stacks in milliseconds
MOST_AT_ONCE = 32  # questions of one run that are answered side by side
DRAINS = 8  # reads, which is more than a line can hold
CLOSE_S = 2.0  # in which what an ended guest has asked is still begun
LONGEST_DUMP = 5_000
MOST_DUMPED = 64 * 1024  # bytes that are kept of it, frames of ours included
LONGEST_NAME = 300  # of an error's class and place, and of why it is classified as it is
LONGEST_WAIT_S = 86_400.0  # as the classification has it; much more could not be added to now
_READ = 65_536
_OURS = ("/lambdas/guest/", "/lambdas/core/agent/supervise.py", '"<frozen runpy>"')


class Stay:
    def __init__(self, slot: Slot, order: Order, tell: Tell, hide: Hide | None = None) -> None:
        self.desk = Desk(order)
        self.reusable = False  # whether the guest may have another run
        self.unfit = ""  # why not, if the run itself ended well
        self._slot = slot
        self._order = order
        self._output = Output(order, tell, hide)
        self._number = secrets.token_hex(8)  # by which its end is known from that of a run before it
        self._dump = bytearray()
        self._ended: Frame | None = None
        self._gone = ""  # how the guest left without an ending
        self._asked: list[Task[None]] = []  # that are being answered
        self._waiting: deque[Frame] = deque()  # that come after them
        self._poll = select.poll()
        for fd in (slot.frames.connection.fileno(), slot.out, slot.err, slot.dump, slot.ended):
            self._poll.register(fd, select.POLLIN)

    def perform(self, look: Callable[[], float], *, until: float) -> Ending:
        """`look` watches over all guests' memory; it says for how many seconds nobody need look again."""
        if time.monotonic() >= until:
            self.reusable = True
            return self._failed(no_time())
        try:
            self._send_order(until)
        except Closed as gone:
            if time.monotonic() >= until:
                return self._late()
            self._gone = f"could not be reached: {gone}"
        while self._ended is None and not self._gone:
            left = until - time.monotonic()
            if left <= 0:
                return self._late()
            self._hear(min(left, look()))
        return self._ending() if self._ended is not None else self._crash()

    def _send_order(self, until: float) -> None:
        """What is large waits until the guest reads it, for as long as the run may take: a spawned one may import its
        agent for long, and one thread of an agent may keep all others from reading their answers.
        """
        self._slot.frames.connection.settimeout(max(0.001, until - time.monotonic()))
        self._slot.frames.send(self._asked_for())

    def _asked_for(self) -> Frame:
        order, head = self._order, self._order.head
        known = (
            "key",
            "status",
            "attempt",
            "run_id",
            "root",
            "scope",
            "strategy",
            "lease_until",
            "first_claimed_at",
            "waits",
        )
        return {
            "stay": self._number,
            "job": plain(order.job),
            "head": {name: plain(getattr(head, name)) for name in known} | head.used.as_fields(),
            "raised": plain(head.raised),
            "agent": order.agent,
            "model": order.model,
            "deadline": order.deadline.isoformat(),
            "seconds": order.seconds,
        }

    def _hear(self, seconds: float) -> None:
        slot = self._slot
        self._answer_next()
        line, wait_ms = slot.frames.connection.fileno(), max(1, seconds * 1000)
        # Who asks too much at once, or too many, is not listened to until that is answered.
        full = bool(self._waiting) or slot.frames.held > slot.frames.largest
        self._poll.modify(line, 0 if full else select.POLLIN)
        ready = {fd for fd, _ in self._poll.poll(min(wait_ms, 5) if full else wait_ms)}
        if line in ready and not full:
            self._frames()
        if slot.out in ready:
            self._read(slot.out, self._output.said)
        if slot.err in ready:
            self._read(slot.err, self._output.complained)
        if slot.dump in ready:
            self._read(slot.dump, self._dumped)
        if slot.ended in ready and self._ended is None:
            self._drain()
            self._gone = ENDED

    def _frames(self) -> None:
        try:
            for frame in self._slot.frames.read():
                self._take(frame)
        except Closed as gone:
            # A process that ends closes its connection first, and is dead a moment later.
            ends = select.select([self._slot.ended], [], [], ENDS_S)[0]
            self._gone = ENDED if ends else f"closed its connection: {gone}"

    def _take(self, frame: Frame) -> None:
        if "ended" in frame:
            if frame.get("stay") != self._number:
                raise Closed("it said the end of another run")
            self._ended = frame
            return
        if "ask" not in frame:  # nobody waits for an answer to it: the run would hang until its deadline
            raise Closed("it said what is neither a question nor an end")
        self.desk.hear(frame)
        self._waiting.append(frame)
        self._answer_next()

    def _answer_next(self) -> None:
        """Each in a thread: another question, and the deadline, need not wait for this one's answer.

        A few at a time, because Lambda has 1,024 threads for all. What was answered is let go: it may be large.
        """
        self._asked = [task for task in self._asked if not task.ended(within=0)]
        if not self._asked and not self._waiting:
            self._slot.frames.held = 0
        while self._waiting and len(self._asked) < MOST_AT_ONCE:
            self._asked.append(start(partial(self._answer, self._waiting.popleft())))

    def _answer(self, frame: Frame) -> None:
        answer = self.desk.answer(frame)
        with suppress(Closed):  # it died meanwhile
            self._slot.frames.send(answer)

    def _read(self, fd: int, take: Callable[[bytes], object]) -> None:
        try:
            read = os.read(fd, _READ)
        except BlockingIOError:
            return
        if read:
            take(read)
        else:  # closed: it would be ready for ever
            with suppress(KeyError):
                self._poll.unregister(fd)

    def _dumped(self, read: bytes) -> None:
        self._dump += read
        del self._dump[:-MOST_DUMPED]

    def _drain(self) -> None:
        """What it still said before it ended. Only what is there: a grandchild may hold the pipes open."""
        slot = self._slot
        with suppress(Closed):
            for _ in range(DRAINS):  # not for ever: a fork of it may still talk
                if not select.select([slot.frames.connection], [], [], 0)[0]:
                    break
                for frame in slot.frames.read():
                    self._take(frame)
        for fd, take in ((slot.out, self._output.said), (slot.err, self._output.complained)):
            self._read(fd, take)
        self._read(slot.dump, self._dumped)

    def _close(self) -> None:
        """No question is left unanswered, and what was begun and not ended is in doubt."""
        until = time.monotonic() + CLOSE_S
        while self._waiting and time.monotonic() < until:
            self._asked[0].ended(within=CLOSE_S)
            self._answer_next()
        until = time.monotonic() + SEND_S
        if not all(task.ended(within=until - time.monotonic()) for task in self._asked):
            self.reusable = False
            self._cut()  # it may wait for a guest that reads no more
        for task in self._asked:
            task.ended()
        self.desk.end_leases()
        self._output.flush()

    def _ending(self) -> Ending:
        frame = self._ended or {}
        try:
            ending = _checked(frame)
            self.desk.note(ending.used)
            unfit = _unfit(frame, in_effect=ending.survivor)
            unfit = self._output.clean(unfit) if unfit else ""
        except Exception as garbled:  # whatever it is, it must not become the worker's own and its neighbours'
            self._ended = None
            self._gone = clipped(f"said what is not the end of a run: {garbled}", 300)
            return self._crash()
        self._read_rest()
        self.unfit = unfit
        self.reusable = not self.unfit
        self._close()
        return replace(ending, survivor=False, used=self.desk.used)

    def _read_rest(self) -> None:
        """It flushed before it said that the run is over: all of its output is in the pipes."""
        for fd, take in ((self._slot.out, self._output.said), (self._slot.err, self._output.complained)):
            self._read(fd, take)

    def _late(self) -> Ending:
        """It is asked for its stacks, and killed: the worker lives on."""
        self._slot.signal(DUMP)
        until = time.monotonic() + DUMP_S
        while time.monotonic() < until and not self._gone:
            before = len(self._dump)
            self._hear(0.05)
            if before and len(self._dump) == before:
                break
        self._cut()
        self._close()
        failure = timed_out(self._order.seconds, self.desk.doing)
        return self._failed(_with(failure, f"where it hung:\n{self._stacks}" if self._stacks else ""))

    def _crash(self) -> Ending:
        """How it ended is known only when it has been reaped: `named` says it."""
        self._cut()
        self._close()
        return self._failed(stated(Code.AGENT_CRASHED, self._gone))

    def _cut(self) -> None:
        """Nobody reads answers any more, though a fork of it may hold the line open."""
        self._slot.signal(signal.SIGKILL)
        with suppress(OSError):
            self._slot.frames.connection.shutdown(socket.SHUT_RDWR)
        self._slot.frames.forget()

    @property
    def _stacks(self) -> str:
        """Of all its threads, as far as it could say. Below the agent's own frames are ours, which tell nothing."""
        lines = self._dump.decode("utf-8", "replace").splitlines()
        shown = "\n".join(line for line in lines if not any(mark in line for mark in _OURS)).strip()
        return shown[-LONGEST_DUMP:]

    def _failed(self, failure: Failure) -> Ending:
        return Ending(failure=failure, used=self.desk.used, checkpoint=self.desk.checkpoint)

    def named(self, ending: Ending, status: int | None) -> Ending:
        """The ending of a guest that left without one, now that it is known how its process ended."""
        if ending.failure is None or ending.failure.code != Code.AGENT_CRASHED or self._ended is not None:
            return ending
        if self._slot.ended_for is not None:
            return replace(ending, failure=self._slot.ended_for)
        return replace(ending, failure=self._crashed(_how(status, self._gone)))

    def _crashed(self, how: str) -> Failure:
        doing, last = self.desk.doing, self.desk.last
        step = f", in {doing!r}" if doing else f"; its last step was {last!r}" if last else ""
        failure = stated(Code.AGENT_CRASHED, f"the agent's process {how}{step}", about=f"{how}|{last}")
        failure = _with(failure, self._stacks)
        words = self._output.last_words
        return _with(failure, f"the end of its stderr:\n{words}" if words else "")


def _checked(frame: Frame) -> Ending:
    """Raise for what is no ending. A failure is the guest's own word about itself, as an exception is."""
    ending = replace(made(Ending, frame["ended"]), text=made(str, frame["text"]), not_begun="")
    require_countable(ending.checkpoint)
    if ending.suspended is not None:
        return replace(ending, failure=None, text="", suspended=_bounded(ending.suspended))
    if ending.failure is None:
        result, brackets = json.loads(ending.text), ending.text.count("{") + ending.text.count("[")
        if brackets > DEEPEST and depth(result) > DEEPEST:  # the guest has looked, but here that is only its word
            raise ValueError(f"a result that is nested deeper than {DEEPEST} levels")
        return ending
    failure = ending.failure
    if not is_code(failure.code):
        raise ValueError("its code is none")
    wait = failure.retry_after
    if wait is not None and not 0 <= wait <= LONGEST_WAIT_S:
        raise ValueError(f"a wait of {wait} s")
    known = replace(
        failure,
        detail=clipped(failure.detail, LONGEST_DETAIL),
        error_type=clipped(failure.error_type, LONGEST_NAME),
        signature=clipped(failure.signature, 64),
        because=clipped(failure.because, LONGEST_NAME),
        where=clipped(failure.where, LONGEST_NAME),
        held_for="",
    )
    return replace(ending, failure=known)


def _bounded(asked: Suspension) -> Suspension:
    """Raise for more than a head has room for. Until when it may wait at most is the worker's to say."""
    if len(asked.waits) > MOST_WAITS:
        raise ValueError(f"{len(asked.waits)} waits")
    if any(at.tzinfo is None for wait in asked.waits for at in (wait.until, wait.since) if at is not None):
        raise ValueError("a wait until a time without an offset")
    if any(wait.what is For.JOBS for wait in asked.waits):
        require_jobs(name for wait in asked.waits for name in wait.jobs)
    kept = (
        replace(
            wait,
            name=clipped(wait.name, LONGEST_NAME),
            place=clipped(wait.place, LONGEST_NAME),
            to=clipped(wait.to, LONGEST_NAME),
        )
        for wait in asked.waits
    )
    return Suspension(waits=tuple(kept))


def _unfit(frame: Frame, *, in_effect: bool) -> str:
    """Why this guest must not have another run, as it says itself."""
    if in_effect:
        return "an effect was still under way"
    if frame.get("left"):
        return f"threads of the agent outlived its run: {str(frame['left'])[:200]}"
    return "processes of the agent outlived its run" if frame.get("children") else str(frame.get("unfit") or "")[:200]


def _how(status: int | None, gone: str) -> str:
    if status is None or gone != ENDED:
        return gone
    if os.WIFSIGNALED(status):
        number = os.WTERMSIG(status)
        with suppress(ValueError):
            return f"was ended by signal {number} ({signal.Signals(number).name})"
        return f"was ended by signal {number}"
    code = os.waitstatus_to_exitcode(status)
    return "closed its connection, and ended" if code == LOST_LINE else f"ended with exit code {code}"


def _with(failure: Failure, more: str) -> Failure:
    return replace(failure, detail=clipped(f"{failure.detail}\n{more}".strip(), LONGEST_DETAIL))
