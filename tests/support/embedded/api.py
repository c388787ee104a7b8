"""A person who calls the API of the embedded stack."""

import json
import urllib.request
from dataclasses import dataclass
from typing import Any

from local.stack import Stack

_direct = urllib.request.build_opener(urllib.request.ProxyHandler({}))


@dataclass(frozen=True)
class Answer:
    status: int
    text: str

    @property
    def json(self) -> Any:
        return json.loads(self.text)


class Caller:
    def __init__(self, stack: Stack, token: str | None) -> None:
        self._stack, self._token = stack, token

    def __call__(self, method: str, path: str, body: Any = None) -> Answer:
        headers = {"content-type": "application/json"}
        if self._token is not None:
            headers["authorization"] = f"Bearer {self._token}"
        data = None if body is None else json.dumps(body).encode()
        return asked(method, self._stack.outputs["ApiUrl"] + path, data, headers)


def asked(method: str, url: str, data: bytes | None, headers: dict[str, str]) -> Answer:
    try:
        with _direct.open(urllib.request.Request(url, data, headers, method=method), timeout=60) as answer:
            return Answer(status=answer.status, text=answer.read().decode())
    except urllib.error.HTTPError as refused:
        return Answer(status=refused.code, text=refused.read().decode())
