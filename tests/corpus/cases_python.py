"""The language and its library: program errors, sockets, TLS, time limits, JSON."""

import asyncio
import concurrent.futures
import json
import socket
import ssl
import subprocess
import sys
import urllib.request
import zipfile
from collections.abc import Callable
from io import BytesIO
from pathlib import Path
from threading import Event
from typing import Any

import anthropic
import httpx

from lambdas.core.model.failure import Code
from tests.corpus.case import Case, Manner, answer
from tests.corpus.loopback import Loopback, dead_url
from tests.corpus.tls import untrusted_server

_nothing: Any = None
_empty: dict[str, str] = {}


def _quiet(act: Callable[[], object]) -> Callable[[Loopback], object]:
    return lambda _server: act()


def _recurse(depth: int = 0) -> int:
    return _recurse(depth + 1) + 1


def _unbound() -> object:
    if _nothing:
        value = 1
    return value


def _connect() -> object:
    return socket.create_connection(("127.0.0.1", int(dead_url().rpartition(":")[2])), timeout=1)


def _read_in_time(server: Loopback) -> object:
    server.answer = answer(200, manner=Manner.MUTE)
    with socket.create_connection(("127.0.0.1", server.port), timeout=0.2) as link:
        link.sendall(b"GET / HTTP/1.1\r\nhost: x\r\n\r\n")
        return link.recv(1)


def _read_reset(server: Loopback) -> object:
    server.answer = answer(200, manner=Manner.RESET)
    with socket.create_connection(("127.0.0.1", server.port), timeout=1) as link:
        link.sendall(b"GET / HTTP/1.1\r\nhost: x\r\n\r\n")
        return link.recv(1)


def _tls_to_plain(server: Loopback) -> object:
    server.answer = answer(200)
    with socket.create_connection(("127.0.0.1", server.port), timeout=1) as link:
        return ssl.create_default_context().wrap_socket(link, server_hostname="localhost")


def _urllib_untrusted(_server: Loopback) -> object:
    with untrusted_server() as url:
        return urllib.request.urlopen(url, timeout=1)


def _httpx_untrusted(_server: Loopback) -> object:
    with untrusted_server() as url:
        return httpx.get(url, timeout=1, trust_env=False)


def _anthropic_untrusted(_server: Loopback) -> object:
    with untrusted_server() as url:
        return anthropic.Anthropic(base_url=url, api_key="x", max_retries=0, timeout=1).models.list()


def _async_timeout(_server: Loopback) -> object:
    async def wait() -> None:
        async with asyncio.timeout(0.01):
            await asyncio.sleep(5)

    return asyncio.run(wait())


def _async_timeout_over_a_model(server: Loopback) -> object:
    async def ask() -> object:
        server.answer = answer(200, manner=Manner.MUTE)
        async with anthropic.AsyncAnthropic(base_url=server.url, api_key="x", max_retries=0) as client:
            return await asyncio.wait_for(client.models.list(), 0.3)

    return asyncio.run(ask())


def _cancelled(_server: Loopback) -> object:
    async def cancel() -> None:
        task = asyncio.create_task(asyncio.sleep(5))
        await asyncio.sleep(0)
        task.cancel()
        await task

    return asyncio.run(cancel())


def _future_timeout(_server: Loopback) -> object:
    done = Event()
    with concurrent.futures.ThreadPoolExecutor(1) as pool:
        try:
            return pool.submit(done.wait).result(timeout=0.01)
        finally:
            done.set()


def _in_a_pool(_server: Loopback) -> object:
    with concurrent.futures.ThreadPoolExecutor(1) as pool:
        return pool.submit(_empty.__getitem__, "customer").result()


def _incomplete_stream(server: Loopback) -> object:
    async def read() -> object:
        server.answer = answer(200, "x")
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        writer.write(b"GET / HTTP/1.1\r\nhost: x\r\n\r\n")
        return await reader.readexactly(100_000)

    return asyncio.run(read())


def _group(_server: Loopback) -> object:
    async def both() -> None:
        async with asyncio.TaskGroup() as group:
            group.create_task(_fail(ConnectionResetError("reset")))
            group.create_task(_fail(PermissionError("denied")))

    return asyncio.run(both())


async def _fail(error: Exception) -> None:
    raise error


def _program(name: str, act: Callable[[], object], why: str) -> Case:
    return Case(name=name, provoke=_quiet(act), code=Code.PROGRAM_ERROR, why=why)


CASES = [
    _program("KeyError", lambda: _empty["customer"], "a field that is not there"),
    _program("IndexError", lambda: list(_empty)[1], "an item that is not there"),
    _program("TypeError", lambda: "a" + _nothing, "a None where text was expected"),
    _program("AttributeError", lambda: _nothing.name, "a None where an object was expected"),
    _program("ZeroDivisionError", lambda: 1 // int(bool(_nothing)), "a wrong assumption"),
    _program("ValueError", lambda: int("12,5"), "a value that the code does not expect"),
    _program("UnicodeDecodeError", b"\xff\xfe".decode, "bytes that are no text"),
    _program("RecursionError", _recurse, "no end"),
    _program("UnboundLocalError", _unbound, "a bug"),
    _program("ModuleNotFoundError", lambda: __import__("no_such_module"), "a package that was not deployed"),
    Case(
        name="FileNotFoundError",
        provoke=_quiet(lambda: Path("no/such/file").read_text()),
        code=Code.DATA_INTEGRITY,
        why="the job refers to a file that is not there: the operating system says so, not Python",
    ),
    _program("SystemExit", lambda: sys.exit(3), "an agent may not end the worker"),
    _program("KeyError through a pool", lambda: _in_a_pool(_nothing), "a thread's error is its own"),
    Case(
        name="PermissionError",
        provoke=_quiet(lambda: _raise(PermissionError(13, "denied"))),
        code=Code.AUTH_DENIED,
        why="too narrow",
    ),
    Case(
        name="JSON of a model",
        provoke=_quiet(lambda: json.loads("Sure! Here is the JSON:\n```json\n{}\n```")),
        code=Code.MODEL_CONFUSED,
        why="prose around the answer",
        error_type="json.JSONDecodeError",
    ),
    Case(
        name="zip that is none",
        provoke=_quiet(lambda: zipfile.ZipFile(BytesIO(b"%PDF"))),
        code=Code.UNSUPPORTED_INPUT,
        why="the file is not what its name says",
    ),
    Case(
        name="tool process failed",
        provoke=_quiet(lambda: subprocess.run([sys.executable, "-c", "raise SystemExit(3)"], check=True)),
        code=Code.TOOL_FAILED,
        why="a tool refused",
    ),
    Case(
        name="tool process too slow",
        provoke=_quiet(
            lambda: subprocess.check_output([sys.executable, "-c", "import time; time.sleep(9)"], timeout=0.05)
        ),
        code=Code.DEPENDENCY_UNAVAILABLE,
        why="a tool did not answer",
    ),
    Case(name="socket refused", provoke=_quiet(_connect), code=Code.NETWORK, why="refused"),
    Case(
        name="socket no such host",
        provoke=_quiet(lambda: socket.getaddrinfo("no-such-host.invalid", 80)),
        code=Code.NETWORK,
        why="no name, no connection",
        error_type="socket.gaierror",
    ),
    Case(name="socket silent", provoke=_read_in_time, code=Code.DEPENDENCY_UNAVAILABLE, why="connected, no answer"),
    Case(name="socket reset", provoke=_read_reset, code=Code.NETWORK, why="reset"),
    Case(
        name="socket errno",
        provoke=_quiet(lambda: _raise(OSError(101, "Network is unreachable"))),
        code=Code.NETWORK,
        why="no route",
    ),
    Case(
        name="disk full",
        provoke=_quiet(lambda: _raise(OSError(28, "No space left on device"))),
        code=Code.DEPENDENCY_UNAVAILABLE,
        why="another sandbox has another disk",
    ),
    Case(name="tls to a plain server", provoke=_tls_to_plain, code=Code.NETWORK, why="no handshake"),
    Case(
        name="tls untrusted through urllib",
        provoke=_urllib_untrusted,
        code=Code.AUTH_DENIED,
        why="until a certificate or our trust changes no try can work",
    ),
    Case(name="tls untrusted through httpx", provoke=_httpx_untrusted, code=Code.AUTH_DENIED, why="the same, wrapped"),
    Case(
        name="tls untrusted through anthropic",
        provoke=_anthropic_untrusted,
        code=Code.AUTH_DENIED,
        why="the SDK says only 'Connection error.': its cause says why",
    ),
    Case(
        name="asyncio timeout", provoke=_async_timeout, code=Code.DEPENDENCY_UNAVAILABLE, why="something did not answer"
    ),
    Case(
        name="asyncio timeout over a model",
        provoke=_async_timeout_over_a_model,
        code=Code.LLM_TIMEOUT,
        why="the cancelled work shows what was waited for",
    ),
    Case(name="asyncio cancelled", provoke=_cancelled, code=Code.RUN_TIMEOUT, why="stopped from outside"),
    Case(name="asyncio incomplete read", provoke=_incomplete_stream, code=Code.NETWORK, why="half a message"),
    Case(
        name="future timeout", provoke=_future_timeout, code=Code.DEPENDENCY_UNAVAILABLE, why="a thread did not answer"
    ),
    Case(
        name="task group",
        provoke=_group,
        code=Code.AUTH_DENIED,
        why="of a group the member counts that waiting cures least",
        error_type="PermissionError",
    ),
]


def _raise(error: BaseException) -> object:
    raise error
