"""What comes through a link that a run gave away: a signal, once, for the wait that the link was made for.

It needs no other authority, and gives none. Whoever has no good token learns nothing: an unknown job, a wrong secret,
a link that is over and a job that has ended are one answer, and the first two cost the same.
"""

import hmac
from typing import Any

from lambdas.core.agent.callback import NoSuchCallback, digest_of, read_token
from lambdas.core.agent.fingerprint import PLACED, of_name
from lambdas.core.model.head import LONGEST_NAME, Head, of_its_run
from lambdas.core.model.value import clipped
from lambdas.core.model.wait import BY_LINK, Callback, Signal, place_of
from lambdas.core.operate.signal import Came, Signalled, Signaller, signal, stands_for

_NONE = "0" * 64


def call_back(signaller: Signaller, token: str, value: Any) -> Signalled:
    """A second time is known, and changes nothing. Raise `NoSuchCallback`; of a good token also what `signal` does."""
    root, secret = read_token(token)
    digest = digest_of(secret)
    kept = signaller.ledger.callback(root, digest)
    is_it = hmac.compare_digest(kept.digest if kept is not None else _NONE, digest)
    if kept is None or not is_it:
        raise NoSuchCallback
    head = stands_for(signaller.ledger, root)
    if any(each.signal_id == kept.signal_id for each in signaller.ledger.signals(root)):
        return Signalled(came=Came.KNOWN, head=head)
    if signaller.clock() >= kept.until or head is None or _is_over(signaller, head, kept):
        raise NoSuchCallback
    said = Signal(signal_id=kept.signal_id, name=kept.name, at=signaller.clock(), who=BY_LINK, value=value)
    done = signal(signaller, root, said)
    if done.came is Came.LATE:
        raise NoSuchCallback
    return done


def _is_over(signaller: Signaller, head: Head, kept: Callback) -> bool:
    """Whether the wait that it is for has had its outcome, which is kept as a step."""
    label = clipped(f"wait_for {kept.name}", LONGEST_NAME)
    steps = of_its_run(head, signaller.ledger.steps(head.key, results=False))
    if any(step.inputs.startswith(PLACED) for step in steps):  # of a graph, whose waits have places of their own
        return sum(of_name(step.name, label) for step in steps) >= kept.nth
    return any(step.inputs == place_of(label, kept.nth) for step in steps)
