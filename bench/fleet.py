"""The published fleet again, many times: who resolves more failures without a person, and with how many retries?

Ours is the real triage with its default answers; against it plain exponential backoff, the same for every failure.
Run: `make bench-fleet`.
"""

from statistics import fmean

from bench.measure.row import Row
from bench.plots import fleet as fleet_plot
from bench.results import place
from bench.worlds.fleet_drift import season
from bench.worlds.fleet_foresee import SURE, Quarter, quarter
from bench.worlds.fleet_learn import HalfYear, side_by_side
from bench.worlds.fleet_mix import INDEPENDENT, MESSAGES, Fate, Model, ceiling, draw
from bench.worlds.fleet_run import Result, Spread, ahead, backoff, curve, measure, ours, spread

SEEDS = range(200)
ATTEMPTS = 4  # backoff gets as many tries as our lanes have by default
MAIN = Model(per_try=0.7)
MAIN_NAME = "main: a share is curable, 70 % per try"
MODELS = {
    "each try independent": Model(per_try=INDEPENDENT),
    MAIN_NAME: MAIN,
    "the first retry tells all": Model(per_try=1.0),
}


def compare(fleets: list[list[Fate]], model: Model = MAIN) -> tuple[Result, Result]:
    return measure("Lazaret", ours(), fleets, model), measure(f"{ATTEMPTS} attempts", backoff(ATTEMPTS), fleets, model)


def rows(seeds: range = SEEDS) -> list[Row]:
    fleets = [draw(seed) for seed in seeds]
    lazaret, plain = compare(fleets)
    if seeds == SEEDS:  # the plot in docs/benchmarks.md is of these
        fleet_plot.save(lazaret, curve(fleets, MAIN), fmean(ceiling(fates) for fates in fleets))
    return [*rows_of(lazaret, plain), *rows_of_learning(seeds), *rows_of_foreseeing(seeds)]


def rows_of(lazaret: Result, plain: Result) -> list[Row]:
    more, fewer = lazaret.resolved.mean > plain.resolved.mean, lazaret.retries.mean < plain.retries.mean
    near = lazaret.below_ceiling.mean
    return [
        Row(
            what="fleet: failures resolved without a person",
            ours=percent(lazaret.resolved),
            theirs=percent(plain.resolved),
            ratio=lazaret.resolved.mean / plain.resolved.mean,
            goal=f"more than backoff, and at most 2 points below the ceiling (here {near * 100:.1f})",
            met=more and near <= 0.02,
        ),
        Row(
            what="fleet: retries per failure",
            ours=number(lazaret.retries),
            theirs=number(plain.retries),
            ratio=lazaret.retries.mean / plain.retries.mean,
            goal="fewer than backoff",
            met=fewer,
        ),
    ]


WON = 0.95  # of the fleets, when cures wear out
LOST = 0.01  # of the failures, when they do not


def rows_of_learning(seeds: range) -> list[Row]:
    """The lane's experience against the default table, over half a year of each fleet."""
    worn = side_by_side(season(seed, drifting=True) for seed in seeds)
    calm = side_by_side(season(seed, drifting=False) for seed in seeds)
    won = fmean(learned.resolved > fixed.resolved for learned, fixed in worn)
    lost = fmean(fixed.resolved - learned.resolved for learned, fixed in calm)
    return [
        _learned(
            "fleet, half a year in which cures wear out: resolved",
            worn,
            f"ahead in 95 % of the fleets (here {won:.0%})",
            won >= WON,
        ),
        _learned(
            "fleet, half a year in which nothing changes: resolved",
            calm,
            f"at most 1 point behind (here {lost * 100:.2f})",
            lost <= LOST,
        ),
    ]


def _learned(what: str, pairs: list[tuple[HalfYear, HalfYear]], goal: str, met: bool) -> Row:
    ours, theirs = (spread([pair[which].resolved for pair in pairs]) for which in (0, 1))
    usd, table_usd = (fmean(pair[which].wasted_usd for pair in pairs) for which in (0, 1))
    return Row(
        what=what,
        ours=f"{percent(ours)}, ${usd:,.0f} wasted",
        theirs=f"{percent(theirs)}, ${table_usd:,.0f} wasted",
        ratio=ours.mean / theirs.mean,
        goal=goal,
        met=met,
    )


BOUNDS = (0.5, SURE, 0.7)
FEWER = 60  # fleets, at the bounds that nobody uses: a fleet takes half a second


def rows_of_foreseeing(seeds: range) -> list[Row]:
    """What a lane with `hold` saves in a quarter, for each bound from which it acts, against one without."""
    fleets = {bound: seeds if bound == SURE else seeds[:FEWER] for bound in BOUNDS}
    found = {bound: [quarter(seed, sure=bound, hold=True) for seed in some] for bound, some in fleets.items()}
    return [_foreseen(bound, quarters) for bound, quarters in found.items()]


def _foreseen(bound: float, found: list[Quarter]) -> Row:
    saved, alarms = spread([each.saved_usd for each in found]), fmean(each.false_alarms for each in found)
    share = fmean(each.right / each.failures for each in found)
    better = fmean(each.saved_usd > 0 for each in found)
    default = bound == SURE
    return Row(
        what=f"fleet, a quarter foreseen from {bound:.0%} on: saved",
        ours=f"${saved.mean:,.0f} (${saved.low:,.0f} to ${saved.high:,.0f}), {alarms:.0%} false alarms",
        theirs=f"$0 (nothing foreseen); {share:.0%} of what shows is foretold",
        goal=f"saves in 95 % of the fleets (here {better:.0%})" if default else "",
        met=better >= WON if default else None,
    )


def percent(of: Spread) -> str:
    return f"{of.mean:.1%} ({of.low:.0%} to {of.high:.0%})"


def number(of: Spread) -> str:
    return f"{of.mean:.2f} ({of.low:.2f} to {of.high:.2f})"


def main() -> None:
    fleets = [draw(seed) for seed in SEEDS]
    allowed = fmean(ceiling(fates) for fates in fleets)
    print(
        f"{len(fleets)} runs of {MESSAGES:,} messages; mean and 5 to 95 % of the runs; the mix allows {allowed:.1%}\n"
    )
    print(f"{'':60} {'resolved':>22} {'retries per failure':>22} {'below ceiling':>14}")
    found = {name: compare(fleets, model) for name, model in MODELS.items()}
    for name, results in found.items():
        print(name)
        for result in results:
            show(result)
    print("main model, backoff with other numbers of attempts")
    along = curve(fleets, MAIN)
    for result in along:
        show(result)
    print("main model, when the classifier cannot name every failure")
    for named in (0.95, 0.90, 0.0):
        show(measure(f"Lazaret, {named:.0%} named", ours(named=named), fleets, MAIN))
    print(f"\nahead of backoff in {ahead(fleets, MAIN, ATTEMPTS)} of {len(fleets)} runs")
    for row in (*rows_of(*found[MAIN_NAME]), *rows_of_learning(SEEDS), *rows_of_foreseeing(SEEDS)):
        said = "" if row.met is None else f"; {'met' if row.met else 'MISSED'}: {row.goal}"
        print(f"{row.what}: {row.ours}, theirs {row.theirs}{said}")
    fleet_plot.save(found[MAIN_NAME][0], along, allowed)
    print(f"\nplot: {place(fleet_plot.PATH)}")


def show(result: Result) -> None:
    below = f"{result.below_ceiling.mean * 100:+.1f} points"
    print(f"  {result.policy:58} {percent(result.resolved):>22} {number(result.retries):>22} {below:>14}")


if __name__ == "__main__":
    main()
