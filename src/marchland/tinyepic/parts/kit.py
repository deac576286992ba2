"""Which clauses speak for a kingdom, sorted by the hooks they answer."""

from typing import Final

from marchland.tinyepic.parts.ability import COST, HOOKS, Clause


class Kit:
    """The clauses that hold for a kingdom; immutable and shared.

    Attributes:
        by: for each hook the clauses that answer it, by level, the hero's last.
        depends_on_place: whether a cost depends on where the piece goes.
    """

    def __init__(self, clauses: list[Clause]) -> None:
        """Sort the clauses by hook."""
        self.clauses: Final[list[Clause]] = clauses
        by: list[list[Clause]] = [[] for _ in range(HOOKS)]
        depends = False
        for clause in clauses:
            for hook in clause.hooks():
                by[hook].append(clause)
            depends = depends or clause.by_place
        by[COST].sort(key=_higher_floor_first)
        self.by: Final[list[list[Clause]]] = by
        self.depends_on_place: Final[bool] = depends


def _higher_floor_first(clause: Clause) -> int:
    return -clause.floor


def holding(levels: list[list[Clause]]) -> list[Clause]:
    """Return the clauses of the levels reached, without levels that others replace.

    Beside a copied level of another card a level replaces that of its own card alone (TEK-A59).
    """
    gone = {
        (clause.owner, clause.replaces)
        for clauses in levels
        for clause in clauses
        if clause.replaces
    }
    return [
        clause
        for clauses in levels
        for clause in clauses
        if (clause.owner, clause.level) not in gone
    ]
