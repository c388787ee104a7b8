"""A job of five steps and two effects: requests, write units and dollars, ours and others'.

Ours and the durable function's are counted while they run; the others are computed from their published rules.
Run: `python -m bench.coordination`.
"""

from typing import Any

from bench.measure.aws import Context, in_process, records
from bench.measure.meter import Meter, metered
from bench.measure.row import Row
from bench.others import durable, prices
from bench.others.prices import EFFECTS, STEPS, Bill

GOAL_USD = 9.0
EXPRESS_S = (5, 75)  # a quick agent, and the middle of the published 30 to 120 s


def agent(_job: object, run: Any) -> dict[str, bool]:
    for number in range(STEPS):
        run.step(f"step-{number}", dict, number=number)
    for number in range(EFFECTS):
        run.effect(f"crm.effect_{number}", key="cus_00881", do=dict, kwargs={"number": number})
    return {"ok": True}


def measure() -> Meter:
    with in_process("bench.coordination:agent"), metered(billing=True) as meter:
        from lambdas.handlers import worker  # noqa: PLC0415 - it makes its clients from the environment of this moment

        answer = worker.handler(records(1), Context())
    if answer["batchItemFailures"]:
        raise AssertionError(f"the job was answered with {answer}: this would not measure a healthy job")
    return meter


def rows() -> list[Row]:
    ours, theirs = measure(), durable.measure()
    bill = prices.lazaret(write_units=ours.write_units, read_units=ours.read_units)
    others = [
        prices.durable(operations=theirs.operations, data_bytes=theirs.data_bytes),
        prices.standard(),
        *(prices.express(seconds=seconds) for seconds in EXPRESS_S),
        prices.temporal("large"),
        prices.temporal("small"),
    ]
    requests = ours.requests.total()
    return [
        Row(
            what=f"coordination: requests, {STEPS} steps and {EFFECTS} effects",
            ours=str(requests),
            theirs=f"{theirs.requests} checkpoints (Lambda durable functions)",
            ratio=requests / theirs.requests,
        ),
        Row(
            what=f"coordination: dollars per million jobs, {STEPS} steps and {EFFECTS} effects",
            ours=f"{_usd(bill)} ({bill.formula})",
            goal=f"at most ${GOAL_USD:.0f}",
            met=bill.dollars <= GOAL_USD,
        ),
        *(_against(bill, other) for other in others),
    ]


def _against(ours: Bill, other: Bill) -> Row:
    return Row(
        what=f"coordination: dollars, {other.of}",
        ours=_usd(ours),
        theirs=f"{_usd(other)} ({other.formula})",
        ratio=ours.dollars / other.dollars,
    )


def _usd(bill: Bill) -> str:
    return f"${bill.dollars + 1e-9:.2f}"  # half a cent up, as people do


if __name__ == "__main__":
    for row in rows():
        print(f"{row.what:70} {row.ours:>10} {f'{row.ratio:.2f} ×' if row.ratio else '':8} {row.theirs}")
