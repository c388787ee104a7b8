"""The week for people: a sentence for each question, then lanes, then causes. It reads nothing."""

from typing import TYPE_CHECKING, Any

from ops.reports.status_shown import NOT_KNOWN, span

if TYPE_CHECKING:
    from ops.desk import Desk
    from ops.shown import Shown


def show(report: dict[str, Any], desk: "Desk", *, days: int, causes: int) -> None:
    shown, total = desk.shown, report["total"]
    when = f"{report['since']:%Y-%m-%d %H:%M}Z to {report['until']:%Y-%m-%d %H:%M}Z"
    shown.line(f"{desk.connection.name} {desk.connection.where}, {days} days: {when}", style="bold")
    shown.facts(
        {
            "jobs done": number(total["jobs_done"]),
            "attempts failed": f"{number(total['attempts_failed'])}, of which {number(total['retries'])} were retried",
            "died": f"{total['died']}, of which {total['died_again']} after a replay",
            "resolved": _resolved(total),
            "still open": total["open"],
            "to resolution": _times(total),
            "money burnt": _money(total),
        }
    )
    _lanes(report["lanes"], shown)
    _causes(report["causes"], shown, causes)
    for sentence in report["incomplete"]:
        shown.line(f"incomplete: {sentence}")


def number(value: float | None) -> str:
    return NOT_KNOWN if value is None else f"{value:g}" if value % 1 else f"{value:.0f}"


def _resolved(of: dict[str, Any]) -> str:
    machine = of["recovered_by_machine"] + of["discarded_by_machine"]
    person = of["recovered_by_person"] + of["discarded_by_person"]
    recovered = of["recovered_by_machine"] + of["recovered_by_person"]
    return f"{machine} by the machine, {person} by people; {recovered} recovered, {machine + person - recovered} not"


def _times(of: dict[str, Any]) -> str:
    return f"{span(of['median_s'])} median, {span(of['p90_s'])} for 90 %" if of["median_s"] is not None else ""


def _money(of: dict[str, Any]) -> str:
    retries = NOT_KNOWN if of["retry_spend_usd"] is None else f"${of['retry_spend_usd']:.2f}"
    return f"${of['spent_usd']:.2f} by jobs that died ({of['tokens']} tokens), {retries} by retries"


def _lanes(lanes: list[dict[str, Any]], shown: "Shown") -> None:
    shown.line("\nby lane", style="bold")
    columns = ("lane", "done", "failed", "died", "machine", "people", "open", "median", "90 %", "burnt", "retries")
    cells = [
        (
            lane["job_type"],
            number(lane["jobs_done"]),
            number(lane["attempts_failed"]),
            lane["died"],
            lane["recovered_by_machine"] + lane["discarded_by_machine"],
            lane["recovered_by_person"] + lane["discarded_by_person"],
            lane["open"],
            span(lane["median_s"]),
            span(lane["p90_s"]),
            f"${lane['spent_usd']:.2f}",
            NOT_KNOWN if lane["retry_spend_usd"] is None else f"${lane['retry_spend_usd']:.2f}",
        )
        for lane in lanes
    ]
    shown.grid(columns, cells)


def _causes(causes: list[dict[str, Any]], shown: "Shown", most: int) -> None:
    if not causes:
        shown.line("nothing died")
        return
    more = f" (and {len(causes) - most} more)" if len(causes) > most else ""
    shown.line(f"\nby cause{more}", style="bold")
    cells = [
        (
            cause["died"],
            cause["job_type"],
            f"{cause['kind']} {cause['code']}",
            cause["recovered_by_machine"] + cause["recovered_by_person"],
            cause["discarded_by_machine"] + cause["discarded_by_person"],
            cause["open"],
            f"${cause['spent_usd']:.2f}",
        )
        for cause in causes[:most]
    ]
    shown.grid(("died", "lane", "kind, code", "recovered", "discarded", "open", "burnt"), cells)
