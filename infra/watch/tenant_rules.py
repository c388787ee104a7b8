"""Contributor-insight rules: which tenants a lane's letters come from, read out of intake's log lines.

CloudWatch keeps a rule's counts itself. No tenant becomes a dimension of a metric.
"""

from typing import Any

from aws_cdk import Stack
from aws_cdk import aws_cloudwatch as cloudwatch
from constructs import Construct

from infra.deployment import Deployment

LETTERS = "letters-by-tenant"
POISON = "poison-by-tenant"
# The line that intake writes for each new letter, and for nothing else.
_NEW_LETTER = {"Match": "$.message", "In": ["message.dead_lettered"]}
_FILTERS: dict[str, list[dict[str, Any]]] = {
    LETTERS: [_NEW_LETTER],
    POISON: [_NEW_LETTER, {"Match": "$.kind", "In": ["poison"]}],
}


def tenant_rule_name(deployment: Deployment, job_type: str, rule: str) -> str:
    return deployment.named(job_type, rule)


class TenantRules(Construct):
    def __init__(self, scope: Construct, id: str, *, deployment: Deployment, job_type: str) -> None:
        super().__init__(scope, id)
        self.rules = [
            cloudwatch.CfnInsightRule(
                self,
                "".join(word.capitalize() for word in rule.split("-")),
                rule_name=tenant_rule_name(deployment, job_type, rule),
                rule_state="ENABLED",
                rule_body=Stack.of(self).to_json_string(_body(deployment, job_type, filters)),
            )
            for rule, filters in _FILTERS.items()
        ]


def _body(deployment: Deployment, job_type: str, filters: list[dict[str, Any]]) -> dict[str, Any]:
    return {
        "Schema": {"Name": "CloudWatchLogRule", "Version": 1},
        "LogFormat": "JSON",
        "LogGroupNames": [f"/aws/lambda/{deployment.named(job_type, 'intake')}"],
        "Contribution": {"Keys": ["$.tenant_id"], "Filters": filters},
        "AggregateOn": "Count",
    }
