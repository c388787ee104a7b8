// The keyboard: letters alone, never with a modifier, and never while somebody types. What a page can do has its own keys,
// which its buttons show; the rest is the same everywhere.

import { isAsking, tell } from "./dialogs.js";
import { h } from "./dom.js";

const PATIENCE_MS = 1_200;
const press = (selector) => document.querySelector(selector)?.click();
const focus = (selector) => document.querySelector(selector)?.focus();

/** `places` are [letter, title, hash]; `g` and the letter go there. */
export function listen({ places, refresh }) {
  let gone = 0;
  const keys = {
    "?": () => help(places()),
    r: refresh,
    j: () => walk(1),
    k: () => walk(-1),
    "/": () => focus("#find, main input, main select"),
    f: () => focus("main .filters input, main .filters select"),
    x: () => document.activeElement.closest("tr")?.querySelector("td.pick input")?.click(),
    X: () => press("main th.pick input"),
    a: () => press("main .heading .main, main .verdict-card .main"),
    y: () => press("main [data-copy]"),
    z: () => press(".zone"),
    n: () => press("main [rel=next]"),
    b: () => press("main [rel=prev]"),
    g: () => (gone = Date.now()),
  };
  document.addEventListener("keydown", (event) => {
    if (!isForUs(event)) return;
    const place = Date.now() - gone < PATIENCE_MS && places().find(([letter]) => letter === event.key);
    const named = CSS.escape(event.key);
    const own = document.querySelector(`main [data-need="${named}"], main [data-key="${named}"]:not(:disabled)`);
    const act = place ? () => (location.hash = place[2]) : own ? () => own.click() : keys[event.key];
    if (!act) return;
    event.preventDefault();
    gone = event.key === "g" && !place ? Date.now() : 0;
    if (event.key !== "g" || place) act();
  });
}

const EVERYWHERE = [
  [["j"], "next row"],
  [["k"], "previous row"],
  [["Enter"], "open the row"],
  [["1"], "to 9: open what needs you"],
  [["/"], "search"],
  [["f"], "first filter"],
  [["x"], "choose this row's letter"],
  [["X"], "choose all on the page"],
  [["a"], "the page's main action"],
  [["y"], "copy the page's first text"],
  [["n"], "next page"],
  [["b"], "first page again"],
  [["z"], "other time zone"],
  [["r"], "refresh"],
  [["?"], "this list"],
  [["Esc"], "close a dialog"],
];

/** What this page can do stands first. */
export function help(places) {
  const here = [...document.querySelectorAll("main [data-key]:not(:disabled)")].map((each) => [[each.dataset.key], wordsOf(each)]);
  const rows = [...places.map(([letter, title]) => [["g", letter], title]), ...EVERYWHERE];
  tell("Keyboard shortcuts", here.length > 0 && [h("h3", {}, "On this page"), listed(here)], h("h3", {}, "Everywhere"), listed(rows));
}

function wordsOf(node) {
  return [...node.childNodes].filter((each) => each.nodeName !== "KBD").map((each) => each.textContent).join("");
}

function listed(rows) {
  const row = ([letters, text]) => h("div", {}, h("dt", {}, letters.map((letter) => h("kbd", {}, letter))), h("dd", {}, text));
  return h("dl", { class: "keys" }, rows.map(row));
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
  return node.isContentEditable || ["TEXTAREA", "SELECT"].includes(node.tagName) || (node.tagName === "INPUT" && node.type !== "checkbox");
}
