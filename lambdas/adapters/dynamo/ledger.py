"""The ledger on DynamoDB: one table, joined from its nouns. The contract is lambdas/core/ledger.py."""

import random
import time
from collections.abc import Callable
from datetime import datetime
from typing import TYPE_CHECKING

from lambdas.adapters.dynamo import Table
from lambdas.adapters.effects import Effects
from lambdas.adapters.groups import Groups
from lambdas.adapters.heads import Heads
from lambdas.adapters.health import HealthCounts
from lambdas.adapters.letters import Letters
from lambdas.adapters.lists import Lists
from lambdas.adapters.redriving import Redriving
from lambdas.adapters.selecting import Selecting
from lambdas.adapters.settles import Settles
from lambdas.adapters.upkeep import Upkeep

if TYPE_CHECKING:
    from mypy_boto3_dynamodb import DynamoDBClient


class DynamoLedger(Heads, Settles, Letters, Lists, Effects, Selecting, Groups, Redriving, HealthCounts, Upkeep):
    def __init__(
        self,
        client: "DynamoDBClient",
        table_name: str,
        *,
        sleep: Callable[[float], None] = time.sleep,
        jitter: Callable[[], float] = random.random,
        clock: Callable[[], datetime] | None = None,
    ) -> None:
        """`sleep` and `jitter` space the tries of a write that another transaction is in the way of.

        By `clock` what has expired and was not deleted yet is ignored; without one it counts.
        """
        self._table = Table(client=client, name=table_name, sleep=sleep, jitter=jitter, clock=clock)
