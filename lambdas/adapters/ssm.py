"""Tenants' endpoints with their secrets, as SecureStrings of SSM under our key: who may read the ledger reads none.

Standard parameters cost nothing; a secret of Secrets Manager is $0.40 a month, for each tenant.
"""

import hashlib
import json
from collections.abc import Callable
from typing import Any

from botocore.exceptions import BotoCoreError, ClientError, ParamValidationError

from lambdas.adapters.attributes import moment
from lambdas.adapters.listing import iso
from lambdas.core.errors import Unavailable
from lambdas.core.webhook import Endpoint


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
        """The tenant is written down with it: the parameter's name does not tell."""
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
