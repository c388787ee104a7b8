// The keyboard: letters alone, never with a modifier, and never while somebody types.

import { isAsking, tell } from "./dialogs.js";
import { h } from "./dom.js";

const PATIENCE_MS = 1_200;

/** `places` are [letter, title, hash]; `g` and the letter go there. */
export function listen({ places, refresh }) {
  let gone = 0;
  const keys = {
    "?": () => help(places()),
    r: refresh,
    j: () => walk(1),
    k: () => walk(-1),
    "/": () => document.querySelector("#find, main input, main select")?.focus(),
    f: () => document.querySelector("main .filters input, main .filters select")?.focus(),
    x: () => document.activeElement.closest("tr")?.querySelector("td.pick input")?.click(),
    a: () => document.querySelector("main .heading .button.main, main .heading button.main")?.click(),
    g: () => (gone = Date.now()),
  };
  document.addEventListener("keydown", (event) => {
    if (!isForUs(event)) return;
    const place = Date.now() - gone < PATIENCE_MS && places().find(([letter]) => letter === event.key);
    const need = document.querySelector(`main [data-need="${CSS.escape(event.key)}"]`);
    const act = place ? () => (location.hash = place[2]) : need ? () => need.click() : keys[event.key];
    if (!act) return;
    event.preventDefault();
    if (place) gone = 0;
    act();
  });
}

export function help(places) {
  const rows = [
    ...places.map(([letter, title]) => [["g", letter], title]),
    [["j"], "next row"],
    [["k"], "previous row"],
    [["Enter"], "open the row"],
    [["1"], "to 9: open what needs you, by its number"],
    [["/"], "search"],
    [["f"], "go to the first filter"],
    [["x"], "choose the letter of this row"],
    [["a"], "the page's main action"],
    [["r"], "refresh"],
    [["?"], "show this list"],
    [["Esc"], "close a dialog"],
  ];
  tell(
    "Keyboard shortcuts",
    h(
      "dl",
      { class: "keys" },
      rows.map(([letters, text]) =>
        h(
          "div",
          {},
          h(
            "dt",
            {},
            letters.map((letter) => h("kbd", {}, letter)),
          ),
          h("dd", {}, text),
        ),
      ),
    ),
  );
}

function walk(by) {
  const rows = [...document.querySelectorAll("main [data-row]")];
  const at = rows.indexOf(document.activeElement);
  rows[at < 0 ? 0 : Math.min(Math.max(at + by, 0), rows.length - 1)]?.focus();
}

function isForUs(event) {
  return !(event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target) || isAsking());
}

function isTyping(node) {
  return node.isContentEditable || ["INPUT", "TEXTAREA", "SELECT"].includes(node.tagName);
}
