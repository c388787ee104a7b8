"""One logger and one set of metrics for every function. Messages are constants; facts are keys; never a payload."""

import warnings
from datetime import datetime, timedelta
from typing import TYPE_CHECKING, Any

from aws_lambda_powertools import Logger, Metrics
from aws_lambda_powertools.metrics import MetricUnit, single_metric

if TYPE_CHECKING:
    from lambdas.core.letter import Letter

NAMESPACE = "Lazaret"
EVERY_LANE = "@redrives"  # in the place of a job type, where none can be told: no lane can have this name

logger = Logger(service="lazaret")
# No service here: Powertools would make it a second dimension, and alarms watch `job_type` alone.
metrics = Metrics(namespace=NAMESPACE)
# An invocation that only met stale copies counts nothing, and that is no mistake.
warnings.filterwarnings("ignore", message="No application metrics to publish")


def count(name: str, job_type: str, value: float = 1, unit: MetricUnit = MetricUnit.Count, **facts: Any) -> None:
    """One metric in a line of its own, when facts about it (code, tenant) must go with it as properties."""
    with single_metric(name=name, unit=unit, value=value, namespace=NAMESPACE) as metric:
        metric.add_dimension(name="job_type", value=job_type)
        for key, fact in facts.items():
            metric.add_metadata(key=key, value=fact)


def report_resolution(letter: "Letter", at: datetime, *, by_person: bool) -> None:
    """A letter that needs nothing more: its replay is done, or somebody discarded it."""
    facts: dict[str, Any] = {"tenant_id": letter.tenant_id, "code": letter.code}
    if by_person:
        count("ResolvedByPerson", letter.job_type, **facts)
    else:
        count("ResolvedAuto", letter.job_type, **facts)
    taken = (at - letter.died_at) / timedelta(milliseconds=1)
    count("TimeToResolution", letter.job_type, taken, MetricUnit.Milliseconds, **facts)
