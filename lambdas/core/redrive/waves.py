"""How many letters a wave has, and how it is shared out among senders. Pure arithmetic."""

import math
from collections.abc import Iterator
from itertools import islice

from lambdas.core.redrive.request import Request
from lambdas.core.safety import Way
from lambdas.core.value import value

SENDING_S = 600  # a wave is sent within this time: a sender is a function that may run for 15 minutes
PER_SENDER = 25.0  # letters a second that one sender manages, one after the other
WORTH_A_SENDER = 100  # letters: fewer would cost more requests to begin than they save time
MOST_SENDERS = 40  # an inline Map runs this many at once


@value
class Range:
    """A part of a wave, for one sender."""

    begin: int
    end: int  # not included
    rate: float  # letters a second


def sizes(request: Request, total: int) -> Iterator[int]:
    """The canary, then each wave `growth` times the one before, until all are sent. A discard needs no canary."""
    most = max(1, int(request.rate_per_second * SENDING_S))
    wanted = float(most if request.action is Way.DISCARD else request.canary)
    while total > 0:
        size = min(total, most, max(1, int(wanted)))
        yield size
        total -= size
        wanted = min(wanted * request.growth, float(most))


def next_size(request: Request, number: int, left: int) -> int:
    """Of wave `number`, counted from 1, when `left` letters are left."""
    return min(left, next(islice(sizes(request, _ENDLESS), number - 1, None)))


def ranges(request: Request, begin: int, end: int) -> list[Range]:
    """Each sender has its share of the letters and of the rate."""
    letters = end - begin
    wanted = math.ceil(request.rate_per_second / PER_SENDER)
    senders = max(1, min(MOST_SENDERS, wanted, math.ceil(letters / WORTH_A_SENDER)))
    edges = [begin + letters * number // senders for number in range(senders + 1)]
    rate = request.rate_per_second / senders
    return [Range(begin=edges[n], end=edges[n + 1], rate=rate) for n in range(senders)]


def seconds(request: Request, total: int) -> int:
    """How long it takes when every letter settles while its wave is watched."""
    watched = 0 if request.action is Way.DISCARD else request.watch_seconds
    return math.ceil(sum(size / request.rate_per_second + watched for size in sizes(request, total)))


_ENDLESS = 10**12
