"""The token in a link that a run gives away: whose job it is for, and a secret of which the ledger has the digest.

Whoever has the link may say one thing to that job, once, and nothing else. Where the job is, is no secret.
"""

import base64
import binascii
import hashlib
import json

from lambdas.core.model.errors import LazaretError
from lambdas.core.model.job import JobKey, valid_id

CALLBACKS = "/v1/callbacks/"


class NoSuchCallback(LazaretError):
    """One answer to whatever is wrong with a token: who has no good one learns nothing by trying."""

    def __init__(self) -> None:
        super().__init__("the API has no such route")


def digest_of(secret: str) -> str:
    """A secret of more than 200 random bits needs no salt, and no slow hash."""
    return hashlib.sha256(secret.encode()).hexdigest()


def token_of(root: JobKey, secret: str) -> str:
    where = json.dumps([root.tenant_id, root.job_type, root.job_id, root.version], separators=(",", ":"))
    return f"{base64.urlsafe_b64encode(where.encode()).decode().rstrip('=')}.{secret}"


def read_token(token: str) -> tuple[JobKey, str]:
    """The root of the job that it is for, and its secret. Raise `NoSuchCallback`."""
    where, _, secret = token.partition(".")
    try:
        text = base64.b64decode(where + "=" * (-len(where) % 4), altchars="-_", validate=True)
        tenant_id, job_type, job_id, version = json.loads(text)
    except (ValueError, TypeError, RecursionError, binascii.Error):
        raise NoSuchCallback from None
    sound = all(valid_id(each) for each in (tenant_id, job_type, job_id)) and type(version) is int and version > 0
    if not (sound and secret):
        raise NoSuchCallback
    return JobKey(tenant_id=tenant_id, job_type=job_type, job_id=job_id, version=version), secret
