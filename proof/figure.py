"""One line of the table that `make proof` prints: what was tried, how often, and what was lost or done twice."""

from lambdas.core.model.value import value


@value
class Figure:
    """`broken` is what failed, in words for a person; empty is the only good answer."""

    what: str
    tried: str  # how much of it, with its unit: "1,000 seeds, 693,416 events"
    repeat: str  # the command that measures this line alone
    broken: tuple[str, ...] = ()
