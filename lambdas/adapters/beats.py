"""Asks the sweep's function for one beat, without waiting for it: whoever asks has done their part already."""

import json
from collections.abc import Callable, Mapping
from typing import Any

from botocore.exceptions import BotoCoreError, ClientError


class LambdaBeats:
    def __init__(
        self,
        client: Callable[[], Any],
        deployment: str,
        *,
        warn: Callable[[str, Mapping[str, Any]], None] = lambda _what, _facts: None,
    ) -> None:
        """The client is made when it is first needed: most requests ask for no beat."""
        self._client, self._warn = client, warn
        self._function = f"{deployment}-sweep"

    def ask(self, beat: str) -> None:
        payload = json.dumps({"beat": beat}).encode()
        try:
            self._client().invoke(FunctionName=self._function, InvocationType="Event", Payload=payload)
        except (ClientError, BotoCoreError) as error:
            self._warn("beat.unasked", {"beat": beat, "why": str(error)})
