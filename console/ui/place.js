// A page that is drawn anew keeps what the person had: the focus, what was unfolded, how far it was scrolled. One whose
// fields are in use, or whose text is being marked, is not drawn anew at all. What was typed outlasts a lost session.

const DRAFT = "lazaret.draft";
const FIELDS = "input:not([type=checkbox]), select, textarea";

export function isInUse(root) {
  const marked = getSelection();
  const marking = !marked.isCollapsed && root.contains(marked.anchorNode);
  return marking || (root.contains(document.activeElement) && document.activeElement.matches(FIELDS));
}

/** Also of a dialog: it asks on top of the page, and is filled in again when it is opened again. */
export function keepDraft(root) {
  const dialog = document.querySelector("dialog[open]");
  const [typed, answered] = [typedIn(root), dialog ? typedIn(dialog) : []];
  if (!typed.length && !answered.length) return;
  const asked = answered.length ? dialog.querySelector("h2").textContent : "";
  sessionStorage.setItem(DRAFT, JSON.stringify({ hash: location.hash, typed, asked, answered }));
}

/** Says whether a question waits to be opened again. */
export function restoreDraft(root) {
  const kept = drafted();
  if (!kept) return "";
  fill(root, kept.typed);
  if (!kept.asked) sessionStorage.removeItem(DRAFT);
  for (const details of root.querySelectorAll("form details")) details.open = true;
  root.querySelector("form.guided")?.dispatchEvent(new Event("input"));
  return kept.asked;
}

export function restoreAnswers(form, title) {
  const kept = drafted();
  if (kept?.asked !== title) return;
  fill(form, kept.answered);
  sessionStorage.removeItem(DRAFT);
}

function drafted() {
  const kept = JSON.parse(sessionStorage.getItem(DRAFT) ?? "null");
  return kept?.hash === location.hash ? kept : null;
}

function typedIn(root) {
  const fields = [...root.querySelectorAll(FIELDS)];
  return fields.filter((each) => each.name && each.value).map((each) => [each.name, each.value]);
}

function fill(root, typed) {
  for (const [name, value] of typed) {
    const field = [...root.querySelectorAll(FIELDS)].find((each) => each.name === name);
    if (field) field.value = value;
  }
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
