"""The store on S3, and short-lived links to its objects. The bucket encrypts by default; a missing object is not an
outage. Making a link reads nothing.
"""

import re
from typing import TYPE_CHECKING

from botocore.exceptions import BotoCoreError, ClientError, ParamValidationError

from lambdas.core.model.errors import NotStored, Unavailable

if TYPE_CHECKING:
    from mypy_boto3_s3 import S3Client


class S3Store:
    def __init__(self, client: "S3Client", bucket: str) -> None:
        self._client = client
        self._bucket = bucket

    def put(self, ref: str, content: str) -> None:
        body = content.encode("utf-8", "surrogatepass")
        try:
            self._client.put_object(Bucket=self._bucket, Key=ref, Body=body, ContentType="application/json")
        except ParamValidationError:
            raise
        except (ClientError, BotoCoreError) as error:
            raise Unavailable(f"bucket {self._bucket}", str(error)) from error

    def get(self, ref: str) -> str:
        try:
            # Reading the body is part of the request: a connection may break in the middle of it.
            content: bytes = self._client.get_object(Bucket=self._bucket, Key=ref)["Body"].read()
        except ParamValidationError:
            raise
        except (ClientError, BotoCoreError) as error:
            raise self._explained(error, ref) from error
        return content.decode("utf-8", "surrogatepass")

    def renew(self, ref: str) -> None:
        """Copied onto itself: the bucket expires objects by age. S3 refuses such a copy unless something changes."""
        source = {"Bucket": self._bucket, "Key": ref}
        try:
            self._client.copy_object(
                Bucket=self._bucket,
                Key=ref,
                CopySource=source,  # type: ignore[arg-type]
                MetadataDirective="REPLACE",
                ContentType="application/json",
            )
        except ParamValidationError:
            raise
        except (ClientError, BotoCoreError) as error:
            raise self._explained(error, ref) from error

    def _explained(self, error: ClientError | BotoCoreError, ref: str) -> NotStored | Unavailable:
        if isinstance(error, ClientError) and _is_missing(error):
            return NotStored(ref)
        return Unavailable(f"bucket {self._bucket}", str(error))


_REFUSED = re.compile(r"not authorized to perform: (?!s3:ListBucket\b)")  # another action than the one we never ask for


def _is_missing(error: ClientError) -> bool:
    """No role of ours may list the bucket, and to such a role S3 says forbidden of an object that is not there.

    If S3 names what is forbidden, and it is something else (the key, the object), a policy is wrong: that is an outage,
    and must not pass for a loss.
    """
    given = error.response["Error"]
    if given["Code"] in ("NoSuchKey", "404"):
        return True
    return given["Code"] in ("AccessDenied", "403") and not _REFUSED.search(given.get("Message", ""))


class S3Links:
    def __init__(self, client: "S3Client", bucket: str) -> None:
        """The client must sign with version 4: S3 accepts nothing else for objects under a KMS key."""
        self._client = client
        self._bucket = bucket

    def to(self, ref: str, *, seconds: int) -> str:
        what = {"Bucket": self._bucket, "Key": ref, "ResponseContentDisposition": "attachment"}
        return self._client.generate_presigned_url("get_object", Params=what, ExpiresIn=seconds)
