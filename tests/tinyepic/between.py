"""Two kingdoms on lands of one's own, after some actions."""

from typing import Any

from marchland.core.game import State
from marchland.core.scenario import run

Row = dict[str, Any]


def played(lands: Row, one: Row, two: Row, *do: str, **more: Any) -> State:
    """Return the state after these actions.

    Args:
        lands: the map, with the first kingdom's home "north" and the second's "south".
        one: what the first kingdom has; it is the Orcs' where it says nothing else.
        two: what the second has; it is the Trolls'.
        do: the actions, as in a scenario.
        more: what else the scenario says.
    """
    kingdoms = [
        {"seat": 1, "faction": "orcs", "home": "north", **one},
        {"seat": 2, "faction": "trolls", "home": "south", **two},
    ]
    data = {"game": "tiny-epic", "players": 2, "map": lands, "kingdom": kingdoms, **more}
    return run({**data, "step": [{"do": list(do)}]})
