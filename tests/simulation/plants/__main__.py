"""`python -m tests.simulation.plants`: hunts every plant, and notes which seed sees it: CI asks that one first."""

import json
import sys

from tests.simulation.plants.plant import SEEN, caught, seen
from tests.simulation.plants.table import MISSED, PLANTS
from tests.simulation.simulate import SEEDS


def main(names: list[str]) -> int:
    known = seen()
    for plant in [each for each in PLANTS if not names or each.name in names]:
        known |= caught([plant], SEEDS, cores=1)
        sys.stdout.write(f"{plant.name}: {known[plant.name] or 'not seen'}\n")
        sys.stdout.flush()
        SEEN.write_text(json.dumps(dict(sorted(known.items())), indent=1) + "\n")
    unseen = {name for name, seed in known.items() if seed is None}
    sys.stdout.write(f"{len(known) - len(unseen)} of {len(known)} are seen\n")
    return int(bool(unseen - MISSED))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
