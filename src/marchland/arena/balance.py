"""How strong what players hold is: what it earns, how often bots take it, how often it wins."""

from collections.abc import Iterable, Mapping
from functools import lru_cache
from math import sqrt
from statistics import fmean, stdev
from typing import Any, Final, NamedTuple

from marchland.arena import match
from marchland.arena.bar import Progress
from marchland.arena.series import Series, spread
from marchland.arena.standings import Z, interval
from marchland.core import registry as games
from marchland.core.game import Game
from marchland.core.witness import Choice, Holding

HEADING: Final = "{:22}  times   picked   turns   coins    wins            95 %"


Scales = dict[str, dict[str, "Scale"]]
"""What was seen of each thing, by kind and id."""


class Account(NamedTuple):
    """What one game tells of what was held in it."""

    choices: list[Choice]
    holdings: list[Holding]
    winners: list[int]


def play_one(series: Series, game: Game, number: int) -> Account:
    """Play one game of a series and tell who held what.

    Raises:
        BotFailed: names the seat and what its bot did.
    """
    seed = f"{series.seed}/{number}"
    seating = series.seating(number)
    players = [
        match.seated(series.bots[place], f"{seed}/{seat}", seat)
        for seat, place in enumerate(seating)
    ]
    witness = game.witness()
    result = match.conduct(
        game, players, seed, series.map_name, series.rulings, witness=witness
    )  # fmt: skip
    return Account(witness.choices(), witness.holdings(result.state), result.winners)


@lru_cache(2)
def opened(game: str, content: tuple[str, ...]) -> Game:
    """Return a game with its content, made once in a process that plays a few games at a time."""
    return games.game(game, content)


def play_some(series: Series, numbers: range) -> list[Account]:
    """Play some games of a series and tell of each who held what.

    Raises:
        BotFailed: names the seat and what its bot did.
        MarchlandError: an unknown name, or content that cannot be used.
    """
    game = opened(series.game, series.content)
    return [play_one(series, game, number) for number in numbers]


def run(series: Series, jobs: int = 1, progress: Progress | None = None) -> dict[str, Any]:
    """Play a series and return what was held in it, kind by kind.

    Raises:
        Unheld: nobody has said what is held in a game of this family.
        MarchlandError: an unknown name, or a bot that failed.
    """
    game = games.game(series.game, series.content)
    kinds = game.witness().kinds
    shipped = {one["id"] for one in games.game(series.game).abilities}
    scales: Scales = {kind: {} for kind in kinds}
    for number, account in enumerate(spread(series, jobs, play_one), start=1):
        weigh(scales, account)
        if progress is not None:
            progress(number)
    return {
        "game": series.game,
        "players": len(series.bots),
        "bots": series.bots[0],
        "seed": series.seed,
        "games": series.games,
        **{kind: rows(scales[kind], shipped) for kind in kinds},
    }


class Scale:
    """What was seen of one race, power, pair, faction or hero."""

    def __init__(self) -> None:
        """Start with nothing seen."""
        self.offered = 0
        self.taken = 0
        self.prices: dict[int, list[int]] = {}
        """How often it was offered and taken, by what it cost."""
        self.turns: list[float] = []
        self.coins: list[float] = []
        self.won = 0.0

    def offer(self, price: int | None, taken: bool) -> None:
        """Count that it could be had, at this price where there is one, and whether it was."""
        self.offered += 1
        self.taken += taken
        if price is not None:
            seen = self.prices.setdefault(price, [0, 0])
            seen[0] += 1
            seen[1] += taken

    def row(self) -> dict[str, Any]:
        """Return the figures, each beside the ends of its 95 % interval.

        A share is followed by Wilson's interval (1927), a mean by that of the normal law; None
        stands for what was never seen, and for the ends of a mean of a single one.
        """
        times = len(self.coins)
        share = self.won / times if times else None
        picked = self.taken / self.offered if self.offered else None
        return {
            "times": times,
            **ends("picked", picked, None if picked is None else interval(picked, self.offered)),
            "prices": [
                {"price": price, "offered": offered, "taken": taken}
                for price, (offered, taken) in sorted(self.prices.items())
            ],
            **ends("turns_active", *mean(self.turns)),
            **ends("coins", *mean(self.coins)),
            **ends("share", share, None if share is None else interval(share, times)),
        }


def mean(values: list[float]) -> tuple[float | None, tuple[float, float] | None]:
    """Return the mean with its 95 % interval."""
    if not values:
        return None, None
    middle = fmean(values)
    if len(values) == 1:
        return middle, None
    half = Z * stdev(values) / sqrt(len(values))
    return middle, (middle - half, middle + half)


def ends(
    name: str, value: float | None, between: tuple[float, float] | None
) -> dict[str, float | None]:
    """Return a figure and the ends of its interval under the names that they have in a row."""
    low, high = (None, None) if between is None else between
    found = {name: value, f"{name}_low": low, f"{name}_high": high}
    return {key: None if one is None else round(one, 4) for key, one in found.items()}


def weigh(scales: Scales, account: Account) -> None:
    """Add one game."""
    for choice in account.choices:
        for kind, ids in choice.offered.items():
            costs = dict(zip(ids, choice.prices, strict=True)) if choice.prices else {}
            for one in set(ids):
                taken = one == choice.taken[kind]
                scales[kind].setdefault(one, Scale()).offer(costs.get(one), taken)
    part = 1 / len(account.winners) if account.winners else 0.0
    for holding in account.holdings:
        for kind, one in holding.what.items():
            if not one:
                continue
            scale = scales[kind].setdefault(one, Scale())
            scale.turns.append(holding.turns)
            scale.coins.append(holding.coins)
            scale.won += part if holding.seat in account.winners else 0.0


def rows(scales: Mapping[str, Scale], shipped: Iterable[str]) -> list[dict[str, Any]]:
    """Return a row for each, what wins most first."""
    known = set(shipped)
    found = [
        {"id": one, "own": not known.issuperset(one.split()), **scale.row()}
        for one, scale in scales.items()
    ]
    return sorted(found, key=lambda row: (-(row["share"] or 0.0), row["id"]))


def in_words(figures: Mapping[str, Any]) -> str:
    """Return the figures as a person reads them; pairs only in the JSON, as they are hundreds."""
    played = "1 game" if figures["games"] == 1 else f"{figures['games']} games"
    lines = [f"{played} of {figures['game']} with {figures['players']} seats of {figures['bots']}"]
    for kind in figures:
        if kind == "pairs" or not isinstance(figures[kind], list) or not figures[kind]:
            continue
        lines += ["", HEADING.format(kind)]
        for row in figures[kind]:
            name = f"{row['id']} *" if row["own"] else row["id"]
            between = "-"
            if row["share_low"] is not None:
                between = f"{100 * row['share_low']:.1f} to {100 * row['share_high']:.1f}"
            lines.append(
                f"{name:22}{row['times']:>7}{percent(row['picked']):>9}"
                f"{number(row['turns_active']):>8}{number(row['coins']):>8}"
                f"{percent(row['share']):>8}{between:>16}"
            )
        if any(row["own"] for row in figures[kind]):
            lines.append("* home-made, or of a pack")
    return "\n".join(lines)


def percent(share: float | None) -> str:
    """Return a share as a person reads it."""
    return "-" if share is None else f"{100 * share:.1f}%"


def number(value: float | None) -> str:
    """Return a mean as a person reads it."""
    return "-" if value is None else f"{value:.1f}"
