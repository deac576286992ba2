"""Who picked which combo, how long it was active, and what it brought.

Coins are those of the ledger. What scores in decline counts for the combo in decline, all else
that its seat gets or pays from pick to pick for the active one, its price among it.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, cast

from marchland.core.game import State
from marchland.core.witness import Choice, Holding, Witness
from marchland.smallworld.parts import stages
from marchland.smallworld.world.world import World

KINDS: Final = ("races", "powers", "pairs")
PICK: Final = "pick"
"""The word of an action that takes a combo, before its place in the column."""
DECLINED: Final = "-declined"
"""How the key of an income line ends that a tribe in decline brought."""


@dataclass
class Tenure:
    """A combo in one seat's hands."""

    seat: int
    since: int
    race: str
    power: str
    turns: int = 0
    coins: int = 0
    fought: bool = False
    """Whether it has been used in the turn that is going on: it may still go into decline."""

    def named(self) -> dict[str, str]:
        """Return its ids by kind."""
        return combo(self.race, self.power)


def combo(race: str, power: str) -> dict[str, str]:
    """Return the ids of a combo by kind."""
    return {"races": race, "powers": power, "pairs": f"{race} {power}"}


class Onlooker(Witness):
    """Follows the active tribe of each seat, and the ledger."""

    def __init__(self) -> None:
        """Wait for the game's first position."""
        self._held: list[Tenure] = []
        self._active: dict[int, Tenure] = {}
        self._choices: list[Choice] = []
        self._told = 0

    @property
    def kinds(self) -> Sequence[str]:
        """Races, powers, and both together."""
        return KINDS

    def before(self, state: State, action: int) -> None:
        """Note a pick with what it was picked from."""
        g = cast("World", state)
        if g.telling is None:
            state.listen()
        if g.to_move < 0:
            return
        if g.stage in (stages.CONQUER, stages.DEPLOY) and g.to_move in self._active:
            self._active[g.to_move].fought = True
        if g.stage == stages.PICK:
            self._note_pick(g, state, action)

    def _note_pick(self, g: World, state: State, action: int) -> None:
        variant = g.setup.variant
        rows: dict[int, dict[str, str]] = {}
        prices: list[int] = []
        open_to = g.offered(g.to_move)
        for legal in state.legal_actions():
            verb, *rest = state.describe(legal).split()
            if verb == PICK:
                place = int(rest[0]) - 1
                power = variant.powers[g.column_powers[place]].id
                rows[legal] = combo(variant.races[g.column[place]].id, power)
                prices.append(open_to.index(place))
        if action in rows:
            offered = {kind: [row[kind] for row in rows.values()] for kind in KINDS}
            self._choices.append(Choice(offered, rows[action], prices))

    def after(self, state: State) -> None:
        """Note who has a new combo, whose turn ended, and what coins came."""
        g = cast("World", state)
        for seat in range(state.players):
            self._follow(g, seat)
        for gain in g.ledger[self._told :]:
            if gain.seat in self._active:
                self._active[gain.seat].coins += gain.coins
        self._told = len(g.ledger)
        for entry in state.events:
            active = self._active.get(-1 if entry["seat"] is None else entry["seat"])
            if active is not None and entry["key"] == "log-score":
                for line in entry["lines"]:
                    self._move(active, line)
            elif active is not None and entry["key"] == "log-turn-over":
                active.turns += is_with(active, g) or active.fought
                active.fought = False

    def _follow(self, g: World, seat: int) -> None:
        tribe = g.active(seat)
        known = self._active.get(seat)
        if tribe is None or (known is not None and known.since == tribe.since):
            return
        power = "" if tribe.power < 0 else g.setup.variant.powers[tribe.power].id
        self._active[seat] = Tenure(seat, tribe.since, g.race_id(tribe), power)
        self._held.append(self._active[seat])

    def _move(self, active: Tenure, line: Mapping[str, Any]) -> None:
        """Give a line of income to the combo in decline that brought it."""
        if not line["key"].endswith(DECLINED):
            return
        for tenure in reversed(self._held):
            if tenure.seat == active.seat and line["name"] in (tenure.race, tenure.power):
                active.coins -= line["n"]
                tenure.coins += line["n"]
                return

    def choices(self) -> list[Choice]:
        """Return the picks."""
        return self._choices

    def holdings(self, state: State) -> list[Holding]:
        """Return the combos in the order in which they were picked."""
        return [Holding(one.seat, one.named(), one.turns, one.coins) for one in self._held]


def is_with(tenure: Tenure, g: World) -> bool:
    """Tell whether a combo is active still."""
    tribe = g.active(tenure.seat)
    return tribe is not None and tribe.since == tenure.since
