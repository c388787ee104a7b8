"""The domain: pure values and decisions. It knows no AWS, reads no clock, and imports no adapter.

Agents import `lazaret`. Those of release 0.1 imported from here: their paths work for one more release, and warn.
"""

import sys
import warnings
from importlib import import_module
from importlib.machinery import ModuleSpec
from types import ModuleType

_FORMER = {
    "lambdas.core.job": "lambdas.core.model.job",
    "lambdas.core.run": "lambdas.core.agent.run",
    "lambdas.core.signals": "lambdas.core.model.failure",
    "lambdas.core.failure": "lambdas.core.model.failure",
    "lambdas.core.taxonomy": "lambdas.core.model.failure",
}


class _Former:
    """Finds a module by its former name, after everybody else has failed to."""

    @staticmethod
    def find_spec(name: str, _path: object = None, _target: object = None) -> ModuleSpec | None:
        return ModuleSpec(name, _Former) if name in _FORMER else None  # type: ignore[arg-type]

    @staticmethod
    def create_module(_spec: ModuleSpec) -> None:
        """A new one: the moved module keeps its own name."""

    @staticmethod
    def exec_module(module: ModuleType) -> None:
        name = module.__name__
        warnings.warn(f"{name} has moved: import what an agent needs from lazaret", DeprecationWarning, stacklevel=2)
        moved = vars(import_module(_FORMER[name]))
        vars(module).update({each: moved[each] for each in moved if not each.startswith("__")})


if _Former not in sys.meta_path:
    sys.meta_path.append(_Former)
