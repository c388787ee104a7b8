"""`python -m local.packages`: the packages of the application's lanes' own, installed for this machine's Python.

It prints their folders, for PYTHONPATH. Tests run all lanes in one process, so they see the packages of all.
"""

import os
import sys
from pathlib import Path

from lambdas.core.config.lanes_file import LanesInvalid
from lambdas.lanes import load_lanes

ROOT = Path(__file__).parents[1]


def folders(repository: Path, app: str) -> list[str]:
    """Nothing for lanes that cannot be read: whatever runs next says what is wrong with them."""
    try:
        lanes = load_lanes(Path(app or repository), simulated=False).values()
    except LanesInvalid:
        return []
    having = [lane for lane in lanes if lane.requirements]
    if not having:
        return []
    from infra.app_folder import rooted  # noqa: PLC0415 - the CDK takes seconds to import
    from infra.lane.requirements import packages_here, requirement_faults  # noqa: PLC0415

    root = rooted(repository, app)
    faults = requirement_faults(having, root)
    if faults:
        sys.exit("\n".join(faults))
    return [str(folder) for lane in having if (folder := packages_here(root, lane)) is not None]


if __name__ == "__main__":
    sys.stdout.write(os.pathsep.join(folders(ROOT, os.environ.get("LAZARET_APP", ""))))
