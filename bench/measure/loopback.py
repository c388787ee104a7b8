"""AWS behind a loopback address, in a process of its own: what a function holds is then the function's alone.

DynamoDB is whatever object is given, asked as a client is; S3 is a dictionary of texts; SQS takes everything.
"""

import json
from collections.abc import Callable, MutableMapping
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

from botocore import xform_name
from botocore.exceptions import ClientError

HOST = "127.0.0.1"
_MISSING = b"<Error><Code>NoSuchKey</Code><Message>missing</Message></Error>"


def serve(table: Any, objects: MutableMapping[str, str], *, ready: Callable[[int], None]) -> None:
    """Until it is interrupted. `ready` is called with the port."""

    class Handler(_Handler):
        pass

    Handler.table, Handler.objects = table, objects
    with ThreadingHTTPServer((HOST, 0), Handler) as server:
        ready(server.server_address[1])
        server.serve_forever()


class _Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    disable_nagle_algorithm = True
    table: Any
    objects: MutableMapping[str, str]

    def do_POST(self) -> None:
        service, _, operation = self.headers["X-Amz-Target"].rpartition(".")
        asked = json.loads(self._body())
        if service == "AmazonSQS":
            self._answer(200, _taken(operation, asked))
            return
        try:
            self._answer(200, getattr(self.table, xform_name(operation))(**asked))
        except ClientError as error:
            refused = dict(error.response)
            code = refused.pop("Error")
            self._answer(400, {**refused, "__type": code["Code"], "message": code["Message"]})

    def do_PUT(self) -> None:
        self.objects[self._ref()] = self._body().decode()
        self._send(200, b"")

    def do_GET(self) -> None:
        found = self.objects.get(self._ref())
        self._send(404 if found is None else 200, _MISSING if found is None else found.encode())

    def _ref(self) -> str:
        return self.path.split("?")[0].lstrip("/").partition("/")[2]  # without the bucket

    def _body(self) -> bytes:
        return self.rfile.read(int(self.headers.get("Content-Length") or 0))

    def _answer(self, status: int, content: Any) -> None:
        self._send(status, json.dumps(content).encode())

    def _send(self, status: int, content: bytes) -> None:
        self.send_response(status)
        self.send_header("Content-Length", str(len(content)))
        self.end_headers()
        self.wfile.write(content)

    def log_message(self, *_: Any) -> None:
        """Nobody reads it."""


def _taken(operation: str, asked: dict[str, Any]) -> dict[str, Any]:
    if operation == "GetQueueUrl":
        return {"QueueUrl": f"http://{HOST}/{asked['QueueName']}"}
    sent = [{"Id": each["Id"], "MessageId": "m", "MD5OfMessageBody": "0"} for each in asked.get("Entries", ())]
    return {"Successful": sent, "Failed": []} if sent else {"MessageId": "m", "MD5OfMessageBody": "0"}
