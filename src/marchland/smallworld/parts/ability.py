"""Abilities: races, powers and house rules, each saying its sentence through hooks.

Every hook has a neutral default, so a class writes only what its sentence says. Answers of
several abilities are added up (numbers), united (region sets) or chained (lists), so their
order never matters. Only `play`, `rolled` and the `on_` events write, by verbs of `World`.
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from marchland.core.actions import Word, first_of
from marchland.core.regions import Regions
from marchland.core.shapes import Shape
from marchland.smallworld.parts.pieces import Piece

if TYPE_CHECKING:
    from marchland.smallworld.parts.conquest import Conquest
    from marchland.smallworld.parts.tribe import Tribe
    from marchland.smallworld.world.world import World

RACE: Final = 0
POWER: Final = 1
HOUSE: Final = 2
SITE: Final = 3

# Why a token is lost.
CONQUERED: Final = 0
CONVERTED: Final = 1
FRIGHTENED: Final = 2

# What a race does to a region that is not its own.
CONQUEST: Final = 0
BLAST: Final = 1
SCARE: Final = 2
TOUCH: Final = 3

# The faction for which a race fights.
NEUTRAL: Final = 0
ALLIANCE: Final = 1
HORDE: Final = 2


@mypyc_attr(allow_interpreted_subclasses=True)
class Ability:
    """What a race, a power, a site or a house rule can do."""

    slot: ClassVar[int] = HOUSE
    words: ClassVar[tuple[Word, ...]] = ()
    """Action words of its own."""
    pieces: ClassVar[tuple[Piece, ...]] = ()
    """Pieces of its own."""
    keys: ClassVar[tuple[tuple[str, Shape], ...]] = ()
    """Keys of a tribe in a scenario that say what it remembers, and what their values are."""
    in_decline: ClassVar[bool] = False
    """Whether it keeps speaking when its tribe is in decline."""
    fights_in_decline: ClassVar[bool] = False
    """Whether its declined tribe still marches."""
    rides_free: ClassVar[bool] = False
    """Whether its declined tribe does not count towards the limit of one."""
    replaces_last_roll: ClassVar[bool] = False
    """Whether its tribe has no last attempt with the die."""
    everyone: ClassVar[bool] = False
    """Whether a site speaks for every tribe, once it lies open."""
    at_start: ClassVar[bool] = False
    """Whether it offers something when its owner's turn begins."""
    asks_late: ClassVar[bool] = False
    """Whether it asks after all others of its tribe, at any stage."""
    in_redeployment: ClassVar[bool] = False
    """Whether what it offers during conquests may also be done as redeployment begins."""
    garrison: ClassVar[int] = 1
    """Fewest pieces that its race may have in a region while it is active. Maximum."""
    merciful: ClassVar[bool] = False
    """Whether nobody loses a token for good whose region its active tribe takes."""
    badge_stays: ClassVar[bool] = False
    """Whether its badge matters in decline and lies beside the banner."""
    ways: ClassVar[tuple["Way", ...]] = ()
    """Other manners of taking a region."""
    clauses: ClassVar[tuple["Ability", ...]] = ()
    """Ready-made sentences that speak for it."""

    def __init__(self, id_: str) -> None:
        """Take the id by which variants, texts and files know it."""
        self.id = id_
        self.number = -1
        """Its place among the abilities of the variant, set by the variant."""

    def price(self, g: "World", t: "Tribe", r: int) -> int:
        """Return tokens added to the price of region r for t; negative is cheaper. Sum."""
        return 0

    def guards(self, g: "World", t: "Tribe", r: int, foe: "Tribe") -> int:
        """Return tokens added to the price of region r, which t holds, for foe. Sum."""
        return 0

    def income(self, g: "World", t: "Tribe") -> int:
        """Return coins at scoring. Sum."""
        return 0

    def recruits(self, g: "World", t: "Tribe") -> int:
        """Return new tokens at redeployment, as far as the tray goes. Sum."""
        return 0

    def withheld(self, g: "World", t: "Tribe") -> int:
        """Return tokens set aside after redeployment until troops are readied. Sum."""
        return 0

    def left_behind(self, g: "World", t: "Tribe", r: int) -> int:
        """Return tokens that stay in region r when t declines. Maximum, at least one."""
        return 1

    def spared(self, g: "World", t: "Tribe", by: "Tribe", cause: int) -> int:
        """Return how many tokens of t that `by` dooms survive. Sum, capped."""
        return 0

    def entry(self, g: "World", t: "Tribe") -> Regions:
        """Return regions where t may land while it holds none. Union."""
        return 0

    def reach(self, g: "World", t: "Tribe") -> Regions:
        """Return regions that t may attack without bordering them. Union."""
        return 0

    def links(self, g: "World", t: "Tribe", r: int) -> Regions:
        """Return what region r borders besides its neighbours, for conquest. Union."""
        return 0

    def habitat(self, g: "World", t: "Tribe") -> Regions:
        """Return water regions that t may take. Union."""
        return 0

    def ferry_free(self, g: "World", t: "Tribe") -> Regions:
        """Return regions where t lands without paying for the crossing. Union."""
        return 0

    def toll(self, g: "World", t: "Tribe", r: int, foe: "Tribe", deed: int) -> int:
        """Return the coins that foe pays t before it does a deed to region r of t. Sum."""
        return 0

    def bars(self, g: "World", t: "Tribe", foe: "Tribe") -> Regions:
        """Return regions of t that foe may not attack. Union."""
        return 0

    def shut(self, g: "World", t: "Tribe", piece: Piece) -> Regions:
        """Return regions of t that this piece of its own shuts as its turn ends."""
        return g.lying(piece) & t.held

    def offers(self, g: "World", t: "Tribe", stage: int) -> list[int]:
        """Return the choices it puts to its owner at a stage, as sorted actions. Chained.

        The stages from SPREAD to PEACE and REGROUP ask region by region: `g.cursor` is the
        lowest region still open, 0 at first; an ability with nothing left to ask offers nothing.
        """
        return []

    def play(self, g: "World", t: "Tribe", action: int) -> None:
        """Do what an offered action says."""

    def rolled(self, g: "World", t: "Tribe", pips: int) -> None:
        """Hear the die that it asked for."""

    def on_conquest(self, g: "World", t: "Tribe", c: "Conquest") -> None:
        """Hear that t took a region."""

    def on_decline(self, g: "World", t: "Tribe", other: "Tribe") -> None:
        """Hear that another player's tribe, or t itself, goes into decline; all stand still."""

    def on_any_conquest(self, g: "World", t: "Tribe", c: "Conquest", by: "Tribe") -> None:
        """Hear that anyone took any region, emptied it included."""

    def on_lost(self, g: "World", t: "Tribe", by: "Tribe", r: int, cause: int) -> None:
        """Hear that t loses a piece or all of region r to `by`, before it is carried out."""

    def on_kill(self, g: "World", t: "Tribe", foe: "Tribe", n: int) -> None:
        """Hear that foe lost n tokens for good because of t."""

    def on_paid(self, g: "World", t: "Tribe", r: int, foe: "Tribe") -> None:
        """Hear that foe paid the toll of region r."""

    def on_turn_start(self, g: "World", t: "Tribe") -> None:
        """Hear that t sets out in its owner's turn."""

    def on_turn_end(self, g: "World", t: "Tribe") -> None:
        """Hear that its owner's turn ends, before scoring."""

    def on_reveal(self, g: "World", t: "Tribe", r: int) -> None:
        """Hear that this site was turned up in region r by t, which need not hold it."""

    def on_arrival(self, g: "World", t: "Tribe", r: int) -> None:
        """Hear that t came to hold this site in region r: took it, was brought, or found it."""

    def chosen(self, g: "World", t: "Tribe", about: int, action: int) -> None:
        """Hear the answer to a question that it asked in between, about a region."""

    def missing(self, g: "World", t: "Tribe", about: int) -> int:
        """Return the tokens that the die of the last attempt it asks about would have to give."""
        return 0

    def lots(self, g: "World", t: "Tribe") -> list[tuple[int, int]]:
        """Return (action, weight) for each outcome of the chance that it asked for."""
        return []

    def drawn(self, g: "World", t: "Tribe", about: int, action: int) -> None:
        """Hear the outcome of that chance, about a region."""

    def marches_before_pick(self, g: "World") -> bool:
        """Tell whether a declined tribe that marches does so before a new combo is picked."""
        return True

    def die_ends_turn(self, g: "World") -> bool:
        """Tell whether the last attempt of a declined tribe ends the whole turn's conquests."""
        return True

    def read_keys(self, g: "World", t: "Tribe", data: Mapping[str, Any]) -> None:
        """Read its keys from a scenario's tribe, once all tokens and pieces lie.

        Raises:
            BadScenario: a value that cannot be.
        """

    def question(self, g: "World", t: "Tribe", stage: int) -> str:
        """Return the rest of the key `ask-...` of what it asks; "" for the stage's usual one."""
        return ""

    def meant(self, g: "World", t: "Tribe", action: int) -> int:
        """Return the action that is the same as one of its words, where a text spells it out."""
        return action

    def told(self, g: "World", t: "Tribe", action: int) -> "list[dict[str, Any]] | None":
        """Return log entries of its own for an action of its; None for the usual one."""
        return None

    def now(self, g: "World", t: "Tribe") -> dict[str, Any] | None:
        """Return what it does right now, as a text key with arguments; None for the usual."""
        return None

    def tells(self, g: "World", t: "Tribe") -> dict[str, Any]:
        """Return what everybody may know of what it remembers, for a screen."""
        return {}

    def write_keys(self, g: "World", t: "Tribe") -> dict[str, Any]:
        """Write its keys for a scenario's tribe."""
        return {}

    # What a kit asks once, when it is put together.

    def speaker(self) -> "Ability":
        """Return whose hooks it answers: its own, or those of a clause that it is about."""
        return self

    def fewest(self) -> int:
        """Return the fewest pieces that its race may have in a region while active. Maximum."""
        return self.garrison

    def encores(self) -> int:
        """Return how often its tribe may go on once its conquests are over. Sum."""
        return 0

    def rerolls(self) -> int:
        """Return how often a last attempt that fails is rolled again. Sum."""
        return 0

    def lays(self, piece: Piece) -> bool:
        """Tell whether pieces of this kind are laid by it."""
        return piece in self.pieces

    # What an ability remembers; a house rule remembers nothing.

    def memo(self, t: "Tribe") -> int:
        """Return what it remembers for good; 0 at first. A site remembers nothing."""
        return t.race_memo if self.slot == RACE else t.power_memo

    def remember(self, t: "Tribe", value: int) -> None:
        """Remember a number for good."""
        if self.slot == RACE:
            t.race_memo = value
        else:
            t.power_memo = value

    def note(self, t: "Tribe") -> int:
        """Return what it noted since its owner's turn began; 0 at first."""
        return t.race_note if self.slot == RACE else t.power_note

    def jot(self, t: "Tribe", value: int) -> None:
        """Note a number until the owner's next turn begins."""
        if self.slot == RACE:
            t.race_note = value
        else:
            t.power_note = value


@mypyc_attr(allow_interpreted_subclasses=True)
class Race(Ability):
    """A race: its banner number, its tray, its ability."""

    slot: ClassVar[int] = RACE
    tokens: ClassVar[int] = 0
    """The number on the banner."""
    faction: ClassVar[int] = NEUTRAL
    """For whom it fights."""
    extra: ClassVar[int] = 0
    """Tokens that the pick brings besides banner and badge."""
    supply: ClassVar[int] = 0
    """Tokens in the box."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Power(Ability):
    """A special power: its badge number and its ability."""

    slot: ClassVar[int] = POWER
    tokens: ClassVar[int] = 0
    """The number on the badge."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Site(Ability):
    """An artifact or a place on the map: it speaks for the race that holds its region."""

    slot: ClassVar[int] = SITE
    moves: ClassVar[bool] = False
    """Whether it is an artifact: a place stays where it lies."""
    shields: ClassVar[bool] = False
    """Whether, laid into a region, it keeps others out of it."""
    in_water: ClassVar[bool] = False
    """Whether, turned up, it lies in water; other places lie on land."""

    def __init__(self, id_: str) -> None:
        """Take the id."""
        super().__init__(id_)
        self.site = -1
        """Its number among the variant's sites, set by the variant."""

    def where(self, g: "World") -> int:
        """Return the region where it lies open."""
        return g.sites.at[self.site]

    def is_used(self, g: "World") -> bool:
        """Tell whether it has been used this turn."""
        return g.sites.used >> self.site & 1 == 1

    def use(self, g: "World") -> None:
        """Note that it has been used this turn."""
        g.sites.used |= 1 << self.site


@mypyc_attr(allow_interpreted_subclasses=True)
class House(Ability):
    """A rule that every tribe has."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Way:
    """A manner of taking a region besides paying its price."""

    word: ClassVar[Word]
    """The action word, with the region as its first argument."""
    is_last: ClassVar[bool] = True
    """Whether a die that is rolled for missing tokens ends the conquests."""

    def __init__(self) -> None:
        """Make a way whose use is marked by its own bit."""
        self.fan = type(self).word.fan
        self.bit = 0
        """Set by the variant: its bit in `Tribe.used`."""

    def targets(self, g: "World", t: "Tribe") -> Regions:
        """Return the regions that t may take this way now."""
        return 0

    def carry_out(self, g: "World", t: "Tribe", r: int) -> None:
        """Take region r this way."""

    def cost(self, g: "World", t: "Tribe", r: int) -> int:
        """Return the tokens that region r costs this way."""
        return 1

    def missing(self, g: "World", t: "Tribe", r: int) -> int:
        """Return the tokens that the die would have to give for region r; 0 where all is paid."""
        return 0

    def rolled(self, g: "World", t: "Tribe", r: int, pips: int) -> None:
        """Hear the die that it asked for, aimed at region r."""

    def verdict(self, g: "World", t: "Tribe", r: int, pips: int) -> tuple[str, int]:
        """Return the rest of the key `log-...` of what a roll decides ("": nothing), and tokens."""
        return "", 0

    def why_not(self, g: "World", t: "Tribe", r: int) -> dict[str, Any] | None:
        """Return why region r is closed to it, as a text key with arguments, or None."""
        return None

    def options(self, g: "World", t: "Tribe") -> list[int]:
        """Return one action for each target, in map order."""
        return self.fan.of(self.targets(g, t))

    def play(self, g: "World", t: "Tribe", action: int) -> None:
        """Carry out the action."""
        self.carry_out(g, t, first_of(action))
