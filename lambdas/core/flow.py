"""How a lane flows: what became of its jobs lately, and how long the oldest message has waited. A value."""

from lambdas.core.value import value


@value
class Flow:
    """One lane's last hours, a number a period, the oldest first."""

    period_s: int
    done: tuple[int, ...]  # jobs
    died: tuple[int, ...]  # letters
    oldest_message_s: int | None = None  # as it was last seen; None where nobody knows
