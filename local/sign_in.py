"""Development sign-in: people of the emulator's own Cognito, with tokens that its JWT authorizer takes as AWS's would.

It talks to the embedded stack alone, and deploys nothing: on AWS there are no such people, and nobody who makes them.
"""

from contextlib import suppress
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlsplit

PASSWORD = "Only-on-the-embedded-stack-1"  # noqa: S105 - of an emulator that only this machine can reach


@dataclass(frozen=True, slots=True, kw_only=True)
class Persona:
    name: str  # as the console offers it
    output: str  # of `.local/outputs.json`, in which its token is
    email: str
    tenant_id: str = ""
    operator: bool = False


PERSONAS = (
    Persona(name="operator", output="OperatorToken", email="ops@example.com", operator=True),
    Persona(name="second-operator", output="SecondOperatorToken", email="second@example.com", operator=True),
    Persona(name="tenant-a", output="TenantAToken", email="ada@example.com", tenant_id="tnt_ada"),
    Persona(name="tenant-b", output="TenantBToken", email="bob@example.com", tenant_id="tnt_borg"),
)


def signed_in(outputs: dict[str, str], *, endpoint: str, client: Any) -> dict[str, str]:
    """The outputs with local addresses of API and console, and a token for each persona.

    The API's own address is where `ops` looks for it, too: the one that was deployed is of AWS.
    """
    if "UserPoolId" not in outputs:
        return outputs
    cognito, ssm = client("cognito-idp"), client("ssm")
    api_id = (urlsplit(outputs["ApiUrl"]).hostname or "").split(".")[0]
    api = f"{endpoint}/_aws/execute-api/{api_id}/$default"
    tokens = {each.output: _token(cognito, outputs, each) for each in PERSONAS}
    # Where the API's function, told that it is local, finds them for the console.
    kept = {f"development/{each.name}": tokens[each.output] for each in PERSONAS} | {"api/url": api}
    for name, value in kept.items():
        named = f"/{outputs['LedgerTable'].removesuffix('-ledger')}/{name}"
        ssm.put_parameter(Name=named, Value=value, Type="String", Overwrite=True)
    return {**outputs, "ApiUrl": api, "ConsoleUrl": f"{api}/console/index.html", **tokens}


def _token(cognito: Any, outputs: dict[str, str], persona: Persona) -> str:
    pool = {"UserPoolId": outputs["UserPoolId"]}
    attributes = {"email": persona.email, "email_verified": "true"}
    if persona.tenant_id:
        attributes["custom:tenant_id"] = persona.tenant_id
    named = [{"Name": name, "Value": value} for name, value in attributes.items()]
    with suppress(cognito.exceptions.UsernameExistsException):  # in a state that was kept
        cognito.admin_create_user(**pool, Username=persona.email, UserAttributes=named, MessageAction="SUPPRESS")
    cognito.admin_set_user_password(**pool, Username=persona.email, Password=PASSWORD, Permanent=True)
    if persona.operator:
        cognito.admin_add_user_to_group(**pool, Username=persona.email, GroupName="operators")
    answer = cognito.admin_initiate_auth(
        **pool,
        ClientId=outputs["UserPoolClientId"],
        AuthFlow="ADMIN_USER_PASSWORD_AUTH",
        AuthParameters={"USERNAME": persona.email, "PASSWORD": PASSWORD},
    )
    token: str = answer["AuthenticationResult"]["IdToken"]
    return token
