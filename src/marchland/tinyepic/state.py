"""The outer state of the game: what bots, servers and replays hold."""

from collections.abc import Mapping
from random import Random
from typing import Any

from marchland.core.actions import word_of
from marchland.core.game import CHANCE, NOBODY, Game
from marchland.core.rulings import Value
from marchland.tinyepic.edges import hidden, language, reasons, saving, story
from marchland.tinyepic.edges.key import key_of
from marchland.tinyepic.parts import stages, words
from marchland.tinyepic.parts.setup import Setup
from marchland.tinyepic.turn import compass, scoring
from marchland.tinyepic.turn.agenda import AGENDA
from marchland.tinyepic.turn.question import Question
from marchland.tinyepic.world.world import World


class TinyEpicState(World):
    """One position of Tiny Epic Kingdoms (`core.game.State`)."""

    def __init__(self, game: Game, setup: Setup, source: "TinyEpicState | None" = None) -> None:
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
            found = [] if self.is_over else self._asking().options(self)
            self._options = found
        return found

    def chance_outcomes(self) -> list[tuple[int, int]]:
        """Return (action, weight) for each outcome at a chance node, else an empty list."""
        if self.to_move != CHANCE:
            return []
        return [(action, 1) for action in self.answers()]

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
        opponent = 1 if self.setup.solo else NOBODY
        while not self.is_over:
            if self.estranged:
                self.estranged &= self.shared()
            question = self._asking()
            who = self.who
            if question.asks_always and who != opponent:
                self.to_move = who
                return
            found = question.options(self)
            if not found:
                question.leave(self)
                continue
            if who == opponent:
                action = compass.decide(self, found)
                if action == compass.NO_CHOICE:
                    self.push(stages.ROLL, CHANCE)
                    self.to_move = CHANCE
                    return
            elif len(found) > 1:
                self._options = found
                self.to_move = who
                return
            else:
                action = found[0]
            self.forced += (action,)
            if self.telling is not None:
                self.telling.extend(story.tell(self, action))
            question.play(self, action)
        self.to_move = NOBODY

    def copy(self) -> "TinyEpicState":
        """Return an independent copy with an empty history."""
        twin = TinyEpicState(self._game, self.setup, self)
        twin._options = self._options
        return twin

    # Facts.

    @property
    def players(self) -> int:
        """The number of seats for people and bots; solo it is 1."""
        return self.setup.players

    @property
    def map_name(self) -> str:
        """The name of what is in play: base, heroes or north."""
        return self.setup.map_name

    @property
    def rulings(self) -> Mapping[str, Value]:
        """Every ruling with its value at this table."""
        return self.setup.rulings

    def scores(self) -> list[int]:
        """Return each kingdom's points as if the game ended now; solo the opponent's too."""
        if self.board.size == 0:
            return [0] * self.setup.seats
        return [scoring.points(self, k) for k in self.kingdoms]

    def winners(self) -> list[int]:
        """Return the winning seats; empty while the game is not over (TEK-9)."""
        return scoring.winners(self) if self.is_over else []

    # What a seat may know.

    def observe(self, seat: int) -> "TinyEpicState":
        """Return a copy without others' war numbers and drawn hero cards (TEK-14)."""
        self.check_seat(seat)
        seen = self.copy()
        hidden.mask(seen, seat)
        if self.to_move != seat:
            # What another chooses among its own secrets, or may still draw, is not for this seat.
            seen.forget_options()
        return seen

    def resample(self, seat: int, rng: Random) -> "TinyEpicState":
        """Return a copy with a guess for all that this seat does not see."""
        full = self.observe(seat)
        hidden.guess(full, rng)
        full.forget_options()
        return full

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
        from marchland.tinyepic.edges.portrait import portrait

        return portrait(self)

    def __repr__(self) -> str:
        """Return the game, the cycle and who is to move."""
        from marchland.tinyepic.edges.portrait import heading

        return f"<{heading(self)}>"

    def to_dict(self) -> dict[str, Any]:
        """Return the position as a scenario would describe it."""
        from marchland.tinyepic.edges.written import to_dict

        return to_dict(self)

    def describe(self, action: int, lang: str = "en") -> str:
        """Return the text of an action; in English the words that `parse` reads."""
        return language.describe(self, action, lang)

    def terrain(self) -> dict[str, str]:
        """Return the terrain of each place of the cards on the table by its id."""
        return language.terrain(self)

    def parse(self, text: str) -> int:
        """Return the action that a text names, legal or not."""
        return language.parse(self, text)

    def plan(self, text: str) -> list[int]:
        """Return the one action of a text that is legal now; this game has no longer plans."""
        return language.plan(self, text)

    def view(self, seats: frozenset[int]) -> dict[str, Any]:
        """Return the position for a screen whose viewer owns these seats."""
        from marchland.tinyepic.edges.view import view

        own = self.to_move in seats
        ways = self.carried_out() if own else ([], [], ())
        return view(self, seats, *ways, self.selected() if own else {})

    def carried_out(self) -> tuple[list[int], list[int], tuple[int, ...]]:
        """Return what carries the action out, what can be answered then, what follows by itself.

        There are none where that is not asked; no answers where this seat is asked nothing else.
        """
        act = words.ACT << 20
        if self.stage != stages.ACT or act not in self.legal_actions():
            return [], [], ()
        twin = self.copy()
        twin.apply(act)
        goes_on = twin.to_move == self.to_move
        return [act] if goes_on else [], twin.legal_actions() if goes_on else [], twin.forced

    def selected(self) -> dict[int, tuple[list[int], list[int]]]:
        """Return by each action that can be selected what carries it out at once, and what follows.

        There is none where it cannot be carried out, where a hero can be trained instead, or where
        its only way is a war; what follows is left out in the first two cases alone.
        """
        found: dict[int, tuple[list[int], list[int]]] = {}
        for taking in self.legal_actions() if self.stage == stages.SELECT else []:
            twin = self.copy()
            twin.apply(taking)
            asked = {word_of(each) for each in twin.legal_actions()}
            if twin.to_move == self.to_move and words.ACT in asked and words.LEVEL not in asked:
                after = twin.copy()
                after.apply(words.ACT << 20)
                at_once = [] if after.war is not None else [words.ACT << 20]
                asked_next = after.legal_actions() if after.to_move == self.to_move else []
                found[taking] = at_once, [*after.forced[:1], *asked_next]
        return found

    def sketch(self) -> dict[str, Any]:
        """Return the lands in play and who stands where, for a small picture of the table."""
        from marchland.tinyepic.edges.sketch import sketch

        return sketch(self)

    def narrate(self, action: int) -> list[dict[str, Any]]:
        """Return log entries of what this action does, before it is played."""
        return story.tell(self, action)

    def confide(self, action: int) -> list[dict[str, Any]]:
        """Return what `narrate` does; a war number is named, with what it wins against."""
        return story.confide(self, action)

    def holds_secret(self) -> bool:
        """Tell whether a war number or drawn hero cards are for one seat alone (TEK-14)."""
        return bool(hidden.sealed(self)) or hidden.drawn(self)

    def why_not(self, action: int) -> dict[str, Any] | None:
        """Return why an action is not legal now, as a text key with arguments; None if it is."""
        return reasons.why_not(self, action)

    def undo_barrier(self, action: int) -> bool:
        """Tell whether nobody may undo past this: chance, or the reveal of war numbers."""
        return self.to_move == CHANCE or (self.stage == stages.BID and hidden.reveals(self))
