"""Everything that has a name on the table has a drawing in the page."""

import re
from pathlib import Path
from typing import Any

import pytest

import marchland

ART = Path(__file__).parents[2] / "src" / "marchland" / "web" / "art"
FAMILY = ("small-world", "warcraft")


def drawn(kind: str) -> set[str]:
    """Return the ids that the page can draw: of emblems or of pieces."""
    found: set[str] = set()
    for path in ART.glob(f"{kind}*.js"):
        text = path.read_text(encoding="utf-8")
        found |= set(re.findall(r"""^  ([a-z_]+):(?: [{"'`]|$)""", text, re.MULTILINE))
        for names in re.findall(r"^const (?:artifacts|places) = \[(.*?)\];", text, re.MULTILINE):
            found |= {f"site:{name}" for name in re.findall('"([a-z_]+)"', names)}
    return found


@pytest.mark.parametrize("name", FAMILY)
def test_every_race_power_and_site_has_an_emblem(name: str) -> None:
    ids = {row["id"] for row in marchland.game(name).abilities}
    assert ids - drawn("emblems") == set()


@pytest.mark.parametrize("name", FAMILY)
def test_every_piece_has_a_drawing(name: str) -> None:
    game: Any = marchland.game(name)
    pieces = {piece.name for piece in game.variant.pieces} | {game.variant.neutral, "mountain"}
    pieces |= {f"site:{site.id}" for site in game.variant.sites}
    assert pieces - drawn("pieces") == set()
