"""Somebody who watches a game and keeps the twin's memory up to date."""

from collections.abc import Iterator
from random import Random
from typing import Any

from marchland.core.game import State
from tests.playing import choose_boldly
from tests.twin.table import Memory, Row, Table


class Listener:
    """Plays a game at random and remembers what a person at the table would."""

    def __init__(self, state: State, rng: Random, memory: Memory | None = None) -> None:
        """Sit down before the first action."""
        self.state: Any = state
        self.rng = rng
        self.memory = Memory() if memory is None else memory
        self.before: Row = state.to_dict()
        self.after: Row = self.before
        self.text = ""
        self.paid = self.counted = 0
        """What scoring after the last action brought the mover, and what the twin counts."""
        self.aim = ""

    def table(self) -> Table:
        """Return the twin of the present position."""
        return Table(self.after, self.memory)

    def steps(self) -> Iterator[str]:
        """Play on; yield after each action what was said."""
        while not self.state.is_over:
            self.before = self.after
            action = choose_boldly(self.state, self.rng)
            self.text = self.state.describe(action)
            entries = len(self.state.ledger)
            mover = self.before["seat"]
            self.hear_before()
            self.state.apply(action)
            self.after = self.state.to_dict()
            self.hear_after(mover)
            fresh = [e for e in self.state.ledger[entries:] if e.why not in ("pick", "column")]
            assert {e.seat for e in fresh} <= {mover - 1}
            self.paid = sum(e.coins for e in fresh)
            self.counted = self.table().income(mover) if fresh else 0
            turn = (self.after["round"], self.after["seat"])
            if turn != (self.before["round"], self.before["seat"]):
                self.memory.new_turn(self.after["seat"])
            yield self.text

    def hear_before(self) -> None:
        """Remember what an action says before it is carried out."""
        word, _, name = self.text.partition(" ")
        table = Table(self.before, self.memory)
        if word in ("conquer", "dragon", "enchant", "attempt"):
            self.aim = name
            self.defenders = table.tokens.get(name, 0)
            self.victim = table.holder.get(name)
        if word == "dragon":
            self.memory.dragon_flew = True
        if word == "enchant":
            assert self.victim is not None
            self.memory.enchanted.add(self.victim["seat"])
        if word == "peace" and name != "-":
            self.memory.peace[self.before["seat"]] = int(name)
        if word == "pick":
            self.memory.picked_now.add(self.before["column"][int(name) - 1].split()[0])

    def hear_after(self, mover: int) -> None:
        """Remember what an action came to."""
        word = self.text.partition(" ")[0]
        if word in ("conquer", "dragon", "enchant"):
            self.note_conquest(mover)
            self.memory.roll = 0
        if word.startswith("roll="):
            if self.aim:
                self.note_conquest(mover)
            else:
                self.memory.roll = int(word[5:])
        if word != "attempt":
            self.aim = ""

    def note_conquest(self, mover: int) -> None:
        """Note whose conquest it was, if it was one."""
        before = Table(self.before, self.memory).holder.get(self.aim)
        owner = Table(self.after, self.memory).holder.get(self.aim)
        if owner is None or owner["seat"] != mover:
            return
        if before is not None and before["race"] == owner["race"]:
            return
        if self.defenders:
            self.memory.won.append(owner["race"])
