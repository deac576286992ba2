"""A table of the game as learners see it: its actions, and a position as rows of numbers."""

from collections.abc import Sequence
from itertools import product
from typing import Final

from marchland.core import actions
from marchland.core.actions import NOTHING
from marchland.core.dense import Array, Column, Dense, Numbers, every, flags, numbers, padded
from marchland.tinyepic.parts import stages, words
from marchland.tinyepic.parts.kinds import ACTIONS, NEUTRAL, RESOURCES, TERRAINS
from marchland.tinyepic.parts.kingdom import Kingdom
from marchland.tinyepic.parts.lands import Board
from marchland.tinyepic.parts.setup import Setup
from marchland.tinyepic.parts.words import Exchange, Units
from marchland.tinyepic.world.position import Position

FIGURES: Final = (
    "meeples standing", "meeples lying", "hero standing", "hero lying", "fort standing",
    "fort lying",
)  # fmt: skip
MOST_POINTS: Final = 40


class TinyEpicDense(Dense):
    """One table of Tiny Epic Kingdoms."""

    def __init__(self, setup: Setup) -> None:
        """Number its actions and lay out its arrays."""
        self.setup = setup
        self.seats = setup.seats
        self.cards = setup.seats + 1
        self.places = self._most_places()
        self._ground_of: dict[int, tuple[Board, Numbers, Numbers]] = {}
        plain = [w for w in words.WORDS if not isinstance(w, Units | Exchange)]
        self.choices = sorted(
            [*every([w for w in plain if not w.by_lot], self._domains()), *self._handed_over()]
        )
        self.lots = every([w for w in plain if w.by_lot], self._domains())
        self.arrays = self._arrays()

    def _most_places(self) -> int:
        """Return how many places the cards of all seats and of the Lost Kingdom may have."""
        box = self.setup.box
        largest: dict[int, int] = {}
        for number in self.setup.land_numbers:
            land = box.lands[number]
            largest[land.card] = max(largest.get(land.card, 0), len(land.places))
        return sum(sorted(largest.values(), reverse=True)[: self.cards])

    def _domains(self) -> dict[str, Sequence[int]]:
        box = self.setup.box
        return {
            actions.REGION: range(self.places),
            actions.COUNT: range(box.constants.highest_number + 1),
            actions.SEAT: range(self.seats),
            words.RESOURCE: range(len(RESOURCES)),
            words.ACTION: range(len(ACTIONS)),
            words.HERO: range(len(box.heroes)),
            words.FACTION: range(len(box.factions)),
            words.CARD: sorted(box.sides_of),
            words.LAND: range(len(box.lands)),
            words.OP: [*range(len(words.OPS)), NOTHING],
        }

    def _handed_over(self) -> list[int]:
        """Return every payment, first share and exchange."""
        cap, start = self.setup.cap, self.setup.box.constants.start_resources
        kinds = range(len(RESOURCES))
        found: list[int] = []
        for word in words.WORDS:
            if isinstance(word, Units):
                is_split = word.number == words.SPLIT
                most = start if is_split else cap
                found += [
                    word.of(list(units))
                    for units in product(range(most + 1), repeat=len(RESOURCES))
                    if not is_split or sum(units) == start
                ]
            elif isinstance(word, Exchange):
                found += [
                    word.at(number, given << 4 | got)
                    for number in range(1, cap + 1)
                    for given, got in product(kinds, kinds)
                    if given != got
                ]
        return found

    def _arrays(self) -> dict[str, Array]:
        box, seats = self.setup.box, self.seats
        figures = [f"{what} {s}" for s in range(seats) for what in FIGURES]
        return {
            "places": Array(
                (self.places,),
                (
                    *flags("there"), Column("card", self.cards), Column("terrain", len(TERRAINS)),
                    *flags("border", "neutral"), *numbers(2, *figures),
                ),
                "The regions and features of the cards in play; figures by seat, the observer's "
                "first.",
            ),
            "near": Array(
                (self.places,), flags(*(str(p) for p in range(self.places))),
                "Which place is next to which, features included.",
            ),
            "kingdoms": Array(
                (seats,),
                (
                    Column("faction", len(box.factions)), Column("home", self.cards),
                    *numbers(9, *RESOURCES), *numbers(6, "magic", "tower"),
                    *numbers(7, "in_play"), Column("hero", len(box.heroes)),
                    *numbers(3, "hero_level", "retired", "drawn"),
                    *numbers(5, "trophies", "wars_won"), *numbers(MOST_POINTS, "points"),
                    *flags("active", "to_move"),
                ),
                "The kingdoms from the observer's on, the solo opponent's too; `drawn`: hero "
                "cards in hand.",
            ),
            "hand": Array(
                (len(box.heroes),), flags("drawn"), "The hero cards that the observer has drawn."
            ),
            "lands": Array(
                (self.cards,), (Column("side", len(box.lands)),), "The cards in play."
            ),
            "war": Array(
                (2,),
                (
                    Column("seat", seats + 1), *flags("fights", "hero"), *numbers(11, "number"),
                    *numbers(3, "discount"), Column("alone", len(RESOURCES)),
                    *flags("won"),
                ),
                "Attacker and defender of the present war, all -1 without one; the last kind of "
                "`seat` is the Lost Kingdom; a number is -1 before it is shown, -2 while it is "
                "secret, 0 for the flag.",
            ),
            "table": Array(
                (),
                (
                    *numbers(20, "cycle"), *flags("ending", "night"), *numbers(12, "rolled"),
                    *flags(*(f"used {action}" for action in ACTIONS)),
                    Column("action", len(ACTIONS)), Column("doing", len(ACTIONS)),
                    Column("stage", len(stages.NAMES)), Column("war at", self.places),
                ),
                "The cycle, the actions used in it, the one that is carried out, what is asked.",
            ),
        }  # fmt: skip

    def look(self, state: Position, seat: int) -> dict[str, Numbers]:
        """Return the numbers of each array as the seat may know them."""
        g = state.observe(seat)
        assert isinstance(g, Position)
        order = [(seat + step) % self.seats for step in range(self.seats)]
        ground, near = self._ground(g.board)
        kingdoms = [g.kingdoms[s] for s in order]
        points = g.scores()
        places = [
            [*row, g.neutral >> p & 1, *(n for k in kingdoms for n in figures(k, p))]
            for p, row in enumerate(ground)
        ]
        war = g.war
        return {
            "places": padded(places, self.places, len(self.arrays["places"].columns)),
            "near": near,
            "kingdoms": [
                [
                    k.faction, k.home, *k.stock, k.magic, k.tower, k.in_play, k.hero,
                    k.hero_level, len(k.retired),
                    g.hands[k.seat].bit_count() + g.unknown[k.seat], k.trophies, k.wars_won,
                    points[k.seat] if k.seat < len(points) else 0, int(g.active == k.seat),
                    int(g.to_move == k.seat),
                ]
                for k in kingdoms
            ],
            "hand": [[g.hands[seat] >> h & 1] for h in range(len(g.setup.box.heroes))],
            "lands": padded([[side] for side in g.sides[: self.cards]], self.cards, 1, -1),
            "war": [[-1] * 7] * 2 if war is None else [
                [
                    self.seats if war.seats[side] == NEUTRAL
                    else (war.seats[side] - seat) % self.seats,
                    int(war.fights[side]), int(war.hero[side]), war.number[side],
                    war.extra[side] + (war.fort if side else 0), war.alone[side],
                    int(war.winner == side),
                ]
                for side in range(2)
            ],
            "table": [
                g.cycle, int(g.ending), int(g.night), g.rolled,
                *(g.shields >> action & 1 for action in range(len(ACTIONS))), g.action, g.doing,
                g.stage, -1 if war is None else war.place,
            ],
        }  # fmt: skip

    def _ground(self, board: Board) -> tuple[Numbers, Numbers]:
        """Return what a board's places are and which of them are next to each other."""
        found = self._ground_of.get(id(board))
        if found is None or found[0] is not board:
            rows = [
                [1, board.card_of[p], board.terrain[p], board.border >> p & 1]
                for p in range(board.size)
            ]
            near = [
                [(board.near[p] | board.touched[p]) >> q & 1 for q in range(self.places)]
                for p in range(board.size)
            ]
            found = board, rows, padded(near, self.places, self.places)
            self._ground_of = {id(board): found}
        return found[1], found[2]


def figures(k: Kingdom, p: int) -> list[int]:
    """Return how many figures and forts of a kingdom stand and lie in a place."""
    if not (k.one | k.forts) >> p & 1:
        return [0] * len(FIGURES)
    here = k.hero_at == p
    return [
        k.standard_standing_at(p), k.standard_lying_at(p), int(here and not k.hero_low),
        int(here and k.hero_low), k.standing_forts >> p & 1, k.low_forts >> p & 1,
    ]  # fmt: skip
