"""Where an error happened: the user's function, the packages below it, and a traceback short enough to keep.

It reads code positions and source lines, never a local variable: a traceback must not carry a payload.
"""

import linecache
from functools import lru_cache
from pathlib import PurePath
from types import FrameType, TracebackType

# Lambda keeps the layer's packages, its own runtime and the standard library here.
_NOT_THE_USERS = ("/opt/python/", "/var/runtime/", "/var/lang/", f"{PurePath(linecache.__file__).parent}/", "<")
_OURS = f"{PurePath(__file__).parents[1]}/"
# These have a frame of their own on some versions of Python only; the function around them is the place.
_ANONYMOUS = frozenset({"<listcomp>", "<setcomp>", "<dictcomp>", "<genexpr>"})
# Namespaces whose first word alone names nothing, and packages whose errors are known by another's name.
_NAMESPACES = frozenset({"google", "azure", "concurrent", "urllib", "http", "xml"})
_ALIASES = {"builtins": "", "pydantic_core": "pydantic", "_queue": "queue"}
_DEEPEST = 2_000  # frames that are looked at: a recursion leaves a thousand
_HEAD, _TAIL = 3, 10  # frames that are shown


@lru_cache(maxsize=2048)
def is_users(filename: str) -> bool:
    packaged = "/site-packages/" in filename or "/dist-packages/" in filename
    return not (packaged or filename.startswith(_NOT_THE_USERS) or filename.startswith(_OURS))


@lru_cache(maxsize=2048)
def _stem(filename: str) -> str:
    return PurePath(filename).stem


@lru_cache(maxsize=2048)
def _short(filename: str) -> str:
    """A path that a person recognises, without the machine's directories."""
    for marker in ("/site-packages/", "/dist-packages/", "/opt/python/", "/var/runtime/"):
        if marker in filename:
            return filename.rpartition(marker)[2]
    return "/".join(PurePath(filename).parts[-2:])


@lru_cache(maxsize=2048)
def root_of(module: str) -> str:
    """The package as a person names it: `openai`, `google.genai`; nothing for builtins."""
    first, _, rest = module.partition(".")
    if first in _NAMESPACES and rest:
        return f"{first}.{rest.partition('.')[0]}"
    return _ALIASES.get(first, first)


def place(traceback: TracebackType | None) -> tuple[str, frozenset[str]]:
    """The innermost function of the user's code, and the packages between it and the error."""
    below, in_users = set[str](), False
    for frame, _line in reversed(_walk(traceback)):
        code = frame.f_code
        if is_users(code.co_filename):
            in_users = True
            if code.co_name not in _ANONYMOUS:
                return f"{_stem(code.co_filename)}.{code.co_name}", frozenset(below)
        elif not in_users:
            below.add(root_of(frame.f_globals.get("__name__", "")))
    return "", frozenset(below)


def shown(traceback: TracebackType | None) -> list[str]:
    """The first and the last frames, two lines each."""
    frames = _walk(traceback)
    if len(frames) <= _HEAD + _TAIL:
        return [_line_of(frame, line) for frame, line in frames]
    left_out = f"  … {len(frames) - _HEAD - _TAIL} frames left out …"
    head, tail = frames[:_HEAD], frames[-_TAIL:]
    return [*(_line_of(*frame) for frame in head), left_out, *(_line_of(*frame) for frame in tail)]


def _walk(traceback: TracebackType | None) -> list[tuple[FrameType, int]]:
    found: list[tuple[FrameType, int]] = []
    while traceback is not None and len(found) < _DEEPEST:
        found.append((traceback.tb_frame, traceback.tb_lineno))
        traceback = traceback.tb_next
    return found


def _line_of(frame: FrameType, line: int) -> str:
    code = frame.f_code
    return _told(code.co_filename, line, code.co_name)


@lru_cache(maxsize=2048)
def _told(filename: str, line: int, function: str) -> str:
    source = linecache.getline(filename, line).strip()
    place = f"  {_short(filename)}:{line} in {function}"
    return f"{place}\n    {source[:200]}" if source else place
