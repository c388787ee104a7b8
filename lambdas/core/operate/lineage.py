"""What became of a job: its replays stand for it, so its status is that of the latest one.

It reads heads and letters by their keys, two requests for each time that the job was sent again.
"""

from lambdas.core.model.head import Head, HeadStatus
from lambdas.core.model.letter import Letter, LetterKey, LetterStatus
from lambdas.core.model.value import replace, value
from lambdas.core.ports.ledger import Ledger
from lambdas.core.redrive.record import replay_id

MOST = 20  # times that a job was sent again; whoever is asked of more than these hears of the twentieth
SENT_AGAIN = frozenset({LetterStatus.REDRIVING, LetterStatus.RECOVERED, LetterStatus.SUPERSEDED})


@value
class Lineage:
    """A job, and the latest that stands for it: a replay, or itself."""

    asked: Head
    letter: Letter | None  # of the job that was asked for
    last: Head
    status: HeadStatus  # of the latest; what is recovered is done, also when its replay's head has expired
    recovered: bool = False
    last_letter: Letter | None = None  # of the latest
    replayed_as: str = ""  # job id of the latest replay; empty if it was never replayed, and for a resume


def follow(ledger: Ledger, asked: Head) -> Lineage:
    letter = first = _letter_of(ledger, asked)
    last, replayed_as = asked, ""
    for _ in range(MOST):
        if letter is None or letter.status not in SENT_AGAIN:
            break
        job_id = replay_id(letter.letter_id, letter.redrive_id)
        replay = ledger.head(replace(asked.key, job_id=job_id))
        if replay is None:
            # A resume is the same job. A replay that is done is forgotten sooner than its letter.
            gone = letter.status is LetterStatus.RECOVERED and last.status is not HeadStatus.DONE
            replayed_as = job_id if gone else replayed_as
            break
        last, letter, replayed_as = replay, _letter_of(ledger, replay), job_id
    recovered = first is not None and (last.status is HeadStatus.DONE or _is_recovered(letter))
    status = HeadStatus.DONE if recovered else last.status
    return Lineage(
        asked=asked,
        letter=first,
        last=last,
        last_letter=letter,
        status=status,
        recovered=recovered,
        replayed_as=replayed_as,
    )


def _letter_of(ledger: Ledger, head: Head) -> Letter | None:
    """By its key: the letter of a job that has a head lies beside it."""
    key, letter_id = head.key, head.letter_id
    where = LetterKey(tenant_id=key.tenant_id, job_type=key.job_type, home=key.job_id, letter_id=letter_id)
    return next(iter(ledger.letters_at([where])), None) if letter_id else None


def _is_recovered(letter: Letter | None) -> bool:
    return letter is not None and letter.status is LetterStatus.RECOVERED
