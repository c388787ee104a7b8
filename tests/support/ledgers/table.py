"""The ledger's table made from its schema, for emulators that no stack was deployed to."""

from typing import Any

from lambdas.adapters.dynamo.keys import INDEXES, TABLE_KEYS, WATCHED, Index


def create_ledger_table(client: Any, name: str) -> None:
    _create(client, name, INDEXES)


def create_breakers_table(client: Any, name: str) -> None:
    _create(client, name, (WATCHED,))


def _create(client: Any, name: str, indexes: tuple[Index, ...]) -> None:
    named = dict.fromkeys([*TABLE_KEYS, *(key for index in indexes for key in (index.hash_key, index.sort_key))])
    client.create_table(
        TableName=name,
        BillingMode="PAY_PER_REQUEST",
        KeySchema=_keys(*TABLE_KEYS),
        AttributeDefinitions=[{"AttributeName": key, "AttributeType": "S"} for key in named],
        GlobalSecondaryIndexes=[
            {
                "IndexName": index.name,
                "KeySchema": _keys(index.hash_key, index.sort_key),
                "Projection": _projection(index),
            }
            for index in indexes
        ],
    )


def _keys(hash_key: str, sort_key: str) -> list[dict[str, str]]:
    return [{"AttributeName": hash_key, "KeyType": "HASH"}, {"AttributeName": sort_key, "KeyType": "RANGE"}]


def _projection(index: Index) -> dict[str, Any]:
    if index.projected is None:
        return {"ProjectionType": "KEYS_ONLY"}
    return {"ProjectionType": "INCLUDE", "NonKeyAttributes": list(index.projected)}
