"""A passport scan: a small PDF that carries an XMP packet and the text that was read off the page.

It takes bytes apart, hostile ones too: it never resolves an entity and never inflates without limit.
"""

import re
import zlib
from dataclasses import dataclass
from xml.etree import ElementTree

MOST_BYTES = 700_000
MOST_INFLATED = 2_000_000

_OBJECT = re.compile(rb"\d+ \d+ obj\s*<<([^>]{0,500})>>\s*stream\r?\n")
_LENGTH = re.compile(rb"/Length (\d{1,7})\b")
_MRZ = re.compile(r"^(P[A-Z<]{4,60}<<[A-Z<]{0,60})\r?\n([A-Z0-9<]{1,60})\s*$", re.MULTILINE)
_RDF = "{http://www.w3.org/1999/02/22-rdf-syntax-ns#}"
_XMP = "{http://ns.adobe.com/xap/1.0/}"


class ScanUnsupported(ValueError):
    """Not a file that this reads at all."""


class ScanCorrupt(ValueError):
    """The right kind of file, but damaged: another try reads the same bytes."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Scan:
    creator: str  # the scanner's software, from the XMP packet
    created: str
    mrz: tuple[str, str]


def read_scan(content: bytes, *, needs_metadata: bool = True) -> Scan:
    """Raise `ScanUnsupported` or `ScanCorrupt`, with what was found and what was expected.

    Without `needs_metadata` an XMP packet that is damaged, or not there, is passed over: the page has the passport.
    """
    if len(content) > MOST_BYTES:
        raise ScanUnsupported(f"the scan has {len(content)} bytes: expected at most {MOST_BYTES}")
    if not content.startswith(b"%PDF-"):
        raise ScanUnsupported(f"the scan begins with {content[:8]!r}: expected a PDF")
    if b"%%EOF" not in content[-1024:]:
        raise ScanCorrupt("the scan has no end-of-file mark: it was cut off")
    packet, page = b"", ""
    for header, data in _streams(content):
        if b"/Metadata" in header:
            packet = data
        elif b"/Text" in header:
            page += _text(data, "page text") + "\n"
    creator, created = _metadata(packet, needed=needs_metadata)
    return Scan(creator=creator, created=created, mrz=_find_mrz(page))


def _metadata(packet: bytes, *, needed: bool) -> tuple[str, str]:
    try:
        return _read_xmp(_text(packet, "XMP packet"))
    except ScanCorrupt:
        if needed:
            raise
        return "", ""


def _streams(content: bytes) -> list[tuple[bytes, bytes]]:
    streams = []
    for found in _OBJECT.finditer(content):
        header, start = found[1], found.end()
        length = _LENGTH.search(header)
        end = start + int(length[1]) if length else -1
        if not length or not content[end : end + 12].lstrip().startswith(b"endstream"):
            raise ScanCorrupt(f"the object at byte {found.start()} does not end where its /Length says")
        data = content[start:end]
        streams.append((header, _inflated(data) if b"/FlateDecode" in header else data))
    return streams


def _inflated(data: bytes) -> bytes:
    inflater = zlib.decompressobj()
    try:
        inflated = inflater.decompress(data, MOST_INFLATED)
    except zlib.error as broken:
        raise ScanCorrupt(f"a compressed stream is damaged: {broken}") from broken
    if inflater.unconsumed_tail:
        raise ScanUnsupported(f"a stream inflates to more than {MOST_INFLATED} bytes")
    return inflated


def _text(data: bytes, what: str) -> str:
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as garbled:
        raise ScanCorrupt(f"the {what} is not UTF-8 at byte {garbled.start}") from garbled


def _read_xmp(packet: str) -> tuple[str, str]:
    if not packet:
        raise ScanCorrupt("the scan has no XMP packet")
    # Entities come with a DTD, and XMP never has one. The text is decoded already, so no encoding hides it.
    if "<!DOCTYPE" in packet or "<!ENTITY" in packet:
        raise ScanUnsupported("the XMP packet has a DTD: expected none")
    try:
        root = ElementTree.fromstring(packet)  # noqa: S314 - DTDs are refused above, so there is nothing to expand
    except ElementTree.ParseError as broken:
        raise ScanCorrupt(f"the XMP packet is not XML: {broken}") from broken
    description = root.find(f"{_RDF}RDF/{_RDF}Description")
    if description is None:
        raise ScanCorrupt(f"the XMP packet's root is {root.tag!r}: expected xmpmeta with an rdf:Description")
    return description.get(f"{_XMP}CreatorTool", ""), description.get(f"{_XMP}CreateDate", "")


def _find_mrz(page: str) -> tuple[str, str]:
    found = _MRZ.search(page)
    if found is None:
        raise ScanCorrupt("the page text has no machine-readable zone: expected two lines, the first beginning with P")
    return found[1], found[2]
