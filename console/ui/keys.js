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
    "/": () => document.querySelector("main input, main select")?.focus(),
    g: () => (gone = Date.now()),
  };
  document.addEventListener("keydown", (event) => {
    if (!isForUs(event)) return;
    const place = Date.now() - gone < PATIENCE_MS && places().find(([letter]) => letter === event.key);
    const act = place ? () => (location.hash = place[2]) : keys[event.key];
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
    [["/"], "go to the first filter"],
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
