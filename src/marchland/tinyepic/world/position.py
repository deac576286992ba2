"""The data of one position, and how it is copied."""

from abc import abstractmethod
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from marchland.core.answering import Answering
from marchland.core.game import CHANCE
from marchland.tinyepic.parts import stages
from marchland.tinyepic.parts.frame import Frame
from marchland.tinyepic.parts.kinds import NONE
from marchland.tinyepic.parts.kingdom import Kingdom
from marchland.tinyepic.parts.lands import NO_BOARD, Board
from marchland.tinyepic.parts.setup import Setup
from marchland.tinyepic.parts.war import War

if TYPE_CHECKING:
    from marchland.tinyepic.world.world import World

NOBODY_ASKED: Final = CHANCE


class Position(Answering):
    """Small ints, sets as ints and short lists; meaning lives in names.

    Attributes:
        setup: shared, never changed. board: the cards in play, shared too.
        cards, sides: for each home, and for the Lost Kingdom, its card and its side's number.
        kingdoms: by seat; solo the opponent's is the second.
        lost: the card of the Lost Kingdom on the board, or `NONE`.
        neutral: places with a meeple of the Lost Kingdom.
        shields: the actions used in this cycle; action: the one that is resolved, or `NONE`.
        doing: what the seat in question carries out, another one after a swap.
        active: whose turn; cycle: from 1; ending: whether the end has been triggered.
        deck: the hero cards that nobody has; hands: cards drawn and not kept, for each seat.
        unknown: for each seat how many such cards the observer does not see.
        night: the compass's side; rolled: the roll that serves now, 0 for none.
        moved: meeples that have moved with this action, as place << 1 | hero; `NOWHERE` for
            one that lies.
        hero_moved: whether the hero made the last move; swapping: a Quest that exchanges.
        war: the war that is fought.
        stage, who, a, b, c: what is asked now, of whom, and three small numbers with it.
        below: the question suspended under the present one.
    """

    # Every attribute is set here, not in methods called from here: native code then knows that
    # none is ever missing, and asks no more.
    def __init__(  # noqa: PLR0915 - a line for each attribute
        self, setup: Setup, source: "Position | None" = None
    ) -> None:
        """Start empty, or as a copy of another position without its history."""
        self.setup = setup
        self.history: list[int] = []
        self.forced: tuple[int, ...] = ()
        self.telling: list[dict[str, Any]] | None = None
        """Log entries of what followed by itself; None when nobody listens."""
        self.outset: tuple[tuple[int, ...], ...] = () if source is None else source.outset
        """Each seat's points and units when the turn began, for whoever listens."""
        if source is None:
            self.board: Board = NO_BOARD
            self.cards: list[int] = []
            self.sides: list[int] = []
            self.kingdoms: list[Kingdom] = [
                Kingdom(seat, setup.box.no_kit) for seat in range(setup.seats)
            ]
            self.lost = NONE
            self.neutral = 0
            self.estranged = 0
            self.shields = 0
            self.action = NONE
            self.doing = NONE
            self.active = 0
            self.cycle = 0
            self.ending = False
            self.deck = setup.box.all_heroes if setup.heroes else 0
            self.hands: list[int] = [0] * setup.seats
            self.unknown: list[int] = [0] * setup.seats
            self.night = False
            self.rolled = 0
            self.moved: list[int] = []
            self.hero_moved = False
            self.swapping = False
            self.war: War | None = None
            self.stage = stages.START
            self.who = NOBODY_ASKED
            self.a = 0
            self.b = 0
            self.c = 0
            self.below: Frame | None = None
            self.to_move = 0
            self.is_over = False
            return
        self.board = source.board
        self.cards = source.cards[:]
        self.sides = source.sides[:]
        self.kingdoms = [k.copy() for k in source.kingdoms]
        self.lost = source.lost
        self.neutral = source.neutral
        self.estranged = source.estranged
        self.shields = source.shields
        self.action = source.action
        self.doing = source.doing
        self.active = source.active
        self.cycle = source.cycle
        self.ending = source.ending
        self.deck = source.deck
        self.hands = source.hands[:]
        self.unknown = source.unknown[:]
        self.night = source.night
        self.rolled = source.rolled
        self.moved = source.moved[:]
        self.hero_moved = source.hero_moved
        self.swapping = source.swapping
        war = source.war
        self.war = None if war is None else war.copy()
        self.stage = source.stage
        self.who = source.who
        self.a = source.a
        self.b = source.b
        self.c = source.c
        self.below = source.below
        self.to_move = source.to_move
        self.is_over = source.is_over

    # The stack of questions.

    def push(self, stage: int, who: int, a: int = 0, b: int = 0, c: int = 0) -> None:
        """Ask something first and go on with the present question afterwards."""
        self.below = Frame(self.stage, self.who, self.a, self.b, self.c, self.below)
        self.stage = stage
        self.who = who
        self.a = a
        self.b = b
        self.c = c

    def pop(self) -> None:
        """Go back to the question under the present one."""
        known = self.below
        assert known is not None
        self.stage = known.stage
        self.who = known.who
        self.a = known.a
        self.b = known.b
        self.c = known.c
        self.below = known.below

    def frames(self) -> list[Frame]:
        """Return every suspended question, the first one first."""
        found: list[Frame] = []
        frame = self.below
        while frame is not None:
            found.append(frame)
            frame = frame.below
        found.reverse()
        return found

    def become(self, stage: int, who: int, a: int = 0, b: int = 0, c: int = 0) -> None:
        """Put another question in the place of the present one."""
        self.stage = stage
        self.who = who
        self.a = a
        self.b = b
        self.c = c

    def tell(self, key: str, seat: int, why: Sequence[dict[str, Any]] = (), **args: Any) -> None:
        """Keep a log entry of what follows by itself; call only while somebody listens."""
        if self.telling is not None:
            self.telling.append({"key": key, "seat": seat, "args": args, "lines": [*why]})

    # Facts.

    @abstractmethod
    def world(self) -> "World":
        """Return this position as what abilities know."""

    def is_opponent(self, seat: int) -> bool:
        """Tell whether a seat is the solo opponent's."""
        return self.setup.solo and seat == 1

    def opponents(self, k: Kingdom) -> list[int]:
        """Return the other seats, from the active player round the table (TEK-13)."""
        seats = self.setup.seats
        found: list[int] = []
        for turn in range(seats):
            seat = (self.active + turn) % seats
            if seat != k.seat:
                found.append(seat)
        return found

    def has_most_meeples(self, k: Kingdom) -> bool:
        """Tell whether every opponent has fewer meeples in play."""
        for other in self.kingdoms:
            if other.seat != k.seat and other.in_play >= k.in_play:
                return False
        return True
