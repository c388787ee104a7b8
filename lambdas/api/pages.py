"""The console's files, its settings, and the page that shows the API. Public: nothing here is a tenant's."""

import base64
import hashlib
import json
import re
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import aws_lambda_powertools
from aws_lambda_powertools.event_handler import Response

from lambdas import house
from lambdas.api.context import new_router
from lambdas.api.problems import Problem
from lambdas.settings import ROOT, settings

router = new_router()
TYPES = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".json": "application/json",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".ico": "image/x-icon",
    ".woff2": "font/woff2",
    ".webmanifest": "application/manifest+json",
}
TEXTS = (".html", ".js", ".css", ".json", ".svg", ".webmanifest")
CONFIG = "config.json"
HASHED = re.compile(r"-[0-9a-f]{16}\.\w+$")  # as infra/console.py names them


@router.get("/", include_in_schema=False)
def open_console() -> Response[str]:
    """Relative, for an API behind a path of its own."""
    return Response(status_code=302, content_type="text/plain", headers={"Location": "console/index.html"}, body="")


@router.get("/console/.+", include_in_schema=False)
def serve_console() -> Response[str]:
    name = router.current_event.path.partition("/console/")[2]
    if name == CONFIG:
        return Response(status_code=200, content_type=TYPES[".json"], body=json.dumps(sign_in()))
    if name in DOCS:
        return Response(status_code=200, content_type=TYPES[Path(name).suffix], headers=KEPT, body=DOCS[name]())
    found = files().get(name)
    if found is None:
        raise Problem("NOT_FOUND", "the console has no such file")
    content = found.read_bytes()
    tag = f'"{hashlib.sha256(content).hexdigest()[:32]}"'
    headers = {"Cache-Control": kept_for(name), "ETag": tag, "Content-Security-Policy": console_policy()}
    small = found.with_name(f"{found.name}.gz")
    if small.is_file() and "gzip" in router.current_event.headers.get("accept-encoding", ""):
        headers |= {"Content-Encoding": "gzip", "Vary": "Accept-Encoding"}
        return _binary(small.read_bytes(), TYPES[found.suffix], headers)
    if router.current_event.headers.get("if-none-match") == tag:
        return Response(status_code=304, content_type=TYPES[found.suffix], headers=headers, body="")
    if found.suffix in TEXTS:
        return Response(status_code=200, content_type=TYPES[found.suffix], headers=headers, body=content.decode())
    return _binary(content, TYPES[found.suffix], headers)


def sign_in() -> dict[str, Any]:
    """Where the console signs people in. The embedded stack has no such page: it lets you pick a sample user."""
    own = settings()
    config = {"name": own.name, "sign_in_url": own.sign_in_url, "client_id": own.client_id}
    return config | ({"development": house.personas().all()} if own.local else {})


def kept_for(name: str) -> str:
    """A name with its content's hash is for ever. Of all else a browser asks each time whether it changed: a page and
    its script must never be of two deploys."""
    return "public, max-age=31536000, immutable" if HASHED.search(name) else "no-cache"


@cache
def files() -> dict[str, Path]:
    """By name, so that no path a caller writes is ever opened."""
    home = ROOT / "console"
    return {path.relative_to(home).as_posix(): path for path in home.rglob("*") if path.suffix in TYPES}


def console_policy() -> str:
    """Own scripts only, nothing inline, no other host but the one that signs people in."""
    talks_to = f"'self' {settings().sign_in_url}".strip()
    return (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        f"manifest-src 'self'; connect-src {talks_to}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    )


KEPT = {"Cache-Control": "no-cache"}
# Powertools brings Swagger UI along. Its module is not imported: that would bring the models of OpenAPI, a third of
# this function's cold start.
_SWAGGER = Path(aws_lambda_powertools.__file__).parent / "event_handler/openapi/swagger_ui"
_START = """SwaggerUIBundle({url: "openapi.json", dom_id: "#docs", docExpansion: "list", deepLinking: true});
"""
# What the API's page is made of, as files beside the console's: a page with a script in it would have to allow any.
DOCS: dict[str, Callable[[], str]] = {
    "docs/swagger.js": (_SWAGGER / "swagger-ui-bundle.min.js").read_text,
    "docs/swagger.css": (_SWAGGER / "swagger-ui.min.css").read_text,
    "docs/start.js": lambda: _START,
}
_DOCS_PAGE = """<!DOCTYPE html>
<html lang="en">
<meta charset="utf-8">
<title>Lazaret: the API</title>
<link rel="stylesheet" href="../console/docs/swagger.css">
<div id="docs"></div>
<script src="../console/docs/swagger.js"></script>
<script src="../console/docs/start.js"></script>
</html>
"""


def docs_page() -> Response[str]:
    policy = (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
        "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    )
    headers = {"Content-Security-Policy": policy}
    return Response(status_code=200, content_type=TYPES[".html"], headers=headers, body=_DOCS_PAGE)


def _binary(content: bytes, content_type: str, headers: dict[str, str]) -> Response[str]:
    made = Response(
        status_code=200, content_type=content_type, headers=headers, body=base64.b64encode(content).decode()
    )
    made.base64_encoded = True
    return made
