"""Python reads this when a function's process starts on the emulator, and nowhere else: no asset has this folder.

A test may let the notify function post to the loopback address, by a file in the embedded stack's own folder. On AWS
there is neither this module nor the folder, and no setting of the function that could stand for them.
"""

import json
import os
from pathlib import Path
from typing import Any

ALLOWED = "loopback.json"  # {"host", "port", "certificate"} of the receiver that a test has started
NOTIFY = "lambdas.handlers.notify.handler"


def allow_loopback(home: Path) -> None:
    import ssl  # noqa: PLC0415 - only this one function's process pays for it

    from lambdas.adapters import webhooks  # noqa: PLC0415
    from lambdas.adapters.webhooks import HttpsPostman  # noqa: PLC0415

    class Postman(HttpsPostman):
        """As the function makes it, until a test says otherwise: the file is looked for at each notice."""

        def post(self, endpoint: Any, *args: Any, **kwargs: Any) -> None:
            try:
                allowed = json.loads((home / ALLOWED).read_text())
            except FileNotFoundError:
                return super().post(endpoint, *args, **kwargs)
            if f"//{allowed['host']}:{allowed['port']}/" not in endpoint.url:
                return super().post(endpoint, *args, **kwargs)
            return HttpsPostman(
                resolve=lambda _host, port: [(None, None, 6, "", ("127.0.0.1", port))],
                allowed=("127.0.0.1",),
                ports=frozenset({allowed["port"]}),
                trust=lambda: ssl.create_default_context(cafile=allowed["certificate"]),
            ).post(endpoint, *args, **kwargs)

    webhooks.HttpsPostman = Postman  # type: ignore[misc]


if os.environ.get("_HANDLER") == NOTIFY:
    allow_loopback(Path(os.environ["LAZARET_FUNCTION_LOG"]).parent)
