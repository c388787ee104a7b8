"""The store on S3. The bucket's own default encrypts what is put there; a missing object is not an outage."""

from typing import TYPE_CHECKING

from botocore.exceptions import BotoCoreError, ClientError, ParamValidationError

from lambdas.core.errors import Unavailable
from lambdas.core.refusals import NotStored

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
        except self._client.exceptions.NoSuchKey:
            raise NotStored(ref) from None
        except ParamValidationError:
            raise
        except (ClientError, BotoCoreError) as error:
            raise Unavailable(f"bucket {self._bucket}", str(error)) from error
        return content.decode("utf-8", "surrogatepass")

    def renew(self, ref: str) -> None:
        """Copied onto itself: the bucket expires objects by their age, and S3 copies nothing that stays the same."""
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
        except ClientError as error:
            if error.response["Error"]["Code"] in ("NoSuchKey", "404"):
                raise NotStored(ref) from None
            raise Unavailable(f"bucket {self._bucket}", str(error)) from error
        except BotoCoreError as error:
            raise Unavailable(f"bucket {self._bucket}", str(error)) from error
