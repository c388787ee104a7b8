"""What a letter says when it is born, held against what the ledger knows and what its agent really did."""

from datetime import timedelta
from typing import TYPE_CHECKING

from lambdas.core.model.failure import Code, Kind
from lambdas.core.model.head import Head, HeadStatus
from lambdas.core.model.letter import EffectStatus, Letter, LetterStatus
from lambdas.core.model.value import replace
from lambdas.core.sweep.recoverer import AGAIN_AFTER
from tests.simulation.promises.deliveries import is_headless
from tests.simulation.world.process import Process

if TYPE_CHECKING:
    from tests.simulation.world.world import World

SKEW = timedelta(seconds=4)  # of two clocks, each up to two seconds off
JUST_NOW = timedelta(minutes=5)  # a request of the dead job's worker may still have been under way
CENT = 0.001
_H = HeadStatus
# Kinds of letters, by how the agent of the last attempt ended. It may also have died of its lineage's budgets or age.
KINDS = {"permanent": (Kind.PERMANENT,), "review": (Kind.PERMANENT,), "transient": (Kind.TRANSIENT,)}
OF_THE_LINEAGE = frozenset({Code.BUDGET_EXCEEDED, Code.STALE, Code.CRASH_LOOP, Code.EXPIRED, Code.STEP_BUDGET_EXCEEDED})
NOT_RUN = frozenset({Code.UNROUTABLE, Code.SCHEMA_INVALID, Code.NEVER_STARTED})  # a deploy came between
LATE = Code.RUN_TIMEOUT  # its agent may have ended after it was given up, and before that was written down


class Letters:
    def __init__(self, world: "World") -> None:
        self._world = world
        self.created: set[str] = set()  # letters of whose birth a timeline tells

    def broken(self, letter: Letter, what: str) -> None:
        self._world.broken.append(f"letter {letter.letter_id} of {letter.job_id} {what}")

    def born(self, letter: Letter, who: Process) -> None:
        if is_headless(letter):
            return
        head = self._world.view.head(letter.job_key)
        if head is None:
            return  # it is written in the same transaction, after its letter
        self._tells_of_its_head(letter, head)
        self._tells_how_it_ended(letter, head)
        if not who.frozen:
            self._tells_what_happened(letter, head)
        if letter.code == Code.STALE and head.first_claimed_at is not None:
            self._is_old(letter, head)

    def _tells_of_its_head(self, letter: Letter, head: Head) -> None:
        for name in ("lineage", "root", "run_id", "scope", "auto_replays", "redrive_id", "input_hash"):
            if getattr(letter, name) != getattr(head, name):
                self.broken(letter, f"has {name} {getattr(letter, name)!r}, its job {getattr(head, name)!r}")
        if letter.attempts != head.attempt:
            self.broken(letter, f"tells of {letter.attempts} attempts, there were {head.attempt}")
        if letter.spend_usd < head.spend_usd - CENT or letter.tokens < head.tokens:
            self.broken(letter, f"tells of ${letter.spend_usd}, its job spent ${head.spend_usd}")
        if head.status is _H.DYING and letter.death_id != head.death_id:
            self.broken(letter, f"tells of {letter.death_id}, its job died {head.death_id}")

    def _tells_how_it_ended(self, letter: Letter, head: Head) -> None:
        at = self._world.promises.runs.attempts.get((head.key, head.attempt))
        ended = self._world.promises.runs.written.get((head.key, head.attempt))
        if (
            at is None
            or ended is None
            or head.status is not _H.DYING
            or letter.code in OF_THE_LINEAGE | NOT_RUN | {LATE}
            or (at.run.stopped is not None and letter.code == at.run.stopped.code)  # whatever its agent made of that
        ):
            return
        wanted = KINDS.get(ended)
        if wanted and letter.kind not in wanted:
            self.broken(letter, f"is {letter.kind} {letter.code}, and its agent ended as {ended!r}")
        if ended == "review" and letter.status is not LetterStatus.HELD:
            self.broken(letter, f"asks for a person, and is {letter.status}")

    def _tells_what_happened(self, letter: Letter, head: Head) -> None:
        """Every effect of its scope, and every step that is kept."""
        view, now = self._world.view, self._world.now()
        named = {effect.effect_id: effect for effect in letter.effects}
        for effect in view.effects_of(replace(head.key, job_id=head.root)):
            if effect.scope not in ("", head.scope) or now - effect.intended_at < JUST_NOW:
                continue
            told = named.get(effect.effect_id)
            if told is None or (told.status is EffectStatus.REFUTED and effect.status is EffectStatus.COMMITTED):
                self.broken(letter, f"does not tell of the effect {effect.key}, which is {effect.status}")
        steps = [step for step in view.steps_of(head.key) if now - step.at > JUST_NOW]
        if len(letter.steps_done) < len(steps):
            self.broken(letter, f"tells of {len(letter.steps_done)} steps, and {len(steps)} are kept")

    def _is_old(self, letter: Letter, head: Head) -> None:
        hours = min(lane.max_age_hours for lane in self._world.former[letter.job_type])
        age = self._world.now() - (head.first_claimed_at or self._world.now())
        if age < timedelta(hours=hours) - SKEW:
            self.broken(letter, f"is called stale at the age of {age}, its lane allows {hours} hours")

    def put_off(self, letter: Letter) -> None:
        """For a quarter of an hour. For longer only by a redrive that was to send it, and at most until it is twice as
        old: a sweep that took it and got no further says nothing about it.
        """
        wait = (letter.next_retry_at or letter.died_at) - self._world.now()
        owner = self._world.view.redrive(letter.redrive_id)
        named = owner is not None and letter.letter_id in owner.request.filter.letter_ids
        most = max(AGAIN_AFTER, self._world.now() - letter.died_at) if named else AGAIN_AFTER
        if letter.status is LetterStatus.SCHEDULED and wait > most + SKEW:
            self.broken(letter, f"is put off for {wait} by {letter.redrive_id!r}, at most {most} is due")

    def sent(self, letter: Letter, head: Head) -> None:
        """A redrive sends its job again: what the lineage used, and must not do again, goes with it."""
        if head.spend_usd < letter.spend_usd - CENT or head.tokens < letter.tokens:
            self.broken(letter, f"tells of ${letter.spend_usd}, and is sent again with ${head.spend_usd}")
        if head.lineage != (*letter.lineage, letter.letter_id):
            self.broken(letter, f"is sent again with the lineage {head.lineage}")
        if any(effect.status is EffectStatus.INTENT for effect in letter.effects):
            self.broken(letter, "is sent again with an effect in doubt")
        if head.input_hash != letter.input_hash:
            self.broken(letter, "is sent again with another input")

    def check(self) -> None:
        for letter in self._world.audit.born.values():
            if letter.letter_id not in self.created:
                self.broken(letter, "is on no timeline")
