"""Marchland: an open platform for three board games, unofficial and in plain Python."""

from marchland.arena.match import Result, play
from marchland.bots.base import Bot
from marchland.core.checked import checked
from marchland.core.errors import (
    BadAction,
    BadBot,
    BadContent,
    BadMap,
    BadName,
    BadPlayers,
    BadReplay,
    BadSave,
    BadScenario,
    BadSeat,
    BadSeed,
    BotFailed,
    IllegalAction,
    MarchlandError,
    NoSpace,
    UnknownBot,
    UnknownGame,
    UnknownMap,
    UnknownPack,
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
    "BadBot",
    "BadContent",
    "BadMap",
    "BadName",
    "BadPlayers",
    "BadReplay",
    "BadSave",
    "BadScenario",
    "BadSeat",
    "BadSeed",
    "Bot",
    "BotFailed",
    "Game",
    "IllegalAction",
    "MarchlandError",
    "NoSpace",
    "Result",
    "State",
    "UnknownBot",
    "UnknownGame",
    "UnknownMap",
    "UnknownPack",
    "UnknownRuling",
    "__version__",
    "checked",
    "game",
    "games",
    "play",
]
