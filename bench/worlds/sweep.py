"""How long one run of the whole sweep takes, if every request to AWS takes 10 ms: of many lanes with many breakers.

The real sweep and adapters over a DynamoDB in the process, and a clock that only requests move: the time is all theirs.
"""

from bench.measure.row import Row
from lambdas.core.sweep.sweep import sweep
from tests.unit.sweep.slow import A_TURN, Slow

LANES, BREAKERS = 100, 3_000
MOST_S = 20.0


def rows() -> list[Row]:
    """A quarter of the breakers in each state in which the sweep looks at them."""
    lanes = [f"lane-{number:03d}" for number in range(LANES)]
    slow = Slow(lanes=lanes)
    for number in range(BREAKERS):
        made = (slow.tripped, slow.closed)[number % 2]
        just_now = {"ago": slow.now - slow.now} if number % 4 > 1 else {}
        made(f"tnt_{number}", lanes[number % LANES], **just_now)
    began = slow.now
    swept = sweep(slow.sweeper, recoverer=slow.recoverer, until=began + A_TURN)
    took = (slow.now - began).total_seconds()
    return [
        Row(
            what=f"sweep: all beats of {LANES} lanes and {BREAKERS:,} watched breakers, 10 ms a request",
            ours=f"{took:.1f} s ({slow.requests.total():,} requests)",
            goal=f"at most {MOST_S:g} s",
            met=took <= MOST_S and not swept.failed,
        )
    ]


if __name__ == "__main__":
    for row in rows():
        print(row.what, row.ours)
