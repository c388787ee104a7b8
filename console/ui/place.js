// A page that is drawn anew keeps what the person had: the focus, what was unfolded, how far it was scrolled.

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
