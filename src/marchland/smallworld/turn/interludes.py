"""Questions in between, to chance or to whoever is concerned, and what goes on by itself."""

from marchland.core.actions import first_of, pack
from marchland.core.regions import bits
from marchland.smallworld.parts import stages, words
from marchland.smallworld.parts.tribe import Tribe
from marchland.smallworld.turn import opening, turn, wild
from marchland.smallworld.turn.question import Question
from marchland.smallworld.world.position import NO_ABILITY
from marchland.smallworld.world.world import World


class Draw(Question):
    """Chance lays open what refills the column."""

    def options(self, g: World) -> list[int]:
        """Return what may be drawn."""
        word, things = g.due_draws()
        return word.fan.of(things)

    def outcomes(self, g: World, found: list[int]) -> list[tuple[int, int]]:
        """Return what may be drawn, everything as likely."""
        word, things = g.due_draws()
        return word.lots.of(things)[:]

    def play(self, g: World, action: int) -> None:
        """Lay it open."""
        g.draw(action)

    def leave(self, g: World) -> None:
        """Go back to what was being asked."""
        g.draws_due = False
        g.resume()


class Faces(Question):
    """Chance lays out the boards (WC-3)."""

    def options(self, g: World) -> list[int]:
        """Return the faces that may come next."""
        return opening.next_faces(g)

    def play(self, g: World, action: int) -> None:
        """Lay it out."""
        g.faces += (first_of(action),)

    def leave(self, g: World) -> None:
        """Make the map, and lay out the rest."""
        opening.join_faces(g)
        g.stage = stages.START
        g.draws_due = True


class Reveal(Question):
    """Chance turns up what lies face down (WC-6.4, WC-10)."""

    def options(self, g: World) -> list[int]:
        """Return what it may be."""
        return [action for action, _ in self._lots(g)]

    def outcomes(self, g: World, found: list[int]) -> list[tuple[int, int]]:
        """Return what it may be, with how often it is there."""
        return self._lots(g)

    def _lots(self, g: World) -> list[tuple[int, int]]:
        if g.at == NO_ABILITY:
            return [(pack(words.REVEALED, site), 1) for site in bits(g.sites.bag)]
        return g.setup.variant.by_number[g.at].lots(g, g.asked())

    def play(self, g: World, action: int) -> None:
        """Turn it up and go on with what was asked before."""
        number, region, t = g.at, g.cursor, g.asked()
        g.resume()
        if number == NO_ABILITY:
            g.reveal(t, region, first_of(action))
        else:
            g.setup.variant.by_number[number].drawn(g, t, region, action)

    def leave(self, g: World) -> None:
        """Nothing is left to be turned up."""
        g.sites.hidden &= ~(1 << g.cursor)
        g.resume()


class Choose(Question):
    """A question in between, whoever's turn it is."""

    def options(self, g: World) -> list[int]:
        """Return the answers: regions to which a lone token may go, or an ability's own."""
        t = g.asked()
        if g.at == NO_ABILITY:
            if g.crew(g.cursor) >= t.kit.garrison:
                return []  # others have come there meanwhile
            others = bits(t.held & ~(1 << g.cursor))
            return [pack(words.CHOOSE, region) for region in others]
        return g.setup.variant.by_number[g.at].offers(g, t, stages.CHOOSE)

    def play(self, g: World, action: int) -> None:
        """Go on with what was asked before, and carry the answer out."""
        number, region, t = g.at, g.cursor, g.asked()
        g.resume()
        if number == NO_ABILITY:
            g.join(t, region, first_of(action))
            _tell_left(g, t, region)
        else:
            g.setup.variant.by_number[number].chosen(g, t, region, action)

    def leave(self, g: World) -> None:
        """Go on; a lone token that has nowhere to go comes to hand (WC-10)."""
        number, region, t = g.at, g.cursor, g.asked()
        g.resume()
        if number == NO_ABILITY and t.held == 1 << region and g.crew(region) < t.kit.garrison:
            g.abandon(t, region)
            _tell_left(g, t, region)


def _tell_left(g: World, t: Tribe, region: int) -> None:
    """Tell that too few pieces were left there for a race that never stands alone (WC-10)."""
    name = g.map.ids[region]
    g.say("log-emptied", t.seat, region=name, other=g.turn, name=g.race_id(t))


class Cast(Question):
    """A last attempt is over (WC-6.5)."""

    def leave(self, g: World) -> None:
        """End the conquests."""
        turn.cast_die(g, g.asked())
        turn.end_conquests(g)


class Wild(Question):
    """The tokens that belong to nobody march (WC-17.2)."""

    def leave(self, g: World) -> None:
        """Take one more region, or end their turn."""
        if not wild.strike(g):
            wild.rest(g)
            turn.retreat_next(g)
