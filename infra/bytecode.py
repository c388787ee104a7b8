"""Bytecode for what is deployed: without it every cold start compiles the function's modules again.

Python uses bytecode of its own minor version only, so a synth on another version than the functions' makes none.
"""

import importlib.util
import marshal
import sys
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path

from aws_cdk import Annotations
from constructs import Construct

THIS_PYTHON = f"{sys.version_info.major}.{sys.version_info.minor}"
TAG = sys.implementation.cache_tag
_UNCHECKED = (0b01).to_bytes(4, "little")  # PEP 552: by hash, and Python believes it without reading the source


def fits(python: str) -> bool:
    """Whether what this Python compiles is of use to functions that run on `python`."""
    return python == THIS_PYTHON


def say_if_missing(scope: Construct, python: str) -> None:
    if not fits(python):
        Annotations.of(scope).add_warning_v2(
            "lazaret:bytecode",
            f"the functions run on Python {python} and this is {THIS_PYTHON}, so they get no bytecode: a cold start"
            f" takes about twice the CPU. Synthesize with Python {python}, or set python = "
            f'"{THIS_PYTHON}" in [deployment].',
        )


def bytecode_of(files: Mapping[str, bytes]) -> dict[str, bytes]:
    """By the path at which Python looks for it."""
    compiled = {name: _bytecode(content, name) for name, content in files.items() if name.endswith(".py")}
    return {_beside(name): code for name, code in compiled.items() if code}


def compile_in_place(folder: Path) -> None:
    for path in sorted(folder.rglob("*.py")):
        name = path.relative_to(folder).as_posix()
        for beside, code in bytecode_of({name: path.read_bytes()}).items():
            (folder / beside).parent.mkdir(exist_ok=True)
            (folder / beside).write_bytes(code)


@lru_cache(maxsize=4096)  # the functions of one synth share most of their modules
def _bytecode(source: bytes, name: str) -> bytes:
    try:
        code = compile(source, name, "exec", dont_inherit=True)
    except (SyntaxError, ValueError):
        return b""  # whoever imports it learns of it there
    return importlib.util.MAGIC_NUMBER + _UNCHECKED + importlib.util.source_hash(source) + marshal.dumps(code)


def _beside(name: str) -> str:
    folder, _, file = name.rpartition("/")
    return "/".join(filter(None, [folder, "__pycache__", f"{file.removesuffix('.py')}.{TAG}.pyc"]))
