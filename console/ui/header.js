// The bar on top: where one can go, and who one is.

import { h } from "./dom.js";

export function header({ me, session, places, shortcuts }) {
  const here = location.hash.replace(/^#/, "").split(/[/?]/)[1] ?? "";
  const links = places.map(([letter, title, hash], at) => {
    const current = hash === `#/${here}` || (!here && at === 0);
    return h("a", { href: hash, "aria-current": current ? "page" : null, title: `g ${letter}` }, title);
  });
  return h(
    "div",
    { class: "bar-top" },
    h(
      "a",
      { class: "brand", href: places[0][2] },
      h("img", { src: "icon.svg", alt: "", width: 24, height: 24 }),
      "Lazaret",
    ),
    h("nav", { "aria-label": "Pages" }, links),
    h(
      "div",
      { class: "who" },
      h(
        "span",
        { class: "name" },
        me.who,
        h("span", { class: "quiet" }, me.operator ? " · operator" : ` · ${me.tenant_id}`),
      ),
      h(
        "button",
        { type: "button", class: "plain", onclick: shortcuts, "aria-label": "Keyboard shortcuts", title: "Keyboard shortcuts (?)" },
        "?",
      ),
      h("button", { type: "button", class: "plain", onclick: () => session.end() }, "Sign out"),
    ),
  );
}
