"""Advice about a job that died, without a model: what an engineer would say from the letter alone.

A lane names it as `triage = "agents.triage:advise"`. It is given the letter, redacted, what is known of its cause, the
attempts before, and what it may advise. It returns an act with its reasons; whether anybody follows is not its to say.
"""

from typing import Any

from lazaret import Job, Run

MANY = 20  # letters of one cause: no accident


def advise(job: Job, _run: Run) -> dict[str, Any]:
    case = job.payload
    letter, group = case["letter"], case["group"] or {"letters": 1, "bug_url": ""}
    known_bug, seen = group["bug_url"], group["letters"]
    if known_bug:
        return _advice("report", f"its cause is known as {known_bug}", draft=f"Seen again; {seen} letters so far.")
    return (
        _too_large(case)
        or _ask(letter)
        or _again(letter, seen)
        or _advice("report", f"{letter['code']} has no cure that is known", draft=_report(letter, seen))
    )


def _too_large(case: dict[str, Any]) -> dict[str, Any] | None:
    """A larger model, if the lane has one that was not tried."""
    tried = {each.get("model") for each in case["tried"]}
    left = [name for name in case["may"]["models"][1:] if name not in tried]
    if case["letter"]["code"] != "CONTEXT_OVERFLOW" or not left:
        return None
    return _advice("replay", "the prompt was too long, and a larger model is left", strategy={"model": left[-1]})


def _ask(letter: dict[str, Any]) -> dict[str, Any] | None:
    wanted = {
        "AUTH_DENIED": "May we still use the access that you gave us? It was refused.",
        "DATA_INTEGRITY": "Part of what you sent is missing, or cannot be read. Can you send it again?",
    }
    question = wanted.get(letter["code"])
    return _advice("ask", f"only the tenant can mend {letter['code']}", draft=question) if question else None


def _again(letter: dict[str, Any], seen: int) -> dict[str, Any] | None:
    """What was transient, and is nobody else's trouble, deserves another day. Once."""
    if letter["kind"] != "transient" or letter["replayed"] or seen >= MANY:
        return None
    return _advice("replay", "it was transient, it was not replayed yet, and few others have it")


def _report(letter: dict[str, Any], seen: int) -> str:
    first = letter["detail"].split("\n", 1)[0]
    return (
        f"{letter['error_type'] or letter['code']}: {first}\n\n"
        f"{seen} letters, signature {letter['signature']}, after {letter['attempts']} attempts.\n"
        f"Classified as {letter['because'] or letter['code']}."
    )


def _advice(act: str, *reasons: str, strategy: dict[str, Any] | None = None, draft: str = "") -> dict[str, Any]:
    return {"act": act, "reasons": list(reasons), "strategy": strategy or {}, "draft": draft}
