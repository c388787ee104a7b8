"""The incident of the breaker's benchmark, played on the embedded stack with the real functions: what it rings.

One integrator's corrupt documents come into a lane in which others are well; a second lane works beside it all the
time. Its half hour is shortened by moving the time at which the breaker opened, as the ledger has it.
"""

from collections.abc import Callable, Mapping
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from agents import samples
from infra.deployment import Deployment
from infra.watch.lane_alarms import ENOUGH_LETTERS
from lambdas.adapters.dynamo.breakers import DynamoBreakers
from lambdas.core.config.lane import FULL, AlarmLimits
from lambdas.core.model.breaker import Breaker
from lambdas.core.model.failure import Kind
from lambdas.core.model.head import HeadStatus
from lambdas.core.model.value import replace
from lambdas.lanes import load_lanes
from local.stack import Stack
from tests.support.embedded.lane import EmbeddedLane, wait_for
from tests.support.embedded.listener import Listener
from tests.support.synth import ROOT, small_repository, synthesized

pytestmark = [pytest.mark.embedded, pytest.mark.slow, pytest.mark.timeout(400)]

# The agent's own fault with such a document: tried once more, and then it is poison. The benchmark's agent lets its
# parser's error out; a library's error is UNKNOWN, which is buried after as many tries, but as no poison.
CORRUPT = [{"op": "raise", "error": "KeyError", "message": "rdf:Description"}]
WELL = [{"op": "return", "value": {"ok": True}}]
DOCUMENTS, TENANTS, ELSEWHERE = 9, 4, 6
SICK, WELL_LANE = "simulated", "sanctions"
# More than 3 poison letters of one tenant ring; its share is computed from five letters on.
LETTERS = max(3 + 1, ENOUGH_LETTERS)


@pytest.fixture(scope="module")
def template(tmp_path_factory: pytest.TempPathFactory) -> Mapping[str, Any]:
    """Of AWS: the embedded stack computes no expressions, so its own has fewer alarms."""
    full = AlarmLimits(level=FULL)
    lanes = [replace(lane, alarms=full) for lane in load_lanes(ROOT, simulated=True).values()]
    repository: Path = small_repository(tmp_path_factory.mktemp("repository"), lanes)
    made = synthesized(Deployment(simulated=True), lanes, repository, tmp_path_factory.mktemp("watched"))
    return made.watched


class Incident:
    def __init__(self, stack: Stack) -> None:
        self.integrator = EmbeddedLane(stack)
        self.others = [EmbeddedLane(stack) for _ in range(TENANTS)]
        self.elsewhere = EmbeddedLane(stack, job_type=WELL_LANE)
        self.breakers = DynamoBreakers(stack.client("dynamodb"), stack.outputs["BreakersTable"])
        self.table = stack.outputs["BreakersTable"]

    @property
    def breaker(self) -> Breaker:
        return self.breakers.find(self.integrator.tenant_id, SICK)

    def healthy_jobs_are_done(self) -> None:
        sent = [(lane, lane.send(WELL)) for lane in self.others for _ in range(2)]
        payloads = [samples.sanctions_payload(number) for number in range(ELSEWHERE)]
        sent += [(self.elsewhere, self.elsewhere.send(payload=payload)) for payload in payloads]
        for lane, job_id in sent:
            assert lane.settled(job_id).status is HeadStatus.DONE

    def corrupt_documents_come(self) -> list[str]:
        sent = [self.integrator.send(CORRUPT) for _ in range(DOCUMENTS)]
        wait_for(lambda: self.breaker.opened_at, within=60)
        wait_for(lambda: all(self.is_dead(job_id) or self.is_parked(job_id) for job_id in sent), within=60)
        return sent

    def is_dead(self, job_id: str) -> bool:
        head = self.integrator.ledger.head(self.integrator.key(job_id))
        return head is not None and head.status is HeadStatus.DEAD

    def is_parked(self, job_id: str) -> bool:
        head = self.integrator.ledger.head(self.integrator.key(job_id))
        return head is not None and head.status is HeadStatus.PARKED

    def minutes_pass(self, minutes: float) -> None:
        """The breaker opened so much earlier: its cool-down of two minutes at most is over."""
        then = datetime.now(UTC) - timedelta(minutes=minutes)
        opened = then.isoformat(timespec="milliseconds").replace("+00:00", "Z")
        self.integrator.dynamo.update_item(
            TableName=self.table,
            Key={"pk": {"S": f"{self.integrator.tenant_id}#{SICK}"}, "sk": {"S": "STATE"}},
            UpdateExpression="SET opened_at = :then, cools_until = :then, watch_at = :then",
            ConditionExpression="attribute_exists(opened_at)",
            ExpressionAttributeValues={":then": {"S": opened}},
        )

    def probe_fails(self, sweep: Callable[[], None]) -> None:
        before = self.breaker
        self.minutes_pass(3)
        sweep()
        wait_for(lambda: self.breaker.probe_job == "" and self.breaker.version > before.version + 1, within=60)

    def poison(self) -> int:
        return sum(1 for letter in self.integrator.letters() if letter.kind is Kind.POISON)


def lanes_of(alarms: set[str]) -> set[str]:
    return {name.split("-")[1] for name in alarms}


def test_the_incident_rings_for_its_tenant_and_not_one_alarm_of_the_lane_beside_it(
    embedded: Stack, template: Mapping[str, Any]
) -> None:
    incident = Incident(embedded)
    incident.healthy_jobs_are_done()  # functions that start, and may be slow to, are no incident
    ear = Listener(embedded, template)
    incident.healthy_jobs_are_done()
    ear.sweep()
    before = ear.ringing()  # what other tests of this session left
    documents = incident.corrupt_documents_come()
    incident.healthy_jobs_are_done()
    while incident.poison() < LETTERS:
        incident.probe_fails(ear.sweep)
    assert any(map(incident.is_parked, documents))
    ear.sweep()
    rung = ear.ringing()
    burst = {"poison-tenant", "tenant-share", "breaker-tripped", "open-letters", "incident"}
    assert {f"lazaret-{SICK}-{noun}" for noun in burst} <= rung
    assert f"lazaret-{SICK}-breaker-open" not in rung - before
    incident.minutes_pass(31)
    ear.sweep()
    rung |= ear.ringing()
    assert f"lazaret-{SICK}-breaker-open" in rung
    assert max(ear.values("LongestBreakerOpen", SICK)) > timedelta(minutes=30) / timedelta(seconds=1)
    assert lanes_of(rung - before) == {SICK}, rung - before
    assert len(ear.values("JobsSucceeded", WELL_LANE)) >= 2 * ELSEWHERE


def test_the_ear_hears_what_the_emulator_publishes(embedded: Stack, template: Mapping[str, Any]) -> None:
    """Otherwise the silence of the other lane would prove nothing about its workers."""
    properties = {
        "AlarmName": "lazaret-sweep-ran",
        "Namespace": "AWS/Lambda",
        "MetricName": "Invocations",
        "Dimensions": [{"Name": "FunctionName", "Value": "lazaret-sweep"}],
        "Statistic": "Sum",
        "Period": 60,
        "EvaluationPeriods": 1,
        "Threshold": 0,
        "DatapointsToAlarm": 1,
        "TreatMissingData": "notBreaching",
        "ComparisonOperator": "LessThanThreshold",
    }
    watched = {**template["Resources"], "Ran": {"Type": "AWS::CloudWatch::Alarm", "Properties": properties}}
    ear = Listener(embedded, {**template, "Resources": watched})
    ear.sweep()
    own = ("AWS/Lambda", "Invocations", frozenset({("FunctionName", "lazaret-sweep")}))

    def heard() -> bool:
        ear.ringing()
        return sum(value for _, value in ear.cloud.points[own]) >= 1

    wait_for(heard, within=60)
    assert "lazaret-sweep-silent" not in ear.ringing()
