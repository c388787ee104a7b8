"""A job's input as the API shows it, and the door that every text about the job goes through before it is shown.

What a lane's `redact` names can be found in a text only while the input is known. If it is not, the text is not shown.
"""

import json

from lambdas import house, wiring
from lambdas.core.config.lane import Lane
from lambdas.core.model.errors import ForeignReference, NotStored, Unavailable
from lambdas.core.model.head import Head
from lambdas.core.model.letter import Letter, snapshot_of
from lambdas.core.model.redact import Redactor
from lambdas.core.operate.preview import Preview, payload_in, preview


def input_of(letter: Letter, lane: Lane) -> tuple[Preview, Redactor]:
    """A letter without its input is still worth showing."""
    if letter.job_type not in wiring.lanes():
        return Preview(missing="its lane is gone, and with it what says which of it is private"), _closed()
    unknown = Redactor(None, lane.redact, known=False)
    try:
        ref = snapshot_of(letter)
        snapshot = wiring.store().get(ref) if ref else ""
    except ForeignReference as foreign:
        house.skipped().named(f"letter {letter.letter_id}", foreign)
        return Preview(missing="its row names an input that is not its own; it was not read"), unknown
    except NotStored:
        return Preview(missing="it is no longer kept"), unknown
    except Unavailable:
        return Preview(missing="it could not be read just now"), unknown
    if not snapshot:
        return Preview(missing="none was kept"), unknown
    shown = preview(snapshot, lane.redact)
    return shown, unknown if shown.missing else Redactor(payload_in(snapshot), lane.redact)


def redactor_of(head: Head, letter: Letter | None) -> Redactor:
    """Of a job that may have a letter, or wait to be sent again."""
    lane = wiring.lanes().get(head.key.job_type)
    if lane is None:
        return _closed()
    if not lane.redact:
        return Redactor(None, ())
    if letter:
        return input_of(letter, lane)[1]
    try:
        return Redactor(json.loads(head.body.text or "")["payload"], lane.redact)
    except (ValueError, TypeError, KeyError, RecursionError):
        return Redactor(None, lane.redact, known=False)


def _closed() -> Redactor:
    """Of a lane that is gone: it may have named anything."""
    return Redactor(None, ("$",), known=False)
