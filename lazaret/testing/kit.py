"""What the pytest fixture `lazaret` is: rehearsals of the lanes in an application's lanes.toml, by their names."""

from collections.abc import Callable, Mapping
from functools import cached_property
from pathlib import Path
from typing import Any

from lambdas.core.config.lane import Lane
from lambdas.lanes import load_lanes
from lazaret.testing.everywhere import Report, crash_everywhere
from lazaret.testing.outcome import Outcome
from lazaret.testing.stage import Agent, Stage


class Kit:
    """`agent` is a function, its name, or a lane of the file: then the lane's own agent runs, with the lane's keys."""

    def __init__(self, folder: Path, *, tell: Callable[[str], None] = lambda _text: None) -> None:
        """`tell` is given how each rehearsal ended, to be shown if its test fails."""
        self._folder = folder
        self._tell = tell

    @cached_property
    def lanes(self) -> dict[str, Lane]:
        """Raise `LanesInvalid`, with every fault, if there is no lanes.toml or it is wrong."""
        return load_lanes(self._folder, simulated=False)

    def stage(self, agent: Agent | str, *, lane: Lane | Mapping[str, Any] | None = None) -> Stage:
        function, own = self._named(agent)
        return Stage(function, lane=lane or own)

    def rehearse(self, agent: Agent | str, payload: Mapping[str, Any], **how: Any) -> Outcome:
        """`how` is what `Stage.rehearse` takes, and `lane`."""
        outcome = self.stage(agent, lane=how.pop("lane", None)).rehearse(payload, **how)
        self._tell("\n".join([repr(outcome), *([outcome.letter.detail] if outcome.letter else ())]))
        return outcome

    def crash_everywhere(self, agent: Agent | str, payload: Mapping[str, Any], **how: Any) -> Report:
        """`how` is what `lazaret.testing.crash_everywhere` takes."""
        function, lane = self._named(agent)
        return crash_everywhere(function, payload, **{"lane": lane, **how})

    def _named(self, agent: Agent | str) -> tuple[Agent | str, Lane | None]:
        if not isinstance(agent, str) or ":" in agent:
            return agent, None
        if agent not in self.lanes:
            raise LookupError(f"there is no lane {agent!r} in {self._folder}: {', '.join(self.lanes)}")
        return self.lanes[agent].agent, self.lanes[agent]
