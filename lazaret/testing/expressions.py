"""DynamoDB's update and condition expressions, written without a clash: half of the ledger's words are reserved.

None of DynamoDB's reserved words has an underscore, so a name with one is written as it is. It then travels once and
not three times, and every job has dozens of them.
"""

from collections.abc import Iterable
from typing import Any

from lambdas.adapters.attributes import Item, attribute


class Expression:
    """`e["status"]` is a name, `e(value)` is a value; both can be used in the text of a condition."""

    def __init__(self) -> None:
        self._names: dict[str, str] = {}
        self._values: Item = {}
        self._sets: list[str] = []
        self._removes: list[str] = []
        self._adds: list[str] = []

    def __getitem__(self, name: str) -> str:
        if "_" in name and name.isidentifier() and name.isascii():
            return name
        placeholder = f"#{name}"
        self._names[placeholder] = name
        return placeholder

    def __call__(self, value: Any) -> str:
        return self._value(attribute(value))

    def set(self, item: Item) -> None:
        self._sets += [f"{self[name]} = {self._value(value)}" for name, value in item.items()]

    def set_once(self, item: Item) -> None:
        """Only where there is nothing yet."""
        named = [(self[name], self._value(value)) for name, value in item.items()]
        self._sets += [f"{name} = if_not_exists({name}, {value})" for name, value in named]

    def count(self, name: str, by: int = 1) -> None:
        self._adds.append(f"{self[name]} {self(by)}")

    def remove(self, names: Iterable[str]) -> None:
        self._removes += [self[name] for name in sorted(names)]

    def is_as_read(self, name: str, value: Any) -> str:
        """None is stored as absence."""
        return f"attribute_not_exists({self[name]})" if value is None else f"{self[name]} = {self(value)}"

    def is_stored(self, name: str, stored: dict[str, Any] | None) -> str:
        """The same of an attribute as DynamoDB has it."""
        return f"attribute_not_exists({self[name]})" if stored is None else f"{self[name]} = {self._value(stored)}"

    def request(self, *, condition: str = "", key_condition: str = "") -> dict[str, Any]:
        parts = (("SET", self._sets), ("REMOVE", self._removes), ("ADD", self._adds))
        update = " ".join(f"{verb} {', '.join(clauses)}" for verb, clauses in parts if clauses)
        request = {
            "UpdateExpression": update,
            "ConditionExpression": condition,
            "KeyConditionExpression": key_condition,
            "ExpressionAttributeNames": self._names,
            "ExpressionAttributeValues": self._values,
        }
        return {name: value for name, value in request.items() if value}

    def _value(self, stored: dict[str, Any]) -> str:
        placeholder = f":v{len(self._values)}"
        self._values[placeholder] = stored
        return placeholder
