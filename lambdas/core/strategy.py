"""What the next try does differently. A strategy that failed for a job is not tried again."""

from lambdas.core.value import value


@value
class Strategy:
    """What an agent finds as `run.strategy`; what is empty stays as it was."""

    model: str | None = None
    agent: str | None = None
    compress_to_tokens: int | None = None
    max_output_tokens: int | None = None
    instructions: tuple[str, ...] = ()
    constraints: tuple[str, ...] = ()


SAME = Strategy()  # the same try again: right for transient failures only
