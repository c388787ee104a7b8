"""What deploys have changed of a lane, as the sweep saw them: enough to say what is different since a cause was seen.

Only the lane's own values are compared. That a version has none of them changed means that code or packages did.
"""

from collections.abc import Mapping
from dataclasses import field
from datetime import datetime

from lambdas.core.model.value import replace, value

KEPT = 10  # deploys of a lane: the item that has them stays a few kilobytes


@value
class Deploy:
    """One version of a lane's worker."""

    worker_version: str
    at: datetime  # when the sweep first saw it
    changed: Mapping[str, str] = field(default_factory=dict, hash=False)  # by name, `before → after`


@value
class Deployed:
    """What is deployed of a lane, and what was before, the latest last."""

    worker_version: str = ""
    values: Mapping[str, str] = field(default_factory=dict, hash=False)
    deploys: tuple[Deploy, ...] = ()

    def is_new(self, version: str, *, since: datetime) -> bool:
        """Whether it was never deployed since then. False if nobody knows: only the last deploys are kept."""
        reach = self.deploys and self.deploys[0].at <= since
        return bool(reach) and all(each.worker_version != version for each in self.deploys)


def followed(known: Deployed, version: str, values: Mapping[str, str], *, at: datetime) -> Deployed:
    """As it is after a deploy. The same again changes nothing: a crash may have cut off whoever saw it first."""
    if known.deploys and known.deploys[-1].worker_version == version:
        return replace(known, worker_version=version)
    names = sorted(known.values.keys() | values.keys()) if known.values else ()
    pairs = {name: (_shown(known.values.get(name)), _shown(values.get(name))) for name in names}
    changed = {name: f"{was} → {now}" for name, (was, now) in pairs.items() if was != now}
    latest = Deploy(worker_version=version, at=at, changed=changed)
    return Deployed(worker_version=version, values=dict(values), deploys=(*known.deploys, latest)[-KEPT:])


def _shown(text: str | None) -> str:
    """Empty and absent are the same: a release that adds a key changes no lane that does not use it."""
    return "–" if text in (None, "", "[]", "{}") else text
