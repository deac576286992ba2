"""A table of the family as learners see it: its actions, and a position as rows of numbers."""

from collections.abc import Sequence
from typing import Final

from marchland.core import actions
from marchland.core.actions import NOTHING
from marchland.core.dense import Array, Column, Dense, Numbers, every, flags, numbers, padded
from marchland.core.regions import bits
from marchland.smallworld.parts import stages, words
from marchland.smallworld.parts.boards import ANY
from marchland.smallworld.parts.map import MARKS, TERRAINS, Map
from marchland.smallworld.parts.setup import Setup
from marchland.smallworld.parts.tribe import Tribe
from marchland.smallworld.parts.variant import COMBOS, COMBOS_OF_A_SIDE
from marchland.smallworld.world.position import NEUTRAL_SLOT
from marchland.smallworld.world.world import World

IN_DECLINE: Final = 3
"""Rows for the tribes of a seat that are in decline, the latest first."""
MOST_COINS: Final = 100
MOST_TOKENS: Final = 20
ENGINE: Final = frozenset(word.number for word in words.ENGINE_WORDS)
"""Words that never name nowhere or nobody."""
STAGES: Final = max(stages.NAMES) + 1


def most_regions(setup: Setup) -> int:
    """Return how many regions the map has; the most that it may have where chance lays it out."""
    boards = setup.variant.boards
    if boards is None or setup.layout != ANY:
        return len(setup.map.ids)
    sizes = boards.sizes(setup.players, setup.choice)
    total = 0
    for size in dict.fromkeys(sizes):
        largest: dict[str, int] = {}
        for face in boards.faces:
            if face.size == size:
                largest[face.board] = max(largest.get(face.board, 0), len(face.regions))
        total += sum(sorted(largest.values(), reverse=True)[: sizes.count(size)])
    return total


class SmallWorldDense(Dense):
    """One table of the Small World family."""

    def __init__(self, setup: Setup) -> None:
        """Number its actions and lay out its arrays."""
        variant = setup.variant
        self.players = setup.players
        self.regions = most_regions(setup)
        self.open_combos = COMBOS_OF_A_SIDE * len(set(setup.sides)) or COMBOS
        self._ground_of: dict[int, tuple[Numbers, Numbers]] = {}
        self._domains: dict[str, Sequence[int]] = {
            actions.REGION: range(self.regions),
            actions.COUNT: range(max(variant.race_supply, default=0) + 1),
            actions.SEAT: range(self.players),
            actions.SLOT: range(1, COMBOS + 1),
            actions.RACE: range(len(variant.races)),
            actions.POWER: range(len(variant.powers)),
            actions.SITE: range(len(variant.sites)),
            actions.FACE: range(0 if variant.boards is None else len(variant.boards.faces)),
        }
        own = [word for word in variant.words if word.number not in ENGINE]
        engine = [word for word in variant.words if word.number in ENGINE]
        may_be_none = {
            **self._domains,
            actions.REGION: [*self._domains[actions.REGION], NOTHING],
            actions.SEAT: [*self._domains[actions.SEAT], NOTHING],
        }
        choices = every([word for word in engine if not word.by_lot], self._domains)
        choices += every([word for word in own if not word.by_lot], may_be_none)
        self.choices = sorted(choices)
        self.lots = every([word for word in variant.words if word.by_lot], self._domains)
        self.arrays = self._arrays(setup)

    def _arrays(self, setup: Setup) -> dict[str, Array]:
        variant, players = setup.variant, setup.players
        races, powers = len(variant.races), len(variant.powers)
        boards = variant.boards
        islands = 1 if boards is None else len(boards.sizes(players, setup.choice))
        ground = (
            *flags("there"), Column("terrain", len(TERRAINS)), *flags(*MARKS, "edge"),
            Column("island", islands),
        )  # fmt: skip
        held = (
            Column("holder", players + 1), *flags("declined"), Column("race", races),
            *numbers(MOST_TOKENS, "tokens"), *numbers(5, "defence"),
            *flags("immune", "conquered", "face_down"),
            *numbers(2, *(f"piece {piece.name}" for piece in variant.pieces)),
            *flags(*(f"site {site.id}" for site in variant.sites)),
        )  # fmt: skip
        tribe = (
            Column("race", races), Column("power", powers),
            *numbers(MOST_TOKENS, "tokens", "hand", "aside"), *numbers(10, "regions", "turns"),
            *flags("asked"),
        )  # fmt: skip
        return {
            "regions": Array(
                (self.regions,), (*ground, *held),
                "The regions in map order; `holder` counts seats from the observer's, the last "
                "kind is the tokens that belong to nobody.",
            ),
            "borders": Array(
                (self.regions,), flags(*(str(r) for r in range(self.regions))),
                "Which region borders which.",
            ),
            "seats": Array(
                (players,),
                (
                    *numbers(MOST_COINS, "coins"), *flags("turn", "to_move", "attacked"),
                    Column("side", 3),
                ),
                "The seats from the observer's on; coins that it does not see are -1.",
            ),
            "tribes": Array(
                (players, 1 + IN_DECLINE), tribe,
                "For each seat its active tribe, then those in decline, the latest first.",
            ),
            "column": Array(
                (self.open_combos,),
                (Column("race", races), Column("power", powers), *numbers(5, "coins")),
                "The open combos from the top.",
            ),
            "races": Array(
                (races,), (*numbers(MOST_TOKENS, "tray"), *flags("stack")),
                "For each race the tokens in its tray, and whether its banner is in the stack.",
            ),
            "powers": Array(
                (powers,), flags("stack"), "For each power whether its badge is in the stack."
            ),
            "table": Array(
                (),
                (
                    *numbers(10, "round", "rounds"), Column("stage", STAGES),
                    *numbers(self.regions, "region"), *flags("die_cast", "nobodys_turn"),
                    *numbers(MOST_COINS, "nobodys_coins"),
                ),
                "The round, what is asked (`region`: from which region on), and the turn of the "
                "tokens that belong to nobody.",
            ),
        }  # fmt: skip

    def look(self, state: World, seat: int) -> dict[str, Numbers]:
        """Return the numbers of each array as the seat may know them."""
        g = state.observe(seat)
        assert isinstance(g, World)
        order = [(seat + step) % self.players for step in range(self.players)]
        ground, borders = self._ground(g.map)
        variant = g.setup.variant
        coins, sides = g.coins, g.setup.sides
        column = zip(g.column, g.column_powers, g.column_coins, strict=True)
        loose = set(bits(g.races.loose)) | set(g.races.tail)
        badges = set(bits(g.powers.loose)) | set(g.powers.tail)
        return {
            "regions": self._regions(g, seat, ground),
            "borders": borders,
            "seats": [
                [
                    coins[s], int(g.turn == s and not g.wild_turn), int(g.to_move == s),
                    g.attacked >> s & 1, sides[s] if sides else -1,
                ]
                for s in order
            ],
            "tribes": [self._tribes(g, s) for s in order],
            "column": padded([list(combo) for combo in column], self.open_combos, 3, -1),
            "races": [[g.tray[r], int(r in loose)] for r in range(len(variant.races))],
            "powers": [[int(p in badges)] for p in range(len(variant.powers))],
            "table": [
                g.round, g.setup.rounds, g.stage, min(g.cursor, self.regions), int(g.die_cast),
                int(g.wild_turn), g.wild_coins,
            ],
        }  # fmt: skip

    def _ground(self, map_: Map) -> tuple[Numbers, Numbers]:
        """Return what a map's regions are and which of them border each other."""
        found = self._ground_of.get(map_.digest)
        if found is None:
            number = {name: n for n, name in enumerate(dict.fromkeys(map_.island_names))}
            rows = [
                [
                    1, TERRAINS.index(map_.terrain[r]),
                    *(map_.kinds[mark] >> r & 1 for mark in MARKS), map_.edge >> r & 1,
                    number[map_.island_names[r]],
                ]
                for r in range(len(map_.ids))
            ]  # fmt: skip
            near = [[map_.neighbours[r] >> s & 1 for s in range(self.regions)]
                    for r in range(len(map_.ids))]  # fmt: skip
            found = rows, padded(near, self.regions, self.regions)
            self._ground_of[map_.digest] = found
        return found

    def _regions(self, g: World, seat: int, ground: Numbers) -> Numbers:
        variant = g.setup.variant
        pieces, sites = len(variant.pieces), g.sites
        taken = 0
        for conquest in g.conquests:
            taken |= 1 << conquest.region
        rows = []
        for r, row in enumerate(ground):
            t = g.holder(r)
            found = [*row, -1, 0, -1] if t is None else [
                *row, self._holder(t, seat), int(t.declined), t.race,
            ]  # fmt: skip
            found += [
                g.count[r],
                g.defence[r],
                g.immune >> r & 1,
                taken >> r & 1,
                sites.hidden >> r & 1,
            ]
            if g.laden >> r & 1:
                found += [g.pile(piece, r) for piece in variant.pieces]
            else:
                found += [0] * pieces
            found += [int(at == r) for at in sites.at]
            rows.append(found)
        width = len(self.arrays["regions"].columns)
        return padded(rows, self.regions, width)

    def _holder(self, t: Tribe, seat: int) -> int:
        return self.players if t.slot == NEUTRAL_SLOT else (t.seat - seat) % self.players

    def _tribes(self, g: World, seat: int) -> Numbers:
        none = [-1, -1, 0, 0, 0, 0, 0, 0]
        active = g.active(seat)
        rows = [none if active is None else self._tribe(g, active)]
        rows += [self._tribe(g, t) for t in reversed(g.declined(seat)[-IN_DECLINE:])]
        return [*rows, *([none] * (1 + IN_DECLINE - len(rows)))]

    def _tribe(self, g: World, t: Tribe) -> list[int]:
        held = bits(t.held)
        return [
            t.race,
            t.power,
            sum(g.count[r] for r in held),
            t.hand,
            t.aside,
            len(held),
            t.age,
            int(t.slot == g.slot),
        ]
