"""Links lead somewhere, and the documents keep to their form."""

import re

import pytest

from tests.docs.markdown import DOCUMENTS, ROOT, anchors, blocks, links, prose, text_of

README_ORDER = [
    "Lazaret",
    "The problem",
    "The picture",
    "Two commands",
    "The life of one dead letter",
    "Configure",
    "Deploy",
    "Operate",
    "Measured",
    "Develop",
    "Limits",
    "Licence",
]


@pytest.mark.parametrize("document", DOCUMENTS)
def test_every_link_leads_to_a_file_and_a_heading_that_exist(document: str) -> None:
    here = (ROOT / document).parent
    for link in links(document):
        assert not link.startswith("http"), f"{link}: a page elsewhere may change or go"
        path, _, anchor = link.partition("#")
        target = (here / path).resolve() if path else ROOT / document
        assert target.is_file(), link
        if anchor:
            assert anchor in anchors(str(target.relative_to(ROOT))), link


@pytest.mark.parametrize("document", DOCUMENTS)
def test_headings_of_a_document_have_anchors_of_their_own(document: str) -> None:
    assert len(set(anchors(document))) == len(anchors(document))


@pytest.mark.parametrize("document", DOCUMENTS)
def test_every_heading_of_a_document_is_in_its_list_of_contents(document: str) -> None:
    if document == "README.md":
        assert re.findall(r"^##? (.+)$", prose(document), re.MULTILINE) == README_ORDER
        return
    listed = [link.removeprefix("#") for link in links(document) if link.startswith("#")]
    assert set(anchors(document)[1:]) <= set(listed)


@pytest.mark.parametrize("document", DOCUMENTS)
def test_every_block_says_what_it_is(document: str) -> None:
    known = {"mermaid", "sh", "console", "python", "json", "toml"}
    assert {block.language for block in blocks(document)} <= known


@pytest.mark.parametrize("document", DOCUMENTS)
def test_files_and_folders_that_are_named_exist(document: str) -> None:
    named = re.findall(r"`((?:agents|lambdas|infra|local|ops|tests|docs)/[\w./*-]*)`", prose(document))
    for path in named:
        assert list(ROOT.glob(path.rstrip("/"))), f"{document} names {path}"


def test_the_folders_of_the_layout_are_those_that_there_are() -> None:
    layout = re.findall(r"^\| `(\w+)/", text_of("README.md"), re.MULTILINE)
    with_code = {path.parent.name for path in ROOT.glob("*/*.py")} - {"bench"}
    assert with_code <= set(layout)


def test_the_licence_is_the_mit_licence_of_its_authors() -> None:
    licence = text_of("LICENSE")
    assert "Copyright (c) 2026 the Lazaret authors" in licence
    assert licence.startswith("MIT License")
    assert licence.rstrip().endswith("SOFTWARE.")
