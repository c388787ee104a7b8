"""Errors shaped by hand: a class with the library's own name, bases and attributes, where the library is not installed.

They are written from what engineers remember of these libraries, so they may differ from them in details. Every label
was written before any of them was judged; then clues were changed after all of them had been looked at.
"""

import enum
import json
from collections.abc import Mapping
from functools import cache

import httpx
import requests

from lambdas.core.model.failure import Code
from tests.corpus.case import Case
from tests.corpus.loopback import Loopback

_URL = "https://api.example.com/v1/things"


@cache
def _class(path: str, base: type[BaseException]) -> type[BaseException]:
    module, _, name = path.rpartition(".")
    return type(name, (base,), {"__module__": module})


def shaped(
    lineage: str,
    *args: object,
    base: type[BaseException] = Exception,
    said: str | None = None,
    cause: BaseException | None = None,
    during: BaseException | None = None,
    **fields: object,
) -> BaseException:
    """An error of the class that `lineage` names first; its bases follow, nearest first: "a.b.Denied < a.b.Error".

    `said` is what its own `__str__` returns, if it has one.
    """
    kind = base
    for path in reversed(lineage.split(" < ")):
        kind = _class(path.strip(), kind)  # type: ignore[arg-type]  # a class has a hash
    if said is not None:
        kind = type(kind.__name__, (kind,), {"__module__": kind.__module__, "__str__": lambda _self: said})
    error = kind.__new__(kind, *args)
    error.args = args
    for name, value in fields.items():
        setattr(error, name, value)
    error.__cause__ = cause
    error.__context__ = cause or during
    error.__suppress_context__ = cause is not None
    return error


def recalled(package: str, errors: Mapping[str, tuple[BaseException, Code]]) -> list[Case]:
    return [_case(package, what, error, code) for what, (error, code) in errors.items()]


def _case(package: str, what: str, error: BaseException, code: Code) -> Case:
    def provoke(_server: Loopback) -> object:
        raise error

    in_effect = what.endswith("in an effect")
    return Case(name=f"{package}: {what}", provoke=provoke, code=code, why=what, in_effect=in_effect, constructed=True)


def _raw(body: object) -> bytes:
    return (body if isinstance(body, str) else json.dumps(body)).encode()


def over_httpx(status: int, body: object = "", url: str = _URL, **headers: str) -> httpx.Response:
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    return httpx.Response(status, content=_raw(body), headers=named, request=httpx.Request("POST", url))


def over_requests(status: int, body: object = "", reason: str = "", **headers: str) -> requests.Response:
    response = requests.Response()
    response.status_code, response.reason, response.url = status, reason, _URL
    response._content = _raw(body)
    response.headers.update({name.replace("_", "-"): value for name, value in headers.items()})
    return response


class StatusCode(enum.Enum):
    """As in grpc: a number and a name."""

    INVALID_ARGUMENT = (3, "invalid argument")
    DEADLINE_EXCEEDED = (4, "deadline exceeded")
    NOT_FOUND = (5, "not found")
    PERMISSION_DENIED = (7, "permission denied")
    RESOURCE_EXHAUSTED = (8, "resource exhausted")
    UNAVAILABLE = (14, "unavailable")


StatusCode.__module__ = "grpc"


def rpc_error(code: StatusCode, details: str) -> BaseException:
    told = f'<AioRpcError of RPC that terminated with:\n\tstatus = {code}\n\tdetails = "{details}"\n>'
    return shaped(
        "grpc.aio._call.AioRpcError < grpc.RpcError",
        code,
        details,
        said=told,
        code=lambda: code,
        details=lambda: details,
        trailing_metadata=lambda: (),
    )
