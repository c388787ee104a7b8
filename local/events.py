"""The emulator's EventBridge, made to write down what is put on its buses: `events.log` in the stack's folder.

In AWS a rule is the only way to see an event. Here whoever plays with the stack can read along. Never used on AWS.
"""

import json
import os
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from ministack.services import eventbridge

RELIES_ON: tuple[tuple[Any, tuple[str, ...]], ...] = ((eventbridge, ("_dispatch_event", "_put_events")),)
LOG = "events.log"


def install() -> None:
    log = Path(os.environ["LAZARET_FUNCTION_LOG"]).with_name(LOG)
    setattr(eventbridge, "_dispatch_event", writing(eventbridge._dispatch_event, log))  # noqa: B010 - it is private


def writing(dispatch: Callable[..., Any], log: Path) -> Callable[..., Any]:
    def dispatched(event: Mapping[str, Any], *view: Any) -> Any:
        if not event["Source"].startswith("aws."):  # the emulator's own
            with log.open("a") as file:
                file.write(line_of(event) + "\n")
        return dispatch(event, *view)

    return dispatched


def line_of(event: Mapping[str, Any]) -> str:
    """What a rule's target would be given, as far as the sender has said it."""
    try:
        detail = json.loads(event["Detail"])
    except ValueError:  # EventBridge would refuse it; the emulator does not
        detail = event["Detail"]
    return json.dumps({"source": event["Source"], "detail-type": event["DetailType"], "detail": detail})
