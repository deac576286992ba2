"""States as bytes, and back (`docs/replay-format.md`)."""

from collections.abc import Mapping
from typing import Any

from marchland.core import codec
from marchland.tinyepic.parts.box import Box
from marchland.tinyepic.parts.frame import Frame
from marchland.tinyepic.parts.kingdom import Kingdom
from marchland.tinyepic.parts.lands import NO_BOARD, Board, Land, of_graph
from marchland.tinyepic.parts.war import War
from marchland.tinyepic.world.world import World


def fields(s: World) -> list[Any]:
    """Return everything in which two states may differ, as plain values."""
    return [
        s.cards, s.sides, [k.fields() for k in s.kingdoms], s.lost, s.neutral, s.shields, s.action,
        s.doing, s.active, s.cycle, s.ending, s.deck, s.hands, s.unknown, s.night, s.rolled,
        moved(s), s.hero_moved, s.swapping, None if s.war is None else s.war.fields(), s.stage,
        s.who, s.a, s.b, s.c, [f.fields() for f in s.frames()], s.to_move, s.is_over,
        *([s.estranged] if s.estranged else []),
    ]  # fmt: skip


def common(s: World) -> list[Any]:
    """Return what the positions of a game share while the board stays: cards and rulings.

    Whatever was not there in earlier games counts only where it differs from them, so that
    these keep their digests.
    """
    lands = [[name, land.digest()] for name, land in zip(s.board.names, s.board.lands, strict=True)]
    rulings = {
        name: value
        for name, value in s.setup.rulings.items()
        if not (s.game.rulings[name].later and value == s.game.rulings[name].default)
    }
    return [s.setup.map_name, lands, rulings, s.setup.players]


def whole(s: World) -> list[Any]:
    """Return all by which states are told apart: their fields, and cards and rulings as well."""
    return [*common(s), fields(s)]


def moved(s: World) -> list[int]:
    """Return the meeples that have moved, in an order of their own but for the one that goes on."""
    if len(s.moved) < 2:
        return s.moved
    if s.war is None and s.below is None and s.c == 0:
        return sorted(s.moved)
    return [*sorted(s.moved[:-1]), s.moved[-1]]


def common_digest(s: World) -> int:
    """Return the digest of what the positions of a game have in common while the cards are."""
    return codec.digest(common(s))


def serialize(s: World) -> bytes:
    """Return the state with its history as bytes."""
    return codec.save(
        {
            "format": codec.FORMAT,
            "game": s.game.name,
            "rules": s.game.rules,
            "content": s.setup.box.content,
            "map": s.setup.map_name,
            "expansion": s.setup.expansion,
            "players": s.setup.players,
            "rulings": s.setup.rulings,
            "board": board_rows(s.board, s.setup.box.lands),
            "fields": fields(s),
            "history": s.history,
        }
    )


def board_rows(board: Board, shipped: list[Land]) -> list[list[Any]]:
    """Return the cards in play: name and shipped id, or name and graph."""
    return [
        [name, land.id if land in shipped else land.graph()]
        for name, land in zip(board.names, board.lands, strict=True)
    ]


def restore(s: World, saved: Mapping[str, Any]) -> None:
    """Fill a state with saved values."""
    (
        s.cards, s.sides, kingdoms, s.lost, s.neutral, s.shields, s.action,
        s.doing, s.active, s.cycle, s.ending, s.deck, s.hands, s.unknown, s.night, s.rolled,
        s.moved, s.hero_moved, s.swapping, war, s.stage,
        s.who, s.a, s.b, s.c, frames, s.to_move, s.is_over, *later,
    ) = saved["fields"]  # fmt: skip
    s.estranged = later[0] if later else 0
    s.board = _board(s.setup.box, saved["board"])
    s.kingdoms = [_kingdom(s, row) for row in kingdoms]
    if war is not None:
        s.war = War(0, 0, 0, 0)
        s.war.restore(war)
    for stage, who, a, b, c in frames:
        s.below = Frame(stage, who, a, b, c, s.below)
    s.history = list(saved["history"])


def _board(box: Box, rows: list[list[Any]]) -> Board:
    if not rows:
        return NO_BOARD
    lands: list[Land] = []
    for name, what in rows:
        if isinstance(what, str):
            lands.append(box.lands[box.land_index[what]])
        else:
            lands.append(of_graph(name, what))
    return Board(lands, [row[0] for row in rows])


def _kingdom(s: World, row: list[Any]) -> Kingdom:
    k = Kingdom(row[0], s.setup.box.no_kit)
    k.restore(row)
    s.refit(k)
    return k
