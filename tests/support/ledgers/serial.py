"""moto in a process of several threads: one request at a time."""

import threading
from typing import Any


def one_request_at_a_time(*clients: Any) -> None:
    """moto checks a condition and writes in two moves; AWS does both in one. Threads still interleave requests."""
    lock = threading.Lock()
    for client in clients:
        service = client.meta.service_model.service_id.hyphenize()
        client.meta.events.register(f"before-call.{service}", lambda **_: lock.acquire() and None)
        for over in (f"after-call.{service}", f"after-call-error.{service}"):
            client.meta.events.register(over, lambda **_: lock.release())
