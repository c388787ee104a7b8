"""The AWS emulator as its own process: `python -m local.emulator`, started by `local.stack`, never by hand.

It is ministack with the changes that Lazaret's promises need. They touch private functions, so one version is pinned.
"""

import importlib.metadata
import os
import sys
from collections.abc import Iterable
from typing import Any

from ministack import app

from local import calls, functions, host, machines, metrics, objects, permissions, queues, tables

PINNED = "1.5.33"
RELIES_ON: tuple[tuple[Any, tuple[str, ...]], ...] = ((app, ("main", "AUTH", "pin_request_origin")),)


def refuse_another_ministack(version: str, relies_on: Iterable[tuple[Any, tuple[str, ...]]]) -> None:
    if version != PINNED:
        raise SystemExit(f"ministack is {version}, expected {PINNED}: local/ changes private functions of that version")
    missing = [f"{part.__name__}.{name}" for part, names in relies_on for name in names if not hasattr(part, name)]
    if missing:
        raise SystemExit(f"ministack {version} has no {', '.join(missing)}: local/ changes or calls them")


def count_loopback_as_tls() -> None:
    """With IAM enforced, the TLS-only policies of queues and bucket would deny every request to a plain HTTP port."""
    pin = app.pin_request_origin
    app.pin_request_origin = lambda source_ip, _secure: pin(source_ip, True)


def main() -> None:
    if os.getpgrp() != os.getpid():
        raise SystemExit("local.emulator ends its whole process group when it ends: start it with `make up`")
    installed = importlib.metadata.version("ministack")
    changed = (calls, functions, machines, metrics, objects, permissions, queues, tables)
    relies_on = [*RELIES_ON, *(each for part in changed for each in part.RELIES_ON)]
    refuse_another_ministack(installed, relies_on)
    host.end_with_the_starter()
    functions.install(concurrency=int(os.environ["LAZARET_CONCURRENCY"]))
    machines.install()
    metrics.install()
    objects.install()
    calls.install()  # below the permissions, which ask about one request several times
    permissions.install()
    queues.install()
    tables.install()
    count_loopback_as_tls()
    sys.argv = ["ministack"]
    app.main()


if __name__ == "__main__":
    main()
