"""How a case of another library is written down: what was asked, what the server said, and the code a person gives it.

Every label was written before the classifier's answer to it was seen.
"""

import asyncio
import socket
import threading
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from typing import Any

from lambdas.core.model.failure import Code
from tests.corpus.case import Answer, Case, Manner, answer
from tests.corpus.loopback import Loopback, dead_url

Call = Callable[[str], object]
Label = Code | tuple[Code, ...]  # of an error that is open to more than one reading, all that a person would accept

REFUSED = "nobody listens"
MUTE = answer(200, {}, Manner.MUTE)
RESET = answer(200, {}, Manner.RESET)
CUT = answer(200, {"data": ["x" * 400]}, Manner.CUT)
PROXY_PAGE = answer(502, "<html><body><h1>502 Bad Gateway</h1></body></html>", content_type="text/html")


def over_http(package: str, call: Call, rows: dict[str, tuple[Answer | str, Label]]) -> list[Case]:
    """One call of the package's client against each answer."""
    return [_case(package, call, what, reply, code) for what, (reply, code) in rows.items()]


def _case(package: str, call: Call, what: str, reply: Answer | str, label: Label) -> Case:
    def provoke(server: Loopback) -> object:
        if not isinstance(reply, Answer):
            return call(dead_url())
        server.answer = reply
        return call(server.url)

    in_effect = what.endswith("in an effect")
    code, also = _codes(label)
    return Case(name=f"{package}: {what}", provoke=provoke, code=code, also=also, why=what, in_effect=in_effect)


def _codes(label: Label) -> tuple[Code, tuple[Code, ...]]:
    return (label, ()) if isinstance(label, Code) else (label[0], label[1:])


def case(package: str, what: str, act: Callable[[], object], label: Label) -> Case:
    code, also = _codes(label)
    return Case(name=f"{package}: {what}", provoke=lambda _server: act(), code=code, also=also, why=what)


def built(package: str, what: str, make: Callable[[], BaseException], label: Label) -> Case:
    """The package's own exception from its own constructor."""

    def provoke(_server: Loopback) -> object:
        raise make()

    code, also = _codes(label)
    return Case(name=f"{package}: {what}", provoke=provoke, code=code, also=also, why=what, constructed=True)


def awaited(make: Callable[[], Coroutine[Any, Any, object]]) -> object:
    return asyncio.run(make())


@contextmanager
def talking(*lines: bytes) -> Iterator[int]:
    """A server that says its first line at once, and one more for each line that it hears. Gives its port."""
    listener = socket.create_server(("127.0.0.1", 0))

    def serve() -> None:
        connection, _ = listener.accept()
        with connection:
            for line in lines:
                connection.sendall(line)
                if not connection.recv(65_536):
                    return

    thread = threading.Thread(target=serve, daemon=True)
    thread.start()
    try:
        yield int(listener.getsockname()[1])
    finally:
        listener.close()
        thread.join(timeout=1)
