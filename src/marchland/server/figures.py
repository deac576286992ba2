"""What is counted of a server, in the text form of Prometheus."""

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from prometheus_client import (
    CONTENT_TYPE_LATEST,
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    generate_latest,
)

__all__ = ["FORM", "Figures"]

FORM: str = CONTENT_TYPE_LATEST
"""The content type of what `written` returns."""

SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5)


class Figures:
    """The figures of one process. No name, no table and no secret is among them."""

    def __init__(self) -> None:
        """Begin to count."""
        self._registry = CollectorRegistry()
        self._calls = Histogram(
            "marchland_store_seconds",
            "How long a call of the store took, by what was asked.",
            ["call"],
            registry=self._registry,
            buckets=SECONDS,
        )
        self._faults = Counter(
            "marchland_store_faults",
            "Calls of the store that failed, by why; Conflict is a click that came second.",
            ["why"],
            registry=self._registry,
        )
        self._moves = Counter(
            "marchland_moves", "Actions that were written down.", registry=self._registry
        )

        self._posts = Counter(
            "marchland_webhooks",
            "Posts to webhooks, by what came of them.",
            ["outcome"],
            registry=self._registry,
        )

    def watch(self, name: str, meaning: str, value: Callable[[], float]) -> None:
        """Tell a value as it is when somebody asks."""
        Gauge(f"marchland_{name}", meaning, registry=self._registry).set_function(value)

    def moved(self, moves: int) -> None:
        """Count moves that are written down."""
        self._moves.inc(moves)

    def posted(self, outcome: str) -> None:
        """Count a post to a webhook, by its outcome in a word."""
        self._posts.labels(outcome).inc()

    @contextmanager
    def timed(self, call: str) -> Iterator[None]:
        """Note how long a call of the store takes, and whether it fails."""
        begun = time.perf_counter()
        try:
            yield
        except Exception as error:
            self._faults.labels(type(error).__name__).inc()
            raise
        finally:
            self._calls.labels(call).observe(time.perf_counter() - begun)

    def written(self) -> bytes:
        """Return all figures."""
        text: bytes = generate_latest(self._registry)
        return text
