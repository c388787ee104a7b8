"""Stand-ins for secrets that lanes name and that nobody has put into the embedded stack: without one, jobs would wait.

What is there is never changed.
"""

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from botocore.exceptions import ClientError

from lambdas.core.config.lane import Lane
from lambdas.core.config.variables import SECRETS_MANAGER
from lazaret.testing.surroundings import kept, stand_in

ABSENT = ("ResourceNotFoundException", "ParameterNotFound")
_PUT_YOURS = {
    SECRETS_MANAGER: "aws secretsmanager put-secret-value --secret-id {name} --secret-string",
    "ssm": "aws ssm put-parameter --overwrite --type SecureString --name {name} --value",
}


def put(client: Callable[[str], Any], lanes: Iterable[Lane]) -> list[str]:
    """A sentence for each that was put there."""
    named = ((text, stand_in(variable)) for lane in lanes for variable, text in lane.secrets.items())
    return list(_put(client, kept(named)))


def _put(client: Callable[[str], Any], wanted: dict[tuple[str, str], str]) -> Iterator[str]:
    for (service, name), text in wanted.items():
        if _is_there(client, service, name):
            continue
        if service == SECRETS_MANAGER:
            client(service).create_secret(Name=name, SecretString=text)
        else:
            client(service).put_parameter(Name=name, Value=text, Type="SecureString")
        yours = _PUT_YOURS[service].format(name=name)
        yield f"{service}:{name} has a stand-in, {text}; for your own: {yours} …"


def _is_there(client: Callable[[str], Any], service: str, name: str) -> bool:
    """A secret of another account, named by its ARN, is none that could be put here."""
    if name.startswith("arn:"):
        return True
    try:
        if service == SECRETS_MANAGER:
            client(service).describe_secret(SecretId=name)
        else:
            client(service).get_parameter(Name=name)
    except ClientError as error:
        if error.response["Error"]["Code"] in ABSENT:
            return False
        raise
    return True
