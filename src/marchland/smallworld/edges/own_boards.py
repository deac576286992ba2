"""Boards that people draw by themselves: all checks of a file, and what a form offers."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any, Final

from marchland.core.crafts import Craft, Problem
from marchland.core.errors import BadMap, quoted
from marchland.core.regions import bits
from marchland.smallworld.drawing.field import Field
from marchland.smallworld.edges.own_maps import MOST_ROUNDS, map_of
from marchland.smallworld.edges.people import HERE, SLOTS, gather
from marchland.smallworld.parts.boards import LONGEST_TITLE, SIZES, read_face
from marchland.smallworld.parts.map import MARKS, TERRAINS, WATERS, Map, MapError
from marchland.smallworld.parts.outlines import (
    FEWEST,
    LARGEST,
    MOST_AROUND,
    MOST_POINTS,
    Outlines,
    is_drawn,
    with_borders,
)
from marchland.smallworld.parts.variant import Variant
from marchland.wording import check_head

ROOM: Final = 24.0
"""Radius of the smallest disc on which tokens can be read, in units of a drawing."""
GAP: Final = 6.0
"""Distance between places that are tried for it."""

Row = Mapping[str, Any]


class OwnBoards(Craft):
    """Boards for a game of the family: whole sheets, or islands where it lays out several."""

    def __init__(self, variant: Variant) -> None:
        """Take the variant with the boards that it has."""
        self.kind = "board"
        self.variant = variant
        self.is_sheet = variant.boards is None
        shown = list(shipped(variant))
        terrains = {str(row["terrain"]) for _, rows in shown for row in rows.values()}
        marks = {mark for _, rows in shown for row in rows.values() for mark in row["marks"]}
        self.terrains = [one for one in TERRAINS if one in terrains]
        self.marks = [one for one in MARKS if one in marks]
        self.flag = "lost_tribe" if self.is_sheet else "site"
        """What else is printed in a region: somebody who stands there, or a place for a find."""

    def holds(self, data: Row) -> bool:
        """Tell whether a file has regions, and no races or powers."""
        return "region" in data and not data.keys() & set(SLOTS)

    def names(self, data: Row) -> list[dict[str, str]]:
        """Return the title of the board, which is the same in every language."""
        title = data.get("title")
        good = isinstance(title, str) and is_title(title)
        return [{"en": " ".join(str(title).split())}] if good else []

    def problems(self, data: Row) -> list[Problem]:
        """Return all that is wrong with a file."""
        found: list[Problem] = []
        gather(found, (), lambda: check_head(HERE, data, self.variant.name))
        self._head(found, data)
        regions = data.get("region")
        if not isinstance(regions, Mapping) or not regions:
            return [*found, said((), MapError("a board has regions", "error-board-regions"))]
        before = len(found)
        for name, row in regions.items():
            self._region(found, name, row)
        if len(found) == before:
            self._whole(found, data)
        return found

    def _head(self, found: list[Problem], data: Row) -> None:
        """Check what is said above the regions."""
        if "title" in data and not (isinstance(data["title"], str) and is_title(data["title"])):
            text = f"1 to {LONGEST_TITLE} characters that can be read."
            found.append(Problem(("title",), text, "field-words", {"most": LONGEST_TITLE}))
        if not self.is_sheet:
            size = str(data.get("name", "")).partition("-")[0]
            try:
                read_face(str(data.get("name", "")), {"region": {"x": {}}})
            except BadMap:
                place = ("name",) if size in SIZES else ("size",)
                found.append(_value(place, data.get("name"), [f"{one}-100a" for one in SIZES]))
            return
        try:
            head = {key: data.get(key) for key in ("name", "players", "rounds")}
            map_of({**head, "region": {}}, self.variant.players)
        except MapError as error:
            key = {"error-board-name": "name"}.get(error.key, str(error.words["what"]))
            found.append(said((key,), error))
        if data.get("name") in self.variant.maps:
            text = "The box has this already; choose another name."
            found.append(Problem(("name",), text, "field-taken", {"than": str(data["name"])}))

    def _region(self, found: list[Problem], name: str, row: object) -> None:
        """Check what is printed in one region."""
        at = ("region", name)
        if not isinstance(row, Mapping):
            text = "a region is a table of what is printed there"
            found.append(said(at, MapError(text, "error-board-table")))
            return
        known = ("terrain", "marks", self.flag, "name", "outline", "next", "edge", "xy", "pieces")
        found += [_key(at, key, known) for key in row if key not in known]
        if row.get("terrain") not in self.terrains:
            found.append(_value((*at, "terrain"), row.get("terrain"), self.terrains))
        marks = row.get("marks", [])
        if not isinstance(marks, list) or not all(one in self.marks for one in marks):
            found.append(_value((*at, "marks"), marks, self.marks))
        elif len(set(marks)) < len(marks):
            text = "Each symbol stands once in a region."
            found.append(Problem((*at, "marks"), text, "field-board-twice"))
        for key in (self.flag, "edge"):
            if not isinstance(row.get(key, False), bool):
                found.append(_value((*at, key), row[key], ["true", "false"]))
        pieces = row.get("pieces", [])
        if not isinstance(pieces, list) or any(one not in self._pieces for one in pieces):
            found.append(_value((*at, "pieces"), pieces, self._pieces))
        called = row.get("name", "")
        if called != "" and not (isinstance(called, str) and is_title(called)):
            text = f"1 to {LONGEST_TITLE} characters that can be read."
            found.append(Problem((*at, "name"), text, "field-words", {"most": LONGEST_TITLE}))
        if row.get("terrain") in WATERS and (marks or row.get(self.flag)):
            text = "Nothing is printed on water."
            found.append(Problem((*at, "marks"), text, "field-board-dry"))

    @property
    def _pieces(self) -> list[str]:
        return list(self.variant.piece_index)

    def _whole(self, found: list[Problem], data: Row) -> None:
        """Check how the regions, sound in themselves, lie together."""
        if is_drawn(data):
            try:
                outlines = Outlines(data)
            except MapError as error:
                found.append(told_at(error))
                return
            for flaw in outlines.flaws():
                at = ("region", flaw.region) if flaw.region else ()
                found.append(Problem(at, flaw.text, flaw.key, flaw.words))
            if found:
                return
            for name, ring in outlines.rings.items():
                if not has_room(tuple(outlines.points[number] for number in ring)):
                    text = "There is no room for tokens here; make it wider."
                    found.append(Problem(("region", name), text, "field-board-room"))
        try:
            map_ = self._map(data)
        except (MapError, TypeError, AttributeError, KeyError) as error:
            found.append(said((), error))
            return
        if not is_drawn(data):
            found += apart(map_)
        most, n = self.variant.neutral_supply, map_.neutral.bit_count()
        if n > most:
            text = (
                f"The box has {most} tokens for those who stand here at first; the board asks for "
                f"{n}."
            )
            found.append(Problem((), text, "field-board-tribes", {"n": n, "most": most}))
        found += self._ways_in(data, map_)

    def _ways_in(self, data: Row, map_: Map) -> list[Problem]:
        """Return what keeps races from the board, or an island from what is found there."""
        if self.is_sheet:
            if (map_.edge | map_.shore) & map_.land:
                return []
            text = "No race can enter: no land lies at the edge, nor on a sea at the edge."
            return [Problem((), text, "field-board-no-entry")]
        found = []
        sites = map_.names(map_.sites)
        if len(sites) != 1:
            text = f"One region has the size letter, not {len(sites)}."
            places: list[tuple[str, ...]] = [("region", name, "site") for name in sites[1:]]
            words = {"n": len(sites)}
            found += [Problem(place, text, "field-board-site", words) for place in places or [()]]
        outer = set(Outlines(data).outer()) if is_drawn(data) else set(map_.ids)
        for name in map_.names(map_.entries):
            if name not in outer:
                text = "An entry region lies on the outer shore."
                found.append(Problem(("region", name, "marks"), text, "field-board-inland"))
        return found

    def _map(self, data: Row) -> Map:
        """Return the board as it is played.

        Raises:
            MapError: it contradicts itself.
        """
        if self.is_sheet:
            return map_of(data, self.variant.players)
        return Map(str(data["name"]), 2, 1, with_borders(data, sheet=False))

    def told(self, data: Row) -> list[dict[str, Any]]:
        """Return what makers of a sound board may want to know: where no race gets over land."""
        if self.problems(data):
            return []
        map_ = self._map(data)
        reached = (map_.edge | map_.shore if self.is_sheet else map_.entries) & map_.land
        if not reached:
            return [{"place": [], "key": "field-board-no-landing", "args": {}}]
        while more := map_.touching(reached) & map_.land & ~reached:
            reached |= more
        beyond = [map_.ids[r] for r in bits(map_.land & ~reached)]
        return [
            {"place": ["region", name], "key": "field-board-beyond", "args": {}} for name in beyond
        ]

    @property
    def offer(self) -> dict[str, Any]:
        """What the form needs: terrains, marks, bounds, and the shipped boards with their facts."""
        variant = self.variant
        return {
            "sheet": self.is_sheet,
            "terrains": self.terrains,
            "marks": self.marks,
            "flag": self.flag,
            "waters": list(WATERS),
            "neutral": variant.neutral,
            "supply": variant.neutral_supply,
            "players": list(variant.players) if self.is_sheet else [],
            "rounds": [1, MOST_ROUNDS],
            "sizes": [] if self.is_sheet else list(SIZES),
            "longest": LONGEST_TITLE,
            "regions": FEWEST,
            "points": MOST_POINTS,
            "around": MOST_AROUND,
            "largest": LARGEST,
            "room": ROOM,
            "boards": [
                {**facts, "region": rows, "counts": counted(rows)}
                for facts, rows in shipped(variant)
            ],
        }


def shipped(variant: Variant) -> Iterator[tuple[dict[str, Any], dict[str, dict[str, Any]]]]:
    """Yield each board that comes with a game: its name, seats, rounds or size; its regions."""
    if variant.boards is None:
        for map_ in variant.maps.values():
            if map_.source is None:
                facts = {"name": map_.name, "players": map_.players, "rounds": map_.rounds}
                yield facts, printed(map_)
        return
    for face in variant.boards.faces:
        if face.source is None:
            yield {"name": face.name, "size": face.size}, printed(Map("", 2, 1, face.regions))


def printed(map_: Map) -> dict[str, dict[str, Any]]:
    """Return what is printed in each region of a board."""
    return {
        name: {
            "terrain": map_.terrain[r],
            "marks": map_.marks[r],
            "lost_tribe": bool(map_.neutral >> r & 1) and "murloc" not in map_.marks[r],
            "site": bool(map_.sites >> r & 1),
        }
        for r, name in enumerate(map_.ids)
    }


def counted(rows: Mapping[str, Row]) -> dict[str, int]:
    """Return how many regions have each terrain, each mark and each flag."""
    found: Counter[str] = Counter()
    for row in rows.values():
        flags = [key for key in ("lost_tribe", "site") if row[key]]
        found.update([row["terrain"], *row["marks"], *flags])
    return dict(found)


def is_title(text: str) -> bool:
    """Tell whether a text can be read on one line."""
    plain = " ".join(text.split())
    return 0 < len(plain) <= LONGEST_TITLE and plain.isprintable()


@lru_cache(maxsize=4096)
def has_room(outline: tuple[tuple[float, float], ...]) -> bool:
    """Tell whether tokens find room inside an outline."""
    field = Field(outline)
    return any(field.deep(x, y, ROOM) for x, y in field.grid(GAP))


def apart(map_: Map) -> list[Problem]:
    """Return the regions of a list that hang together with the first one by no border."""
    reached = 1
    while more := map_.touching(reached) & ~reached:
        reached |= more
    beyond = [name for r, name in enumerate(map_.ids) if not reached >> r & 1]
    text = "no border joins it to the rest of the board"
    return [Problem(("region", name), text, "error-board-apart") for name in beyond]


def said(place: Sequence[str | int], error: Exception) -> Problem:
    """Return an error as a problem at a place."""
    key, words = getattr(error, "key", ""), getattr(error, "words", {})
    return Problem(tuple(place), str(error), key, words)


def told_at(error: MapError) -> Problem:
    """Return an error at the region that it names, if it names one."""
    if error.key != "error-board-at":
        return said((), error)
    reason = error.words["reason"]
    place = ("region", str(error.words["place"]))
    return Problem(place, str(error), str(reason["key"]), reason["args"])


def _value(place: Sequence[str | int], value: object, known: Sequence[str]) -> Problem:
    words = {"than": quoted(value), "known": ", ".join(known)}
    text = f"{words['than']} is not possible here; possible: {words['known']}."
    return Problem(tuple(place), text, "field-value", words)


def _key(place: Sequence[str | int], key: str, known: Sequence[str]) -> Problem:
    words = {"than": quoted(key), "known": ", ".join(known)}
    text = f"There can be no key {words['than']} here; possible: {words['known']}."
    return Problem(tuple(place), text, "field-key", words)
