"""The signature that groups failures of one cause.

It keeps what the code says and drops what one job brought along: ids, numbers, dates, paths and quoted values.
"""

import re
from hashlib import blake2b

from lambdas.core.classify.carried import has_one

_READ = 4_000  # quoted values are dropped from this much of a message ...
_LOOKED_AT = 400  # ... the other variable parts from this much of what is left ...
_KEPT = 300  # ... and this much of the outcome distinguishes causes

# Every branch begins with its own character, so that text without a quote is passed over quickly.
_QUOTED = re.compile(
    r"""'(?<![\w\\]')(?:\\.|[^'\\])*+(?:'|\Z)|"(?<![\w\\]")(?:\\.|[^"\\])*+(?:"|\Z)|`(?<![\w\\]`)[^`]*+(?:`|\Z)
      |“[^”]*+(?:”|\Z)|‘[^’]*+(?:’|\Z)""",
    re.VERBOSE,
)
_DIGIT = re.compile(r"\d")
_DAYS = ("Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun")
_MONTHS = ("Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec")
_DAY, _MONTH = (f"(?:{'|'.join(names)})[a-z]{{0,6}}\\b" for names in (_DAYS, _MONTHS))
# In this order, each only when one of the texts that it needs is there at all: a URL before its path and its numbers.
_ADDRESSES = (
    (("://",), re.compile(r"\b[a-zA-Z][a-zA-Z0-9+.-]{1,15}://[^\s'\"<>`]++"), "<url>"),
    (("@",), re.compile(r"\b[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63})++"), "<email>"),
    (("/",), re.compile(r"(?<![\w<])(?:~|\.{1,2})?(?:/[\w.@%+~-]++)++/?"), "<path>"),
    (("/",), re.compile(r"\b[\w.-]+(?:/[\w.-]+)+\.[A-Za-z]\w{0,4}\b"), "<path>"),
    (("\\",), re.compile(r"(?<![\w<])(?:[A-Za-z]:)?(?:\\[\w.@%+~-]++)++"), "<path>"),
)
_NUMBERS = (
    (_DAYS, re.compile(rf"\b{_DAY},?\ (?=\d|[A-Z])"), ""),
    (_MONTHS, re.compile(rf"\b{_MONTH}\.?(?=\ \d)|(?<=\d\ ){_MONTH}"), "<n>"),
    (("::",), re.compile(r"(?<![\w:])[0-9a-fA-F]{0,4}(?::[0-9a-fA-F]{0,4}){2,7}(?![\w:])"), "<n>"),
    (
        (),
        re.compile(
            r"""(?:(?<!\w)[-+])?\b[^\W\d]*+\d\w*+(?:[-.,:+/][^\W\d]*+\d\w*+)*+
            (?:\ ?(?:%|(?:[munµ]?s|secs?|seconds?|mins?|minutes?|m|h|hours?|days?|[kKMG]i?B|bytes?|GMT|UTC)\b))?""",
            re.VERBOSE,
        ),
        "<n>",
    ),
)
_HEX = (
    (("_",), re.compile(r"\b[A-Za-z]\w*_[a-f]{4,}\b"), "<n>"),
    ((), re.compile(r"\b[a-f]{8,}\b|(?<=-)[a-f]{4,}\b"), "<n>"),
)
_REPEATED = re.compile(r"(<\w+>)(?:[\s,;:/x×-]*\1)+")

# In these errors a quoted word is a name in the program, not a value of the job: it distinguishes causes.
_NAMES_ATTRIBUTES = (
    "AttributeError",
    "NameError",
    "UnboundLocalError",
    "TypeError",
    "ImportError",
    "ModuleNotFoundError",
)
_IDENTIFIER = re.compile(r"[A-Za-z_][A-Za-z_.]{0,80}")
_FIELD = re.compile(r"[a-z_]{1,40}")  # a missing key is a field's name when it looks like one, else it is data


def normalise(message: str, error_type: str = "") -> str:
    name = error_type.rpartition(".")[2]
    kept = _IDENTIFIER if name in _NAMES_ATTRIBUTES else _FIELD if name == "KeyError" else None

    def placeholder(found: re.Match[str]) -> str:
        return found[0] if kept is not None and kept.fullmatch(found[0][1:-1]) else "<q>"

    text = _QUOTED.sub(placeholder, message[:_READ])[:_LOOKED_AT]
    for passes in (_ADDRESSES, _NUMBERS if _DIGIT.search(text) else (), _HEX):
        for needed, variable, instead in passes:
            if not needed or has_one(needed, text):
                text = variable.sub(instead, text)
    return " ".join(_REPEATED.sub(r"\1", text).split())[:_KEPT]


def signature_of(*, error_type: str, message: str, step: str = "", where: str = "", status: int | None = None) -> str:
    """16 hex characters. `where` is the innermost function of the user's code, `status` what the server answered."""
    parts = (error_type, normalise(message, error_type), step, where, "" if status is None else str(status))
    return blake2b("\x1f".join(parts).encode("utf-8", "replace"), digest_size=8).hexdigest()
