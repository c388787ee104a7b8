"""What AWS refuses, as one sentence that says what to do. botocore's errors stop here."""

from collections.abc import Iterator

from botocore import exceptions
from botocore.exceptions import BotoCoreError, ClientError

from ops.connection import Connection

_ABSENT = "is Lazaret deployed {where} under the name {name!r}? (`make deploy`, or --name for another)"
_KEYS = "AWS does not know these credentials: log in again, or set AWS_PROFILE to another profile"
_EXPIRED = "the AWS session has expired: log in again (`aws sso login`, or whatever made your credentials)"
_SLOW = "AWS asks to slow down and still did after several tries: try again in a moment"

_BY_CODE = {
    "ResourceNotFoundException": "table {table} does not exist: " + _ABSENT,
    "AWS.SimpleQueueService.NonExistentQueue": "the lane's queue does not exist: " + _ABSENT,
    "QueueDoesNotExist": "the lane's queue does not exist: " + _ABSENT,
    "ExpiredToken": _EXPIRED,
    "ExpiredTokenException": _EXPIRED,
    "RequestExpired": _EXPIRED,
    "InvalidClientTokenId": _KEYS,
    "UnrecognizedClientException": _KEYS,
    "InvalidSignatureException": _KEYS,
    "SignatureDoesNotMatch": _KEYS,
    "Throttling": _SLOW,
    "ThrottlingException": _SLOW,
    "RequestThrottled": _SLOW,
    "ProvisionedThroughputExceededException": _SLOW,
}

_BY_TYPE: tuple[tuple[tuple[type[BotoCoreError], ...], str], ...] = (
    (
        (exceptions.NoCredentialsError, exceptions.PartialCredentialsError),
        "there are no AWS credentials: set AWS_PROFILE (or `make up` and `source .local/env` for the embedded stack)",
    ),
    ((exceptions.NoRegionError,), "no AWS region is set: set AWS_REGION, or a region in the profile"),
    ((exceptions.ProfileNotFound,), "{said}: `aws configure list-profiles` shows those there are"),
    (
        (
            exceptions.SSOTokenLoadError,
            exceptions.UnauthorizedSSOTokenError,
            exceptions.TokenRetrievalError,
            exceptions.CredentialRetrievalError,
        ),
        "the AWS login could not be used: log in again (`aws sso login`, or whatever made your credentials)",
    ),
    (
        (exceptions.EndpointConnectionError, exceptions.ConnectionClosedError, exceptions.ConnectTimeoutError),
        "nothing answers {where}: for the embedded stack, `make up` and `source .local/env`; "
        "for AWS, check the network and AWS_ENDPOINT_URL",
    ),
)


def explained(error: Exception, connection: Connection | None) -> str:
    """The sentence for the first error of botocore's along the chain of causes, else what the error itself says."""
    where = connection.where if connection else "there"
    name, table = (connection.name, connection.ledger_table) if connection else ("", "")
    for link in _chain(error):
        if isinstance(link, BotoCoreError | ClientError):
            said = " ".join(str(link).split())
            return _sentence(link).format(where=where, name=name, table=table, said=said)
    return " ".join(str(error).split())


def _sentence(error: BotoCoreError | ClientError) -> str:
    if isinstance(error, ClientError):
        code = error.response.get("Error", {}).get("Code", "")
        if code.startswith("AccessDenied"):
            return "{said}: ask for the operators' or producers' policy of the deployment (an output of its stacks)"
        return _BY_CODE.get(code, "{said}")
    return next((sentence for types, sentence in _BY_TYPE if isinstance(error, types)), "{said}")


def _chain(error: BaseException | None) -> Iterator[BaseException]:
    while error is not None:
        yield error
        error = error.__cause__
