"""What a deployment announces to others: that a job is done, is dead or asks, that a letter is recovered or discarded.

An announcement is written down with the move that it is about, as pending, and is sent afterwards: at least once, under
an id by which whoever hears it twice knows it. It names its job. What the job returned is read when it is sent.
"""

import hashlib
import json
from contextlib import suppress
from datetime import datetime
from enum import StrEnum
from typing import Any

from lambdas.core.model.errors import ForeignReference
from lambdas.core.model.head import Head
from lambdas.core.model.job import JobKey
from lambdas.core.model.letter import Letter, LetterStatus
from lambdas.core.model.moves import settled_at
from lambdas.core.model.refs import own_result
from lambdas.core.model.value import as_json, iso, value
from lambdas.core.model.wait import Wait

MOST_INLINE = 32 * 1024  # bytes of a result within an event; a larger one lies in the bucket


class Told(StrEnum):
    DONE = "done"  # a job succeeded
    DEAD = "dead"  # a job has become a letter
    RECOVERED = "recovered"  # a replay of a letter succeeded
    DISCARDED = "discarded"  # a letter was given up, by a person or by its age
    ASKS = "asks"  # a run asks a person something, and waits for the answer


_OF_LETTERS = {LetterStatus.RECOVERED: Told.RECOVERED, LetterStatus.DISCARDED: Told.DISCARDED}


@value
class Announcement:
    """`home` is the job in whose partition it lies: of a letter without a head, the letter's own."""

    what: Told
    event_id: str
    at: datetime
    tenant_id: str
    job_type: str
    home: str
    job_id: str
    version: int = 1
    root: str = ""
    letter_id: str = ""
    code: str = ""
    result_of: str = ""  # the job that returned something: itself, or the replay that recovered it
    key: str = ""  # of a question; the question itself is read by it
    to: str = ""  # who is asked

    @property
    def result_key(self) -> JobKey | None:
        if not self.result_of:
            return None
        return JobKey(tenant_id=self.tenant_id, job_type=self.job_type, job_id=self.result_of, version=self.version)

    def detail(self, head: Head | None) -> dict[str, Any]:
        """As others read it. `head` is the job's that `result_of` names; None if there is none, or it is gone."""
        facts = {
            "event_id": self.event_id,
            "tenant_id": self.tenant_id,
            "job_type": self.job_type,
            "job_id": self.job_id,
            "version": self.version,
            "root": self.root or self.job_id,
            "status": self.what.value,
            "at": iso(self.at),
        }
        facts |= {name: text for name in ("letter_id", "code", "key", "to") if (text := getattr(self, name))}
        return facts | (_result(head) if head is not None else {})


def _result(head: Head) -> dict[str, Any]:
    if head.result_ref:
        return _own_ref(head)
    # Of a job that was done before its lane announced anything, and is larger.
    return {"result": head.result} if len(as_json(head.result, "a job")) <= MOST_INLINE else {}


def _own_ref(head: Head) -> dict[str, Any]:
    """A head's word for where its result lies may be another's: then nothing is said of it."""
    with suppress(ForeignReference):
        return {"result_ref": own_result(head.key, head.result_ref)}
    return {}


def of_done(head: Head) -> Announcement:
    """The same for the same run: a settle that is repeated announces nothing else."""
    return _of_job(Told.DONE, head, head.run_id, result_of=head.key.job_id)


def of_question(head: Head, wait: Wait) -> Announcement:
    """Of one that is asked for the first time; asked anew it has another time."""
    return _of_job(Told.ASKS, head, wait.place, iso(wait.since or wait.until), key=wait.name, to=wait.to)


def _of_job(what: Told, head: Head, *which: str, **more: str) -> Announcement:
    key = head.key
    return Announcement(
        what=what,
        event_id=_id(what, key.tenant_id, key.job_type, key.job_id, str(key.version), *which),
        at=settled_at(head),
        tenant_id=key.tenant_id,
        job_type=key.job_type,
        home=key.job_id,
        job_id=key.job_id,
        version=key.version,
        root=head.root,
        **more,
    )


def of_letter(letter: Letter, *, at: datetime, born: bool = False, replay: JobKey | None = None) -> Announcement | None:
    """`letter` is as it is after its move. None for a move that is not announced."""
    what = Told.DEAD if born else _OF_LETTERS.get(letter.status)
    if what is None:
        return None
    return Announcement(
        what=what,
        event_id=_id(what, letter.letter_id),
        at=at,
        tenant_id=letter.tenant_id,
        job_type=letter.job_type,
        home=letter.key.home,
        job_id=letter.job_id,
        version=letter.version,
        root=letter.root,
        letter_id=letter.letter_id,
        code=str(letter.code),
        result_of=replay.job_id if replay is not None else "",
    )


def of_birth(letter: Letter) -> tuple[Announcement, ...]:
    """A letter that is given up at birth, because its job's time was over, is both: dead, and discarded."""
    both = (of_letter(letter, at=letter.died_at, born=True), of_letter(letter, at=letter.died_at))
    return tuple(each for each in both if each is not None)


def _id(*parts: str) -> str:
    return hashlib.sha256(json.dumps(parts).encode()).hexdigest()[:32]
