// Elements out of data. Text stays text: nothing here reads markup, so that a tenant's words never become any.

const SVG = "http://www.w3.org/2000/svg";
const TURNS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g; // letters that show what follows in another order

export function h(tag, props, ...children) {
  return filled(document.createElement(tag), props, children);
}

export function svg(tag, props, ...children) {
  return filled(document.createElementNS(SVG, tag), props, children);
}

/** An address that a person may be sent to: of this page, or of the web. Anything else (`javascript:`) is nothing. */
export function safeUrl(text) {
  if (typeof text !== "string") return "";
  return text.startsWith("#") || /^https?:\/\/\S+$/i.test(text) ? text : "";
}

export function link(href, text, props) {
  const safe = safeUrl(href);
  if (!safe) return h("span", {}, text);
  const away = safe.startsWith("#") ? {} : { target: "_blank", rel: "noopener noreferrer" };
  return h("a", { href: safe, ...away, ...props }, text);
}

function filled(node, props, children) {
  for (const [name, value] of Object.entries(props ?? {})) set(node, name, value);
  node.append(...shown(children));
  return node;
}

/** What there is to append: a page may say `letter.advice && …` of what is not there. */
export function shown(children) {
  return children
    .flat(Infinity)
    .filter((child) => child !== null && child !== undefined && child !== false && child !== "")
    .map((child) => (typeof child === "string" ? child.replace(TURNS, named) : child));
}

function named(letter) {
  return `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`;
}

function set(node, name, value) {
  if (value === null || value === undefined || value === false) return;
  if (name.startsWith("on") && typeof value === "function") node.addEventListener(name.slice(2), value);
  else if (name === "value") node.value = value;
  else node.setAttribute(name, value === true ? "" : String(value));
}
