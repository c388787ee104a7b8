"""The machine-readable zone of a passport (ICAO Doc 9303, format TD3): two lines of 44 characters.

It reads and checks digits. It decides nothing about the person.
"""

import re
from dataclasses import dataclass
from datetime import date

_LINE = re.compile(r"[A-Z0-9<]{44}")
_WEIGHTS = (7, 3, 1)


class MrzInvalid(ValueError):
    """The zone cannot be trusted; the text names the field and what was expected."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Passport:
    surname: str
    given_names: str
    issuer: str
    nationality: str
    number: str
    birth: date
    sex: str
    expiry: date


def check_digit(text: str) -> str:
    """Weights 7, 3, 1; digits count as themselves, letters from A = 10, the filler as 0."""
    values = (0 if char == "<" else int(char, 36) for char in text)
    return str(sum(value * _WEIGHTS[at % 3] for at, value in enumerate(values)) % 10)


def read_mrz(lines: tuple[str, str], *, as_of: date) -> Passport:
    """Raise `MrzInvalid` for a wrong shape, a wrong check digit or an impossible date."""
    for at, line in enumerate(lines, start=1):
        if not _LINE.fullmatch(line):
            raise MrzInvalid(f"MRZ line {at} has {len(line)} characters: expected 44 of A-Z, 0-9 and <")
    names, data = lines
    if names[0] != "P":
        raise MrzInvalid(f"MRZ document type is {names[0]!r}: expected 'P', a passport")
    _check_digits(data)
    surname, _, given = names[5:].partition("<<")
    return Passport(
        surname=_plain(surname),
        given_names=_plain(given),
        issuer=_plain(names[2:5]),
        nationality=_plain(data[10:13]),
        number=_plain(data[0:9]),
        # Nobody is born after the review. Passports are valid for ten years at most, so an expiry is near it.
        birth=_date("birth", data[13:19], latest=as_of.year),
        sex=_plain(data[20]),
        expiry=_date("expiry", data[21:27], latest=as_of.year + 50),
    )


def _check_digits(data: str) -> None:
    composite = data[0:10] + data[13:20] + data[21:43]
    fields = {
        "number": (data[0:9], data[9]),
        "birth": (data[13:19], data[19]),
        "expiry": (data[21:27], data[27]),
        "personal number": (data[28:42], data[42]),
        "composite": (composite, data[43]),
    }
    for name, (text, given) in fields.items():
        expected = check_digit(text)
        # An empty personal number may carry a filler in place of its 0.
        if given != expected and not (name == "personal number" and given == "<" and expected == "0"):
            raise MrzInvalid(f"MRZ check digit of {name} is {given!r}: expected {expected!r}")


def _date(name: str, text: str, *, latest: int) -> date:
    """Two digits of a year mean the last such year that is not after `latest`."""
    try:
        year = latest - (latest - int(text[:2])) % 100
        return date(year, int(text[2:4]), int(text[4:6]))
    except ValueError as wrong:
        raise MrzInvalid(f"MRZ {name} is {text!r}: expected a date as YYMMDD") from wrong


def _plain(field: str) -> str:
    return " ".join(field.replace("<", " ").split())
