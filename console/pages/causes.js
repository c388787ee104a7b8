// A tenant's own causes: what failed, in the words of its own letters, and one way to send all of one again.

import { part } from "../net/api.js";
import { ask } from "../ui/dialogs.js";
import { h, link } from "../ui/dom.js";
import { fixed, reason } from "../ui/forms.js";
import { count, some, when } from "../ui/format.js";
import { badge, button, empty, heading, panel, table } from "../ui/parts.js";
import { hashOf } from "../routes.js";
import { KIND, OWN_FIXED } from "../ui/words.js";

export default {
  every: 10_000,
  title: () => "Causes",
  load: ({ get }) => get("own-groups"),

  view({ groups }, context) {
    return [
      heading(groups.length ? `${some(groups.length, "cause")} of ${some(total(groups), "letter")} that ${total(groups) === 1 ? "waits" : "wait"}` : "Causes"),
      h("p", { class: "quiet" }, "Letters that died of one cause, together. Replaying a cause sends those of its letters that are safe to send again; the others stay where they are."),
      panel(groups.length ? listed(groups, context) : empty("None of your letters waits.")),
    ];
  },
};

const total = (groups) => groups.reduce((all, group) => all + group.open_letters, 0);

function listed(groups, context) {
  return table(
    "Causes of your letters",
    [
      ["what went wrong", (group) => h("div", { class: "cause" }, link(letters(group), group.summary || group.code), h("div", { class: "quiet" }, h("code", {}, group.code), ` · ${group.job_type}`)), "wide"],
      ["kind", (group) => badge(KIND, group.kind)],
      ["letters", (group) => count(group.open_letters), "number"],
      ["held", (group) => count(group.letters_waiting.held), "number"],
      ["first seen", (group) => when(group.first_seen)],
      ["last seen", (group) => when(group.last_seen)],
      ["what to do", (group) => button("Replay them", () => replay(group, context), { title: `replay ${group.summary || group.code}` })],
    ],
    groups,
  );
}

function letters({ job_type, signature, code }) {
  return hashOf("/letters", { job_type, ...(signature ? { signature } : {}), code });
}

function replay(group, { api, toast, refresh }) {
  ask({
    title: `Replay ${some(group.open_letters, "letter")}?`,
    about: "A few are sent first. If they succeed, the others follow; if they fail again, the rest is not sent. Nothing that already happened outside is done twice.",
    fields: [fixed("", OWN_FIXED), reason()],
    confirm: "Replay them",
    run: (typed) => api.post(`own-groups/${part(group.signature || "-")}/replay`, { ...typed, job_type: group.job_type }, crypto.randomUUID()),
    then: () => {
      toast("Those that are safe to send are on their way. The others stay open.");
      refresh();
    },
  });
}
