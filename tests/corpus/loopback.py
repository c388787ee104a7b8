"""An HTTP server on 127.0.0.1 that gives one answer to everything, as a vendor or as a broken network would."""

import os
import socket
import struct
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any
from unittest.mock import patch

from tests.corpus.case import Answer, Manner


class Loopback(ThreadingHTTPServer):
    daemon_threads = True

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), _Handler)
        self.answer = Answer()
        self.closing = threading.Event()  # what is slow or mute ends with the server, not with a sleep

    @property
    def port(self) -> int:
        return int(self.server_address[1])

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def handle_error(self, request: Any, client_address: Any) -> None:
        """Clients hang up on purpose here."""


class _Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    server: Loopback

    def do_GET(self) -> None:
        self.rfile.read(int(self.headers.get("content-length") or 0))
        answer = self.server.answer
        if answer.manner is Manner.RESET:
            return self._reset()
        if answer.manner is Manner.MUTE:
            self.server.closing.wait()
            return None
        self._head(answer)
        self.close_connection = True
        if answer.manner is Manner.CUT:
            self.wfile.write(answer.body[: len(answer.body) // 2])
        elif answer.manner is Manner.SLOW:
            self.wfile.flush()
            self.server.closing.wait()
        else:
            self.wfile.write(answer.body)
        return None

    def do_POST(self) -> None:
        self.do_GET()

    def do_PUT(self) -> None:
        self.do_GET()

    def do_PATCH(self) -> None:
        self.do_GET()

    def do_DELETE(self) -> None:
        self.do_GET()

    def _head(self, answer: Answer) -> None:
        self.send_response_only(answer.status)
        for name, value in answer.headers.items():
            self.send_header(name, value)
        self.send_header("content-length", str(len(answer.body)))
        self.send_header("connection", "close")
        self.end_headers()

    def _reset(self) -> None:
        # A linger of zero makes close() send RST instead of FIN.
        self.connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        self.close_connection = True
        self.connection.close()

    def log_message(self, format: str, *args: Any) -> None:
        """Quiet."""


@contextmanager
def serving() -> Iterator[Loopback]:
    """A server on a thread of its own, and no proxy on the way to it."""
    with patch.dict(os.environ):
        for name in ("HTTP_PROXY", "HTTPS_PROXY", "ALL_PROXY", "http_proxy", "https_proxy", "all_proxy"):
            os.environ.pop(name, None)
        loopback = Loopback()
        thread = threading.Thread(target=loopback.serve_forever, kwargs={"poll_interval": 0.05}, daemon=True)
        thread.start()
        yield loopback
        loopback.closing.set()
        loopback.shutdown()
        loopback.server_close()
        thread.join(timeout=5)


def dead_url() -> str:
    """An address where nobody listens."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return f"http://127.0.0.1:{probe.getsockname()[1]}"
