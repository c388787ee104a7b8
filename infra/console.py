"""The console as the API serves it: its page, one script and one style, named by their content and compressed.

The sources need no build step and are served as they are by whoever runs the API from them. What a deploy carries is
made here, from whatever index.html names. A construct that this cannot follow leaves all files as they are.
"""

import base64
import gzip
import hashlib
import posixpath
import re
from collections.abc import Iterator, Mapping
from pathlib import Path

PAGE = "index.html"
_TAG = re.compile(
    r'[ \t]*<(?:link rel="stylesheet" href|script(?P<module> type="module")? src)="(?P<name>[^"]+)"'
    r"[^>]*>(?:</script>)?\n?"
)
_ICON = re.compile(r'(<link rel="icon" href=")([^"]+\.svg)(")')
_IMPORT = re.compile(r'^import\s+(?:(?P<what>[^"\';]+?)\s+from\s+)?"(?P<from>\.[^"]+)";?[ \t]*$', re.MULTILINE)
_EXPORT = re.compile(r"^export (?P<kind>(?:async )?function\*?|class|const) (?P<name>[\w$]+)", re.MULTILINE)
_DEFAULT = re.compile(r"^export default (?:(?P<kind>(?:async )?function|class) (?P<name>[\w$]+))?", re.MULTILINE)
_LEFT_OVER = re.compile(r"^\s*(?:import|export)\b|\bimport\s*\(|\bimport\.meta\b|^await\b", re.MULTILINE)


class NotFollowed(Exception):
    """A module is written in a way that is not understood here."""


def console_files(root: Path) -> dict[str, bytes]:
    """By path in the zip. Nothing if there is no console."""
    home = root / "console"
    found = {path.relative_to(home).as_posix(): path.read_bytes() for path in sorted(home.rglob("*")) if path.is_file()}
    shown = {name: content for name, content in found.items() if not Path(name).name.startswith(".")}
    try:
        served = bundled(shown) if PAGE in shown else shown
    except (NotFollowed, KeyError):
        served = shown
    return {f"console/{name}": content for name, content in served.items()}


def bundled(files: Mapping[str, bytes]) -> dict[str, bytes]:
    """Raise `NotFollowed` for a module, KeyError for a file that is named and is not there."""
    page = files[PAGE].decode()
    named = list(_TAG.finditer(page))
    styles = [each["name"] for each in named if each["name"].endswith(".css")]
    scripts = [each["name"] for each in named if not each["module"] and each["name"] not in styles]
    modules = [each["name"] for each in named if each["module"]]
    style = _hashed("style.css", b"\n".join(files[name] for name in styles))
    first = [files[name].decode() for name in scripts]
    script = _hashed("app.js", "\n".join([*first, one_script(files, modules)]).encode())
    tags = f'    <link rel="stylesheet" href="{next(iter(style))}" />\n'
    tags += f'    <script defer src="{next(iter(script))}"></script>\n'
    page = _TAG.sub("", page).replace("  </head>", f"{tags}  </head>", 1)
    page = _ICON.sub(lambda icon: icon[1] + _inline(files[icon[2]]) + icon[3], page)
    # Pictures are looked up by their names, so all that is neither script nor style stays.
    others = {name: content for name, content in files.items() if not name.endswith((".js", ".css", ".html"))}
    return {**others, PAGE: page.encode(), **style, **script}


def _hashed(name: str, content: bytes) -> dict[str, bytes]:
    stem, _, suffix = name.rpartition(".")
    hashed = f"{stem}-{hashlib.sha256(content).hexdigest()[:16]}.{suffix}"
    return {hashed: content, f"{hashed}.gz": gzip.compress(content, 9, mtime=0)}


def _inline(svg: bytes) -> str:
    return f"data:image/svg+xml;base64,{base64.b64encode(svg).decode()}"


def one_script(files: Mapping[str, bytes], entries: list[str]) -> str:
    """Each module a function that is called once, after those that it imports."""
    order: list[str] = []
    for entry in entries:
        _visit(files, entry, order, set())
    sources = {name: files[name].decode() for name in order}
    parts = [_wrapped(name, order, sources) for name in order]
    return "\n".join(['(() => {\n"use strict";\nconst $m = [];', *parts, "})();", ""])


def _visit(files: Mapping[str, bytes], name: str, order: list[str], begun: set[str]) -> None:
    begun.add(name)
    for each in _IMPORT.finditer(files[name].decode()):
        other = _beside(name, each["from"])
        if other not in begun and other not in order:
            _visit(files, other, order, begun)
    if name not in order:
        order.append(name)


def _wrapped(name: str, order: list[str], sources: Mapping[str, str]) -> str:
    at, given = order.index(name), list(_exported(sources[name]))
    body = _IMPORT.sub(lambda each: _taken(each, name, order, sources), sources[name])
    body = _EXPORT.sub(lambda each: f"{each['kind']} {each['name']}", body)
    default = _DEFAULT.search(body)
    if default is not None:
        named = f"{default['kind']} {default['name']}" if default["name"] else "const $default = "
        body = body[: default.start()] + named + body[default.end() :]
        given.append(f"default: {default['name'] or '$default'}")
    if _LEFT_OVER.search(body):
        raise NotFollowed(f"{name} imports or exports in a way that is not followed")
    return f"$m[{at}] = (() => {{ // {name}\n{body}\nreturn {{ {', '.join(given)} }};\n}})();"


def _exported(source: str, kind: str = "") -> Iterator[str]:
    return (each["name"] for each in _EXPORT.finditer(source) if kind in each["kind"])


def _taken(each: re.Match[str], name: str, order: list[str], sources: Mapping[str, str]) -> str:
    """An import as a statement over the value of the other module."""
    other = _beside(name, each["from"])
    what, at = " ".join((each["what"] or "").split()), order.index(other)
    if at < order.index(name):
        return " ".join(_bindings(what, f"$m[{at}]"))
    # They import each other, and the other has not run yet: what it will be asked for must be functions.
    names = [one.strip() for one in what.strip("{} ").split(",") if one.strip()]
    if not what.startswith("{") or not set(names) <= set(_exported(sources[other], "function")):
        raise NotFollowed(f"{name} and {other} import each other, and not only functions")
    return " ".join(f"const {one} = (...given) => $m[{at}].{one}(...given);" for one in names)


def _bindings(what: str, module: str) -> Iterator[str]:
    first, brace, named = what.partition("{")
    default = first.rstrip(", ")
    if default.startswith("* as "):
        yield f"const {default.removeprefix('* as ')} = {module};"
    elif default:
        yield f"const {{ default: {default} }} = {module};"
    if brace:
        yield f"const {{ {named.rstrip('} ').replace(' as ', ': ')} }} = {module};"


def _beside(name: str, other: str) -> str:
    return posixpath.normpath(posixpath.join(posixpath.dirname(name), other))
