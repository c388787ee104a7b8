"""A run without a ledger, for tests of agents: it performs everything and writes down what it was asked."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any, cast

from lambdas.core.model.job import Job

if TYPE_CHECKING:
    from lambdas.core.agent.run import Run

JUNE = datetime(2026, 6, 12, 14, 22, 1, tzinfo=UTC)


class StoppedByGuard(BaseException):
    """What the real run raises when an agent goes round in circles."""


@dataclass(slots=True)
class FakeRun:
    attempt: int = 1
    kept: dict[str, Any] = field(default_factory=dict)  # results of a former attempt
    most_calls: int = 100_000
    steps: list[str] = field(default_factory=list)
    failed: list[str] = field(default_factory=list)
    effects: list[tuple[str, str]] = field(default_factory=list)
    asked: list[dict[str, Any]] = field(default_factory=list)
    spent: list[tuple[int, float]] = field(default_factory=list)

    def step(self, name: str, fn: Callable[..., Any], *args: Any, **kwargs: Any) -> Any:
        self.steps.append(name)
        if len(self.steps) > self.most_calls:
            raise StoppedByGuard
        if name in self.kept:
            return self.kept[name]
        try:
            return fn(*args, **kwargs)
        except Exception:
            self.failed.append(name)
            raise

    def effect(
        self,
        action: str,
        *,
        key: str,
        do: Callable[..., Any],
        args: tuple[Any, ...] = (),
        kwargs: Mapping[str, Any] | None = None,
        **asked: Any,
    ) -> Any:
        self.effects.append((action, key))
        self.asked.append(asked | {"args": args})
        return do(*args, **(kwargs or {}))

    def spend(self, *, tokens: int = 0, usd: float = 0.0) -> None:
        self.spent.append((tokens, usd))

    @property
    def as_run(self) -> "Run":
        return cast("Run", self)


def job_of(payload: dict[str, Any], *, job_type: str = "kyc", created_at: datetime | None = JUNE) -> Job:
    return Job(tenant_id="tnt_1", job_type=job_type, job_id="job_1", payload=payload, created_at=created_at)
