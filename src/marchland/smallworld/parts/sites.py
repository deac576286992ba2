"""Where sites are, and what has been done with them this turn."""

from mypy_extensions import mypyc_attr

from marchland.core.regions import NOWHERE, Regions


@mypyc_attr(acyclic=True, free_list_len=1)
class Sites:
    """What a position keeps of the variant's artifacts and places.

    Attributes:
        at: for each site the region where it lies open, or `NOWHERE`.
        shown: the regions where a site lies open.
        hidden: the regions where one lies face down.
        bag: the set of sites that nobody has seen; what lies face down is undecided.
        used: the set of sites used this turn.
        paid: the set of sites whose toll the mover has paid this turn.
        side: the faction that a site let the mover's race choose for this turn; 0 for none.
    """

    def __init__(self, number: int) -> None:
        """Start with none of so many on the map."""
        self.at: list[int] = [NOWHERE] * number
        self.shown: Regions = 0
        self.hidden: Regions = 0
        self.bag = (1 << number) - 1
        self.used = 0
        self.paid = 0
        self.side = 0

    def copy(self) -> "Sites":
        """Return an independent copy."""
        twin = Sites(0)
        twin.at = self.at[:]
        twin.shown = self.shown
        twin.hidden = self.hidden
        twin.bag = self.bag
        twin.used = self.used
        twin.paid = self.paid
        twin.side = self.side
        return twin

    def begin_turn(self) -> None:
        """Forget what was done in the last turn."""
        self.used = self.paid = self.side = 0
