"""Maps that are laid out of boards: each board has two faces, each face is an island.

A file describes one face, in the words of `map.py`; its name says what it is: "large-2a" is face
a of the second large board. A map is named by its faces in order, "large-2a+small-1b".
"""

import hashlib
import re
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

from marchland.core.codec import digest
from marchland.core.errors import BadContent, BadMap, OtherContent, UnknownMap, quoted, saying
from marchland.core.files import UnreadableFile, missing_file, read_toml, unreadable
from marchland.smallworld.parts.map import Map, MapError
from marchland.smallworld.parts.outlines import with_borders

ANY: Final = "any"
"""The name of a map whose faces are drawn by lot."""
SIZES: Final = ("large", "medium", "small")
JOIN: Final = "+"
LONGEST_TITLE: Final = 80

Row = dict[str, str]


class Face(NamedTuple):
    """One side of a board.

    Attributes:
        name: such as "large-2a".
        size: one of `SIZES`.
        board: the physical board, "large-2": its other side cannot lie open too.
        regions: the table of regions.
        title: what its makers call it; "" where the texts name it.
        source: the file of a face that a group made, else None.
    """

    name: str
    size: str
    board: str
    regions: Mapping[str, Any]
    title: str = ""
    source: Path | None = None

    def marked(self, mark: str) -> int:
        """Return how many of its regions bear a mark."""
        return sum(mark in row.get("marks", ()) for row in self.regions.values())


class Boards:
    """The faces of a game and how many boards of each size a number of players needs."""

    def __init__(
        self,
        faces: Sequence[Face],
        needed: Mapping[int, Sequence[Sequence[int]]],
        rounds: Mapping[int, int],
        marks: Mapping[str, tuple[int, str]],
    ) -> None:
        """Take the faces in the order of their numbers.

        Args:
            faces: every face.
            needed: by number of players the ways to choose boards, the usual one first: how
                many large, medium and small ones.
            rounds: rounds by number of players.
            marks: by mark the fewest regions that a map must have with it, and why.
        """
        self.faces = sorted(faces, key=_order)
        self.index = {face.name: number for number, face in enumerate(self.faces)}
        self.needed = dict(needed)
        self.rounds = dict(rounds)
        self.marks = dict(marks)
        self.digest = _digest(self.faces)
        self._laid: dict[tuple[tuple[str, ...], int, int], Map] = {}

    def sizes(self, players: int, choice: int) -> list[str]:
        """Return the sizes of the boards to lay out, largest first."""
        counts = self.needed[players][choice]
        return [size for size, many in zip(SIZES, counts, strict=True) for _ in range(many)]

    def digest_of(self, name: str) -> int:
        """Return the digest of a map; of all faces where they are drawn by lot."""
        return self.digest if name == ANY else _digest(self.named(name.split(JOIN)))

    def offered(self) -> dict[str, Any]:
        """Return faces, boards by number of players and least marks, in plain JSON types."""
        return {
            "faces": [
                {
                    "name": face.name,
                    "size": face.size,
                    "board": face.board,
                    "title": face.title or None,
                    "marks": {mark: face.marked(mark) for mark in self.marks},
                }
                for face in self.faces
            ],
            "boards": {
                str(players): [self.sizes(players, choice) for choice in range(len(ways))]
                for players, ways in self.needed.items()
            },
            "fewest": {mark: fewest for mark, (fewest, _) in self.marks.items()},
        }

    def next_faces(self, players: int, choice: int, laid: Sequence[int]) -> list[int]:
        """Return the faces that may be drawn next; empty when all lie."""
        sizes = self.sizes(players, choice)
        if len(laid) == len(sizes):
            return []
        used = {self.faces[number].board for number in laid}
        size = sizes[len(laid)]
        return [n for n, f in enumerate(self.faces) if f.size == size and f.board not in used]

    def blank(self, players: int, rounds: int) -> Map:
        """Return the map before any face lies: no regions yet."""
        key = ((), players, rounds)
        if key not in self._laid:
            self._laid[key] = Map(ANY, players, rounds, {})
        return self._laid[key]

    def named(self, names: Sequence[str]) -> list[Face]:
        """Return the faces of these names in the usual order.

        Raises:
            UnknownMap: there is no such face.
            BadMap: two faces of one board, or one face twice.
        """
        found: dict[str, Face] = {}
        for name in names:
            if name not in self.index:
                raise UnknownMap("board face", name, list(self.index))
            face = self.faces[self.index[name]]
            other = found.get(face.board)
            if other is face:
                raise BadMap(
                    f"{name} is named twice; each board lies on the table once.",
                    "error-islands-twice",
                    {"face": name},
                )
            if other is not None:
                raise BadMap(
                    f"{other.name} and {name} are the two sides of one board: only one of them "
                    "can lie on the table.",
                    "error-islands-two-sides",
                    {"face": other.name, "other_face": name},
                )
            found[face.board] = face
        return sorted(found.values(), key=_order)

    def map(self, names: Sequence[str], players: int, rounds: int) -> Map:
        """Return the map made of these faces for a number of players.

        Raises:
            UnknownMap: there is no such face.
            BadMap: the faces cannot be combined, with the reason.
        """
        known = self._laid.get((tuple(names), players, rounds))
        if known is not None:
            return known
        whole = self._laid_out(names, players, rounds)
        self._laid[tuple(names), players, rounds] = whole
        return whole

    def _laid_out(self, names: Sequence[str], players: int, rounds: int) -> Map:
        faces = self.named(names)
        found = [sum(face.size == size for face in faces) for size in SIZES]
        wanted = [list(counts) for counts in self.needed[players]]
        if found not in wanted:
            right = " or ".join(_counted(counts) for counts in wanted)
            who = "1 player plays" if players == 1 else f"{players} players play"
            raise BadMap(
                f"{who} on {right}, not on {_counted(found)}.",
                f"error-islands-{players}",
            )
        return self._combined(JOIN.join(face.name for face in faces), faces, players, rounds)

    def _combined(self, name: str, faces: Sequence[Face], players: int, rounds: int) -> Map:
        regions: dict[str, Any] = {}
        for face in faces:
            for region, row in face.regions.items():
                if region in regions:
                    raise BadMap(
                        f"Two faces of {name} have a region called {quoted(region)}.",
                        "error-face-regions-twice",
                        {"what": name, "place": quoted(region)},
                    )
                regions[region] = {**row, "island": face.name}
        try:
            whole = Map(name, players, rounds, regions)
        except MapError as error:
            raise BadMap(
                f"The faces of {name} make no map: {error}.",
                "error-face-map",
                {"what": name, "reason": saying(error)},
            ) from None
        for mark, (fewest, why) in self.marks.items():
            marked = whole.kinds[mark].bit_count()
            if marked < fewest:
                raise BadMap(
                    f"{mark.capitalize()} regions on these islands: {marked}. {why} need {fewest}.",
                    f"error-islands-few-{mark}",
                    {"n": marked, "least": fewest},
                )
        return whole


def _order(face: Face) -> tuple[int, str]:
    return SIZES.index(face.size), face.name


def _digest(faces: Sequence[Face]) -> int:
    rules = ("terrain", "marks", "next", "edge", "site")
    return digest(
        [
            [face.name, {r: {k: row[k] for k in rules if k in row} for r, row in regions.items()}]
            for face, regions in ((face, face.regions) for face in faces)
        ]
    )


def _counted(counts: Sequence[int]) -> str:
    named = [f"{many} {size}" for many, size in zip(counts, SIZES, strict=True) if many]
    return " + ".join(named) + " boards" if named else "no boards"


def read_face(name: str, data: Mapping[str, Any]) -> Face:
    """Return the face of a file.

    Raises:
        BadMap: its name says no size and board, or it has no regions.
    """
    match = re.fullmatch(rf"({'|'.join(SIZES)})-(\d+)([a-z])", name)
    if match is None:
        raise BadMap(
            f'A board face is called like "large-1a", not {quoted(name)}.',
            "error-face-name",
            {"what": quoted(name)},
        )
    regions = data.get("region")
    if not isinstance(regions, dict) or not regions:
        raise BadMap(
            f"The board face {name} has no [region.NAME].", "error-face-empty", {"what": name}
        )
    return Face(name, match[1], f"{match[1]}-{match[2]}", regions, _title(data))


def _title(data: Mapping[str, Any]) -> str:
    return " ".join(str(data.get("title", "")).split())[:LONGEST_TITLE]


def with_own(faces: Sequence[Face], paths: Sequence[str]) -> tuple[list[Face], list[Row]]:
    """Return the faces with those of a group's own files, and what names them in a replay.

    A file's face takes the place of the one of its name, or joins the others.

    Raises:
        BadContent: a file that holds no board face, or one that contradicts itself.
        OtherContent: a file without regions.
    """
    found = {face.name: face for face in faces}
    rows: list[Row] = []
    for path in [Path(one) for one in paths]:
        try:
            data, source = read_toml(path)
            if "region" not in data:
                raise OtherContent(f"{path} is no board face: it has no [region.NAME].")
            whole = {**data, "region": with_borders(data, sheet=False)}
            face = read_face(str(data.get("name", path.stem)), whole)
            face = face._replace(title=face.title or face.name, source=path)
            Map(face.name, 2, 1, face.regions)
        except FileNotFoundError:
            raise missing_file(path) from None
        except UnreadableFile as error:
            raise unreadable(path, error) from None
        except BadMap as error:
            words = {"file": str(path), "reason": saying(error)}
            raise BadContent(f"{path}: {error}", "error-face", words) from None
        except (MapError, TypeError, AttributeError) as error:
            words = {"file": str(path), "reason": saying(error)}
            said = f"{path} holds no board face: {error}."
            raise BadContent(said, "error-file-no-face", words) from None
        found[face.name] = face
        seal = hashlib.blake2b(source, digest_size=8).hexdigest()
        rows.append({"name": face.name, "file": path.name, "digest": seal})
    return list(found.values()), rows


@cache
def load_faces(folder: Path, names: tuple[str, ...]) -> tuple[Face, ...]:
    """Return the faces of these names, each a TOML file of the folder."""
    return tuple(
        read_face(name, read_toml(folder / f"{name}.toml")[0])._replace(title="") for name in names
    )
