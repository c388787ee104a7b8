"""`ops questions` and `ops answer`: what runs ask of people, and what you answer."""

import argparse
import json
from typing import TYPE_CHECKING, Any
from urllib.parse import urlencode

from ops.command import OK, Command, Failed, Misused, add_by, path_of, whole

if TYPE_CHECKING:
    from ops.desk import Desk

LISTING = """What waits for an answer, the longest first: what operators are asked, or what tenants are.

examples:
  questions
  questions --to tenant --tenant tnt_8f2a

`python -m ops answer` answers one. --json gives {"questions", "more"}."""
ANSWERING = """Answer what a run asks: it goes on at once. Without a value it shows the question, and its digest.

examples:
  answer tnt_8f2a kyc job_44fa limit
  answer tnt_8f2a kyc job_44fa limit --json-value '{"eur": 200}'
  answer tnt_8f2a kyc job_44fa refund --value yes --why "the invoice is wrong" --digest 5f2c…

An answer to a question that is about something needs --digest: it is refused if that has changed since you read it.
--json gives {"key", "came", "status"}, or the question."""
COLUMNS = ("tenant_id", "job_type", "job_id", "version", "key", "question", "asked_at", "until")


def list_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--to", choices=("operators", "tenant"), default="operators", help="whom they are to")
    parser.add_argument("--tenant", default="", help="of one tenant's jobs only")
    parser.add_argument("--limit", type=whole(1, 200), default=50, help="how many (default: 50)")


def list_questions(args: argparse.Namespace, desk: "Desk") -> int:
    asked = {"to": args.to, "limit": args.limit} | ({"tenant_id": args.tenant} if args.tenant else {})
    found = desk.get(f"{path_of('questions')}?{urlencode(asked)}")
    if desk.shown.json:
        desk.shown.document(found)
    elif found["questions"]:
        desk.shown.table(list(COLUMNS), [[each[name] for name in COLUMNS] for each in found["questions"]], whole=(2, 4))
    else:
        desk.shown.line("nothing waits for an answer")
    if found["more"] and not desk.shown.json:
        desk.shown.line(f"{args.limit} jobs were looked at, and there may be more: raise --limit")
    return OK


def answer_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("tenant_id", metavar="TENANT")
    parser.add_argument("job_type", metavar="LANE")
    parser.add_argument("job_id", metavar="JOB")
    parser.add_argument("key", metavar="KEY", help="of the question")
    parser.add_argument("--value", default=None, help="the answer, as text")
    parser.add_argument("--json-value", default=None, metavar="JSON", help="the answer, as JSON")
    parser.add_argument("--why", default="", help="recorded with your name")
    parser.add_argument("--digest", default="", help="of the question as you read it")
    parser.add_argument("--version", type=whole(1, 1_000_000_000), default=1, help="of the job (default: 1)")
    add_by(parser)


def run(args: argparse.Namespace, desk: "Desk") -> int:
    query = urlencode({"tenant_id": args.tenant_id, "version": args.version})
    if args.value is None and args.json_value is None:
        return _show(_question(args, desk), desk)
    asked = {"answer": _value(args), "digest": args.digest, "why": args.why}
    path = path_of("jobs", args.job_type, args.job_id, "answers", args.key)
    sent = desk.post(f"{path}?{query}", asked, by=args.by)
    if desk.shown.json:
        desk.shown.document(sent)
    else:
        desk.shown.line(f"{sent['key']}: {_TOLD.get(sent['came'], sent['came'])}")
    return OK


def _question(args: argparse.Namespace, desk: "Desk") -> dict[str, Any]:
    for to in ("operators", "tenant"):
        query = urlencode({"to": to, "tenant_id": args.tenant_id, "limit": 200})
        for each in desk.get(f"{path_of('questions')}?{query}")["questions"]:
            known = (each["job_type"], each["job_id"], each["version"], each["key"])
            if known == (args.job_type, args.job_id, args.version, args.key):
                found: dict[str, Any] = each
                return found
    raise Failed(f"job {args.job_id!r} of {args.tenant_id} waits for no answer to {args.key!r}: see `questions`")


def _value(args: argparse.Namespace) -> Any:
    if args.value is not None and args.json_value is not None:
        raise Misused("--value and --json-value: give one of them")
    if args.value is not None:
        return args.value
    try:
        return json.loads(args.json_value)
    except ValueError as wrong:
        raise Misused(f"--json-value is not JSON ({wrong})") from wrong


def _show(question: dict[str, Any], desk: "Desk") -> int:
    if desk.shown.json:
        desk.shown.document(question)
        return OK
    desk.shown.line(question["question"])
    if question["about"] is not None:
        desk.shown.line(f"about: {json.dumps(question['about'], ensure_ascii=False)}")
    if question["options"]:
        desk.shown.line(f"options: {', '.join(question['options'])}")
    desk.shown.line(f"digest: {question['digest']}")
    return OK


_TOLD = {
    "woke": "the run waited for it, and goes on",
    "kept": "the run finds it when it asks again",
    "known": "you had answered the same before",
}


COMMANDS = (
    Command(name="questions", description=LISTING, add_arguments=list_arguments, run=list_questions),
    Command(name="answer", description=ANSWERING, add_arguments=answer_arguments, run=run),
)
