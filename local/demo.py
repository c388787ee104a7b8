"""`make demo`: a short story on the embedded stack, and an account of every message in it.

It ends by itself, with 0 only if each message ended as it had to, and leaves nothing running that it started.
"""

import random
import signal
import sys
import time
import uuid
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from local import cdk, host, stack
from local.demo_account import Endings, ended, mismatches, rows
from local.demo_story import Part, story
from local.demo_watch import Watch
from ops.connection import Connection
from ops.delivery import Delivery, Sender
from ops.envelopes import Parcel
from ops.shown import Shown

LIMIT_S = 150  # of waiting; the dead worker's job takes about 45 of it
POLL_S = 1.0
AHEAD_S = 15.0  # until the first job has a worker; a cold one takes some seconds
SAY_EVERY_S = 5.0  # without a terminal

Advance = Callable[[Endings], None]


def main() -> int:
    for number in (signal.SIGTERM, signal.SIGHUP):  # a closing terminal must take the stack down too
        signal.signal(number, signal.default_int_handler)
    began, shown = time.monotonic(), Shown()
    try:
        was_up = stack.attached() is not None
        if not was_up:
            shown.line("bringing the embedded stack up (`make up` keeps one, and the next demo is quicker)")
        with stack.ready(shown.line) as ready:
            code, letter_id = play(story(uuid.uuid4().hex[:8]), connection_to(ready), shown)
            console = ready.outputs.get("ConsoleUrl", "") if was_up else ""
        shown.line(f"\n{time.monotonic() - began:.0f} s in all{'' if was_up else '; the embedded stack is down again'}")
        shown.line(what_next(letter_id, console))
        return code
    except (host.NotStarted, cdk.CdkFailed) as failed:
        print(failed, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("stopped: nothing of it is left running", file=sys.stderr)
        return 130


def connection_to(ready: stack.Stack) -> Connection:
    return Connection(
        name="lazaret",
        region=host.REGION,
        endpoint=ready.endpoint,
        dynamodb=ready.client("dynamodb"),
        sqs=ready.client("sqs"),
    )


def play(told: Sequence[Part], connection: Connection, shown: Shown) -> tuple[int, str]:
    """The exit code, and a letter to look at."""
    delivery = _send(told, connection, shown)
    watch = Watch(connection=connection, sent=delivery.sent)
    with progress(told) as advance:
        waited = _wait(watch, advance)
    shown.line(f"\nwhat ended where, {waited:.0f} s after it was sent\n", style="bold")
    shown.table(("what", "sent", "how it ended, and the letters' reasons"), rows(told, watch.endings))
    wrong = mismatches(told, watch.endings)
    for sentence in wrong:
        shown.line(f"MISMATCH {sentence}", style="bold red")
    if not wrong:
        shown.line(f"\nall {len(delivery.sent)} messages are accounted for, each as expected", style="bold green")
    letters = [ending.letter_id for ending in watch.endings.values() if ending.letter_id]
    return (1 if wrong else 0), letters[0] if letters else "<id>"


def _send(told: Sequence[Part], connection: Connection, shown: Shown) -> Delivery:
    """The job whose worker dies goes ahead: the time until it is back counts from when it was taken."""
    sender = Sender(connection=connection, sleep=time.sleep, jitter=random.random)
    ahead, *rest = told
    shown.line(f"\nsending {len(_parcels(told))} messages to {len({p.lane for p in _parcels(told)})} lanes")
    delivery = sender.deliver(ahead.parcels)
    first = Watch(connection=connection, sent=delivery.sent)
    deadline = time.monotonic() + AHEAD_S
    while not first.look() and not first.endings and time.monotonic() < deadline:
        time.sleep(POLL_S / 4)
    after = sender.deliver(_parcels(rest))
    whole = Delivery(sent=[*delivery.sent, *after.sent], unsent=[*delivery.unsent, *after.unsent])
    for each in whole.unsent:
        shown.line(f"{each.parcel.called} could not be sent: {each.reason}", style="bold red")
    return whole


def _parcels(parts: Sequence[Part]) -> list[Parcel]:
    return [parcel for part in parts for parcel in part.parcels]


def _wait(watch: Watch, advance: Advance) -> float:
    began = time.monotonic()
    while not watch.look() and time.monotonic() - began < LIMIT_S:
        advance(watch.endings)
        time.sleep(POLL_S)
    advance(watch.endings)
    return time.monotonic() - began


@contextmanager
def progress(told: Sequence[Part]) -> Iterator[Advance]:
    """A bar for each part; without a terminal, a line now and then."""
    if not sys.stdout.isatty():
        yield _lines(told)
        return
    columns = (TextColumn("{task.description:<26}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, transient=True) as bars:
        tasks = [(part, bars.add_task(part.title, total=len(part.parcels))) for part in told]

        def advance(endings: Endings) -> None:
            for part, task in tasks:
                bars.update(task, completed=ended(part, endings))

        yield advance


def _lines(told: Sequence[Part]) -> Advance:
    began = last = time.monotonic()

    def advance(endings: Endings) -> None:
        nonlocal last
        if time.monotonic() - last >= SAY_EVERY_S:
            last = time.monotonic()
            left = [part.title for part in told if ended(part, endings) < len(part.parcels)]
            over = sum(ended(part, endings) for part in told)
            more = f" and {len(left) - 2} more" if len(left) > 2 else ""
            print(f"{last - began:4.0f} s: {over} ended; waiting for {', '.join(left[:2])}{more}", flush=True)

    return advance


def what_next(letter_id: str, console: str) -> str:
    """`console` is its address, where a stack is up that the letters are still in."""
    if not console:
        return f"""
what to try next
  make up                                     keeps a stack, and tells where its console is
  make demo                                   in another terminal: these letters again, on that stack
{COMMANDS.format(letter_id="<id>")}"""
    return f"""
what to try next
  {console}
      the console: be the operator, open the group of the corrupt documents, redrive it
{COMMANDS.format(letter_id=letter_id)}"""


COMMANDS = """  source .local/env
  .venv/bin/python -m ops letters             the dead letters, newest first
  .venv/bin/python -m ops letter {letter_id}
  .venv/bin/python -m ops send --lane simulated --tenant me \\
      --payload '{{"attempts": [[{{"op": "raise", "error": "KeyError"}}]]}}'
  .venv/bin/python -m ops job me simulated <the id it printed> --wait"""


if __name__ == "__main__":
    sys.exit(main())
