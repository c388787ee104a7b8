"""`make demo`: a short story on the embedded stack, which ends with a redrive, and an account of every message in it.

It ends by itself, with 0 only if everything ended as it had to, and leaves nothing running that it started.
"""

import random
import signal
import sys
import time
import uuid
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from datetime import UTC, datetime
from functools import partial

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from local import cdk, host, stack
from local.demo import redrive as demo_redrive
from local.demo.account import Endings, ended, mismatches, rows, summary
from local.demo.story import Part, corrupt, story
from local.demo.watch import Watch
from ops.connection import Connection
from ops.jobs.delivery import Delivery, Sender
from ops.jobs.envelopes import Parcel
from ops.shown import Shown

LIMIT_S = 150  # of waiting; the dead worker's job takes about 45 of it
POLL_S = 0.5
AHEAD_S = 15.0  # until the first job has a worker; a cold one takes some seconds
SAY_EVERY_S = 5.0  # without a terminal

Advance = Callable[[Endings], None]
Then = Callable[[Sequence[str]], list[str]]  # gets the corrupt documents' letters, and says what went wrong


def main() -> int:
    for number in (signal.SIGTERM, signal.SIGHUP):  # a closing terminal must take the stack down too
        signal.signal(number, signal.default_int_handler)
    began, shown = time.monotonic(), Shown()
    try:
        was_up = stack.attached(example=True) is not None
        if not was_up:
            shown.line("bringing the embedded stack up (`make up` keeps one, and the next demo is quicker)")
        with stack.ready(shown.line) as ready:
            code, said = tell(ready, shown)
            console = ready.outputs.get("ConsoleUrl", "") if was_up else ""
            if console:
                _sender(connection_to(ready)).deliver(corrupt(f"left-{uuid.uuid4().hex[:8]}"))
        shown.line(f"\nseen in {time.monotonic() - began:.0f} s: {said}", style="bold")
        shown.line(what_next(console))
        return code
    except (host.NotStarted, cdk.CdkFailed) as failed:
        print(failed, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("stopped: nothing of it is left running", file=sys.stderr)
        return 130


def tell(on: stack.Stack, shown: Shown) -> tuple[int, str]:
    """The exit code, and what was seen."""
    connection = connection_to(on)
    then = partial(
        demo_redrive.redrive,
        since=datetime.now(UTC),
        ops=demo_redrive.ops_on(on.environment()),
        connection=connection,
        shown=shown,
    )
    return play(story(uuid.uuid4().hex[:8]), connection, shown, then=then)


def connection_to(ready: stack.Stack) -> Connection:
    return Connection(
        name="lazaret",
        region=host.REGION,
        endpoint=ready.endpoint,
        dynamodb=ready.client("dynamodb"),
        sqs=ready.client("sqs"),
        ledger_table=ready.outputs["LedgerTable"],
        breakers_table=ready.outputs["BreakersTable"],
    )


def play(parts: Sequence[Part], connection: Connection, shown: Shown, *, then: Then | None = None) -> tuple[int, str]:
    """The exit code, and what was seen. `then` fills the time until what is late is over."""
    watch = Watch(connection=connection, sent=_send(parts, connection, shown).sent)
    waited = _wait(watch, [part for part in parts if not part.late])
    shown.line(f"\nwhat ended where, {waited:.0f} s after it was sent\n", style="bold")
    shown.table(("what", "sent", "how it ended, and the letters' reasons"), rows(parts, watch.endings))
    letters = [each.letter_id for each in watch.endings.values() if each.code == demo_redrive.CODE]
    wrong = then(letters) if then and letters else []
    recovered = len(letters) if then and not wrong else 0
    if late := [part for part in parts if part.late]:
        _wait(watch, late)
        for title, _, how in rows(late, watch.endings):
            shown.line(f"\nmeanwhile, {title}: {how}")
    wrong += mismatches(parts, watch.endings)
    for sentence in wrong:
        shown.line(f"MISMATCH {sentence}", style="bold red")
    return (1 if wrong else 0), summary(parts, watch.endings, recovered=recovered)


def _sender(connection: Connection) -> Sender:
    return Sender(connection=connection, sleep=time.sleep, jitter=random.random)


def _send(parts: Sequence[Part], connection: Connection, shown: Shown) -> Delivery:
    """The job whose worker dies goes ahead: the time until it is back counts from when it was taken."""
    sender = _sender(connection)
    ahead, *rest = parts
    shown.line(f"\nsending {len(_parcels(parts))} messages to {len({p.lane for p in _parcels(parts)})} lanes")
    delivery = sender.deliver(ahead.parcels)
    first = Watch(connection=connection, sent=delivery.sent)
    deadline = time.monotonic() + AHEAD_S
    while not first.look() and not first.endings and time.monotonic() < deadline:
        time.sleep(POLL_S / 2)
    after = sender.deliver(_parcels(rest))
    whole = Delivery(sent=[*delivery.sent, *after.sent], unsent=[*delivery.unsent, *after.unsent])
    for each in whole.unsent:
        shown.line(f"{each.parcel.called} could not be sent: {each.reason}", style="bold red")
    return whole


def _parcels(parts: Sequence[Part]) -> list[Parcel]:
    return [parcel for part in parts for parcel in part.parcels]


def _wait(watch: Watch, parts: Sequence[Part]) -> float:
    """Until these are over, shown live."""
    began = time.monotonic()
    with progress(parts) as advance:
        while time.monotonic() - began < LIMIT_S:
            watch.look()
            advance(watch.endings)
            if all(ended(part, watch.endings) == len(part.parcels) for part in parts):
                break
            time.sleep(POLL_S)
    return time.monotonic() - began


@contextmanager
def progress(parts: Sequence[Part]) -> Iterator[Advance]:
    """A bar for each part; without a terminal, a line now and then."""
    if not sys.stdout.isatty():
        yield _lines(parts)
        return
    columns = (TextColumn("{task.description:<26}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, transient=True) as bars:
        tasks = [(part, bars.add_task(part.title, total=len(part.parcels))) for part in parts]

        def advance(endings: Endings) -> None:
            for part, task in tasks:
                bars.update(task, completed=ended(part, endings))

        yield advance


def _lines(parts: Sequence[Part]) -> Advance:
    began = last = time.monotonic()

    def advance(endings: Endings) -> None:
        nonlocal last
        left = [part.title for part in parts if ended(part, endings) < len(part.parcels)]
        if left and time.monotonic() - last >= SAY_EVERY_S:
            last = time.monotonic()
            over = sum(ended(part, endings) for part in parts)
            more = f" and {len(left) - 2} more" if len(left) > 2 else ""
            print(f"{last - began:4.0f} s: {over} ended; waiting for {', '.join(left[:2])}{more}", flush=True)

    return advance


def what_next(console: str) -> str:
    """`console` is its address, where a stack is up that the letters are still in."""
    if console:
        return f"""next:
  {console}
      the console: be the operator, open the group of the corrupt documents (five more were sent), redrive it
  source .local/env && .venv/bin/python -m ops letters
      the same letters on the command line; `.venv/bin/python -m ops --help` has what else one can do"""
    return """next:
  make up           keeps a stack with a console; `make demo` beside it leaves five letters for you to redrive
  docs/agents.md    your own agent: a function, and a table in lanes.toml"""


if __name__ == "__main__":
    sys.exit(main())
