"""What can go wrong in one world. Each seed has its own mix: some faults often, some never."""

from dataclasses import dataclass, fields
from random import Random

OFTEN = (0.0, 0.0, 0.0, 0.5, 0.5, 1.0, 1.0, 2.0, 2.0, 5.0)  # times the usual chance
MOST = 0.7


@dataclass
class Faults:
    """Chances: of each request to AWS, each delivery or each process, as noted."""

    dies_before: float = 0.008  # request: the process is gone
    dies_after: float = 0.008  # request: gone after it took effect
    throttled: float = 0.02  # request: refused as often as the client tries
    lost: float = 0.01  # request: performed as often as the client tries, and no answer comes
    repeated: float = 0.03  # request: the answer was lost, and the client asked again
    conflict: float = 0.03  # transaction: another one holds an item
    slow: float = 0.02  # request: seconds
    frozen: float = 0.05  # process: at one of its requests, for minutes, past every lease; it is not ended, and thaws
    lands_late: float = 0.5  # request under way when its process was ended: it takes effect all the same
    refused: float = 0.2  # batch of messages: the queue takes only some
    twice: float = 0.1  # delivery: at once, to another worker
    doubled: float = 0.1  # delivery: the same message twice in one batch
    days_late: float = 0.2  # delivery: again, when all has long been over
    unacked: float = 0.05  # delivery: the acknowledgement is lost
    not_invoked: float = 0.05  # delivery: throttled, nobody saw it
    backlog: float = 0.3  # lane: its queue stands still, for up to hours
    skewed: float = 0.5  # process: its clock is up to two seconds off
    stale: float = 0.5  # process: it was used before, and remembers closed breakers for five seconds
    outage: float = 0.25  # service: for minutes it refuses every request, or starts no function
    outside: float = 0.15  # effect: refused, or its answer lost
    retried: float = 0.15  # effect: performed, its answer lost, and the agent's own client asked again
    endpoint: float = 0.3  # try of a notice: the tenant's endpoint refuses it, or its answer is lost
    rings: float = 0.2  # look at a wave: an alarm of the lane begins to ring
    stopped: float = 0.01  # task of a redrive: somebody stops the execution
    two_sweeps: float = 0.2  # beat: started twice
    missed: float = 0.1  # beat: not started
    lagging: float = 0.02  # write: the indexes know of it, and of all that follow, seconds later
    edited: float = 0.3  # deploy: the lane's table changes with it


def drawn(dice: Random) -> Faults:
    """A mix in which many faults are absent: where everything fails all the time, little ever gets far."""
    usual = Faults()
    rates = {each.name: getattr(usual, each.name) for each in fields(Faults)}
    return Faults(**{name: min(MOST, rate * dice.choice(OFTEN)) for name, rate in rates.items()})


def none() -> Faults:
    return Faults(**{each.name: 0.0 for each in fields(Faults)})
