"""Short-lived links to objects of the bucket. Making one reads nothing: whoever holds it reads the object once more."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_boto3_s3 import S3Client


class S3Links:
    def __init__(self, client: "S3Client", bucket: str) -> None:
        """The client signs with version 4: S3 takes no other for objects under a KMS key."""
        self._client = client
        self._bucket = bucket

    def to(self, ref: str, *, seconds: int) -> str:
        what = {"Bucket": self._bucket, "Key": ref, "ResponseContentDisposition": "attachment"}
        return self._client.generate_presigned_url("get_object", Params=what, ExpiresIn=seconds)
