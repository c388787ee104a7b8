"""What one function runs, as a zip of its own: the files that it imports, under the paths that they have here.

So import paths are the same in the repository, in tests and in Lambda, and an edit deploys only who imports it. A zip
is named by what is in it and kept under .build/; one that is there already is not made again.
"""

import hashlib
import os
import shutil
import zipfile
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path

from aws_cdk import AssetHashType
from aws_cdk import aws_lambda as lambda_
from aws_cdk import aws_logs as logs
from constructs import Construct

from infra.bytecode import TAG, bytecode_of, fits
from infra.closure import Sources
from infra.deployment import Deployment
from infra.layer import PythonLayer
from lambdas.core.config.lane import Lane, lane_fingerprint
from lambdas.lanes import LANE_FILE, LANES_FILE, SIMULATED_FILE, targets

_EPOCH = (1980, 1, 1, 0, 0, 0)  # the first that a zip can say


@dataclass(frozen=True, slots=True, kw_only=True)
class Carried:
    """What a function runs besides its handler."""

    modules: tuple[str, ...] = ()
    files: Mapping[str, bytes] = field(default_factory=dict)  # by path in the zip


def of_lane(lane: Lane, *, agents: bool) -> Carried:
    """One lane's own values, so that editing another lane deploys nothing here; and what it hands its jobs to."""
    modules = tuple(target.partition(":")[0] for _, target in targets(lane)) if agents else ()
    return Carried(modules=modules, files={LANE_FILE: lane_fingerprint(lane).encode()})


def of_every_lane(lanes: Iterable[Lane], deployment: Deployment, sources: Sources) -> Carried:
    """All lanes as the file has them, and their replay policies."""
    names = [LANES_FILE, *([SIMULATED_FILE] if deployment.simulated else [])]
    policies = {lane.replay.policy.partition(":")[0] for lane in lanes if lane.replay.policy}
    files = {name: sources.read(name) for name in names if (sources.root / name).is_file()}
    return Carried(modules=tuple(sorted(policies)), files=files)


class Zips:
    """The zips of one synth."""

    def __init__(self, sources: Sources, *, python: str) -> None:
        """`python` is what the functions run on: bytecode helps them only if this Python is the same."""
        self.sources = sources
        self.compiled = fits(python)
        self._cache = sources.root / ".build" / "functions"

    def of(self, handler: str, carried: Carried) -> tuple[Path, str]:
        """The zip of a handler, and its name."""
        alone = [f"lambdas.handlers.{handler}"]
        files = self._read(alone + list(carried.modules)) | dict(carried.files)
        shared = {path: content for path, content in self._read(alone).items() if path not in carried.files}
        return self._zip(files, on=shared)

    def _read(self, modules: list[str]) -> dict[str, bytes]:
        return {path: self.sources.read(path) for path in self.sources.closure(modules)}

    def _zip(self, files: Mapping[str, bytes], *, on: Mapping[str, bytes] | None = None) -> tuple[Path, str]:
        """`on` what many have in common, which is compressed once: of a hundred lanes it is most of a synth's time."""
        name = self._name(files)
        path = self._cache / f"{name}.zip"
        if not path.is_file():
            self._write(path, files, self._zip(on)[0] if on else None, on or {})
        return path, name

    def _name(self, files: Mapping[str, bytes]) -> str:
        digest = hashlib.sha256(f"{TAG if self.compiled else 'no bytecode'}\n".encode())
        for path, content in sorted(files.items()):
            digest.update(f"{path} {len(content)}\n".encode())
            digest.update(content)
        return digest.hexdigest()

    def _write(self, path: Path, files: Mapping[str, bytes], begun: Path | None, on: Mapping[str, bytes]) -> None:
        """Written beside its place and moved in whole: a synth that is killed leaves no half of one."""
        self._cache.mkdir(parents=True, exist_ok=True)
        added = {name: content for name, content in files.items() if name not in on}
        held = {**added, **(bytecode_of(added) if self.compiled else {})}
        scratch = path.with_suffix(f".{os.getpid()}")
        if begun:
            shutil.copyfile(begun, scratch)
        with zipfile.ZipFile(scratch, "a" if begun else "w") as archive:
            for name, content in sorted(held.items()):
                archive.writestr(_entry(name), content)
        scratch.rename(path)


def _entry(name: str) -> zipfile.ZipInfo:
    entry = zipfile.ZipInfo(name, _EPOCH)
    entry.external_attr = 0o644 << 16  # else Lambda's user may not read it
    entry.compress_type = zipfile.ZIP_DEFLATED
    return entry


@dataclass(frozen=True, slots=True, kw_only=True)
class FunctionCode:
    """What the functions of one stack are made of."""

    zips: Zips
    carried: Carried
    layers: tuple[lambda_.ILayerVersion, ...]
    runtime: lambda_.Runtime
    log_retention: logs.RetentionDays

    def of(self, handler: str) -> lambda_.Code:
        path, name = self.zips.of(handler, self.carried)
        return lambda_.Code.from_asset(str(path), asset_hash=name, asset_hash_type=AssetHashType.CUSTOM)

    def carrying(self, carried: Carried) -> "FunctionCode":
        return replace(self, carried=carried)

    def with_files(self, files: Mapping[str, bytes]) -> "FunctionCode":
        """Besides what it carries."""
        return self.carrying(replace(self.carried, files={**self.carried.files, **files}))


def function_code(scope: Construct, *, zips: Zips, deployment: Deployment, carried: Carried) -> FunctionCode:
    """A layer for each stack: shared between stacks it would be an export that no deploy could ever change."""
    around = Construct(scope, "Code")
    layers = (
        () if deployment.local else (PythonLayer(around, "Layer", root=zips.sources.root, python=deployment.python),)
    )
    runtime = lambda_.Runtime(f"python{deployment.python}", lambda_.RuntimeFamily.PYTHON)
    kept = deployment.retention(30)
    return FunctionCode(zips=zips, carried=carried, layers=layers, runtime=runtime, log_retention=kept)
