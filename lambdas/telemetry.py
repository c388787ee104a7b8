"""One logger and one set of metrics for every function. Messages are constants; facts are keys; never a payload."""

import warnings
from collections.abc import Mapping
from datetime import datetime, timedelta
from typing import TYPE_CHECKING, Any

from aws_lambda_powertools import Logger, Metrics
from aws_lambda_powertools.metrics import MetricUnit, single_metric

from lambdas.settings import metric_namespace, settings

if TYPE_CHECKING:
    from lambdas.core.model.letter import Letter

NAMESPACE = metric_namespace(settings().name)
MOST_TOLD = 1_000  # rows of one invocation
EVERY_LANE = "@redrives"  # instead of a job type, where there is none: no lane can have this name

logger = Logger(service="lazaret")
# No service here: Powertools would make it a second dimension, and alarms watch `job_type` alone.
metrics = Metrics(namespace=NAMESPACE)
# An invocation with only stale copies counts nothing, which is fine.
warnings.filterwarnings("ignore", message="No application metrics to publish")


def count(name: str, job_type: str, value: float = 1, unit: MetricUnit = MetricUnit.Count, **facts: Any) -> None:
    """One metric in a line of its own, with facts about it (code, tenant) as properties."""
    with single_metric(name=name, unit=unit, value=value, namespace=NAMESPACE) as metric:
        metric.add_dimension(name="job_type", value=job_type)
        for key, fact in facts.items():
            metric.add_metadata(key=key, value=fact)


def report_resolution(letter: "Letter", at: datetime, *, by_person: bool) -> None:
    """For a letter that is finished: its replay is done, or it was discarded."""
    facts: dict[str, Any] = {"tenant_id": letter.tenant_id, "code": letter.code}
    if by_person:
        count("ResolvedByPerson", letter.job_type, **facts)
    else:
        count("ResolvedAuto", letter.job_type, **facts)
    taken = (at - letter.died_at) / timedelta(milliseconds=1)
    count("TimeToResolution", letter.job_type, taken, MetricUnit.Milliseconds, **facts)


def report_unread_secrets(what: str, job_type: str, facts: Mapping[str, Any]) -> None:
    logger.error(what, extra=dict(facts))
    count("SecretsUnread", job_type)


class SkippedRows:
    """Rows of a list that could not be read, or name what is not theirs: a line and one of `ForeignRows` for each."""

    def __init__(self) -> None:
        self._keys: set[str] = set()

    def row(self, item: dict[str, Any], why: Exception) -> None:
        key = " ".join(str(item[name].get("S", "")) for name in ("pk", "sk") if name in item)
        self.named(key, why)

    def named(self, key: str, why: Exception) -> None:
        """A row that is read again is told once."""
        if key not in self._keys and len(self._keys) < MOST_TOLD:
            self._keys.add(key)
            count("ForeignRows", EVERY_LANE)
            logger.warning("row.skipped", extra={"key": key, "why": f"{type(why).__name__}: {why}"[:200]})

    def counted(self) -> int:
        """And begin anew."""
        found = len(self._keys)
        self._keys.clear()
        return found
