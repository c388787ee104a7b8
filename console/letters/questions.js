// What runs ask of people: what they are shown, and how it is answered. The answer is to what is on the screen.

import { part } from "../net/api.js";
import { ask } from "../ui/dialogs.js";
import { h, link } from "../ui/dom.js";
import { span, when } from "../ui/format.js";
import { field } from "../ui/forms.js";
import { button } from "../ui/parts.js";
import { hashOf } from "../routes.js";

export function questionList(questions, context, { jobs = false } = {}) {
  return h(
    "ul",
    { class: "effects" },
    questions.map((each) => shown(each, context, jobs)),
  );
}

export function jobHash(each) {
  const version = each.version > 1 ? { version: each.version } : {};
  return hashOf(`/jobs/${part(each.tenant_id)}/${part(each.job_type)}/${part(each.job_id)}`, version);
}

function shown(each, context, jobs) {
  const open = each.status === "open";
  return h(
    "li",
    {},
    h("div", {}, h("strong", {}, each.question), " ", h("code", {}, each.key)),
    each.about !== null && h("pre", {}, JSON.stringify(each.about, null, 2)),
    h("p", { class: "quiet" }, told(each), jobs && [" · ", link(jobHash(each), each.job_id)]),
    open && answering(each, context),
  );
}

function told(each) {
  if (each.status === "answered") return [`answered ${JSON.stringify(each.answer)} by ${each.who} `, when(each.answered_at), each.why && `: ${each.why}`];
  if (each.status === "closed") return "closed: nobody waits for it any more";
  const left = (Date.parse(each.until) - Date.now()) / 1000;
  return ["asked ", when(each.asked_at), left > 0 ? ` · ${span(left)} left to answer` : " · its time is over"];
}

function answering(each, context) {
  if (!each.options.length) return button("Answer", () => answer(each, null, context), { tone: "main" });
  return h("div", { class: "actions" }, each.options.map((option, at) => button(option, () => answer(each, option, context), { tone: at ? "" : "main" })));
}

/** Without options the answer is text. */
function answer(each, option, { api, me, toast, refresh }) {
  const said = field({ name: "answer", label: "Answer", required: true });
  const why = field({ name: "why", label: "Why", hint: "kept with your name" });
  const whose = me.operator ? `tenant_id=${part(each.tenant_id)}&` : "";
  const path = `jobs/${part(each.job_type)}/${part(each.job_id)}/answers/${part(each.key)}?${whose}version=${each.version}`;
  ask({
    title: each.question,
    about: option === null ? "The job goes on with what you write." : `The job goes on with: ${option}`,
    fields: option === null ? [said, why] : [why],
    confirm: option ?? "Answer",
    run: (typed) => api.post(path, { answer: option ?? typed.answer, why: typed.why ?? "", digest: each.digest }),
    then: () => {
      toast("Answered. The job goes on.");
      refresh();
    },
  });
}
