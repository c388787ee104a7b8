"""Planted bugs of runs that go on, ask people and wait for jobs: the worlds of long work must see them."""

from tests.simulation.plants.plant import Plant

ASKS, GATHERER = "core/agent/asks", "core/sweep/gatherer"
ANSWER, WAITS, PAUSES = "core/operate/signal", "core/agent/waits", "core/agent/pauses"

LONG_WORK = tuple(
    Plant(name, f"lambdas/{file}.py", old, new, why)
    for name, file, old, new, why in (
        (
            "answered_and_not_woken",
            ANSWER,
            "if awaited else None",
            "if False else None",
            "an answer is kept, and the job that waits for it sleeps on",
        ),
        (
            "default_at_the_first_look",
            ASKS,
            "if waits.clock() < stands.until:",
            "if former is None:",
            "a run that is woken for something else takes its default",
        ),
        (
            "time_is_never_over",
            ASKS,
            "waited_until = former.until if former is not None else None",
            "waited_until = None",
            "a question whose time is over is asked anew, for ever",
        ),
        (
            "gathered_too_soon",
            GATHERER,
            "if now < wait.until and not all(",
            "if now < wait.until and not any(",
            "a run gets its jobs when the first of them has ended",
        ),
        (
            "gathered_and_not_kept",
            WAITS,
            'self.keeping.keep("gather", which, outcome)',
            'self.keeping.found("gather", which, nth)',
            "a later attempt waits for its jobs again",
        ),
        (
            "goes_on_for_ever",
            PAUSES,
            "return self._reserve is not None and self._deadline - self._clock() < self._reserve",
            "return self._reserve is not None and self._deadline - self._clock() < self._reserve * 4",
            "no step ever begins, and the run is suspended each time",
        ),
    )
)
