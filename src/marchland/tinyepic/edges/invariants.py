"""What must hold in every position (TEK-14)."""

from typing import TYPE_CHECKING

from marchland.core.game import CHANCE
from marchland.core.regions import bits
from marchland.tinyepic.parts import stages
from marchland.tinyepic.parts.kinds import TUNDRA
from marchland.tinyepic.parts.kingdom import Kingdom

if TYPE_CHECKING:
    from marchland.tinyepic.state import TinyEpicState


def faults(g: "TinyEpicState") -> list[str]:
    """Return a sentence for each thing that does not hold."""
    found: list[str] = []
    for k in g.kingdoms:
        found += _kingdom_faults(g, k)
    for p, name in enumerate(g.board.ids):
        found += _place_faults(g, p, name)
    found += _hero_faults(g)
    if g.shields.bit_count() > g.setup.box.constants.shields:
        found.append(f"{g.shields.bit_count()} shields lie on the card")
    legal = g.legal_actions()
    if legal != sorted(set(legal)):
        found.append("the legal actions are not sorted, or not unique")
    if bool(legal) == g.is_over:
        found.append("a running game without actions, or actions after its end")
    if bool(g.chance_outcomes()) != (g.to_move == CHANCE):
        found.append("outcomes without chance, or chance without outcomes")
    return found


def _kingdom_faults(g: "TinyEpicState", k: Kingdom) -> list[str]:
    who = f"seat {k.seat + 1}"
    constants = g.setup.box.constants
    found: list[str] = []
    if min(k.stock) < 0 or max(k.stock) > constants.cap:
        found.append(f"{who} owns {k.stock}")
    if k.in_play != k.one.bit_count() + k.two.bit_count():
        found.append(f"{who} counts {k.in_play} meeples, but others are there")
    if not 0 <= k.in_play <= constants.most_in_play:
        found.append(f"{who} has {k.in_play} meeples in play")
    if k.two & ~k.one or k.low & ~k.one or k.low_two & ~(k.two & k.low):
        found.append(f"{who} has second or lying meeples where no others are")
    if k.low_forts & ~k.forts:
        found.append(f"{who} has a lying fort that is none")
    if g.setup.expansion and k.tower != k.forts.bit_count():
        found.append(f"{who} has tower {k.tower} and {k.forts.bit_count()} forts")
    if not g.setup.expansion and (k.forts or k.stock[3] or k.hero >= 0):
        found.append(f"{who} has pieces of the expansion")
    if not 0 <= k.magic <= constants.magic_levels or not 0 <= k.tower <= constants.tower_levels:
        found.append(f"{who} has magic {k.magic} and tower {k.tower}")
    if k.kit is not g.setup.box.kit(k.faction, k.magic, k.copies, k.hero, k.hero_level):
        found.append(f"{who} has other abilities than its levels give")
    standard = k.in_play - (1 if k.hero_at >= 0 else 0)
    if standard > constants.standard_meeples:
        found.append(f"{who} has {standard} standard meeples")
    return found


def _place_faults(g: "TinyEpicState", p: int, name: str) -> list[str]:
    found: list[str] = []
    meeples = g.neutral >> p & 1
    company = g.neutral >> p & 1
    forts = 0
    for k in g.kingdoms:
        meeples += k.meeples_at(p)
        company += k.pieces >> p & 1
        forts += k.forts >> p & 1
    tundra = bool(g.board.kinds[TUNDRA] >> p & 1)
    feature = bool(g.board.features >> p & 1)
    if meeples > (1 if tundra else g.setup.box.constants.per_region):
        found.append(f"{name} holds {meeples} meeples")
    if company > (1 if feature or tundra else 2):
        found.append(f"{name} holds pieces of {company} players")
    if forts > (0 if feature or tundra else 1):
        found.append(f"{name} holds {forts} forts")
    at_war = g.war is not None and g.war.place == p
    if company > 1 and g.setup.duel and not at_war:
        found.append(f"{name} holds pieces of two players who cannot be allied")
    return found


def _hero_faults(g: "TinyEpicState") -> list[str]:
    if not g.setup.heroes:
        return []
    cards = bits(g.deck)
    for k in g.kingdoms:
        cards += [*bits(g.hands[k.seat]), *k.retired]
        if k.hero >= 0:
            cards.append(k.hero)
    found: list[str] = []
    if sorted(cards) != list(range(len(g.setup.box.heroes))):
        found.append("a hero card is missing, or in two places")
    for k in g.kingdoms:
        if k.hero_at >= 0 and not k.one >> k.hero_at & 1:
            found.append(f"the hero of seat {k.seat + 1} is where none of its meeples are")
        choosing = g.cycle == 0 or bool(g.hands[k.seat]) or g.stage == stages.DRAW_HERO
        if (k.hero >= 0) != (k.hero_at >= 0) and not choosing:
            found.append(f"the hero of seat {k.seat + 1} has a card or a figure, not both")
    return found
