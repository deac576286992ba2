"""What a level of a faction or hero may say: every hook, one sentence each."""

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import mypyc_attr

from marchland.core.actions import NOTHING, pack
from marchland.tinyepic.parts import words
from marchland.tinyepic.parts.kinds import NONE
from marchland.tinyepic.parts.reading import Reader

if TYPE_CHECKING:
    from marchland.tinyepic.parts.kingdom import Kingdom
    from marchland.tinyepic.parts.war import War
    from marchland.tinyepic.world.world import World

# Questions.
COST: Final = 0
FIXED: Final = 1
SUBSTITUTE: Final = 2
DISCOUNT: Final = 3
FORT_WORTH: Final = 4
FOOD_WORTH: Final = 5
TIES: Final = 6
SPARED: Final = 7
FOE_RETREAT: Final = 8
EXTRA: Final = 9
YIELD: Final = 10
WAKES: Final = 11
BONUS: Final = 12
EXCHANGES: Final = 13
STEPS: Final = 14
MOVERS: Final = 15
ESCORTS: Final = 16
STANDS: Final = 17
PATROL_TO: Final = 18
QUEST_FROM: Final = 19
QUEST_TO: Final = 20
EXPAND_TO: Final = 21
BUILD_TO: Final = 22
REFUGE: Final = 23
POINTS: Final = 24
KEEPS: Final = 25
OFFER: Final = 26
# Events.
ENTERED: Final = 27
REACHED: Final = 28
WAR_WON: Final = 29
WAR_LOST: Final = 30
FOE_REMOVED: Final = 31
BUILT: Final = 32
QUESTED: Final = 33
RESEARCHED: Final = 34
DONE: Final = 35
CLEARED: Final = 36
FOE_HOME: Final = 37
HERO_BEATEN: Final = 38
SWAPS: Final = 39
# Questions that came later.
TOLL: Final = 40
FOE_MANA: Final = 41
ALONE: Final = 42
INTO: Final = 43
HOOKS: Final = 44

# Moments at which abilities offer something.
TAKING: Final = 0
BEFORE_WAR: Final = 1
REVEALED: Final = 2
COLLECTED: Final = 3
LOST: Final = 4
REMOVED_FOE: Final = 5
DUTY: Final = 6
"""A meeple must be moved out of tundra: abilities may offer another way."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Clause:
    """One effect of one level; an effect kind is a class, its numbers stand on the card.

    Attributes:
        op: the name of the effect kind in card files.
        answers: the hooks that the kind answers.
        opponent_uses: whether the solo opponent takes up what this offers.
        again: whether it is offered again once taken up.
        owner, level: the card and level that says it.
        replaces: the older level that it switches off, 0 for none.
        number: its place in the box's list of all clauses.
        floor: below this a cost is not lowered; by_place: whether the cost depends on where.
        hero_only: whether it speaks for the hero alone.
        amount, resource: the number and the kind that most effects have.
        deeds: what a trigger does.
    """

    op: ClassVar[str] = ""
    answers: ClassVar[tuple[int, ...]] = ()
    opponent_uses: ClassVar[bool] = False
    again: ClassVar[bool] = False

    def __init__(self, row: Reader) -> None:
        """Read what all kinds share."""
        self.owner = ""
        self.level = 0
        self.number = 0
        self.replaces = row.whole("replaces_level", 1, 4, 1) if row.has("replaces_level") else 0
        self.hero_only = row.flag("hero")
        self.floor = 0
        self.by_place = False
        self.amount = 0
        self.resource = 0
        self.deeds: list[Clause] = []

    def hooks(self) -> tuple[int, ...]:
        """Return the hooks that this clause answers."""
        return type(self).answers

    # Prices and payment.

    def cost(self, g: "World", k: "Kingdom", action: int, p: int) -> int:
        """Return what is added to a price; p is where the piece goes, or `NOWHERE`."""
        return 0

    def fixed(self, g: "World", k: "Kingdom", action: int) -> int:
        """Return the price that stands whatever else is said, or `NONE`."""
        return NONE

    def substitute(self, action: int) -> int:
        """Return how many units of `resource` may stand in for the price's own."""
        return 0

    def everywhere(self) -> bool:
        """Tell whether `resource` stands for any other in payments of every kind."""
        return False

    def toll(self, owner: "Kingdom", k: "Kingdom", action: int) -> int:
        """Return what another kingdom (k) pays more for an action."""
        return 0

    def swaps(self, action: int) -> int:
        """Return the action that may be carried out in place of this one, or `NONE`."""
        return NONE

    # War.

    def discount(self, g: "World", k: "Kingdom", war: "War", side: int) -> int:
        """Return what is subtracted from the price of a shown number."""
        return 0

    def fort_worth(self, g: "World", k: "Kingdom", p: int) -> int:
        """Return the discount of a standing fort here, 0 for the usual."""
        return 0

    def food_worth(self) -> tuple[int, int]:
        """Return how many units of food together count in war, and what they are worth."""
        return 0, 0

    def foe_mana(self) -> int:
        """Return what the other side's mana is worth in war."""
        return 0

    def alone(self, kind: int) -> int:
        """Return what is added to a number that is paid with this resource alone."""
        return 0

    def wins_tie(self, k: "Kingdom", war: "War", side: int) -> bool:
        """Tell whether an equal number wins for this side."""
        return False

    def spared(self, k: "Kingdom", war: "War", side: int) -> int:
        """Return by how much a war may be lost without paying: 0 for a tie, -1 for not at all."""
        return -1

    def foe_retreat(self) -> int:
        """Return what is added to the price of the loser's retreat."""
        return 0

    # Collecting and trading.

    def earns(self, g: "World", collecting: int) -> bool:
        """Tell whether the extra units are earned by meeples that collect in these places."""
        return False

    def richer(self, g: "World", k: "Kingdom", p: int) -> bool:
        """Tell whether this region gives `amount` units in place of one."""
        return False

    def wakes(self, g: "World") -> int:
        """Return where lying meeples collect as if standing."""
        return 0

    def bonus(self, g: "World", k: "Kingdom") -> int:
        """Return the units that a Trade brings on top."""
        return 0

    def exchanges(self) -> int:
        """Return how many exchanges a Trade has."""
        return 1

    def into(self) -> int:
        """Return the resource into which one Trade may turn two others, or `NONE`."""
        return NONE

    # Moving and placing.

    def steps(self) -> int:
        """Return how many steps one meeple may take in a Patrol."""
        return 1

    def movers(self, action: int) -> int:
        """Return how many meeples may move with an action."""
        return 1

    def patrol_to(self, g: "World", p: int) -> int:
        """Return more goals of a Patrol from here."""
        return 0

    def quest_from(self, g: "World") -> int:
        """Return more places that a Quest may start from."""
        return 0

    def quest_to(self, g: "World") -> int:
        """Return more places that a Quest may go to."""
        return 0

    def places(self, g: "World", k: "Kingdom") -> int:
        """Return more places for a new meeple or fort."""
        return 0

    def refuge(self, g: "World") -> int:
        """Return features into which one may retreat."""
        return 0

    # Points.

    def points(self, g: "World", k: "Kingdom") -> int:
        """Return victory points if the game ended now."""
        return 0

    # Events: all are told; a clause that answers does something or asks for a choice.

    def happen(self, g: "World", k: "Kingdom", foe: int, p: int) -> None:
        """Do what this says about an event with this opponent in this place."""

    def against(self, g: "World", k: "Kingdom", foe: int) -> None:
        """Do it to the opponent that the owner has named."""

    def spoils(self, g: "World", k: "Kingdom", other: "Clause") -> bool:
        """Tell whether what opponents lose to this clause's card is kept."""
        return False

    # Offers.

    def offers(self, g: "World", k: "Kingdom", moment: int) -> bool:
        """Tell whether there is something to take up now."""
        return False

    def leads_out(self, g: "World", k: "Kingdom", action: int, places: int) -> bool:
        """Tell whether this moves a meeple out of one of these places in place of an action."""
        return False

    def choices(self, g: "World", k: "Kingdom", moment: int) -> list[int]:
        """Return the actions that take it up."""
        return [pack(words.USE, words.OP_NUMBER[self.op])]

    def refusal(self) -> int:
        """Return the action that leaves it."""
        return pack(words.USE, NOTHING)

    def must(self, g: "World", k: "Kingdom", moment: int) -> bool:
        """Tell whether it cannot be left, because nothing else can be done."""
        return False

    def accept(self, g: "World", k: "Kingdom", action: int) -> None:
        """Do what was taken up."""
