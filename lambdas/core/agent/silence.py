"""What an agent may have hidden: errors that left a step or an effect, and that nothing has healed since.

A run notes them itself, by name and by which call of it: the one with the same arguments, and of effects the one with
the same key. That another customer's charge went well says nothing of this one's.
"""

from lambdas.core.model.value import value


@value
class Swallowed:
    """An exception that left a step or an effect, and that no later success of the same one has healed."""

    step: str
    error: Exception
    in_effect: bool


Left = dict[tuple[str, str], Swallowed]


def note(left: Left, name: str, error: Exception | None) -> None:
    """What only a framework saw, which knows calls by their name alone; None: the last one went well.

    It may be what lies behind an error that left a step: then it stands for that one, and is healed with it.
    """
    left.pop((name, ""), None)
    if error is None:
        return
    behind = (place for place, each in left.items() if place[0] == name and _lies_behind(error, each.error))
    place = next(behind, (name, ""))
    in_effect = place in left and left[place].in_effect
    left[place] = Swallowed(step=name, error=error, in_effect=in_effect)


def forget(left: Left, name: str) -> None:
    """Every call of this name."""
    for each in [each for each in left if each[0] == name]:
        del left[each]


def _lies_behind(error: Exception, shown: Exception) -> bool:
    return error in (shown.__cause__, shown.__context__)
