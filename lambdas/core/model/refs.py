"""Where things lie in the bucket. Each place follows from a key; a reference that a row or a message names is a claim.

The lane comes first, so that IAM can hold a function to the objects of its lane. What was stored before that has the
tenant first, and is still read from there.
"""

import hashlib

from lambdas.core.model.errors import ForeignReference
from lambdas.core.model.job import JobKey


def body_ref(key: JobKey, input_hash: str) -> str:
    return f"bodies/{key.job_type}/{key.tenant_id}/{key.job_id}/{key.version}/{input_hash}.json"


def refused_ref(job_type: str, text: str) -> str:
    """Of a message that names no job that could be trusted. No tenant id can have an `@`."""
    digest = hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()
    return f"bodies/{job_type}/@refused/{digest}.json"


def results_of(key: JobKey) -> str:
    """What the references of a job's own results begin with."""
    return f"results/{key.job_type}/{key.tenant_id}/{key.job_id}/{key.version}/"


def result_ref(key: JobKey, name: str) -> str:
    return f"{results_of(key)}{name}.json"


def own_body(key: JobKey, ref: str) -> str:
    """Raise `ForeignReference` unless it lies among the bodies of this very job."""
    return _own(key, ref, f"bodies/{key.job_type}/{key.tenant_id}/{key.job_id}/", _former("bodies", key, key.job_id))


def own_result(key: JobKey, ref: str) -> str:
    """Raise `ForeignReference` unless it lies among the results of this tenant in this lane: a lineage shares them."""
    return _own(key, ref, f"results/{key.job_type}/{key.tenant_id}/", _former("results", key))


def lane_body(job_type: str, ref: str) -> str:
    """For what names no job yet. Raise `ForeignReference` unless it lies among the bodies of this lane."""
    parts = ref.split("/")
    former = len(parts) == _FORMER_PARTS and parts[0] == "bodies" and parts[2] == job_type
    if not (ref.startswith(f"bodies/{job_type}/") or former):
        raise ForeignReference(f"a dead message of lane {job_type}", ref)
    return ref


_FORMER_PARTS = 6  # bodies, tenant, lane, job, version, digest


def _own(key: JobKey, ref: str, *folders: str) -> str:
    if not ref.startswith(folders):
        raise ForeignReference(str(key), ref)
    return ref


def _former(kind: str, key: JobKey, *more: str) -> str:
    return "/".join((kind, key.tenant_id, key.job_type, *more, ""))
