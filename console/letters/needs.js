// The one list of what needs a person, in order of harm. Its numbers are also the keys that open its rows.

import { part } from "../net/api.js";
import { h, link } from "../ui/dom.js";
import { count, some, span, when } from "../ui/format.js";
import { trend } from "../ui/parts.js";
import { hashOf } from "../routes.js";
import { groupHash } from "./group_table.js";

const GROUPS = 7;
const RECENT_MS = 86_400_000;
const SILENT_PERIODS = 6; // of a lane's flow without one job done, after some with

/** The list, and how many things are on it. */
export function needs({ lanes, groups, causes, breakers, redrives }) {
  const rows = [
    ...breakers.map(stopped),
    ...doubted(lanes),
    ...groups.slice(0, GROUPS).map(cause),
    ...more(groups, causes),
    ...redrives.filter((each) => each.status === "waiting_for_approval").map(approval),
    ...redrives.filter((each) => each.status === "proposed").map(proposal),
    ...redrives.filter(halted).map(stoppedRedrive),
    ...lanes.filter(silent).map(silence),
  ];
  let number = 0;
  const shown = rows.map((row) => drawn(row, row.aside ? 0 : (number += 1)));
  return [h("ol", { class: "needs" }, shown), number];
}

function drawn({ tone, mark, href, title, said, picture, one, two, action, aside }, number) {
  if (aside) return h("li", {}, h("span"), h("span"), h("div", { class: "quiet" }, aside));
  const open = link(href, title, { "data-row": true, "data-need": number <= 9 ? number : null });
  return h(
    "li",
    { class: mark === "!" ? "first" : "" },
    h("kbd", {}, number <= 9 ? String(number) : ""),
    h("span", { class: `chip ${tone}`, "aria-hidden": "true" }, mark),
    h("div", {}, h("h3", {}, open), said),
    h("div", { class: "trend" }, picture),
    h("div", { class: "end" }, one),
    h("div", { class: "end" }, two),
    action ? link(href, action, { class: tone === "bad" ? "button main" : "button" }) : h("span"),
  );
}

function stopped(each) {
  const last = each.last_failure;
  const due = Date.parse(each.cools_until) - Date.now();
  return {
    tone: "bad",
    mark: "!",
    href: breakerHash(each),
    title: `${each.tenant_id} is stopped in ${each.job_type}`,
    said: [
      last && h("pre", {}, last.detail.split("\n", 1)[0]),
      h("p", { class: "quiet" }, h("code", {}, last?.code || each.code), " · opened ", when(each.opened_at)),
    ],
    picture: each.probes_failed ? `${some(each.probes_failed, "try", "tries")} failed since` : "",
    one: [h("b", {}, count(each.parked, 1_000)), "parked"],
    two: each.probe ? "a job is being tried" : due > 0 ? [h("b", {}, span(due / 1000)), "to the next try"] : "next try is due",
    action: "Look and close",
  };
}

export function breakerHash(each) {
  return `#/breakers/${part(each.tenant_id)}/${part(each.job_type)}`;
}

function doubted(lanes) {
  const known = lanes.filter((lane) => lane.in_doubt);
  return known.map((lane) => ({
    tone: "doubt",
    mark: "?",
    href: hashOf("/letters", { job_type: lane.job_type, code: "EFFECT_IN_DOUBT" }),
    title: lane.in_doubt === 1 ? "One effect may have happened, or not" : `${count(lane.in_doubt)} jobs died in the middle of an effect`,
    said: h("p", { class: "quiet" }, `in ${lane.job_type}: nobody knows whether it happened until somebody looks`),
    one: [h("b", {}, count(lane.in_doubt)), "in doubt"],
    action: "Say what happened",
  }));
}

function cause(group) {
  const lately = group.deaths.at(-1);
  return {
    tone: "",
    mark: "≡",
    href: groupHash(group),
    title: group.summary || group.code || "no message",
    said: h(
      "p",
      { class: "quiet" },
      h("code", {}, group.code),
      ` · ${group.job_type}`,
      group.note.owner && ` · owner ${group.note.owner}`,
      group.note.on_hold && [" · ", h("span", { class: "warn" }, "on hold")],
      group.breakers.length > 0 && [" · ", h("span", { class: "bad" }, `stops ${group.breakers.join(", ")}`)],
      group.new_since && [" · ", h("span", { class: "busy" }, "new since the last redrive")],
    ),
    picture: trend(group.deaths, `${some(group.deaths.reduce((all, one) => all + one, 0), "death")} in 24 hours`),
    one: [h("b", {}, count(group.open_letters)), "waiting"],
    two: [h("b", { class: lately ? "bad" : "" }, lately ? `+${count(lately)}` : "0"), "this hour"],
    action: group.open_letters && !group.note.on_hold ? "Open" : "",
  };
}

function more(groups, causes) {
  const left = causes - Math.min(GROUPS, groups.length);
  return left > 0 ? [{ aside: link("#/groups", `${some(left, "more cause")} with letters that wait`) }] : [];
}

function approval(redrive) {
  return {
    tone: "warn",
    mark: "✓",
    href: `#/redrives/${part(redrive.redrive_id)}`,
    title: `${redrive.started_by || redrive.operator} asks to ${redrive.action} ${some(redrive.planned, "letter")}`,
    said: h("p", { class: "quiet" }, `“${redrive.reason}” · ${redrive.job_type}`),
    one: [h("b", {}, count(redrive.planned)), "letters"],
    two: ["since ", when(redrive.started_at)],
    action: "Review",
  };
}

function proposal(redrive) {
  return {
    tone: "busy",
    mark: "↻",
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
    mark: "■",
    href: `#/redrives/${part(redrive.redrive_id)}`,
    title: `A redrive in ${redrive.job_type} halted`,
    said: h("p", { class: "quiet" }, `${redrive.outcome} · “${redrive.reason}”`),
    one: [h("b", {}, count(redrive.died_again)), "died again"],
    two: when(redrive.updated_at),
    action: "See where",
  };
}

function silent(lane) {
  if (lane.retired || !lane.flow || lane.in_flight) return false;
  const { done } = lane.flow;
  const late = done.slice(-SILENT_PERIODS);
  return late.every((each) => !each) && done.some(Boolean) && lane.waiting > 0;
}

function silence(lane) {
  return {
    tone: "warn",
    mark: "…",
    href: hashOf("/groups", { job_type: lane.job_type }),
    title: `${lane.job_type} is silent, and ${some(lane.waiting, "message")} wait`,
    said: h("p", { class: "quiet" }, `no job was done for ${span(SILENT_PERIODS * lane.flow.period_s)}`),
    one: [h("b", {}, count(lane.waiting)), "in its queue"],
  };
}
