// Breakers: whose jobs are set aside, why, until when.

import { part } from "../api.js";
import { ask } from "../dialogs.js";
import { h, link } from "../dom.js";
import { reason } from "../forms.js";
import { count, some, when } from "../format.js";
import { badge, button, empty, heading, panel, rowLink, table } from "../parts.js";
import { hashOf } from "../routes.js";
import { BREAKER } from "../words.js";

const COUNTED = 1_000;

export default {
  operators: true,
  every: 6_000,
  title: () => "Breakers",
  load: ({ get }) => get("breakers"),

  view({ breakers, more }, context) {
    const all = [
      ["tenant", (each) => rowLink(`#/tenants/${part(each.tenant_id)}`, each.tenant_id), "wide"],
      ["lane", (each) => each.job_type],
      ["state", (each) => badge(BREAKER, each.state)],
      [
        "because of",
        (each) =>
          each.code
            ? link(
                hashOf("/letters", { job_type: each.job_type, tenant_id: each.tenant_id, code: each.code }),
                each.code,
              )
            : "–",
      ],
      ["parked", (each) => count(each.parked, COUNTED), "number"],
      ["opened", (each) => when(each.opened_at)],
      [
        "tries again",
        (each) => (each.probe ? h("span", { title: each.probe }, "a job is being tried") : when(each.cools_until)),
      ],
      [
        "",
        (each) =>
          each.state === "closed"
            ? closed(each)
            : button("Close", () => close(each, context), { title: `close ${each.tenant_id} in ${each.job_type}` }),
      ],
    ];
    return [
      heading("Breakers"),
      h(
        "p",
        { class: "quiet" },
        "A breaker sets the jobs of one tenant in one lane aside when they keep failing. They burn no attempts, and are released when it closes.",
      ),
      panel(
        breakers.length ? table("Breakers", all, breakers) : empty("Every breaker is closed: all tenants' jobs run."),
      ),
      more && h("p", { class: "quiet" }, "There are more than can be shown."),
    ].filter(Boolean);
  },
};

function closed(each) {
  return h(
    "span",
    { class: "quiet" },
    each.closed_by ? `closed by ${each.closed_by}: ${each.closed_why}` : "releasing",
  );
}

function close(each, { api, refresh, toast }) {
  ask({
    title: `Close the breaker of ${each.tenant_id} in ${each.job_type}?`,
    about: `${some(each.parked, "parked job")} will be released, oldest first. If the cause is still there it opens again.`,
    fields: [reason("Why it is safe now")],
    confirm: "Close it",
    run: (typed) => api.post(`breakers/${part(each.tenant_id)}/${part(each.job_type)}/close`, typed),
    then: (told) => {
      toast(`Closed. ${some(told.parked, "parked job")} on the way.`);
      refresh();
    },
  });
}
