"""Where the network is, for clients of botocore: answers in their order, and the requests that were made."""

import json
import zlib
from collections.abc import Callable, Iterator
from io import BytesIO
from typing import Any

from botocore.awsrequest import AWSResponse
from botocore.exceptions import EndpointConnectionError, ReadTimeoutError

GET = {"TableName": "ledger", "Key": {"pk": {"S": "ä \u2028"}, "sk": {"S": "b"}}}
ITEM = {"Item": {"pk": {"S": "ä \u2028"}, "n": {"N": "1.50"}, "deep": {"M": {"l": {"L": [{"BOOL": True}]}}}}}
UNREACHABLE = EndpointConnectionError(endpoint_url="https://dynamodb")
SLOW = ReadTimeoutError(endpoint_url="https://dynamodb", error="late")


class Line:
    """It gives the answers in their order, the last one for ever."""

    def __init__(self, *answers: Any) -> None:
        self.answers, self.requests = list(answers), []  # type: ignore[var-annotated]

    def __call__(self, request: Any, **_: Any) -> AWSResponse:
        self.requests.append(request)
        answer = self.answers.pop(0) if len(self.answers) > 1 else self.answers[0]
        if isinstance(answer, Exception):
            raise answer
        return answer(request.url)


class Raw(BytesIO):
    def stream(self, **_: Any) -> Iterator[bytes]:
        yield self.read()


def answer(status: int = 200, told: Any = None, **headers: str) -> Callable[[str], AWSResponse]:
    body = told.encode() if isinstance(told, str) else json.dumps(told or {}).encode()
    summed = {"x-amz-crc32": str(zlib.crc32(body)), **{name.replace("_", "-"): text for name, text in headers.items()}}
    return lambda url: AWSResponse(url, status, summed, Raw(body))


def refusal(code: str, status: int = 400, **more: Any) -> Callable[[str], AWSResponse]:
    return answer(status, {"__type": f"com.amazonaws.dynamodb.v20120810#{code}", "message": "no", **more})
