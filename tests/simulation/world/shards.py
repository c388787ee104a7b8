"""Lists and counters of a world lie in few shards. A deployment has more, and the sweep would spend most of a world's
requests on reading empty ones."""

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from unittest.mock import patch

from lambdas.adapters.dynamo import counters, groups, heads, keys, letters, lists

FEW, FEW_COUNTERS = 2, 4


@contextmanager
def few_shards() -> Iterator[None]:
    with ExitStack() as patched:
        for module in (counters, heads, keys, letters, lists):
            patched.enter_context(patch.object(module, "SHARDS", FEW))
        for module in (groups, keys):
            patched.enter_context(patch.object(module, "COUNTER_SHARDS", FEW_COUNTERS))
        patched.enter_context(patch.object(keys.shard_of, "__defaults__", (FEW,)))
        yield
