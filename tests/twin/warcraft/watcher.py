"""Somebody who watches the product and the twin play the same game, and names what differs."""

from collections import Counter
from typing import Any

import marchland
from tests.twin.warcraft import income, position
from tests.twin.warcraft.question import Row
from tests.twin.warcraft.table import Table


class Drift(AssertionError):
    """The twin and the product differ."""


def apart(product: Any, twin: Any) -> str:
    """Say in what two differ."""
    if isinstance(product, dict) and isinstance(twin, dict):
        ours, theirs = dict(twin), dict(product)
        product = {k: v for k, v in theirs.items() if k not in ours or ours[k] != v}
        twin = {k: v for k, v in ours.items() if k not in theirs or theirs[k] != v}
    if isinstance(product, list) and isinstance(twin, list):
        both = ((product, twin), (twin, product))
        product, twin = ([x for x in a if x not in b] for a, b in both)
    return f"the product has {product}, the twin {twin}"


class Watcher:
    """Compares everything after each action, and counts what was met."""

    def __init__(self, state: Any, p: Row, stage: str = "start") -> None:
        """Sit down at a game as it stands."""
        self.state = state
        self.table = Table(p, stage)
        self.met: Counter[str] = Counter()
        self.compared = 0
        self.compare("at the start")

    def play(self, action: int) -> None:
        """Play an action on both tables and compare."""
        word = self.state.describe(action)
        try:
            self.table.hear(word)
        except AssertionError as wrong:
            raise Drift(f"{word}: the twin does not allow it: {wrong}") from wrong
        self.state.apply(action)
        self.compare(word)

    def compare(self, after: str) -> None:
        """Compare who is asked, what may be said, the position and the coins."""
        p = self.table.p
        won = self.twin_winners()
        self.compared += 1
        self.met.update(p["met"])
        p["met"].clear()
        said = self.state.to_dict()
        for what, product, twin in (
            ("asked", self.asked(), self.twin_asked()),
            ("stage", said["stage"], self.twin_stage()),
            ("words", self.words(), self.twin_words()),
            *self.positions(said),
            ("scores", list(self.state.scores()), [p["coins"][s] for s in sorted(p["coins"])]),
            ("winners", [s + 1 for s in self.state.winners()], won),
        ):
            if product != twin:
                raise Drift(f"{what} after {after!r}: {apart(product, twin)}")

    def positions(self, said: Row) -> list[tuple[str, Any, Any]]:
        """Return each part of the position, of both."""
        p = self.table.p
        ours, theirs = position.written(p), position.heard(p, said)
        for row in ours["tribe"] + theirs["tribe"]:
            murlocs = p["seat"] > p["players"]
            if p["over"] or murlocs or said["stage"] == "roll" or row["race"] == "goblins":
                row.pop("attacked", None)
            if p["over"] or row.get("declined"):
                row.pop("conquered", None)
        if p["over"]:
            # Nobody draws a badge any more: whether the stack was shuffled anew is no question.
            ours.pop("badges out")
        return [(part, theirs[part], ours[part]) for part in ours]

    def asked(self) -> int:
        """Return the product's seat, from 1; 0 for chance, -1 for nobody."""
        to_move = int(self.state.to_move)
        return {marchland.CHANCE: 0, marchland.NOBODY: -1}.get(to_move, to_move + 1)

    def twin_asked(self) -> int:
        """Return the twin's."""
        question = self.table.question
        return -1 if question is None else int(question["seat"])

    def twin_stage(self) -> str:
        """Return what the twin is at."""
        question = self.table.question
        return "over" if question is None else str(question["stage"])

    def words(self) -> dict[str, int]:
        """Return all that may be said, and how likely chance says it."""
        if self.asked() == 0:
            return {self.state.describe(a): w for a, w in self.state.chance_outcomes()}
        actions = self.state.legal_actions()
        words = {self.state.describe(action): 1 for action in actions}
        assert len(words) == len(actions)
        return words

    def twin_words(self) -> dict[str, int]:
        """Return the twin's."""
        question = self.table.question
        if question is None:
            return {}
        return dict(question.get("weights") or dict.fromkeys(question["words"], 1))

    def twin_winners(self) -> list[int]:
        """Return who has won by the twin's count."""
        return income.winners(self.table.p) if self.table.p["over"] else []
