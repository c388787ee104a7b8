"""`python -m ops … --json` against the embedded stack, as tests say it."""

import json
from typing import Any

import pytest

from local.stack import Stack
from ops.__main__ import main


class OpsLine:
    def __init__(self, capsys: pytest.CaptureFixture[str]) -> None:
        self._capsys = capsys

    def __call__(self, *argv: str) -> tuple[int, Any]:
        self._capsys.readouterr()
        code = main([*argv, "--json"])
        said = self._capsys.readouterr()
        return code, json.loads(said.out) if said.out else said.err


def ops_line(stack: Stack, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> OpsLine:
    for name, value in stack.environment().items():
        monkeypatch.setenv(name, value)
    for name in ("AWS_PROFILE", "AWS_SESSION_TOKEN", "LAZARET_NAME"):
        monkeypatch.delenv(name, raising=False)
    return OpsLine(capsys)
