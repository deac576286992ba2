"""Which abilities speak for a tribe, sorted by the hooks they answer."""

from typing import Final

from marchland.smallworld.ability import Ability, Way
from marchland.smallworld.pieces import Piece

_SAID: Final[dict[type, set[str]]] = {}


def said(ability: Ability) -> set[str]:
    """Return the names of all that the ability's class says for itself: its hooks among them."""
    found = _SAID.get(type(ability))
    if found is None:
        found = set()
        for cls in type(ability).__mro__:
            if cls is Ability:
                break
            found.update(cls.__dict__)
        _SAID[type(ability)] = found
    return found


def overrides(ability: Ability, hook: str) -> bool:
    """Tell whether the ability's class says something of its own for this hook."""
    return hook in said(ability)


class Kit:
    """The abilities of one tribe: house rules, race, power, sites, in this order.

    Each hook has the tuple of those abilities that answer it. Kits are immutable and shared.
    """

    def __init__(self, speaking: tuple[Ability, ...]) -> None:
        """Sort the abilities and their clauses by hook."""
        abilities = tuple(a for one in speaking for a in (one, *one.clauses))
        self.abilities: Final = abilities
        self._said: Final = [(a, said(a)) for a in abilities]
        self.price: Final = self._answering("price")
        self.income: Final = self._answering("income")
        self.recruits: Final = self._answering("recruits")
        self.withheld: Final = self._answering("withheld")
        self.left_behind: Final = self._answering("left_behind")
        self.spared: Final = self._answering("spared")
        self.entry: Final = self._answering("entry")
        self.reach: Final = self._answering("reach")
        self.links: Final = self._answering("links")
        self.habitat: Final = self._answering("habitat")
        self.ferry_free: Final = self._answering("ferry_free")
        self.toll: Final = self._answering("toll")
        self.bars: Final = self._answering("bars")
        self.offers: Final = self._answering("offers")
        self.on_conquest: Final = self._answering("on_conquest")
        self.on_any_conquest: Final = self._answering("on_any_conquest")
        self.on_lost: Final = self._answering("on_lost")
        self.on_kill: Final = self._answering("on_kill")
        self.on_turn_start: Final = self._answering("on_turn_start")
        self.on_turn_end: Final = self._answering("on_turn_end")
        self.ways: Final[tuple[Way, ...]] = tuple(
            sorted((w for a in abilities for w in a.ways), key=lambda w: w.word.number)
        )
        self.way_of: Final[dict[int, Way]] = {w.word.number: w for w in self.ways}
        self.speaker: Final[dict[int, Ability]] = {
            word.number: a for a in abilities for word in a.words
        }
        """Whose word an offered action is."""
        self.marchers: Final = tuple(a for a in abilities if a.fights_in_decline)
        self.fights_in_decline: Final = len(self.marchers) > 0
        self.rides_free: Final = any(a.rides_free for a in abilities)
        self.replaces_last_roll: Final = any(a.replaces_last_roll for a in abilities)
        self.garrison: Final = max((a.garrison for a in abilities), default=1)
        retinue = [p for a in abilities for p in a.pieces if p.holds]
        self.retinue: Final[Piece | None] = retinue[0] if retinue else None
        """Its piece that holds a region alone."""
        self.fights: Final = any(p.fights for p in retinue)
        """Whether that piece is spent on conquests like a token."""
        self.is_rich: Final = self.garrison > 1 or self.retinue is not None
        """Whether a region may need more or less than one token: sums are other ones then."""
        self.starts: Final = any(a.at_start for a in abilities) or len(self.on_turn_start) > 0
        self.meanwhile: Final = tuple(a for a in abilities if a.in_redeployment)

    def _answering(self, hook: str) -> tuple[Ability, ...]:
        return tuple([a for a, own in self._said if hook in own])


def declined_abilities(abilities: tuple[Ability, ...]) -> tuple[Ability, ...]:
    """Return those that still say something once their tribe is in decline."""
    return tuple(a for a in abilities if a.in_decline)
