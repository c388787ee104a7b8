"""The journey of jobs whose tenant has one place: whoever dies in it, the place is free again, and the others run."""

from collections import Counter
from typing import Any

from lambdas.core.agent.run import Run
from lambdas.core.model.failure import Transient
from lambdas.core.model.head import HeadStatus
from lambdas.core.model.job import Job
from lambdas.core.model.value import replace
from tests.support.journeys.journey import Journey
from tests.support.lane import LANE, body
from tests.support.worlds.town import Town

NUMBERS = (1, 2, 3)


def three_of_one_tenant(town: Town) -> None:
    """The first fails once. While it runs, the second asks for its place, and waits."""
    met: Counter[str] = Counter()

    def agent(job: Job, run: Run) -> dict[str, Any]:
        if job.job_id == "job_1" and not met["second"]:
            met["second"] += 1
            town.work_all(town.message(body(job_id="job_2", payload={"n": 2})))
        if job.job_id == "job_1" and run.attempt == 1:
            raise Transient("NETWORK", "a hiccup")
        run.effect("case", key="k", do=town.outside.act, args=(f"case of {job.job_id}",), verify=town.outside.find)
        return {"ok": True}

    town.agent = agent
    for number in NUMBERS:
        town.enqueue(town.message(body(job_id=f"job_{number}", payload={"n": number})))


def settle(town: Town) -> None:
    town.run_until_settled(most=500)


def each_is_done_once(town: Town) -> None:
    statuses = {head.key.job_id: head.status for head in town.ledger.heads.values()}
    assert statuses == {f"job_{number}": HeadStatus.DONE for number in NUMBERS}
    assert town.outside.happened == {f"case of job_{number}": 1 for number in NUMBERS}


OF_PLACES = {
    "one place of a tenant": Journey(
        prepare=three_of_one_tenant,
        go=settle,
        check=each_is_done_once,
        lane=replace(LANE, tenant_concurrency=1),
    )
}
