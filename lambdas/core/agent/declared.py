"""What an agent says of an effect: which errors mean that it did not happen, and which arguments must not change."""

from collections.abc import Callable, Collection, Mapping
from typing import TYPE_CHECKING, Any

from lambdas.core.agent.fingerprint import Teller, digest_of
from lambdas.core.agent.supervise import is_async
from lambdas.core.model.failure import NotDone
from lambdas.core.model.head import LONGEST_NAME

if TYPE_CHECKING:
    from decimal import Decimal

_MOST_DIGITS = 4000  # of a whole number: Python writes no more than 4,300
# Errors that mean that the effect did not happen, or a function that says so of one.
NotDoneWhen = tuple[type[BaseException], ...] | Callable[[Exception], bool]


def declared(not_done: NotDoneWhen | type[BaseException]) -> NotDoneWhen:
    """Raise TypeError at once: found out only when the effect fails, a mistake here would leave it in doubt."""
    if isinstance(not_done, type):
        not_done = (not_done,)
    errors = isinstance(not_done, tuple) and all(isinstance(e, type) and issubclass(e, BaseException) for e in not_done)
    if not errors and not (callable(not_done) and not is_async(not_done)):
        raise TypeError(
            f"not_done is {not_done!r}, expected exceptions or a function that takes one and returns a bool"
        )
    return not_done


def kept_equal(
    action: str, named: Mapping[str, Any], same: Collection[str], payload: Any, redact: Collection[str]
) -> dict[str, str]:
    """By name: the value's digest, and its text as people may see it."""
    if not same:
        return {}
    if isinstance(same, str) or not set(same) <= named.keys():
        raise TypeError(f"same of effect {action!r} is {same!r}, expected names of its kwargs: {sorted(named)}")
    from lambdas.core.model.redact import Redactor  # noqa: PLC0415 - few effects need it

    # What the lane hides of its payload it hides here too, whatever value a model has chosen for it.
    of_payload, of_call = Redactor(payload, redact), Redactor(dict(named), redact)
    shown = {name: of_call.clean(of_payload.clean(repr(named[name])), most=LONGEST_NAME) for name in same}
    return {name: f"{_compared(action, name, named[name])} {text}" for name, text in shown.items()}


def _compared(action: str, name: str, value: Any) -> str:
    """Raise TypeError for what another process cannot tell from others of its kind: each would pass for the same."""
    plain, teller = _plain_numbers(value), Teller()
    teller.told(plain)
    digest = digest_of((plain,), {})
    if teller.opaque or not digest:
        raise TypeError(f"same of effect {action!r} names {name!r}, a {type(value).__name__}: it can compare data only")
    return digest


def _plain_numbers(value: Any) -> Any:
    """A model writes 5 once, and 5.0 the next time: that is the same amount."""
    try:
        return _plain(value)
    except RecursionError:
        return value


def _plain(it: Any) -> Any:
    from decimal import Decimal  # noqa: PLC0415 - few effects need it

    if isinstance(it, Mapping):
        return {name: _plain(each) for name, each in it.items()}
    if isinstance(it, list | tuple):
        return [_plain(each) for each in it]
    if isinstance(it, set | frozenset):
        return frozenset(each if isinstance(each, tuple) else _plain(each) for each in it)
    if isinstance(it, Decimal) and it.is_finite():
        return _plain_decimal(it)
    return int(it) if isinstance(it, float) and it.is_integer() else it


def _plain_decimal(it: "Decimal") -> Any:
    """As the whole number or the float that it is; of more digits than a float has, its digits, in one way only."""
    if abs(it.adjusted()) < _MOST_DIGITS and it == it.to_integral_value():
        return int(it)
    number = float(it)
    if type(it)(repr(number)) == it:
        return number
    sign, digits, exponent = it.as_tuple()
    written = "".join(map(str, digits)).rstrip("0")
    return f"{'-' * sign}{written}e{int(exponent) + len(digits) - len(written)}"


def is_declared(error: Exception, not_done: NotDoneWhen) -> bool:
    """Whether the agent says that the effect which raised this did not happen. Its own mistake is not a yes."""
    try:
        if isinstance(error, NotDone):
            return True
        return isinstance(error, not_done) if isinstance(not_done, tuple) else not_done(error) is True
    except Exception:
        return False
