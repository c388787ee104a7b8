"""What a deployment costs in a month in which nothing happens, read off its templates; and what jobs add.

Run: `python -m ops.cost --lanes 30 --jobs 100000`, or `make cost LANES=30 JOBS=100000`. The prices are list prices.
"""

import argparse
import json
import tempfile
from collections.abc import Iterator, Mapping
from math import ceil
from pathlib import Path
from typing import Any

import infra  # noqa: F401 - before aws_cdk: it quiets Node's banner
from bench.others.prices import IDLE, LAMBDA, PRICES, READ, SQS, WRITE, lazaret
from lambdas.core.model.value import value
from lambdas.core.sweep.gauges import MOST_LANES, RATED_EVERY

ROOT = Path(__file__).resolve().parents[1]
MINUTES = 60 * 24 * 365 / 12  # in a month
# Lambda reads a queue with five pollers that ask for 20 seconds each.
POLLS = 5 * 3 * MINUTES
# What the sweep asks of the tables in a minute, as tests/handlers/test_sweep_idle.py counts it. It takes lanes in turn.
QUERIES_A_MINUTE, WRITES_A_MINUTE = 53, 40  # however many lanes there are
COUNTED, RATED, HOURLY = 48, 16, 80  # queries: to count a lane, to rate it, and for what is done for it once an hour
SIX_HOURLY = 64  # queries: to find a lane's letters that nobody counted
EMPTY_QUERY = 0.5  # read units
BEATS, BEAT_GB_S = 4, 0.25 * 0.5  # a minute, and of one
# What a beat that found nothing logs: its line, its metric, Lambda's three lines. X-Ray takes the first of a second.
BEAT_LOGS = 1_700
LANES_A_DASHBOARD = 50

TRACE, LOG_GB = PRICES["X-Ray trace"], PRICES["CloudWatch Logs, GB taken in"]

Template = Mapping[str, Any]


@value
class Line:
    what: str
    shared: float = 0.0  # dollars a month
    lane: float = 0.0  # of each


def idle(core: Template, watch: Template, lane: Template, *, lanes: int) -> list[Line]:
    """`lane` is the template of one, and all are like it."""
    shared = {**core["Resources"], **{f"watch {key}": each for key, each in watch["Resources"].items()}}
    of_one = lane["Resources"]
    counted = {what: (sum(_found(shared, what)), sum(_found(of_one, what))) for what in IDLE}
    lines = [
        Line(what=what, shared=both[0] * IDLE[what], lane=both[1] * IDLE[what])
        for what, both in counted.items()
        if any(both)
    ]
    more = (ceil(lanes / LANES_A_DASHBOARD) - 1) * IDLE["dashboard"]
    return [
        *lines,
        _pollers(shared, of_one),
        *([Line(what="more dashboards", shared=more)] if more else []),
        _sweep(lanes),
        Line(what="the sweep's traces and logs", shared=BEATS * MINUTES * (TRACE + BEAT_LOGS / 1e9 * LOG_GB) / 1e6),
    ]


def _found(resources: Mapping[str, Any], what: str) -> Iterator[int]:
    """How many of what is paid for by the piece each resource is."""
    for resource in resources.values():
        type_, properties = resource["Type"], resource.get("Properties", {})
        match what:
            case "alarm, each metric that it reads":
                if type_ == "AWS::CloudWatch::Alarm":
                    read = [each for each in properties.get("Metrics", ()) if "MetricStat" in each]
                    yield max(1, len(read))
            case _:
                yield type_ == _TYPES[what]


_TYPES = {
    "composite alarm": "AWS::CloudWatch::CompositeAlarm",
    "contributor-insights rule": "AWS::CloudWatch::InsightRule",
    "dashboard": "AWS::CloudWatch::Dashboard",
    "KMS key": "AWS::KMS::Key",
    "custom metric": "AWS::Events::Rule",  # each beat says how far behind it is; nothing else speaks while idle
}


def _pollers(shared: Mapping[str, Any], of_one: Mapping[str, Any]) -> Line:
    one = POLLS * SQS / 1e6
    mappings = [
        sum(each["Type"] == "AWS::Lambda::EventSourceMapping" for each in some.values()) for some in (shared, of_one)
    ]
    return Line(what="pollers of queues", shared=mappings[0] * one, lane=mappings[1] * one)


def _sweep(lanes: int) -> Line:
    """What it asks grows with the lanes until its turns are full; some of it, it asks however many there are."""
    a_query = MINUTES * EMPTY_QUERY * READ / 1e6
    writes = WRITES_A_MINUTE * MINUTES * WRITE / 1e6
    ran = BEATS * MINUTES * (LAMBDA + BEAT_GB_S * PRICES["Lambda arm64, GB-second"]) / 1e6
    own = writes + ran + QUERIES_A_MINUTE * a_query
    return Line(
        what="the sweep: its runs, and what it asks for each lane", shared=own, lane=queries(lanes) / lanes * a_query
    )


def queries(lanes: int) -> float:
    """For all lanes together, in a minute."""
    rated = RATED / RATED_EVERY if lanes <= MOST_LANES else RATED
    return min(lanes, MOST_LANES) * (COUNTED + rated) + lanes * (HOURLY + SIX_HOURLY / 6) / 60


def sums(lines: list[Line]) -> Line:
    return Line(what="sum", shared=sum(each.shared for each in lines), lane=sum(each.lane for each in lines))


def jobs_cost(jobs: int) -> float:
    """Healthy jobs without steps, for their coordination: docs/reference/cost.md says what else there is."""
    return jobs / 1e6 * lazaret(write_units=2, read_units=2).dollars


def synthesized() -> tuple[Template, Template, Template]:
    """Core, watch and one lane of the defaults."""
    from aws_cdk import App  # noqa: PLC0415 - it starts Node

    from infra.bytecode import THIS_PYTHON  # noqa: PLC0415
    from infra.deployment import Deployment  # noqa: PLC0415
    from infra.stacks import make_stacks  # noqa: PLC0415
    from lambdas.core.config.lane import Lane  # noqa: PLC0415

    with tempfile.TemporaryDirectory() as out:
        flags = json.loads((ROOT / "cdk.json").read_text())["context"]
        app = App(outdir=out, analytics_reporting=False, context={**flags, "aws:cdk:bundling-stacks": []})
        # What synth would warn of has nothing to do with what it costs.
        quiet = Deployment(account_concurrency=1000, python=THIS_PYTHON)
        make_stacks(app, quiet, {"kyc": Lane(job_type="kyc", agent="agents.kyc:review")}, ROOT)
        app.synth()
        core, watch, lane = (json.loads(Path(out, f"{name}.template.json").read_text()) for name in STACKS)
    return core, watch, lane


STACKS = ("Lazaret", "Lazaret-Watch", "Lazaret-kyc")


def shown(lines: list[Line]) -> list[str]:
    rows = [f"| {each.what} | ${each.shared:,.2f} | ${each.lane:,.2f} |" for each in lines]
    total = sums(lines)
    return [*rows, f"| **sum** | **${total.shared:,.2f}** | **${total.lane:,.2f}** |"]


def main() -> None:
    parser = argparse.ArgumentParser(prog="make cost", description=__doc__)
    parser.add_argument("--lanes", type=int, default=3)
    parser.add_argument("--jobs", type=int, default=0, help="healthy jobs a month")
    args = parser.parse_args()
    lines = idle(*synthesized(), lanes=max(1, args.lanes))
    total = sums(lines)
    print("\n".join(["| a month | shared | each lane |", "| --- | --- | --- |", *shown(lines)]))
    both = total.shared + args.lanes * total.lane
    print(f"\n{args.lanes} lane{'s' * (args.lanes != 1)}, idle: ${both:,.2f} a month")
    print(f"{args.jobs:,} healthy jobs without steps: ${jobs_cost(args.jobs):,.2f} more, and the seconds that they run")


if __name__ == "__main__":
    main()
