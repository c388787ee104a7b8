"""Every test in here may have the API over AWS in the process."""

from tests.support.functions.api_outside import outside

__all__ = ["outside"]
