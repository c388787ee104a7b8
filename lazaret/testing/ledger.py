"""The ledger for tests, the simulation and benchmarks: the one that is deployed, over a DynamoDB in the process.

It loses everything with its process. An index of it is never behind, and nothing of it waits.
"""

from collections.abc import Callable
from datetime import datetime
from functools import cached_property

from lambdas.adapters.dynamo.ledger import DynamoLedger
from lazaret.testing.dynamodb import DynamoDb
from lazaret.testing.views import Effects, Events, Expiry, Heads, Letters, Steps

LEDGER = "ledger"


class MemoryLedger(DynamoLedger):
    def __init__(self, client: DynamoDb | None = None, *, clock: Callable[[], datetime] | None = None) -> None:
        self.dynamodb = client or DynamoDb()
        super().__init__(self.dynamodb, LEDGER, sleep=lambda _: None, clock=clock)  # type: ignore[arg-type]

    @cached_property
    def heads(self) -> Heads:
        return Heads(self.dynamodb, LEDGER)

    @cached_property
    def dead(self) -> Letters:
        return Letters(self.dynamodb, LEDGER)

    @cached_property
    def kept_steps(self) -> Steps:
        return Steps(self.dynamodb, LEDGER)

    @cached_property
    def kept_effects(self) -> Effects:
        return Effects(self.dynamodb, LEDGER)

    @cached_property
    def kept_events(self) -> Events:
        return Events(self.dynamodb, LEDGER)

    @cached_property
    def expiry(self) -> Expiry:
        return Expiry(self.heads, self.dead, self.kept_steps, self.kept_effects)
