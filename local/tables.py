"""Tables of a stack on the emulator, made as careful with data as CloudFormation is. Never used on AWS.

ministack empties a table that is there already when a stack creates one of its name, and deletes a protected one. Both
would hide what a deploy over somebody's data does in AWS: it fails, and leaves the data alone.

A query reads its whole partition, and ministack parses the key condition anew for each item of it: 150 ms for a page of
30 out of 2,500 letters, which DynamoDB finds in a few. Once ministack has accepted a condition, it is compared here.
"""

import re
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

from ministack.services import dynamodb
from ministack.services.cloudformation import provisioners

TYPE = "AWS::DynamoDB::Table"

RELIES_ON: tuple[tuple[Any, tuple[str, ...]], ...] = (
    (provisioners, ("_RESOURCE_HANDLERS",)),
    (dynamodb, ("_tables", "_evaluate_condition")),
)
KEYS = "KeyConditionExpression"
CLAUSE = re.compile(
    r"begins_with\((?P<within>[#\w]+), (?P<prefix>:\w+)\)"
    r"|(?P<name>[#\w]+) (?:(?P<sign>=|<=|>=|<|>) (?P<value>:\w+)|BETWEEN (?P<low>:\w+) AND (?P<high>:\w+))"
)
SIGNS: dict[str, Callable[[str, str], bool]] = {
    "=": str.__eq__,
    "<": str.__lt__,
    "<=": str.__le__,
    ">": str.__gt__,
    ">=": str.__ge__,
    "begins": str.startswith,
}
Comparison = tuple[str, str, str]  # a name, a sign, a value's placeholder


def install() -> None:
    handlers = provisioners._RESOURCE_HANDLERS[TYPE]
    handlers["create"] = refusing_a_second(handlers["create"])
    handlers["delete"] = refusing_what_is_protected(handlers["delete"])
    dynamodb._evaluate_condition = comparing_keys(dynamodb._evaluate_condition)


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


def comparing_keys(evaluate: Callable[..., bool]) -> Callable[..., bool]:
    """What ministack refuses is refused as before: the first item of each condition is always its own to judge."""
    accepted: set[str] = set()

    def evaluated(
        text: str,
        item: dict[str, Any],
        values: dict[str, Any],
        names: dict[str, str],
        slot: str = "ConditionExpression",
    ) -> bool:
        if slot == KEYS and text in accepted:
            found = holds(text, item, values or {}, names or {})
            if found is not None:
                return found
        answer = evaluate(text, item, values, names, slot=slot)
        if slot == KEYS:
            accepted.add(text)
        return answer

    return evaluated


def holds(text: str, item: dict[str, Any], values: dict[str, Any], names: dict[str, str]) -> bool | None:
    """None unless it compares texts only, in the ways of `CLAUSE`."""
    compared = comparisons(text)
    if compared is None:
        return None
    for name, sign, placeholder in compared:
        mine, theirs = item.get(names.get(name, name), {}).get("S"), values.get(placeholder, {}).get("S")
        if mine is None or theirs is None:
            return None
        if not SIGNS[sign](mine, theirs):
            return False
    return True


@cache
def comparisons(text: str) -> tuple[Comparison, ...] | None:
    found: list[Comparison] = []
    at = 0
    while clause := CLAUSE.match(text, at):
        found += _compared(clause)
        at = clause.end()
        if at == len(text):
            return tuple(found)
        if not text.startswith(" AND ", at):
            break
        at += len(" AND ")
    return None


def _compared(clause: re.Match[str]) -> Iterator[Comparison]:
    if clause["within"]:
        yield clause["within"], "begins", clause["prefix"]
    elif clause["sign"]:
        yield clause["name"], clause["sign"], clause["value"]
    else:
        yield clause["name"], ">=", clause["low"]
        yield clause["name"], "<=", clause["high"]
