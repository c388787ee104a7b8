"""What a redrive does, in memory: letters sent again, taken back, and read by the hundred."""

from collections.abc import Mapping, Sequence
from datetime import datetime

from lambdas.adapters import transitions
from lambdas.adapters.memory_tables import MemoryTables, one_at_a_time
from lambdas.adapters.memory_values import home, partition, same, stored
from lambdas.core.head import Head, HeadStatus
from lambdas.core.job import JobKey
from lambdas.core.letter import Letter, LetterKey, LetterStatus
from lambdas.core.refusals import HeadMoved, LetterMoved, Overtaken, RootBusy
from lambdas.core.timeline import Event
from lambdas.core.value import replace


class MemoryRedriving(MemoryTables):
    __slots__ = ()

    @one_at_a_time
    def replay(self, letter: Letter, head: Head, event: Event) -> None:
        self._require_redrivable(letter)
        if head.key in self.heads:
            raise HeadMoved(head.key, self.heads[head.key])
        if head.root_key != head.key:
            self._require_free_root(head)
        self._require_not_overtaken(head)
        self._write(transitions.queued(head))
        if head.root_key != head.key:
            self._hold_root(head)
        self._redrive(letter, head, event)

    @one_at_a_time
    def resume(self, letter: Letter, was: Head, head: Head, event: Event) -> None:
        self._require_redrivable(letter)
        found = self.heads.get(head.key)
        if not transitions.is_dead_as(found, letter, was):
            raise HeadMoved(head.key, found)
        self._require_free_root(head)
        self._require_not_overtaken(head)
        self._write(transitions.queued(head))
        self._hold_root(head)
        self._redrive(letter, head, event)

    @one_at_a_time
    def recall(self, head: Head, event: Event, *, expires_at: datetime) -> None:
        found = self.heads.get(head.key)
        if head.replays is None or not transitions.may_be_recalled(head) or not same(found, head):
            raise HeadMoved(head.key, found)
        letter = self.dead.get(head.replays.letter_id)
        to = self._write(transitions.recalled(head, letter, at=event.at))
        if to.status is HeadStatus.CANCELLED:
            self.expiry[head.key] = expires_at
        if letter is not None and transitions.is_held(letter, head):
            self.dead[letter.letter_id] = transitions.reopened(letter)
        self._free_root(head)
        self._record(home(head.replays), event)

    @one_at_a_time
    def letters_at(self, keys: Sequence[LetterKey]) -> Sequence[Letter]:
        found = [self.dead.get(key.letter_id) for key in keys]
        return tuple(letter for letter in found if letter is not None)

    @one_at_a_time
    def heads_at(self, keys: Sequence[JobKey]) -> Mapping[JobKey, Head]:
        return {key: self.heads[key] for key in keys if key in self.heads}

    @one_at_a_time
    def newest_done(self, keys: Sequence[JobKey]) -> Mapping[JobKey, int]:
        return {key: self.newest[partition(key)] for key in keys if partition(key) in self.newest}

    @one_at_a_time
    def due_letters(self, now: datetime, *, limit: int) -> Sequence[Letter]:
        return transitions.longest_due(self.dead.values(), now)[:limit]

    @one_at_a_time
    def reschedule(self, letter: Letter, *, at: datetime) -> None:
        found = self.dead.get(letter.letter_id)
        as_read = (LetterStatus.SCHEDULED, stored(letter.next_retry_at))
        if found is None or letter.status is not found.status or (found.status, found.next_retry_at) != as_read:
            raise LetterMoved(letter.letter_id, found)
        self.dead[letter.letter_id] = stored(replace(found, next_retry_at=at))

    def _require_redrivable(self, letter: Letter) -> None:
        found = self.dead.get(letter.letter_id)
        if found is None or found.status is not letter.status or not transitions.may_be_redriven(letter):
            raise LetterMoved(letter.letter_id, found)

    def _require_free_root(self, head: Head) -> None:
        root = self.heads.get(head.root_key)
        if root is None:
            raise HeadMoved(head.root_key, None)
        if root.live_replay not in ("", head.key.job_id):
            raise RootBusy(head.root_key, root.live_replay)

    def _require_not_overtaken(self, head: Head) -> None:
        done = self.newest.get(partition(head.root_key), 0)
        if done > head.key.version:
            raise Overtaken(head.root_key, done)

    def _hold_root(self, head: Head) -> None:
        root = self.heads[head.root_key]
        self.heads[root.key] = replace(root, live_replay=head.key.job_id)

    def _redrive(self, letter: Letter, head: Head, event: Event) -> None:
        self.dead[letter.letter_id] = transitions.redriven(self.dead[letter.letter_id], head.redrive_id)
        self._record(home(letter.key), event)
