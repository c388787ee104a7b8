"""One loopback server for the whole corpus, and no proxy on the way to it."""

from collections.abc import Iterator
from threading import Thread

import pytest

from tests.corpus.loopback import Loopback


@pytest.fixture(scope="session")
def server() -> Iterator[Loopback]:
    with pytest.MonkeyPatch.context() as environment:
        for name in ("HTTP_PROXY", "HTTPS_PROXY", "ALL_PROXY", "http_proxy", "https_proxy", "all_proxy"):
            environment.delenv(name, raising=False)
        loopback = Loopback()
        thread = Thread(target=loopback.serve_forever, kwargs={"poll_interval": 0.05}, daemon=True)
        thread.start()
        yield loopback
        loopback.closing.set()
        loopback.shutdown()
        loopback.server_close()
        thread.join(timeout=5)
