"""What the next try does differently. A strategy that failed for a job is not tried again."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class Strategy:
    model: str | None = None
    agent: str | None = None
    compress_to_tokens: int | None = None
    max_output_tokens: int | None = None
    instructions: tuple[str, ...] = ()
    constraints: tuple[str, ...] = ()


SAME = Strategy()  # the same try again: right for transient failures only
