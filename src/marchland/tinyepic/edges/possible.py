"""What cannot be in any position, said of a scenario file (TEK-14).

Raises:
    BadScenario: what a file has wrong, and what is right.
"""

from marchland.core.errors import BadScenario
from marchland.tinyepic.clauses.moves import RetreatInto
from marchland.tinyepic.parts.kinds import TUNDRA
from marchland.tinyepic.parts.kingdom import Kingdom
from marchland.tinyepic.world.world import World


def check_company(state: World) -> None:
    """Refuse more meeples or players in a region than fit."""
    for p, name in enumerate(state.board.ids):
        owners = [k for k in state.kingdoms if k.pieces >> p & 1]
        meeples = sum(k.meeples_at(p) for k in owners) + (state.neutral >> p & 1)
        alone = bool((state.board.kinds[TUNDRA] | state.board.features) >> p & 1)
        most = 1 if state.board.kinds[TUNDRA] >> p & 1 else 2
        if meeples > most:
            raise BadScenario(f"{name} holds {meeples} meeples; {most} at most.")
        company = len(owners) + (state.neutral >> p & 1)
        if alone and company > 1:
            raise BadScenario(f"{name} holds meeples of two players; there is room for one alone.")
        if company > (1 if state.setup.duel else 2):
            raise BadScenario(f"{name} holds pieces of more players than can be allied.")


def check_factions(state: World) -> None:
    """Refuse a faction that two have or copy, or that needs what is not in play (TEK-2)."""
    taken: list[int] = [k.faction for k in state.kingdoms]
    for k in state.kingdoms:
        for faction in k.copies:
            if faction in taken:
                name = state.setup.box.factions[faction].id
                raise BadScenario(f"{name} are in play; only who is not can be copied.")
    for faction in taken:
        card = state.setup.box.factions[faction]
        if taken.count(faction) > 1:
            raise BadScenario(f"Two seats have the faction {card.id}.")
        if card.needs_forts and not state.setup.expansion:
            raise BadScenario(f"{card.id} need forts, but expansion is false.")


def check_feature(state: World, k: Kingdom, p: int) -> None:
    """Refuse a meeple in water or crags of a faction that never retreats there (TEK-11.6)."""
    if state.board.land >> p & 1:
        return
    box = state.setup.box
    known = [k.faction, *[faction for faction in k.copies if faction >= 0]]
    for faction in known:
        for clauses in box.factions[faction].levels:
            for clause in clauses:
                if isinstance(clause, RetreatInto) and clause.feature == state.board.terrain[p]:
                    return
    name = box.factions[k.faction].id
    raise BadScenario(f"{state.board.ids[p]}: {name} never retreat into such a place.")


def check_lost(state: World) -> None:
    """Refuse more neutral meeples, those taken counted, than the Lost Kingdom had."""
    taken = sum(k.trophies for k in state.kingdoms)
    had = settled(state).bit_count() if state.lost >= 0 else 0
    if taken + state.neutral.bit_count() > had:
        raise BadScenario(
            f"There are {state.neutral.bit_count()} neutral meeples and {taken} trophies; "
            f"the Lost Kingdom had {had}."
        )


def settled(state: World) -> int:
    """Return where neutral meeples stand as a game begins (TEK-10, TEK-A21b)."""
    board = state.board
    return board.land & board.cards[state.lost] & ~board.kinds[TUNDRA]
