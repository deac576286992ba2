"""Which abilities speak for a tribe, sorted by the hooks they answer."""

from typing import Final

from marchland.smallworld.ability import Ability, Way


def overrides(ability: Ability, hook: str) -> bool:
    """Tell whether the ability's class says something of its own for this hook."""
    for cls in type(ability).__mro__:
        if cls is Ability:
            return False
        if hook in cls.__dict__:
            return True
    return False


class Kit:
    """The abilities of one tribe: house rules, race, power, in this order.

    Each hook has the tuple of those abilities that answer it. Kits are immutable and shared.
    """

    def __init__(self, speaking: tuple[Ability, ...]) -> None:
        """Sort the abilities and their clauses by hook."""
        abilities = tuple(a for one in speaking for a in (one, *one.clauses))
        self.abilities: Final = abilities
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
        self.bars: Final = self._answering("bars")
        self.offers: Final = self._answering("offers")
        self.on_conquest: Final = self._answering("on_conquest")
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

    def _answering(self, hook: str) -> tuple[Ability, ...]:
        return tuple(a for a in self.abilities if overrides(a, hook))


def declined_abilities(abilities: tuple[Ability, ...]) -> tuple[Ability, ...]:
    """Return those that still say something once their tribe is in decline."""
    return tuple(a for a in abilities if a.in_decline)
