"""The stages of the game, as numbers; a stage is one kind of question or of work."""

from typing import Final

START: Final = 0
"""Set-up, step by step."""
DEAL_CARD: Final = 1
DEAL_FACTION: Final = 2
PICK_FACTION: Final = 3
PICK_SIDE: Final = 4
DEAL_LAND: Final = 5
"""Chance: the Lost Kingdom."""
SETTLE: Final = 6
"""Where the first two meeples stand."""
SPLIT: Final = 7
"""The first resources."""
DRAW_HERO: Final = 8
KEEP: Final = 9
SELECT: Final = 10
RESOLVE: Final = 11
"""Each player in turn carries out the action or collects."""
ACT: Final = 12
DO: Final = 13
"""An action is carried out, step by step."""
OFFER: Final = 14
"""What abilities offer."""
MOVE: Final = 15
SWAP: Final = 16
BUILD: Final = 17
FORT: Final = 18
RESEARCH: Final = 19
EXPAND: Final = 20
PLACE: Final = 21
TRADE: Final = 22
LEVEL: Final = 23
COLLECT: Final = 24
GAIN: Final = 25
LOSE: Final = 26
OPPONENT: Final = 27
EVENT: Final = 28
"""Abilities answer what has happened, one after the other."""
DRAW_FACTION: Final = 29
COPY: Final = 30
LAY: Final = 31
WAR: Final = 32
BID: Final = 33
MATCH: Final = 34
"""A number that is matched without dice: neutral meeples, the solo opponent."""
WAR_PAY: Final = 35
RETREAT: Final = 36
RETREAT_PAY: Final = 37
RESCUE: Final = 38
ROLL: Final = 39
"""Chance: the compass."""
CLEAR: Final = 40
PICK_LAND: Final = 41
"""Solo: which card a home is."""
OVER: Final = 42

NAMES: Final = (
    "start", "deal-card", "deal-faction", "pick-faction", "pick-side", "deal-land", "settle",
    "split", "draw-hero", "keep", "select", "resolve", "act", "do", "offer", "move", "swap",
    "build", "fort", "research", "expand", "place", "trade", "level", "collect", "gain", "lose",
    "opponent", "event", "draw-faction", "copy", "lay", "war", "bid", "match", "war-pay",
    "retreat", "retreat-pay", "rescue", "roll", "clear", "pick-land", "over",
)  # fmt: skip
