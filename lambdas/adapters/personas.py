"""People with whom the embedded stack's console signs in, from parameters that only `make up` writes."""

from typing import Any

from botocore.exceptions import BotoCoreError, ClientError

from lambdas.core.errors import Unavailable


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
