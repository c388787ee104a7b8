"""Loads the OpenAI Agents SDK as `openai_agents`, because `agents` is the directory of a user's agents.

It never replaces a module of ours: what the SDK imports as `agents.…` is found in the SDK only if we have none.
"""

import importlib
import importlib.metadata
import sys
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

NAME = "openai_agents"


def load() -> ModuleType:
    """Raise PackageNotFoundError if openai-agents is not installed."""
    if NAME in sys.modules:
        return sys.modules[NAME]
    package = Path(str(importlib.metadata.distribution("openai-agents").locate_file("agents")))
    spec = spec_from_file_location(NAME, package / "__init__.py", submodule_search_locations=[str(package)])
    if spec is None or spec.loader is None:
        raise ImportError(f"openai-agents is installed, but {package} is no package")
    sys.meta_path.append(_Elsewhere())
    module = module_from_spec(spec)
    sys.modules[NAME] = module
    try:
        spec.loader.exec_module(module)
    except BaseException:
        del sys.modules[NAME]
        raise
    return module


class _Elsewhere(MetaPathFinder, Loader):
    """Some of the SDK's modules import others by `agents.…`. Asked last, so ours are found first."""

    def find_spec(self, fullname: str, path: object, target: object = None) -> ModuleSpec | None:
        del path, target
        root, _, rest = fullname.partition(".")
        if root != "agents" or not rest:
            return None
        try:
            module = importlib.import_module(f"{NAME}.{rest}")
        except ModuleNotFoundError as missing:
            if missing.name and missing.name.startswith(f"{NAME}."):
                return None
            raise  # a package that an extension of the SDK needs
        return ModuleSpec(fullname, self, loader_state=(module, module.__spec__))

    def create_module(self, spec: ModuleSpec) -> ModuleType:
        module: ModuleType = spec.loader_state[0]
        return module

    def exec_module(self, module: ModuleType) -> None:
        """It has run already. The machinery gave it another spec, by which its relative imports would go astray."""
        given = module.__spec__
        module.__spec__ = given.loader_state[1] if given is not None else None
