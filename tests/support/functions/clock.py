"""A clock that never says the same twice."""

from datetime import UTC, datetime, timedelta

A_MILLISECOND = timedelta(milliseconds=1)  # what keys are written to


class Clock:
    """The machine's own; but no two acts share a millisecond, for then their random ids would say which was first."""

    def __init__(self) -> None:
        self._said = datetime.min.replace(tzinfo=UTC)

    def __call__(self) -> datetime:
        self._said = max(datetime.now(UTC), self._said + A_MILLISECOND)
        return self._said
