// A page that is drawn anew keeps what the person had: the focus, what was unfolded, how far it was scrolled. One whose
// fields are in use, or whose text is being marked, is not drawn anew at all. What was typed outlasts a lost session.

const DRAFT = "lazaret.draft";
const FIELDS = "input:not([type=checkbox]), select, textarea";

export function isInUse(root) {
  const marked = getSelection();
  const marking = !marked.isCollapsed && root.contains(marked.anchorNode);
  return marking || (root.contains(document.activeElement) && document.activeElement.matches(FIELDS));
}

/** Also of a dialog: it asks on top of the page. */
export function keepDraft(root) {
  const fields = [...root.querySelectorAll(FIELDS), ...document.querySelectorAll(["input", "select", "textarea"].map((each) => `dialog ${each}`).join(", "))];
  const typed = fields.filter((each) => each.name && each.value).map((each) => [each.name, each.value]);
  if (typed.length) sessionStorage.setItem(DRAFT, JSON.stringify({ hash: location.hash, typed }));
}

export function restoreDraft(root) {
  const kept = JSON.parse(sessionStorage.getItem(DRAFT) ?? "null");
  if (kept?.hash !== location.hash) return;
  sessionStorage.removeItem(DRAFT);
  for (const [name, value] of kept.typed) {
    const field = [...root.querySelectorAll(FIELDS)].find((each) => each.name === name);
    if (field) field.value = value;
  }
  for (const details of root.querySelectorAll("form details")) details.open = true;
  root.querySelector("form.guided")?.dispatchEvent(new Event("input"));
}

export function keepingPlace(root, draw) {
  const focused = root.contains(document.activeElement) ? nameOf(document.activeElement) : null;
  const unfolded = [...root.querySelectorAll("details[open] > summary")].map(nameOf);
  const at = scrollY;
  draw();
  for (const summary of root.querySelectorAll("details > summary"))
    if (unfolded.includes(nameOf(summary))) summary.parentNode.open = true;
  if (focused)
    [...root.querySelectorAll("a, button, summary, input, select, h1")]
      .find((each) => nameOf(each) === focused)
      ?.focus({ preventScroll: true });
  scrollTo(0, at);
}

function nameOf(node) {
  return [node.tagName, node.getAttribute("href") ?? node.name ?? "", node.textContent].join(" ");
}
