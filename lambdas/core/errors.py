"""Errors of the domain: each names its subject, shows the value and says what was expected.

botocore's errors never get this far: adapters turn them into these.
"""


class LazaretError(Exception):
    """The base of every error that this project raises on purpose."""


class Unavailable(LazaretError):
    """Our own infrastructure did not answer (throttled, timed out): try later, nothing is known to have changed."""

    def __init__(self, what: str, why: str) -> None:
        super().__init__(f"{what} is unavailable: {why}")
        self.what = what
        self.why = why
