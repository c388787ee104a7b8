"""The keys of a lane's own agent role, served to its guests at the address that every AWS SDK asks for by itself.

Only on loopback, and only to whoever shows the token that the guests have in their environment. The worker's own keys
never come near it: it knows a function that fetches the agent role's, and nothing else.
"""

import json
import secrets
import socket
import threading
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from datetime import datetime, timedelta
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

from lambdas.core.model.value import iso, value

FRESH = timedelta(minutes=20)  # an SDK fetches new keys 15 minutes before the old ones end
PATH = "/agent-role"
MOST_CONNECTIONS = 32  # at once


@value
class Keys:
    """Temporary credentials."""

    access_key: str
    secret_key: str
    token: str
    expires_at: datetime

    def as_sdks_read_them(self) -> dict[str, str]:
        return {
            "AccessKeyId": self.access_key,
            "SecretAccessKey": self.secret_key,
            "Token": self.token,
            "Expiration": iso(self.expires_at),
        }


class KeyServer:
    """Serves in threads of its own, from `start` until the process ends."""

    def __init__(self, fetch: Callable[[], Keys], *, clock: Callable[[], datetime]) -> None:
        self._fetch = fetch
        self._clock = clock
        self._token = secrets.token_urlsafe(32)
        self._keys: Keys | None = None
        self._lock = threading.Lock()
        self._server = _Server(("127.0.0.1", 0), _answering(self))

    def start(self) -> dict[str, str]:
        """What a guest's environment needs, so that boto3 and its kin find the keys and renew them."""
        threading.Thread(target=self._server.serve_forever, name="agent-keys", daemon=True).start()
        host, port = self._server.server_address[:2]
        return {
            "AWS_CONTAINER_CREDENTIALS_FULL_URI": f"http://{host!s}:{port}{PATH}",
            "AWS_CONTAINER_AUTHORIZATION_TOKEN": self._token,
        }

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()

    def answer(self, path: str, token: str) -> tuple[int, dict[str, Any]]:
        if path != PATH or not secrets.compare_digest(token.encode(), self._token.encode()):
            return 403, {"message": "not for you"}
        try:
            return 200, self._fresh().as_sdks_read_them()
        except Exception as failed:  # the SDK asks again, and the agent gets an error of its own if that fails too
            return 503, {"message": f"no keys now: {type(failed).__name__}"}

    def _fresh(self) -> Keys:
        with self._lock:
            if self._keys is None or self._keys.expires_at - self._clock() < FRESH:
                self._keys = self._fetch()
            return self._keys


class _Server(ThreadingHTTPServer):
    """Whoever may run here may connect: each connection is a thread and a file of the worker's, of which it has few."""

    request_queue_size = MOST_CONNECTIONS

    def __init__(self, *given: Any) -> None:
        self._open: deque[socket.socket] = deque()
        super().__init__(*given)

    def process_request(self, request: Any, client_address: Any) -> None:
        self._open.append(request)
        if len(self._open) > MOST_CONNECTIONS:
            with suppress(OSError):  # it has gone
                self._open.popleft().shutdown(socket.SHUT_RDWR)  # an SDK's takes milliseconds: the oldest is none
        super().process_request(request, client_address)

    def shutdown_request(self, request: Any) -> None:
        with suppress(ValueError):  # it was hung up on
            self._open.remove(request)
        super().shutdown_request(request)


def _answering(keys: KeyServer) -> type[BaseHTTPRequestHandler]:
    class Answer(BaseHTTPRequestHandler):
        timeout = 5  # seconds: who connects and says nothing must not keep a thread of the worker's

        def do_GET(self) -> None:
            status, body = keys.answer(self.path, self.headers.get("Authorization", ""))
            text = json.dumps(body).encode()
            self.send_response(status)
            self.send_header("Content-Type", "application/json")
            self.send_header("Content-Length", str(len(text)))
            self.end_headers()
            self.wfile.write(text)

        def log_message(self, *_: object) -> None:
            """Not to stderr: a request for keys is no news."""

    return Answer
