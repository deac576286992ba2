"""The product and its twin side by side: after every action all that can be seen is compared."""

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import marchland
from marchland.core.dice import pick
from tests.twin.tiny_epic.table import CHANCE, Row
from tests.twin.tiny_epic.twin import Twin

SAME_ORDER = ("seat", "end_triggered", "compass", "cycle", "lost")
ANY_ORDER = ("shields", "neutral", "estranged")
KINGDOM = (
    "seat", "faction", "home", "food", "mana", "ore", "silver", "magic", "tower", "trophies",
    "wars_won", "meeples", "lying", "forts", "lying_forts", "retired", "hero", "hero_level",
    "hero_at", "hero_lying", "copies", "reached",
)  # fmt: skip
IDLE = ("pass", "collect", "use -", "flag", "fall")
BOLDNESS = 0.65
"""How often somebody thinks again before doing nothing."""

EAGERNESS = 0.85
"""How often what is said gladly is said."""


class Differ(AssertionError):
    """The product and the twin do not agree."""


class Match:
    """One game or position, played in both."""

    def __init__(self, state: Any, twin: Twin) -> None:
        """Begin where both stand at the same place."""
        self.state = state
        self.twin = twin
        self.said: list[str] = []
        self.decisions = 0
        self.met: Counter[str] = Counter()

    @classmethod
    def new_game(cls, players: int, box: str, rulings: Row, seed: int) -> "Match":
        """Begin a game; the set-up draws of the seed are told to the twin."""
        game = marchland.game("tiny-epic")
        state = game.new_state(players=players, seed=seed, map=box, rulings=rulings)
        match = cls(state, Twin.new_game(players, box, rulings))
        for action in state.history:
            match.twin.tell(state.describe(action))
        return match

    @classmethod
    def of(cls, scenario: Row) -> "Match":
        """Begin with a made-up position."""
        return cls(marchland.game("tiny-epic").position(scenario), Twin.of(scenario))

    def differences(self) -> Iterator[str]:
        """Yield in what the two differ now."""
        state, twin = self.state, self.twin
        words = sorted(state.describe(action) for action in state.legal_actions())
        yield from unlike("to move", state.to_move, twin.to_move)
        if words != twin.words:
            more = [word for word in words if word not in twin.words]
            less = [word for word in twin.words if word not in words]
            yield f"the product also says {more}, the twin also says {less}"
        if state.to_move == CHANCE:
            weights = {weight for _, weight in state.chance_outcomes()}
            yield from unlike("weights", weights, {1})
        seen, written = state.to_dict(), twin.position()
        for key in SAME_ORDER:
            yield from unlike(key, seen.get(key), written[key])
        for key in ANY_ORDER:
            yield from unlike(key, sorted(seen.get(key, [])), written[key])
        for one, other in zip(seen["kingdom"], written["kingdom"], strict=True):
            for key in KINGDOM:
                yield from unlike(f"{key} of {one['seat']}", plain(one, key), plain(other, key))
        yield from unlike("scores", state.scores(), twin.scores())
        yield from unlike("winners", state.winners(), twin.winners())

    def compare(self) -> None:
        """Compare all; raise Differ with what was said last."""
        found = list(self.differences())
        self.met.update(self.twin.table.met)
        self.twin.table.met.clear()
        if found:
            kingdoms = "\n".join(str(row) for row in self.state.to_dict()["kingdom"])
            raise Differ("\n".join([*found, f"after {self.said[-8:]}", kingdoms]))

    def play(self, action: int) -> None:
        """Play one action in both, and compare."""
        text = self.state.describe(action)
        self.said.append(f"{self.state.to_move + 1}: {text}")
        self.twin.tell(text)
        self.state.apply(action)
        self.decisions += 1
        self.compare()

    def choose(self, rng: Random, wanted: tuple[str, ...] = ()) -> int:
        """Return what chance or somebody bold does next; wanted words are said gladly."""
        state = self.state
        if state.to_move == CHANCE:
            return int(pick(state.chance_outcomes(), rng))
        legal = state.legal_actions()
        glad = [action for action in legal if state.describe(action).startswith(wanted or ("?",))]
        if glad and rng.random() < EAGERNESS:
            return int(rng.choice(glad))
        action = rng.choice(legal)
        if state.describe(action) in IDLE and rng.random() < BOLDNESS:
            action = rng.choice(legal)
        return int(action)

    def run(self, rng: Random, most: int, wanted: tuple[str, ...] = ()) -> "Match":
        """Play so many decisions at random, fewer where the game ends."""
        self.compare()
        while self.decisions < most and not self.state.is_over:
            self.play(self.choose(rng, wanted))
        return self


def unlike(what: str, one: object, other: object) -> Iterator[str]:
    """Yield that two things differ, if they do."""
    if one != other:
        yield f"{what}: the product has {one}, the twin {other}"


def plain(row: Row, key: str) -> object:
    """Return a value of a kingdom, lists in order, nothing where there is nothing."""
    value = row.get(key)
    if isinstance(value, list):
        return sorted(value)
    if key == "copies":
        return {int(level): name for level, name in (value or {}).items()}
    if key == "reached":
        return row["magic"] if value is None else value
    return value
