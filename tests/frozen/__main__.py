"""`python -m tests.frozen`: write the frozen files anew. The package's docstring says when that is right."""

import sys
import tempfile
from pathlib import Path

from tests.corpus.cases import CASES, classified
from tests.corpus.loopback import serving
from tests.frozen.files import HERE, write
from tests.frozen.names import api, names
from tests.frozen.signatures import of_agents, told
from tests.frozen.templates import added, templates

with tempfile.TemporaryDirectory() as outdir:
    base = templates(Path(outdir, "base"), simulated=False)
    write("templates", base)
    write("templates_simulated", added(base, templates(Path(outdir, "simulated"), simulated=True)))
write("api", api())
write("names", names())
write("agents", of_agents())
with serving() as server:
    write("corpus", {case.name: told(classified(case, server)) for case in CASES})
sys.stdout.write(f"written to {HERE.name}: read git diff before you commit it\n")
