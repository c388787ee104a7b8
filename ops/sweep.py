"""`ops sweep`: all beats of the sweep, now. Beside those that run by themselves it is harmless."""

import argparse
import json
from typing import TYPE_CHECKING, Any

from ops.command import OK, Command, Failed

if TYPE_CHECKING:
    from ops.desk import Desk

DESCRIPTION = """Run all beats of the sweep now, instead of within a minute: lost messages, breakers, recovery, upkeep.

examples:
  sweep
  sweep --json

--json gives what they did."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Nothing to choose."""


def run(_args: argparse.Namespace, desk: "Desk") -> int:
    answer = desk.connection.invoke("sweep")
    outcome: dict[str, Any] = json.loads(answer["Payload"].read() or "{}")
    if "FunctionError" in answer:
        raise Failed(f"the sweep failed: {outcome.get('errorType', '')}: {outcome.get('errorMessage', '')}")
    if desk.shown.json:
        desk.shown.document(outcome)
    else:
        done = {name: number for name, number in outcome.items() if number and name not in ("finished", "beats")}
        desk.shown.line(
            "swept" if outcome.get("finished") else "swept, and more is due than one turn takes: the next goes on"
        )
        desk.shown.facts(done or {"moved": "nothing had to be done"})
    return OK


COMMANDS = (
    Command(
        name="sweep",
        description=DESCRIPTION,
        add_arguments=add_arguments,
        run=run,
    ),
)
