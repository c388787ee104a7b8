"""botocore's errors, as far as a table handles them.

Where botocore is not installed no request can be made. Then only the test kit runs, over a DynamoDB in its process, and
raises what stands here.
"""

from typing import Any

try:
    from botocore.exceptions import BotoCoreError, ClientError, ParamValidationError
except ModuleNotFoundError:

    class BotoCoreError(Exception):  # type: ignore[no-redef]
        """There was no answer."""

    class ParamValidationError(BotoCoreError):  # type: ignore[no-redef, misc]
        """The request was not sent: it is no request."""

    class ClientError(Exception):  # type: ignore[no-redef]
        """DynamoDB said no; `response` says why."""

        def __init__(self, error_response: dict[str, Any], operation_name: str) -> None:
            super().__init__(f"{operation_name}: {error_response['Error']['Code']}")
            self.response = error_response
            self.operation_name = operation_name


__all__ = ["BotoCoreError", "ClientError", "ParamValidationError"]
