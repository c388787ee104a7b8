// Breakers: whose jobs are parked, why, and until when.

import { close } from "./breaker.js";
import { h, link } from "../ui/dom.js";
import { count, short, some, when } from "../ui/format.js";
import { badge, button, empty, heading, panel, rowLink, table } from "../ui/parts.js";
import { groupHash } from "../letters/group_table.js";
import { breakerHash } from "../letters/needs.js";
import { BREAKER } from "../ui/words.js";

const COUNTED = 1_000;
const SAID = 120; // letters of an error: what to do stands beside it

export default {
  operators: true,
  every: 6_000,
  title: () => "Breakers",
  load: ({ get }) => get("breakers"),

  view({ breakers, more }, context) {
    const all = [
      ["tenant", (each) => rowLink(breakerHash(each), each.tenant_id), "wide"],
      ["lane", (each) => each.job_type],
      ["state", (each) => badge(BREAKER, each.state)],
      ["cause", cause, "wide"],
      ["parked", (each) => count(each.parked, COUNTED), "number"],
      ["opened", (each) => when(each.opened_at)],
      ["next try", nextTry],
      [
        "what to do",
        (each) =>
          each.state === "closed"
            ? closed(each)
            : button("Close", () => close(each, context, false), { title: `close ${each.tenant_id} in ${each.job_type}` }),
      ],
    ];
    return [
      heading("Breakers"),
      h(
        "p",
        { class: "quiet" },
        "When one tenant's jobs keep failing in a lane, its breaker opens and they are parked. Parked jobs use up no attempts, and are released when the breaker closes.",
      ),
      panel(
        breakers.length ? table("Breakers", all, breakers) : empty("Every breaker is closed: all tenants' jobs run."),
      ),
      more && h("p", { class: "quiet" }, "There are more than this page shows."),
    ].filter(Boolean);
  },
};

/** What failed last, and the way to its group: its letters may have died under another code. */
function cause(each) {
  const last = each.last_failure;
  if (!last) return each.code ? h("code", {}, each.code) : "–";
  const said = last.detail.split("\n", 1)[0] || last.code;
  return h(
    "div",
    { class: "cause" },
    link(groupHash({ ...last, job_type: each.job_type }), short(said, SAID), { title: said }),
    h("div", { class: "quiet" }, h("code", {}, last.code), " · ", last.job_id, " · ", when(last.at)),
  );
}

function nextTry(each) {
  if (each.state === "closed") return "–";
  const failed = each.probes_failed > 0 && h("div", { class: "quiet" }, `${some(each.probes_failed, "try", "tries")} failed`);
  if (each.probe) return [h("span", { title: each.probe }, "a job is being tried"), failed];
  const due = each.state === "half_open" || Date.parse(each.cools_until) <= Date.now();
  return [due ? (each.parked ? "due now" : "its next job") : when(each.cools_until), failed];
}

function closed(each) {
  return h(
    "span",
    { class: "quiet" },
    each.closed_by ? `closed by ${each.closed_by}: ${each.closed_why}` : "releasing",
  );
}
