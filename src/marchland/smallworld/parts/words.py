"""The engine's own action words by number; abilities bring theirs with them."""

from typing import Final

from marchland.core.actions import Word

DRAW_RACE: Final = 1
DRAW_POWER: Final = 2
ROLLED: Final = 3
REVEALED: Final = 4
FACE: Final = 5
PICK: Final = 10
EXPAND: Final = 11
DECLINE: Final = 12
ABANDON: Final = 13
READY: Final = 14
CONQUER: Final = 15
ATTEMPT: Final = 16
STOP: Final = 20
DEPLOY: Final = 21
CHOOSE: Final = 22
CHOOSE_SITE: Final = 23

REFILLS: Final = (DRAW_RACE, DRAW_POWER)
"""Draws of a combo."""
DRAWS: Final = (DRAW_RACE, DRAW_POWER, REVEALED, FACE)
"""Words of what is drawn, not rolled."""

ENGINE_WORDS: Final = (
    Word(DRAW_RACE, "draw={race}", by_lot=True),
    Word(DRAW_POWER, "draw={power}", by_lot=True),
    Word(ROLLED, "roll={count}", most=3, by_lot=True),
    Word(PICK, "pick {slot}"),
    Word(EXPAND, "expand"),
    Word(DECLINE, "decline"),
    Word(ABANDON, "abandon {region}", ascending=True),
    Word(READY, "ready"),
    Word(CONQUER, "conquer {region}"),
    Word(ATTEMPT, "attempt {region}"),
    Word(STOP, "stop"),
    Word(DEPLOY, "deploy {region}={count}", ascending=True),
)

SITE_WORDS: Final = (
    Word(REVEALED, "reveal={site}", by_lot=True),
    Word(CHOOSE, "choose {region}"),
    Word(CHOOSE_SITE, "choose {site}"),
)
"""Words of a variant that has sites."""

BOARD_WORDS: Final = (Word(FACE, "face={face}", by_lot=True),)
"""Words of a variant whose map is laid out of boards."""


def engine_word(number: int) -> Word:
    """Return the engine's word of this number."""
    return next(word for word in (*ENGINE_WORDS, *SITE_WORDS) if word.number == number)
