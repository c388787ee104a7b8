"""A tenant's health: how many of its jobs died and how many letters recovered, by the hour."""

from datetime import datetime

from lambdas.core.value import value


@value
class HealthHour:
    """One hour in which something died or recovered."""

    hour: datetime  # its beginning
    letters: int = 0
    poison: int = 0
    recovered: int = 0
    last_failure_at: datetime | None = None
