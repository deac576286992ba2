"""A game of the family with packs: what installed packages add to its box."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from marchland.core import packs
from marchland.core.errors import BadContent
from marchland.smallworld.parts.boards import Boards, with_own
from marchland.smallworld.parts.map import Map, MapError, load_maps
from marchland.smallworld.parts.pack import Pack
from marchland.smallworld.parts.pieces import Piece
from marchland.smallworld.parts.variant import Variant


def joined(base: Variant, named: Mapping[str, Any]) -> Variant:
    """Return the variant with packs added, each behind what was there, in the order of naming.

    Raises:
        BadContent: a pack that cannot be used; the message says which and why.
    """
    races = twins(base.races)
    powers = twins(base.powers)
    house = twins(base.house)
    sites = twins(base.sites)
    pieces = list(base.pieces)
    maps = dict(base.maps)
    boards = base.boards
    content = list(base.content)
    texts = list(base.texts)
    for name, pack in named.items():
        if not isinstance(pack, Pack):
            raise BadContent(f"The pack {name} is no Pack of marchland.smallworld.")
        races += twins(pack.races)
        powers += twins(pack.powers)
        house += twins(pack.house)
        for ability in (*pack.house, *pack.races, *pack.powers):
            _number(name, ability.pieces, pieces)
        if pack.maps is not None and boards is None:
            _add_maps(name, pack.maps, maps)
        elif pack.maps is not None and boards is not None:
            boards = _with_faces(boards, pack.maps)
        if pack.texts is not None:
            texts.append(pack.texts)
        content.append(packs.row(name))
    found = Variant(
        base.name, base.rules, races, powers, house, maps, list(base.rulings.values()),
        base.neutral, texts, base.start_coins, pieces, content, sites, boards,
        base.neutral_supply,
    )  # fmt: skip
    _check_boards(found)
    return found


def twins(abilities: Sequence[Any]) -> list[Any]:
    """Return the same abilities anew: each keeps its number in the variant that it belongs to."""
    return [type(one)(one.id) for one in abilities]


def _number(name: str, own: Sequence[Piece], pieces: list[Piece]) -> None:
    """Give a pack's pieces the next numbers, which they keep in this process."""
    for piece in own:
        if piece in pieces:
            continue
        if piece.kind not in (-1, len(pieces)):
            raise BadContent(
                f"The pack {name} is in use here beside other packs; name packs in one order."
            )
        piece.kind = len(pieces)
        pieces.append(piece)


def _add_maps(name: str, folder: Path, maps: dict[str, Map]) -> None:
    try:
        added = load_maps(folder)
    except (MapError, KeyError, TypeError, ValueError, AttributeError) as error:
        raise BadContent(f"A board of the pack {name} is wrong: {error}.") from None
    for key, map_ in added.items():
        if key in maps:
            raise BadContent(f"The pack {name} has a board {key}, which is there already.")
        map_.source = folder / f"{key}.toml"
        maps[key] = map_


def _with_faces(boards: Boards, folder: Path) -> Boards:
    paths = [str(path) for path in sorted(folder.glob("*.toml"))]
    faces, _ = with_own(boards.faces, paths)
    return Boards(faces, boards.needed, boards.rounds, boards.marks)


def _check_boards(variant: Variant) -> None:
    """Refuse a board on which a piece lies that nobody has.

    Raises:
        BadContent: names the piece and what is known.
    """
    lying = {name for map_ in variant.maps.values() for row in map_.lying for name in row}
    if variant.boards is not None:
        rows = [row for face in variant.boards.faces for row in face.regions.values()]
        lying |= {str(name) for row in rows for name in row.get("pieces", [])}
    unknown = sorted(lying - set(variant.piece_index))
    if unknown:
        known = ", ".join(variant.piece_index)
        raise BadContent(f"A board has the piece {unknown[0]!r}; known: {known}.")
