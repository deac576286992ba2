"""Home-made races and powers from a file of the person's own (SW-R15, SW-W21).

The file is TOML; `docs/home-made.md` describes it. A race or power is made of numbers and
ready-made clauses, or of a Python class in a file beside it. That code runs only because
the person named the file; nothing else ever loads it.
"""

import hashlib
import importlib.util
import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from marchland.core.errors import BadContent, OtherContent, quoted
from marchland.core.files import UnreadableFile, missing_file, read_toml, unreadable
from marchland.smallworld.edges.clause_forms import Reader, place
from marchland.smallworld.parts.ability import ALLIANCE, HORDE, Ability, Power, Race
from marchland.smallworld.parts.clauses import BuildsFirst, PowerBuildsFirst, Reserve
from marchland.smallworld.parts.variant import Variant

MOST_RACE_TOKENS: Final = 10
MOST_POWER_TOKENS: Final = 5
LONGEST_FOLDER: Final = 200
TEXTS: Final = "text"
"""The folder of texts, unless a file names another one, which must be there then."""
FIRST_WORD: Final = 512
"""Action words of others take numbers from here."""
HOME_MADE: Final = "marchland_home_made_"
"""How modules of home-made classes are called."""
FLAGS: Final = ("in_decline", "free_in_decline", "marches_in_decline")
"""What may be said of a race or power beside its clauses: true or false."""
FACTIONS: Final = {"alliance": ALLIANCE, "horde": HORDE}
RACE_KEYS: Final = ("tokens", "tokens_of", "clauses", "python", "faction", "reserve", *FLAGS)
POWER_KEYS: Final = ("tokens", "clauses", "python", *FLAGS)


def extended(base: Variant, paths: Sequence[str]) -> Variant:
    """Return the variant with the races and powers of the files added.

    A home-made race takes the place of the race whose tokens it borrows.

    Raises:
        BadContent: a file that cannot be used; the message says where and why.
    """
    races = list(base.races)
    powers = list(base.powers)
    content = list(base.content)
    texts = list(base.texts)
    for path in [Path(one) for one in paths]:
        data, source = _read(path)
        for name, row in data.get("race", {}).items():
            race = _race(path, name, row, races, base)
            lender = next(i for i, one in enumerate(races) if one.id == row["tokens_of"])
            races[lender] = race
        for name, row in data.get("power", {}).items():
            powers.append(_power(path, name, row, base))
        texts.append(path.parent / data.get("text", TEXTS))
        content.append(
            {"name": path.stem, "file": path.name, "digest": _digest(path, data, source)}
        )
    return Variant(
        base.name, base.rules, races, powers, base.house, base.maps,
        list(base.rulings.values()), base.neutral, texts, base.start_coins,
        base.pieces, content, base.sites, base.boards,
        base.neutral_supply,
    )  # fmt: skip


def apart(paths: Sequence[str]) -> tuple[list[str], list[str]]:
    """Return the files of races and powers, and all others, which are boards or mistaken.

    Raises:
        BadContent: a file that cannot be read.
    """
    people: list[str] = []
    others: list[str] = []
    for path in paths:
        try:
            data, _ = read_toml(Path(path))
        except FileNotFoundError:
            raise missing_file(Path(path)) from None
        except UnreadableFile as error:
            raise unreadable(Path(path), error) from None
        (people if data.keys() & {"race", "power"} else others).append(path)
    return people, others


def _read(path: Path) -> tuple[dict[str, Any], bytes]:
    try:
        data, source = read_toml(path)
    except FileNotFoundError:
        raise missing_file(path) from None
    except UnreadableFile as error:
        raise unreadable(path, error) from None
    if not data.keys() & {"race", "power"}:
        raise OtherContent(*_empty(path))
    _check_keys(path, "the file", data, ("race", "power", "text"))
    for kind in ("race", "power"):
        if not isinstance(data.get(kind, {}), dict):
            raise BadContent(
                f"{path}: {kind} is a table, [{kind}.NAME], not {quoted(data[kind])}.",
                "error-content-table",
                {"file": str(path), "what": kind, "known": f"[{kind}.NAME]"},
            )
    if not isinstance(data.get("text", ""), str) or len(data.get("text", "")) > LONGEST_FOLDER:
        raise BadContent(f"{path}: text is the name of a folder, not {quoted(data['text'])}.")
    folder = data.get("text", TEXTS)
    if folder != TEXTS and not (path.parent / folder).is_dir():
        raise BadContent(f"{path}: there is no folder {quoted(folder)} beside it for texts.")
    if not data.get("race") and not data.get("power"):
        raise BadContent(*_empty(path))
    return data, source


def _empty(path: Path) -> tuple[str, str, dict[str, str]]:
    return (
        f"{path} has no [race.NAME] and no [power.NAME].",
        "error-content-empty",
        {"file": str(path)},
    )


def _check_keys(path: Path, what: str, row: object, known: Sequence[str]) -> None:
    words = {"file": str(path), "what": place(what), "known": ", ".join(known)}
    if not isinstance(row, dict):
        raise BadContent(
            f"{path}: {what} is a table of {words['known']}.", "error-content-table", words
        )
    for key in row:
        if key not in known:
            raise BadContent(
                f"{path}: {what} has no key {quoted(key)}; known: {words['known']}.",
                "error-content-key",
                words | {"than": quoted(key)},
            )


def _tokens(path: Path, what: str, row: Mapping[str, Any], fewest: int, most: int) -> int:
    tokens = row.get("tokens")
    if not isinstance(tokens, int) or isinstance(tokens, bool) or not fewest <= tokens <= most:
        raise BadContent(
            f"{path}: {what} has {fewest} to {most} tokens (tokens = ...), not {quoted(tokens)}.",
            "error-content-tokens",
            {"file": str(path), "what": place(what), "fewest": fewest, "most": most}
            | {"than": quoted(tokens)},
        )
    return tokens


def _race(
    path: Path, name: str, row: Mapping[str, Any], races: Sequence[Race], base: Variant
) -> Race:
    what = f"the race {name}"
    _check_name(path, "race", name)
    _check_keys(path, what, row, RACE_KEYS)
    tokens = _tokens(path, what, row, 1, MOST_RACE_TOKENS)
    lenders = {race.id: type(race).supply for race in races}
    lender = row.get("tokens_of")
    if not isinstance(lender, str) or lender not in lenders:
        raise BadContent(
            f"{path}: {what} borrows the tokens of a race (tokens_of = ...), not of "
            f"{quoted(lender)}; known: {', '.join(lenders)}.",
            "error-content-lender",
            {"file": str(path), "what": place(what), "than": quoted(lender)}
            | {"known": ", ".join(lenders)},
        )
    reserve = _reserve(path, what, row)
    if lenders[lender] < tokens + reserve:
        raise BadContent(
            f"{path}: {what} needs {tokens + reserve} tokens; {lender} have only "
            f"{lenders[lender]}.",
            "error-content-supply",
            {"file": str(path), "what": place(what), "n": tokens + reserve, "than": lender}
            | {"most": lenders[lender]},
        )
    cls = _class(path, what, row, Race)
    own = _clauses(Reader(path, what, base.pieces, BuildsFirst), row)
    if reserve:
        own["clauses"] = (*own.get("clauses", tuple(cls.clauses)), Reserve(reserve))
    facts = {
        "tokens": tokens, "supply": lenders[lender], "extra": reserve,
        "faction": _faction(path, what, row, base), **_flags(path, what, row), **own,
    }  # fmt: skip
    race: Race = _made(path, what, cls, facts, name)
    return race


def _power(path: Path, name: str, row: Mapping[str, Any], base: Variant) -> Power:
    what = f"the power {name}"
    _check_name(path, "power", name)
    _check_keys(path, what, row, POWER_KEYS)
    cls = _class(path, what, row, Power)
    flags = _flags(path, what, row)
    # A badge that means something in decline lies beside its race until that leaves the map.
    facts = {"tokens": _tokens(path, what, row, 0, MOST_POWER_TOKENS), "badge_stays": bool(flags)}
    facts |= flags | _clauses(Reader(path, what, base.pieces, PowerBuildsFirst), row)
    power: Power = _made(path, what, cls, facts, name)
    return power


def _reserve(path: Path, what: str, row: Mapping[str, Any]) -> int:
    """Return how many more tokens fight each turn and step aside after redeployment."""
    reserve = row.get("reserve", 0)
    if not isinstance(reserve, int) or isinstance(reserve, bool) or not 0 <= reserve <= 10:
        raise BadContent(
            f"{path}: {what} has a reserve of 0 to 10 tokens (reserve = ...), not "
            f"{quoted(reserve)}.",
            "error-content-range",
            {"file": str(path), "what": place(what), "head": "reserve", "fewest": 0, "most": 10}
            | {"than": quoted(reserve)},
        )
    return reserve


def _faction(path: Path, what: str, row: Mapping[str, Any], base: Variant) -> int:
    """Return for whom a race fights, 0 for nobody."""
    if "faction" not in row:
        return 0
    if not any(base.race_sides):
        raise BadContent(
            f"{path}: {what} has a faction, but in {base.name} nobody has one.",
            "error-content-no-factions",
            {"file": str(path), "what": place(what)},
        )
    named = row["faction"]
    if not isinstance(named, str) or named not in FACTIONS:
        raise BadContent(
            f"{path}: the faction of {what} is {' or '.join(FACTIONS)}, not {quoted(named)}; "
            "a neutral race names none.",
            "error-content-value",
            {"file": str(path), "what": place(what), "head": "faction", "than": quoted(named)}
            | {"known": ", ".join(FACTIONS)},
        )
    return FACTIONS[named]


def _flags(path: Path, what: str, row: Mapping[str, Any]) -> dict[str, bool]:
    """Return the class attributes of what a race or power does in decline."""
    for key in FLAGS:
        if not isinstance(row.get(key, False), bool):
            raise BadContent(
                f"{path}: {key} of {what} is true or false, not {quoted(row[key])}.",
                "error-content-value",
                {"file": str(path), "what": place(what), "head": key, "than": quoted(row[key])}
                | {"known": "true, false"},
            )
    said = [key for key in FLAGS if row.get(key, False)]
    facts = {"in_decline": True} if said else {}
    if "free_in_decline" in said:
        facts["rides_free"] = True
    if "marches_in_decline" in said:
        facts["fights_in_decline"] = True
    return facts


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


def _check_name(path: Path, kind: str, name: str) -> None:
    if not re.fullmatch(r"[a-z][a-z0-9_]{0,59}", name):
        raise BadContent(
            f"{path}: {quoted(name)} is no name of a {kind}, which is made of up to 60 small "
            "letters, digits and underscores.",
            "error-content-name",
            {"file": str(path), "what": quoted(name)},
        )


def _clauses(reader: Reader, row: Mapping[str, Any]) -> dict[str, Any]:
    """Return the class attribute of the clauses, or nothing when the file has none."""
    if "clauses" not in row:
        return {}
    if not isinstance(row["clauses"], list):
        raise BadContent(
            f"{reader.path}: the clauses of {reader.what} are a list.",
            "error-content-clauses",
            {"file": str(reader.path), "what": place(reader.what)},
        )
    return {"clauses": tuple(reader.clause(clause) for clause in row["clauses"])}


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
