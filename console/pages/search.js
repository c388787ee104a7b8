// What was searched for, on a page that can be sent to somebody.

import { h } from "../ui/dom.js";
import { results } from "../ui/find.js";
import { empty, heading, panel } from "../ui/parts.js";

export default {
  operators: true,
  title: () => "Search",
  load: ({ get, query }) => (query.q?.length > 1 ? get("search", { q: query.q }) : null),
  view: (found, { query }) => [
    heading(query.q ? `Search: ${query.q}` : "Search"),
    panel(found ? h("div", { class: "found still" }, results(found)) : empty("Type at least two characters into the field above.")),
  ],
};
