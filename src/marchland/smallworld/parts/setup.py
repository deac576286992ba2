"""What stays the same through one game: the variant, the map, the seats and the rulings."""

from collections.abc import Mapping, Sequence

from marchland.smallworld.parts.map import Map
from marchland.smallworld.parts.variant import Variant


class Setup:
    """What stays the same through one game: variant, map, seats and rulings.

    Attributes:
        has_sites: whether the variant has artifacts and places.
        has_tolls: whether an attack may cost coins.
        guarded: whether anybody's regions cost others more than what lies there.
        layout: the name under which the map was asked for.
        sides: how seats are bound to factions; empty where they are not.
        wild: how many tokens belong to nobody when they march by themselves, else 0.
        key: what stays the same in the keys of all its positions; -1 while nobody has asked.
        choice: which of the ways to choose boards for so many players.
    """

    def __init__(
        self,
        variant: Variant,
        map_: Map,
        players: int,
        rulings: Mapping[str, bool | str],
        layout: str = "",
        sides: Sequence[int] = (),
        wild: int = 0,
        choice: int = 0,
    ) -> None:
        """Take them; `rulings` holds every ruling of the variant."""
        self.variant = variant
        self.map = map_
        self.players = players
        self.rounds = map_.rounds
        self.rulings = dict(rulings)
        self.has_sites = len(variant.sites) > 0
        self.has_tolls = variant.has_tolls
        self.guarded = variant.guarded
        self.own_declined_cost = bool(rulings.get("own_declined_cost", True))
        self.hidden_coins = bool(rulings.get("hidden_coins", True))
        self.empty_decline_removes = bool(rulings.get("empty_decline_removes", True))
        self.badge_in_decline = rulings.get("badge_in_decline", "keep") == "keep"
        self.layout = layout or map_.name
        self.sides: list[int] = list(sides)
        self.wild = wild
        self.choice = choice
        self.key = -1

    def on(self, map_: Map) -> "Setup":
        """Return the same on another map."""
        twin = Setup(
            self.variant, map_, self.players, self.rulings,
            self.layout, self.sides, self.wild, self.choice,
        )  # fmt: skip
        twin.rounds = self.rounds
        return twin
