"""Thousands of invocations that count nothing are no news."""

import pytest


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("filterwarnings", "ignore:No application metrics to publish")
