"""The deployment's own secret, with which cursors are sealed: made once by whoever needs it first, then only read.

It lies in the ledger's table, encrypted with our key. A secret store would cost money each month and hold nothing more
precious: whoever can read this table can read every letter.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING

from lambdas.adapters.dynamo import Lost, Table
from lambdas.adapters.expression import Expression

if TYPE_CHECKING:
    from mypy_boto3_dynamodb import DynamoDBClient

_PLACE = {"pk": {"S": "SEAL"}, "sk": {"S": "CURSORS"}}


class DynamoSeal:
    def __init__(self, client: "DynamoDBClient", table_name: str, *, random_bytes: Callable[[int], bytes]) -> None:
        self._table = Table(client=client, name=table_name)
        self._random_bytes = random_bytes
        self._key = b""

    def key(self) -> bytes:
        """One read for each process."""
        if not self._key:
            found = self._table.get(_PLACE) or self._made()
            self._key = bytes.fromhex(found["secret"]["S"])
        return self._key

    def _made(self) -> dict[str, dict[str, str]]:
        item = {**_PLACE, "secret": {"S": self._random_bytes(32).hex()}}
        e = Expression()
        try:
            self._table.put(item, **e.request(condition=f"attribute_not_exists({e['pk']})"))
        except Lost as made:  # another process was quicker
            return made.found or self._table.get(_PLACE) or item
        return item
