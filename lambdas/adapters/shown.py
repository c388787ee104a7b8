"""What operators may read of the ledger: all but the tenants' inputs and results. IAM grants by this list, and
`python -m ops` asks by it: a request that names nothing asks for everything, and is refused.
"""

from lambdas.adapters.dynamo.keys import INDEXES, TABLE_KEYS, TTL
from lambdas.adapters.dynamo.redrives import SIGNED
from lambdas.core.model.announcement import Announcement
from lambdas.core.model.head import Effect, Event, Head, Step
from lambdas.core.model.letter import Letter
from lambdas.core.model.question import Question
from lambdas.core.model.value import names_in
from lambdas.core.model.wait import Signal
from lambdas.core.notify.notice import TenantNotice
from lambdas.core.redrive.record import Redrive

# A job's input and a notice's text; what steps, effects and jobs returned; what a signal brings; what is asked about,
# and answered: the API shows that, to whom it is to.
WITHHELD = frozenset({"body", "result", "value", "text", "options", "about", "answer"})
# Counters, notes of groups and signatures: they hold neither, and counters have the names of codes.
WHOLE = (SIGNED, "G#", "H#")
BY_ATTRIBUTE = ("N#", "R#", "T#")
_KINDS = (Head, Letter, Step, Effect, Event, Signal, Question, Announcement, Redrive, TenantNotice)
# What is stored under another name than a field's, or beside the fields.
_BESIDE = ("body_ref", "buried_as", "counted", "counts", "done", "summary")
_ALWAYS = frozenset({*TABLE_KEYS, TTL})  # any projection has them: `Expression.showing`

_NAMES = {name for kind in _KINDS for name in names_in(kind)} | {*_BESIDE}
_PLACES = {name for index in INDEXES for name in (index.hash_key, index.sort_key)}
SHOWN = tuple(sorted((_NAMES | _PLACES) - WITHHELD - _ALWAYS))
NAMEABLE = tuple(sorted({*SHOWN, *_ALWAYS}))  # as IAM counts them, keys included


def shown_of(pk: str) -> tuple[str, ...]:
    """What an operator asks for in this partition; nothing means everything."""
    return () if pk.startswith(WHOLE) else SHOWN
