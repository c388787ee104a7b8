"""What modules import, followed to the end: the files that decide a worker's version, its asset and its blast radius.

It reads source and never imports it. An import counts wherever it stands, also inside a function, because it may run;
only what stands under TYPE_CHECKING never does. So does what a command starts: [sys.executable, "-m", "a.b"].
Third-party packages are left to requirements.txt.
"""

import ast
import os
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from fnmatch import fnmatchcase
from functools import cached_property, lru_cache
from itertools import pairwise
from pathlib import Path, PurePosixPath

from lambdas.core.model.errors import LazaretError

_IMPORTERS = ("import_module", "__import__")
_READ = (ast.Import, ast.ImportFrom, ast.Call, ast.Constant, ast.JoinedStr, ast.List, ast.Tuple)
_NOT_DATA = (".py", ".pyc", ".pyi")


class NoSuchModule(LazaretError):
    """A closure was asked of a module that has no file under the root."""

    def __init__(self, module: str, root: Path) -> None:
        super().__init__(f"module {module!r} has no file under {root}")


class Sources:
    """The files under one root, for one synth: each is read and followed once, and no later edit is seen."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self._folders: dict[str, _Folder] = {}
        self._contents: dict[str, bytes] = {}
        self._closures: dict[str, frozenset[str]] = {}

    def closure(self, modules: Iterable[str]) -> list[str]:
        """Paths under the root of what runs when `modules` are imported, with their data files; sorted.

        Raise `NoSuchModule` if one of `modules` has no file here.
        """
        return sorted(frozenset[str]().union(*map(self._closure_of, modules)))

    def read(self, path: str) -> bytes:
        if path not in self._contents:
            self._contents[path] = (self.root / path).read_bytes()
        return self._contents[path]

    def has(self, module: str) -> bool:
        """As a file, or as a folder of files."""
        return self._file_of(module) is not None or module.rpartition(".")[2] in self._folder(_parent(module)).folders

    def _closure_of(self, module: str) -> frozenset[str]:
        if module not in self._closures:
            if self._file_of(module) is None:
                raise NoSuchModule(module, self.root)
            files = self._follow([module])
            self._closures[module] = files.union(*map(self._data_of, files))
        return self._closures[module]

    def _follow(self, modules: list[str]) -> frozenset[str]:
        files: set[str] = set()
        seen: set[str] = set()
        while modules:
            module = modules.pop()
            if module in seen:
                continue
            seen.add(module)
            # Importing a.b.c runs a and a.b first.
            modules.extend(filter(None, [module.rpartition(".")[0], *self._star(module)]))
            file = self._file_of(module)
            if file is not None and file not in files:
                files.add(file)
                modules.extend(_parsed(self.read(file), _package(module, file)).imports)
        return frozenset(files)

    def _star(self, module: str) -> list[str]:
        """What `a.*` may stand for: every module of the package."""
        package, _, last = module.rpartition(".")
        if last != "*":
            return []
        folder = self._folder(package.replace(".", "/"))
        return [f"{package}.{name}" for name in [*folder.modules, *folder.folders]]

    def _file_of(self, module: str) -> str | None:
        parent, _, name = module.replace(".", "/").rpartition("/")
        folder = self._folder(parent)
        if name in folder.folders and "__init__.py" in self._folder(_joined(parent, name)).files:
            return _joined(parent, name, "__init__.py")
        # Looked up in the listing: a file system that ignores case would find job.py for the class Job.
        return _joined(parent, f"{name}.py") if f"{name}.py" in folder.files else None

    def _data_of(self, file: str) -> Iterator[str]:
        """The data files that belong to a module.

        They lie in its folder or below, and they or their folder are named like it (sanctions.py:
        sanctions_list.csv), or it names them, their folder or a pattern in a text: "rules.toml", "prompts",
        f"prompts/{name}.md".
        """
        home, _, name = file.rpartition("/")
        texts: frozenset[str] | None = None
        for path in self._data_below(home):
            if texts is None:
                texts = _parsed(self.read(file), "").texts
            beside = path.removeprefix(f"{home}/")
            if self._folder(home).namesake(beside) == name or any(_names(text, beside, home) for text in texts):
                yield path

    def _data_below(self, home: str) -> Iterator[str]:
        folder = self._folder(home)
        yield from (_joined(home, name) for name in sorted(folder.files) if not name.endswith(_NOT_DATA))
        if home:  # below the root lies everything, node_modules included
            for name in sorted(folder.folders):
                yield from self._data_below(_joined(home, name))

    def _folder(self, path: str) -> "_Folder":
        if path not in self._folders:
            self._folders[path] = _Folder(self.root / path)
        return self._folders[path]


class _Folder:
    """One listing, without hidden and compiled files; empty if there is no such folder."""

    def __init__(self, path: Path) -> None:
        found = list(os.scandir(path)) if path.is_dir() else []
        shown = [entry for entry in found if not entry.name.startswith(".") and entry.name != "__pycache__"]
        self.files = frozenset(entry.name for entry in shown if entry.is_file())
        self.folders = frozenset(entry.name for entry in shown if entry.is_dir())

    @cached_property
    def modules(self) -> list[str]:
        return sorted(name.removesuffix(".py") for name in self.files if name.endswith(".py"))

    def namesake(self, data: str) -> str:
        """The module that a file, or its folder, is named after. The longest name wins: kyc_eu.csv is not kyc.py's."""
        alike = [stem for stem in self.modules if data.startswith(tuple(f"{stem}{end}" for end in "._-/"))]
        return f"{max(alike, key=len)}.py" if alike else ""


@dataclass(frozen=True, slots=True, kw_only=True)
class _Parsed:
    imports: frozenset[str]  # modules, and names of modules that may be modules
    texts: frozenset[str]  # constants; what an f-string fills in is "*"


@lru_cache(maxsize=4096)  # by content: the lanes of one synth share nearly all of their modules
def _parsed(source: bytes, package: str) -> _Parsed:
    try:
        nodes = list(_that_run(ast.parse(source)))
    except (SyntaxError, ValueError):
        # It may be fine in Lambda's Python, which is newer than the one that synthesizes. Its content still counts.
        return _Parsed(imports=frozenset(), texts=frozenset())
    texts = frozenset(text for node in nodes for text in _text(node))
    imports = {module for node in nodes for module in _imported(node, package)}
    if any(isinstance(node, ast.Call) and _name_of(node.func) in _IMPORTERS for node in nodes):
        # Which text is the module's name cannot be seen, so each that is one counts.
        imports |= {_absolute(text, package) for text in texts if text.replace(".", "").rstrip("*").isidentifier()}
    return _Parsed(imports=frozenset(imports), texts=texts)


def _that_run(tree: ast.AST) -> Iterator[ast.AST]:
    """The nodes that are read here, without those under `if TYPE_CHECKING`."""
    waiting = [tree]
    while waiting:
        node = waiting.pop()
        if isinstance(node, _READ):
            yield node
        if isinstance(node, ast.If) and _name_of(node.test) == "TYPE_CHECKING":
            waiting.extend(node.orelse)
        else:
            waiting.extend(ast.iter_child_nodes(node))


def _imported(node: ast.AST, package: str) -> Iterator[str]:
    match node:
        case ast.Import(names=aliases):
            yield from (alias.name for alias in aliases)
        case ast.ImportFrom(module=module, names=aliases, level=level):
            source = _absolute("." * level + (module or ""), package)
            yield source
            yield from (f"{source}.{alias.name}" for alias in aliases)
        case ast.List(elts=words) | ast.Tuple(elts=words):
            texts = [word.value if isinstance(word, ast.Constant) else None for word in words]
            yield from (module for option, module in pairwise(texts) if option == "-m" and isinstance(module, str))


def _absolute(module: str, package: str) -> str:
    """One dot is the package itself, each further dot the one around it."""
    name = module.lstrip(".")
    up = len(module) - len(name)
    if up == 0:
        return name
    around = package.split(".")
    base = around[: len(around) - up + 1]
    return ".".join([*base, name] if name else base)


def _text(node: ast.AST) -> Iterator[str]:
    match node:
        case ast.Constant(value=str(text)):
            yield text
        case ast.JoinedStr(values=parts):
            yield "".join(str(part.value) if isinstance(part, ast.Constant) else "*" for part in parts)


def _name_of(node: ast.expr) -> str:
    match node:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
    return ""


def _names(text: str, beside: str, home: str) -> bool:
    """Whether a text names this file or a folder on its way, from the module's folder `home` or from the root."""
    named = text.removeprefix("*/").removeprefix(f"{home}/").removeprefix("./").rstrip("/")
    if not any(letter.isalnum() for letter in named):
        return False  # "*.*" would be every file
    if "*" in named:
        return fnmatchcase(f"/{beside}/", f"*/{named}/*")
    return f"/{named}/" in f"/{beside}/"


def _package(module: str, file: str) -> str:
    """What a relative import in this module is relative to."""
    return module if PurePosixPath(file).name == "__init__.py" else module.rpartition(".")[0]


def _parent(module: str) -> str:
    return module.rpartition(".")[0].replace(".", "/")


def _joined(*parts: str) -> str:
    return "/".join(filter(None, parts))
