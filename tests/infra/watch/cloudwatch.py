"""A small CloudWatch: it keeps what functions print and what AWS publishes, and runs a template's alarms over it.

It knows the statistics and the expressions that our alarms use, and refuses any other. It asserts nothing.
"""

import ast
import json
import operator
import re
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

Series = list[float | None]  # one value a period, the oldest first; None where there is no data
Dimensions = frozenset[tuple[str, str]]
Key = tuple[str, str, Dimensions]  # namespace, name, dimensions

_STATS: dict[str, Callable[[list[float]], float]] = {
    "Sum": sum,
    "Maximum": max,
    "Minimum": min,
    "SampleCount": len,
    "Average": lambda values: sum(values) / len(values),
}
_OPERATORS: dict[type[ast.AST], Callable[[float, float], float]] = {
    ast.Add: operator.add,
    ast.Sub: operator.sub,
    ast.Mult: operator.mul,
    ast.Div: operator.truediv,
    ast.Gt: operator.gt,
    ast.GtE: operator.ge,
    ast.Lt: operator.lt,
}


@dataclass(kw_only=True)
class Cloud:
    points: dict[Key, list[tuple[float, float]]] = field(default_factory=lambda: defaultdict(list))
    lines: dict[str, list[tuple[float, dict[str, Any]]]] = field(default_factory=lambda: defaultdict(list))

    def publish(self, namespace: str, name: str, value: float, *, at: float, **dimensions: str) -> None:
        self.points[namespace, name, frozenset(dimensions.items())].append((at, value))

    def hear(self, function: str, printed: str, *, at: float) -> None:
        """What a function wrote to its log, metrics among it."""
        for text in printed.splitlines():
            if not text.startswith("{"):
                continue
            line = json.loads(text)
            self.lines[f"/aws/lambda/{function}"].append((at, line))
            for key, values in metrics_in(line):
                self.points[key] += [(at, value) for value in values]

    def ringing(self, template: Mapping[str, Any], *, at: float) -> set[str]:
        """The names of the alarms that are in alarm at this moment."""
        found = [resource["Properties"] for resource in template["Resources"].values()]
        rules = {each["RuleName"]: json.loads(each["RuleBody"]) for each in found if "RuleBody" in each}
        alarms = [each for each in found if "AlarmName" in each]
        ringing = {alarm["AlarmName"] for alarm in alarms if "AlarmRule" not in alarm and self._rings(alarm, rules, at)}
        pages = {alarm["AlarmName"]: named_in(alarm["AlarmRule"]) for alarm in alarms if "AlarmRule" in alarm}
        return ringing | {name for name, children in pages.items() if children & ringing}

    def _rings(self, alarm: Mapping[str, Any], rules: Mapping[str, Any], at: float) -> bool:
        count = alarm["EvaluationPeriods"]
        series = self._series(alarm, rules, at)[-count:]
        breaching = {"GreaterThanThreshold": operator.gt, "LessThanThreshold": operator.lt}[alarm["ComparisonOperator"]]
        missing = alarm["TreatMissingData"] == "breaching"
        assert alarm["DatapointsToAlarm"] == count
        return all(missing if value is None else breaching(value, alarm["Threshold"]) for value in series)

    def _series(self, alarm: Mapping[str, Any], rules: Mapping[str, Any], at: float) -> Series:
        count = alarm["EvaluationPeriods"] + 1  # one before, from which the first difference is taken
        if "MetricName" in alarm:
            return self._metric(key_of(alarm), alarm["Statistic"], Windows(at=at, period=alarm["Period"], count=count))
        queries = {query["Id"]: query for query in alarm["Metrics"]}
        period = next(query["Period"] for query in map(_flat, queries.values()) if "Period" in query)
        windows = Windows(at=at, period=period, count=count)

        def read(id: str) -> Series:
            query = queries[id]
            if "MetricStat" in query:
                return self._metric(key_of(query["MetricStat"]["Metric"]), query["MetricStat"]["Stat"], windows)
            return evaluate(query["Expression"], read, lambda name, what: self._rule(rules[name], what, windows))

        return read(next(id for id, query in queries.items() if query["ReturnData"]))

    def _metric(self, key: Key, stat: str, windows: "Windows") -> Series:
        split = windows.split(self.points.get(key, []))
        return [float(_STATS[stat](values)) if values else None for values in split]

    def _rule(self, body: Mapping[str, Any], what: str, windows: "Windows") -> Series:
        lines = [entry for group in body["LogGroupNames"] for entry in self.lines.get(group, [])]
        counted = [
            Counter(_value_at(line, body["Contribution"]["Keys"][0]) for line in split if _matches(line, body))
            for split in windows.split(lines)
        ]
        chosen: dict[str, Callable[[Counter[Any]], float]] = {
            "MaxContributorValue": lambda tenants: max(tenants.values()),
            "Sum": lambda tenants: tenants.total(),
        }
        return [float(chosen[what](tenants)) if tenants else None for tenants in counted]


@dataclass(frozen=True, kw_only=True)
class Windows:
    at: float
    period: float
    count: int

    def split(self, entries: list[tuple[float, Any]]) -> list[list[Any]]:
        starts = [self.at - self.period * (self.count - number) for number in range(self.count)]
        return [[entry for time, entry in entries if start < time <= start + self.period] for start in starts]


def evaluate(expression: str, read: Callable[[str], Series], rule: Callable[[str, str], Series]) -> Series:
    """Our expressions are Python's grammar too. What is not known here is a KeyError, never a guess."""

    def value(node: ast.expr) -> Any:
        if isinstance(node, ast.Constant):
            return node.value
        if isinstance(node, ast.Name):
            return read(node.id)
        if isinstance(node, ast.BinOp):
            return _pairwise(_OPERATORS[type(node.op)], value(node.left), value(node.right))
        if isinstance(node, ast.Compare):
            return _pairwise(_OPERATORS[type(node.ops[0])], value(node.left), value(node.comparators[0]))
        assert isinstance(node, ast.Call), ast.dump(node)
        assert isinstance(node.func, ast.Name), ast.dump(node)
        functions = {**_FUNCTIONS, "INSIGHT_RULE_METRIC": rule}
        return functions[node.func.id](*map(value, node.args))

    result: Series = value(ast.parse(expression, mode="eval").body)
    return result


def metrics_in(line: Mapping[str, Any]) -> Iterator[tuple[Key, list[float]]]:
    """The metrics of a line in embedded metric format."""
    for directive in line.get("_aws", {}).get("CloudWatchMetrics", ()):
        for names in directive["Dimensions"]:
            dimensions = frozenset((name, str(line[name])) for name in names)
            for metric in directive["Metrics"]:
                values = line[metric["Name"]]
                yield (
                    (directive["Namespace"], metric["Name"], dimensions),
                    values if isinstance(values, list) else [values],
                )


def alarmed_in(template: Mapping[str, Any]) -> Iterator[Key]:
    """Every metric of every alarm."""
    for resource in template["Resources"].values():
        properties = resource["Properties"]
        if "MetricName" in properties:
            yield key_of(properties)
        for query in properties.get("Metrics", ()):
            if "MetricStat" in query:
                yield key_of(query["MetricStat"]["Metric"])


def key_of(metric: Mapping[str, Any]) -> Key:
    dimensions = frozenset((each["Name"], json.dumps(each["Value"]).strip('"')) for each in metric["Dimensions"])
    return metric["Namespace"], metric["MetricName"], dimensions


def named_in(rule: str) -> set[str]:
    assert not set(re.sub(r'ALARM\("[^"]+"\)', "", rule).split()) - {"OR"}, rule
    return set(re.findall(r'ALARM\("([^"]+)"\)', rule))


def _pairwise(combine: Callable[[float, float], float], left: Any, right: Any) -> Series:
    length = next(len(side) for side in (left, right) if isinstance(side, list))
    pairs = zip(_broadcast(left, length), _broadcast(right, length), strict=True)
    return [None if a is None or b is None else float(combine(a, b)) for a, b in pairs]


def _broadcast(side: Any, length: int) -> Series:
    return side if isinstance(side, list) else [float(side)] * length


def _if(condition: Series, yes: Any, no: Any) -> Series:
    sides = zip(condition, _broadcast(yes, len(condition)), _broadcast(no, len(condition)), strict=True)
    return [None if told is None else a if told else b for told, a, b in sides]


def _fill(series: Series, filler: float) -> Series:
    return [float(filler) if value is None else value for value in series]


def _diff(series: Series) -> Series:
    pairs = zip([None, *series[:-1]], series, strict=True)
    return [None if before is None or now is None else now - before for before, now in pairs]


_FUNCTIONS: dict[str, Callable[..., Series]] = {"IF": _if, "FILL": _fill, "DIFF": _diff}


def _flat(query: Mapping[str, Any]) -> Mapping[str, Any]:
    stat: Mapping[str, Any] = query.get("MetricStat", query)
    return stat


def _matches(line: Mapping[str, Any], body: Mapping[str, Any]) -> bool:
    return all(_value_at(line, each["Match"]) in each["In"] for each in body["Contribution"]["Filters"])


def _value_at(line: Mapping[str, Any], path: str) -> Any:
    return line.get(path.removeprefix("$."))
