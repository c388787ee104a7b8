"""The console's files and settings, and the page that shows the API. All of it public."""

import gzip
import json
import re
from pathlib import Path

import pytest

from lambdas import house, settings
from lambdas.api import pages
from tests.support.functions.api_line import ask

pytestmark = pytest.mark.usefixtures("outside")


@pytest.fixture
def console(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    home = tmp_path / "console"
    (home / "deep").mkdir(parents=True)
    (home / "index.html").write_text("<!doctype html>ü")
    (home / "deep" / "app.js").write_text("export {}")
    (home / "icon.png").write_bytes(b"\x89PNG\xff")
    (home / "notes.txt").write_text("not a page's")
    (tmp_path / "lanes.toml").write_text("secret")
    monkeypatch.setattr(pages, "ROOT", tmp_path)
    pages.files.cache_clear()
    return home


def test_the_root_leads_to_the_console() -> None:
    answer = ask("GET", "/", as_=None)
    assert (answer.status, answer.headers["Location"]) == (302, "console/index.html")


@pytest.mark.parametrize(
    ("name", "kind", "text"),
    [
        ("index.html", "text/html; charset=utf-8", "<!doctype html>ü"),
        ("deep/app.js", "text/javascript; charset=utf-8", "export {}"),
        ("icon.png", "image/png", "\x89PNG\xff"),
    ],
)
def test_files_are_served_as_what_they_are(console: Path, name: str, kind: str, text: str) -> None:
    answer = ask("GET", f"/console/{name}", as_=None)
    assert (answer.status, answer.headers["Content-Type"], answer.text) == (200, kind, text)
    assert "script-src 'self'" in answer.headers["Content-Security-Policy"]
    assert "unsafe" not in answer.headers["Content-Security-Policy"]


def test_a_file_that_has_not_changed_is_not_sent_again(console: Path) -> None:
    tag = ask("GET", "/console/index.html", as_=None).headers["ETag"]
    again = ask("GET", "/console/index.html", as_=None, headers={"if-none-match": tag})
    assert (again.status, again.text) == (304, "")
    (console / "index.html").write_text("new")
    assert ask("GET", "/console/index.html", as_=None, headers={"if-none-match": tag}).text == "new"


def test_a_file_that_is_named_by_its_content_is_kept_for_ever_and_sent_compressed(console: Path) -> None:
    name = "app-0123456789abcdef.js"
    (console / name).write_text("export {}")
    (console / f"{name}.gz").write_bytes(gzip.compress(b"export {}"))
    plain = ask("GET", f"/console/{name}", as_=None)
    small = ask("GET", f"/console/{name}", as_=None, headers={"accept-encoding": "gzip, br"})
    assert plain.headers["Cache-Control"] == small.headers["Cache-Control"] == "public, max-age=31536000, immutable"
    assert (plain.text, "Content-Encoding" in plain.headers) == ("export {}", False)
    assert (small.headers["Content-Encoding"], small.headers["Vary"]) == ("gzip", "Accept-Encoding")
    assert ask("GET", "/console/index.html", as_=None).headers["Cache-Control"] == "no-cache"
    assert ask("GET", f"/console/{name}.gz", as_=None).status == 404


@pytest.mark.parametrize("name", ["../lanes.toml", "deep/../../lanes.toml", "notes.txt", "%2e%2e/lanes.toml", "no.js"])
def test_nothing_but_the_consoles_own_files_is_served(console: Path, name: str) -> None:
    answer = ask("GET", f"/console/{name}", as_=None)
    assert (answer.status, answer.code) == (404, "NOT_FOUND")
    assert "secret" not in answer.text


def test_the_console_is_told_where_people_sign_in(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SIGN_IN_URL", "https://lazaret.auth.example")
    monkeypatch.setenv("CLIENT_ID", "client-1")
    settings.settings.cache_clear()
    told = ask("GET", "/console/config.json", as_=None)
    assert told.json == {"name": "lazaret", "sign_in_url": "https://lazaret.auth.example", "client_id": "client-1"}
    assert "connect-src 'self' https://lazaret.auth.example;" in pages.console_policy()


def test_only_the_embedded_stacks_console_is_offered_people(monkeypatch: pytest.MonkeyPatch) -> None:
    class Personas:
        def all(self) -> list[dict[str, str]]:
            return [{"name": "operator", "token": "t"}]

    monkeypatch.setattr(house, "personas", Personas)
    assert "development" not in ask("GET", "/console/config.json", as_=None).json
    monkeypatch.setenv("LOCAL", "true")
    settings.settings.cache_clear()
    assert ask("GET", "/console/config.json", as_=None).json["development"] == [{"name": "operator", "token": "t"}]


def test_the_api_is_shown_as_a_page_with_its_document() -> None:
    document = ask("GET", "/v1/openapi.json", as_=None)
    assert json.loads(document.text)["info"]["title"] == "Lazaret"
    assert "/v1/dead-letters/{letter_id}" in document.text
    page = ask("GET", "/v1/docs", as_=None)
    assert page.headers["Content-Type"] == "text/html; charset=utf-8"
    policy = page.headers["Content-Security-Policy"]
    assert "script-src 'self'; style-src 'self'" in policy
    assert "unsafe" not in policy
    assert "http" not in policy


def test_the_apis_page_has_no_script_of_its_own_and_what_it_names_is_there() -> None:
    page = ask("GET", "/v1/docs", as_=None).text
    assert re.findall(r"<script(?! src=)|<style| style=| on\w+=", page) == []
    named = re.findall(r'(?:src|href)="\.\./console/([^"]+)"', page)
    assert len(named) == 3
    kinds = {".js": "text/javascript; charset=utf-8", ".css": "text/css; charset=utf-8"}
    for name in named:
        file = ask("GET", f"/console/{name}", as_=None)
        assert (file.status, file.headers["Content-Type"]) == (200, kinds[Path(name).suffix])
    assert "openapi.json" in ask("GET", "/console/docs/start.js", as_=None).text
    assert "SwaggerUIBundle" in ask("GET", "/console/docs/swagger.js", as_=None).text
