"""Every test in here runs without a network."""

from tests.support.network import no_connections

__all__ = ["no_connections"]
