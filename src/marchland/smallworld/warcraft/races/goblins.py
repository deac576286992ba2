"""Goblins and their bombs.

What a bomb is stays undecided until it is revealed: the race remembers how many live ones and
duds have been seen, and how many left the game unseen.
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from marchland.core.actions import NOTHING, first_of, word_of
from marchland.core.errors import BadScenario
from marchland.core.game import NOBODY
from marchland.core.regions import Regions, bits, has, lowest
from marchland.core.shapes import NUMBER
from marchland.smallworld.parts import stages
from marchland.smallworld.parts.ability import BLAST, HORDE, TOUCH, Race
from marchland.smallworld.turn import story
from marchland.smallworld.warcraft.words import BOMB, BOMB_AT, DISCARD, DUD, FUSE, LIVE, PAY

if TYPE_CHECKING:
    from marchland.smallworld.parts.conquest import Conquest
    from marchland.smallworld.parts.tribe import Tribe
    from marchland.smallworld.world.world import World

OF_EACH: Final = 6
"""Live bombs, and as many duds."""
SEEN_LIVE: Final = 1
SEEN_DUD: Final = 1 << 4
UNSEEN: Final = 1 << 8


class Goblins(Race):
    """Leave bombs beside your neighbours; half of them go off as your next turn begins."""

    tokens = 6
    supply = 11
    faction = HORDE
    at_start = True
    words = (LIVE, DUD, FUSE, PAY, DISCARD, BOMB_AT)
    pieces = (BOMB,)
    keys = (("live_seen", NUMBER), ("duds_seen", NUMBER), ("bombs_gone", NUMBER))

    def read_keys(self, g: "World", t: "Tribe", data: Mapping[str, Any]) -> None:
        """Read how many bombs of each kind have been seen, and how many left unseen."""
        live, dud, gone = (int(data.get(key, 0)) for key, _ in self.keys)
        lying = g.pieces_on_map(BOMB.kind)
        if not 0 <= live <= OF_EACH or not 0 <= dud <= OF_EACH or gone < 0:
            raise BadScenario(f"There are {OF_EACH} live bombs and {OF_EACH} duds, and no more.")
        if live + dud + gone + lying > BOMB.supply:
            raise BadScenario(
                f"There are {BOMB.supply} bombs; those seen, gone and lying are more."
            )
        self.remember(t, live * SEEN_LIVE + dud * SEEN_DUD + gone * UNSEEN)

    def write_keys(self, g: "World", t: "Tribe") -> dict[str, Any]:
        """Write what has been seen, and what is gone."""
        rows = zip(self.keys, self.seen(t), strict=True)
        return {} if t.declined else {key: n for (key, _), n in rows if n}

    def seen(self, t: "Tribe") -> tuple[int, int, int]:
        """Return the live bombs and duds that were seen, and those gone unseen."""
        memo = self.memo(t)
        return memo & 15, memo >> 4 & 15, memo >> 8

    def in_stack(self, g: "World", t: "Tribe") -> int:
        """Return the bombs that can still be placed."""
        return g.pieces_left(BOMB.kind) - sum(self.seen(t))

    def tells(self, g: "World", t: "Tribe") -> dict[str, Any]:
        """Show the stack, and how many live ones and duds have been seen."""
        live, dud, _ = self.seen(t)
        found: dict[str, Any] = {"bombs": self.in_stack(g, t), "live_seen": live, "duds_seen": dud}
        bombs = g.lying(BOMB)
        if bombs and g.stage in (stages.BEGIN, stages.FAREWELL):
            r = lowest(bombs)
            foe = g.holder(r)
            found["region"] = g.map.ids[r]
            found["other"] = None if foe is None or foe.seat < 0 else foe.seat
        return found

    def now(self, g: "World", t: "Tribe") -> dict[str, Any] | None:
        """Say how many bombs are left."""
        return {"key": "now-bombs", "args": {"n": self.in_stack(g, t)}}

    def question(self, g: "World", t: "Tribe", stage: int) -> str:
        """Ask whether to pay for a bomb, which is the last that a race in decline does."""
        if stage == stages.FAREWELL:
            return "fee-farewell"
        return "fee" if stage == stages.BEGIN else ""

    def told(self, g: "World", t: "Tribe", action: int) -> list[dict[str, Any]] | None:
        """Tell what became of a bomb."""
        word = word_of(action)
        if word == FUSE.number:
            return []
        if word in (LIVE.number, DUD.number):
            key = "log-bomb-live" if word == LIVE.number else "log-bomb-dud"
            return [story.entry(key, g.turn, region=g.map.ids[g.cursor])]
        return None

    def offers(self, g: "World", t: "Tribe", stage: int) -> list[int]:
        """Light the next bomb as a turn begins; lay bombs as it ends."""
        if stage in (stages.BEGIN, stages.FAREWELL):
            return self._next_fuse(g, t)
        if stage != stages.FINISH or not self.in_stack(g, t):
            return []
        spots = bits(self._spots(g, t) >> g.cursor << g.cursor)
        return [*(BOMB_AT.at(r) for r in spots), BOMB_AT.at(NOTHING)] if spots else []

    def _next_fuse(self, g: "World", t: "Tribe") -> list[int]:
        bombs = g.lying(BOMB)
        if not bombs:
            return []
        r = lowest(bombs)
        coins = g.owed(t, r, BLAST)
        if not coins or self._is_closed(g, t, r):
            return [FUSE.at(r)]
        return [PAY.at(), DISCARD.at()] if g.can_pay(t, coins) else [DISCARD.at()]

    def _is_closed(self, g: "World", t: "Tribe", r: int) -> bool:
        return has(g.immune, r) or g.owed(t, r, TOUCH) > 0

    def _spots(self, g: "World", t: "Tribe") -> Regions:
        """Return neighbours held by an opponent's active race, without a bomb yet."""
        held = 0
        for foe in g.tribes:
            if foe is not None and foe.seat != t.seat and not foe.declined:
                held |= foe.held
        near = g.border(t.held) & held & ~g.immune & ~g.lying(BOMB)
        return g.payable(t, near, TOUCH)

    def play(self, g: "World", t: "Tribe", action: int) -> None:
        """Lay a bomb, or see to the next one that lies."""
        if word_of(action) == BOMB_AT.number:
            r = first_of(action)
            if r != NOTHING:
                g.pay_tolls(t, r, TOUCH)
                g.place(BOMB, r)
            return
        r = lowest(g.lying(BOMB))
        foe = g.holder(r)
        if foe is None or foe.seat in (t.seat, NOBODY):
            g.lift(BOMB, r)
        elif word_of(action) == DISCARD.number or self._is_closed(g, t, r):
            g.lift(BOMB, r)
            self.remember(t, self.memo(t) + UNSEEN)
            g.say("log-bomb-gone", t.seat, region=g.map.ids[r])
        else:
            g.pay_tolls(t, r, BLAST)
            g.ask_lot(t, self.number, r)

    def lots(self, g: "World", t: "Tribe") -> list[tuple[int, int]]:
        """Return what the bomb may be: as many chances as there are unseen ones of each kind."""
        live, dud, _ = self.seen(t)
        found = [(LIVE.at(), OF_EACH - live), (DUD.at(), OF_EACH - dud)]
        return [lot for lot in found if lot[1] > 0]

    def drawn(self, g: "World", t: "Tribe", about: int, action: int) -> None:
        """Let it go off, or not; either way it leaves the game."""
        g.lift(BOMB, about)
        if word_of(action) == LIVE.number:
            self.remember(t, self.memo(t) + SEEN_LIVE)
            foe = g.holder(about)
            g.blow_up(t, about)
            if foe is not None and foe.seat >= 0:
                name = g.map.ids[about]
                g.say("log-emptied", foe.seat, region=name, other=t.seat, name=BOMB.name)
        else:
            self.remember(t, self.memo(t) + SEEN_DUD)

    def on_any_conquest(self, g: "World", t: "Tribe", c: "Conquest", by: "Tribe") -> None:
        """Take a bomb back that lies under yourself or under nobody's tokens (WC-Q19)."""
        if has(g.lying(BOMB), c.region) and by.seat in (t.seat, NOBODY):
            g.lift(BOMB, c.region)
