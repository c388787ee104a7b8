"""Where a command is served: the connection, the output, the clock. Every foreseen error ends here as one sentence."""

import argparse
import os
import random
import sys
import time
import uuid
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from botocore.exceptions import BotoCoreError, ClientError

from lambdas.core.config.lane import Lane
from lambdas.core.config.lanes_file import LanesInvalid
from lambdas.core.model.errors import BadCursor, LazaretError
from lambdas.lanes import load_lanes
from lambdas.settings import ROOT
from ops import api
from ops.command import Command, Failed, Misused
from ops.connection import Connection, connect
from ops.shown import Shown, clean
from ops.troubles import explained

SIMULATED = "simulated"
INTERRUPTED = 130  # 128 + SIGINT, as shells have it


def _now() -> datetime:
    return datetime.now(UTC)


def _new_id() -> str:
    return uuid.uuid4().hex[:16]


@dataclass(frozen=True, slots=True, kw_only=True)
class Desk:
    connection: Connection
    shown: Shown
    lanes: Mapping[str, Lane]  # of this checkout; the deployment may have others
    clock: Callable[[], datetime] = _now
    sleep: Callable[[float], None] = time.sleep
    new_id: Callable[[], str] = _new_id
    jitter: Callable[[], float] = field(default=random.random)

    def get(self, path: str) -> Any:
        return api.get(self.connection, path)

    def post(self, path: str, body: Mapping[str, Any], *, by: str | None = None) -> Any:
        """Change something. `by` is whom the person claims to be."""
        return api.post(self.connection, path, body, by=by)

    def unknown_lane(self, job_type: str) -> Misused:
        return Misused(f"there is no lane {job_type!r}: lanes.toml has {', '.join(self.lanes)}")


def serve(command: Command, args: argparse.Namespace) -> int:
    connection: Connection | None = None
    try:
        if not command.connects:
            return command.run(args, None)
        connection = connect(args.name, environ=os.environ)
        lanes = _lanes(os.environ)
        events = {job_type: lane.events for job_type, lane in lanes.items()}
        telling = replace(connection, told_of=lambda job_type: events.get(job_type, ()))
        return command.run(args, Desk(connection=telling, shown=Shown(json=args.json), lanes=lanes))
    except (Failed, LanesInvalid) as failed:
        return _say(str(failed), failed.exit_code if isinstance(failed, Misused) else command.broken)
    except BadCursor as bad:
        return _say(f"{bad}: give --cursor exactly as a page printed it", Misused.exit_code)
    except KeyboardInterrupt:
        return _say("interrupted", INTERRUPTED)
    except (LazaretError, BotoCoreError, ClientError) as error:
        return _say(explained(error, connection), command.broken)


def _lanes(environ: Mapping[str, str]) -> dict[str, Lane]:
    """Those of the application's folder, and the simulated one, which is ours."""
    ours = load_lanes(ROOT, simulated=True)
    if not environ.get("LAZARET_APP"):
        return ours
    return {**load_lanes(Path(environ["LAZARET_APP"]), simulated=False), SIMULATED: ours[SIMULATED]}


def _say(sentence: str, code: int) -> int:
    print(clean(sentence), file=sys.stderr)
    return code
