"""The HTTP API and the console's files, behind API Gateway."""

from typing import Any

from lambdas.handlers import kept

with kept():
    from aws_lambda_powertools.utilities.typing import LambdaContext

    from lambdas.api.app import answer
    from lambdas.wiring import logger


@logger.inject_lambda_context
def handler(event: dict[str, Any], context: LambdaContext) -> dict[str, Any]:
    return answer(event, context)
