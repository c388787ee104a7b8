"""What travels between the worker and a guest: JSON after four bytes of length, and our values as plain data.

Never pickle: reading what a guest has sent must not run anything. A value of another shape is refused with TypeError.
"""

import json
import os
import socket
import struct
import threading
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import fields, is_dataclass
from datetime import datetime
from enum import Enum
from functools import cache, partial
from types import UnionType
from typing import Any, TypeVar, Union, get_args, get_origin, get_type_hints

T = TypeVar("T")
Frame = dict[str, Any]
Read = Callable[[Any], Any]

LARGEST = 256 * 1024 * 1024  # bytes of one frame, where nobody says less
READ = 256 * 1024
LOST_LINE = os.EX_IOERR  # exit code of a guest that cannot speak with its worker any more
_LENGTH = struct.Struct("!I")


class Closed(Exception):
    """The other side is gone, or says what is not a frame."""


class TooLarge(ValueError):
    """What was to be sent is more than the other side takes."""


class Frames:
    """One side of a connection. Several threads may send; who reads sees to it that nobody else does."""

    def __init__(self, connection: socket.socket, *, largest: int = LARGEST) -> None:
        """`largest`: bytes of a frame that is read. A guest must not make the worker reserve what it likes."""
        self.connection = connection
        self.largest = largest
        self.takes = LARGEST  # bytes of a frame that the other side reads
        self.held = 0  # bytes of whole frames, which their reader has not said to be done with
        self._sending = threading.Lock()
        self._received = bytearray()

    def send(self, frame: Frame, fds: tuple[int, ...] = ()) -> None:
        text = json.dumps(frame, separators=(",", ":")).encode()
        if len(text) > self.takes:
            size, most = len(text) / 1024**2, self.takes // 1024**2
            raise TooLarge(f"{size:.1f} MB of text at once, and its worker takes {most}: keep less, or raise memory_mb")
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
    def owned(self) -> int:
        """Bytes that this side holds of what the other has sent."""
        return len(self._received) + self.held

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
            if length > self.largest:
                raise Closed(f"a frame of {length} bytes, and {self.largest} are taken")
            if len(self._received) < _LENGTH.size + length:
                break
            frames.append(_frame(self._text(_LENGTH.size + length)))
            self.held += length
        return frames

    def _text(self, end: int) -> bytes | bytearray:
        """Of the first frame. A large one is copied once at most, and not kept beside what is made of it."""
        if len(self._received) > end:
            text = bytes(memoryview(self._received)[_LENGTH.size : end])
            del self._received[:end]
            return text
        whole, self._received = self._received, bytearray()
        del whole[: _LENGTH.size]
        return whole


def _frame(text: bytes | bytearray) -> Frame:
    try:
        frame = json.loads(text)
    except (ValueError, RecursionError) as garbled:
        raise Closed(f"not JSON: {garbled}") from garbled
    if not isinstance(frame, dict):
        raise Closed("not an object")
    return frame


def plain(value: Any) -> Any:
    """A value of ours as JSON takes it, without the fields that have their default. What is JSON stays as it is."""
    kind: Any = type(value)
    write = _writer(kind)
    return value if write is None else write(value)


@cache
def _writer(kind: Any) -> Callable[[Any], Any] | None:
    """How values of this class are written; None if JSON takes them as they are."""
    if is_dataclass(kind):
        return partial(_write_value, tuple((each.name, each.default) for each in fields(kind)))
    if issubclass(kind, datetime):
        return datetime.isoformat
    if issubclass(kind, tuple):
        return lambda value: [plain(each) for each in value]
    if issubclass(kind, Mapping):
        return lambda value: {name: plain(each) for name, each in value.items()}
    return None


def _write_value(known: tuple[tuple[str, Any], ...], value: Any) -> Frame:
    held = value.__dict__
    return {name: plain(each) for name, default in known if (each := held[name]) is not default}


def made(kind: type[T], data: Any) -> T:
    """The value again. Raise TypeError or ValueError for whatever is not one."""
    of: Any = kind
    read: T = reader(of)(data)
    return read


@cache
def reader(kind: Any) -> Read:
    """Made once for each class: to look at its fields again for each value would cost more than all the rest."""
    if kind is Any or kind is object:
        return lambda data: data
    if get_origin(kind) is not None:
        return _generic(get_origin(kind), get_args(kind))
    if is_dataclass(kind):
        return _value(kind)
    if kind is datetime:
        return datetime.fromisoformat
    if issubclass(kind, Enum):
        return partial(kind)
    return partial(_exact, kind)


def _exact(kind: Any, data: Any) -> Any:
    if type(data) is kind:
        return data
    if kind is float and type(data) is int:
        return float(data)
    raise _not_a(kind.__name__, data)  # a bool is an int, and is not one here


def _value(kind: Any) -> Read:
    hints = get_type_hints(kind)
    read_by = {each.name: reader(hints[each.name]) for each in fields(kind)}

    def read(data: Any) -> Any:
        if not isinstance(data, dict):
            raise _not_a(kind.__name__, data)
        return kind(**{name: read_by[name](each) for name, each in data.items() if name in read_by})

    return read


def _generic(origin: Any, of: tuple[Any, ...]) -> Read:
    if origin in (Union, UnionType):
        inner = [each for each in of if each is not type(None)]
        some = reader(inner[0])
        return some if len(inner) == len(of) else lambda data: None if data is None else some(data)
    if origin is tuple:
        return partial(_items, reader(of[0]))
    return partial(_entries, reader(of[1]))


def _items(read: Read, data: Any) -> Any:
    if not isinstance(data, list):
        raise _not_a("list", data)
    return tuple(read(each) for each in data)


def _entries(read: Read, data: Any) -> Any:
    if not isinstance(data, dict):
        raise _not_a("dict", data)
    return {str(name): read(each) for name, each in data.items()}


def _not_a(name: str, data: Any) -> TypeError:
    return TypeError(f"a {type(data).__name__} came instead of a {name}")
