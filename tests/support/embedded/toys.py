"""Functions of a few lines, made for one test on the bare emulator."""

import io
import json
import zipfile
from typing import Any, Protocol

from local.stack import Stack

TRUST = {"Effect": "Allow", "Principal": {"Service": "lambda.amazonaws.com"}, "Action": "sts:AssumeRole"}


class MakeFunction(Protocol):
    def __call__(
        self, name: str, code: str, *, on: Stack, timeout: int = 10, allow: dict[str, str] | None = None
    ) -> str: ...


def policy(*statements: dict[str, Any]) -> str:
    return json.dumps({"Version": "2012-10-17", "Statement": statements})


def zipped(**modules: str) -> bytes:
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w") as archive:
        for name, code in modules.items():
            archive.writestr(f"{name}.py", code)
    return buffer.getvalue()
