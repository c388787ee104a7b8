"""`python -m tests.contract.golden`: write down the shapes of today as the next golden file."""

import sys

from tests.contract.golden.writing import digests, write_next

path = write_next()
sys.stdout.write(f"{path.name}: add its digest to digests.json: {digests()[path.name]}\n")
