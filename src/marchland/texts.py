"""Sentences from keys and arguments, in four languages (docs/texts.md).

The engine and the server say keys and arguments; here they become sentences. The page does
the same in the browser, and both are held to the cases of `tests/texts/cases.json`.
"""

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from marchland.core.errors import MarchlandError
from marchland.typography import typeset

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES: Final = ("en", "cs", "hu", "pl")
SHARED: Final = Path(__file__).parent / "text"
"""What every game says alike: how a list is read out."""

FORMS: Final = (
    "acc", "dat", "gen", "abl", "in", "low", "fem", "femacc", "mas", "masacc", "gender", "for",
    "count",
)  # fmt: skip
NO_FORM: Final = {"gender": "none", "for": "none"}
"""What stands for forms that a name lacks; any other is its value."""
KINDS: Final = (
    "race", "power", "piece", "terrain", "mark", "faction", "hero", "land", "resource", "action",
    "use", "site", "face", "tek-terrain",
)  # fmt: skip
_PREFIX: Final = {"resource": "tek-resource", "action": "tek-action", "face": "island"}
_BARE: Final = {
    "roll count": "action-rolled",
    "pick slot": "action-pick-slot",
    "choose site": "action-choose-site",
}
_AZ: Final = re.compile(
    r"[aàáâãäåāăąæeèéêëēėęěiìíîïīįoòóôõöøōőœuùúûüūůűųαεηιουωаиоуэ5]|1(\d{3})*(\D|$)", re.IGNORECASE
)
"""How a Hungarian word begins that takes "az": a vowel, or a number read as one: 1, 5, 51, 1000."""

_MARK: Final = "\ue000"
"""Stands before a word, no person's name, that has a capital where a sentence begins with it."""
_MARKED: Final = re.compile(rf"(^|[.!?] )?{_MARK}(.)")


class UnknownLanguage(MarchlandError):
    """No texts in that language."""


class MissingText(MarchlandError):
    """A key without a text, or a text that lacks one of its variables."""


class Texts:
    """The texts of some packages in one language.

    Args:
        lang: "en", "cs", "hu" or "pl".
        packages: importable packages with a folder `text`, or folders of `.ftl` files.
        seats: the players' names, in seat order; None is the opponent that the rules play.
        terrain: the terrain of each region of the map.
        names: what regions are called on a map of somebody's own.
        strict: raise `MissingText` instead of falling back to English.

    Raises:
        UnknownLanguage: there are no texts in `lang`.
    """

    def __init__(
        self,
        lang: str,
        packages: Iterable[str | Traversable],
        *,
        seats: Sequence[str | None] = (),
        terrain: Mapping[str, str] | None = None,
        names: Mapping[str, str] | None = None,
        strict: bool = False,
    ) -> None:
        """Load the language, and English where a text is missing."""
        if lang not in LANGUAGES:
            known = ", ".join(LANGUAGES)
            raise UnknownLanguage(f"There are no texts in {lang!r}; there are: {known}.")
        self.lang = lang
        self.seats = tuple(seats)
        self.terrain = dict(terrain or {})
        self.names = dict(names or {})
        self.strict = strict
        languages = (lang,) if strict or lang == "en" else (lang, "en")
        self._bundles = [_bundle(each, tuple(packages)) for each in languages]

    def has(self, key: str) -> bool:
        """Tell whether there is a text for the key."""
        return self._found(key) is not None

    def render(self, key: str, args: Mapping[str, Any] | None = None) -> str:
        """Return the sentence of a key.

        Raises:
            MissingText: in strict texts, a key or variable that does not exist.
        """
        return _MARKED.sub(_headed, self._part(key, args or {}))

    def _part(self, key: str, args: Mapping[str, Any]) -> str:
        """Return a sentence, or what becomes part of a longer one."""
        found = self._found(key)
        if found is None:
            if self.strict:
                raise MissingText(f"There is no text {key!r} in {self.lang!r}.")
            return key
        bundle, message = found
        text, errors = bundle.format_pattern(message.value, self._variables(args))
        if errors and self.strict:
            raise MissingText(f"{key!r} in {self.lang!r}: {errors[0]}.")
        return str(text)

    def sentence(self, entry: Mapping[str, Any]) -> str:
        """Return the sentence of a log entry, a reason or a question."""
        return self.render(entry["key"], _arguments(entry))

    def lines(self, entries: Iterable[Mapping[str, Any]]) -> list[str]:
        """Return one sentence for each line of a price or of a score."""
        return [self.sentence(line) for line in entries]

    def price(self, entries: Sequence[Mapping[str, Any]]) -> str:
        """Return a price as a sum, such as "2 +1 mountain −1 Commando = 2"."""
        total = sum(int(_arguments(line).get("n", 0)) for line in entries)
        return self.render("price-sum", {"lines": " ".join(self.lines(entries)), "n": total})

    def name(self, id_: str, kind: str = "name") -> str:
        """Return the name of a race, power, piece, terrain or mark."""
        return self.forms(self._name_key(id_, kind), {})[""]

    def region(self, id_: str) -> str:
        """Return what a region is called: "hill 15"."""
        return self._region(id_)[""]

    def join(self, items: Sequence[str]) -> str:
        """Return a list as it is read out: "a, b and c"."""
        if len(items) < 2:
            return "".join(items)
        start = items[0]
        for item in items[1:-1]:
            start = self._part("list-more", {"a": start, "b": item})
        return self._part("list-last", {"a": start, "b": items[-1]})

    def _found(self, key: str) -> "tuple[FluentBundle, Any] | None":
        for bundle in self._bundles:
            if bundle.has_message(key):
                message = bundle.get_message(key)
                if message.value is not None:
                    return bundle, message
        return None

    def _variables(self, args: Mapping[str, Any]) -> dict[str, Any]:
        number = args.get("n")
        inner = {"n": abs(number), "n_abs": abs(number)} if isinstance(number, int) else {}
        known: dict[str, Any] = {}
        for argument, value in args.items():
            if value is None:
                known[argument] = "none"
            else:
                self._variable(known, argument, value, inner)
        if isinstance(args.get("race"), str) and "power" in args:
            self._combination(known, has_power=args["power"] is not None)
        return known

    def _variable(
        self, known: dict[str, Any], argument: str, value: Any, inner: dict[str, Any]
    ) -> None:
        kind = _kind(argument)
        if isinstance(value, Mapping) and "key" in value:
            known[argument] = self._part(value["key"], _arguments(value))
        elif kind == "region":
            _put(known, argument, self._region(value))
        elif kind == "seat":
            known[argument] = self._seat(value)
        elif kind == "regions":
            known[argument] = self.join([self.region(each) for each in value])
            known["regions_count"] = len(value)
        elif kind == "plan":
            pairs = [{"region": region, "n": n} for region, n in value.items()]
            known[argument] = self.join([self._part("plan-item", pair) for pair in pairs])
            known["plan_count"] = sum(value.values())
        elif kind == "units":
            given = [{"resource": resource, "n": n} for resource, n in value.items()]
            known[argument] = ", ".join(self._part("tek-unit", one) for one in given)
        elif kind == "shown":
            pairs = [{"seat": seat, "n": n} for seat, n in value]
            known[argument] = ", ".join(self._part("tek-shown", one) for one in pairs)
        elif kind == "seats":
            known["seats"] = self.join([self._seat(each) for each in value])
            known["seats_count"] = len(value)
        elif isinstance(value, bool):
            known[argument] = str(value).lower()
        elif kind:
            _put(known, argument, self.forms(self._name_key(str(value), kind), inner))
        elif isinstance(value, int):
            known[argument] = value
            known[f"{argument}_abs"] = abs(value)
            known[f"{argument}_sign"] = "−" if value < 0 else "+"
            known[f"{argument}_art"] = self._article(str(value))
        elif isinstance(value, str):
            known[argument] = value

    def _combination(self, known: dict[str, Any], *, has_power: bool) -> None:
        if has_power:
            _put(known, "combo", self.forms("combo", dict(known)))
        else:
            parts = {form: known[f"race_{form}"] for form in ("art", *FORMS)}
            _put(known, "combo", {"": known["race"], **parts})

    def _seat(self, seat: int) -> str:
        if not 0 <= seat < len(self.seats):
            return str(seat + 1)
        name = self.seats[seat]
        return _MARK + self._part("opponent", {}) if name is None else name

    def _name_key(self, id_: str, kind: str) -> str:
        for one in (kind, *KINDS):
            key = f"{_PREFIX.get(one, one)}-{id_}"
            if self._found(key):
                return key
        return id_.replace("_", " ")

    def _place(self, id_: str) -> dict[str, str]:
        land, _, number = id_.partition("/")
        known: dict[str, Any] = {"number": number.upper()}
        terrain = self.terrain.get(id_)
        name = known["number"] if terrain is None else self.forms(f"tek-terrain-{terrain}", {})[""]
        known["terrain"] = name
        known["land"] = self.forms(self._name_key(land, "land"), {})[""]
        return self.forms("tek-place" if terrain else "tek-place-bare", known)

    def _region(self, id_: str) -> dict[str, str]:
        if "/" in id_:
            return self._place(id_)
        named = f"region-{id_}"
        if self._found(named) or id_ in self.names:
            name = self.names.get(id_) or self.render(named)
            return self.forms("named-region", {"name": name})
        number = id_[1:] if re.fullmatch(r"r\d+", id_) else id_
        terrain = self.terrain.get(id_)
        if terrain is None:
            return self.forms(number, {})
        known: dict[str, Any] = {"number": number}
        _put(known, "terrain", self.forms(self._name_key(terrain, "terrain"), {}))
        return self.forms("region", known)

    def forms(self, key: str, inner: dict[str, Any]) -> dict[str, str]:
        """Return a message and its attributes as the forms of one word, the value under ""."""
        found = self._found(key)
        if found is None:
            forms = dict.fromkeys(("", *FORMS), key) | NO_FORM
        else:
            bundle, message = found
            value = str(bundle.format_pattern(message.value, inner)[0])
            forms = dict.fromkeys(("", *FORMS), value) | NO_FORM
            for form, pattern in message.attributes.items():
                forms[form] = str(bundle.format_pattern(pattern, inner)[0])
        forms["art"] = self._article(forms[""])
        return forms

    def _article(self, word: str) -> str:
        """Return the Hungarian article of a name or number; other languages have none here."""
        return "" if self.lang != "hu" else "az" if _AZ.match(word) else "a"


def action_text(
    packages: Iterable[str | Traversable],
    lang: str,
    word: str,
    kinds: Sequence[str],
    given: Sequence[str],
    terrain: Mapping[str, str] | None = None,
    names: Mapping[str, str] | None = None,
) -> str:
    """Return an action in words, where only its English text form is known.

    Args:
        packages: as for `Texts`.
        lang: the language.
        word: the key of the action word.
        kinds: what each argument is: region, count, seat, slot, race, power, site or face.
        given: the arguments as they are written in English, "-" for none.
        terrain: the terrain of each region; without it one is called "region 4".
        names: what regions are called on a map of somebody's own.
    """
    args: dict[str, Any] = {}
    for kind, text in zip(kinds, given, strict=True):
        if kind in {"race", "power"}:
            args["name"] = text
        elif kind in {"site", "face"}:
            args[kind] = text
        elif kind in {"count", "slot"}:
            args["n"] = int(text)
        elif kind == "seat" and text != "-":
            args["other"] = int(text) - 1
        elif text != "-":
            args["to" if "region" in args else kind] = text
    plain = f"action-{word}-none" if "-" in given else f"action-{word}"
    key = _BARE.get(f"{word} {' '.join(kinds)}", plain)
    lies = {args[at]: "region" for at in ("region", "to") if at in args} | dict(terrain or {})
    return Texts(lang, packages, terrain=lies, names=names).render(key, args)


@lru_cache(maxsize=32)
def _bundle(lang: str, packages: tuple[str | Traversable, ...]) -> "FluentBundle":
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([lang], use_isolating=False)
    for package in (SHARED, *packages):
        folder: Traversable = files(package) / "text" if isinstance(package, str) else package
        path = folder / f"{lang}.ftl"
        if path.is_file():
            # A person's own words for a card stand in the place of the shipped ones.
            resource = FluentResource(typeset(path.read_text(encoding="utf-8"), lang))
            bundle.add_resource(resource, allow_overrides=True)
    return bundle


def _kind(argument: str) -> str:
    """Return what an argument of this name holds; "" for a number or a plain text."""
    last = argument.rpartition("_")[2]
    if argument in KINDS or last in {"race", "name", "resource", "face", "action"}:
        return argument if argument in KINDS else last
    if argument == "to" or last == "region":
        return "region"
    if argument == "other" or last == "seat":
        return "seat"
    return argument if argument in {"regions", "plan", "seats", "units", "shown"} else ""


def _headed(word: re.Match[str]) -> str:
    before, letter = word.groups()
    return letter if before is None else f"{before}{letter.upper()}"


def _put(known: dict[str, Any], argument: str, forms: Mapping[str, str]) -> None:
    for form, text in forms.items():
        known[f"{argument}_{form}" if form else argument] = text


def _arguments(entry: Mapping[str, Any]) -> dict[str, Any]:
    """Return an entry's arguments; a line carries them beside its key."""
    beside = {name: value for name, value in entry.items() if name not in {"args", "lines"}}
    return {**beside, **entry.get("args", {})}
