"""Why a run was set aside on purpose, what it waits for, and what may wake it.

A suspended job is a head that is `waiting`, holds no lease and costs nothing. It is due when the earliest of its waits
ends, or as soon as something that it waits for has come. A wake-up that comes for nothing is harmless: the run looks at
its waits again, and is suspended again.

A link that a run gives away has a token: whose job it is for, and a secret of which the ledger has the digest. Whoever
has the link may say one thing to that job, once, and nothing else. Where the job is, is no secret.
"""

import base64
import binascii
import hashlib
import json
from collections.abc import Iterable
from datetime import datetime, timedelta
from enum import StrEnum
from typing import Any

from lambdas.core.model.errors import LazaretError
from lambdas.core.model.job import JobKey, valid_id
from lambdas.core.model.value import clipped, iso, value

MOST_WAITS = 100  # of one run at a time: they are on the head
MOST_JOBS = 100  # that a run waits for at a time: they are on the head too, and are read in one request
LONGEST_LABEL = 190  # characters: with its number it is no longer than a step's name
# The sweep says how a wait for jobs ended, each minute. A run that hears nothing for so long after its time goes on.
SAID_WITHIN = timedelta(minutes=5)


class For(StrEnum):
    CONTINUES = "continues"  # too little time was left for another step; it goes on at once
    SLEEP = "sleep"  # a time
    SIGNAL = "signal"  # a signal of some name
    ANSWER = "answer"  # a person's answer to a question
    JOBS = "jobs"  # the end of other jobs


class To(StrEnum):
    TENANT = "tenant"  # whose job it is; an operator may answer for it
    OPERATORS = "operators"  # whoever runs the deployment, and nobody else


@value
class Wait:
    """One thing that a run waits for. It is over at `until` in any case."""

    what: For
    until: datetime
    name: str = ""  # of the signal, or the question's key
    place: str = ""  # which wait of its run it is: a later attempt finds it by this, and waits no longer than it
    to: str = ""  # who is asked, of a question
    since: datetime | None = None  # when it was asked
    jobs: tuple[str, ...] = ()  # whose end it is for, each as `lane/job id`, of the waiting job's own tenant

    @property
    def over_at(self) -> datetime:
        """When its run goes on, whoever has said anything."""
        return self.until + SAID_WITHIN if self.what is For.JOBS else self.until


def place_of(label: str, nth: int) -> str:
    """Of the n-th wait of its kind: what came of it is kept under this, whichever of several is over first."""
    return f"{clipped(label, LONGEST_LABEL)} {nth}"


@value
class Suspension:
    """How a run was set aside: for its waits, or, without any, because its time was over."""

    waits: tuple[Wait, ...] = ()

    @property
    def due_at(self) -> datetime | None:
        """None: at once."""
        return min((wait.over_at for wait in self.waits), default=None)

    @property
    def goes_on(self) -> bool:
        """At once, because its time was over, whatever else it waits for."""
        return not self.waits or any(wait.what is For.CONTINUES for wait in self.waits)


def reason(waits: tuple[Wait, ...]) -> For:
    """What the one that ends first is for."""
    return min(waits, key=lambda wait: wait.until).what if waits else For.CONTINUES


def require_jobs(names: Iterable[str]) -> tuple[str, ...]:
    """As a wait has them. Raise ValueError for what names no job, and for none, or too many."""
    named = tuple(names)
    if not 1 <= len(named) <= MOST_JOBS:
        raise ValueError(f"{len(named)} jobs to wait for: expected 1 to {MOST_JOBS}")
    for name in named:
        lane, slash, job_id = name.partition("/")
        if not (slash and valid_id(lane) and valid_id(job_id)):
            raise ValueError(f"{name!r:.80} names no job: expected a lane and a job id")
    return named


@value
class Signal:
    """What somebody outside told a job. The same id is the same signal, however often it comes."""

    signal_id: str
    name: str
    at: datetime
    who: str
    value: Any = None
    order: int = 0  # among all that has come for its job, whatever the clocks say; 0: before its first attempt

    @property
    def place(self) -> tuple[int, datetime, str]:
        return self.order, self.at, self.signal_id


BY_LINK = "callback"  # who sent it, on the timeline: nobody is known by a link


@value
class Callback:
    """A link by which whoever has it says one thing to one job, once. The secret in it is kept by nobody here."""

    digest: str  # of the secret
    name: str  # of the signal that it is
    nth: int  # for which of its run's waits for that name: when that one is over, so is the link
    until: datetime

    @property
    def signal_id(self) -> str:
        """The same for the same link: it is one signal, however often somebody posts to it."""
        return f"callback.{self.digest[:32]}"


GATHERED = "@jobs"  # the name of the signal by which the sweep says how a wait for jobs ended: no sender can use an @


def gathered_id(run_id: str, wait: Wait) -> str:
    """Of that signal. A run that is resumed after its time was over waits anew, and is answered anew."""
    what = json.dumps([run_id, wait.place, iso(wait.until), wait.jobs])
    return f"{GATHERED}.{hashlib.sha256(what.encode()).hexdigest()[:32]}"


OVER = frozenset({"done", "dead"})


@value
class Ended:
    """How another job ended: with a result, or with a letter. Or it had not, when the time to wait for it was over."""

    job_type: str
    job_id: str
    status: (
        str  # done, dead, or whatever it was: queued, running, waiting, parked, dying, scheduled; unknown: nobody saw
    )
    result: Any = None  # of one that is done
    letter_id: str = ""  # of one that is dead; what it died of, and whether a replay of it is safe
    code: str = ""
    safety: str = ""

    @property
    def done(self) -> bool:
        return self.status == "done"

    @property
    def over(self) -> bool:
        """Nothing more will happen to it, unless a person sees to it."""
        return self.status in OVER


CALLBACKS = "/v1/callbacks/"


class NoSuchCallback(LazaretError):
    """One answer to whatever is wrong with a token: who has no good one learns nothing by trying."""

    def __init__(self) -> None:
        super().__init__("the API has no such route")


def link_digest(secret: str) -> str:
    """A secret of more than 200 random bits needs no salt, and no slow hash."""
    return hashlib.sha256(secret.encode()).hexdigest()


def token_of(root: JobKey, secret: str) -> str:
    where = json.dumps([root.tenant_id, root.job_type, root.job_id, root.version], separators=(",", ":"))
    return f"{base64.urlsafe_b64encode(where.encode()).decode().rstrip('=')}.{secret}"


def read_token(token: str) -> tuple[JobKey, str]:
    """The root of the job that it is for, and its secret. Raise `NoSuchCallback`."""
    where, _, secret = token.partition(".")
    try:
        text = base64.b64decode(where + "=" * (-len(where) % 4), altchars="-_", validate=True)
        tenant_id, job_type, job_id, version = json.loads(text)
    except (ValueError, TypeError, RecursionError, binascii.Error):
        raise NoSuchCallback from None
    sound = all(valid_id(each) for each in (tenant_id, job_type, job_id)) and type(version) is int and version > 0
    if not (sound and secret):
        raise NoSuchCallback
    return JobKey(tenant_id=tenant_id, job_type=job_type, job_id=job_id, version=version), secret
