"""The pytest fixture `lazaret`. Installed with the package, so it imports the test kit only when a test asks for it."""

import os
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from lazaret.testing.kit import Kit


@pytest.fixture
def lazaret(request: pytest.FixtureRequest) -> "Kit":
    """The lanes of the application: of the folder in LAZARET_APP, or where pytest has its root."""
    from lazaret.testing.kit import Kit  # noqa: PLC0415 - it needs botocore, and most tests do not

    def tell(text: str) -> None:
        request.node.add_report_section("call", "lazaret", text)

    return Kit(Path(os.environ.get("LAZARET_APP") or request.config.rootpath), tell=tell)
