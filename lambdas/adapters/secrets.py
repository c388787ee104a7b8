"""What a lane's worker reads in Secrets Manager and Systems Manager: its agents' secrets, and who our senders are.

Senders are the unique ids of our roles that send jobs. Each stack writes those of its own functions.
"""

from collections.abc import Callable
from typing import Any

from botocore.exceptions import BotoCoreError, ClientError, ParamValidationError

from lambdas.core.config.variables import SECRETS_MANAGER
from lambdas.core.model.errors import Unavailable

# For a name that nobody has, AWS refuses too: a role may read what a secret of the name would be called.
_DENIED = (
    "there is none of this name, or the worker may not read it; a secret under a key of your own needs secrets_key_arn"
)
_WHY = {
    "ResourceNotFoundException": "there is no such secret",
    "ParameterNotFound": "there is no such parameter",
    "AccessDeniedException": _DENIED,
    "AccessDenied": _DENIED,
}


class AwsSecrets:
    """One request for each secret. Clients are made when they are needed: few lanes use both services."""

    def __init__(self, client: Callable[[str], Any]) -> None:
        self._client = client

    def read(self, service: str, name: str) -> str:
        """Raise `Unavailable` for one that is not there, too: somebody will put it there, and jobs wait until then."""
        try:
            return self._secret(name) if service == SECRETS_MANAGER else self._parameter(name)
        except ClientError as error:
            code = error.response["Error"]["Code"]
            raise Unavailable(f"{service}:{name}", _WHY.get(code, code)) from error
        except BotoCoreError as error:
            raise Unavailable(f"{service}:{name}", type(error).__name__) from error

    def _secret(self, name: str) -> str:
        answer = self._client("secretsmanager").get_secret_value(SecretId=name)
        if "SecretString" not in answer:
            raise Unavailable(f"secretsmanager:{name}", "it is binary, and an environment variable is text")
        return str(answer["SecretString"])

    def _parameter(self, name: str) -> str:
        return str(self._client("ssm").get_parameter(Name=name, WithDecryption=True)["Parameter"]["Value"])


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
