// What runs ask operators, and nobody has answered: all of it, where the overview has the first few.

import { questionList } from "../letters/questions.js";
import { some } from "../ui/format.js";
import { h } from "../ui/dom.js";
import { empty, heading, panel } from "../ui/parts.js";

export default {
  operators: true,
  every: 8_000,
  title: () => "Questions",
  load: ({ get }) => get("questions", { limit: 200 }),

  view({ questions, more }, context) {
    return [
      heading(questions.length ? `${more ? "At least " : ""}${some(questions.length, "question")} to operators` : "Questions"),
      panel(questions.length ? questionList(questions, context, { jobs: true }) : empty("No job waits for an answer of an operator.")),
      more && h("p", { class: "quiet" }, "There are more than this page shows. The first of them come up once these are answered."),
    ].filter(Boolean);
  },
};
