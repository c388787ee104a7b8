"""Sends a range of the manifest at its share of the rate. Repeating it is harmless: every job follows from its letter.

Each letter is claimed, and its job's head written, in one transaction before its message is sent.
"""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from itertools import islice

from lambdas.core.model.errors import LazaretError
from lambdas.core.model.head import Head, HeadStatus
from lambdas.core.model.job import Outgoing
from lambdas.core.model.letter import Letter, LetterStatus, Way
from lambdas.core.model.value import value
from lambdas.core.redrive.claim import NotClaimed, claim, discard
from lambdas.core.redrive.plan import Circumstances, against, open_breakers
from lambdas.core.redrive.record import Entry, Redrive, Redriver, entries_at
from lambdas.core.redrive.watch import Range

A_PAGE = 100  # letters read at a time
A_BATCH = 10  # messages of one request to SQS
LOOK_EVERY = timedelta(seconds=2)  # for an abort
A_SECOND = timedelta(seconds=1)
# How a letter that a former try took may stand now, by whether it was to be discarded.
_TAKEN = {
    False: (LetterStatus.REDRIVING, LetterStatus.RECOVERED, LetterStatus.SUPERSEDED),
    True: (LetterStatus.DISCARDED,),
}


class OutOfTime(LazaretError):
    """The sender's own time is up. The machine starts another for the same range, which skips what was sent."""


@value
class Sent:
    """What one sender did with its range."""

    sent: int = 0
    skipped: Mapping[str, int] = field(default_factory=dict, hash=False)  # by reason
    end: int = 0  # the position after the last letter that it tried


def send_range(
    redriver: Redriver,
    redrive_id: str,
    part: Range,
    *,
    until: datetime,
    on_discarded: Callable[[Letter], None] = lambda _letter: None,
) -> Sent:
    """`on_discarded` is given each letter as it was. Even if time is up later, it has been counted once."""
    redrive = redriver.found(redrive_id)
    sender = _Sender(
        redriver=redriver,
        redrive=redrive,
        part=part,
        until=until,
        on_discarded=on_discarded,
    )
    positions = range(part.begin, part.end)
    named = {"job_type": redrive.request.job_type, "plan_id": redrive.plan.plan_id}
    entries = entries_at(redriver.store, redrive_id, positions, **named)
    try:
        while sender.looks_on and (page := [entry for _, entry in islice(entries, A_PAGE)]):
            sender.send(page)
    finally:
        sender.flush()
    return Sent(sent=sender.sent, skipped=dict(sender.skipped), end=part.begin + sender.tried)


@dataclass(slots=True, kw_only=True)
class _Sender:
    redriver: Redriver
    redrive: Redrive
    part: Range
    until: datetime
    on_discarded: Callable[[Letter], None]
    sent: int = 0
    tried: int = 0  # up to the last letter that it sent or skipped
    skipped: Counter[str] = field(default_factory=Counter)
    _seen: int = 0
    _former: bool = False  # a former try took some of the range
    _ahead: int = 0  # letters behind this one, of those that were read, that it took
    _paced: int = 0  # without what a former try sent
    _began_at: datetime | None = None  # with the first of those: what was looked up before is not made up for
    _looked_at: datetime | None = None
    _aborted: bool = False
    _outgoing: list[Outgoing] = field(default_factory=list)

    def send(self, entries: Sequence[Entry]) -> None:
        found = self.redriver.ledger.letters_at([entry.letter for entry in entries])
        letters = {letter.letter_id: letter for letter in found}
        heads = self._heads(entries, letters)
        known = self._circumstances(found)
        self._ahead = sum(self._is_mine(letter) for letter in found)
        self._former |= self._ahead > 0
        for entry in entries:
            self._seen += 1
            letter = letters.get(entry.letter.letter_id)
            if self._is_mine(letter):
                self._ahead -= 1
                self._pass_over()
            elif self._enough:
                continue
            self.tried = self._seen
            reason = self._send_one(letter, heads.get(entry.letter.letter_id), known)
            if reason:
                self.skipped[reason] += 1
            else:
                self.sent += 1

    @property
    def looks_on(self) -> bool:
        """Once it has sent enough, only for what else a former try took: that is judged and recalled with this wave."""
        return not self._enough or self._former or self._aborted

    @property
    def _enough(self) -> bool:
        """What a person stopped counts too: an abort looks for no other letters in their place."""
        return self.sent + self._ahead + self.skipped["aborted"] >= self.part.most

    def _pass_over(self) -> None:
        """The letters before one that a former try took: it had skipped them, and now the wave is full."""
        if self._seen - 1 > self.tried:
            self.skipped["left_out"] += self._seen - 1 - self.tried

    def flush(self) -> None:
        """What SQS does not take now stays queued, and the sweep sends it."""
        if self._outgoing:
            self.redriver.queue_of(self.redrive.request.job_type).send_many(tuple(self._outgoing))
            self._outgoing.clear()

    def _heads(self, entries: Sequence[Entry], letters: Mapping[str, Letter]) -> dict[str, Head]:
        """Heads that a former try made, and the dead ones that are to be resumed."""
        way = self.redrive.request.action
        wanted = {
            entry.job_key(way, self.redrive.redrive_id): entry.letter.letter_id
            for entry in entries
            if way is Way.RESUME or self._is_mine(letters.get(entry.letter.letter_id))
        }
        if not wanted or way is Way.DISCARD:
            return {}
        return {wanted[key]: head for key, head in self.redriver.ledger.heads_at(tuple(wanted)).items()}

    def _circumstances(self, letters: Sequence[Letter]) -> Circumstances:
        request = self.redrive.request
        return Circumstances(
            request=request,
            lane=self.redriver.lanes[request.job_type],
            now=self.redriver.clock(),
            worker_version=self.redrive.plan.worker_version,
            open_for=open_breakers(self.redriver, request, letters),
            on_hold=self._on_hold({letter.signature for letter in letters}),
        )

    def _on_hold(self, signatures: set[str]) -> frozenset[str]:
        """Somebody may have held a group since the plan. By key, because a sender may not query."""
        request, ledger = self.redrive.request, self.redriver.ledger
        if request.action is Way.DISCARD:
            return frozenset()
        groups = (ledger.group(request.job_type, signature) for signature in signatures)
        return frozenset(group.signature for group in groups if group is not None and group.note.on_hold)

    def _is_mine(self, letter: Letter | None) -> bool:
        """A former try of this range took it: it is under way, or has settled since.

        A letter names its redrive before it is sent, and after it was recalled. If it is given up then, because nobody
        resolved it in its lane's time, it was not sent.
        """
        if letter is None or letter.redrive_id != self.redrive.redrive_id:
            return False
        return letter.status in _TAKEN[self.redrive.request.action is Way.DISCARD]

    def _send_one(self, letter: Letter | None, head: Head | None, known: Circumstances) -> str:
        """The reason why it was not sent; empty if it was."""
        if letter is None:
            return "unknown"
        if self._is_mine(letter):
            self._post_again(letter, head)
            return ""
        if self._is_aborted():
            return "aborted"
        reason, _ = against(letter, known)
        if reason:
            return reason
        self._pace()
        try:
            if known.request.action is Way.DISCARD:
                discard(self.redriver, self.redrive, letter)
                self.on_discarded(letter)
            else:
                self._post(claim(self.redriver, self.redrive, letter, head).head)
        except NotClaimed as refused:
            # Another sender of this redrive was quicker: it is in the wave, and no other goes in its place.
            return "" if self._is_mine(refused.letter) else refused.reason
        return ""

    def _post_again(self, letter: Letter, head: Head | None) -> None:
        """The former try may have died between the head and the message. Two copies of it find one job."""
        if head is not None and head.status is HeadStatus.QUEUED and head.replays == letter.key:
            self._post(head)

    def _post(self, head: Head) -> None:
        self._outgoing.append(head.message())
        if len(self._outgoing) >= self._batch:
            self.flush()

    @property
    def _batch(self) -> int:
        """About a second's worth: at a low rate no message waits for a batch to fill."""
        return max(1, min(A_BATCH, int(self.part.rate)))

    def _pace(self) -> None:
        """Wait when ahead of the rate, between two requests to SQS: a burst is what brought the lane down."""
        now = self.redriver.clock()
        if now >= self.until:
            raise OutOfTime(f"redrive {self.redrive.redrive_id!r}: {self.sent} sent when time was up")
        began_at = self._began_at or now
        due = began_at + timedelta(seconds=self._paced / self.part.rate)
        # Time that was lost is not made up for: that would be a burst.
        self._began_at = began_at + (now - due if now - due > A_SECOND else timedelta(0))
        self._paced += 1
        if due > now and not self._outgoing:
            self.redriver.sleep((due - now).total_seconds())

    def _is_aborted(self) -> bool:
        now = self.redriver.clock()
        if not self._aborted and (self._looked_at is None or now - self._looked_at >= LOOK_EVERY):
            self._looked_at = now
            self._aborted = self.redriver.redrives.aborted(self.redrive.redrive_id) is not None
        return self._aborted
