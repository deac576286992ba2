"""Factions and heroes: who chose which, and the points of its kingdom."""

from collections.abc import Sequence
from typing import Final, cast

from marchland.core.actions import first_of, word_of
from marchland.core.game import State
from marchland.core.witness import Choice, Holding, Witness
from marchland.tinyepic.parts import stages, words
from marchland.tinyepic.parts.box import Box
from marchland.tinyepic.world.world import World

KINDS: Final = ("factions", "heroes")
KIND_OF: Final = {words.CHOOSE_FACTION: "factions", words.KEEP: "heroes"}


class Onlooker(Witness):
    """Listens for the cards that are chosen; what is held is read off the last position."""

    def __init__(self, box: Box) -> None:
        """Take the box, which has the names of the cards."""
        self._names = {
            words.CHOOSE_FACTION: [one.id for one in box.factions],
            words.KEEP: [one.id for one in box.heroes],
        }
        self._choices: list[Choice] = []

    @property
    def kinds(self) -> Sequence[str]:
        """Factions and heroes."""
        return KINDS

    def before(self, state: State, action: int) -> None:
        """Note a card that a seat chooses for itself, with what it is chosen from."""
        g = cast("World", state)
        own = g.stage == stages.KEEP or (g.stage == stages.PICK_FACTION and g.a < state.players)
        if not own or g.to_move < 0:
            return
        word = word_of(action)
        names, kind = self._names[word], KIND_OF[word]
        offered = [names[first_of(legal)] for legal in state.legal_actions()]
        self._choices.append(Choice({kind: offered}, {kind: names[first_of(action)]}))

    def after(self, state: State) -> None:
        """Wait for the end."""

    def choices(self) -> list[Choice]:
        """Return who chose which card out of which."""
        return self._choices

    def holdings(self, state: State) -> list[Holding]:
        """Return each kingdom's cards with its points; turns are the rounds of the game."""
        document, scores = state.to_dict(), state.scores()
        found: list[Holding] = []
        for row in document["kingdom"]:
            seat = row["seat"] - 1
            if seat >= state.players:
                continue
            what = {"factions": row["faction"]}
            if "hero" in row:
                what["heroes"] = row["hero"]
            found.append(Holding(seat, what, document["cycle"], scores[seat]))
        return found
