"""Errors that look like those of packages which need not be there."""

from typing import Any


def look_alike(name: str, message: str = "boom", **fields: Any) -> Exception:
    module, _, cls = name.rpartition(".")
    error: Exception = type(cls, (Exception,), {"__module__": module})(message)
    for field, value in fields.items():
        setattr(error, field, value)
    return error


def raised(error: BaseException) -> BaseException:
    try:
        raise error
    except BaseException as caught:
        return caught
