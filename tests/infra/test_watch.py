"""Alarms and dashboard as templates: who is told, what CloudWatch accepts, and what the embedded stack leaves out."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from infra.deployment import Deployment, SynthRefused, read_deployment
from infra.watch.lane_alarms import ESSENTIAL, every_alarm
from lambdas.core.config.lane import FULL, AlarmLimits
from lambdas.core.redrive.watch import HALTING
from tests.support.markdown import anchors
from tests.support.synth import LANES, Resource, Synthesized, a_lane, synthesized

JOB_TYPES = [lane.job_type for lane in LANES]
WATCH = "Lazaret-Watch"


def alarms(synthesized: Synthesized, stack: str | None = None) -> dict[str, Resource]:
    """Metric and composite alarms, by name."""
    found = [resource["Properties"] for _, resource in synthesized.resources(stack)]
    return {properties["AlarmName"]: properties for properties in found if "AlarmName" in properties}


def nouns(synthesized: Synthesized, job_type: str) -> set[str]:
    """Of the alarms in the lane's own stack."""
    return {name.removeprefix(f"lazaret-{job_type}-") for name in alarms(synthesized, f"Lazaret-{job_type}")}


def body_of(dashboard: Resource) -> dict[str, Any]:
    joined = dashboard["Properties"]["DashboardBody"]["Fn::Join"][1]
    found: dict[str, Any] = json.loads("".join(part if isinstance(part, str) else "TOKEN" for part in joined))
    return found


def test_a_lane_has_its_alarms_in_its_own_stack_and_the_few_that_it_is_not_without(lazaret: Synthesized) -> None:
    for job_type in ("old-backfill", "simulated"):
        assert nouns(lazaret, job_type) == set(ESSENTIAL)
        assert all(alarm["AlarmActions"] for alarm in alarms(lazaret, f"Lazaret-{job_type}").values())
    assert set(HALTING) < set(ESSENTIAL)
    assert [name for name in alarms(lazaret, WATCH) if any(f"-{lane}-" in name for lane in JOB_TYPES)] == []


def test_a_lane_that_asks_for_all_has_every_alarm_and_one_page(lazaret: Synthesized) -> None:
    lane = LANES[0]
    known = {alarm.noun for alarm in every_alarm(Deployment(), lane)}
    assert nouns(lazaret, lane.job_type) == {*known, "incident"}
    (page,) = lazaret.of_type("AWS::CloudWatch::CompositeAlarm").values()
    assert page["Properties"]["AlarmName"] == "lazaret-kyc-incident"


def test_every_alarms_description_is_a_sentence_and_a_link_to_a_heading_of_the_runbook(lazaret: Synthesized) -> None:
    headings = anchors("docs/runbook.md")
    for name, alarm in alarms(lazaret).items():
        sentence, link = alarm["AlarmDescription"].rsplit(" ", 1)
        runbook, heading = link.split("#")
        assert runbook == "docs/runbook.md"
        assert heading in headings
        assert name.endswith(f"-{heading}")
        assert sentence[0].isupper()
        assert sentence.endswith(".")
        assert len(alarm["AlarmDescription"]) <= 1024


def test_a_page_waits_for_the_alarms_that_its_rule_names(lazaret: Synthesized) -> None:
    ids = {
        resource["Properties"]["AlarmName"]: path.split("/")[1]
        for path, resource in lazaret.of_type("AWS::CloudWatch::Alarm").items()
    }
    for page in lazaret.of_type("AWS::CloudWatch::CompositeAlarm").values():
        rule = page["Properties"]["AlarmRule"]
        named = {part.split('"')[1] for part in rule.split(" OR ")}
        assert {ids[name] for name in named} == set(page["DependsOn"])
        assert len(rule) <= 10_240


def test_an_alarm_waits_for_the_rules_that_it_reads(lazaret: Synthesized) -> None:
    """CloudWatch takes no alarm on a rule that is not there yet."""
    rules = {
        rule["Properties"]["RuleName"]: path.split("/")[1]
        for path, rule in lazaret.of_type("AWS::CloudWatch::InsightRule").items()
    }
    waiting = 0
    for alarm in lazaret.of_type("AWS::CloudWatch::Alarm").values():
        read = re.findall(r"INSIGHT_RULE_METRIC\('([^']+)'", json.dumps(alarm["Properties"]))
        assert {rules[name] for name in read} <= set(alarm.get("DependsOn", []))
        waiting += bool(read)
    assert waiting >= 2


def test_cloudwatch_accepts_the_periods(lazaret: Synthesized) -> None:
    """At most a day in all; a week for periods of an hour and more."""
    for name, alarm in alarms(lazaret).items():
        if "AlarmRule" in alarm:
            continue
        queries = [query.get("MetricStat", query) for query in alarm.get("Metrics", [alarm])]
        periods = {query["Period"] for query in queries if "Period" in query}
        assert len(periods) == 1, f"{name}: one expression, one period"
        (period,) = periods
        assert period % 60 == 0
        assert period * alarm["EvaluationPeriods"] <= (604_800 if period >= 3600 else 86_400)


def test_an_expression_names_only_what_the_alarm_reads(lazaret: Synthesized) -> None:
    for alarm in alarms(lazaret).values():
        queries = {query["Id"]: query for query in alarm.get("Metrics", ())}
        if queries:
            assert [id for id, query in queries.items() if query["ReturnData"]] == ["result"]
            read = set(queries) - {"result"}
            assert all(id in queries["result"]["Expression"] for id in read)
            assert all(id[0].islower() and id.replace("_", "").isalnum() for id in queries)


def test_rules_count_tenants_in_the_log_that_intake_writes(lazaret: Synthesized) -> None:
    rules = [each["Properties"] for each in lazaret.of_type("AWS::CloudWatch::InsightRule").values()]
    groups = {
        each["Properties"]["LogGroupName"]
        for each in lazaret.of_type("AWS::Logs::LogGroup").values()
        if "LogGroupName" in each["Properties"]
    }
    assert len(rules) == 2
    for rule in rules:
        body = json.loads(rule["RuleBody"])
        assert set(body["LogGroupNames"]) <= groups
        assert body["Contribution"]["Keys"] == ["$.tenant_id"]
    read = {alarm["AlarmName"]: json.dumps(alarm.get("Metrics", "")) for alarm in alarms(lazaret).values()}
    for rule in rules:
        assert any(f"INSIGHT_RULE_METRIC('{rule['RuleName']}'" in metrics for metrics in read.values())


def test_alarms_may_tell_the_topic_and_use_its_key_and_nothing_else_of_cloudwatch_may(lazaret: Synthesized) -> None:
    (key,) = lazaret.of_type("AWS::KMS::Key").values()
    (policy,) = lazaret.of_type("AWS::SNS::TopicPolicy").values()
    statements = key["Properties"]["KeyPolicy"]["Statement"] + policy["Properties"]["PolicyDocument"]["Statement"]
    told = [one for one in statements if one["Principal"] == {"Service": "cloudwatch.amazonaws.com"}]
    assert [one["Action"] for one in told] == [["kms:Decrypt", "kms:GenerateDataKey"], "sns:Publish"]
    for statement in told:
        assert statement["Condition"]["StringEquals"] == {"aws:SourceAccount": {"Ref": "AWS::AccountId"}}
        assert ":alarm:lazaret-*" in json.dumps(statement["Condition"]["ArnLike"])


def test_the_dashboard_begins_with_alarms_and_links_and_has_a_row_for_each_lane(lazaret: Synthesized) -> None:
    (dashboard,) = lazaret.of_type("AWS::CloudWatch::Dashboard").values()
    widgets = body_of(dashboard)["widgets"]
    links, states = widgets[:2]
    for word in ("Runbook", "docs/runbook.md", "Redrive machine", "lazaret-redrive", "Console", "/console/"):
        assert word in links["properties"]["markdown"]
    assert any("lazaret-kyc-incident" in arn for arn in states["properties"]["alarms"])
    questions = [widget["properties"].get("title") for widget in widgets]
    row = ["Is work flowing?", "Is it failing?", "Whose is it?", "What is being done?"]
    assert [title for title in questions if title in row] == row * len(JOB_TYPES)
    assert len(widgets) <= 500


def test_the_widgets_of_the_dashboard_do_not_overlap_and_fill_its_width(lazaret: Synthesized) -> None:
    (dashboard,) = lazaret.of_type("AWS::CloudWatch::Dashboard").values()
    covered = [
        (x, y)
        for widget in body_of(dashboard)["widgets"]
        for x in range(widget["x"], widget["x"] + widget["width"])
        for y in range(widget["y"], widget["y"] + widget["height"])
    ]
    assert len(covered) == len(set(covered)) == 24 * (max(y for _, y in covered) + 1)


def test_alarm_widgets_name_alarms_that_exist(lazaret: Synthesized, local: Synthesized) -> None:
    for deployed in (lazaret, local):
        (dashboard,) = deployed.of_type("AWS::CloudWatch::Dashboard").values()
        shown = {
            arn.rpartition(":")[2]
            for widget in body_of(dashboard)["widgets"]
            for arn in widget["properties"].get("alarms", ())
        }
        assert shown == set(alarms(deployed))


def test_the_embedded_stack_has_what_it_knows_and_every_alarm_that_halts_a_redrive(local: Synthesized) -> None:
    types = {resource["Type"] for resource in local.watched["Resources"].values()}
    assert types <= {"AWS::CloudWatch::Alarm", "AWS::CloudWatch::Dashboard"}
    assert [name for name, alarm in alarms(local).items() if "Metrics" in alarm] == []
    assert {f"lazaret-{lane}-{noun}" for lane in JOB_TYPES for noun in HALTING} <= set(alarms(local))
    assert all(alarm["AlarmActions"] for alarm in alarms(local).values())


def test_a_lane_may_choose_its_limits_and_a_deployment_its_runbook(repository: Path, tmp_path: Path) -> None:
    limits = AlarmLimits(level=FULL, open_letters=20, queue_age_s=60, retry_spend_usd=2.5)
    lane = a_lane("kyc", letter_sla_hours=4, alarms=limits)
    deployment = Deployment(runbook_url="https://wiki.example.com/lazaret")
    made = alarms(synthesized(deployment, [lane], repository, tmp_path))
    chosen = {"open-letters": 20, "queue-age": 60, "retry-spend": 2.5, "letter-age": 4 * 3600}
    assert {noun: made[f"lazaret-kyc-{noun}"]["Threshold"] for noun in chosen} == chosen
    said = made["lazaret-kyc-incident"]["AlarmDescription"]
    assert said.endswith(" https://wiki.example.com/lazaret#incident")


@pytest.mark.parametrize("given", ["http://wiki", "https://wiki/#top", "wiki", 7, "https://" + "x" * 500])
def test_a_runbook_that_is_no_link_is_refused(given: object) -> None:
    with pytest.raises(SynthRefused, match=r"context runbook_url is .*, expected https"):
        read_deployment({"runbook_url": given}.get)
