// Redrives as a table, newest first.

import { part } from "../net/api.js";
import { h } from "../ui/dom.js";
import { count, when } from "../ui/format.js";
import { bar } from "../ui/drawn.js";
import { badge, rowLink, table, tag } from "../ui/parts.js";
import { REDRIVE } from "../ui/words.js";

export function redriveTable(redrives) {
  return table(
    "Redrives",
    [
      [
        "why",
        (redrive) =>
          h(
            "div",
            { class: "cause" },
            h(
              "div",
              {},
              rowLink(`#/redrives/${part(redrive.redrive_id)}`, redrive.reason),
              " ",
              redrive.dry_run && tag("dull", "dry run"),
            ),
            h("div", { class: "quiet" }, `${redrive.action} · ${redrive.starter}`),
          ),
        "wide",
      ],
      ["lane", (redrive) => redrive.job_type],
      ["status", (redrive) => badge(REDRIVE, redrive.status)],
      ["progress", progress],
      ["planned", (redrive) => count(redrive.planned), "number"],
      ["recovered", (redrive) => count(redrive.recovered), "number"],
      ["died again", (redrive) => count(redrive.died_again), "number"],
      ["began", (redrive) => when(redrive.started_at)],
    ],
    redrives,
  );
}

export function progress({ planned, recovered, died_again: died, sent, dry_run: dry }) {
  if (dry) return "–";
  const open = Math.max(0, sent - recovered - died);
  return bar(
    [
      [recovered, "good"],
      [died, "bad"],
      [open, "busy"],
    ],
    planned,
    `${recovered} of ${planned} recovered, ${died} died again, ${open} under way`,
  );
}
