"""The broker of lazaret/testing around the lane that most tests begin with."""

from dataclasses import dataclass

from lazaret.testing import broker
from lazaret.testing.broker import PORTS, SETTLED
from tests.support.lane import InMemory

__all__ = ["PORTS", "SETTLED", "Broker"]


@dataclass(kw_only=True)
class Broker(InMemory, broker.Broker):
    pass
