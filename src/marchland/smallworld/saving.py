"""States as bytes, and back (`docs/replay-format.md`)."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from marchland.core import codec
from marchland.core.bag import Bag
from marchland.core.errors import BadSave, MarchlandError
from marchland.core.ledger import Entry
from marchland.smallworld.conquest import Conquest
from marchland.smallworld.map import Map
from marchland.smallworld.tribe import Tribe

if TYPE_CHECKING:
    from marchland.smallworld.game import SmallWorld
    from marchland.smallworld.state import SmallWorldState


def fields(s: "SmallWorldState") -> list[Any]:
    """Return everything in which two states may differ, as plain values."""
    found = [
        s.who, s.count, s.defence, s.lies,
        s.heaps, s.immune,
        [None if t is None else t.fields() for t in s.tribes],
        s.active_slot, s.tray, s.coins, s.column, s.column_powers, s.column_coins,
        [s.races.loose, s.races.tail, s.powers.loose, s.powers.tail], s.discarded,
        s.draws_due, [c.fields() for c in s.conquests], s.attacked, s.turn, s.round, s.turns,
        s.stage, s.to_move, s.slot, s.at, s.cursor, [list(f) for f in s.frames], s.die_cast,
        s.is_over,
    ]  # fmt: skip
    return found if s.annex is None else [*found, s.annex.fields()]


def digest_of(s: "SmallWorldState") -> int:
    """Return the digest of a state; map and rulings count too."""
    return codec.digest([s.map.digest, s.setup.rounds, s.setup.rulings, fields(s)])


def serialize(s: "SmallWorldState") -> bytes:
    """Return the state with its history and ledger as bytes."""
    own_map = not s.game.has_map(s.map.name)
    return codec.encode(
        {
            "format": codec.FORMAT,
            "game": s.setup.variant.name,
            "content": s.setup.variant.content,
            "map": s.map.graph() if own_map else s.map.name,
            "map_name": s.map.name,
            "layout": s.setup.layout,
            "rounds": s.setup.rounds,
            "players": s.setup.players,
            "rulings": s.setup.rulings,
            "fields": fields(s),
            "history": s.history,
            "ledger": [list(entry.fields()) for entry in s.ledger],
        }
    )


def load(game: "SmallWorld", data: bytes) -> "SmallWorldState":
    """Return the state of such bytes.

    Raises:
        BadSave: damaged bytes, another game's, or a newer format.
    """
    try:
        saved = codec.decode(data)
    except ValueError:
        saved = None
    if not isinstance(saved, dict) or "format" not in saved:
        raise BadSave("These bytes are no saved state of Marchland.")
    if not isinstance(saved["format"], int) or saved["format"] > codec.FORMAT:
        raise BadSave(
            f"This state was saved in format {saved['format']} by a newer Marchland; "
            f"this one reads up to format {codec.FORMAT}."
        )
    if saved.get("game") != game.name:
        raise BadSave(f"This state is of the game {saved.get('game')!r}, not of {game.name!r}.")
    if saved.get("content") != game.variant.content:
        raise BadSave("This state was saved with other home-made content than is loaded now.")
    try:
        return _restore(game, saved)
    except (KeyError, IndexError, TypeError, ValueError, MarchlandError) as error:
        raise BadSave("This saved state is damaged: it cannot be read to its end.") from error


def _restore(game: "SmallWorld", saved: Mapping[str, Any]) -> "SmallWorldState":
    from marchland.smallworld.state import SmallWorldState

    players = int(saved["players"])
    if isinstance(saved["map"], str):
        map_ = game.map_for(players, saved["map"], saved["rounds"])
    else:
        map_ = Map(saved["map_name"], players, saved["rounds"], saved["map"])
    setup = game.table(map_, players, saved["rulings"], saved.get("layout", ""))
    setup.rounds = saved["rounds"]
    s = SmallWorldState(game, setup)
    *plain, annex = saved["fields"] if s.annex is not None else [*saved["fields"], None]
    if s.annex is not None:
        s.annex.restore(annex)
    (
        s.who, s.count, s.defence, s.lies, heaps, s.immune, tribes, s.active_slot, s.tray,
        s.coins, races, powers, coins, bags, s.discarded,
        s.draws_due, conquests, s.attacked, s.turn, s.round, s.turns, s.stage, s.to_move, s.slot,
        s.at, s.cursor, frames, s.die_cast, s.is_over,
    ) = plain  # fmt: skip
    s.tribes = [None if row is None else _tribe(game, row) for row in tribes]
    s.heaps = tuple(heaps)
    s.column, s.column_powers, s.column_coins = tuple(races), tuple(powers), tuple(coins)
    s.races = Bag(bags[0], tuple(bags[1]))
    s.powers = Bag(bags[2], tuple(bags[3]))
    s.conquests = tuple([Conquest(*row) for row in conquests])
    s.frames = tuple([(f[0], f[1], f[2], f[3], f[4]) for f in frames])
    s.history = list(saved["history"])
    s.ledger = [Entry(*row) for row in saved["ledger"]]
    if s.annex is not None:
        if setup.wild:
            s.tribe(0).kit = game.variant.house_kit
        s.rekit_all()
    return s


def _tribe(game: "SmallWorld", row: list[int]) -> Tribe:
    slot, seat, race, power, hand, held, declined, *rest = row
    age, since, aside, used, marched, *memos = rest
    variant = game.variant
    kit = variant.no_kit if race < 0 else variant.kit(race, power, declined=bool(declined))
    return Tribe(
        slot, seat, race, power, kit, hand, held, bool(declined), age, since, aside, used,
        bool(marched), *memos,
    )  # fmt: skip
