"""Who may sign in: our own user pool, in which nobody signs up, or another issuer that the context names."""

from aws_cdk import Aws, CfnOutput, Duration
from aws_cdk import aws_cognito as cognito
from constructs import Construct

from infra.deployment import Deployment
from infra.issuer import Issuer
from lambdas.api.context import OPERATORS_GROUP


class SignIn(Construct):
    """What the API's authorizer and the console need to know of the issuer."""

    def __init__(self, scope: Construct, id: str, *, deployment: Deployment, console_url: str) -> None:
        super().__init__(scope, id)
        self.issuer = deployment.issuer or self._own(deployment, console_url)

    def _own(self, deployment: Deployment, console_url: str) -> Issuer:
        pool = cognito.UserPool(
            self,
            "People",
            user_pool_name=deployment.name,
            self_sign_up_enabled=False,
            sign_in_aliases=cognito.SignInAliases(email=True),
            sign_in_case_sensitive=False,
            custom_attributes={"tenant_id": cognito.StringAttribute(mutable=True, max_len=128)},
            # A pool has one setting for all. Its page lets people enrol a second factor only where one is required.
            mfa=cognito.Mfa.REQUIRED if deployment.asks_second_factor else cognito.Mfa.OPTIONAL,
            mfa_second_factor=cognito.MfaSecondFactor(otp=True, sms=False),
            account_recovery=cognito.AccountRecovery.EMAIL_ONLY,
            password_policy=cognito.PasswordPolicy(min_length=12, temp_password_validity=Duration.days(3)),
            deletion_protection=deployment.protected,
            removal_policy=deployment.kept,
        )
        cognito.CfnUserPoolGroup(
            self,
            "Operators",
            user_pool_id=pool.user_pool_id,
            group_name=OPERATORS_GROUP,
            description="They see and act on the letters of all tenants",
        )
        client = self._console(pool, deployment, console_url)
        CfnOutput(self, "UserPoolId", value=pool.user_pool_id).override_logical_id("UserPoolId")
        CfnOutput(self, "UserPoolClientId", value=client.user_pool_client_id).override_logical_id("UserPoolClientId")
        return Issuer(
            address=f"https://cognito-idp.{Aws.REGION}.{Aws.URL_SUFFIX}/{pool.user_pool_id}",
            audience=client.user_pool_client_id,
            sign_in="" if deployment.local else self._page(pool, deployment),
        )

    def _console(self, pool: cognito.UserPool, deployment: Deployment, console_url: str) -> cognito.UserPoolClient:
        scopes = [cognito.OAuthScope.OPENID, cognito.OAuthScope.EMAIL, cognito.OAuthScope.PROFILE]
        return pool.add_client(
            "Console",
            user_pool_client_name=deployment.named("console"),
            generate_secret=False,  # a page keeps no secret; the code is bound to it by PKCE
            prevent_user_existence_errors=True,
            supported_identity_providers=[cognito.UserPoolClientIdentityProvider.COGNITO],
            o_auth=cognito.OAuthSettings(
                flows=cognito.OAuthFlows(authorization_code_grant=True),
                scopes=scopes,
                callback_urls=[console_url],
                logout_urls=[console_url],
            ),
            # With no flow but refresh, people sign in on Cognito's page. `make up` signs in as an administrator.
            auth_flows=cognito.AuthFlow(admin_user_password=deployment.local),
            # Unless they are named, people may write every attribute of their own, their tenant included; and a new
            # address would be a new name, under which one could approve what one asked for.
            write_attributes=cognito.ClientAttributes().with_standard_attributes(locale=True),
            read_attributes=cognito.ClientAttributes()
            .with_standard_attributes(email=True, email_verified=True, locale=True)
            .with_custom_attributes("tenant_id"),
            id_token_validity=Duration.hours(24 if deployment.local else 1),
            access_token_validity=Duration.hours(1),
            refresh_token_validity=Duration.hours(24 if deployment.local else 12),
            enable_token_revocation=True,
        )

    @staticmethod
    def _page(pool: cognito.UserPool, deployment: Deployment) -> str:
        # Prefixes are shared by all accounts of a region.
        domain = pool.add_domain(
            "Page", cognito_domain=cognito.CognitoDomainOptions(domain_prefix=f"{deployment.name}-{Aws.ACCOUNT_ID}")
        )
        return domain.base_url()
