"""Chromium for the browser tests: where there is none they say so, and where it is required they fail."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, sync_playwright

from local.stack import Stack
from tests.console.browser import ARGUMENTS, NAMES, Console, chromium, is_required


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What waits for a browser is slow; what reads the console's files is not."""
    for item in items:
        if "browser" in getattr(item, "fixturenames", ()):
            item.add_marker(pytest.mark.slow)


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Not for the whole session: Playwright keeps an event loop running, and later tests want one of their own."""
    found = chromium()
    if found is None:
        why = f"no Chromium on this machine (none of {', '.join(NAMES)}): `apt-get install chromium` brings one"
        pytest.fail(why) if is_required() else pytest.skip(why)
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=found, args=ARGUMENTS)
        yield running
        running.close()


@pytest.fixture
def console(browser: Browser, embedded: Stack) -> Iterator[Console]:
    """Whatever a test does, no page may throw, or be stopped by its own security policy."""
    console = Console(browser, embedded)
    yield console
    for context in browser.contexts:
        context.close()
    assert console.complaints == []
