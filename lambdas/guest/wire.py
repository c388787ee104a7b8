"""What travels between the worker and a guest: JSON after four bytes of length, and our values as plain data.

Never pickle: reading what a guest has sent must not run anything. A value of another shape is refused with TypeError.
"""

import json
import socket
import struct
import threading
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import is_dataclass
from datetime import datetime
from enum import Enum
from functools import cache
from types import UnionType
from typing import Any, TypeVar, Union, get_args, get_origin, get_type_hints

T = TypeVar("T")
Frame = dict[str, Any]

LARGEST = 256 * 1024 * 1024  # bytes of one frame: a guest must not make the worker reserve what it likes
READ = 256 * 1024
_LENGTH = struct.Struct("!I")


class Closed(Exception):
    """The other side is gone, or says what is not a frame."""


class Frames:
    """One side of a connection. Several threads may send; who reads sees to it that nobody else does."""

    def __init__(self, connection: socket.socket) -> None:
        self.connection = connection
        self._sending = threading.Lock()
        self._received = bytearray()

    def send(self, frame: Frame, fds: tuple[int, ...] = ()) -> None:
        text = json.dumps(frame, separators=(",", ":")).encode()
        whole = _LENGTH.pack(len(text)) + text
        try:
            with self._sending:
                if fds:
                    whole = whole[socket.send_fds(self.connection, [whole], fds) :]
                self.connection.sendall(whole)
        except OSError as gone:
            # Perhaps half a frame is out: whoever waits for the line, on either side, must not wait any longer.
            with suppress(OSError):
                self.connection.shutdown(socket.SHUT_RDWR)
            raise Closed(str(gone)) from gone

    @property
    def unfinished(self) -> int:
        """Bytes of a frame whose end has not come yet."""
        return len(self._received)

    def forget(self) -> None:
        """Nobody will read on: what came of an unfinished frame is let go."""
        self._received = bytearray()

    def read(self) -> list[Frame]:
        """What one read brings: perhaps no whole frame, perhaps several."""
        try:
            read = self.connection.recv(READ)
        except OSError as gone:
            raise Closed(str(gone)) from gone
        return self.feed(read)

    def feed(self, read: bytes) -> list[Frame]:
        if not read:
            raise Closed("the connection was closed")
        self._received += read
        frames: list[Frame] = []
        while len(self._received) >= _LENGTH.size:
            (length,) = _LENGTH.unpack_from(self._received)
            if length > LARGEST:
                raise Closed(f"a frame of {length} bytes")
            if len(self._received) < _LENGTH.size + length:
                break
            frames.append(_frame(bytes(self._received[_LENGTH.size : _LENGTH.size + length])))
            del self._received[: _LENGTH.size + length]
        return frames


def _frame(text: bytes) -> Frame:
    try:
        frame = json.loads(text)
    except (ValueError, RecursionError) as garbled:
        raise Closed(f"not JSON: {garbled}") from garbled
    if not isinstance(frame, dict):
        raise Closed("not an object")
    return frame


def plain(value: Any) -> Any:
    """A value of ours as JSON takes it. What is JSON already stays as it is."""
    if is_dataclass(value):
        return {name: plain(getattr(value, name)) for name in value.__dataclass_fields__}
    if isinstance(value, datetime):
        return value.isoformat()
    if isinstance(value, tuple):
        return [plain(each) for each in value]
    if isinstance(value, Mapping):
        return {name: plain(each) for name, each in value.items()}
    return value


def made(kind: type[T], data: Any) -> T:
    """The value again. Raise TypeError or ValueError for whatever is not one."""
    read: T = _read(kind, data)
    return read


@cache
def _hints(kind: Any) -> dict[str, Any]:
    return get_type_hints(kind)


def _read(kind: Any, data: Any) -> Any:
    if kind is Any or kind is object:
        return data
    origin = get_origin(kind)
    if origin is not None:
        return _read_generic(kind, origin, data)
    if is_dataclass(kind):
        return _read_value(kind, data)
    return _read_plain(kind, data)


def _read_plain(kind: Any, data: Any) -> Any:
    if kind is datetime:
        return datetime.fromisoformat(data)
    if issubclass(kind, Enum):
        return kind(data)
    if kind is float and type(data) is int:
        return float(data)
    if type(data) is not kind:  # a bool is an int, and is not one here
        raise TypeError(f"a {type(data).__name__} came instead of a {kind.__name__}")
    return data


def _read_value(kind: Any, data: Any) -> Any:
    if not isinstance(data, dict):
        raise TypeError(f"a {type(data).__name__} came instead of a {kind.__name__}")
    return kind(**{name: _read(_hints(kind)[name], each) for name, each in data.items() if name in _hints(kind)})


def _read_generic(kind: Any, origin: Any, data: Any) -> Any:
    of = get_args(kind)
    if origin in (Union, UnionType):
        inner = [each for each in of if each is not type(None)]
        return None if data is None and len(inner) < len(of) else _read(inner[0], data)
    if origin is tuple:
        if not isinstance(data, list):
            raise TypeError(f"a {type(data).__name__} came instead of a list")
        return tuple(_read(of[0], each) for each in data)
    if not isinstance(data, dict):
        raise TypeError(f"a {type(data).__name__} came instead of an object")
    return {str(name): _read(of[1], each) for name, each in data.items()}
