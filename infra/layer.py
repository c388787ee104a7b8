"""The layer: what requirements.txt names, installed by pip for Lambda's platform and kept under .build/.

Never Docker, and pip runs only when requirements.txt changed.
"""

import hashlib
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

import jsii
from aws_cdk import AssetHashType, BundlingOptions, DockerImage, ILocalBundling
from aws_cdk import aws_lambda as lambda_
from constructs import Construct

from infra.bytecode import TAG, compile_in_place, fits
from lambdas.core.model.errors import LazaretError

# manylinux_2_28 is what newer wheels ask for; Lambda's Amazon Linux 2023 has it.
PYTHON = "3.13"  # of the functions, unless the deployment says another
PIP_OPTIONS = (
    "--only-binary=:all:",
    "--implementation=cp",
    "--platform=manylinux2014_aarch64",
    "--platform=manylinux_2_28_aarch64",
)
# What the first layer brings is left out of the second, so pip must not look for it.
OWN_OPTIONS = ("--no-deps", "--require-hashes")
# Written by pip with paths, times or the machine's choices in them; nothing reads them in Lambda.
_UNSTABLE = ("RECORD", "REQUESTED", "INSTALLER", "direct_url.json")

COMMENT = re.compile(r"(^|\s)#.*")  # as pip reads it: a # inside a URL begins none

NOT_BUILT = "pip could not install the locked requirements; its own words are above"

Run = Callable[[Sequence[str]], object]


def _run(command: Sequence[str]) -> object:
    try:
        return subprocess.run(command, check=True)
    except subprocess.CalledProcessError as failed:
        raise LazaretError(NOT_BUILT) from failed


def layer_hash(requirements: Path, python: str = PYTHON) -> str:
    """Names the layer by its locked packages, not by what pip made of them: the same pins give the same asset.

    The lock has a hash for each package, so the name changes with their content. Comments do not count: a worker
    whose requirements are explained better runs the same code.
    """
    lines = (COMMENT.sub("", line).rstrip() for line in requirements.read_text().splitlines())
    return _digest(*pip_options(python), *filter(None, lines))


def asset_name(requirements: Path, python: str) -> str:
    """With or without bytecode is another asset; it is the same layer to a worker's version."""
    return _digest(layer_hash(requirements, python), TAG if fits(python) else "no bytecode")


def pip_options(python: str) -> tuple[str, ...]:
    return (*PIP_OPTIONS, f"--python-version={python}")


def _digest(*parts: str) -> str:
    return hashlib.sha256("\n".join(parts).encode()).hexdigest()


def build_layer(
    requirements: Path, cache: Path, run: Run = _run, *, python: str = PYTHON, options: Sequence[str] = ()
) -> Path:
    """The directory that becomes the layer; built beside its place and moved in whole, so a killed pip leaves none."""
    built = cache / asset_name(requirements, python)[:16]
    if built.is_dir():
        return built
    cache.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=cache) as scratch:
        target = Path(scratch, "layer", "python")
        # What the functions get need not agree with what this Python has, so pip is not to compare them.
        quietly = ("--quiet", "--disable-pip-version-check", "--no-warn-conflicts", "--no-compile")
        into = ("--target", str(target), "--requirement", str(requirements))
        run([sys.executable, "-m", "pip", "install", *quietly, *pip_options(python), *options, *into])
        _strip(target)
        if fits(python):
            compile_in_place(target)
        target.parent.rename(built)
    return built


def _strip(target: Path) -> None:
    shutil.rmtree(target / "bin", ignore_errors=True)
    for cached in sorted(target.rglob("__pycache__")):
        shutil.rmtree(cached)
    for info in target.glob("*.dist-info"):
        for name in _UNSTABLE:
            (info / name).unlink(missing_ok=True)


@jsii.implements(ILocalBundling)
class _Pip:
    def __init__(self, build: Callable[[], Path]) -> None:
        self._build = build

    def try_bundle(self, output_dir: str, _options: object) -> bool:
        """The protocol spells the options out as keywords; jsii calls with all of them in one value."""
        shutil.copytree(self._build(), output_dir, dirs_exist_ok=True)
        return True


class PythonLayer(lambda_.LayerVersion):
    """What the root's requirements.txt names; or `own`, a lane's lock that stands beside it and is installed alone."""

    def __init__(self, scope: Construct, id: str, *, root: Path, python: str = PYTHON, own: Path | None = None) -> None:
        requirements = own or root / "requirements.txt"
        cache, options = root / ".build" / "layer", OWN_OPTIONS if own else ()
        self.built = partial(build_layer, requirements, cache, python=python, options=options)
        bundling = BundlingOptions(
            image=DockerImage.from_registry("never-pulled"),  # CDK wants one named; local bundling never says no
            local=_Pip(self.built),  # type: ignore[arg-type]  # see try_bundle
        )
        super().__init__(
            scope,
            id,
            code=lambda_.Code.from_asset(
                str(root),
                asset_hash=asset_name(requirements, python),
                asset_hash_type=AssetHashType.CUSTOM,
                bundling=bundling,
            ),
            compatible_architectures=[lambda_.Architecture.ARM_64],
            compatible_runtimes=[lambda_.Runtime(f"python{python}", lambda_.RuntimeFamily.PYTHON)],
            description="What the lane's own requirements name" if own else "What requirements.txt names",
        )
