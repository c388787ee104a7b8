"""A TLS server whose certificate nobody trusts, made on the spot: it signs itself."""

import socket
import ssl
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.support.receiver import self_signed


@cache
def _context() -> ssl.SSLContext:
    with TemporaryDirectory() as folder:
        return self_signed("localhost", Path(folder) / "both.pem")


@contextmanager
def untrusted_server() -> Iterator[str]:
    with socket.create_server(("127.0.0.1", 0)) as listener:
        thread = threading.Thread(target=_shake_hands, args=(listener,), daemon=True)
        thread.start()
        yield f"https://localhost:{listener.getsockname()[1]}"


def _shake_hands(listener: socket.socket) -> None:
    with suppress(OSError), listener.accept()[0] as client:
        client.settimeout(2)
        _context().wrap_socket(client, server_side=True)
