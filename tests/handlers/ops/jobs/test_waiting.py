"""`ops jobs --waiting` over moto: jobs that wait on purpose, and what for."""

import json
from datetime import datetime

from lambdas.core.model.head import Head
from lambdas.core.model.job import StoredBody
from lambdas.core.model.value import replace
from lambdas.core.model.wait import For, Wait
from tests.support.builders import A_MINUTE, AN_HOUR, NOON, a_claim, a_key, an_event
from tests.support.functions.ops_line import Line
from tests.support.functions.ops_line import aws as aws  # noqa: PLC0414 - a fixture is found by its name
from tests.support.functions.ops_line import line as line  # noqa: PLC0414


def asleep(line: Line, name: str = "paid", *, until: datetime = NOON + AN_HOUR, what: For = For.SIGNAL) -> Head:
    running = line.bench.ledger.claim(a_claim(a_key()))
    wait = Wait(what=what, until=until, name=name, place=f"wait_for {name} 1")
    head = replace(
        running,
        ticket=f"ticket-{running.key.job_id}",
        body=StoredBody(text="{}"),
        due_at=until,
        sweep_at=until,
        suspended_at=NOON,
        waits=(wait,),
        updated_at=NOON + A_MINUTE,
    )
    line.bench.ledger.suspend(head, an_event(), woken=0)
    return head


def test_a_job_that_waits_is_listed_with_what_it_waits_for(line: Line) -> None:
    head = asleep(line)
    (row,) = [row for row in line.json("jobs", "--waiting")["jobs"] if row["job_id"] == head.key.job_id]
    assert (row["for"], row["names"], row["lane"]) == ("signal", "paid", "kyc")
    assert head.key.job_id in line("jobs", "--waiting", "--lane", "kyc").out


def test_those_that_wait_for_jobs_are_listed_among_the_others_the_first_to_be_due_first(line: Line) -> None:
    heads = [asleep(line, until=NOON + hours * AN_HOUR, what=what) for hours, what in ((3, For.SIGNAL), (2, For.JOBS))]
    mine = [head.key.job_id for head in heads]
    listed = [row["job_id"] for row in line.json("jobs", "--waiting", "--limit", "5000")["jobs"]]
    assert [job_id for job_id in listed if job_id in mine] == mine[::-1]


def test_a_job_that_waits_keeps_its_lane_from_being_removed(line: Line) -> None:
    asleep(line)
    answer = line("lane", "left", "kyc")
    assert answer.code == 1
    assert "waiting jobs" in answer.out
    assert json.loads(line("lane", "left", "kyc", "--json").out)["waiting"] == 1
    assert line.json("lane", "left", "sanctions")["waiting"] == 0


def test_a_signal_wakes_whoever_waits_for_it_and_the_same_id_is_one(line: Line) -> None:
    key = asleep(line).key
    named = (key.tenant_id, key.job_type, key.job_id)
    told = line("signal", *named, "paid", "--value", '{"usd": 3}', "--id", "s1")
    assert told.out == "s1: the run waited for it, and goes on\n"
    assert line("signal", *named, "paid", "--id", "s1").out == "s1: it had come before, and is one signal\n"
    assert line.json("signal", *named, "later")["came"] == "kept"
    (first, _) = line.bench.ledger.signals(key)
    assert (first.signal_id, first.name, first.value) == ("s1", "paid", {"usd": 3})


def test_a_signal_whose_value_is_no_json_is_not_sent(line: Line) -> None:
    key = asleep(line).key
    refused = line("signal", key.tenant_id, key.job_type, key.job_id, "paid", "--value", "yes")
    assert refused.code == 2
    assert "--value is not JSON" in refused.err
    assert line.bench.ledger.signals(key) == ()
