"""The stages of a turn, as numbers in the order in which they come."""

from typing import Final

START: Final = 0
"""Before the first turn."""
DRAW: Final = 1
"""Chance: the column is refilled."""
MODE: Final = 2
"""Expand or go into decline."""
PICK: Final = 3
READY: Final = 4
"""Abandon regions, then take tokens in hand."""
CONQUER: Final = 5
ROLL: Final = 6
"""Chance: a die."""
STRIKE: Final = 7
"""After a roll that came first: a paid conquest, or the end of conquests."""
MUSTER: Final = 8
DEPLOY: Final = 9
SPREAD: Final = 10
"""Pieces that are deployed like tokens."""
BUILD: Final = 11
FINISH: Final = 12
"""Placements at the turn's end."""
PEACE: Final = 13
AFTER: Final = 14
"""After scoring."""
RETREAT: Final = 15
"""Tokens that were driven out go back on the map."""
REGROUP: Final = 16
"""Pieces that were driven out go back on the map."""
OVER: Final = 17
FACES: Final = 18
"""Chance: the map is laid out of its boards."""
BEGIN: Final = 19
"""What comes at the start of a turn with a march."""
FAREWELL: Final = 20
"""What comes at the start of a turn of decline."""
REVEAL: Final = 21
"""Chance: something that lies face down is turned up."""
CHOOSE: Final = 22
"""A question in between, whoever's turn it is."""
CAST: Final = 23
"""A die has ended the conquests."""
WILD: Final = 24
"""The tokens that belong to nobody march by themselves."""
RETIREMENT: Final = 25
"""What comes when a race declines at its turn's end, after scoring."""

NAMES: Final = {
    START: "start",
    DRAW: "draw",
    MODE: "mode",
    PICK: "pick",
    READY: "ready",
    CONQUER: "conquer",
    ROLL: "roll",
    STRIKE: "strike",
    MUSTER: "recruit",
    DEPLOY: "deploy",
    SPREAD: "spread",
    BUILD: "build",
    FINISH: "finish",
    PEACE: "peace",
    AFTER: "after",
    RETREAT: "retreat",
    REGROUP: "regroup",
    OVER: "over",
    FACES: "faces",
    BEGIN: "begin",
    FAREWELL: "begin",
    REVEAL: "reveal",
    CHOOSE: "choose",
    CAST: "cast",
    WILD: "wild",
    RETIREMENT: "begin",
}
