"""Real clients at a price that hundreds of tests can pay: models are read once, DynamoDB answers in the process.

botocore checks, writes and reads each request as ever. Only what would go to moto's DynamoDB is answered by
lazaret.testing.dynamodb instead, which tests/contract holds to moto, to DynamoDB Local and to the deployed table.
"""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from botocore import handlers, loaders, xform_name
from botocore.awsrequest import AWSResponse
from botocore.exceptions import ClientError

from lambdas.adapters.dynamo.keys import INDEXES, WATCHED
from lazaret.testing.dynamodb import DynamoDb

_answering: list[DynamoDb] = []
_models: dict[tuple[Any, ...], Any] = {}


@contextmanager
def dynamodb_in_process(*, ledger: str, breakers: str) -> Iterator[DynamoDb]:
    """Both tables, empty. Other tables, and operations that no function asks for, are still moto's."""
    _answering.append(DynamoDb({ledger: INDEXES, breakers: (WATCHED,)}))
    try:
        yield _answering[-1]
    finally:
        _answering.pop()


def _answer(model: Any, params: dict[str, Any], **_: Any) -> tuple[AWSResponse, dict[str, Any]] | None:
    asked = getattr(_answering[-1], xform_name(model.name), None) if _answering else None
    request = json.loads(params["body"])
    if asked is None or not _tables_in(request) <= _answering[-1].tables.keys():
        return None
    try:
        status, answer = 200, asked(**request)
    except ClientError as refused:
        status, answer = 400, dict(refused.response)
    metadata = {"HTTPStatusCode": status, "RequestId": "in-process", "HTTPHeaders": {}, "RetryAttempts": 0}
    return AWSResponse(params["url"], status, {}, None), {**answer, "ResponseMetadata": metadata}


def _tables_in(request: dict[str, Any]) -> set[str]:
    writes = [asked for write in request.get("TransactItems", ()) for asked in write.values()]
    named = [each["TableName"] for each in (request, *writes) if "TableName" in each]
    return {*named, *request.get("RequestItems", {})}


def _read_once(loader: loaders.Loader, name: str) -> Any:
    """By class of loader: moto's adds errors to the very model that it was given, and botocore must not see them."""
    asked = (type(loader), *loader.search_paths, name)
    if asked not in _models:
        _models[asked] = _read(loader, name)
    return _models[asked]


_read = loaders.Loader.load_data_with_path
loaders.Loader.load_data_with_path = _read_once
handlers.BUILTIN_HANDLERS.append(("before-call.dynamodb", _answer))
