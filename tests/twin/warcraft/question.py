"""Who is asked what: the twin stops at each question until it hears the answer."""

from collections.abc import Generator, Iterable, Mapping
from typing import Any, TypeAlias, TypeVar

Row: TypeAlias = dict[str, Any]
T = TypeVar("T")
Flow: TypeAlias = Generator[Row, str, T]
"""A piece of the game: it yields questions, hears answers in words, and comes to something."""
CHANCE = 0
"""The seat of dice and draws; players count from 1."""


def ask(seat: int, stage: str, words: Iterable[str], *, always: bool = False) -> Flow[str]:
    """Let a seat choose; one answer alone is not asked for, except where `always` says so."""
    answer = yield {"seat": seat, "stage": stage, "words": list(words), "always": always}
    return answer


def draw(stage: str, weights: Mapping[str, int]) -> Flow[str]:
    """Let chance choose."""
    answer = yield {
        "seat": CHANCE, "stage": stage, "words": list(weights), "weights": dict(weights),
        "always": False,
    }  # fmt: skip
    return answer
