"""Pages of other places, in a browser of this machine, and what they would ask of the embedded stack."""

import asyncio
from typing import Any

import pytest

from local.emulator import refuse_other_pages

OURS = "127.0.0.1:4566"


def answered(kind: str = "http", **headers: str) -> list[Any]:
    """What whoever asks with these headers is sent; `served` if the emulator is asked at all."""
    sent: list[Any] = []

    async def serve(*_: Any) -> None:
        sent.append("served")

    async def send(message: Any) -> None:
        sent.append(message)

    given = [(name.replace("_", "-").encode(), text.encode()) for name, text in headers.items()]
    asyncio.run(refuse_other_pages(serve)({"type": kind, "headers": given}, None, send))  # type: ignore[arg-type]
    return sent


@pytest.mark.parametrize(
    "headers",
    [
        {"host": OURS},
        {"host": "localhost:4566"},
        {"host": "[::1]:4566"},
        {"host": OURS, "origin": f"http://{OURS}", "sec_fetch_site": "same-origin"},
        {"host": OURS, "sec_fetch_site": "none"},
    ],
)
def test_programs_and_the_own_console_are_served(headers: dict[str, str]) -> None:
    assert answered(**headers) == ["served"]


@pytest.mark.parametrize(
    "headers",
    [
        {},
        {"host": "evil.example:4566"},  # a name that leads here, by which a page is of one origin with us
        {"host": "evil.example:4566", "origin": "http://evil.example:4566", "sec_fetch_site": "same-origin"},
        {"host": "127.0.0.1.evil.example"},
        {"host": "[::1"},
        {"host": OURS, "origin": "https://evil.example"},
        {"host": OURS, "origin": "null"},
        {"host": OURS, "origin": "http://127.0.0.1:3000"},
        {"host": OURS, "sec_fetch_site": "cross-site"},
        {"host": OURS, "sec_fetch_site": "same-site"},
    ],
)
def test_another_page_is_refused_before_the_emulator_sees_its_request(headers: dict[str, str]) -> None:
    begun, told = answered(**headers)
    assert begun["status"] == 403
    assert b"this machine" in told["body"]
    assert not any(name.startswith(b"access-control") for name, _ in begun["headers"])
    assert answered("websocket", **headers) == [{"type": "websocket.close", "code": 1008}]
