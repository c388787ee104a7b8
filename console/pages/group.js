// One cause: who is affected, what people know about it, and the way to a redrive of all its letters.

import { part } from "../net/api.js";
import { ask } from "../ui/dialogs.js";
import { h, link } from "../ui/dom.js";
import { field, reason } from "../ui/forms.js";
import { count, when, whenAndExact } from "../ui/format.js";
import { marks } from "../letters/group_table.js";
import { closeAll } from "./breaker.js";
import { letterTable } from "../letters/letter_table.js";
import { day, key, total } from "../ui/drawn.js";
import { badge, button, card, copies, empty, facts, go, heading, sentence, tag } from "../ui/parts.js";
import { hashOf } from "../routes.js";
import { ACTION, KIND } from "../ui/words.js";

const SAMPLE = 3; // letters that are shown
const CANARY = 5; // letters, or a fifth of a small group

export default {
  operators: true,
  every: 8_000,
  title: (group) => group.code || "Group",

  async load({ get, args }) {
    const group = await get(`groups/${part(args.signature)}`, { job_type: args.job_type });
    const asked = {
      job_type: args.job_type,
      ...(group.signature ? { signature: group.signature } : { code: group.code }),
      limit: SAMPLE,
    };
    const { letters, cursor } = await get("dead-letters", asked);
    return { ...group, shown: letters.slice(0, SAMPLE), older: cursor !== null };
  },

  view(group, context) {
    return [
      heading(group.summary || group.code, {
        above: ["Group in ", link(hashOf("/groups", { job_type: group.job_type }), group.job_type)],
        after: actions(group, context),
      }),
      h(
        "p",
        { class: "marks" },
        openness(group),
        " ",
        badge(KIND, group.kind),
        " ",
        h("span", { class: "quiet" }, sentence(KIND, group.kind)),
        " ",
        marks(group),
      ),
      group.breakers.length > 0 && stopped(group, context),
      advice(group),
      h("div", { class: "columns" }, h("div", { class: "stack" }, about(group), known(group, context)), h("div", { class: "stack" }, sample(group), deploys(group))),
    ].filter(Boolean);
  },
};

function sample(group) {
  const all = hashOf("/letters", { job_type: group.job_type, signature: group.signature });
  return card(
    group.older ? `${SAMPLE} of ${count(group.open_letters)} letters that wait` : "Letters that wait",
    group.shown.length ? letterTable(group.shown, { cause: false, brief: true }) : empty("None of its letters wait."),
    group.older && h("p", {}, link(all, `All ${count(group.open_letters)}`)),
  );
}

function openness(group) {
  if (group.open_letters) return tag("bad", `${count(group.open_letters)} waiting`);
  return group.letters ? tag("good", "none waiting") : tag("warn", "no letter yet", "attempts fail, and no job has died");
}

function stopped(group, context) {
  const each = group.breakers.map((tenant, at) => [at ? ", " : "", link(`#/breakers/${part(tenant)}/${part(group.job_type)}`, tenant)]);
  const all = group.breakers.map((tenant_id) => ({ tenant_id, job_type: group.job_type }));
  return h(
    "div",
    { class: "caution" },
    h("span", {}, h("strong", {}, "It keeps jobs from running: "), "the breaker is open for ", each, "."),
    button(all.length > 1 ? `Close all ${all.length}` : "Close it", () => closeAll(all, context), { key: "c" }),
  );
}

/** What its letters recommend: they died of one cause. */
function advice(group) {
  const [letter] = group.shown;
  const text = letter && ACTION[letter.recommended_action];
  return text && h("p", { class: "advice" }, h("strong", {}, "What to do: "), `${text}.`);
}

function about(group) {
  return card(
    "About this group",
    lastDay(group),
    facts([
      ["code", h("code", {}, group.code)],
      ["error", group.error_type],
      ["signature", group.signature && h("code", {}, group.signature)],
      ["letters in total", count(group.letters)],
      ["waiting", waitingBy(group.letters_waiting)],
      [
        "tenants",
        group.tenants.length ? [group.tenants.map((each) => [link(`#/tenants/${part(each)}`, each), " "]), group.more_tenants && "and perhaps more: not every letter was looked at"] : "none now",
      ],
      ["first seen", when(group.first_seen)],
      ["last seen", when(group.last_seen)],
      ["worker versions", group.worker_versions.map((each) => [h("code", {}, each || "unknown"), " "])],
      ["last redrive", group.last_redrive && link(`#/redrives/${part(group.last_redrive)}`, group.last_redrive)],
      ["failed last", group.sample_job && link(hashOf("/search", { q: group.sample_job }), group.sample_job)],
      ["redrive it by hand", copies(`python -m ops redrive start --lane ${group.job_type} --action replay --signature ${group.signature} --reason "…" --watch`, "command")],
      ["sample letter", group.sample && link(`#/letters/${part(group.sample)}`, group.sample)],
    ]),
  );
}

function lastDay({ deaths, recoveries }) {
  const [died, recovered] = [total(deaths), total(recoveries)];
  if (!died && !recovered) return h("p", { class: "quiet" }, "None of its letters died or recovered in the last 24 hours.");
  return [day(deaths, recoveries, `24 hours: ${count(died)} died, ${count(recovered)} recovered`), h("p", {}, key("good", "recovered"), key("bad", "died"))];
}

/** Versions before and after it was first seen, and what each changed of the lane's own values. */
function deploys(group) {
  if (!group.deploys.length) return null;
  const [live, ...since] = group.deploys;
  const row = (each, text) =>
    h(
      "li",
      {},
      h("div", {}, h("code", {}, each.worker_version || "unknown"), " ", h("span", { class: "quiet" }, text, " ", whenAndExact(each.at))),
      since.includes(each) && changes(each.changed),
    );
  return card(
    "What changed in the lane since it was first seen",
    h("ol", { class: "deploys" }, row(live, Date.parse(live.at) <= Date.parse(group.first_seen) ? "was live when it was first seen; deployed" : "the first that is known of; seen"), since.map((each) => row(each, "deployed"))),
    !since.length && empty("Nothing: no other version of its worker was seen."),
  );
}

function changes(changed) {
  const rows = Object.entries(changed);
  if (!rows.length) return h("p", { class: "quiet" }, "None of the lane's values: its code or packages changed.");
  return h("dl", { class: "changes" }, rows.map(([name, text]) => h("div", {}, h("dt", {}, h("code", {}, name)), h("dd", {}, text))));
}

function waitingBy(waiting) {
  const parts = Object.entries(waiting).filter(([, number]) => number);
  return parts.length ? parts.map(([word, number]) => `${count(number)} ${word}`).join(", ") : "none";
}

function known(group, context) {
  const { owner, note, bug_url: bug } = group.note;
  const nothing = !owner && !note && !bug;
  return card(
    "What people know",
    nothing
      ? empty("Nobody has written anything about it yet.")
      : facts([
          ["owner", owner],
          ["note", h("p", { class: "words" }, note)],
          ["bug", bug && link(bug, bug)],
        ]),
    button(nothing ? "Add a note" : "Edit", () => write(group, context), { key: "e" }),
  );
}

function actions(group, context) {
  const filter = group.signature ? { signature: group.signature } : { code: group.code };
  const held = group.note.on_hold;
  return [
    button(held ? "Release" : "Put on hold", () => hold(group, held ? "release" : "hold", context), { key: "h" }),
    group.open_letters > 0 &&
      !held &&
      go(hashOf("/redrives/new", { job_type: group.job_type, ...filter, canary: canary(group) }), "Redrive this group", {
        tone: "main",
        key: "p",
      }),
  ];
}

function canary(group) {
  return Math.max(1, Math.min(CANARY, Math.floor(group.open_letters / CANARY)));
}

function hold(group, word, { api, refresh }) {
  ask({
    title: word === "hold" ? "Put this group on hold?" : "Release this group?",
    about:
      word === "hold"
        ? "Redrives skip its letters until somebody releases it."
        : "Redrives may take its letters again.",
    fields: [reason()],
    confirm: word === "hold" ? "Put on hold" : "Release",
    run: (typed) => api.post(`groups/${part(group.signature || "-")}/${word}`, { job_type: group.job_type, ...typed }),
    then: refresh,
  });
}

function write(group, { api, refresh }) {
  const { owner, note, bug_url: bug } = group.note;
  ask({
    title: "What do you know about this cause?",
    fields: [
      field({ name: "owner", label: "Owner", value: owner, maxlength: 200 }),
      field({ name: "note", label: "Note", kind: "area", value: note, maxlength: 4000 }),
      field({ name: "bug_url", label: "Bug", kind: "url", value: bug, maxlength: 2000, pattern: "https?://.*" }),
    ],
    confirm: "Save",
    run: (typed) =>
      api.post(`groups/${part(group.signature || "-")}/note`, {
        job_type: group.job_type,
        owner: "",
        note: "",
        bug_url: "",
        ...typed,
      }),
    then: refresh,
  });
}
