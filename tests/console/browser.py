"""A real Chromium on the console of the embedded stack: people sign in, and what the page complains about is kept."""

import json
import os
import re
import shutil
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, Page

from local.stack import Stack

NAMES = ("chromium", "chromium-browser", "google-chrome", "chrome")
# Chromium needs no sandbox of its own in a container, and must not ask a proxy for 127.0.0.1.
ARGUMENTS = ["--no-sandbox", "--no-proxy-server"]
PATIENCE_MS = 60_000  # the first answer of a cold function on a busy machine
DOCUMENT = (Path(__file__).parents[2] / "docs/reference/api.md").read_text()


def chromium() -> Path | None:
    found = (shutil.which(name) for name in NAMES)
    return next((Path(path) for path in found if path), None)


def is_required() -> bool:
    return os.environ.get("LAZARET_BROWSER") == "required"


@dataclass
class Console:
    """The console as one person has it, in a window of their own."""

    browser: Browser
    stack: Stack
    complaints: list[str] = field(default_factory=list)

    def page(self, *, width: int = 1280, scheme: str = "light") -> Page:
        """A window that shows nothing yet."""
        page = self.browser.new_context(viewport={"width": width, "height": 900}).new_page()
        page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
        page.set_default_timeout(PATIENCE_MS)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("console", self._listen)
        return page

    def open(self, hash_: str = "", *, width: int = 1280, scheme: str = "light") -> Page:
        page = self.page(width=width, scheme=scheme)
        page.goto(self.stack.outputs["ConsoleUrl"] + hash_)
        return page

    def signed_in(self, persona: str, hash_: str = "", *, width: int = 1280, scheme: str = "light") -> Page:
        page = self.open(hash_, width=width, scheme=scheme)
        page.get_by_role("button", name=persona).click()
        page.get_by_role("button", name="Sign out").wait_for()
        page.locator("main h1").first.wait_for()
        return page

    def _listen(self, message: ConsoleMessage) -> None:
        # A 404 of the API is an answer that the page shows, and Chromium says it here too.
        if message.type == "error" and not message.text.startswith("Failed to load resource"):
            self.complaints.append(message.text)


def go(page: Page, hash_: str) -> None:
    """To another page of the console, without loading it anew."""
    page.evaluate(
        """hash => new Promise(done => {
          addEventListener("hashchange", () => setTimeout(done), { once: true })
          location.hash = hash
        })""",
        hash_,
    )
    page.locator("main h1").first.wait_for()


def shape(name: str) -> Any:
    found = re.search(rf"<!-- shape: {name} -->\n```json\n(.*?)^```$", DOCUMENT, re.MULTILINE | re.DOTALL)
    assert found
    return json.loads(found[1])
