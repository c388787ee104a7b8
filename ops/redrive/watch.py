"""A redrive followed until it ends. It looks at the record, so it may begin, end and begin again at any time."""

from collections.abc import Callable
from datetime import timedelta
from typing import TYPE_CHECKING

from lambdas.core.ports.redrives import RUNNING
from lambdas.core.redrive.record import ENDED, Redrive, RedriveStatus
from ops.command import FAILED, OK, Failed
from ops.redrive.present import lines

if TYPE_CHECKING:
    from ops.desk import Desk

POLL_S = 2.0
LOOK_BEHIND = timedelta(seconds=20)  # a record that stands still this long: is its execution alive?
WELL = frozenset({RedriveStatus.DONE, RedriveStatus.PLANNED})


class Left(Failed):
    """The person looks away. The redrive goes on."""

    exit_code = 130  # 128 + SIGINT, as shells have it


def follow(redrive_id: str, desk: "Desk") -> Redrive:
    """Until it has ended. Raise `Failed` if it never will by itself, `Left` at Ctrl-C."""
    try:
        with desk.shown.live() as show:
            return _followed(redrive_id, desk, show)
    except KeyboardInterrupt:
        raise Left(
            f"{redrive_id} goes on without you: `python -m ops redrive watch {redrive_id}` looks again, "
            f'`python -m ops redrive abort {redrive_id} --reason "…"` halts it'
        ) from None


def exit_code(redrive: Redrive) -> int:
    return OK if redrive.status in WELL else FAILED


def found(redrive_id: str, desk: "Desk") -> Redrive:
    redrive = desk.connection.redrives.find(redrive_id) if redrive_id else None
    if redrive is None:
        raise Failed(f"there is no redrive {redrive_id!r}: `python -m ops redrive list` lists them")
    return redrive


def execution_of(redrive: Redrive, desk: "Desk") -> str:
    """What Step Functions says of it."""
    return desk.connection.machine.status(redrive.redrive_id, redrive.execution)


def how_to_go_on(redrive: Redrive, execution: str) -> str:
    return (
        f"{redrive.redrive_id} is {redrive.status}, but its execution is {execution} and will do no more: "
        f"`python -m ops redrive continue {redrive.redrive_id}` goes on where it stopped"
    )


def _followed(redrive_id: str, desk: "Desk", show: Callable[[list[str]], None]) -> Redrive:
    redrive, since = found(redrive_id, desk), desk.clock()
    if redrive.status is RedriveStatus.PROPOSED:
        raise Failed(f"{redrive_id} is a proposal: `python -m ops redrive start --proposal {redrive_id}` starts it")
    while True:
        show(lines(redrive))
        if redrive.status in ENDED:
            return redrive
        desk.sleep(POLL_S)
        before, redrive = redrive, found(redrive_id, desk)
        if redrive.version != before.version:
            since = desk.clock()
        elif desk.clock() - since >= LOOK_BEHIND:
            _require_alive(redrive, desk)
            since = desk.clock()


def _require_alive(redrive: Redrive, desk: "Desk") -> None:
    execution = execution_of(redrive, desk)
    # It may have ended, or handed over to its successor, since the record was read.
    if execution == RUNNING or found(redrive.redrive_id, desk).version != redrive.version:
        return
    raise Failed(how_to_go_on(redrive, execution))
