// Groups as a table: one cause a row, worst first.

import { h, link } from "../ui/dom.js";
import { count, short, some, when } from "../ui/format.js";
import { total, trend } from "../ui/drawn.js";
import { badge, rowLink, table, tag } from "../ui/parts.js";
import { KIND } from "../ui/words.js";

export function groupHash(group) {
  return `#/groups/${encodeURIComponent(group.job_type)}/${encodeURIComponent(group.signature || "-")}`;
}

export function groupTable(groups) {
  return table(
    "Groups of letters with one cause",
    [
      ["cause", cause, "wide"],
      ["lane", (group) => group.job_type],
      ["waiting", open, "number"],
      ["24 h, by the hour", (group) => h("div", { class: "trend" }, hours(group))],
      ["in total", (group) => count(group.letters), "number"],
      ["first seen", (group) => when(group.first_seen)],
      ["last seen", (group) => when(group.last_seen)],
      ["versions", versions],
      ["owner", (group) => group.note.owner || "–"],
    ],
    groups,
  );
}

export function marks(group) {
  return [
    group.breakers.length > 0 &&
      tag("bad", some(group.breakers.length, "open breaker"), `jobs are parked: ${group.breakers.join(", ")}`),
    group.note.on_hold && tag("warn", "on hold", "redrives skip it"),
    group.new_since && tag("busy", "new since the last redrive", "a letter came in after that redrive began"),
  ];
}

export function hours({ deaths, recoveries }) {
  return trend(deaths, recoveries, `24 hours: ${some(total(deaths), "death")}, ${count(total(recoveries))} recovered`);
}

function cause(group) {
  return h(
    "div",
    { class: "cause" },
    h(
      "div",
      {},
      rowLink(groupHash(group), group.summary || group.code || "no message"),
      " ",
      badge(KIND, group.kind),
      " ",
      marks(group),
    ),
    h(
      "div",
      { class: "quiet" },
      h("code", {}, group.code),
      group.signature && ` · ${group.signature}`,
      group.note.bug_url && [" · ", link(group.note.bug_url, "bug")],
      group.note.note && ` · ${short(group.note.note, 80)}`,
    ),
  );
}

function open(group) {
  if (group.open_letters) return h("strong", { class: "bad" }, count(group.open_letters));
  if (!group.letters) return "–";
  return tag("good", "none", "none of its letters are waiting");
}

function versions(group) {
  const known = group.worker_versions;
  return h(
    "span",
    { title: known.join(", ") },
    short(known[0] || "–", 10),
    known.length > 1 && ` +${known.length - 1}`,
  );
}
