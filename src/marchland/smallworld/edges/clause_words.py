"""What ready-made clauses say, as keys of texts with arguments."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from marchland.smallworld.edges.clause_forms import ALL

Said = dict[str, Any]


def said(clause: str, **args: Any) -> Said:
    """Return the sentence of a clause."""
    return {"key": f"clause-{clause}", "args": args}


def kind(form: str, one: object) -> Said:
    """Return a kind of region in one of the forms `each`, `any`, `all` and `beside`."""
    return {"key": f"kind-{form}-{one}"}


def earns_per(row: Mapping[str, Any]) -> Said:
    """Say that each region of a kind is worth more."""
    return said("earns-per", each=kind("each", row["earns_per"]), n=row.get("coins", 1))


def earns_beside(row: Mapping[str, Any]) -> Said:
    """Say that regions next to a kind are worth more."""
    beside = kind("beside", row["earns_beside"])
    return said("earns-beside", beside=beside, n=row.get("coins", 1))


def earns_per_conquest(row: Mapping[str, Any]) -> Said:
    """Say that conquests are worth more."""
    whom = row.get("from", "anyone")
    return said("earns-per-conquest", whom=whom, n=row["earns_per_conquest"])


def cheaper(row: Mapping[str, Any]) -> Said:
    """Say that regions of a kind cost less."""
    every = kind("all", row["cheaper"])
    return said("cheaper", all=every, whom=row.get("from"), n=row.get("by", 1))


def cheaper_beside(row: Mapping[str, Any]) -> Said:
    """Say that regions next to a held one cost less."""
    beside = kind("beside", row["cheaper_beside"])
    return said("cheaper-beside", beside=beside, n=row.get("by", 1))


def dearer(row: Mapping[str, Any]) -> Said:
    """Say that regions of a kind cost more."""
    return said("dearer", all=kind("all", row["dearer"]), n=row.get("by", 1))


def recruits(row: Mapping[str, Any]) -> Said:
    """Say that tokens join."""
    n, per = row["recruits"], row.get("per", 0)
    if per > 1:
        return said("recruits-for", n=n, per=per)
    return said("recruits-each" if per else "recruits", n=n)


def recruits_per(row: Mapping[str, Any]) -> Said:
    """Say that tokens join for regions of a kind."""
    each = kind("each", row["recruits_per"])
    return said("recruits-per", each=each, n=row.get("tokens", 1))


def leaves(row: Mapping[str, Any]) -> Said:
    """Say how many tokens stay in decline."""
    return said("leaves-all") if row["leaves"] == ALL else said("leaves", n=row["leaves"])


def toll(row: Mapping[str, Any]) -> Said:
    """Say what an attempt on a region costs."""
    return said("toll", any=kind("any", row.get("of", "any")), n=row["toll"])


def builds(row: Mapping[str, Any]) -> Said:
    """Say which conquests get a piece."""
    where = kind("any", row.get("on", "any"))
    if "first" in row:
        return said("builds-first", name=row["builds"], any=where, n=row["first"])
    return said("builds", name=row["builds"], any=where)


SENTENCES: Final[Mapping[str, Callable[[Mapping[str, Any]], Said]]] = {
    "earns_per": earns_per,
    "earns_beside": earns_beside,
    "earns": lambda row: said("earns", n=row["earns"]),
    "earns_first": lambda row: said("earns-first", n=row["earns_first"]),
    "earns_per_conquest": earns_per_conquest,
    "cheaper": cheaper,
    "cheaper_beside": cheaper_beside,
    "dearer": dearer,
    "lands_on": lambda row: said("lands-on", any=kind("any", row["lands_on"])),
    "reaches": lambda row: said("reaches", any=kind("any", row["reaches"])),
    "inhabits": lambda row: said("inhabits", any=kind("any", row["inhabits"])),
    "links": lambda row: said("links", all=kind("all", row["links"])),
    "crosses": lambda row: said("crosses", all=kind("all", row["crosses"])),
    "recruits": recruits,
    "recruits_per": recruits_per,
    "spares": lambda row: said("spares-all" if row["spares"] == ALL else "spares"),
    "closes": lambda row: said("closes", all=kind("all", row["closes"])),
    "leaves": leaves,
    "toll": toll,
    "builds": builds,
}
"""What each clause says, by the name that it begins with."""


def sentence(clause: Mapping[str, Any]) -> Said:
    """Return what a sound clause says."""
    return SENTENCES[str(next(iter(clause)))](clause)


def beside(row: Mapping[str, Any]) -> list[Said]:
    """Return what a sound race or power says beside its clauses."""
    found = []
    if row.get("reserve"):
        found.append(said("reserve", n=row["reserve"]))
    flags = ("in_decline", "free_in_decline", "marches_in_decline")
    found += [said(flag.replace("_", "-")) for flag in flags if row.get(flag)]
    return found
