"""A pretended API and issuer for the console's real files: for what the embedded stack cannot do. No network."""

import json
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlsplit

from playwright.sync_api import Browser, Page, Route

from lambdas.api.pages import TYPES

HOME = Path(__file__).parents[2] / "console"
CONSOLE = "https://api.example.com/console/index.html"
ISSUER = "https://lazaret-1.auth.eu-west-1.amazoncognito.com"
CONFIG = {"name": "lazaret", "sign_in_url": ISSUER, "client_id": "console-1"}

OPERATOR = {"who": "ops@example.com", "tenant_id": "", "operator": True}
DEVELOPMENT = {
    **{"name": "lazaret", "sign_in_url": "", "client_id": ""},
    "development": [{"name": "operator", "token": "first"}],
}


def answered(browser: Browser, hash_: str, **answers: Any) -> "Pretended":
    """The console of an embedded stack, an operator signed in, whose API knows these answers."""
    page = browser.new_context().new_page()
    page.set_default_timeout(30_000)
    pretended = Pretended(page, {"me": OPERATOR, **answers}, DEVELOPMENT)
    page.goto(f"{CONSOLE}{hash_}")
    page.get_by_role("button", name="Operator").click()
    return pretended


class Pretended:
    """An API that takes one token, and an issuer that gives it; what the page asked of them is kept.

    An answer may be a function of what was asked for.
    """

    def __init__(self, page: Page, answers: dict[str, Any], config: dict[str, Any] = CONFIG) -> None:
        self.page, self.answers, self.config = page, answers, config
        self.posted: dict[str, Any] = {}  # by path, the last of each
        self.refusals: dict[str, dict[str, Any]] = {}  # by path, a problem
        self.good = "first"
        self.traded: list[dict[str, str]] = []
        page.route("https://api.example.com/**", self._api)
        page.route(f"{ISSUER}/oauth2/token", self._token)
        page.route(f"{ISSUER}/oauth2/authorize**", lambda route: route.fulfill(body="the issuer's page"))
        page.route(f"{ISSUER}/logout**", lambda route: route.fulfill(body="signed out"))

    def begin(self, hash_: str = "#/health") -> dict[str, str]:
        """Press the button. What the issuer was asked."""
        self.page.goto(f"{CONSOLE}{hash_}")
        self.page.get_by_role("button", name="Sign in").click()
        self.page.wait_for_url(f"{ISSUER}/oauth2/authorize**")
        return {name: values[0] for name, values in parse_qs(urlsplit(self.page.url).query).items()}

    def _api(self, route: Route) -> None:
        path, asked = urlsplit(route.request.url).path, parse_qs(urlsplit(route.request.url).query)
        if path == "/console/config.json":
            route.fulfill(json=self.config)
        elif path.startswith("/console/"):
            found = HOME / path.removeprefix("/console/")
            route.fulfill(body=found.read_bytes(), content_type=TYPES[found.suffix])
        elif route.request.headers.get("authorization") != f"Bearer {self.good}":
            route.fulfill(status=401, json={"message": "Unauthorized"})
        else:
            self._answer(route, path.removeprefix("/v1/"), {name: each[0] for name, each in asked.items()})

    def _answer(self, route: Route, path: str, asked: dict[str, str]) -> None:
        if route.request.method == "POST":
            self.posted[path] = route.request.post_data_json
        if refusal := self.refusals.get(path):
            route.fulfill(status=refusal["status"], json=refusal)
        elif path.startswith("redrives/") and path.endswith("/letters"):
            route.fulfill(json=self.answers.get(path, {"letters": [], "next": None}))
        else:
            known = self.answers[path]
            route.fulfill(json=known(asked) if callable(known) else known)

    def _token(self, route: Route) -> None:
        self.traded.append({name: values[0] for name, values in parse_qs(route.request.post_data or "").items()})
        told = {"id_token": self.good, "access_token": "unused", "refresh_token": "again"}
        route.fulfill(
            body=json.dumps(told), content_type="application/json", headers={"Access-Control-Allow-Origin": "*"}
        )
