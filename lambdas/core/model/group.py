"""A group: the letters with one signature. One cause, seen many times, and what people wrote about it."""

from datetime import datetime

from lambdas.core.taxonomy import Kind
from lambdas.core.value import value


@value
class GroupNote:
    """What people know about a cause."""

    owner: str = ""
    note: str = ""
    bug_url: str = ""
    on_hold: bool = False  # a redrive passes its letters over until somebody releases it


@value
class Group:
    """One cause in one lane, as counted when its letters were taken in."""

    job_type: str
    signature: str
    kind: Kind
    code: str
    error_type: str
    summary: str  # the first line of its latest letter
    letters: int  # ever
    first_seen: datetime
    last_seen: datetime
    worker_version: str  # of the latest
    sample: str  # the id of one letter
    note: GroupNote = GroupNote()
