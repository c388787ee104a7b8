"""The screen of `ops status`: each part has its few most important rows and says how many it leaves out."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import TYPE_CHECKING, Any

from ops.shown import moment

if TYPE_CHECKING:
    from ops.desk import Desk
    from ops.reports.status_read import OpenGroup, Share
    from ops.shown import Shown

ALARMS = 8
NOT_KNOWN = "?"
_STEPS = ((86_400, "d"), (3600, "h"), (60, "m"), (1, "s"))


@dataclass(frozen=True, slots=True, kw_only=True)
class Part:
    key: str  # in the document
    title: str
    otherwise: str = ""  # said in its place where there is nothing
    columns: tuple[str, ...]
    cells: Callable[[Any, datetime], tuple[Any, ...]]
    most: int  # rows


def show(status: dict[str, Any], desk: "Desk") -> None:
    shown, now = desk.shown, status["at"]
    shown.line(f"{status['name']} {desk.connection.where}, {moment(now)}", style="bold")
    _lanes(status["lanes"], shown)
    _alarms(status["alarms"], shown)
    for part in PARTS:
        _part(part, status[part.key], now, shown)
    for sentence in status["unknown"]:
        shown.note(f"not known: {sentence}")


def span(seconds: float | None) -> str:
    """The two largest units: 3h 12m."""
    if seconds is None:
        return ""
    left = int(seconds)
    parts: list[str] = []
    for size, unit in _STEPS:
        if left >= size or parts:
            parts.append(f"{left // size}{unit}")
            left %= size
    return " ".join(parts[:2]) or "0s"


def _lanes(lanes: Sequence[dict[str, Any]], shown: "Shown") -> None:
    # Short, so that none is cut in a terminal of 80 columns.
    columns = ("lane", "queued", "runs", "later", "oldest", "dying", "letters", "oldest", "stuck", "parked")
    cells = [_lane(lane) for lane in lanes if lane["deployed"] or lane["open_letters"]]
    shown.grid((*columns, "worker"), cells)
    if absent := [lane["job_type"] for lane in lanes if not lane["deployed"]]:
        shown.line(f"no queues here: {', '.join(absent)}")


def _lane(lane: dict[str, Any]) -> tuple[Any, ...]:
    depths = [NOT_KNOWN if lane[name] is None else lane[name] for name in ("waiting", "in_flight", "delayed", "dying")]
    return (
        lane["job_type"],
        *depths[:3],
        span(lane["oldest_message_s"]),
        depths[3],
        lane["open_letters"],
        span(lane["oldest_letter_s"]),
        lane["stuck"],
        lane["parked"],
        lane["worker_version"][:6],
    )


def _alarms(alarms: list[str] | None, shown: "Shown") -> None:
    if alarms is None:
        return
    more = f" and {len(alarms) - ALARMS} more" if len(alarms) > ALARMS else ""
    shown.line(f"alarms: {', '.join(alarms[:ALARMS])}{more}" if alarms else "no alarm rings")


def _part(part: Part, rows: Sequence[Any], now: datetime, shown: "Shown") -> None:
    if not rows:
        if part.otherwise:
            shown.line(part.otherwise)
        return
    more = f" (and {len(rows) - part.most} more)" if len(rows) > part.most else ""
    shown.line(f"\n{part.title}{more}", style="bold")
    shown.grid(part.columns, [part.cells(row, now) for row in rows[: part.most]])


def _group(group: "OpenGroup", now: datetime) -> tuple[Any, ...]:
    ago = span((now - group.latest).total_seconds())
    return group.letters, group.job_type, group.code, group.signature, f"{ago} ago", group.summary


def _share(share: "Share", _now: datetime) -> tuple[Any, ...]:
    return (
        share.tenant_id,
        share.letters,
        f"{100 * share.share:.0f} %",
        *(NOT_KNOWN if each is None else each for each in (share.died, share.poison, share.recovered)),
    )


def _breaker(row: dict[str, Any], now: datetime) -> tuple[Any, ...]:
    open_for = span((now - row["opened_at"]).total_seconds()) if row["opened_at"] else "releasing"
    parked = NOT_KNOWN if row["parked"] is None else row["parked"]
    return row["tenant_id"], row["job_type"], row["state"], row["code"], open_for, parked


def _redrive(row: dict[str, Any], _now: datetime) -> tuple[Any, ...]:
    sent = f"{row['replayed'] + row['discarded']} of {row['planned']}"
    done = f"{row['job_type']} {row['action']}"
    return row["redrive_id"], done, row["verdict"], sent, row["recovered"], row["died_again"], row["by"]


PARTS = (
    Part(
        key="groups",
        title="open letters by group",
        otherwise="no letter is open",
        columns=("letters", "lane", "code", "signature", "latest", "what it says"),
        cells=_group,
        most=7,
    ),
    Part(
        key="tenants",
        title="whose they are",
        columns=("tenant", "letters", "share", "in a day: died", "poison", "recovered"),
        cells=_share,
        most=5,
    ),
    Part(
        key="breakers",
        title="breakers",
        otherwise="no breaker is open",
        columns=("tenant", "lane", "state", "code", "for", "parked"),
        cells=_breaker,
        most=4,
    ),
    Part(
        key="redrives",
        title="redrives",
        otherwise="no redrive is under way",
        columns=("redrive", "lane, action", "status", "sent", "recovered", "died again", "by"),
        cells=_redrive,
        most=4,
    ),
)
