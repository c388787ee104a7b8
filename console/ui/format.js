// Numbers, money and times as people read them.

import { h } from "./dom.js";

const STEPS = [
  [60, "s", 1],
  [3600, "min", 60],
  [86400, "h", 3600],
  [Infinity, "d", 86400],
];

/** A time with how long ago it was, which `freshen` keeps true, and the exact one under the pointer. */
export function when(iso) {
  if (!iso) return "–";
  const at = new Date(iso);
  return h("time", { datetime: iso, title: at.toLocaleString(), "data-ago": true }, ago(at, Date.now()));
}

export function freshen(root) {
  for (const each of root.querySelectorAll("time[data-ago]"))
    each.textContent = ago(new Date(each.dateTime), Date.now());
}

export function ago(at, now) {
  const seconds = Math.round((now - at) / 1000);
  const said = span(Math.abs(seconds));
  if (Math.abs(seconds) < 5) return "just now";
  return seconds > 0 ? `${said} ago` : `in ${said}`;
}

export function span(seconds) {
  const [, unit, size] = STEPS.find(([below]) => seconds < below);
  return `${Math.round(seconds / size)} ${unit}`;
}

export function clock(iso) {
  return new Date(iso).toLocaleTimeString([], { hour: "2-digit", minute: "2-digit", second: "2-digit" });
}

export function count(number, most) {
  if (number === null || number === undefined) return "–";
  return most && number >= most ? `${most.toLocaleString()}+` : number.toLocaleString();
}

export function usd(number) {
  return number && number < 0.01 ? `$${number.toFixed(4)}` : `$${(number ?? 0).toFixed(2)}`;
}

export function some(number, one, many = `${one}s`) {
  return `${number.toLocaleString()} ${number === 1 ? one : many}`;
}

export function short(text, length = 12) {
  return text.length > length ? `${text.slice(0, length - 1)}…` : text;
}
