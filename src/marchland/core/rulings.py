"""Rule choices that a table may make, each with a name, its values and a default."""

from collections.abc import Mapping
from typing import Any

from marchland.core.errors import UnknownRuling

Value = bool | str


class Ruling:
    """One named question on which rulebooks differ or are silent."""

    def __init__(
        self, name: str, values: tuple[Value, ...], lines: tuple[str, ...], *, later: bool = False
    ) -> None:
        """Take the name, the values with the default first, and the rule lines concerned.

        `later` says that there were games without it; they go on by its default.
        """
        self.name = name
        self.values = values
        self.lines = lines
        self.later = later

    @property
    def default(self) -> Value:
        """The value when a table says nothing."""
        return self.values[0]


def settle(rulings: Mapping[str, Ruling], chosen: Mapping[Any, Any]) -> dict[str, Value]:
    """Return every ruling with the chosen value or its default.

    Raises:
        UnknownRuling: a name or value that the game does not have.
    """
    if chosen == {}:
        return {name: ruling.values[0] for name, ruling in rulings.items()}
    if not isinstance(chosen, Mapping):
        raise UnknownRuling(chosen, sorted(rulings))
    for name, value in chosen.items():
        if name not in rulings:
            raise UnknownRuling(name, sorted(rulings))
        if not any(value == v and type(value) is type(v) for v in rulings[name].values):
            known = [str(v).lower() for v in rulings[name].values]
            raise UnknownRuling(value, known, name)
    return {name: chosen.get(name, ruling.default) for name, ruling in rulings.items()}
