"""The promises of docs/concepts.md, asked of what is left when a world has settled. Each noun has its own questions."""

import json
from datetime import timedelta
from typing import TYPE_CHECKING, Any

from lambdas.core.model.head import Head, HeadStatus
from lambdas.core.model.job import JobKey
from lambdas.core.model.letter import EffectStatus, Letter, LetterStatus
from lambdas.core.redrive.record import RedriveStatus
from lambdas.core.redrive.start import accepted_id
from tests.simulation.promises.books import Books
from tests.simulation.promises.breakers import Breakers
from tests.simulation.promises.letters import Letters
from tests.simulation.promises.long_work import LongWork
from tests.simulation.promises.notices import Told
from tests.simulation.promises.redrives import Redrives
from tests.simulation.promises.runs import Runs
from tests.simulation.promises.waits import Waits
from tests.simulation.world.agents import effects_of
from tests.simulation.world.outside import effect_key

if TYPE_CHECKING:
    from tests.simulation.world.world import World

SETTLED = frozenset({HeadStatus.DONE, HeadStatus.DEAD, HeadStatus.CANCELLED})


class Promises:
    def __init__(self, world: "World") -> None:
        self._world = world
        self.runs = Runs(world)
        self.redrives = Redrives(world)
        self.books = Books(world)
        self.told = Told(world)
        self.breakers = Breakers(world)
        self.letters = Letters(world)
        self.waits = Waits(world)
        self.long_work = LongWork(world)
        self.calm_since: float | None = None

    def broken(self, what: str) -> None:
        self._world.broken.append(what)

    def each_minute(self) -> None:
        if self.calm_since is not None:
            self.books.check_lag(timedelta(seconds=self._world.clock.now - self.calm_since))
            self.waits.each_minute()
            self.long_work.each_minute()

    def never_begun(self) -> list[str]:
        """Redrives that were written down, and of which no execution knows; and proposals that do not know theirs."""
        records = {each.redrive_id: each for each in self._world.view.redrives}
        alone = [each for each in records.values() if each.status is RedriveStatus.PLANNING and not each.execution]
        offered = [each for each in records.values() if each.status is RedriveStatus.PROPOSED]
        return [
            each.redrive_id for each in (*alone, *offered) if each in alone or accepted_id(each.redrive_id) in records
        ]

    def is_under_way(self, letter: Letter) -> bool:
        return letter.status in (LetterStatus.REDRIVING, LetterStatus.SCHEDULED)

    def check(self) -> None:
        """When all has settled: nothing is lost, nothing was done twice, nothing is left hanging."""
        world = self._world
        self.check_effects()
        for head in world.view.heads:
            self._check_head(head)
        for letter in world.view.letters:
            self._check_letter(letter)
        for sent in world.accepted:
            if world.view.head(sent) is None and not self._refused(sent) and sent not in world.deliveries.lost:
                self.broken(f"{sent} was accepted and is gone")
        for redrive_id in self.never_begun():
            self.broken(f"redrive {redrive_id} was written down, and nobody begins it")
        world.deliveries.check()
        self.redrives.check()
        self.books.check()
        self.told.check()
        self.letters.check()
        self.waits.check()
        self.long_work.check()

    def _refused(self, sent: JobKey) -> bool:
        """It came after a deploy that dropped what it names: a letter says so."""
        named = (sent.tenant_id, sent.job_type, sent.job_id)
        born = self._world.audit.born.values()
        return any((each.tenant_id, each.job_type, each.job_id) == named for each in born)

    def check_effects(self) -> None:
        for key, times in self._world.outside.done.items():
            if times > 1:
                self.broken(f"{key} happened {times} times")
        for place, item in self._world.view.effects.items.items():
            self._check_effect(place[0], item)

    def _check_effect(self, partition: str, item: dict[str, Any]) -> None:
        """Nothing is called done that did not happen, or not done that did."""
        if not item["action"]["S"].startswith("crm."):  # a job that a job sent
            return
        _, tenant, _, lane, root = partition.split("#")
        root_key = JobKey(tenant_id=tenant, job_type=lane, job_id=root)
        key, status = effect_key(root_key, item["key"]["S"], item.get("scope", {}).get("S", "")), item["status"]["S"]
        happened = self._world.outside.done[key]
        if (status == EffectStatus.COMMITTED and not happened) or (status == EffectStatus.REFUTED and happened):
            self.broken(f"{key} is {status}, and happened {happened} times")

    def _check_head(self, head: Head) -> None:
        world = self._world
        if head.status not in SETTLED and head.key not in world.deliveries.lost:
            self.broken(f"{head.key} is still {head.status}")
        if head.status is HeadStatus.DONE:
            self._check_result(head)
        if head.status is HeadStatus.DEAD and world.view.letter(head.letter_id) is None:
            self.broken(f"{head.key} is dead without a letter")
        if head.status is HeadStatus.CANCELLED and head.replays is None:
            self.broken(f"{head.key} is cancelled, and was no replay")
        if head.live_replay:
            self.broken(f"{head.key} is still held by the replay {head.live_replay}")
        lanes = world.former[head.key.job_type]
        raised = max(
            (each.raised.replays or 0 for each in world.view.heads if each.root_key == head.root_key), default=0
        )
        if len(head.lineage) > max(raised, *(lane.replay.max for lane in lanes)):
            self.broken(f"{head.key} was replayed {len(head.lineage)} times")
        if head.auto_replays > max(lane.replay.auto_max for lane in lanes):
            self.broken(f"{head.key} was replayed {head.auto_replays} times by the sweep")

    def _check_result(self, head: Head) -> None:
        at = self.runs.attempts.get((head.key, head.attempt))
        if at is None:
            self.broken(f"{head.key} is done, and attempt {head.attempt} never ran")
            return
        result = head.result
        if head.result_ref:
            result = json.loads(self._world.bucket.objects[head.result_ref])
        if result is not None and (result["tenant"], result["root"]) != (head.key.tenant_id, at.root.job_id):
            self.broken(f"{head.key} is done with {str(result)[:80]}")
        self.runs.done(head, at.job.payload)
        self._check_doubts(head)
        done = {} if result is None else result["done"]
        for label, ref in done.items():
            if label.startswith("effect") and ref != f"ref-{effect_key(at.root, label, at.scope)}":
                self.broken(f"{head.key} is done, and its effect {label} gave {ref!r}")
        for key in effects_of(at.job.payload, at.root, at.scope):
            chose = at.job.payload.get("fickle") and not self._world.outside.done[key]
            if self._world.outside.done[key] != 1 and not chose:
                self.broken(f"{head.key} is done, and {key} happened {self._world.outside.done[key]} times")

    def _check_doubts(self, head: Head) -> None:
        """Nothing that a done job began is left in doubt: only the effect itself settles it, or a person."""
        own = (head.key.job_id, head.key.version)
        for effect in self._world.view.effects_of(head.root_key):
            is_open = effect.status is EffectStatus.INTENT and (effect.owner.job_id, effect.owner.version) == own
            # A request may arrive after its job is done. Then nobody performs what it says.
            if is_open and not any(effect.effect_id in line and "lands late" in line for line in self._world.trace):
                self.broken(f"{head.key} is done, and its effect {effect.action} of {effect.key} is in doubt")

    def _check_letter(self, letter: Letter) -> None:
        if self.is_under_way(letter):
            self.broken(f"letter {letter.letter_id} of {letter.job_id} is still {letter.status}")
        if letter.snapshot_ref not in self._world.bucket.objects:
            self.broken(f"letter {letter.letter_id} of {letter.job_id} points at nothing")
        for effect in letter.effects:
            self._check_named(letter, effect)

    def _check_named(self, letter: Letter, effect: Any) -> None:
        done = self._world.outside.done[self._world.view.effect_named(letter, effect.effect_id)]
        if effect.status is EffectStatus.COMMITTED and done != 1 and effect.action.startswith("crm."):
            self.broken(f"letter {letter.letter_id} tells of an effect that happened {done} times")
