"""The AWS emulator as its own process: `python -m local.emulator`, started by `local.stack`, never by hand.

It is ministack with the changes that Lazaret's promises need. They touch private functions, so one version is pinned.
"""

import importlib.metadata
import os
import sys
from collections.abc import Awaitable, Callable, Iterable, Mapping
from typing import Any
from urllib.parse import urlsplit

from ministack import app

from local import calls, events, functions, host, machines, metrics, objects, permissions, queues, tables

PINNED = "1.5.33"
RELIES_ON: tuple[tuple[Any, tuple[str, ...]], ...] = ((app, ("main", "app", "AUTH", "pin_request_origin")),)


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


Asgi = Callable[..., Awaitable[None]]
OURS = ("127.0.0.1", "localhost", "::1")
OF_ITSELF = ("", "none", "same-origin")  # what a browser says of a page of ours, or of an address that was typed


def refuse_other_pages(serve: Asgi) -> Asgi:
    """A page from anywhere, in a browser of this machine, reaches its loopback address too. Our keys are not secret.

    ministack tells browsers that every page may. Whoever may create a function runs code here.
    """

    async def guarded(scope: Mapping[str, Any], receive: Any, send: Any) -> None:
        if scope["type"] == "lifespan" or is_no_other_page(scope["headers"]):
            await serve(scope, receive, send)
        elif scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": 1008})
        else:
            await send({"type": "http.response.start", "status": 403, "headers": [(b"content-type", b"text/plain")]})
            await send(
                {"type": "http.response.body", "body": b"only for programs and pages of this machine's own stack"}
            )

    return guarded


def is_no_other_page(headers: Iterable[tuple[bytes, bytes]]) -> bool:
    """By its host, which a name that leads to this machine cannot forge, and by where a browser says it comes from."""
    given = {name.decode("latin-1").lower(): text.decode("latin-1") for name, text in headers}
    host = given.get("host", "")
    try:
        ours = urlsplit(f"//{host}").hostname in OURS
    except ValueError:
        return False
    own = given.get("origin", f"http://{host}") == f"http://{host}"
    return ours and own and given.get("sec-fetch-site", "") in OF_ITSELF


def main() -> None:
    if os.getpgrp() != os.getpid():
        raise SystemExit("local.emulator ends its whole process group when it ends: start it with `make up`")
    installed = importlib.metadata.version("ministack")
    changed = (calls, events, functions, machines, metrics, objects, permissions, queues, tables)
    relies_on = [*RELIES_ON, *(each for part in changed for each in part.RELIES_ON)]
    refuse_another_ministack(installed, relies_on)
    host.end_with_the_starter()
    events.install()
    functions.install(concurrency=int(os.environ["LAZARET_CONCURRENCY"]))
    machines.install()
    metrics.install()
    objects.install()
    calls.install()  # below the permissions, which ask about one request several times
    permissions.install()
    queues.install()
    tables.install()
    count_loopback_as_tls()
    app.app = refuse_other_pages(app.app)
    sys.argv = ["ministack"]
    app.main()


if __name__ == "__main__":
    main()
