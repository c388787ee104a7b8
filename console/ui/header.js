// The bar on top: where one can go, and who one is.

import { h } from "./dom.js";
import { findField } from "./find.js";
import { otherZone, zoneName } from "./format.js";

export function header({ me, session, places, shortcuts, api, redraw, where }) {
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
      { class: "brand", href: places[0][2], "aria-label": "Lazaret" },
      h("img", { src: "icon.svg", alt: "", width: 24, height: 24 }),
      h("span", {}, "Lazaret"),
    ),
    where && h("span", { class: "where quiet" }, where),
    h("nav", { "aria-label": "Pages" }, links),
    me.operator ? findField(api) : h("span", { class: "find" }),
    h(
      "div",
      { class: "who" },
      zoneButton(redraw),
      h(
        "span",
        { class: "name" },
        me.who,
        h("span", { class: "quiet" }, me.operator ? " · operator" : me.who.startsWith(me.tenant_id) ? "" : ` · ${me.tenant_id}`),
      ),
      h(
        "button",
        { type: "button", class: "plain keys-button", onclick: shortcuts, "aria-label": "Keyboard shortcuts", title: "Keyboard shortcuts (?)" },
        "?",
      ),
      h("button", { type: "button", class: "plain", onclick: () => session.end() }, "Sign out"),
    ),
  );
}

/** Every time on every page is in this zone. */
function zoneButton(redraw) {
  const change = () => {
    otherZone();
    redraw();
  };
  return h("button", { type: "button", class: "plain zone", onclick: change, title: "Change the time zone" }, zoneName());
}
