"""The second engine: told nothing but words, it knows what may be said next."""

from tests.twin.tiny_epic import scoring
from tests.twin.tiny_epic.cards import FACTIONS, playable
from tests.twin.tiny_epic.setup import set_up
from tests.twin.tiny_epic.table import CHANCE, Row, Table, Talk
from tests.twin.tiny_epic.turn import play

NOBODY = -2
SHARED_KEYS = ("magic", "food", "mana", "ore", "silver", "trophies", "wars_won")


class Twin:
    """A whole game, moved on by words."""

    def __init__(self, table: Table, talk: Talk[None]) -> None:
        """Begin a conversation about a table."""
        self.table = table
        self._talk = talk
        self._hear("")

    @classmethod
    def new_game(cls, players: int, box: str, rulings: Row) -> "Twin":
        """Begin before anything is dealt."""
        table = Table(players, rulings, expansion=box != "base")

        def whole() -> Talk[None]:
            yield from set_up(table, box)
            yield from play(table)

        return cls(table, whole())

    @classmethod
    def of(cls, scenario: Row) -> "Twin":
        """Begin with a made-up position in which somebody is about to select an action."""
        table = laid_out(scenario)
        return cls(table, play(table))

    def _hear(self, word: str) -> None:
        """Move on to the next question."""
        try:
            self.to_move, words = self._talk.send(word) if word else next(self._talk)
            self.words = sorted(words)
        except StopIteration:
            self.to_move, self.words = NOBODY, []

    def tell(self, word: str) -> None:
        """Say what was done."""
        assert word in self.words, f"{word!r} is not among {self.words}"
        self._hear(word)

    @property
    def by_chance(self) -> bool:
        """Tell whether chance is asked."""
        return self.to_move == CHANCE

    def position(self) -> Row:
        """Return all that can be written down."""
        return self.table.written()

    def scores(self) -> list[int]:
        """Return the points as if the game ended now."""
        return scoring.scores(self.table)

    def winners(self) -> list[int]:
        """Return who has won."""
        return scoring.winners(self.table)


def laid_out(scenario: Row) -> Table:
    """Lay a scenario's position out (docs/scenarios-tiny-epic.md)."""
    expansion = scenario.get("expansion", True)
    t = Table(scenario["players"], scenario.get("rulings", {}), expansion=expansion)
    for name, side in scenario.get("cards", {}).items():
        t.board.lay_side(name, side)
    for name, regions in scenario.get("map", {}).items():
        t.board.lay_drawn(name, regions)
    box = scenario.get("map_name", "own")
    sets = t.rulings["faction_sets"]
    t.factions = playable(*(("heroes", "all") if box == "own" else (box, sets)), forts=expansion)
    t.seat = scenario.get("seat", 1) - 1
    t.shields = list(scenario.get("shields", []))
    t.end = scenario.get("end_triggered", False)
    t.cycle = scenario.get("cycle", 1)
    t.day = scenario.get("compass", "day") == "day"
    t.lost = scenario.get("lost")
    t.neutral = set(scenario.get("neutral", []))
    t.estranged = set(scenario.get("estranged", []))
    for row in scenario["kingdom"]:
        lay_kingdom(t.kingdoms[row["seat"] - 1], row)
    return t


def lay_kingdom(k: Row, row: Row) -> None:
    """Lay one kingdom out."""
    assert row["faction"] in FACTIONS
    for key in ("faction", "home"):
        k[key] = row[key]
    for key in SHARED_KEYS:
        k[key] = row.get(key, 0)
    highest = max(row.get("reached", 0), k["magic"])
    k["reached"] = set(range(1, highest + 1))
    k["copied"] = {int(level): name for level, name in row.get("copies", {}).items()}
    k["forts"] = dict.fromkeys(row.get("forts", []), True)
    k["forts"] |= dict.fromkeys(row.get("lying_forts", []), False)
    k["tower"] = row.get("tower", len(k["forts"]))
    k["retired"] = list(row.get("retired", []))
    for region, n in row.get("meeples", {}).items():
        lying = row.get("lying", []).count(region)
        with_hero = row.get("hero_at") == region
        hero_lies = row.get("hero_lying", lying == n)
        standard = lying - (with_hero and hero_lies)
        for number in range(n):
            hero = with_hero and number == n - 1
            lies = hero_lies if hero else number < standard
            k["meeples"].append({"at": region, "lying": lies, "hero": hero, "moved": False})
    if row.get("hero") is not None:
        k["hero"], k["hero_level"] = row["hero"], row.get("hero_level", 1)
