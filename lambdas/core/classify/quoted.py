"""What a sentence quotes: a code word, a class of error, an errno, or the operating system's own words for one.

Libraries pass on what they were told as text. What stands there is as exact as a field, and says the same.
"""

import errno
import os
import re

from lambdas.core.classify.clues_of_vendors import protocol_code
from lambdas.core.classify.evidence import READ_FOR_PHRASES
from lambdas.core.classify.families import family_of
from lambdas.core.model.failure import Code

_CODE = re.compile(
    r"(?:^|[\s\[('\"|:{=])_?([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+|(?<=\[)[A-Z]{5,}(?=\])|ERR_[A-Z_]+|(?<=occurred \()[A-Z]\w+(?=\) when calling))"  # noqa: E501
)
# As a body in the text has it, or before the sentence: {'error': 'channel_not_found'}, itemNotFound: …
_CODE_OF_A_BODY = re.compile(
    r"""['"](?:error|code|type|reason|error_code|errorCode)['"]?\s?[:=]\s?['"]([\w.-]{3,60})['"]|^(\w*[a-z][A-Z]\w+):\s"""
)
# The class of another language's error, or of a server's: java.net.ConnectException, TableDoesNotExistError.
_CLASS = re.compile(
    r"\b[A-Z][a-z]+(?:[A-Z][a-z]+)+(?:Error|Exception|Fault)\b|(?<=\()[A-Z][a-z]+(?:[A-Z][a-z]+)+(?=\))"
)
_FIRST_WORD = re.compile(r"[\W]*([A-Z]{3,})\s")
_ERRNO = re.compile(r"\bE[A-Z]{4,14}\b")  # as programs in other languages say it: connect ECONNREFUSED
_TELLING = 50  # of a family: `invalid` alone says little
# Only those that nobody writes with another meaning.
_SAID_BY_THE_SYSTEM = {
    os.strerror(number).lower(): f"errno {errno.errorcode[number].lower()}"
    for number in (
        *(errno.ENOENT, errno.ENOSPC, errno.EPIPE, errno.ECONNREFUSED, errno.ECONNRESET, errno.ENETUNREACH),
        *(errno.EHOSTUNREACH, errno.EMFILE, errno.EROFS, errno.EDQUOT, errno.EPERM),
    )
}


def code_in(text: str) -> str | None:
    """A code word inside a sentence: in capitals with underscores, in brackets, or as Redis's first word."""
    first = _FIRST_WORD.match(text)
    if first is not None and family_of(first[1]) is not None:
        return first[1]
    for found in _CODE.finditer(text, 0, READ_FOR_PHRASES):
        if family_of(found[1]) is not None:
            return found[1]
    for found in _CODE_OF_A_BODY.finditer(text, 0, READ_FOR_PHRASES):
        if _is_telling(word := found[1] or found[2]):
            return word
    for found in _CLASS.finditer(text, 0, READ_FOR_PHRASES):
        if _is_telling(found[0]):
            return found[0]
    return None


def _is_telling(word: str) -> bool:
    family = family_of(word)
    return family is not None and family.weight >= _TELLING


def errno_in(text: str, lowered: str) -> tuple[Code, str] | None:
    for found in _ERRNO.finditer(text, 0, READ_FOR_PHRASES):
        if (code := protocol_code(f"errno {found[0].lower()}")) is not None:
            return code, found[0]
    for said, number in _SAID_BY_THE_SYSTEM.items():
        if said in lowered and (code := protocol_code(number)) is not None:
            return code, f"“{said}”"
    return None
