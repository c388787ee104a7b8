"""Watches messages end, cheaply: a hundred heads a request, and only of those that are still under way."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from lambdas.adapters.dynamo import keys
from lambdas.adapters.dynamo.items import head_from
from lambdas.adapters.dynamo.table import BATCH_GET
from lambdas.core.model.head import Head, HeadStatus
from lambdas.core.model.job import JobKey
from lambdas.core.model.letter import Letter, LetterStatus
from lambdas.core.ports.lists import LetterQuery
from local.demo.account import Ending
from ops.connection import Connection
from ops.jobs.delivery import Sent


@dataclass(slots=True, kw_only=True)
class Watch:
    connection: Connection
    sent: Sequence[Sent]
    endings: dict[str, Ending] = field(default_factory=dict)  # by the message's body
    _read: dict[str, Letter] = field(default_factory=dict)  # letters of messages that name no job, by message id

    def look(self) -> bool:
        """Whether all is over."""
        left = [each for each in self.sent if not self._is_over(each)]
        jobs = {_key(each): each for each in left if _names_a_job(each)}
        for head in self._heads(list(jobs)):
            self.endings[jobs[head.key].parcel.body] = self._ending(head)
        for each in left:
            if not _names_a_job(each):
                self._find_letter(each)
        return all(self._is_over(each) for each in self.sent)

    def _is_over(self, each: Sent) -> bool:
        ending = self.endings.get(each.parcel.body)
        return ending is not None and ending.over

    def _heads(self, wanted: Sequence[JobKey]) -> list[Head]:
        table = self.connection.ledger_table
        found: list[Head] = []
        for start in range(0, len(wanted), BATCH_GET):
            names = [keys.head(key) for key in wanted[start : start + BATCH_GET]]
            answer = self.connection.dynamodb.batch_get_item(RequestItems={table: {"Keys": names}})
            # What is left unprocessed is asked for again at the next look.
            found += [head_from(item) for item in answer["Responses"].get(table, [])]
        return found

    def _ending(self, head: Head) -> Ending:
        overcame = tuple(past.code for past in head.failures)
        if head.status is HeadStatus.DEAD:
            letter = self.connection.ledger.letter(head.letter_id)
            if letter is not None:
                return _of_letter(letter)
        return Ending(status=head.status.value, attempts=head.attempt, overcame=overcame)

    def _find_letter(self, each: Sent) -> None:
        """Its letter is found in the lane's list, and told from others by the message it was made from."""
        query = LetterQuery(status=LetterStatus.OPEN, job_type=each.parcel.lane, limit=20)
        ledger = self.connection.ledger
        for row in ledger.letters(query).letters:
            if row.letter_id not in self._read and (whole := ledger.letter(row.letter_id)):
                self._read[row.letter_id] = whole
        for letter in self._read.values():
            if letter.original_message_id == each.message_id:
                self.endings[each.parcel.body] = _of_letter(letter)


def _of_letter(letter: Letter) -> Ending:
    return Ending(
        status="letter",
        attempts=letter.attempts,
        code=letter.code,
        reason=letter.summary,
        letter_id=letter.letter_id,
    )


def _names_a_job(each: Sent) -> bool:
    return bool(each.parcel.job_id) and each.parcel.job_type == each.parcel.lane


def _key(each: Sent) -> JobKey:
    return JobKey(tenant_id=each.parcel.tenant_id, job_type=each.parcel.lane, job_id=each.parcel.job_id)
