"""The version of a lane's worker: changes when what the lane runs changes, and only then.

A letter records it, and a replay asks whether it is still the same. What the worker does not import cures no job:
another lane's agent, a test double, the console, another function. Editing it must not look as if it had.
"""

import hashlib

from infra.closure import Sources
from infra.lane.requirements import own_hash
from infra.layer import PYTHON, layer_hash
from lambdas.core.config.lane import Lane, lane_fingerprint
from lambdas.lanes import targets

HANDLER = "lambdas.handlers.worker"


def worker_version(lane: Lane, sources: Sources, python: str = PYTHON) -> str:
    """Of the files that the worker imports, the packages in its layers, and the lane's own values."""
    own = own_hash(sources.root, lane, python)
    recipe = [lane_fingerprint(lane), layer_hash(sources.root / "requirements.txt", python), *filter(None, [own])]
    digest = hashlib.sha256("\n".join(recipe).encode())
    for path in sources.closure(worker_modules(lane)):
        content = sources.read(path)
        # The length keeps the end of one file from passing as the start of the next.
        digest.update(f"\n{path} {len(content)}\n".encode())
        digest.update(content)
    return digest.hexdigest()[:12]


def worker_modules(lane: Lane) -> list[str]:
    """What the worker imports by name: its handler, and whatever the lane may hand its jobs to."""
    return [HANDLER, *(target.partition(":")[0] for _, target in targets(lane))]
