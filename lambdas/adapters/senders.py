"""The unique ids of our roles that send jobs, as parameters of SSM. Each stack writes those of its own functions."""

from collections.abc import Callable
from typing import Any

from botocore.exceptions import BotoCoreError, ClientError, ParamValidationError

from lambdas.core.model.errors import Unavailable


class SsmSenders:
    def __init__(self, client: Callable[[], Any], name: str) -> None:
        """The client is made for the first message that no producer of the lane sent."""
        self._client = client
        self._path = f"/{name}/senders"

    def read(self) -> frozenset[str]:
        """Raise `Unavailable`. SSM gives ten in a request."""
        found: set[str] = set()
        request: dict[str, Any] = {"Path": self._path, "Recursive": True}
        while True:
            try:
                page = self._client().get_parameters_by_path(**request)
            except ParamValidationError:
                raise
            except (ClientError, BotoCoreError) as error:
                raise Unavailable(f"parameters {self._path}", str(error)) from error
            found |= {each["Value"] for each in page["Parameters"]}
            if not page.get("NextToken"):
                return frozenset(found)
            request["NextToken"] = page["NextToken"]
