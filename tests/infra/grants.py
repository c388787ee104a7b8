"""What the synthesized policies allow, and to whom."""

from collections.abc import Iterator
from typing import Any

from tests.support.synth import Synthesized, statements


def allowed(synthesized: Synthesized, stack: str | None = None, who: str = "") -> Iterator[dict[str, Any]]:
    """The allowing statements of all policies whose logical id begins with `who`."""
    for type_ in ("AWS::IAM::Policy", "AWS::IAM::ManagedPolicy"):
        for path, policy in synthesized.of_type(type_, stack).items():
            if path.split("/")[1].startswith(who):
                yield from (statement for statement in statements(policy) if statement["Effect"] == "Allow")


def may(synthesized: Synthesized, stack: str, who: str, service: str) -> set[str]:
    return {
        action
        for statement in allowed(synthesized, stack, who)
        for action in statement["Action"]
        if action.startswith(f"{service}:")
    }
