"""`python -m proof.mutation_run --only lambdas/core/worker/triage.py --sample 0`: mutants of your choice.

`--key` tries one again, as its line is printed, and `--tests` only with some of the tests.
"""

import argparse
import json
import sys
from collections.abc import Iterable, Sequence
from dataclasses import asdict
from importlib import import_module

import pytest
from hypothesis import HealthCheck, settings

from proof.mutants import Mutant, mutants_of, sample
from proof.mutation import ROOT, SAMPLE, SEED, Score, explained, sentence
from proof.mutation_suite import Suite, Tried

CORE = "lambdas/core"
WORLDS = "tests/simulation/test_simulation.py::test_nothing_is_lost_done_twice_or_left_hanging_in_a_troubled_world"
SUITE = ("tests/unit", "tests/proof/test_crash_points.py", "tests/corpus", "tests/contract", f"{WORLDS}[1]")
# About other folders, or many seconds long: what is here is run again for each mutant.
LEFT_OUT = ("local/*",)
SLOW = "tests/unit/sweep/test_release.py::test_parked_jobs_flow_at_the_workers_own_rate_and_end_done_once"
PATIENCE = 5.0  # seconds of tests for one mutant; what those do not notice counts as a survivor


def main(arguments: list[str]) -> int:
    asked = _asked(arguments)
    every = {key: each for key, each in mutants_of(ROOT, CORE).items() if each.file.startswith(asked.only)}
    keys = asked.key or sample(list(every), asked.sample or len(every), asked.seed)
    suite = run({key: every[key] for key in keys}, asked.tests or SUITE, patience=asked.patience)
    reasons = explained()
    survived = [each for each in suite.tried if not each.killer]
    score = Score(
        mutants=len(every),
        tried=len(suite.tried),
        noticed=len(suite.tried) - len(survived),
        explained=sum(each.key in reasons for each in survived),
        seed=asked.seed,
        failed=tuple(suite.covered.failed if suite.covered else ()),
    )
    for each in survived:
        if each.key not in reasons:
            print(f"survived {each.tests} tests: {each.key}", file=sys.stderr)
    print(json.dumps(asdict(score)) if asked.json else sentence(score))
    return 0


def run(mutants: dict[str, Mutant], tests: Sequence[str], *, patience: float) -> Suite:
    # The same examples for every mutant, and none refused for being slow on a busy machine.
    settings.register_profile(
        "mutation",
        derandomize=True,
        max_examples=40,
        database=None,
        deadline=None,
        suppress_health_check=list(HealthCheck),
    )
    settings.load_profile("mutation")
    for name in _modules():
        import_module(name)
    suite = Suite(ROOT, mutants, patience=patience, told=_told)
    left_out = [f"--ignore-glob={ROOT}/tests/unit/{name}" for name in LEFT_OUT]
    status = pytest.main([*tests, *left_out, f"--deselect={SLOW}", "-qs", "-p", "no:cacheprovider"], plugins=[suite])
    if suite.covered is None:
        raise RuntimeError(f"the tests could not be collected: pytest ended with {status!r}")
    return suite


def _told(tried: Tried) -> None:
    print(f"{tried.killer or 'SURVIVED'} | {tried.tests} tests | {tried.key}", file=sys.stderr, flush=True)


def _modules() -> Iterable[str]:
    for path in sorted((ROOT / CORE).rglob("*.py")):
        yield ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")


def _asked(arguments: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m proof.mutation_run", description=__doc__)
    parser.add_argument("--sample", type=int, default=SAMPLE, help="how many; 0 is all")
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--only", default=CORE, help="files that begin so")
    parser.add_argument("--key", action="append", help="one mutant, as a survivor is printed")
    parser.add_argument("--tests", action="append", help="instead of all, as pytest takes them")
    parser.add_argument("--patience", type=float, default=PATIENCE, help="seconds of tests for each")
    parser.add_argument("--json", action="store_true", help="only the figures, on one line")
    return parser.parse_args(arguments)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
