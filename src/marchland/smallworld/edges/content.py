"""Home-made races and powers from a file of the person's own (SW-R15, SW-W21).

The file is TOML; `docs/home-made.md` describes it. A race or power is made of numbers and
ready-made clauses, or of a Python class in a file beside it. That code runs only because
the person named the file; nothing else ever loads it.
"""

import hashlib
import importlib.util
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from marchland.core.errors import BadContent, OtherContent, quoted
from marchland.core.files import UnreadableFile, missing_file, read_toml, unreadable
from marchland.smallworld.edges import content_checks as checks
from marchland.smallworld.edges.clause_forms import Reader, place
from marchland.smallworld.edges.own_words import sheets
from marchland.smallworld.parts.ability import Ability, Power, Race
from marchland.smallworld.parts.mustering import Reserve
from marchland.smallworld.parts.variant import Variant
from marchland.wording import check_head

LONGEST_FOLDER: Final = 200
TEXTS: Final = "text"
"""The folder of texts, unless a file names another one, which must be there then."""
MARCHING: Final = Path(__file__).parent.parent / "text" / "marching"
"""What is said only where a race in decline marches."""
FIRST_WORD: Final = 512
"""Action words of others take numbers from here."""
HOME_MADE: Final = "marchland_home_made_"
"""How modules of home-made classes are called."""


def extended(base: Variant, paths: Sequence[str]) -> Variant:
    """Return the variant with the races and powers of the files added.

    A home-made race takes the place of the race whose tokens it borrows.

    Raises:
        BadContent: a file that cannot be used; the message says where and why.
    """
    found = base
    for path in [Path(one) for one in paths]:
        data, source = _read(path, base.name)
        found = extended_by(found, path, data, source)
    return found


def extended_by(base: Variant, path: Path, data: Mapping[str, Any], source: bytes = b"") -> Variant:
    """Return the variant with the races and powers of one file added.

    Raises:
        BadContent: what cannot be used; the message says where and why.
    """
    races = list(base.races)
    powers = list(base.powers)
    for name, row in data.get("race", {}).items():
        race = _race(path, name, row, races, base)
        lender = next(i for i, one in enumerate(races) if one.id == row["tokens_of"])
        races[lender] = race
    for name, row in data.get("power", {}).items():
        powers.append(_power(path, name, row, base))
    digest = _digest(path, data, source)
    folder = path.parent / data.get("text", TEXTS)
    known = list(base.texts)
    if MARCHING not in known and any(one.fights_in_decline for one in (*races, *powers)):
        known.append(MARCHING)
    texts = [*known, sheets(digest, data, known), folder]
    content = [*base.content, {"name": path.stem, "file": path.name, "digest": digest}]
    return Variant(
        base.name, base.rules, races, powers, base.house, base.maps,
        list(base.rulings.values()), base.neutral, texts, base.start_coins,
        base.pieces, content, base.sites, base.boards,
        base.neutral_supply,
    )  # fmt: skip


def apart(game: str, paths: Sequence[str], *keys: str) -> tuple[list[str], list[str]]:
    """Return the files with one of these tables, and all others.

    Raises:
        OtherContent: a board for another game.
        BadContent: a file that cannot be read, or a board of a newer form.
    """
    named: list[str] = []
    others: list[str] = []
    for path in paths:
        try:
            data, _ = read_toml(Path(path))
        except FileNotFoundError:
            raise missing_file(Path(path)) from None
        except UnreadableFile as error:
            raise unreadable(Path(path), error) from None
        if "region" in data:
            check_head(Path(path), data, game)
        (named if data.keys() & set(keys) else others).append(path)
    return named, others


def _read(path: Path, game: str) -> tuple[dict[str, Any], bytes]:
    try:
        data, source = read_toml(path)
    except FileNotFoundError:
        raise missing_file(path) from None
    except UnreadableFile as error:
        raise unreadable(path, error) from None
    if not data.keys() & {"race", "power"}:
        raise OtherContent(*checks.empty(path))
    checks.check_file(path, data, game)
    for kind in ("race", "power"):
        if not isinstance(data.get(kind, {}), dict):
            raise BadContent(
                f"{path}: {kind} must be a table: [{kind}.NAME].",
                "error-content-table",
                {"file": str(path), "what": kind, "known": f"[{kind}.NAME]"},
            )
    if not isinstance(data.get("text", ""), str) or len(data.get("text", "")) > LONGEST_FOLDER:
        raise BadContent(f"{path}: text is the name of a folder, not {quoted(data['text'])}.")
    folder = data.get("text", TEXTS)
    if folder != TEXTS and not (path.parent / folder).is_dir():
        raise BadContent(f"{path}: there is no folder {quoted(folder)} beside it for texts.")
    if not data.get("race") and not data.get("power"):
        raise BadContent(*checks.empty(path))
    return data, source


def _race(
    path: Path, name: str, row: Mapping[str, Any], races: Sequence[Race], base: Variant
) -> Race:
    what = f"the race {name}"
    checks.check_name(path, name)
    checks.check_keys(path, what, row, checks.RACE_KEYS)
    checks.check_said(path, what, row)
    tokens = checks.check_tokens(path, what, row, 1, checks.MOST_RACE_TOKENS)
    lenders = {race.id: type(race).supply for race in races}
    lender = checks.check_lender(path, what, row, lenders)
    reserve = checks.check_reserve(path, what, row)
    checks.check_supply(path, what, tokens + reserve, lender, lenders[lender])
    cls = _class(path, what, row, Race)
    own = _clauses(Reader(path, what, base.pieces), row)
    if reserve:
        own["clauses"] = (*own.get("clauses", tuple(cls.clauses)), Reserve(reserve))
    facts = {
        "tokens": tokens, "supply": lenders[lender], "extra": reserve,
        "faction": checks.check_faction(path, what, row, base),
        **checks.check_flags(path, what, row), **own,
    }  # fmt: skip
    race: Race = _made(path, what, cls, facts, name)
    return race


def _power(path: Path, name: str, row: Mapping[str, Any], base: Variant) -> Power:
    what = f"the power {name}"
    checks.check_name(path, name)
    checks.check_keys(path, what, row, checks.POWER_KEYS)
    checks.check_said(path, what, row)
    cls = _class(path, what, row, Power)
    flags = checks.check_flags(path, what, row)
    # A badge that means something in decline lies beside its race until that leaves the map.
    own = _clauses(Reader(path, what, base.pieces, is_power=True), row)
    facts = {
        "tokens": checks.check_tokens(path, what, row, 0, checks.MOST_POWER_TOKENS),
        "badge_stays": bool(flags)
        or any(one.in_decline or one.badge_stays for one in own.get("clauses", ())),
    }
    facts |= flags | own
    power: Power = _made(path, what, cls, facts, name)
    return power


def _made(path: Path, what: str, cls: type[Any], facts: Mapping[str, Any], name: str) -> Any:
    """Return the ability of this class with the facts of the file."""
    try:
        numbers = [word.number for word in vars(cls).get("words", ())]
        made = type(cls.__name__, (cls,), dict(facts))(name)
        tuple(made.clauses)
    except Exception as error:
        why = " ".join(str(error).split())
        raise BadContent(f"{path}: {what} cannot be made of {cls.__name__}: {why}.") from error
    if cls.__module__.startswith(HOME_MADE) and min(numbers, default=FIRST_WORD) < FIRST_WORD:
        raise BadContent(
            f"{path}: action words of {what} take numbers from {FIRST_WORD}, not {min(numbers)}."
        )
    return made


def _clauses(reader: Reader, row: Mapping[str, Any]) -> dict[str, Any]:
    """Return the class attribute of the clauses, or nothing when the file has none."""
    if "clauses" not in row:
        return {}
    if not isinstance(row["clauses"], list):
        raise BadContent(
            f"{reader.path}: the clauses of {reader.what} must be a list.",
            "error-content-clauses",
            {"file": str(reader.path), "what": place(reader.what)},
        )
    return {"clauses": reader.clauses(row["clauses"])}


def _class(path: Path, what: str, row: Mapping[str, Any], base: type[Ability]) -> type[Any]:
    """Return the class named by `python = "file.py:Name"`, or the plain base."""
    named = row.get("python")
    if named is None:
        return base
    file, _, name = str(named).partition(":")
    code = path.parent / file
    if not name or code.suffix != ".py" or not _beside(path, code):
        raise BadContent(
            f'{path}: {what} names its class as "file.py:Class" with the file beside this one, '
            f"not {quoted(named)}."
        )
    spec = importlib.util.spec_from_file_location(f"{HOME_MADE}{code.stem}", code)
    assert spec is not None and spec.loader is not None  # noqa: PT018 - both come with a file
    module = importlib.util.module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
    except (Exception, SystemExit) as error:
        why = " ".join(str(error).split())
        raise BadContent(f"{code} cannot be loaded: {why}.") from error
    cls = getattr(module, name, None)
    if not isinstance(cls, type) or not issubclass(cls, base):
        raise BadContent(f"{code} has no class {name} that is a {base.__name__}.")
    return cls


def _beside(path: Path, code: Path) -> bool:
    """Tell whether code is a file in the folder of the content that names it."""
    try:
        return code.is_file() and code.parent.resolve() == path.parent.resolve()
    except (OSError, ValueError):
        return False


def _digest(path: Path, data: Mapping[str, Any], source: bytes) -> str:
    """Return the digest of the file and the code that it names."""
    hasher = hashlib.blake2b(source, digest_size=8)
    for kind in ("race", "power"):
        for row in data.get(kind, {}).values():
            if "python" in row:
                hasher.update((path.parent / str(row["python"]).partition(":")[0]).read_bytes())
    return hasher.hexdigest()
