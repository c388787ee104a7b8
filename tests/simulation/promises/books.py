"""When a world is quiet: counters equal counts, spending equals what agents said, one letter for each death, no lag."""

from collections import Counter
from datetime import datetime, timedelta
from typing import TYPE_CHECKING

from lambdas.adapters.dynamo.keys import TTL
from lambdas.core.config.lane import Used
from lambdas.core.model.breaker import Breaker
from lambdas.core.model.failure import Code
from lambdas.core.model.head import Head, HeadStatus
from lambdas.core.model.letter import UNRESOLVED, WAITING, LetterStatus
from lambdas.core.model.value import iso, replace
from lambdas.core.sweep.sweeper import Swept
from tests.simulation.promises.audit import by_death
from tests.simulation.promises.deliveries import is_headless

if TYPE_CHECKING:
    from tests.simulation.world.world import World

GAUGED = (LetterStatus.OPEN, LetterStatus.SCHEDULED, LetterStatus.HELD, LetterStatus.ESCALATED)
ENDED = (HeadStatus.DONE, HeadStatus.CANCELLED)
RESOLVED = tuple(each for each in LetterStatus if each not in (*UNRESOLVED, LetterStatus.REDRIVING))
LAG = timedelta(minutes=10)  # that anything due may wait for the sweep, while it runs every minute
CENT = 0.001


class Books:
    def __init__(self, world: "World") -> None:
        self._world = world
        self._swept: dict[str, Swept] = {}  # by beat, the last
        self._caught_up = 0

    def broken(self, what: str) -> None:
        self._world.broken.append(what)

    def check(self) -> None:
        self._check_groups()
        self._check_waiting()
        self._check_health()
        self._check_events()
        self._check_gauges()
        self._check_expiry()
        self._check_letters()
        for head in self._world.view.heads:
            self._check_spend(head)

    def swept(self, beat: str, swept: Swept) -> None:
        self._swept[beat] = swept
        self._caught_up += swept.caught_up
        if self._caught_up > self._world.uncounted:  # only these are as if an older release had taken them in
            self.broken(f"the events of {swept.caught_up} letters did not add up to where they wait")

    def _check_gauges(self) -> None:
        """What the sweep said last, when nothing moved any more, is how each lane stands."""
        view, last = self._world.view, self._swept.get("upkeep")
        for gauge in last.gauges if last else ():
            letters = [each for each in view.letters if each.job_type == gauge.job_type and each.status in GAUGED]
            opened = [each for each in view.breakers if each.job_type == gauge.job_type and each.opened_at is not None]
            if (gauge.open_letters, gauge.open, gauge.parked) != (len(letters), len(opened), 0):
                self.broken(f"{gauge} does not count {len(letters)} letters and {len(opened)} open breakers")
        for beat, swept in self._swept.items():
            if swept.lags.get(beat):
                self.broken(f"the beat {beat} is {swept.lags[beat]} s behind, and nothing is left to do")

    def _sums(self, prefix: str, name: str) -> Counter[tuple[str, str]]:
        """Of counters that lie in shards: by their owner, and by the sort key."""
        sums: Counter[tuple[str, str]] = Counter()
        for (pk, sk), item in self._world.tables.tables["ledger"].items.items():
            if pk.startswith(prefix) and name in item:
                sums[pk.split("#")[1], sk] += int(item[name]["N"])
        return sums

    def _check_groups(self) -> None:
        letters = self._world.audit.born.values()
        born = Counter((letter.job_type, letter.signature or "-") for letter in letters)
        counted = self._sums("G#", "letters")
        causes = Counter({place: number for place, number in counted.items() if place[1] in {"-", *_signatures(born)}})
        self._compare("group", causes, born)
        for (job_type, signature), number in born.items():
            died = [each.died_at for each in letters if (each.job_type, each.signature or "-") == (job_type, signature)]
            for name, true in (("first_seen", min(died)), ("last_seen", max(died))):
                self._compare_times(("G#", job_type, signature), name, true, number)
        for tenant in {letter.tenant_id for letter in letters}:
            last = max(each.died_at for each in letters if each.tenant_id == tenant)
            self._compare_times(("H#", tenant, ""), "last_failure_at", last, 1)

    def _compare_times(self, of: tuple[str, str, str], name: str, true: datetime, number: int) -> None:
        prefix, owner, sort_key = of
        items = self._world.tables.tables["ledger"].items.items()
        found = [
            item[name]["S"]
            for (pk, sk), item in items
            if pk.startswith(f"{prefix}{owner}#") and sort_key in ("", sk) and name in item
        ]
        stored = min(found, default="") if name == "first_seen" else max(found, default="")
        if stored != iso(true):
            self.broken(f"{prefix}{owner} {sort_key} has {name} {stored}, of {number} letters {true}")

    def _check_events(self) -> None:
        """Every move of a letter that counters must know has been counted."""
        for place, item in self._world.tables.tables["ledger"].items.items():
            if "counts" in item and "counted" not in item:
                self.broken(f"{place} was never counted")

    def _check_expiry(self) -> None:
        """What is over expires some day; what somebody still has to look after does not."""
        for shelf, over in ((self._world.view.heads, ENDED), (self._world.view.letters, RESOLVED)):
            for place, item in shelf.items.items():
                status = item["status"]["S"]
                if status in over and TTL not in item:
                    self.broken(f"{place} is {status}, and never expires")
                if status not in over and status != HeadStatus.DEAD and TTL in item:
                    self.broken(f"{place} is {status}, and expires")

    def _check_waiting(self) -> None:
        """By lane, by tenant, by cause, by both, and by a code that is not ours, whoever moved the letters."""
        for status in WAITING:
            true = Counter[tuple[str, str]]()
            for letter in self._world.view.letters:
                if letter.status is status:
                    cause = letter.signature or "-"
                    names = ("LANE", f"TENANT#{letter.tenant_id}", f"CAUSE#{cause}", f"{letter.tenant_id}#{cause}")
                    own = () if letter.code in set(Code) else (f"CODE#{letter.code}",)
                    true.update((letter.job_type, name) for name in (*names, *own))
            self._compare(f"{status} letters", self._sums("G#", str(status)), true)

    def _check_health(self) -> None:
        counted, recovered = Counter[tuple[str, str]](), Counter[tuple[str, str]]()
        for letter in self._world.audit.born.values():
            counted[letter.tenant_id, ""] += 1
        for tenant, number in self._world.audit.recovered.items():
            recovered[tenant, ""] += number
        self._compare("health", _by_owner(self._sums("H#", "letters")), counted)
        self._compare("recovered", _by_owner(self._sums("H#", "recovered")), recovered)

    def _compare(self, what: str, stored: Counter[tuple[str, str]], true: Counter[tuple[str, str]]) -> None:
        for name in stored.keys() | true.keys():
            if stored[name] != true[name]:
                self.broken(f"{what} {name} counts {stored[name]}, and there were {true[name]}")

    def _check_letters(self) -> None:
        """One letter for each death: none is missing, and none is too many."""
        born, deaths = self._world.audit.born, self._world.audit.heads.deaths
        for death, letters in by_death(born).items():
            if len(letters) > 1:
                self.broken(f"{death} has the letters {[each.letter_id for each in letters]}")
        of_heads = Counter(letter.job_key for letter in born.values() if not is_headless(letter))
        for key in of_heads.keys() | deaths.keys():
            if of_heads[key] != deaths[key]:
                self.broken(f"{key} died {deaths[key]} times, and has {of_heads[key]} letters")

    def _check_spend(self, head: Head) -> None:
        """From both sides: nothing is recorded that nobody said, nothing is forgotten that was settled."""
        least, most = self._world.promises.runs.said(head.root_key)
        budgets = [lane.budget_usd for lane in self._world.former[head.key.job_type]]
        if head.spend_usd > most.spend_usd + CENT or head.tokens > most.tokens or head.steps_begun > most.steps_begun:
            self.broken(f"{head.key} has used {head.used}, and its agents said {most}")
        used = self._known_last(head) if not head.live_replay and self._is_last(head) else None
        if used is not None and (
            used.spend_usd < least.spend_usd - CENT or least.exceeds(replace(used, spend_usd=least.spend_usd))
        ):
            self.broken(f"{head.key} has used {used}, and its agents said at least {least}")
        told = self._world.promises.runs.told[head.root_key]
        if used is not None and replace(told, spend_usd=told.spend_usd - CENT).exceeds(used):
            self.broken(f"{head.key} has used {used}, and the ledger was told {told} with a step")
        raised = [head.raised.budget_usd or 0.0 for head in self._world.view.heads]
        steps = [lane.max_steps for lane in self._world.former[head.key.job_type]]
        if head.steps_begun > max(*steps, *(each.raised.max_steps or 0 for each in self._world.view.heads)):
            self.broken(f"{head.key} has begun {head.steps_begun} steps, its lane allows {steps}")
        if None not in budgets and head.spend_usd > max(*(each for each in budgets if each), *raised) + 0.31 + 0.3:
            self.broken(f"{head.key} has spent ${head.spend_usd:.2f} of {budgets}")

    def _is_last(self, head: Head) -> bool:
        """Of its lineage. What was recalled is so only if nothing else is left."""
        others = [each for each in self._world.view.heads if each.root_key == head.root_key]
        return max(others, key=lambda each: (each.status is not HeadStatus.CANCELLED, len(each.lineage))) is head

    def _known_last(self, head: Head) -> Used:
        """To whatever runs next in its lineage. Of a dead job, and of one that was recalled, that is a replay of its
        letter: replays that were recalled, of which there may be several, have left there what they used.
        """
        recalled = head.replays.letter_id if head.replays is not None and head.status is HeadStatus.CANCELLED else ""
        letter_id = head.letter_id if head.status is HeadStatus.DEAD else recalled
        letter = self._world.view.letter(letter_id) if letter_id else None
        return letter.used if letter is not None else head.used

    def check_lag(self, since: timedelta) -> None:
        """Nothing that is due waits longer than a bound while the sweep runs."""
        if since < LAG:
            return
        now, lanes = self._world.now(), self._world.lanes
        for head in self._world.view.heads:
            if head.key.job_type in lanes and head.sweep_at is not None and now - head.sweep_at > LAG:
                self.broken(f"{head.key} is {head.status}, and was due at {head.sweep_at}; now it is {now}")
        for letter in self._world.view.letters:
            due = letter.next_retry_at if letter.status is LetterStatus.SCHEDULED else None
            if due is not None and letter.job_type in lanes and now - due > LAG:
                self.broken(f"letter {letter.letter_id} was to be replayed at {due}; now it is {now}")
        for breaker in self._world.view.breakers:
            self._check_probed(breaker)

    def _check_probed(self, breaker: Breaker) -> None:
        now, until = self._world.now(), breaker.cools_until
        owner = (breaker.tenant_id, breaker.job_type)
        heads = [head for head in self._world.view.heads if (head.key.tenant_id, head.key.job_type) == owner]
        parked = [head.parked_at for head in heads if head.status is HeadStatus.PARKED and head.parked_at is not None]
        if not parked or breaker.job_type not in self._world.lanes or breaker.probe_until is not None:
            return
        # They are released as fast as workers take them, which is one at a time where a tenant may have one.
        moved = max((head.updated_at for head in heads if head.updated_at is not None), default=min(parked))
        since = max(min(parked), until or max(breaker.closed_at or moved, moved))
        if now - since > LAG:
            name = f"{breaker.tenant_id} in {breaker.job_type}"
            self.broken(f"{len(parked)} jobs of {name} wait behind a breaker that nobody looks at since {since}")


def _signatures(places: Counter[tuple[str, str]]) -> set[str]:
    return {signature for _, signature in places}


def _by_owner(sums: Counter[tuple[str, str]]) -> Counter[tuple[str, str]]:
    found: Counter[tuple[str, str]] = Counter()
    for (owner, _), number in sums.items():
        found[owner, ""] += number
    return found
