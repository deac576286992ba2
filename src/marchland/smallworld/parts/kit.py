"""Which abilities speak for a tribe, sorted by the hooks they answer."""

from typing import Final

from marchland.smallworld.parts.ability import Ability, Way
from marchland.smallworld.parts.pieces import Piece

Answering = dict[str, tuple[Ability, ...]]

HOOKS: Final = (
    "price", "income", "recruits", "withheld", "left_behind", "spared", "entry", "reach", "links",
    "habitat", "ferry_free", "toll", "bars", "guards", "offers", "on_conquest",
    "on_any_conquest", "on_lost", "on_kill", "on_decline", "on_turn_start", "on_turn_end",
)  # fmt: skip
"""Hooks that a kit sorts its abilities by."""
SILENT: Final[tuple[Ability, ...]] = ()

_HOOKS_OF: Final[dict[type, list[str]]] = {}


def overrides(ability: Ability, hook: str) -> bool:
    """Tell whether the ability's class says something of its own for this hook."""
    for cls in type(ability).__mro__:
        if cls is Ability:
            return False
        if hook in cls.__dict__:
            return True
    return False


def hooks_of(ability: Ability) -> list[str]:
    """Return the hooks for which the ability's class says something of its own."""
    ability = ability.speaker()
    found = _HOOKS_OF.get(type(ability))
    if found is None:
        found = [hook for hook in HOOKS if overrides(ability, hook)]
        _HOOKS_OF[type(ability)] = found
    return found


class Kit:
    """The abilities of one tribe: house rules, race, power, sites, in this order.

    Each hook has the tuple of those abilities that answer it. Kits are immutable and shared.
    """

    # Instances of more than 30 attributes share no keys in CPython; slots are read faster.
    __slots__ = (
        "abilities",
        "answering",
        "bars",
        "encores",
        "entry",
        "ferry_free",
        "fights",
        "fights_in_decline",
        "garrison",
        "guards",
        "habitat",
        "income",
        "is_careful",
        "is_rich",
        "left_behind",
        "links",
        "marchers",
        "meanwhile",
        "merciful",
        "offers",
        "on_any_conquest",
        "on_conquest",
        "on_decline",
        "on_kill",
        "on_lost",
        "on_turn_end",
        "on_turn_start",
        "price",
        "reach",
        "recruits",
        "replaces_last_roll",
        "rerolls",
        "retinue",
        "rides_free",
        "spared",
        "speaker",
        "starts",
        "toll",
        "way_of",
        "ways",
        "withheld",
    )

    def __init__(  # noqa: PLR0915 - a line for each hook
        self, speaking: tuple[Ability, ...], base: "Kit | None" = None
    ) -> None:
        """Sort the abilities and their clauses by hook, behind those of a base kit."""
        own: list[Ability] = []
        for one in speaking:
            own.append(one)
            own.extend(one.clauses)
        answering: Answering = {} if base is None else base.answering.copy()
        for a in own:
            for hook in hooks_of(a):
                answering[hook] = (*answering.get(hook, SILENT), a)
        abilities = tuple(own) if base is None else base.abilities + tuple(own)
        self.answering: Final[Answering] = answering
        self.abilities: Final[tuple[Ability, ...]] = abilities
        self.price: Final = answering.get("price", SILENT)
        self.income: Final = answering.get("income", SILENT)
        self.recruits: Final = answering.get("recruits", SILENT)
        self.withheld: Final = answering.get("withheld", SILENT)
        self.left_behind: Final = answering.get("left_behind", SILENT)
        self.spared: Final = answering.get("spared", SILENT)
        self.entry: Final = answering.get("entry", SILENT)
        self.reach: Final = answering.get("reach", SILENT)
        self.links: Final = answering.get("links", SILENT)
        self.habitat: Final = answering.get("habitat", SILENT)
        self.ferry_free: Final = answering.get("ferry_free", SILENT)
        self.toll: Final = answering.get("toll", SILENT)
        self.bars: Final = answering.get("bars", SILENT)
        self.guards: Final = answering.get("guards", SILENT)
        asking = answering.get("offers", SILENT)
        self.offers: Final = (
            *[a for a in asking if not a.asks_late],
            *[a for a in asking if a.asks_late],
        )
        self.on_conquest: Final = answering.get("on_conquest", SILENT)
        self.on_any_conquest: Final = answering.get("on_any_conquest", SILENT)
        self.on_lost: Final = answering.get("on_lost", SILENT)
        self.is_careful: Final = len(self.spared) + len(self.on_lost) > 0
        """Whether what it loses depends on anything."""
        self.on_kill: Final = answering.get("on_kill", SILENT)
        self.on_decline: Final = answering.get("on_decline", SILENT)
        self.on_turn_start: Final = answering.get("on_turn_start", SILENT)
        self.on_turn_end: Final = answering.get("on_turn_end", SILENT)
        ways = [w for a in own for w in a.ways]
        words = {word.number: a for a in own for word in a.words}
        if base is not None:
            ways += base.ways
            words.update(base.speaker)
        ways.sort(key=_number)
        self.ways: Final[tuple[Way, ...]] = tuple(ways)
        self.way_of: Final[dict[int, Way]] = {w.word.number: w for w in ways}
        self.speaker: Final[dict[int, Ability]] = words
        """Whose word an offered action is."""
        marchers = [a for a in own if a.fights_in_decline]
        meanwhile = [a for a in own if a.in_redeployment]
        retinue = [p for a in own for p in a.pieces if p.holds]
        piece = retinue[0] if retinue else None
        garrison, free, rolls, starts, merciful = 1, False, False, False, False
        encores, rerolls = 0, 0
        if base is not None:
            marchers = [*base.marchers, *marchers]
            meanwhile = [*base.meanwhile, *meanwhile]
            piece = base.retinue or piece
            garrison, free = base.garrison, base.rides_free
            rolls, starts = base.replaces_last_roll, base.starts
            merciful, encores, rerolls = base.merciful, base.encores, base.rerolls
        for a in own:
            garrison = max(garrison, a.fewest())
            encores += a.encores()
            rerolls += a.rerolls()
            merciful = merciful or a.merciful
            free = free or a.rides_free
            rolls = rolls or a.replaces_last_roll
            starts = starts or a.at_start
        self.marchers: Final[tuple[Ability, ...]] = tuple(marchers)
        self.fights_in_decline: Final = len(marchers) > 0
        self.rides_free: Final[bool] = free
        self.merciful: Final[bool] = merciful
        self.encores: Final[int] = encores
        """How often its tribe may go on once its conquests are over."""
        self.rerolls: Final[int] = rerolls
        """How often a last attempt that fails is rolled again."""
        self.replaces_last_roll: Final[bool] = rolls
        self.garrison: Final[int] = garrison
        self.retinue: Final[Piece | None] = piece
        """Its piece that holds a region alone."""
        self.fights: Final = piece is not None and piece.fights
        """Whether that piece is spent on conquests like a token."""
        self.is_rich: Final = garrison > 1 or piece is not None
        """Whether a region may need more or less than one token: sums are other ones then."""
        self.starts: Final[bool] = starts or len(self.on_turn_start) > 0
        self.meanwhile: Final[tuple[Ability, ...]] = tuple(meanwhile)


def _number(way: Way) -> int:
    return way.word.number


def declined_abilities(abilities: tuple[Ability, ...]) -> tuple[Ability, ...]:
    """Return those that still say something once their tribe is in decline."""
    lasting: list[Ability] = []
    for a in abilities:
        lasting += [a] if a.in_decline else [one for one in a.clauses if one.in_decline]
    return tuple(lasting)
