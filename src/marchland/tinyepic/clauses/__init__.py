"""The effect kinds: one class for each `op` of the card files."""

from typing import Final

from marchland.tinyepic.clauses.harvest import (
    CollectExtra,
    CollectHeroRegion,
    LyingCollects,
    TradeBonus,
    TradeCount,
)
from marchland.tinyepic.clauses.heroic import KeepsSpoils, OnHeroDefeated, Retire
from marchland.tinyepic.clauses.moves import (
    BorderIfTouching,
    BuildPlace,
    ExpandPlace,
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
    ActionSwap,
    CollectLayDown,
    FortLayDownCollect,
    FortLayDownWar,
    FreeExchange,
    RaiseDead,
    Rescue,
    SwapOn,
    WarLayDown,
    WarRaise,
)
from marchland.tinyepic.clauses.points import EndVp, EndVpFlat
from marchland.tinyepic.clauses.prices import (
    Cost,
    FoeRetreatCost,
    FortDiscount,
    NoPayIfLostBy,
    PaySubstitute,
    WarDiscount,
    WarFood,
    WinTies,
)
from marchland.tinyepic.clauses.triggers import (
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
    ActionSwap, BorderIfTouching, BuildPlace, CollectExtra, CollectHeroRegion, CollectLayDown,
    CopyRandom, Cost, EndVp, EndVpFlat, ExpandPlace, FoeLoses, FoeRetreatCost, FortDiscount,
    FortLayDownCollect, FortLayDownWar, FreeExchange, Gain, GainChoice, GainOnMove,
    LyingCollects, MoveCount, NoPayIfLostBy, OnHeroDefeated, OpponentLosesMagic, OpponentsLose,
    PatrolAnywhere, PatrolLink, PatrolStandAll, PatrolSteps, PaySubstitute, QuestEscort,
    QuestFromAny, QuestToAny, RaiseDead, Rescue, Retire, RetreatInto, KeepsSpoils, Steal, SwapOn,
    TradeBonus, TradeCount, Trigger, WarDiscount, WarFood, WarLayDown, WarRaise, WinTies,
)  # fmt: skip

OPS: Final[dict[str, type[Clause]]] = {kind.op: kind for kind in KINDS}
"""The class of each effect kind."""
