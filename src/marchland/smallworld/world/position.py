"""The data of one position, and how it is copied."""

from typing import Any, Final

from marchland.core.answering import Answering
from marchland.core.bag import Bag
from marchland.core.game import CHANCE, NOBODY
from marchland.core.ledger import Entry
from marchland.core.regions import bits
from marchland.smallworld.parts import stages
from marchland.smallworld.parts.conquest import Conquest
from marchland.smallworld.parts.setup import Setup
from marchland.smallworld.parts.sites import Sites
from marchland.smallworld.parts.tribe import NONE, Tribe

Frame = tuple[int, int, int, int, int]
"""A question: stage, seat, slot, and two numbers."""
Heaps = list[list[int] | None]
"""For each kind of piece how many lie in each region, where several may; else None."""

NEUTRAL_SLOT: Final = 0
"""The tribe of the tokens that belong to nobody is always first."""
NO_TRIBES: Final[list[Tribe]] = []
NO_ABILITY: Final = -1
"""Who asks, when it is no ability but the rules that all have."""


class Position(Answering):
    """Small ints, masks and short lists; meaning lives in names.

    A sum in a list is written out, `a[i] = a[i] + n`: native code knows that these are ints.
    Copies share lists that change seldom until one of them changes: whoever is about to
    change such a list calls `own` first.

    Attributes:
        setup, map: shared, never changed.
        who: for each region the holder's `slot + 1`, 0 for nobody.
        count: for each region the race tokens in it.
        defence: for each region what its pieces and mountain add to its price.
        lies: for each kind of piece the set of regions where it lies.
        laden: the set of regions where any piece lies.
        heaps: for each kind of which several may lie in one region, how many; else None.
        immune: regions that nobody may touch.
        tribes: by slot; None where a tribe has left.
        active_slot: for each seat the slot of its active tribe, 0 for none.
        tray: for each race the tokens in its tray.
        coins: for each seat, or `MASKED`.
        column, column_powers, column_coins: the open combos from the top; power `NONE` is due.
        races, powers: the stacks; discarded: the set of badges laid aside.
        conquests: this turn's record; attacked: seats whose active race was attacked in it.
        turn: whose turn; round: from 1; turns: turns played since the start.
        stage, to_move, slot, at, cursor: what is asked now, of whom, for which tribe, of
            which ability in its kit, and from which region on.
        frames: suspended questions under the present one.
        die_cast: whether a die has ended the conquests of this turn.
        sites: what is known of the variant's sites. Where it has none, copies share an empty one.
        waiting: questions to be asked as soon as the present answer is carried out.
        faces: the boards' faces chosen so far, where the map is laid out of boards.
        wild_turn: whether the tokens that belong to nobody have their turn.
        wild_coins: the coins of those tokens.
    """

    # Instances of more than 30 attributes share no keys in CPython; slots are read faster.
    __slots__ = (
        "active_slot",
        "at",
        "attacked",
        "coins",
        "column",
        "column_coins",
        "column_powers",
        "conquests",
        "count",
        "cursor",
        "defence",
        "die_cast",
        "discarded",
        "draws_due",
        "faces",
        "forced",
        "frames",
        "gains",
        "heaps",
        "history",
        "immune",
        "is_over",
        "laden",
        "ledger",
        "lies",
        "map",
        "powers",
        "races",
        "round",
        "setup",
        "shares",
        "sites",
        "slot",
        "stage",
        "telling",
        "to_move",
        "tray",
        "tribes",
        "turn",
        "turns",
        "waiting",
        "who",
        "wild_coins",
        "wild_turn",
    )

    # Every attribute is set here, not in methods called from here: native code then knows that
    # none is ever missing, and asks no more.
    def __init__(  # noqa: PLR0915 - a line for each attribute
        self, setup: Setup, source: "Position | None" = None
    ) -> None:
        """Start empty, or as a copy of another position without its history."""
        self.setup = setup
        self.map = setup.map
        self.history: list[int] = []
        self.ledger: list[Entry] = []
        self.gains: tuple[Entry, ...] = ()
        """What this turn has brought and cost so far; kept only while somebody listens."""
        self.forced: tuple[int, ...] = ()
        self.telling: list[dict[str, Any]] | None = None
        """Log entries of what followed by itself; None when nobody listens."""
        self.shares = source is not None
        """Whether another position may have some of the same lists."""
        if source is None:
            variant = setup.variant
            self.sites = Sites(len(variant.sites))
            self.who, self.count, self.defence, self.lies, self.heaps = _bare(setup)
            self.laden = 0
            self.immune = 0
            self.tribes: list[Tribe | None] = [
                Tribe(NEUTRAL_SLOT, NOBODY, NONE, NONE, variant.no_kit, 0, declined=True)
            ]
            self.active_slot: list[int] = [0] * setup.players
            self.tray: list[int] = list(variant.race_supply)
            self.coins: list[int] = [variant.start_coins] * setup.players
            self.column: list[int] = []
            self.column_powers: list[int] = []
            self.column_coins: list[int] = []
            self.races = Bag((1 << len(variant.races)) - 1, ())
            self.powers = Bag((1 << len(variant.powers)) - 1, ())
            self.discarded = 0
            self.draws_due = True
            self.conquests: list[Conquest] = []
            self.attacked = 0
            self.turn = 0
            self.round = 0
            self.turns = 0
            self.stage = 0
            self.to_move = 0
            self.slot = 0
            self.at = 0
            self.cursor = 0
            self.frames: tuple[Frame, ...] = ()
            self.waiting: tuple[Frame, ...] = ()
            self.faces: tuple[int, ...] = ()
            self.wild_turn = False
            self.wild_coins = 0
            self.die_cast = False
            self.is_over = False
            return
        source.shares = True
        self.gains = source.gains
        self.who = source.who[:]
        self.count = source.count[:]
        self.defence = source.defence
        self.lies = source.lies
        self.heaps = source.heaps
        self.laden = source.laden
        self.immune = source.immune
        self.tribes = [None if t is None else t.copy() for t in source.tribes]
        self.active_slot = source.active_slot
        self.tray = source.tray
        self.coins = source.coins[:]
        self.column = source.column
        self.column_powers = source.column_powers
        self.column_coins = source.column_coins
        self.races = source.races
        self.powers = source.powers
        self.discarded = source.discarded
        self.draws_due = source.draws_due
        self.conquests = source.conquests
        self.attacked = source.attacked
        self.turn = source.turn
        self.round = source.round
        self.turns = source.turns
        self.stage = source.stage
        self.to_move = source.to_move
        self.slot = source.slot
        self.at = source.at
        self.cursor = source.cursor
        self.frames = source.frames
        self.die_cast = source.die_cast
        self.is_over = source.is_over
        sites = source.sites
        self.sites = sites.copy() if sites.at else sites
        self.waiting = source.waiting
        self.faces = source.faces
        self.wild_turn = source.wild_turn
        self.wild_coins = source.wild_coins

    def own(self) -> None:
        """Let no other position have lists that this one is about to change."""
        if not self.shares:
            return
        self.shares = False
        self.defence = self.defence[:]
        self.lies = self.lies[:]
        self.heaps = [None if heap is None else heap[:] for heap in self.heaps]
        self.active_slot = self.active_slot[:]
        self.tray = self.tray[:]
        self.column = self.column[:]
        self.column_powers = self.column_powers[:]
        self.column_coins = self.column_coins[:]
        self.conquests = self.conquests[:]

    def lay_out(self, setup: Setup) -> None:
        """Go on with another map, on which nothing lies yet."""
        self.setup = setup
        self.map = setup.map
        self.who, self.count, self.defence, self.lies, self.heaps = _bare(setup)
        self.laden = 0

    def race_id(self, t: Tribe) -> str:
        """Return the id of a tribe's race, or of the tokens that belong to nobody."""
        variant = self.setup.variant
        return variant.neutral if t.race < 0 else variant.races[t.race].id

    def tribe(self, slot: int) -> Tribe:
        """Return the tribe in a slot that is known to be taken."""
        found = self.tribes[slot]
        assert found is not None
        return found

    def asked(self) -> Tribe:
        """Return the tribe that the present question is about."""
        found = self.tribes[self.slot]
        assert found is not None
        return found

    def active(self, seat: int) -> Tribe | None:
        """Return the active tribe of a seat, None when it has none."""
        slot = self.active_slot[seat]
        return None if slot == 0 else self.tribes[slot]

    def holder(self, r: int) -> Tribe | None:
        """Return the tribe that holds region r, the neutral one included."""
        who = self.who[r]
        return None if who == 0 else self.tribes[who - 1]

    def declined(self, seat: int) -> list[Tribe]:
        """Return a seat's tribes in decline, the older first: not to be changed."""
        found = NO_TRIBES
        for t in self.tribes:
            if t is not None and t.declined and t.seat == seat:
                found = [*found, t] if found else [t]
        return sorted(found, key=_picked) if len(found) > 1 else found

    def lead(self, seat: int, slot: int) -> None:
        """Make the tribe in a slot the active one of a seat; 0 for none."""
        self.own()
        self.active_slot[seat] = slot

    def to_tray(self, race: int, tokens: int) -> None:
        """Put tokens of a race into its tray; a negative number takes them out."""
        if tokens:
            self.own()
            self.tray[race] = self.tray[race] + tokens

    def rekit(self, t: Tribe) -> None:
        """Let the sites speak for t that lie in its regions, and those that speak for all."""
        at = self.sites.at
        if t.race < 0 or not at:
            return
        variant = self.setup.variant
        mask = 0
        for site in range(len(at)):
            r = at[site]
            if r >= 0 and (t.held >> r & 1 or variant.everyones >> site & 1):
                mask |= 1 << site
        t.kit = variant.kit(t.race, t.power, declined=t.declined, sites=mask)

    # Questions that wait for an answer.

    def suspend(self, stage: int, seat: int, slot: int, at: int, cursor: int) -> None:
        """Ask something in between; `resume` goes on with what is asked now."""
        self.frames += ((self.stage, self.to_move, self.slot, self.at, self.cursor),)
        self.stage, self.to_move, self.slot, self.at, self.cursor = stage, seat, slot, at, cursor

    def resume(self) -> None:
        """Go back to the question that was suspended last."""
        self.stage, self.to_move, self.slot, self.at, self.cursor = self.frames[-1]
        self.frames = self.frames[:-1]

    def ask_die(self, t: Tribe, word: int, target: int) -> None:
        """Let the die be rolled for the action with this word, aimed at a region."""
        self.suspend(stages.ROLL, CHANCE, t.slot, word, target)

    def ask_lot(self, t: Tribe, ability: int, about: int) -> None:
        """Let chance answer the ability of this number; `NO_ABILITY` for what lies face down."""
        self.waiting += ((stages.REVEAL, CHANCE, t.slot, ability, about),)

    def ask_choice(self, t: Tribe, ability: int, about: int) -> None:
        """Ask t's owner for the ability of this number; `NO_ABILITY` for the garrison law."""
        self.waiting += ((stages.CHOOSE, t.seat, t.slot, ability, about),)

    def bind(self) -> None:
        """After a roll only a paid conquest may follow, or the end of conquests (SW-W02)."""
        self.stage = stages.STRIKE

    def retire(self) -> None:
        """Let the tribe that is asked go into decline once its turn is over (SW-W17)."""
        self.stage, self.at, self.cursor = stages.RETIREMENT, 0, 0

    # What follows by itself, for whoever listens.

    def tell(self, entries: list[dict[str, Any]]) -> None:
        """Keep log entries of what follows by itself; call only while somebody listens."""
        if self.telling is not None:
            self.telling.extend(entries)

    def say(self, key: str, seat: int | None, **args: Any) -> None:
        """Keep one log entry, if anybody listens."""
        if self.telling is not None:
            self.telling.append({"key": key, "seat": seat, "args": args, "lines": []})


def _picked(t: Tribe) -> int:
    return t.since


def _bare(setup: Setup) -> tuple[list[int], list[int], list[int], list[int], Heaps]:
    """Return what stands and lies on a map on which nothing does, its mountains aside."""
    regions = len(setup.map.ids)
    pieces = setup.variant.pieces
    defence = [0] * regions
    for r in bits(setup.map.mountains):
        defence[r] = 1
    heaps = [[0] * regions if piece.per_region > 1 else None for piece in pieces]
    return [0] * regions, [0] * regions, defence, [0] * len(pieces), heaps
