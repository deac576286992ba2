"""The effect kinds: one class for each `op` of the card files."""

from typing import Final

from marchland.tinyepic.clauses.harvest import (
    CollectExtra,
    CollectHeroRegion,
    LyingCollects,
    TradeBonus,
    TradeCount,
    TradeInto,
)
from marchland.tinyepic.clauses.heroic import KeepsSpoils, OnHeroDefeated, Retire
from marchland.tinyepic.clauses.moves import (
    BorderIfTouching,
    BuildPlace,
    ExpandPlace,
    GainOnEnter,
    GainOnMove,
    MoveCount,
    PatrolAnywhere,
    PatrolLink,
    PatrolStandAll,
    PatrolSteps,
    QuestEscort,
    QuestFromAny,
    QuestToAny,
    RetreatInto,
)
from marchland.tinyepic.clauses.offers import (
    CollectLayDown,
    FortLayDownCollect,
    FortLayDownWar,
    FreeExchange,
    RaiseDead,
    Rescue,
    WarLayDown,
    WarOnly,
    WarRaise,
)
from marchland.tinyepic.clauses.points import EndVp, EndVpFlat
from marchland.tinyepic.clauses.prices import (
    Cost,
    FoeMana,
    FoeRetreatCost,
    FortDiscount,
    LevelToll,
    NoPayIfLostBy,
    PayAlone,
    PayAny,
    PaySubstitute,
    WarDiscount,
    WarFood,
    WinTies,
)
from marchland.tinyepic.clauses.swaps import ActionInstead, ActionSwap, SwapOn
from marchland.tinyepic.clauses.triggers import (
    CollectAll,
    CopyRandom,
    FoeLoses,
    Gain,
    GainChoice,
    OpponentLosesMagic,
    OpponentsLose,
    Steal,
    Trigger,
)
from marchland.tinyepic.parts.ability import Clause

KINDS: Final[tuple[type[Clause], ...]] = (
    ActionInstead, ActionSwap, BorderIfTouching, BuildPlace, CollectAll, CollectExtra,
    CollectHeroRegion, CollectLayDown, CopyRandom, Cost, EndVp, EndVpFlat, ExpandPlace, FoeLoses,
    FoeMana, FoeRetreatCost, FortDiscount, FortLayDownCollect, FortLayDownWar, FreeExchange,
    Gain, GainChoice, GainOnEnter, GainOnMove, KeepsSpoils, LevelToll, LyingCollects, MoveCount,
    NoPayIfLostBy, OnHeroDefeated, OpponentLosesMagic, OpponentsLose, WarOnly, PatrolAnywhere,
    PatrolLink, PatrolStandAll, PatrolSteps, PayAlone, PayAny, PaySubstitute, QuestEscort,
    QuestFromAny, QuestToAny, RaiseDead, Rescue, Retire, RetreatInto, Steal, SwapOn, TradeBonus,
    TradeCount, TradeInto, Trigger, WarDiscount, WarFood, WarLayDown, WarRaise, WinTies,
)  # fmt: skip

OPS: Final[dict[str, type[Clause]]] = {kind.op: kind for kind in KINDS}
"""The class of each effect kind."""
