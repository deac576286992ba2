"""The process that serves, and how it takes its leave."""

import signal
import time
from types import FrameType

import uvicorn

from marchland.server.health import Health

__all__ = ["Host"]


class Host(uvicorn.Server):
    """Serves until it is told to stop; then it is no longer ready, and a little later it goes.

    When it goes it takes no more requests, sends pages away with 1012, by which they come back,
    and ends once all that was being written is written.
    """

    def __init__(self, config: uvicorn.Config, health: Health, grace: float) -> None:
        """Take how it serves, what tells that it is ready, and the seconds until it goes."""
        super().__init__(config)
        self._health = health
        self._grace = grace
        self._due: float | None = None

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Begin to take leave at SIGTERM; go at once at Ctrl+C, or when told again."""
        first = not self._health.leaving
        self._health.leaving = True
        if sig == signal.SIGTERM and first and self._grace:
            self._captured_signals.append(sig)
            self._due = time.monotonic() + self._grace
        else:
            super().handle_exit(sig, frame)

    async def on_tick(self, counter: int) -> bool:
        """Tell, ten times a second, whether it is time to go."""
        if self._due is not None and time.monotonic() >= self._due:
            self.should_exit = True
        return await super().on_tick(counter)
