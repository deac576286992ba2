"""The engine's own action words; abilities bring theirs with them."""

from typing import Final

from marchland.core.actions import Word

DRAW_RACE: Final = Word(1, "draw={race}")
DRAW_POWER: Final = Word(2, "draw={power}")
ROLLED: Final = Word(3, "roll={count}")
PICK: Final = Word(10, "pick {slot}")
EXPAND: Final = Word(11, "expand")
DECLINE: Final = Word(12, "decline")
ABANDON: Final = Word(13, "abandon {region}", ascending=True)
READY: Final = Word(14, "ready")
CONQUER: Final = Word(15, "conquer {region}")
ATTEMPT: Final = Word(16, "attempt {region}")
STOP: Final = Word(20, "stop")
DEPLOY: Final = Word(21, "deploy {region}={count}", ascending=True)

ENGINE_WORDS: Final = (
    DRAW_RACE, DRAW_POWER, ROLLED, PICK, EXPAND, DECLINE, ABANDON, READY, CONQUER, ATTEMPT,
    STOP, DEPLOY,
)  # fmt: skip
