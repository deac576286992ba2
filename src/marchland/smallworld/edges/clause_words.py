"""What ready-made clauses say, as keys of texts with arguments."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from marchland.smallworld.edges.clause_forms import ALL, MOVES, TAKEN

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


def earns_per_conquest(row: Mapping[str, Any]) -> list[Said]:
    """Say that conquests are worth more."""
    whom = row.get("from", "anyone")
    found = [said("earns-per-conquest", whom=whom, n=row["earns_per_conquest"])]
    return found + counted(row, whom)


def counted(row: Mapping[str, Any], told: str) -> list[Said]:
    """Say which conquests count, where they are others than a sentence has told."""
    whom, of = row.get("from", told), row.get("of", "any")
    found = [said("counted", whom=whom)] if whom != told else []
    return found + ([said("counted-of", all=kind("all", of))] if of != "any" else [])


def at_decline(row: Mapping[str, Any]) -> Said:
    """Say what a decline brings."""
    what = "tokens" if row.get("brings") == "tokens" else "coins"
    return said(f"at-decline-{what}", whose=row["at_decline"], n=row.get("number", 1))


def storms(row: Mapping[str, Any]) -> list[Said]:
    """Say what may be taken with a single token, and what that needs and leaves."""
    reach = "storms-far" if row.get("where") == "far" else "storms"
    found = [said(reach, any=kind("any", row["storms"]))]
    if row.get("gives"):
        found.append(said("storms-gives", n=row["gives"]))
    if row.get("gathers"):
        needs = row.get("needs", 3)
        found.append(said("storms-gathers", each=kind("each", row["gathers"]), n=needs))
    if row.get("leaves"):
        found.append(said("storms-leaves", name=row["leaves"]))
    return found


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


def recruits_counted(row: Mapping[str, Any]) -> list[Said]:
    """Say that tokens join, and which conquests count."""
    return [recruits(row), *(counted(row, "anyone") if row.get("per") else [])]


def cheaper_after(row: Mapping[str, Any]) -> list[Said]:
    """Say that conquests make further ones cheaper, and which count."""
    return [said("cheaper-after", n=row["cheaper_after"]), *counted(row, "all")]


def conditions(row: Mapping[str, Any]) -> list[Said]:
    """Say under which conditions a clause speaks."""
    found = [said(f"only-{row['when']}")] if row.get("when") else []
    if row.get("holding"):
        found.append(said("only-holding", all=kind("all", row["holding"]), n=row.get("least", 1)))
    return found


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


def posts(row: Mapping[str, Any]) -> Said:
    """Say where a piece is put up each turn."""
    way = "posts-moves" if row.get("earlier") == MOVES else "posts"
    return said(way, name=row["posts"], any=kind("any", row.get("on", "any")))


SENTENCES: Final[Mapping[str, Callable[[Mapping[str, Any]], Said | list[Said]]]] = {
    "earns_per": earns_per,
    "earns_beside": earns_beside,
    "earns": lambda row: said("earns", n=row["earns"]),
    "earns_first": lambda row: said("earns-first", n=row["earns_first"]),
    "earns_per_conquest": earns_per_conquest,
    "earns_per_piece": lambda row: said(
        "earns-per-piece", name=row["earns_per_piece"], n=row.get("coins", 1)
    ),
    "tribute": lambda row: said("tribute", n=row["tribute"]),
    "hoards": lambda row: said("hoards", each=kind("each", row["hoards"]), n=row.get("coins", 1)),
    "at_decline": at_decline,
    "cheaper": cheaper,
    "cheaper_beside": cheaper_beside,
    "cheaper_after": cheaper_after,
    "cheaper_back": lambda row: said(
        "cheaper-back", all=kind("all", row["cheaper_back"]), n=row.get("by", 1)
    ),
    "ignores": lambda row: said(f"ignores-{row['ignores']}"),
    "dearer": dearer,
    "storms": storms,
    "conquers_again": lambda row: said("conquers-again", n=row["conquers_again"]),
    "rolls_again": lambda row: said("rolls-again", n=row["rolls_again"]),
    "lands_on": lambda row: said("lands-on", any=kind("any", row["lands_on"])),
    "reaches": lambda row: said("reaches", any=kind("any", row["reaches"])),
    "reaches_beyond": lambda row: said("reaches-beyond", any=kind("any", row["reaches_beyond"])),
    "inhabits": lambda row: said("inhabits", any=kind("any", row["inhabits"])),
    "links": lambda row: said("links", all=kind("all", row["links"])),
    "crosses": lambda row: said("crosses", all=kind("all", row["crosses"])),
    "recruits": recruits_counted,
    "recruits_per": recruits_per,
    "hatches": lambda row: said("hatches", name=row["hatches"], n=row.get("tokens", 1)),
    "lends": lambda row: said("lends", each=kind("each", row["lends"]), n=row.get("tokens", 1)),
    "dwindles": lambda row: said("dwindles", n=row["dwindles"]),
    "gives_up": lambda row: said("gives-up", all=kind("all", row["gives_up"])),
    "spares": lambda row: said("spares" if row["spares"] == TAKEN else f"spares-{row['spares']}"),
    "guards": lambda row: said("guards", all=kind("all", row["guards"]), n=row.get("by", 1)),
    "closes": lambda row: said("closes", all=kind("all", row["closes"])),
    "stands": lambda row: said("stands", n=row["stands"]),
    "leaves": leaves,
    "toll": toll,
    "builds": builds,
    "posts": posts,
}
"""What each clause says, by the name that it begins with."""


def sentences(clause: Mapping[str, Any]) -> list[Said]:
    """Return what a sound clause says."""
    found = SENTENCES[str(next(iter(clause)))](clause)
    return [*(found if isinstance(found, list) else [found]), *conditions(clause)]


def beside(row: Mapping[str, Any]) -> list[Said]:
    """Return what a sound race or power says beside its clauses."""
    found = []
    if row.get("reserve"):
        found.append(said("reserve", n=row["reserve"]))
    flags = ("in_decline", "free_in_decline", "marches_in_decline")
    found += [said(flag.replace("_", "-")) for flag in flags if row.get(flag)]
    return found
