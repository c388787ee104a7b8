"""The emulator's S3, made to hide what is not there from who may not list it. Never used on AWS.

S3 says forbidden, and not missing, of an object that is gone, unless the role may list the bucket: none of ours may.
"""

from collections.abc import Callable
from typing import Any

from ministack.core import iam_evaluator, router
from ministack.services import s3

READS = ("_get_object", "_copy_object")
RELIES_ON: tuple[tuple[Any, tuple[str, ...]], ...] = (
    (s3, ("_error", *READS)),
    (iam_evaluator, ("enforce",)),
    (router, ("extract_access_key_id",)),
)
MISSING = b"<Code>NoSuchKey</Code>"


def install() -> None:
    """Before the calls are written down: this question is S3's own, and no call of the role's."""
    may = iam_evaluator.enforce

    def hidden(bucket: str, headers: Any, query: Any) -> bool:
        key = router.extract_access_key_id(headers, query)
        return may(key, "s3:ListBucket", "s3", "", resource_arn=f"arn:aws:s3:::{bucket}") is not None

    for name in READS:
        setattr(s3, name, hiding(getattr(s3, name), hidden))


def hiding(read: Callable[..., Any], hidden: Callable[[str, Any, Any], bool]) -> Callable[..., Any]:
    def answer(bucket: str, key: str, headers: Any, query: Any = None) -> Any:
        given = (bucket, key, headers) if query is None else (bucket, key, headers, query)
        found = read(*given)
        if found[0] != 404 or MISSING not in found[2] or not hidden(bucket, headers, query or {}):
            return found
        return s3._error("AccessDenied", "Access Denied", 403, f"/{bucket}/{key}")

    return answer
