"""The worker version that each lane has deployed, from the parameters that the lanes' stacks write."""

from collections.abc import Sequence
from typing import Any

from botocore.exceptions import BotoCoreError, ClientError, ParamValidationError

from lambdas.core.errors import Unavailable

A_REQUEST = 10  # SSM's own limit


class SsmVersions:
    def __init__(self, client: Any, name: str) -> None:
        self._client = client
        self._name = name

    def of(self, job_types: Sequence[str]) -> dict[str, str]:
        named = {f"/{self._name}/{job_type}/worker-version": job_type for job_type in job_types}
        names = list(named)
        found: dict[str, str] = {}
        for start in range(0, len(names), A_REQUEST):
            for parameter in self._parameters(names[start : start + A_REQUEST]):
                found[named[parameter["Name"]]] = parameter["Value"]
        return found

    def _parameters(self, names: list[str]) -> list[dict[str, Any]]:
        """Names that do not exist are told apart by SSM, and are no error."""
        try:
            parameters: list[dict[str, Any]] = self._client.get_parameters(Names=names)["Parameters"]
        except ParamValidationError:
            raise
        except (ClientError, BotoCoreError) as error:
            raise Unavailable(f"parameter {names[0]}", str(error)) from error
        return parameters
