from collections.abc import Sequence
from pathlib import Path

import pytest
from aws_cdk import App, Stack
from aws_cdk.assertions import Template

from infra.bytecode import TAG, THIS_PYTHON
from infra.layer import NOT_BUILT, PythonLayer, build_layer, layer_hash, pip_options
from lambdas.core.model.errors import LazaretError

INSTALLED = (
    "jmespath/__init__.py",
    "jmespath/__pycache__/__init__.cpython-311.pyc",
    "jmespath-1.1.0.dist-info/METADATA",
    "jmespath-1.1.0.dist-info/RECORD",
    "jmespath-1.1.0.dist-info/direct_url.json",
    "bin/jp.py",
)


class Pip:
    """Installs what pip would, and remembers how it was called."""

    def __init__(self) -> None:
        self.calls: list[list[str]] = []

    def __call__(self, command: Sequence[str]) -> None:
        self.calls.append(list(command))
        target = Path(command[command.index("--target") + 1])
        for name in INSTALLED:
            (target / name).parent.mkdir(parents=True, exist_ok=True)
            (target / name).write_text("")


@pytest.fixture
def requirements(tmp_path: Path) -> Path:
    path = tmp_path / "requirements.txt"
    path.write_text("jmespath==1.1.0\n")
    return path


def test_the_layer_holds_packages_and_nothing_that_differs_from_machine_to_machine(
    requirements: Path, tmp_path: Path
) -> None:
    built = build_layer(requirements, tmp_path / "cache", Pip())
    files = {path.relative_to(built).as_posix() for path in built.rglob("*") if path.is_file()}
    assert files == {"python/jmespath/__init__.py", "python/jmespath-1.1.0.dist-info/METADATA"}


def test_pip_is_asked_for_wheels_of_lambdas_platform(requirements: Path, tmp_path: Path) -> None:
    pip = Pip()
    build_layer(requirements, tmp_path / "cache", pip)
    assert {"--python-version=3.13", "--platform=manylinux2014_aarch64"} <= set(pip_options("3.13"))
    assert set(pip_options("3.13")) <= set(pip.calls[0])
    assert "--no-warn-conflicts" in pip.calls[0], "the packages of this machine are none of its business"


def test_a_layer_for_the_python_that_synthesizes_has_bytecode(requirements: Path, tmp_path: Path) -> None:
    built = build_layer(requirements, tmp_path / "cache", Pip(), python=THIS_PYTHON)
    compiled = built / f"python/jmespath/__pycache__/__init__.{TAG}.pyc"
    assert compiled.is_file()
    assert compiled.read_bytes()[4:8] == b"\x01\x00\x00\x00", "by hash, unchecked: Lambda's files have no times"


def test_pip_runs_again_only_when_the_requirements_changed(requirements: Path, tmp_path: Path) -> None:
    pip = Pip()
    first = build_layer(requirements, tmp_path / "cache", pip)
    assert build_layer(requirements, tmp_path / "cache", pip) == first
    assert len(pip.calls) == 1
    requirements.write_text("jmespath==1.0.1\n")
    assert build_layer(requirements, tmp_path / "cache", pip) != first


def test_a_pip_that_dies_half_way_leaves_nothing_to_be_taken_for_a_layer(requirements: Path, tmp_path: Path) -> None:
    def dies(command: Sequence[str]) -> None:
        Pip()(command)
        raise LazaretError(NOT_BUILT)

    with pytest.raises(LazaretError):
        build_layer(requirements, tmp_path / "cache", dies)
    assert list((tmp_path / "cache").iterdir()) == []


def test_a_layer_already_built_is_bundled_without_pip_and_without_docker(requirements: Path, tmp_path: Path) -> None:
    build_layer(requirements, tmp_path / ".build" / "layer", Pip())
    stack = Stack(App(outdir=str(tmp_path / "out")), "S")
    PythonLayer(stack, "Layer", root=tmp_path)
    Template.from_stack(stack)
    (asset,) = (tmp_path / "out").glob("asset.*")
    assert (asset / "python" / "jmespath" / "__init__.py").is_file()


def test_the_layer_is_named_by_its_recipe(requirements: Path, tmp_path: Path) -> None:
    same = tmp_path / "elsewhere.txt"
    same.write_text(requirements.read_text())
    assert layer_hash(same) == layer_hash(requirements)


def test_a_comment_makes_no_new_layer(requirements: Path) -> None:
    before = layer_hash(requirements)
    requirements.write_text("# why\n\n    # and when\njmespath==1.1.0  # and how\n")
    assert layer_hash(requirements) == before


def test_what_follows_a_hash_sign_inside_a_url_is_no_comment(requirements: Path) -> None:
    requirements.write_text("jmespath @ https://example.com/j.whl#sha256=1\n")
    before = layer_hash(requirements)
    requirements.write_text("jmespath @ https://example.com/j.whl#sha256=2\n")
    assert layer_hash(requirements) != before
