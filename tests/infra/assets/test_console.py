"""The console's one script does what its modules do: both are run by Node, and compared."""

import gzip
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from infra.console import bundled, console_files, one_script
from tests.support.synth import ROOT

PAGE = """<html><head>
    <link rel="icon" href="icon.svg" type="image/svg+xml" />
    <link rel="stylesheet" href="style/a.css" />
    <link rel="stylesheet" href="style/b.css" />
    <script src="early.js"></script>
    <script type="module" src="app.js"></script>
  </head></html>
"""
MODULES = {
    "app.js": """
import { address } from "./routes.js";
import page, { title as heading } from "./pages/one.js";
import * as words from "./words.js";
import "./effects.js";
import {
  plural,
} from "./words.js";
console.log(heading, address(1), page.show(2), words.WORD, plural("x"), new words.Box(3).held);
""",
    "pages/one.js": """
import { address } from "../routes.js";
export const title = "One";
export default { show: (n) => address(n) };
""",
    "routes.js": """
import one from "./pages/one.js";
export function address(n) { return `#/${one === undefined ? "?" : "one"}/${n}`; }
""",
    "words.js": """
export const WORD = "word";
export async function later() {}
export function plural(word) { return `${word}s`; }
export class Box { constructor(held) { this.held = held; } }
""",
    "effects.js": 'console.log("first");\n',
}


def ran(folder: Path, name: str) -> str:
    node = shutil.which("node")
    assert node is not None
    return subprocess.run([node, name], cwd=folder, capture_output=True, text=True, check=True).stdout


def test_one_script_does_what_the_modules_do(tmp_path: Path) -> None:
    for name, source in MODULES.items():
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(source)
    (tmp_path / "package.json").write_text('{"type": "module"}')
    (tmp_path / "one.cjs").write_text(one_script({name: text.encode() for name, text in MODULES.items()}, ["app.js"]))
    expected = ran(tmp_path, "app.js")
    assert "One #/one/1 #/one/2 word xs 3" in expected
    assert ran(tmp_path, "one.cjs") == expected


def files(**changed: str) -> dict[str, bytes]:
    page = {"index.html": PAGE, "icon.svg": "<svg/>", "style/a.css": "a{}", "style/b.css": "b{}", "early.js": "1;"}
    return {name: text.encode() for name, text in {**page, **MODULES, **changed}.items()}


def test_a_page_asks_for_one_style_and_one_script_named_by_their_content() -> None:
    made = bundled(files())
    named = re.findall(r'(?:href|src)="([^"]+)"', made["index.html"].decode())
    icon, style, script = named
    assert icon.startswith("data:image/svg+xml;base64,")
    assert made[style] == b"a{}\nb{}"
    assert made[script].startswith(b"1;")
    assert gzip.decompress(made[f"{script}.gz"]) == made[script]
    assert set(made) == {"index.html", "icon.svg", style, script, f"{style}.gz", f"{script}.gz"}
    edited = bundled(files(**{"words.js": MODULES["words.js"] + "\n// edited\n"}))
    assert style in edited
    assert script not in edited


@pytest.mark.parametrize(
    "source",
    [
        'import("./words.js");',
        "export let counter = 0;",
        "export { a as b };",
        "await begin();",
        'import { WORD } from "./app.js";\nexport const x = 1;',  # each other, and no function
    ],
)
def test_what_cannot_be_followed_leaves_the_files_as_they_are(tmp_path: Path, source: str) -> None:
    app = {"app.js": 'import "./odd.js";\nexport const WORD = "w";\n', "odd.js": source}
    home = tmp_path / "console"
    for name, content in files(**app).items():
        (home / name).parent.mkdir(parents=True, exist_ok=True)
        (home / name).write_bytes(content)
    assert console_files(tmp_path)["console/odd.js"] == source.encode()
    assert console_files(tmp_path)["console/index.html"] == PAGE.encode()


MOST_BYTES = 80_000  # compressed, style and script together


def test_the_shipped_console_is_four_requests_and_node_reads_its_script(tmp_path: Path) -> None:
    made = {name.removeprefix("console/"): content for name, content in console_files(ROOT).items()}
    asked = [name for name in re.findall(r'(?:href|src)="([^"]+)"', made["index.html"].decode()) if name in made]
    assert len(["index.html", "config.json", *asked]) <= 4
    assert sum(len(made[f"{name}.gz"]) for name in asked if f"{name}.gz" in made) < MOST_BYTES
    (script,) = (name for name in asked if name.endswith(".js"))
    (tmp_path / "app.js").write_bytes(made[script])
    node = shutil.which("node")
    assert node is not None
    subprocess.run([node, "--check", str(tmp_path / "app.js")], check=True)
