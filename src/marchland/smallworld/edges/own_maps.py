"""Boards of one's own for a game that is played on one board: from files that are named."""

import hashlib
import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from marchland.core.errors import BadContent, quoted, saying
from marchland.core.files import UnreadableFile, missing_file, read_toml, unreadable
from marchland.sheets import Sheets
from marchland.smallworld.edges.own_words import WORKSHOP
from marchland.smallworld.parts.map import Map, MapError
from marchland.smallworld.parts.outlines import with_borders
from marchland.smallworld.parts.variant import Variant
from marchland.texts import LANGUAGES, Texts
from marchland.wording import literal

MAP_NAME: Final = re.compile(r"[a-z][a-z0-9-]{0,39}")
"""What a board is called in replays."""
MOST_ROUNDS: Final = 20


def with_maps(base: Variant, paths: Sequence[str]) -> Variant:
    """Return the variant with the boards of the files behind its own.

    Raises:
        BadContent: a file that holds no board for this game; the message says where and why.
    """
    maps = dict(base.maps)
    content = list(base.content)
    texts = list(base.texts)
    for path in [Path(one) for one in paths]:
        try:
            data, source = _read(path)
            map_ = map_of(data, base.players)
        except (MapError, TypeError, AttributeError, ValueError) as error:
            raise BadContent(
                f"{path} holds no board: {error}.",
                "error-file-no-board",
                {"file": str(path), "reason": saying(error)},
            ) from None
        if map_.name in maps:
            raise BadContent(
                f"{path}: there is a board called {map_.name} already.",
                "error-board-there",
                {"file": str(path), "what": map_.name},
            )
        map_.source = path
        maps[map_.name] = map_
        seal = hashlib.blake2b(source, digest_size=8).hexdigest()
        texts.append(_called(seal, map_.name, str(data.get("title", ""))))
        content.append({"name": map_.name, "file": path.name, "digest": seal})
    return Variant(
        base.name, base.rules, base.races, base.powers, base.house, maps,
        list(base.rulings.values()), base.neutral, texts, base.start_coins,
        base.pieces, content, base.sites, base.boards, base.neutral_supply,
    )  # fmt: skip


def _read(path: Path) -> tuple[dict[str, Any], bytes]:
    try:
        return read_toml(path)
    except FileNotFoundError:
        raise missing_file(path) from None
    except UnreadableFile as error:
        raise unreadable(path, error) from None


def _called(seal: str, name: str, title: str) -> Sheets:
    """Return what a board is called, in every language the same; without a title it is new."""

    def write(language: str) -> str:
        shown = title or Texts(language, [WORKSHOP]).render("craft-board-new")
        return f"map-{name} = {literal(' '.join(shown.split()))}\n"

    return Sheets(f"content {seal}", write, LANGUAGES)


def map_of(data: Mapping[str, Any], players: Sequence[int]) -> Map:
    """Return the board that the tables of a file make, for a game with so many seats.

    Raises:
        MapError: they make none; says what is right.
    """
    name, seats, rounds = data.get("name"), data.get("players"), data.get("rounds")
    if not isinstance(name, str) or not MAP_NAME.fullmatch(name):
        called = {"known": "our-valley", "what": quoted(name)}
        text = f"a board is called like {called['known']} in replays, not {called['what']}"
        raise MapError(text, "error-board-name", called)
    for key, value, least, most in (
        ("players", seats, players[0], players[-1]),
        ("rounds", rounds, 1, MOST_ROUNDS),
    ):
        if type(value) is not int or not least <= value <= most:
            words = {"what": key, "least": least, "most": most}
            raise MapError(f"{key} is a number from {least} to {most}", "error-board-number", words)
    assert isinstance(seats, int)
    assert isinstance(rounds, int)
    if not isinstance(data.get("region"), dict):
        raise MapError("a board has regions", "error-board-regions")
    return Map(name, seats, rounds, with_borders(data, sheet=True))
