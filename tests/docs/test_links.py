"""Links lead somewhere, and the documents keep to their form."""

import re

import pytest

from tests.support.markdown import DOCUMENTS, ROOT, anchors, blocks, links, prose, text_of

FOLDERS = "agents|bench|docs|infra|lambdas|lazaret|local|ops|proof|requirements|tests"
FEW = 3  # headings of a document that needs no list of them


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
        return
    headings = anchors(document)[1:]
    listed = [link.removeprefix("#") for link in links(document) if link.startswith("#")]
    assert len(headings) <= FEW or set(headings) <= set(listed)


def test_every_document_is_reached_from_the_readme() -> None:
    reached, waiting = set(), ["README.md"]
    while waiting:
        document = waiting.pop()
        reached.add(document)
        targets = ((ROOT / document).parent / link.partition("#")[0] for link in links(document))
        named = {str(target.resolve().relative_to(ROOT)) for target in targets if target.suffix == ".md"}
        waiting += named - reached
    assert set(DOCUMENTS) <= reached


@pytest.mark.parametrize("document", DOCUMENTS)
def test_every_block_says_what_it_is(document: str) -> None:
    known = {"mermaid", "sh", "console", "python", "json", "toml"}
    assert {block.language for block in blocks(document)} <= known


@pytest.mark.parametrize("document", DOCUMENTS)
def test_files_and_folders_that_are_named_exist(document: str) -> None:
    named = re.findall(rf"`((?:{FOLDERS})/[\w./*-]*)`", prose(document))
    for path in named:
        assert list(ROOT.glob(path.rstrip("/"))), f"{document} names {path}"


def test_the_licence_is_the_mit_licence_of_its_authors() -> None:
    licence = text_of("LICENSE")
    assert "Copyright (c) 2026 the Lazaret authors" in licence
    assert licence.startswith("MIT License")
    assert licence.rstrip().endswith("SOFTWARE.")
