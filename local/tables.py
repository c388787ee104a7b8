"""Tables of a stack on the emulator, made as careful with data as CloudFormation is. Never used on AWS.

ministack empties a table that is there already when a stack creates one of its name, and deletes a protected one. Both
would hide what a deploy over somebody's data does in AWS: it fails, and leaves the data alone.
"""

from collections.abc import Callable
from typing import Any

from ministack.services import dynamodb
from ministack.services.cloudformation import provisioners

TYPE = "AWS::DynamoDB::Table"

RELIES_ON: tuple[tuple[Any, tuple[str, ...]], ...] = (
    (provisioners, ("_RESOURCE_HANDLERS",)),
    (dynamodb, ("_tables",)),
)


def install() -> None:
    handlers = provisioners._RESOURCE_HANDLERS[TYPE]
    handlers["create"] = refusing_a_second(handlers["create"])
    handlers["delete"] = refusing_what_is_protected(handlers["delete"])


def refusing_a_second(create: Callable[..., Any]) -> Callable[..., Any]:
    def created(logical_id: str, props: dict[str, Any], stack_name: str) -> Any:
        name = props.get("TableName", "")
        if name in dynamodb._tables:
            raise ValueError(f"Resource of type '{TYPE}' with identifier '{name}' already exists.")
        return create(logical_id, props, stack_name)

    return created


def refusing_what_is_protected(delete: Callable[..., Any]) -> Callable[..., Any]:
    def deleted(physical_id: str, props: dict[str, Any]) -> Any:
        if dynamodb._tables.get(physical_id, {}).get("DeletionProtectionEnabled"):
            raise ValueError(
                f"Resource cannot be deleted as it is currently protected against deletion: table {physical_id}."
                " Disable deletion protection first."
            )
        return delete(physical_id, props)

    return deleted
