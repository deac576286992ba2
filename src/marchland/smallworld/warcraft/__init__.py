"""Small World of Warcraft: 16 races, 20 powers, 12 sites, islands to be laid out."""

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final

from marchland.core.rulings import Ruling
from marchland.smallworld.edges.face_drawing import beside
from marchland.smallworld.parts.boards import Boards, Face, load_faces, with_own
from marchland.smallworld.parts.variant import Variant
from marchland.smallworld.warcraft.box import Warcraft
from marchland.smallworld.warcraft.house import HOUSE
from marchland.smallworld.warcraft.powers import POWERS
from marchland.smallworld.warcraft.races import RACES
from marchland.smallworld.warcraft.sites import SITES

RULES: Final = 2
"""Changes when behaviour changes, for whatever reason."""

RULINGS: Final = (
    Ruling("two_player_boards", ("large_small", "large_medium"), ("WC-3", "WC-Q01")),
    Ruling("worgen_on_decline", (True, False), ("WC-10", "WC-Q03")),
    Ruling("forsaken_counts_murlocs", (True, False), ("WC-10", "WC-Q05")),
    Ruling("doomhammer_mode", ("attack_with_one", "defended_by_one"), ("WC-13", "WC-Q08")),
    Ruling("teams", (False, True), ("WC-17.1", "WC-Q48")),
    Ruling("team_score", ("lowest", "highest", "sum"), ("WC-17.1", "WC-Q48")),
    Ruling("revenge_of_the_murlocs", (False, True), ("WC-17.2",)),
    Ruling("murlocs", ("14", "15", "13", "12", "11", "10"), ("WC-17.2",)),
    Ruling("hidden_coins", (True, False), ("WC-3",)),
)

# The place of a face is its number for ever: a new one goes to the end.
FACES: Final = (
    "large-1a", "large-1b", "large-2a", "large-2b", "medium-1a", "medium-1b", "medium-2a",
    "medium-2b", "small-1a", "small-1b", "small-2a", "small-2b",
)  # fmt: skip
BOARDS_NEEDED: Final = {
    1: ((1, 0, 1),),
    2: ((1, 0, 1), (1, 1, 0)),
    3: ((1, 1, 1),),
    4: ((1, 2, 1),),
    5: ((2, 1, 2),),
}
"""Large, medium and small boards by number of players (WC-3, WC-Q01)."""
ROUNDS: Final = {1: 9, 2: 10, 3: 10, 4: 9, 5: 8}
FEWEST: Final = {
    "magic": (2, "The Portal Mages"),
    "entry": (1, "Newcomers"),
}
"""Marks that every map needs, and who needs them."""

HERE: Final = Path(__file__).parent


def variant_on(faces: Sequence[Face]) -> Variant:
    """Return the variant of the boxed game on these board faces."""
    return Variant(
        "warcraft",
        RULES,
        RACES,
        POWERS,
        HOUSE,
        {},
        RULINGS,
        neutral="murloc",
        neutral_supply=15,
        texts=[HERE / "text", HERE.parent / "text"],
        sites=SITES,
        boards=Boards(faces, BOARDS_NEEDED, ROUNDS, FEWEST),
    )


@cache
def variant() -> Variant:
    """Return the variant of the boxed game on our own boards."""
    return variant_on(load_faces(HERE / "maps", FACES))


def game(content: Sequence[str] = (), packs: Mapping[str, Any] | None = None) -> Warcraft:
    """Return Small World of Warcraft, with packs, and with home-made things from named files.

    A file has races and powers, or a board face.

    Raises:
        BadContent: a pack or file that cannot be used, or one whose drawing shows another board.
    """
    whole = variant()
    if packs:
        from marchland.smallworld.edges.packs import joined

        whole = joined(whole, packs)
    faced: Sequence[str] = ()
    if content:
        from marchland.smallworld.edges.content import apart, extended

        people, faced = apart(whole.name, content, "race", "power")
        whole = extended(whole, people) if people else whole
    boards = whole.boards
    if faced and boards is not None:
        faces, rows = with_own(boards.faces, faced)
        for face in faces:
            beside(face)
        laid = Boards(faces, BOARDS_NEEDED, ROUNDS, FEWEST)
        whole = whole.on_boards(laid, [*whole.content, *rows])
    return Warcraft(whole)
