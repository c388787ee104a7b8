"""`ops new`: a small application in a folder of its own, which runs as it is. It reaches for nothing but files."""

import argparse
import importlib.util
import re
import sys
from keyword import iskeyword
from pathlib import Path
from typing import Any

from ops.command import OK, Command, Failed, Misused

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
# What each framework's application needs, at the versions that the adapters are tested with.
PACKAGES = {
    "langgraph": ("langchain", "langgraph"),
    "openai-agents": ("openai-agents",),
    "strands": ("strands-agents",),
    "pydantic-ai": ("pydantic-ai-slim",),
}
TEMPLATE = ".tmpl"
_NAMES = {"gitignore": ".gitignore"}  # what would act on this repository has another name here
# What agents import, also where it is not installed yet. Of everything else Python itself says whether it is there.
_FRAMEWORKS = frozenset({"agents", "langchain", "langgraph", "openai", "openai_agents", "pydantic_ai", "strands"})

DESCRIPTION = """Write a small application into a new folder: a lane, an agent with a step and an effect, its tests
and a README that says how to go on.

examples:
  new ../acme-agents
  new ../acme-agents --framework langgraph"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("folder", metavar="FOLDER", help="where; it must not exist yet, or be empty")
    parser.add_argument("--framework", choices=sorted(PACKAGES), help="what the agent is written in (default: none)")


def run(args: argparse.Namespace, _desk: Any) -> int:
    if re.search(r"\s", args.folder):
        raise Misused(f"make takes no APP with a blank in it: name another folder than {args.folder!r}")
    folder = Path(args.folder).resolve()
    written = write_app(folder, args.framework or "")
    print("\n".join([f"{len(written)} files in {folder}", *(f"  {path}" for path in written), ""]))
    lock = f"make lock APP={args.folder}, " if args.framework else ""
    print(f"next: {lock}make test APP={args.folder}, then its README.md")
    return OK


def write_app(folder: Path, framework: str) -> list[str]:
    """The files, by their paths in the folder. Raise `Failed` for a folder that has something in it."""
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise Failed(f"{folder} is there already, and is not empty: name another")
    package = package_of(folder.name)
    words = {"package": package, "folder": folder.name, "requirements": requirements(framework)}
    sources = {**_templates(HERE / "app"), **(_templates(HERE / framework) if framework else {})}
    for path, text in sources.items():
        target = folder / _NAMES.get(path, path).replace("package/", f"{package}/")
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(_filled(text, words), encoding="utf-8")
    return sorted(str(path.relative_to(folder)) for path in folder.rglob("*") if path.is_file())


def package_of(name: str) -> str:
    """Named like the folder, unless that would hide a module: `strands` in a folder of that name is the framework's.

    Raise `Misused` for a folder whose name no package can have.
    """
    package = re.sub(r"\W+", "_", name.lower(), flags=re.ASCII).strip("_")
    if not package.isidentifier():
        raise Misused(f"no package can be named after the folder {name!r}: begin it with a letter")
    return f"{package}_app" if _is_taken(package) else package


def _is_taken(package: str) -> bool:
    ours = (ROOT / package).is_dir()
    known = package in sys.stdlib_module_names or package in _FRAMEWORKS or importlib.util.find_spec(package)
    return ours or bool(known) or iskeyword(package)


def requirements(framework: str) -> str:
    pins = (ROOT / "requirements" / "test.in").read_text(encoding="utf-8").splitlines()
    wanted = PACKAGES.get(framework, ())
    return "".join(f"{pin}\n" for pin in pins if pin.partition("==")[0] in wanted)


def _templates(folder: Path) -> dict[str, str]:
    found = sorted(folder.rglob(f"*{TEMPLATE}"))
    return {path.relative_to(folder).as_posix().removesuffix(TEMPLATE): path.read_text("utf-8") for path in found}


def _filled(text: str, words: dict[str, str]) -> str:
    for name, word in words.items():
        text = text.replace(f"<{name}>", word)
    return text


COMMANDS = (Command(name="new", description=DESCRIPTION, add_arguments=add_arguments, run=run, connects=False),)
