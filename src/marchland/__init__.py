"""Marchland: an open platform for three board games, unofficial and in plain Python."""

from marchland.core.checked import checked
from marchland.core.errors import (
    BadAction,
    BadContent,
    BadMap,
    BadPlayers,
    BadReplay,
    BadSave,
    BadScenario,
    BadSeat,
    BadSeed,
    IllegalAction,
    MarchlandError,
    UnknownGame,
    UnknownMap,
    UnknownRuling,
)
from marchland.core.game import CHANCE, NOBODY, Game, State
from marchland.core.registry import game
from marchland.core.registry import names as games

__version__ = "0.1.0"

__all__ = [
    "CHANCE",
    "NOBODY",
    "BadAction",
    "BadContent",
    "BadMap",
    "BadPlayers",
    "BadReplay",
    "BadSave",
    "BadScenario",
    "BadSeat",
    "BadSeed",
    "Game",
    "IllegalAction",
    "MarchlandError",
    "State",
    "UnknownGame",
    "UnknownMap",
    "UnknownRuling",
    "__version__",
    "checked",
    "game",
    "games",
]
