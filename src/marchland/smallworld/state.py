"""The outer state of the Small World family: what bots, servers and replays hold."""

from collections.abc import Mapping
from random import Random
from typing import Any, Final

from marchland.core.game import CHANCE, Game
from marchland.core.rulings import Value
from marchland.smallworld.edges import hidden, language, saving
from marchland.smallworld.edges.key import key_of
from marchland.smallworld.parts import stages, words
from marchland.smallworld.parts.setup import Setup
from marchland.smallworld.turn import scoring, story
from marchland.smallworld.turn.agenda import AGENDA
from marchland.smallworld.turn.question import Question
from marchland.smallworld.world.world import World

SETTING_OUT: Final = {stages.MODE: words.EXPAND << 20, stages.READY: words.READY << 20}
"""The answers that lead straight to conquests."""


class SmallWorldState(World):
    """One position of a game of the Small World family (`core.game.State`)."""

    def __init__(self, game: Game, setup: Setup, source: "SmallWorldState | None" = None) -> None:
        """Start before set-up's draws, or as a copy of another state."""
        super().__init__(setup, source)
        self._game = game
        self._options: list[int] | None = None
        self._question = AGENDA[self.stage]

    # Play.

    def _asking(self) -> Question:
        """Return the question that is open."""
        if self._question.stage != self.stage:
            self._question = AGENDA[self.stage]
        return self._question

    def answers(self) -> list[int]:
        """Return every legal action, sorted, made once: not to be changed."""
        found = self._options
        if found is None:
            found = self._asking().options(self)
            self._options = found
        return found

    def chance_outcomes(self) -> list[tuple[int, int]]:
        """Return (action, weight) for each outcome at a chance node, else an empty list."""
        if self.to_move != CHANCE:
            return []
        return self._asking().outcomes(self, self.answers())

    def apply(self, action: int) -> None:
        """Play an action in place; it must be legal."""
        self.history.append(action)
        self.forced = ()
        if self.telling is not None:
            self.telling = []
        self._asking().play(self, action)
        self.settle()

    def settle(self) -> None:
        """Go on to the next question that somebody must answer."""
        self._options = None
        while not self.is_over:
            if self.draws_due:
                if self.stage != stages.DRAW:
                    self.suspend(stages.DRAW, CHANCE, 0, 0, 0)
            elif self.waiting:
                first = self.waiting[0]
                self.waiting = self.waiting[1:]
                self.suspend(first[0], first[1], first[2], first[3], first[4])
            question = self._asking()
            if question.asks_always:
                return
            found = question.options(self)
            if len(found) > 1:
                self._options = found
                return
            if not found:
                question.leave(self)
                continue
            self.forced += (found[0],)
            if self.telling is not None:
                self.telling.extend(story.tell(self, found[0]))
            question.play(self, found[0])

    def copy(self) -> "SmallWorldState":
        """Return an independent copy with an empty history."""
        twin = SmallWorldState(self._game, self.setup, self)
        twin._options = self._options
        return twin

    # Facts.

    @property
    def players(self) -> int:
        """The number of seats."""
        return self.setup.players

    @property
    def map_name(self) -> str:
        """The map's name, or how it was asked for."""
        return self.setup.layout

    @property
    def rulings(self) -> Mapping[str, Value]:
        """Every ruling with its value at this table."""
        return self.setup.rulings

    def scores(self) -> list[int]:
        """Return each seat's coins; -1 where masked (SW-S06).

        Where the tokens that belong to nobody march, theirs stand last (WC-17.2).
        """
        return self.totals()

    def winners(self) -> list[int]:
        """Return the winning seats; empty while the game is not over (SW-G01 to SW-G03)."""
        return scoring.winners(self) if self.is_over else []

    # What a seat may know.

    def observe(self, seat: int) -> "SmallWorldState":
        """Return a copy in which the others' coin totals are -1 until the game is over (SW-S06)."""
        self.check_seat(seat)
        seen = self.copy()
        seen.history = self.history[:]
        if not self.is_over:
            hidden.mask(seen, frozenset((seat,)))
        if self.to_move != seat:
            # What another can pay tells what it has.
            seen.forget_options()
        return seen

    def resample(self, seat: int, rng: Random) -> "SmallWorldState":
        """Return a copy with totals for the others that this seat cannot rule out."""
        full = self.observe(seat)
        full.history = []
        hidden.guess(full, rng)
        if self.to_move != seat:
            full.forget_options()
            full.afford_a_choice()
        return full

    def afford_a_choice(self) -> None:
        """Let the seat that is asked have what a second answer costs: else nobody would ask it."""
        asked = self.to_move
        if asked < 0 or not self.setup.hidden_coins or AGENDA[self.stage].asks_always:
            return
        for _ in range(hidden.DEAREST):
            if len(self.copy().legal_actions()) > 1:
                return
            self.coins[asked] += 1

    # Texts and files.

    def serialize(self) -> bytes:
        """Return bytes that `Game.load` reads."""
        return saving.serialize(self)

    def key(self) -> int:
        """Return a number that equal positions share, whatever led to them."""
        return key_of(self)

    def whole(self) -> list[Any]:
        """Return all by which positions are told apart."""
        return saving.whole(self)

    def __str__(self) -> str:
        """Return the position in a few lines of words."""
        from marchland.smallworld.edges.portrait import portrait

        return portrait(self)

    def __repr__(self) -> str:
        """Return the game, the round and who is to move."""
        from marchland.smallworld.edges.portrait import heading

        return f"<{heading(self)}>"

    def to_dict(self) -> dict[str, Any]:
        """Return the position as a scenario would describe it."""
        from marchland.smallworld.edges.written import to_dict

        return to_dict(self)

    def describe(self, action: int, lang: str = "en") -> str:
        """Return the text of an action; in English the words that `parse` reads."""
        return language.describe(self, action, lang)

    def terrain(self) -> dict[str, str]:
        """Return the terrain of each region by its id."""
        return dict(zip(self.map.ids, self.map.terrain, strict=True))

    def parse(self, text: str) -> int:
        """Return the action that a text names, legal or not."""
        return language.parse(self, text)

    def plan(self, text: str) -> list[int]:
        """Return the small actions of a plan such as `deploy A=3 B=2`, or of one legal action."""
        from marchland.smallworld.edges.plans import plan

        return plan(self, text)

    def view(self, seats: frozenset[int]) -> dict[str, Any]:
        """Return the position for a screen whose viewer owns these seats."""
        from marchland.smallworld.edges.view import view

        return view(self, seats, *(self.marched() if self.to_move in seats else ([], None)))

    def marched(self) -> tuple[list[int], "SmallWorldState | None"]:
        """Return the answers that lead straight to conquests, and the position they lead to.

        There are none, and no position, where something else is asked on the way.
        """
        actions: list[int] = []
        twin = self
        while twin.stage in SETTING_OUT:
            actions.append(SETTING_OUT[twin.stage])
            twin = twin.copy() if twin is self else twin
            twin.apply(actions[-1])
        arrived = bool(actions) and twin.stage == stages.CONQUER and twin.to_move == self.to_move
        return (actions, twin) if arrived else ([], None)

    def sketch(self) -> dict[str, Any]:
        """Return who holds which region, for a small picture of the board."""
        from marchland.smallworld.edges.sketch import sketch

        return sketch(self)

    def narrate(self, action: int) -> list[dict[str, Any]]:
        """Return log entries of what this action does, before it is played."""
        return story.tell(self, action)
