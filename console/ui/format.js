// Numbers, money and times as people read them.

import { h } from "./dom.js";

const STEPS = [
  [60, "s", 1],
  [3600, "min", 60],
  [86400, "h", 3600],
  [Infinity, "d", 86400],
];

const ZONE = "lazaret.zone";

/** People compare times with logs, which are in UTC; the choice lasts as long as the tab. */
export function zone() {
  return sessionStorage.getItem(ZONE) ?? "UTC";
}

export function otherZone() {
  sessionStorage.setItem(ZONE, zone() === "UTC" ? "local" : "UTC");
}

const inZone = () => (zone() === "UTC" ? { timeZone: "UTC" } : {});

export function zoneName() {
  if (zone() === "UTC") return "UTC";
  return new Intl.DateTimeFormat([], { timeZoneName: "short" }).formatToParts().find((each) => each.type === "timeZoneName").value;
}

/** As logs write it: the same everywhere, and it sorts. */
export function exact(iso) {
  return `${new Date(iso).toLocaleString("sv-SE", inZone())} ${zoneName()}`;
}

/** The full hour that was so many hours ago. */
export function hourOf(back) {
  const at = new Date(Math.floor(Date.now() / 3_600_000 - back) * 3_600_000);
  return at.toLocaleTimeString([], { hour: "2-digit", minute: "2-digit", hourCycle: "h23", ...inZone() });
}

/** A time with how long ago it was, which `freshen` keeps true, and the exact one under the pointer. */
export function when(iso) {
  if (!iso) return "–";
  const at = new Date(iso);
  return h("time", { datetime: iso, title: exact(iso), "data-ago": true }, ago(at, Date.now()));
}

/** Both at once, where there is room; the exact one is never broken. */
export function whenAndExact(iso) {
  return iso ? [when(iso), " · ", h("span", { class: "at" }, exact(iso))] : when(iso);
}

export function freshen(root) {
  for (const each of root.querySelectorAll("time[data-ago]"))
    each.textContent = ago(new Date(each.dateTime), Date.now());
}

export function ago(at, now) {
  const seconds = Math.round((now - at) / 1000);
  if (Math.abs(seconds) < 5) return "just now";
  const said = span(Math.abs(seconds));
  return seconds > 0 ? `${said} ago` : `in ${said}`;
}

export function span(seconds) {
  if (seconds > 0 && seconds < 1) return `${Math.max(1, Math.round(seconds * 1000))} ms`;
  const [, unit, size] = STEPS.find(([below]) => seconds < below);
  return `${Math.round(seconds / size)} ${unit}`;
}

export function clock(iso) {
  const parts = { hour: "2-digit", minute: "2-digit", second: "2-digit", hourCycle: "h23" };
  return new Date(iso).toLocaleTimeString([], { ...parts, ...inZone() });
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
