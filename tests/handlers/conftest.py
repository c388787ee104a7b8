"""Every test in here may have the functions as Lambda calls them, over moto."""

from tests.support.functions.aws import aws, context, printed

__all__ = ["aws", "context", "printed"]
