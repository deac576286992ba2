"""A map: regions with terrain, marks and borders, as masks made once."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from marchland.core.codec import digest
from marchland.core.errors import quoted
from marchland.core.files import read_toml
from marchland.core.regions import MOST, Regions, bits

LANDS: Final = ("farmland", "fields", "forest", "hill", "swamp", "mountain")
WATERS: Final = ("sea", "lake")
TERRAINS: Final = LANDS + WATERS
MARKS: Final = ("mine", "magic", "cavern", "entry", "murloc")
KINDS: Final = (*TERRAINS, *MARKS, "land", "water", "coast", "any")
"""Kinds of regions, by number."""
KEYS: Final = (
    "terrain", "edge", "marks", "lost_tribe", "next", "xy", "island", "site", "name", "pieces",
)  # fmt: skip


class MapError(ValueError):
    """A map that contradicts itself; the text says where.

    Attributes:
        key: the text that says so in each language.
        words: its arguments.
    """

    def __init__(self, text: str, key: str = "", words: Mapping[str, Any] | None = None) -> None:
        """Say `text`."""
        super().__init__(text)
        self.key = key
        self.words: dict[str, Any] = dict(words or {})


class Map:
    """A map as the engine uses it.

    Attributes:
        name: the map's name.
        ids: the regions' ids; region r of a set is `ids[r]`.
        rounds: rounds that a game on it lasts.
        neighbours: for each region the set of regions it borders.
        kinds: sets by terrain or mark name, such as "forest" or "mine"; also "land", "water",
            "coast" and "any"; by_kind: the same by number in `KINDS`, found sooner.
        land, water: sets of conquerable land and of seas and lakes.
        edge: regions at the map's edge.
        shore: land on a sea that touches the map's edge (SW-C01).
        coast: land next to a sea or lake (SW-R12).
        neutral: regions where a token of nobody's stands at set-up (SW-S04, WC-3).
        waterside: regions next to a sea or lake, whatever they are themselves.
        islands: the set of regions of each island; one where a map names none.
        island: for each region the set of regions of its island.
        sites: regions where something lies face down at set-up (WC-3).
        entries: regions where races may land from the open sea (WC-6.1).
        titles: the regions' own names, "" where they have none.
        lying: for each region the names of the pieces that lie there at set-up.
        source: the file of a map that does not come with Marchland, else None.
    """

    def __init__(self, name: str, players: int, rounds: int, data: Mapping[str, Any]) -> None:
        """Build the map from its table of regions (words of `docs/replay-format.md`).

        Raises:
            MapError: a wrong key, terrain, mark or border.
        """
        self.name = name
        self.players = players
        self.rounds = rounds
        self.ids: list[str] = list(data)
        if len(self.ids) > MOST:
            raise MapError(
                f"it has {len(self.ids)} regions; {MOST} are possible",
                "error-map-many",
                {"n": len(self.ids), "most": MOST},
            )
        self.index: dict[str, int] = {name: r for r, name in enumerate(self.ids)}
        self.terrain: list[str] = []
        self.marks: list[list[str]] = []
        self.neighbours: list[Regions] = [0] * len(self.ids)
        self.kinds: dict[str, Regions] = dict.fromkeys(TERRAINS + MARKS, 0)
        self.edge: Regions = 0
        self.neutral: Regions = 0
        self.sites: Regions = 0
        self.titles: list[str] = []
        self.lying: list[list[str]] = []
        self.source: Path | None = None
        self.island_names: list[str] = []
        for r, region in enumerate(self.ids):
            self._read_region(r, region, data[region])
        self.land: Regions = 0
        self.water: Regions = 0
        for kind in LANDS:
            self.land |= self.kinds[kind]
        for kind in WATERS:
            self.water |= self.kinds[kind]
        edge_sea = self.kinds["sea"] & self.edge
        self.shore: Regions = self.touching(edge_sea) & self.land
        self.waterside: Regions = self.touching(self.water)
        self.coast: Regions = self.waterside & self.land
        self.neutral |= self.kinds["murloc"]
        self.island: list[Regions] = [
            sum(1 << r for r, other in enumerate(self.island_names) if other == name)
            for name in self.island_names
        ]
        self.islands: list[Regions] = list(dict.fromkeys(self.island))
        self.mountains: Regions = self.kinds["mountain"]
        self.caverns: Regions = self.kinds["cavern"]
        self.entries: Regions = self.kinds["entry"]
        self.kinds["land"] = self.land
        self.kinds["water"] = self.water
        self.kinds["coast"] = self.coast
        self.kinds["any"] = self.land | self.water
        self.by_kind: list[Regions] = [self.kinds[kind] for kind in KINDS]
        self.digest: int = digest(self.graph())

    def _read_region(self, r: int, name: str, data: Mapping[str, Any]) -> None:
        for key in data:
            if key not in KEYS:
                raise MapError(
                    f"region {name} has no key {quoted(key)}; known: {', '.join(KEYS)}",
                    "error-map-key",
                    {"place": name, "what": quoted(key), "known": ", ".join(KEYS)},
                )
        terrain = data.get("terrain")
        if terrain not in TERRAINS:
            known = ", ".join(TERRAINS)
            raise MapError(
                f"region {name} has the terrain {quoted(terrain)}; known: {known}",
                "error-map-terrain",
                {"place": name, "what": quoted(terrain), "known": known},
            )
        bit = 1 << r
        marks = sorted(data.get("marks", []))
        for mark in marks:
            if mark not in MARKS:
                raise MapError(
                    f"region {name} has the mark {quoted(mark)}; known: {', '.join(MARKS)}",
                    "error-map-mark",
                    {"place": name, "what": quoted(mark), "known": ", ".join(MARKS)},
                )
            self.kinds[mark] |= bit
        self.terrain.append(str(terrain))
        self.marks.append(marks)
        self.kinds[str(terrain)] |= bit
        if data.get("edge", False):
            self.edge |= bit
        if data.get("lost_tribe", False):
            self.neutral |= bit
        if data.get("site", False):
            self.sites |= bit
        self.lying.append([str(piece) for piece in data.get("pieces", [])])
        self.titles.append(str(data.get("name", "")))
        self.island_names.append(str(data.get("island", "")))
        for other in data.get("next", []):
            if other not in self.index or other == name:
                raise MapError(
                    f"region {name} borders {quoted(other)}, but no other region is called that",
                    "error-map-border",
                    {"place": name, "what": quoted(other)},
                )
            self.neighbours[r] |= 1 << self.index[other]
            self.neighbours[self.index[other]] |= bit

    def touching(self, regions: Regions) -> Regions:
        """Return every region that borders one of these."""
        around = 0
        for r in bits(regions):
            around |= self.neighbours[r]
        return around

    def names(self, regions: Regions) -> list[str]:
        """Return the ids of a set of regions in map order."""
        return [self.ids[r] for r in bits(regions)]

    def graph(self) -> dict[str, Any]:
        """Return the map's regions as plain values, each border named once."""
        table: dict[str, Any] = {}
        for r, name in enumerate(self.ids):
            region: dict[str, Any] = {"terrain": self.terrain[r]}
            if self.edge >> r & 1:
                region["edge"] = True
            if self.marks[r]:
                region["marks"] = self.marks[r]
            if self.neutral >> r & 1 and "murloc" not in self.marks[r]:
                region["lost_tribe"] = True
            if self.sites >> r & 1:
                region["site"] = True
            if self.island_names[r]:
                region["island"] = self.island_names[r]
            if self.lying[r]:
                region["pieces"] = self.lying[r]
            after = [n for n in bits(self.neighbours[r]) if n > r]
            if after:
                region["next"] = [self.ids[n] for n in after]
            table[name] = region
        return table


def load_maps(folder: Path) -> dict[str, Map]:
    """Return the maps of a folder of TOML files by name, fewest players first."""
    maps = []
    for path in sorted(folder.glob("*.toml")):
        data = read_toml(path)[0]
        maps.append(Map(data["name"], data["players"], data["rounds"], data["region"]))
    return {one.name: one for one in sorted(maps, key=lambda m: m.players)}
