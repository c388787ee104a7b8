// The one list of what needs a person, in order of harm. Its numbers are also the keys that open its rows.

import { part } from "../net/api.js";
import { h, link, svg } from "../ui/dom.js";
import { stopped as timeOf, total, trend } from "../ui/drawn.js";
import { count, some, span, when } from "../ui/format.js";
import { hashOf } from "../routes.js";
import { groupHash } from "./group_table.js";
import { jobHash } from "./questions.js";

const GROUPS = 7;
const QUESTIONS = 5;
const TENANTS = 3; // named in a row of many
const COUNTED = 1_000; // parked jobs of one breaker
const RECENT_MS = 86_400_000;
const SILENT_PERIODS = 6; // of a lane's flow without one job done, after some with
const ICONS = {
  stopped: "M1 8h4l2-4M15 8h-4l-2 4M7 12l2-8",
  doubt: "M8 1.5 14.5 8 8 14.5 1.5 8zM8 5v3.5M8 11v.1",
  cause: "M2 6h12v7H2zM3.5 3.5h9M5 1.5h6",
  approval: "M8 14.5a6.5 6.5 0 1 1 0-13 6.5 6.5 0 0 1 0 13zM5 8l2.2 2.2L11 6.4",
  proposal: "M13.5 8A5.5 5.5 0 1 1 11.6 3.8M13.5 1.5v3h-3",
  halted: "M3 3h10v10H3z",
  question: "M5.5 6a2.5 2.5 0 1 1 3.7 2.2c-.8.5-1.2.9-1.2 1.8M8 13v.1",
  silent: "M3 8h.1M8 8h.1M13 8h.1",
};

/** The list, and how many things are on it. Questions of runs that wait for a person go in after the approvals. */
export function needs({ lanes, groups, causes, breakers, redrives, questions, more: bounds }) {
  const held = Object.values(Object.groupBy(breakers, causeOf)).toSorted((a, b) => parkedOf(b) - parkedOf(a));
  const shown = groups.filter((group) => group.open_letters);
  const rows = [
    ...held.map((some) => (some.length > 1 ? stoppedMany(some) : stopped(some[0]))),
    ...(bounds.breakers ? [{ aside: link("#/breakers", "More breakers are open than this list shows") }] : []),
    ...doubted(lanes),
    ...shown.slice(0, GROUPS).map(cause),
    ...more(shown, causes - (groups.length - shown.length)),
    ...redrives.filter((each) => each.status === "waiting_for_approval").map(approval),
    ...questions.slice(0, QUESTIONS).map(question),
    ...moreQuestions(questions, bounds.questions),
    ...redrives.filter((each) => each.status === "proposed").map(proposal),
    ...(bounds.redrives ? [{ aside: link("#/redrives", "More redrives are under way, or wait, than this list shows") }] : []),
    ...redrives.filter(halted).map(stoppedRedrive),
    ...lanes.filter(silent).map(silence),
  ];
  let number = 0;
  const drawn = rows.map((row) => (row.aside ? aside(row.aside) : drawnRow(row, (number += 1))));
  return [h("ol", { class: "needs" }, drawn), number];
}

function causeOf({ job_type: lane, code, last_failure: last, tenant_id: tenant }) {
  return JSON.stringify([lane, last?.signature || code || tenant]);
}

const parkedOf = (some) => total(some.map((each) => each.parked));

function aside(text) {
  return h("li", {}, h("span", { class: "aside quiet" }, text));
}

function drawnRow({ tone, icon, href, title, said, picture, one, two, action }, number) {
  const open = link(href, title, { "data-row": true, "data-need": number <= 9 ? number : null });
  return h(
    "li",
    {},
    h("kbd", {}, number <= 9 ? String(number) : ""),
    h("span", { class: `chip ${tone}`, "aria-hidden": "true" }, svg("svg", { viewBox: "0 0 16 16" }, svg("path", { d: ICONS[icon] }))),
    h("div", { class: "cause" }, h("h3", {}, open), said),
    h("div", { class: "trend" }, picture),
    h("div", { class: "end" }, one),
    h("div", { class: "end" }, two),
    action ? link(href, action, { class: number === 1 ? "button main" : "button" }) : h("span"),
  );
}

function stopped(each) {
  return {
    ...stoppedRow([each]),
    href: breakerHash(each),
    title: `${each.tenant_id} is stopped in ${each.job_type}`,
  };
}

/** What is alike is said once: tenants that the same cause has stopped. */
function stoppedMany(some) {
  const [first] = some;
  const last = first.last_failure;
  return {
    ...stoppedRow(some),
    href: last ? groupHash({ ...last, job_type: first.job_type }) : "#/breakers",
    title: `${some.length} tenants are stopped in ${first.job_type}`,
  };
}

function stoppedRow(some) {
  const oldest = some.toSorted((a, b) => a.opened_at.localeCompare(b.opened_at))[0];
  const next = some.map((each) => each.cools_until).filter(Boolean).toSorted()[0] ?? null;
  const [last, parked] = [oldest.last_failure, parkedOf(some)];
  const due = Date.parse(next) - Date.now();
  return {
    tone: "bad",
    icon: "stopped",
    said: [
      last && h("span", { class: "mono one-line", title: last.detail.split("\n", 1)[0] }, last.detail.split("\n", 1)[0]),
      h("p", { class: "quiet" }, h("code", {}, last?.code || oldest.code), " · since ", when(oldest.opened_at), some.length > 1 && [" · ", tenants(some)]),
    ],
    picture: timeOf({ ...oldest, cools_until: next }, `open since ${oldest.opened_at}, ${failed(some)}`),
    one: [h("b", {}, count(parked), some.some((each) => each.parked >= COUNTED) && "+"), "parked"],
    two: some.some((each) => each.probe) ? "a job is being tried" : due > 0 ? [h("b", {}, span(due / 1000)), "to the next try"] : parked ? [h("b", {}, "due"), "the next try"] : "its next job is the try",
    action: "Look and close",
  };
}

function failed(some) {
  const tries = total(some.map((each) => each.probes_failed));
  return tries === 1 ? "one try failed" : `${count(tries)} tries failed`;
}

function tenants(some) {
  const named = some.slice(0, TENANTS).map((each, at) => [at ? ", " : "", link(breakerHash(each), each.tenant_id)]);
  return [named, some.length > TENANTS && [", ", link("#/breakers", `${some.length - TENANTS} more`)]];
}

export function breakerHash(each) {
  return `#/breakers/${part(each.tenant_id)}/${part(each.job_type)}`;
}

function doubted(lanes) {
  return lanes.flatMap((lane) => Object.entries(lane.in_doubt_by_code).map(([code, many]) => doubt(lane.job_type, code, many)));
}

/** By code, so that its number is that of the list to which it leads. */
function doubt(lane, code, many) {
  const [one, some, why] = DOUBTS[code] ?? DOUBTS.EFFECT_IN_DOUBT;
  return {
    tone: "doubt",
    icon: "doubt",
    href: hashOf("/letters", { job_type: lane, code }),
    title: many === 1 ? one : `${count(many)} ${some}`,
    said: h("p", { class: "quiet" }, `in ${lane}: ${why}`),
    one: [h("b", {}, count(many)), "in doubt"],
    action: "Say what happened",
  };
}

const DOUBTS = {
  EFFECT_IN_DOUBT: ["One effect may have happened, or not", "jobs died in the middle of an effect", "nobody knows whether it happened until somebody looks"],
  EFFECT_CONFLICT: ["One effect was refused as a conflict", "jobs died of an effect that was refused as a conflict", "the other system may have it already, or has another in its place"],
};

function question(each) {
  const left = (Date.parse(each.until) - Date.now()) / 1000;
  return {
    tone: "busy",
    icon: "question",
    href: jobHash(each),
    title: each.question,
    said: h("p", { class: "quiet" }, `${each.job_type} · ${each.tenant_id} · ${each.job_id} waits, asked `, when(each.asked_at)),
    two: left > 0 ? [h("b", {}, span(left)), "left to answer"] : "its time is over",
    action: "Answer",
  };
}

function moreQuestions(questions, more) {
  const rest = questions.length - QUESTIONS;
  return rest > 0 ? [{ aside: link("#/questions", `${more ? "At least " : ""}${some(rest, "more question")} to operators`) }] : [];
}

function cause(group) {
  const lately = group.deaths.at(-1) - group.recoveries.at(-1);
  const [died, recovered] = [total(group.deaths), total(group.recoveries)];
  const title = group.summary || group.code || "no message";
  return {
    tone: "dull",
    icon: "cause",
    href: groupHash(group),
    title: h("span", { class: "one-line", title }, title),
    said: h(
      "p",
      { class: "quiet" },
      h("code", {}, group.code),
      ` · ${group.job_type}`,
      group.note.owner && ` · owner ${group.note.owner}`,
      group.note.on_hold && [" · ", h("span", { class: "warn" }, "on hold")],
      group.breakers.length > 0 && [" · ", h("span", { class: "bad" }, group.breakers.length > 1 ? `stops ${group.breakers.length} tenants` : `stops ${group.breakers[0]}`)],
      group.new_since && [" · ", h("span", { class: "busy" }, "new since the last redrive")],
    ),
    picture: trend(group.deaths, group.recoveries, `24 hours: ${some(died, "death")}, ${count(recovered)} recovered`),
    one: [h("b", {}, count(group.open_letters)), "waiting"],
    two: [h("b", { class: lately > 0 ? "bad" : lately ? "good" : "" }, lately > 0 ? `+${count(lately)}` : count(lately).replace("-", "−")), "this hour"],
    action: group.note.on_hold ? "" : "Open",
  };
}

function more(shown, causes) {
  const left = causes - Math.min(GROUPS, shown.length);
  return left > 0 ? [{ aside: link("#/groups", `${some(left, "more cause")} with letters that wait`) }] : [];
}

function approval(redrive) {
  return {
    tone: "warn",
    icon: "approval",
    href: `#/redrives/${part(redrive.redrive_id)}`,
    title: `${redrive.starter} asks to ${redrive.action} ${some(redrive.planned, "letter")}`,
    said: h("p", { class: "quiet" }, `“${redrive.reason}” · ${redrive.job_type}`),
    one: [h("b", {}, count(redrive.planned)), redrive.planned === 1 ? "letter" : "letters"],
    two: ["asked ", when(redrive.started_at)],
    action: "Review",
  };
}

function proposal(redrive) {
  return {
    tone: "busy",
    icon: "proposal",
    href: `#/redrives/${part(redrive.redrive_id)}`,
    title: `A deploy may have cured letters in ${redrive.job_type}`,
    said: h("p", { class: "quiet" }, redrive.outcome || redrive.reason),
    two: when(redrive.started_at),
    action: "Review",
  };
}

function halted(redrive) {
  return redrive.status === "halted" && Date.now() - Date.parse(redrive.updated_at) < RECENT_MS;
}

function stoppedRedrive(redrive) {
  return {
    tone: "bad",
    icon: "halted",
    href: `#/redrives/${part(redrive.redrive_id)}`,
    title: `A redrive in ${redrive.job_type} halted`,
    said: h("p", { class: "quiet" }, `${redrive.outcome} · “${redrive.reason}”`),
    one: [h("b", {}, count(redrive.died_again)), "died again"],
    two: when(redrive.updated_at),
    action: "See where",
  };
}

/** Messages wait, and none is done: since a while, or for as long as is known. What has just arrived is not late. */
function silent(lane) {
  if (lane.retired || !lane.flow || lane.in_flight || !lane.waiting) return false;
  const { done, period_s: period } = lane.flow;
  const late = done.slice(-SILENT_PERIODS).every((each) => !each);
  return late && (done.some(Boolean) || lane.oldest_message_s >= SILENT_PERIODS * period);
}

function silence(lane) {
  const { done, period_s: period } = lane.flow;
  const since = done.length - 1 - done.findLastIndex(Boolean);
  return {
    tone: "warn",
    icon: "silent",
    href: hashOf("/groups", { job_type: lane.job_type }),
    title: `${lane.job_type} is silent, and ${some(lane.waiting, "message")} wait`,
    said: h("p", { class: "quiet" }, `no job was done for ${since < done.length ? "" : "at least "}${span(since * period)}`),
    one: [h("b", {}, count(lane.waiting)), "in its queue"],
  };
}
