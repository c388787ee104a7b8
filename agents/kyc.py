"""An example agent: review a passport scan and open a case for its customer.

It parses and checks for real, and calls no model. A damaged document fails once, for good, and says why.
"""

import base64
import binascii
import re
from datetime import UTC, date, datetime
from typing import Any

from agents.crm import find_case, open_case
from agents.mrz import MrzInvalid, Passport, read_mrz
from agents.scan import ScanCorrupt, ScanUnsupported, read_scan
from lazaret import Job, Permanent, Run

_CUSTOMER = re.compile(r"[A-Za-z0-9_-]{1,64}")
_ADULT_YEARS = 18


def review(job: Job, run: Run) -> dict[str, Any]:
    return _review(job, run, needs_metadata=True)


def review_page(job: Job, run: Run) -> dict[str, Any]:
    """The same for scans whose metadata is damaged: it goes by the page alone, whose check digits vouch for it.

    The case then does not say which scanner it was, so this is for a person to ask for: see `alternates` of the lane.
    """
    return _review(job, run, needs_metadata=False)


def _review(job: Job, run: Run, *, needs_metadata: bool) -> dict[str, Any]:
    customer = _customer(job.payload)
    as_of = run.step("as_of", review_date, job.payload.get("as_of"), job.created_at)
    findings = run.step("extract", extract, job.payload.get("document"), as_of, needs_metadata=needs_metadata)
    reasons = run.step("check", check, findings, as_of)
    findings = {**findings, "reasons": reasons}
    case = run.effect("crm.case_created", key=customer, do=open_case, args=(customer, findings), verify=find_case)
    return {"customer": customer, "case": case, "decision": "refuse" if reasons else "accept", "reasons": reasons}


def review_date(as_of: object, created_at: datetime | None) -> str:
    """The day that expiry is judged on. A step keeps it, so a retry after midnight decides alike."""
    if as_of is None:
        return (created_at or datetime.now(UTC)).date().isoformat()
    try:
        return date.fromisoformat(str(as_of)).isoformat()
    except ValueError as wrong:
        raise Permanent("UNSUPPORTED_INPUT", f"payload.as_of is {as_of!r}: expected a date as YYYY-MM-DD") from wrong


def extract(document: object, as_of: str, *, needs_metadata: bool = True) -> dict[str, Any]:
    """The passport's fields, as JSON. What cannot be read is permanent: the same bytes stay unreadable."""
    try:
        scan = read_scan(_decoded(document), needs_metadata=needs_metadata)
        passport = read_mrz(scan.mrz, as_of=date.fromisoformat(as_of))
    except ScanUnsupported as unsupported:
        raise Permanent("UNSUPPORTED_INPUT", str(unsupported)) from unsupported
    except ScanCorrupt as corrupt:
        raise Permanent("DOC_PARSE_CORRUPT", str(corrupt)) from corrupt
    except MrzInvalid as invalid:
        raise Permanent("MRZ_INVALID", str(invalid)) from invalid
    return {**_fields(passport), "scanner": scan.creator}


def check(findings: dict[str, Any], as_of: str) -> list[str]:
    """Why this passport is not accepted; empty if it is."""
    today = date.fromisoformat(as_of)
    expiry, birth = date.fromisoformat(findings["expiry"]), date.fromisoformat(findings["birth"])
    age = today.year - birth.year - ((today.month, today.day) < (birth.month, birth.day))
    reasons = []
    if expiry < today:
        reasons.append("passport_expired")
    if age < _ADULT_YEARS:
        reasons.append("holder_is_a_minor")
    if not findings["given_names"]:
        reasons.append("given_names_missing")
    return reasons


def _customer(payload: dict[str, Any]) -> str:
    customer = payload.get("customer")
    if not isinstance(customer, str) or not _CUSTOMER.fullmatch(customer):
        raise Permanent("UNSUPPORTED_INPUT", f"payload.customer is {customer!r:.80}: expected an id")
    return customer


def _decoded(document: object) -> bytes:
    if not isinstance(document, str):
        raise ScanUnsupported(f"payload.document is a {type(document).__name__}: expected base64 text")
    try:
        return base64.b64decode(document, validate=True)
    except (binascii.Error, ValueError) as wrong:
        raise ScanUnsupported(f"payload.document is not base64: {wrong}") from wrong


def _fields(passport: Passport) -> dict[str, Any]:
    return {
        "surname": passport.surname,
        "given_names": passport.given_names,
        "issuer": passport.issuer,
        "nationality": passport.nationality,
        "number": passport.number,
        "birth": passport.birth.isoformat(),
        "sex": passport.sex,
        "expiry": passport.expiry.isoformat(),
    }
