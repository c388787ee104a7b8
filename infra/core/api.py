"""The HTTP API: API Gateway with a route for each of ours, the function behind it, and who may call what."""

import json

from aws_cdk import CfnOutput, Duration, RemovalPolicy, Stack
from aws_cdk import aws_apigatewayv2 as gateway
from aws_cdk import aws_apigatewayv2_authorizers as authorizers
from aws_cdk import aws_apigatewayv2_integrations as integrations
from aws_cdk import aws_certificatemanager as acm
from aws_cdk import aws_iam as iam
from aws_cdk import aws_logs as logs
from aws_cdk import aws_ssm as ssm
from constructs import Construct

from infra import concurrency
from infra.console import console_files
from infra.core.redrive import Redrive
from infra.core.sign_in import SignIn
from infra.deployment import Deployment
from infra.function import Needs, PythonFunction, Shape
from infra.lane.lane_queue import grant_queues
from infra.lane.version_parameter import grant_read_versions
from lambdas.api.routes.table import BY_CREDENTIALS, IAM, ROUTES, WRITE, Who

# API Gateway gives up after 30 s; the slowest list takes some.
TIMEOUT_S = 20
# Who called, by the token's own id or by the ARN of the credentials, and what came of it. Never a query: a cursor or a
# filter may name somebody.
LOGGED = {
    name: f"$context.{name}"
    for name in ("requestId", "requestTime", "routeKey", "status", "responseLatency", "integrationErrorMessage")
} | {
    "sub": "$context.authorizer.claims.sub",
    "userArn": "$context.identity.userArn",
    "sourceIp": "$context.identity.sourceIp",
}
EVERY_ROUTE = (*ROUTES, *BY_CREDENTIALS)


class Api(Construct):
    def __init__(self, scope: Construct, id: str, *, needs: Needs, redrive: Redrive) -> None:
        super().__init__(scope, id)
        deployment = needs.deployment
        self.http = gateway.HttpApi(
            self,
            "Http",
            api_name=deployment.name,
            create_default_stage=False,
            cors_preflight=_cors(deployment.console_origin),
        )
        self.url = f"https://{deployment.domain}" if deployment.domain else self.http.api_endpoint
        self.console_url = f"{self.url}/console/index.html"
        self.sign_in = SignIn(self, "SignIn", deployment=deployment, console_url=self.console_url)
        self.function = self._function(needs)
        routes = self._routes(deployment.named("tokens"))
        stage = self._stage(deployment, routes)
        if deployment.domain:
            self._domain(deployment, stage)
        self._grant(needs, redrive)
        self._address(deployment)
        CfnOutput(self, "ApiUrl", value=self.url).override_logical_id("ApiUrl")
        CfnOutput(self, "ConsoleUrl", value=self.console_url).override_logical_id("ConsoleUrl")

    def _function(self, needs: Needs) -> PythonFunction:
        deployment = needs.deployment
        issuer = self.sign_in.issuer
        names = {
            "TENANT_CLAIM": issuer.tenant_claim,
            "GROUPS_CLAIM": issuer.groups_claim,
            "SIGN_IN_URL": issuer.sign_in,
            "CLIENT_ID": issuer.audience,
        }
        if deployment.local:
            names["LOCAL"] = "true"
        return PythonFunction(
            self,
            "Function",
            name=deployment.named("api"),
            handler="api",
            code=needs.code.with_files(console_files(needs.code.zips.sources.root)),
            # CPU comes with memory: pydantic is most of a cold start, and people wait for it.
            shape=Shape(
                timeout_s=TIMEOUT_S,
                memory_mb=1024,
                reserved=deployment.reserved(concurrency.API),
            ),
            environment={**needs.environment, **names},
        )

    def _routes(self, name: str) -> list[gateway.HttpRoute]:
        issuer = self.sign_in.issuer
        authorizer = authorizers.HttpJwtAuthorizer(
            "Tokens", issuer.address, jwt_audience=[issuer.audience], authorizer_name=name
        )
        credentials = authorizers.HttpIamAuthorizer()
        known_by = {Who.ANYBODY: None, Who.CREDENTIALS: credentials}
        # One permission for the whole API: one for each route would fill the function's policy.
        function = integrations.HttpLambdaIntegration("Function", self.function, scope_permission_to_route=False)
        return [
            gateway.HttpRoute(
                self,
                route.key,
                http_api=self.http,
                route_key=gateway.HttpRouteKey.with_(route.path, gateway.HttpMethod(route.method)),
                integration=function,
                authorizer=known_by.get(route.who, authorizer),
            )
            for route in EVERY_ROUTE
        ]

    def _address(self, deployment: Deployment) -> None:
        """Where `ops` finds the API: it knows a deployment by its name alone."""
        self._parameter = ssm.StringParameter(
            self,
            "Address",
            parameter_name=f"/{deployment.name}/api/url",
            string_value=self.url,
            description=f"The HTTP API of {deployment.name}",
        )

    def grant_call(self, grantee: iam.IGrantable) -> None:
        """With AWS credentials, what they may call. The API has one stage."""
        stack = Stack.of(self)
        methods = sorted({route.method for route in BY_CREDENTIALS})
        arns = [
            stack.format_arn(service="execute-api", resource=self.http.api_id, resource_name=f"*/{method}{IAM}/*")
            for method in methods
        ]
        iam.Grant.add_to_principal(grantee=grantee, actions=["execute-api:Invoke"], resource_arns=arns)
        iam.Grant.add_to_principal(
            grantee=grantee, actions=["ssm:GetParameter"], resource_arns=[self._parameter.parameter_arn]
        )

    def _stage(self, deployment: Deployment, routes: list[gateway.HttpRoute]) -> gateway.CfnStage:
        log_group = logs.LogGroup(
            self,
            "AccessLogs",
            log_group_name=f"/aws/vendedlogs/apigateway/{deployment.named('api')}",
            retention=deployment.retention(90),
            removal_policy=RemovalPolicy.DESTROY,
        )
        stage = gateway.CfnStage(
            self,
            "Stage",
            api_id=self.http.api_id,
            stage_name="$default",
            auto_deploy=True,
            default_route_settings=gateway.CfnStage.RouteSettingsProperty(
                throttling_rate_limit=WRITE.per_second, throttling_burst_limit=WRITE.burst
            ),
            route_settings={
                route.key: {"ThrottlingRateLimit": route.pace.per_second, "ThrottlingBurstLimit": route.pace.burst}
                for route in EVERY_ROUTE
            },
            access_log_settings=gateway.CfnStage.AccessLogSettingsProperty(
                destination_arn=log_group.log_group_arn, format=json.dumps(LOGGED)
            ),
        )
        # API Gateway refuses settings of a route that is not there yet.
        stage.node.add_dependency(*routes)
        return stage

    def _domain(self, deployment: Deployment, stage: gateway.CfnStage) -> None:
        """The name itself is yours to point here: the output says at what."""
        certificate = acm.Certificate.from_certificate_arn(self, "Certificate", deployment.certificate_arn)
        domain = gateway.DomainName(self, "Domain", domain_name=deployment.domain, certificate=certificate)
        gateway.CfnApiMapping(self, "Mapping", api_id=self.http.api_id, domain_name=domain.name, stage=stage.ref)
        CfnOutput(self, "DomainTarget", value=domain.regional_domain_name).override_logical_id("DomainTarget")

    def _grant(self, needs: Needs, redrive: Redrive) -> None:
        """The tables and the bucket grant themselves."""
        self.function.add_environment("REDRIVE_MACHINE", redrive.machine.state_machine_arn)
        redrive.grant_answer(self.function)
        grant_read_versions(self, self.function, deployment=needs.deployment)
        if needs.deployment.local:  # the people that `make up` makes
            self._grant_personas(needs.deployment)
        grant_queues(self, self.function, needs.queue_names, "sqs:GetQueueUrl", "sqs:GetQueueAttributes")
        lanes = [needs.deployment.queue_name(job_type) for job_type in needs.job_types]
        grant_queues(self, self.function, lanes, "sqs:SendMessage")  # jobs that tenants submit; it buries nothing
        # Metrics have no ARN: CloudWatch lets a role read all of them or none.
        iam.Grant.add_to_principal(grantee=self.function, actions=["cloudwatch:GetMetricData"], resource_arns=["*"])

    def _grant_personas(self, deployment: Deployment) -> None:
        path = Stack.of(self).format_arn(
            service="ssm", resource="parameter", resource_name=f"{deployment.name}/development"
        )
        iam.Grant.add_to_principal(grantee=self.function, actions=["ssm:GetParametersByPath"], resource_arns=[path])


def _cors(origin: str) -> gateway.CorsPreflightOptions | None:
    """The console comes from the API's own origin and needs none."""
    if not origin:
        return None
    return gateway.CorsPreflightOptions(
        allow_origins=[origin],
        allow_methods=[gateway.CorsHttpMethod.GET, gateway.CorsHttpMethod.POST],
        allow_headers=["authorization", "content-type", "idempotency-key"],
        max_age=Duration.hours(1),
    )
