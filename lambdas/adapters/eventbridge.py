"""EventBridge, on which a deployment announces what became of jobs. Ten events and 256 KB in a request."""

import json
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from botocore.exceptions import BotoCoreError, ClientError

from lambdas.core.model.errors import Unavailable

_JSON = json.JSONEncoder(separators=(",", ":"))  # as short as the result was when its size was judged
MOST_BYTES = 240_000  # of a request's details; the rest of an entry counts too


class EventBridgeBus:
    def __init__(self, client: Callable[[], Any], bus: str, source: str) -> None:
        self._client = client
        self._bus = bus
        self._source = source

    def send(self, events: Sequence[tuple[str, Mapping[str, Any]]]) -> frozenset[int]:
        """Divided if ten of them are too large together. What was not taken is returned by its number."""
        refused: set[int] = set()
        entries = [self._entry(what, detail) for what, detail in events]
        for numbers in _divided([len(entry["Detail"]) for entry in entries]):
            answers = self._put([entries[number] for number in numbers])
            refused |= {number for number, answer in zip(numbers, answers, strict=True) if answer.get("ErrorCode")}
        return frozenset(refused)

    def _entry(self, what: str, detail: Mapping[str, Any]) -> dict[str, str]:
        kind = f"Job {what}"
        return {"Source": self._source, "DetailType": kind, "Detail": _JSON.encode(detail), "EventBusName": self._bus}

    def _put(self, entries: list[dict[str, str]]) -> list[dict[str, Any]]:
        try:
            answers: list[dict[str, Any]] = self._client().put_events(Entries=entries)["Entries"]
        except (ClientError, BotoCoreError) as error:
            raise Unavailable(f"event bus {self._bus}", str(error)) from error
        return answers


def _divided(sizes: Sequence[int]) -> list[list[int]]:
    parts: list[list[int]] = []
    room = 0
    for number, size in enumerate(sizes):
        if not parts or size > room or len(parts[-1]) == 10:
            parts.append([])
            room = MOST_BYTES
        parts[-1].append(number)
        room -= size
    return parts
