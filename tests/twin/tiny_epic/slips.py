"""Slips of the pen in the twin: one effect or rule at a time is written wrongly.

A slip replaces a piece of the twin's text; `python -m bench.twin_slips --game tiny-epic` shows that
the comparison notices each of them.
"""

import importlib
import importlib.util
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from importlib.machinery import ModuleSpec, SourceFileLoader
from pathlib import Path
from typing import Any, NamedTuple

from tests.twin.tiny_epic.cards import FACTIONS, HEROES, RISES
from tests.twin.tiny_epic.deed_slips import DEEDS
from tests.twin.tiny_epic.rule_slips import RULES
from tests.twin.tiny_epic.solo_slips import SOLO
from tests.twin.tiny_epic.war_slips import WAR

HERE = Path(__file__).parent
PACKAGE = "tests.twin.tiny_epic"


class Slip(NamedTuple):
    """What is written wrongly, and in what kind of positions (or games) it would be seen."""

    name: str
    key: str
    module: str
    old: str
    new: str


def silent(what: str, sign: str, condition: str) -> Slip:
    """Return a slip by which a level of a faction or hero has no effect."""
    names, level = sign.rsplit(" ", 1)
    new = f'    if ({what}, level) == ("{names}", {level}):\n            return False\n        '
    return Slip(f"{sign} does nothing", sign, "table", f"    {condition}", new + condition)


def level_slips() -> Iterator[Slip]:
    """Yield a slip for each level of each faction, and for each of a hero and how it rises."""
    for faction in FACTIONS:
        for level in range(1, 6):
            yield silent("faction", f"{faction} {level}", "if own or copied:")
    for hero in HEROES:
        for level in (1, 2):
            held = 'if k["hero"] == hero and k["hero_level"] >= level:'
            yield silent("hero", f"{hero} {level}", held)
            by, price = RISES[hero][level - 1]
            other = ("research", 1) if by == "war" else (by, price + 1)
            old = '    return RISES[k["hero"]][k["hero_level"] - 1]'
            new = f'    if (k["hero"], k["hero_level"]) == ("{hero}", {level}):\n'
            new += f"        return {other!r}\n{old}"
            yield Slip(
                f"{hero} {level} rises otherwise", f"rise {hero} {level}", "heroes", old, new
            )


SLIPS = (*level_slips(), *(Slip(*row) for row in (*RULES, *WAR, *DEEDS, *SOLO)))


class Misprint(SourceFileLoader):
    """Loads one module of the twin with a slip in it."""

    def __init__(self, slip: Slip) -> None:
        """Take the slip."""
        super().__init__(f"{PACKAGE}.{slip.module}", str(HERE / f"{slip.module}.py"))
        self.slip = slip

    def get_data(self, path: str) -> bytes:
        """Return the text with the slip."""
        text = Path(path).read_text("utf-8")
        assert text.count(self.slip.old) == 1, self.slip
        return text.replace(self.slip.old, self.slip.new).encode()

    def path_stats(self, path: str) -> Mapping[str, Any]:
        """Forbid any cached form of the text."""
        raise OSError

    def find_spec(self, name: str, *_: object) -> ModuleSpec | None:
        """Claim the module that has the slip."""
        return importlib.util.spec_from_loader(name, self) if name == self.name else None


@contextmanager
def slipped(slip: Slip) -> Iterator[Any]:
    """Yield a `Match` whose twin has a slip."""
    ours = {name: sys.modules.pop(name) for name in list(sys.modules) if name.startswith(PACKAGE)}
    misprint = Misprint(slip)
    sys.meta_path.insert(0, misprint)
    try:
        yield importlib.import_module(f"{PACKAGE}.match").Match
    finally:
        sys.meta_path.remove(misprint)
        for name in [name for name in sys.modules if name.startswith(PACKAGE)]:
            del sys.modules[name]
        sys.modules.update(ours)
