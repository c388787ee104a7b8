"""One line of the table that `python -m bench` prints: ours next to theirs, and the ratio that counts."""

from lambdas.core.model.value import value


@value
class Row:
    """What was measured, of us and of what it is compared with, in one run."""

    what: str
    ours: str
    theirs: str = ""
    ratio: float | None = None  # ours ÷ theirs
    spread: str = ""  # of the ratio: where the middle half of the rounds lies
    goal: str = ""
    met: bool | None = None  # None: there is no goal
