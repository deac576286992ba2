"""What an effect of a card file says, as keys and arguments for the texts in `text/effects`."""

import re
from collections.abc import Callable, Mapping, Sequence
from functools import cache, reduce
from importlib.resources.abc import Traversable
from typing import Any, Final

from marchland.tinyepic.parts.box import Faction, Hero

KEY: Final = re.compile(r"^([a-z][a-z0-9_-]*) =", re.MULTILINE)
Written = Mapping[str, Any]
"""An effect as a card file has it, checked before."""
Said = dict[str, Any]
"""A key and its arguments, which may be such themselves."""

TRUE_OR_NOT: Final = {
    "on_home": ("op-if-on_home", "op-if-off_home"),
    "hero_on_home": ("op-if-hero_on_home", "op-if-hero_off_home"),
}
"""Conditions that also say something where they are false."""
TERRAINS: Final = {"terrain": "op-if-terrain", "hero_terrain": "op-if-hero_terrain"}
TOUCHING: Final = ("touches", "fort_region_touches")
COUNTED: Final = 1
NO_CAP: Final = 99
GAP: Final = "(…)"
"""What stands where something is still to be named; a full stop may follow it."""


def own_levels(card: Faction | Hero, texts: Sequence[Traversable]) -> list[list[Said] | None]:
    """Return what each level of a card says; None where a sentence of the texts tells it.

    Shipped sentences, the first of the texts, do not speak of a card that is a person's own.
    """
    if not card.own:
        return [None] * len(card.marks)
    kind = "hero" if isinstance(card, Hero) else "faction"
    told = keys_in(tuple(texts[1:]))
    return [
        None if f"{kind}-{card.id}-{n}" in told else level(effects)
        for n, effects in enumerate(card.written, start=1)
    ]


@cache
def keys_in(folders: tuple[Traversable, ...]) -> frozenset[str]:
    """Return the keys of all texts in these folders."""
    there = [folder for folder in folders if folder.is_dir()]
    files = [file for folder in there for file in folder.iterdir() if file.name.endswith(".ftl")]
    return frozenset(key for file in files for key in KEY.findall(file.read_text("utf-8")))


def level(effects: Sequence[Written]) -> list[Said]:
    """Return a sentence for each effect of a level of a faction or hero."""
    return [sentence(effect) for effect in effects]


def sentence(effect: Written) -> Said:
    """Return the sentence of an effect, with its conditions and the level that it replaces."""
    what = limited(effect)
    if effect.get("when") == "on_reach":
        what = said("op-reach", what=what)
    if "replaces_level" in effect:
        what = said("op-replaces", what=what, n=effect["replaces_level"])
    return said("op-line", what=what)


def limited(effect: Written) -> Said:
    """Return what an effect does, and when only."""
    what = WORDS.get(effect["op"], plain)(effect)
    only = [] if effect["op"] == "trigger" else conditions(effect.get("if", {}))
    if effect["op"] == "end_vp":
        only += conditions({key: effect[key] for key in ("terrain",) if key in effect})
        if "home" in effect:
            only.append(said(TRUE_OR_NOT["on_home"][not effect["home"]]))
        if effect.get("foe_home"):
            only.append(said("op-if-foe_home"))
    elif effect["op"] == "collect_hero_region":
        only += conditions({key: effect[key] for key in ("terrain",) if key in effect})
    if effect.get("hero"):
        only.append(said("op-if-only_hero"))
    return narrowed(what, only)


def narrowed(what: Said, only: Sequence[Said]) -> Said:
    """Return something with the conditions under which alone it holds."""
    return said("op-only", what=what, conditions=listed(only, "op-more")) if only else what


def conditions(written: Written) -> list[Said]:
    """Return a few words for each condition of an `if`."""
    found = []
    for key, value in written.items():
        if key in TERRAINS:
            found.append(said(TERRAINS[key], names=names(value) or GAP))
        elif key in TOUCHING:
            found.append(said(f"op-if-{key}", feature=value))
        elif key == "role":
            found.append(said(f"op-if-{value}"))
        elif key == "action":
            found.append(said("op-if-action", action=value))
        elif key == "lost_by":
            found.append(said("op-if-lost_by", n=value))
        elif key in TRUE_OR_NOT:
            found.append(said(TRUE_OR_NOT[key][not value]))
        elif value:
            found.append(said(f"op-if-{key}"))
    return found


def said(key: str, **args: Any) -> Said:
    """Return a key with its arguments."""
    return {"key": key, "args": args}


def listed(parts: Sequence[Said], last: str, more: str = "") -> Said:
    """Return several as one, joined from the left; the last one in its own way."""
    *first, end = parts
    if not first:
        return end
    return said(last, a=reduce(lambda a, b: said(more or last, a=a, b=b), first), b=end)


def names(terrains: Sequence[str]) -> Said | None:
    """Return the names of terrains; None where none is named."""
    found = [said(f"tek-terrain-{terrain}") for terrain in terrains]
    return listed(found, "op-or", "list-more") if found else None


def units(written: Mapping[str, int]) -> Said | str:
    """Return what a table of resources brings; a gap where it says nothing yet."""
    found = [said("op-units", n=n, resource=kind) for kind, n in written.items() if n]
    return listed(found, "list-last", "list-more") if found else GAP


def fee(written: Mapping[str, int]) -> Said:
    """Return what a table of resources costs."""
    found = [said("tek-unit", n=n, resource=kind) for kind, n in written.items() if n]
    return listed(found, "list-last", "list-more") if found else said("op-free")


def gained(effect: Written) -> Said:
    """Return so many units of a resource, or of one of choice."""
    kind = effect["res"]
    if kind == "choice":
        return said("op-choice", n=effect["n"])
    return said("op-units", n=effect["n"], resource=kind)


def place(effect: Written) -> Said:
    """Return where a meeple stands."""
    if "touches" in effect:
        return said(f"op-place-{effect['touches']}")
    return said("op-place-terrain", names=names(effect.get("terrain", ())) or GAP)


def plain(effect: Written) -> Said:
    """Return what an effect does whose numbers and names stand in its sentence as they are."""
    args = {key: value for key, value in effect.items() if key in PLAIN}
    if "res" in effect:
        args["with"] = args["resource"] = effect["res"]
    return said(f"op-{effect['op']}", **args)


PLAIN: Final = ("n", "feature", "chooser")


def cost(effect: Written) -> Said:
    """Return how a price changes, or what it is."""
    action = effect["action"]
    if "set" in effect:
        fixed = effect["set"]
        return said("op-cost-set" if fixed else "op-cost-free", priced=action, n=fixed)
    change = effect.get("delta", 0)
    if change > 0:
        return said("op-cost-more", priced=action, n=change)
    return said("op-cost-less", priced=action, n=-change, floor=effect.get("min") or None)


def points(effect: Written) -> Said:
    """Return what is counted at the end."""
    resource = effect.get("res", "food")
    most = effect.get("max", NO_CAP)
    per = said(
        f"op-per-{effect['per']}",
        n=effect.get("div", COUNTED),
        feature=effect.get("feature", "water"),
        least=effect.get("least", 1),
        **{"with": resource},
    )
    return said("op-end_vp", n=effect["vp"], per=per, most=None if most == NO_CAP else most)


def trigger(effect: Written) -> Said:
    """Return the event, when it counts, and what is done then."""
    event = narrowed(said(f"op-on-{effect['on']}"), conditions(effect.get("if", {})))
    deeds = [limited(deed) for deed in effect["do"]]
    return said("op-then", event=event, what=listed(deeds, "op-more"))


def steal(effect: Written) -> Said:
    """Return what is taken, and from whom."""
    n = effect["n"]
    if effect["res"] != "any":
        what = said("op-units", n=n, resource=effect["res"])
    else:
        what = said("op-theirs" if effect.get("chooser") == "foe" else "op-choice", n=n)
    whom = "chosen" if effect.get("when") == "on_reach" else "concerned"
    return said("op-steal", gained=what, whom=whom)


def entering(effect: Written) -> Said:
    """Return what is gained for entering a region."""
    actions = effect.get("actions", ())
    return said(
        "op-gain_on_enter",
        moves=actions[0] if len(actions) == 1 else "both",
        names=names(effect.get("terrain", ())),
        gained=units(effect.get("res", {})),
    )


def hero_region(effect: Written) -> Said:
    """Return what the hero's region yields."""
    what = gained(effect) if "res" in effect else said("op-its", n=effect["n"])
    return said("op-collect_hero_region", gained=what)


WORDS: Final[Mapping[str, Callable[[Written], Said]]] = {
    "action_instead": lambda e: said(
        "op-action_instead", where_action=e["where"], take_action=e["take"]
    ),
    "action_swap": lambda e: said("op-action_swap", a_action=e["a"], b_action=e["b"]),
    "collect_extra": lambda e: said("op-collect_extra", place=place(e), gained=gained(e)),
    "collect_hero_region": hero_region,
    "collect_lay_down": lambda e: said("op-collect_lay_down", place=place(e), gained=gained(e)),
    "copy_random": lambda e: said("op-copy_random", n=e["draw"], level=e["level"]),
    "cost": cost,
    "end_vp": points,
    "end_vp_flat": lambda e: said("op-end_vp_flat", n=e["vp"], cond=e["cond"]),
    "foe_mana": lambda e: said("op-foe_mana", n=e["worth"]),
    "foe_retreat_cost": lambda e: said("op-foe_retreat_cost", n=e["delta"]),
    "fort_lay_down_collect": lambda e: said(
        "op-fort_lay_down_collect", gained=units(e.get("res", {}))
    ),
    "free_exchange": lambda e: said(
        "op-free_exchange", n=e["n"], names=resources(e.get("between", ()))
    ),
    "gain": lambda e: said("op-gain", gained=units(e.get("res", {}))),
    "gain_choice": lambda e: said("op-gain_choice", gained=said("op-choice", n=e["n"])),
    "gain_on_enter": entering,
    "gain_on_move": lambda e: said("op-gain_on_move", move=e["action"], n=e.get("n", 1)),
    "lying_collects": lambda e: said("op-lying_collects", place=place(e)),
    "move_count": lambda e: said("op-move_count", move=e["action"], n=e["count"]),
    "no_pay_if_lost_by": lambda e: said("op-no_pay_if_lost_by", n=e["margin"]),
    "opponents_lose": lambda e: said(
        "op-opponents_lose",
        n=e["n"], chooser=e["chooser"], who="every" if e["who"] == "each" else "single",
    ),
    "patrol_link": lambda e: said("op-patrol_link", via=e["via"], name=names([e["via"]])),
    "patrol_steps": lambda e: said("op-patrol_steps", n=e["steps"]),
    "pay_alone": lambda e: said("op-pay_alone", n=e["n"], **{"with": e.get("res")}),
    "pay_substitute": lambda e: said(
        "op-pay_substitute",
        priced=e["action"], n=e["max"], **{"with": e["res"]},
    ),
    "rescue": lambda e: said(f"op-rescue-{e['to']}", fee=fee(e.get("cost", {}))),
    "retire": lambda e: said("op-retire", n=e["vp"]),
    "steal": steal,
    "trigger": trigger,
    "war_discount": lambda e: said(
        "op-war_discount-beside" if "scope" in e else "op-war_discount", n=e["n"]
    ),
    "war_food": lambda e: said("op-war_food", n=e["per"], worth=e.get("worth", 1)),
}  # fmt: skip
"""How the effects are said whose keys are not the variables of their sentence."""


def resources(kinds: Sequence[str]) -> Said | None:
    """Return the names of resources; None where none is named."""
    found = [said(f"tek-resource-{kind}") for kind in kinds]
    return listed(found, "list-last", "list-more") if found else None
