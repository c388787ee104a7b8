"""Inputs for the example agents, made from a number or an id: the same in every run.

Nobody in them exists. They are for demos and tests; no function uses them.
"""

import base64
import hashlib
import json
import zlib
from typing import Any

from agents.mrz import check_digit

_SURNAMES = ("ERIKSSON", "OKAFOR", "TANAKA", "DUBOIS", "SILVA", "NOWAK", "HAMMOND", "ROSSI", "KOWALCZYK", "IBARRA")
_GIVEN = ("ANNA<MARIA", "JOSEPH", "HARUKI", "CLAIRE", "PEDRO<LUIS", "ZOFIA", "WILLIAM", "GIULIA", "JAN", "LUCIA")
_STATES = ("SWE", "NGA", "JPN", "FRA", "PRT", "POL", "GBR", "ITA", "D<<", "ESP")

_XMP = """<?xpacket begin="" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
 <rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
  <rdf:Description rdf:about="" xmlns:xmp="http://ns.adobe.com/xap/1.0/"
   xmp:CreatorTool="ScanDesk 4.2" xmp:CreateDate="2026-06-12T14:20:00Z"/>
 </rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>"""


def kyc_payload(customer: str, *, corrupt: bool = False) -> dict[str, Any]:
    """A passport scan. The corrupt one has an XMP packet that was cut off in the middle, inside a whole PDF."""
    xmp = _XMP[: len(_XMP) // 2] if corrupt else _XMP
    document = base64.b64encode(pdf(xmp, mrz(customer))).decode()
    return {"customer": customer, "document": document, "as_of": "2026-06-12"}


def sanctions_payload(i: int) -> dict[str, Any]:
    """Three people who are on no list."""
    people = [f"{_GIVEN[(i + n) % 10]} {_SURNAMES[(i * 3 + n) % 10]}".replace("<", " ").title() for n in range(3)]
    return {"subjects": [{"name": name, "birth_year": 1960 + (i + at) % 40} for at, name in enumerate(people)]}


def backfill_payload(i: int) -> dict[str, Any]:
    """Forty rows of payments, every thirteenth of them wrong; CSV when `i` is even, JSON lines when it is odd."""
    rows = [_payment(i, n) for n in range(40)]
    if i % 2:
        return {"format": "jsonl", "data": "\n".join(json.dumps(row) for row in rows)}
    lines = [",".join(rows[0]), *(",".join(row.values()) for row in rows)]
    return {"format": "csv", "data": "\n".join(lines)}


def mrz(customer: str, *, expiry: str = "310415") -> tuple[str, str]:
    seed = int(hashlib.sha256(customer.encode()).hexdigest()[:8], 16)
    state, surname, given = _STATES[seed % 10], _SURNAMES[seed // 10 % 10], _GIVEN[seed // 100 % 10]
    number = f"L{seed % 10**7:07d}<"
    birth = f"{60 + seed % 39:02d}{seed % 12 + 1:02d}{seed % 28 + 1:02d}"
    personal = "<" * 14
    data = number + check_digit(number) + state + birth + check_digit(birth) + "FMX<"[seed % 4]
    data += expiry + check_digit(expiry) + personal + check_digit(personal)
    composite = check_digit(data[0:10] + data[13:20] + data[21:43])
    return f"P<{state}{surname}<<{given}".ljust(44, "<"), data + composite


def pdf(xmp: str, lines: tuple[str, str]) -> bytes:
    page = zlib.compress("\n".join(["PASSPORT", *lines, ""]).encode())
    return b"".join(
        [
            b"%PDF-1.7\n",
            _object(1, b"/Type /Metadata /Subtype /XML", xmp.encode()),
            _object(2, b"/Type /Text /Filter /FlateDecode", page),
            b"trailer << /Root 1 0 R >>\n%%EOF\n",
        ]
    )


def _object(number: int, header: bytes, data: bytes) -> bytes:
    return b"%d 0 obj << %s /Length %d >> stream\n%s\nendstream endobj\n" % (number, header, len(data), data)


def _payment(i: int, n: int) -> dict[str, str]:
    wrong = n % 13 == 12
    return {
        "customer": f"cus_{i:04d}_{n:02d}",
        "email": f"customer{n}@example.com",
        "amount": "n/a" if wrong else f"{(i * 37 + n * 11) % 900 + 10}.{n:02d}",
        "currency": "EUR" if n % 3 else "USD",
        "paid_on": f"2024-{n % 12 + 1:02d}-{n % 28 + 1:02d}",
    }
