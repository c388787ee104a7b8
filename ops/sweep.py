"""`ops sweep`: the minute's round, now. Beside the one that runs by itself it is harmless."""

import argparse
import json
from typing import TYPE_CHECKING, Any

from ops.command import OK, Command, Failed

if TYPE_CHECKING:
    from ops.desk import Desk

DESCRIPTION = """Run the sweep now, instead of within a minute: probes for breakers, lost messages, parked jobs.

examples:
  sweep
  sweep --json

--json gives what the round did."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Nothing to choose."""


def run(_args: argparse.Namespace, desk: "Desk") -> int:
    answer = desk.connection.invoke("sweep")
    told: dict[str, Any] = json.loads(answer["Payload"].read() or "{}")
    if "FunctionError" in answer:
        raise Failed(f"the sweep failed: {told.get('errorType', '')}: {told.get('errorMessage', '')}")
    if desk.shown.json:
        desk.shown.document(told)
    else:
        done = {name: number for name, number in told.items() if number and name != "finished"}
        desk.shown.line("swept" if told.get("finished") else "swept until its time was up")
        desk.shown.facts(done or {"moved": "nothing had to be done"})
    return OK


COMMANDS = (
    Command(
        name="sweep",
        help="run the sweep now",
        description=DESCRIPTION,
        add_arguments=add_arguments,
        run=run,
    ),
)
