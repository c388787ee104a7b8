"""What an agent prints, as lines of the log with its job and tenant. An agent may print anything: nothing of it is
logged before it has been redacted, as a failure is.
"""

from typing import TYPE_CHECKING

from lambdas.core.ports.runs import Hide, Order
from lambdas.guest.slots import Tell

if TYPE_CHECKING:
    from lambdas.core.model.redact import Redactor

LAST_WORDS = 2_000  # characters of stderr that a crash shows
LONGEST_LINE = 8_000  # bytes; the rest of a longer one is left out
_BEYOND = 1_000  # bytes of that rest that are searched: of a secret that the cut goes through, nothing is left
MOST_LINES = 1_000  # of one run's output that are logged
MOST_TEXT = 1_000_000  # characters of them: each is searched for secrets, by a worker that has other guests too
_KEY_BEGINS, _KEY_ENDS = b"-----BEGIN ", b"-----END "


class Output:
    def __init__(self, order: Order, tell: Tell, hide: Hide | None = None) -> None:
        """`hide` removes the secrets of the lane; None for one that has none."""
        key = order.job.key
        self._order = order
        self._facts = {"tenant_id": key.tenant_id, "job_id": key.job_id, "version": key.version}
        self._facts |= {"attempt": order.head.attempt}
        self._tell = tell
        self._hide = hide
        self._redactor: Redactor | None = None
        self._streams = {"stdout": _Lines(), "stderr": _Lines()}
        self._lines = self._logged = 0
        self._text = 0  # characters that were logged
        self._tail = b""

    @property
    def last_words(self) -> str:
        """Whole lines, if it has several: of half a secret nobody would see that it is one."""
        text = self._tail.decode("utf-8", "replace")
        text = self._hide(text) if self._hide else text  # before it is cut, for the same reason
        tail = text[-LAST_WORDS:]
        whole = tail.partition("\n")[2] if len(tail) < len(text) else tail
        return (whole or tail).strip()

    def said(self, read: bytes) -> None:
        self._take("stdout", read)

    def complained(self, read: bytes) -> None:
        self._tail = (self._tail + read)[-4 * LAST_WORDS :]
        self._take("stderr", read)

    def flush(self) -> None:
        for stream, lines in self._streams.items():
            self._line(stream, lines.rest())
        if self._lines > self._logged:
            self._tell("agent.said_too_much", {**self._facts, "lines_left_out": self._lines - self._logged})

    def clean(self, text: str) -> str:
        if self._redactor is None:
            from lambdas.core.model.redact import Redactor  # noqa: PLC0415 - an agent that prints nothing needs none

            job, lane = self._order.job, self._order.means.lane
            self._redactor = Redactor(job.payload, lane.redact, by_line=True)
        shown = self._hide(text, cut=len(text) > LONGEST_LINE) if self._hide else text
        # A line that was cut is still seen to be, though it is shorter now.
        return self._redactor.clean(shown, most=LONGEST_LINE - max(0, len(text) - len(shown)))

    def _take(self, stream: str, read: bytes) -> None:
        for line in self._streams[stream].ended_by(read):
            self._line(stream, line)

    def _line(self, stream: str, line: bytes) -> None:
        if not line.strip():
            return
        self._lines += 1
        if self._logged >= MOST_LINES or self._text >= MOST_TEXT:
            return
        text = self.clean(line.decode("utf-8", "replace"))
        self._logged, self._text = self._logged + 1, self._text + len(text)
        self._tell("agent.said", {**self._facts, "stream": stream, "text": text})


class _Lines:
    """One stream, cut into lines. The end of a line that is too long is left out, and so is the inside of a key."""

    def __init__(self) -> None:
        self._rest = bytearray()
        self._in_key = False

    def ended_by(self, read: bytes) -> list[bytes]:
        *ended, rest = read.split(b"\n")
        found = []
        for part in ended:
            self._add(part)
            found.append(self.rest())
        self._add(rest)
        return found

    def rest(self) -> bytes:
        """What there is of a line, which ends here."""
        line, self._rest = bytes(self._rest), bytearray()
        return self._shown(line)

    def _add(self, part: bytes) -> None:
        self._rest += part[: LONGEST_LINE + _BEYOND - len(self._rest)]

    def _shown(self, line: bytes) -> bytes:
        if self._in_key:
            self._in_key = _KEY_ENDS not in line
            return b""
        self._in_key = _KEY_BEGINS in line and b"PRIVATE KEY" in line and _KEY_ENDS not in line
        return line
