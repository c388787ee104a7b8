"""Parameters of SSM: the worker version of each lane, tenants' endpoints, and the embedded stack's sample users.

The lanes' stacks write the versions, and only `make up` writes users. An endpoint and its secret are a SecureString
under our key, so reading the ledger does not reveal it. Standard parameters are free; Secrets Manager would cost $0.40
a month for each tenant.
"""

import hashlib
import json
from collections.abc import Callable, Sequence
from typing import Any

from botocore.exceptions import BotoCoreError, ClientError, ParamValidationError

from lambdas.core.model.errors import Unavailable
from lambdas.core.model.value import iso, moment
from lambdas.core.notify.notice import Endpoint

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
        """SSM lists names that do not exist separately: they are not an error."""
        try:
            parameters: list[dict[str, Any]] = self._client.get_parameters(Names=names)["Parameters"]
        except ParamValidationError:
            raise
        except (ClientError, BotoCoreError) as error:
            raise Unavailable(f"parameter {names[0]}", str(error)) from error
        return parameters


class SsmEndpoints:
    def __init__(self, client: Any, name: str) -> None:
        self._client = client
        self._name = name

    def find(self, tenant_id: str) -> Endpoint | None:
        answer = self._ask(self._client.get_parameter, tenant_id, WithDecryption=True)
        if answer is None:
            return None
        kept = json.loads(answer["Parameter"]["Value"])
        return Endpoint(url=kept["url"], secret=kept["secret"], set_at=moment(kept["set_at"]), set_by=kept["set_by"])

    def put(self, tenant_id: str, endpoint: Endpoint) -> None:
        """The tenant is stored with it: the parameter's name is a hash."""
        kept = {"tenant_id": tenant_id, "url": endpoint.url, "secret": endpoint.secret, "set_by": endpoint.set_by}
        if endpoint.set_at is not None:
            kept["set_at"] = iso(endpoint.set_at)
        self._ask(
            self._client.put_parameter,
            tenant_id,
            Value=json.dumps(kept),
            Type="SecureString",
            KeyId=f"alias/{self._name}",
            Overwrite=True,
        )

    def remove(self, tenant_id: str) -> bool:
        """False if there was none."""
        return self._ask(self._client.delete_parameter, tenant_id) is not None

    def _ask(self, call: Callable[..., Any], tenant_id: str, **request: Any) -> Any:
        """None if there is no such parameter."""
        name = parameter_name(self._name, tenant_id)
        try:
            return call(Name=name, **request)
        except ParamValidationError:
            raise
        except ClientError as error:
            if error.response["Error"]["Code"] == "ParameterNotFound":
                return None
            raise Unavailable(f"parameter {name}", str(error)) from error
        except BotoCoreError as error:
            raise Unavailable(f"parameter {name}", str(error)) from error


def parameter_name(name: str, tenant_id: str) -> str:
    """By a hash: a tenant's id may have a colon, and a parameter's name may not."""
    return f"/{name}/webhooks/{hashlib.sha256(tenant_id.encode()).hexdigest()[:40]}"


class SsmPersonas:
    def __init__(self, client: Any, name: str) -> None:
        self._client = client
        self._path = f"/{name}/development"

    def all(self) -> list[dict[str, str]]:
        try:
            found = self._client.get_parameters_by_path(Path=self._path)["Parameters"]
        except (ClientError, BotoCoreError) as error:
            raise Unavailable(f"parameters {self._path}", str(error)) from error
        named = {each["Name"].rpartition("/")[2]: each["Value"] for each in found}
        return [{"name": name, "token": named[name]} for name in sorted(named)]
