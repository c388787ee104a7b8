"""A run's dealings with others: it sends jobs, waits for what comes back, and asks people. It is suspended meanwhile.

Methods of `Run`, which names them; most runs end without any. How a wait goes is in `waits`, a question in `asks`.
"""

import json
from collections.abc import Iterable, Mapping, Sequence
from datetime import datetime
from typing import TYPE_CHECKING, Any

from lambdas.core.agent.effect_once import WITHIN
from lambdas.core.agent.pauses import NOTHING, PAUSE, in_a_loop
from lambdas.core.agent.supervise import Protocol
from lambdas.core.model.head import effect_id
from lambdas.core.model.job import ENQUEUED_PREFIX
from lambdas.core.model.value import in_json

if TYPE_CHECKING:
    from lambdas.core.agent.run import Run
    from lambdas.core.agent.waits import Waits


def sleep(run: "Run", seconds: float | None = None, *, until: datetime | None = None) -> Any:
    """Suspend the run for so long, or until then. Nothing is billed meanwhile. In an event loop: await it.

    The next attempt goes on behind it, from the kept steps. So the n-th sleep of a run lasts once.
    """
    return _waited(run, _waits(run).sleep(seconds, until, PAUSE[in_a_loop()]), "sleep")


def wait_for(run: "Run", name: str, *, timeout: float | None = None, default: Any = NOTHING) -> Any:
    """The value of a signal that is sent to the job under this name, suspended until it comes.

    The n-th wait for a name takes the n-th signal, also one that came before. After `timeout` seconds it is
    `default`; without one the job is held as UNANSWERED. In an event loop: await it.
    """
    return _waited(run, _waits(run).wait_for(str(name), timeout, default, PAUSE[in_a_loop()]), f"wait_for {name!r}")


def callback(run: "Run", name: str, *, timeout: float | None = None) -> str:
    """The path of a link for the next `wait_for` of this name: whoever posts JSON to it sends that signal, once.

    It begins with `/v1/`, behind your API's address. It ends with that wait, with the job, or after `timeout`
    seconds. The ledger knows only its digest, so each call makes another link. Make it where it is sent.
    """
    with run._lock:
        run._alive()
    return _waits(run).callback(str(name), timeout)


def gather(run: "Run", jobs: Iterable[tuple[str, str]], *, timeout: float | None = None, default: Any = NOTHING) -> Any:
    """How other jobs of the same tenant ended, each as `(lane, job id)`, suspended until all have.

    A list of `Ended` in their order: with the result, or with the letter of one that died. A letter that is being
    sent again has not ended. After `timeout` seconds those that are left have `default` as their result; without
    one the job is held as UNANSWERED, and its letter names them. In an event loop: await it.
    """
    return _waited(run, _waits(run).gather(jobs, timeout, default, PAUSE[in_a_loop()]), "gather")


def ask(  # noqa: PLR0913 - each says one thing about the question, by name
    run: "Run",
    question: str,
    *,
    key: str,
    options: Sequence[str] = (),
    to: str = "tenant",
    timeout: float | None = None,
    default: Any = NOTHING,
    about: Mapping[str, Any] | None = None,
    valid_for: float | None = None,
    approves: Sequence[Any] = (),
) -> Any:
    """The `Answer` of a person to this question, suspended until it comes. In an event loop: await it.

    `key` names the question within the job, `to` whom it is for: "tenant" or "operators". `options` are what can
    be answered; without any, whatever is JSON. After `timeout` seconds the answer is `default`; without one the
    job is held as UNANSWERED.

    `about` is what the person is shown and agrees to. Asked under the same key about something else, or with other
    options, it is asked anew; so it is `valid_for` seconds after the answer. A replay finds the answer, unless its
    scope is fresh.

    `approves` are the answers with which `effect(approved_by=…)` acts: yes, approve, approved and true, if it does not
    say.
    """
    from lambdas.core.agent import asks  # noqa: PLC0415 - few runs ask anybody

    asked = asks.Asked.checked(str(key), str(question), options, to, about, valid_for=valid_for, approves=approves)
    with run._lock:
        run._alive()
        run._heed(run.guards.call(asked.label, asked.digest))
    protocol = asks.ask(_waits(run), asked, timeout, default, PAUSE[in_a_loop()])
    return _waited(run, protocol, f"ask {asked.key!r}")


def enqueue(run: "Run", job_type: str, payload: Mapping[str, Any], *, key: str) -> str:
    """Send another job of the same tenant, once for this key. Its id, which is the same on every try."""
    root = run._effects.root
    seed = effect_id(f"{root.tenant_id}/{root.job_type}/{root.job_id}", f"enqueue.{job_type}", key)
    job_id = f"{ENQUEUED_PREFIX}{seed[:32]}"
    envelope = {"job_id": job_id, "tenant_id": root.tenant_id, "job_type": job_type, "payload": dict(payload)}
    body = json.dumps({**envelope, "source": f"job:{run.job.job_id}"}, allow_nan=False, default=in_json)

    def send(*_: str) -> str:
        run._enqueue(job_type, root.tenant_id, body)
        return job_id

    # The same id twice is one job: sending again is harmless.
    sent: str = run.effect(f"enqueue.{job_type}", key=key, do=send, args=(body,), idempotent=True)
    return sent


def require_approval(
    run: "Run", action: str, key: str, args: tuple[Any, ...], named: Mapping[str, Any], answer: Any
) -> None:
    """End the run unless the answer agreed to this very effect."""
    from lambdas.core.agent.asks import not_approved  # noqa: PLC0415 - few runs ask anybody

    with run._lock:
        run._heed(not_approved(action, key, args, named, answer, now=run._clock()))


def _waits(run: "Run") -> "Waits":
    """One for all threads, which counts their waits."""
    from lambdas.core.agent.waits import Keeping, Waits  # noqa: PLC0415 - few runs need it

    with run._lock:
        if run._made_waits is None:
            keeping = Keeping(
                found=run._found,
                read=run._read,
                keep=run._keep,
                begin=run._begin,
                stop=run._stop,
                fetch=lambda ref: run.results.read(None, ref),
                nth=lambda name, text: run._calls.nth(name, text, inside=WITHIN.get()),
                number=lambda label: run._kept.number(label) if _counted_apart(run, label) else None,
            )
            run._made_waits = Waits(*run._of_waits, run.pauses, keeping)
        return run._made_waits


def _counted_apart(run: "Run", label: str) -> bool:
    """Some of this name elsewhere than in the run itself: then its own count is not that of all."""
    return bool(run._calls.placed) or label in run._calls.nested or run._kept.nested(label)


def _waited(run: "Run", protocol: Protocol[Any], what: str) -> Any:
    with run._lock:
        run._alive()
    return run._driven(protocol, what, asynchronous=in_a_loop())
