"""The KYC agent: passports that are read, and documents that fail once, for good, with the reason."""

import base64
import json
import zlib
from datetime import UTC, date, datetime
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from agents.kyc import review, review_page
from agents.mrz import MrzInvalid, check_digit, read_mrz
from agents.samples import kyc_payload, mrz, pdf
from agents.scan import MOST_INFLATED, ScanCorrupt, ScanUnsupported, read_scan
from lambdas.core.model.failure import Permanent
from tests.support.fake_run import FakeRun, job_of

# The specimen of ICAO Doc 9303 part 4.
SPECIMEN = ("P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<", "L898902C36UTO7408122F1204159ZE184226B<<<<<10")
JUNE_12 = date(2026, 6, 12)
XMP = (
    '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">'
    '<rdf:Description xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmp:CreatorTool="T"/></rdf:RDF></x:xmpmeta>'
)


def document(xmp: str = XMP, lines: tuple[str, str] = SPECIMEN) -> str:
    return base64.b64encode(pdf(xmp, lines)).decode()


def reviewed(payload: dict[str, Any], run: FakeRun | None = None) -> dict[str, Any]:
    return review(job_of(payload), (run or FakeRun()).as_run)


def refusal(payload: dict[str, Any]) -> Permanent:
    run = FakeRun()
    with pytest.raises(Permanent) as refused:
        reviewed(payload, run)
    assert run.effects == [], "a case was opened for a document that was not read"
    return refused.value


def test_a_good_passport_opens_one_case_keyed_by_its_customer() -> None:
    run = FakeRun()
    result = reviewed(kyc_payload("cus_7"), run)
    assert result["decision"] == "accept"
    assert run.effects == [("crm.case_created", "cus_7")]
    assert result["case"] == run.asked[0]["verify"](*run.asked[0]["args"])


def test_the_result_and_every_step_are_json() -> None:
    assert json.loads(json.dumps(reviewed(kyc_payload("cus_7"))))["customer"] == "cus_7"


def test_the_case_id_is_the_same_every_time_and_differs_between_customers() -> None:
    one, again, other = (reviewed(kyc_payload(c))["case"] for c in ("cus_1", "cus_1", "cus_2"))
    assert one == again != other


def test_a_corrupt_xmp_packet_is_permanent_on_the_first_attempt() -> None:
    refused = refusal(kyc_payload("cus_7", corrupt=True))
    assert refused.code == "DOC_PARSE_CORRUPT"
    assert "XMP packet is not XML" in str(refused)


def test_damaged_metadata_does_not_keep_the_page_from_being_read_by_the_agent_for_it() -> None:
    run = FakeRun()
    result = review_page(job_of(kyc_payload("cus_7", corrupt=True)), run.as_run)
    assert (result["decision"], run.effects) == ("accept", [("crm.case_created", "cus_7")])
    assert result["case"] == reviewed(kyc_payload("cus_7"))["case"]


@pytest.mark.parametrize("change", [{"lines": ("HELLO", "WORLD")}, {"xmp": '<!DOCTYPE x SYSTEM "f">' + XMP}])
def test_what_is_wrong_with_the_page_or_hostile_is_refused_by_either_agent(change: dict[str, Any]) -> None:
    with pytest.raises(Permanent):
        review_page(job_of({"customer": "c", "document": document(**change)}), FakeRun().as_run)


def test_an_expired_passport_is_refused_as_a_decision_not_as_a_failure() -> None:
    payload = {"customer": "cus_7", "document": document(), "as_of": "2026-06-12"}
    assert reviewed(payload)["reasons"] == ["passport_expired"]
    assert reviewed(payload | {"as_of": "2012-04-15"})["decision"] == "accept"  # valid on its last day


def test_expiry_is_judged_on_the_day_the_job_was_created_when_the_payload_names_none() -> None:
    job = job_of({"customer": "c", "document": document()}, created_at=datetime(2012, 4, 16, tzinfo=UTC))
    assert review(job, FakeRun().as_run)["reasons"] == ["passport_expired"]


def test_a_later_attempt_judges_on_the_day_that_the_first_one_kept() -> None:
    payload = {"customer": "c", "document": document(), "as_of": "2026-06-12"}
    assert reviewed(payload, FakeRun(kept={"as_of": "2012-01-01"}))["decision"] == "accept"


def test_a_minor_is_refused() -> None:
    assert "holder_is_a_minor" in reviewed({"customer": "c", "document": document(), "as_of": "1990-01-01"})["reasons"]


@pytest.mark.parametrize(
    ("change", "code", "reason"),
    [
        ({"customer": None}, "UNSUPPORTED_INPUT", "payload.customer is None"),
        ({"customer": "a b"}, "UNSUPPORTED_INPUT", "payload.customer is 'a b'"),
        ({"document": None}, "UNSUPPORTED_INPUT", "payload.document is a NoneType: expected base64"),
        ({"document": "%%%"}, "UNSUPPORTED_INPUT", "not base64"),
        ({"document": "é"}, "UNSUPPORTED_INPUT", "not base64"),
        ({"document": base64.b64encode(b"\x89PNG\r\n").decode()}, "UNSUPPORTED_INPUT", "expected a PDF"),
        ({"document": base64.b64encode(b"%PDF-1.7\nhalf").decode()}, "DOC_PARSE_CORRUPT", "it was cut off"),
        ({"document": document("")}, "DOC_PARSE_CORRUPT", "no XMP packet"),
        ({"document": document("<a/>")}, "DOC_PARSE_CORRUPT", "the XMP packet's root is 'a'"),
        ({"document": document(lines=("HELLO", "WORLD"))}, "DOC_PARSE_CORRUPT", "no machine-readable zone"),
        ({"document": document(lines=("P<UTOX<<Y", "SHORT"))}, "MRZ_INVALID", "MRZ line 1 has 9 characters"),
        ({"as_of": "12 June"}, "UNSUPPORTED_INPUT", "payload.as_of is '12 June'"),
    ],
)
def test_what_cannot_be_read_is_permanent_with_the_reason(change: dict[str, Any], code: str, reason: str) -> None:
    refused = refusal(kyc_payload("cus_7") | change)
    assert refused.code == code
    assert reason in str(refused)


@pytest.mark.parametrize("dtd", ['<!DOCTYPE x [<!ENTITY a "lol"><!ENTITY b "&a;&a;">]>', '<!DOCTYPE x SYSTEM "f">'])
def test_a_document_type_definition_is_refused_before_it_is_parsed(dtd: str) -> None:
    with pytest.raises(ScanUnsupported, match="has a DTD"):
        read_scan(pdf(dtd + XMP, SPECIMEN))


def test_an_encoding_does_not_hide_a_document_type_definition() -> None:
    bomb = ('<?xml version="1.0" encoding="utf-16"?><!DOCTYPE x [<!ENTITY a "lol">]>' + XMP).encode("utf-16")
    content = pdf("@", SPECIMEN).replace(b"/Length 1 >> stream\n@", b"/Length %d >> stream\n%s" % (len(bomb), bomb))
    with pytest.raises(ScanCorrupt, match="not UTF-8"):
        read_scan(content)


def test_a_stream_is_not_inflated_without_limit() -> None:
    bomb = zlib.compress(b"\0" * (MOST_INFLATED + 1))
    header = b"%%PDF-1.7\n1 0 obj << /Type /Text /Filter /FlateDecode /Length %d >> stream\n" % len(bomb)
    with pytest.raises(ScanUnsupported, match="inflates to more than"):
        read_scan(header + bomb + b"\nendstream endobj\n%%EOF")


def test_a_damaged_stream_is_corrupt() -> None:
    content = pdf(XMP, SPECIMEN)
    with pytest.raises(ScanCorrupt, match="compressed stream is damaged"):
        read_scan(content.replace(b"stream\nx\x9c", b"stream\nxx"))
    with pytest.raises(ScanCorrupt, match="does not end where its /Length says"):
        read_scan(content.replace(b"/Length ", b"/Length 1"))


def test_the_icao_specimen_is_read() -> None:
    passport = read_mrz(SPECIMEN, as_of=JUNE_12)
    assert (passport.surname, passport.given_names, passport.number) == ("ERIKSSON", "ANNA MARIA", "L898902C3")
    assert (passport.issuer, passport.nationality, passport.sex) == ("UTO", "UTO", "F")
    assert (passport.birth, passport.expiry) == (date(1974, 8, 12), date(2012, 4, 15))


@pytest.mark.parametrize(("text", "digit"), [("520727", "3"), ("AB2134<<<", "5"), ("<" * 14, "0")])
def test_check_digits_are_those_of_the_icao_examples(text: str, digit: str) -> None:
    assert check_digit(text) == digit


@pytest.mark.parametrize(
    ("at", "field"), [(0, "number"), (13, "birth"), (21, "expiry"), (30, "personal number"), (43, "composite")]
)
def test_one_wrong_character_is_caught_and_its_field_named(at: int, field: str) -> None:
    wrong = "2" if SPECIMEN[1][at] != "2" else "3"
    line = SPECIMEN[1][:at] + wrong + SPECIMEN[1][at + 1 :]
    with pytest.raises(MrzInvalid, match=f"check digit of {field} is"):
        read_mrz((SPECIMEN[0], line), as_of=JUNE_12)


def test_a_date_that_does_not_exist_is_refused_even_with_right_check_digits() -> None:
    with pytest.raises(MrzInvalid, match="expiry is '310230': expected a date"):
        read_mrz(mrz("cus_1", expiry="310230"), as_of=JUNE_12)


def test_an_identity_card_is_not_a_passport() -> None:
    with pytest.raises(MrzInvalid, match="document type is 'I'"):
        read_mrz(("I" + SPECIMEN[0][1:], SPECIMEN[1]), as_of=JUNE_12)


@given(st.text(alphabet="abcdefghij_0123456789", min_size=1, max_size=12))
def test_every_sample_is_accepted_and_every_corrupt_one_is_not(customer: str) -> None:
    assert reviewed(kyc_payload(customer))["decision"] == "accept"
    with pytest.raises(Permanent):
        reviewed(kyc_payload(customer, corrupt=True))


@given(st.binary(max_size=300), st.booleans())
def test_any_bytes_are_read_or_refused_in_words(content: bytes, framed: bool) -> None:
    with pytest.raises((ScanUnsupported, ScanCorrupt)):
        read_scan(b"%PDF-1.7\n1 0 obj << /Type /Text >> stream\n" + content + b"%%EOF" if framed else content)
