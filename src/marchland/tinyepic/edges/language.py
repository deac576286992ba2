"""Actions as texts, and texts as actions."""

import re
from typing import Any

from marchland.core import actions
from marchland.core.actions import (
    NOTHING,
    Word,
    beginning,
    first_of,
    pack,
    second_of,
    unread,
    word_of,
)
from marchland.core.errors import BadAction, quoted
from marchland.tinyepic.parts import words
from marchland.tinyepic.parts.kinds import RESOURCES, TERRAINS
from marchland.tinyepic.parts.words import Exchange, Units
from marchland.tinyepic.world.position import Position


def card_name(card: int) -> str:
    """Return a territory card's name: its number."""
    return f"t{card:02}"


def argument_text(g: Position, kind: str, value: int) -> str:
    """Return an argument as it is written in English.

    Raises:
        IndexError: nothing here has that number.
    """
    box = g.setup.box
    if kind == actions.COUNT:
        return str(value)
    if kind == words.OP and value == NOTHING:
        return "-"
    if kind == actions.SEAT:
        return str(value + 1)
    if kind == words.CARD:
        return card_name(value)
    if kind in words.NAMES:
        return words.NAMES[kind][value]
    if kind == actions.REGION:
        return g.board.ids[value]
    if kind == words.HERO:
        return box.heroes[value].id
    if kind == words.FACTION:
        return box.factions[value].id
    return box.lands[value].id


def argument_value(g: Position, kind: str, text: str) -> int | None:
    """Return the argument that a text names, or None."""
    box = g.setup.box
    if kind == words.OP and text == "-":
        return NOTHING
    if kind in words.NAMES:
        names = words.NAMES[kind]
        return names.index(text) if text in names else None
    if kind == actions.REGION:
        return g.board.index.get(text)
    if kind == words.HERO:
        return box.hero_index.get(text)
    if kind == words.FACTION:
        return box.faction_index.get(text)
    if kind == words.LAND:
        return box.land_index.get(text)
    digits = text.removeprefix("t") if kind == words.CARD else text
    if not re.fullmatch(r"[0-9]{1,3}", digits):
        return None
    number = int(digits)
    if kind == actions.SEAT:
        return number - 1 if 1 <= number <= g.setup.seats else None
    if kind == words.CARD:
        return number if number in box.sides_of and text == card_name(number) else None
    return number


def word_for(action: int) -> Word:
    """Return the word of an action.

    Raises:
        BadAction: no word has the action's number.
    """
    word = words.WORD.get(word_of(action))
    if word is None:
        raise BadAction(f"The number {quoted(action)} is no action of tiny-epic.")
    return word


def arguments_of(g: Position, action: int) -> list[str]:
    """Return the texts of an action's arguments.

    Raises:
        BadAction: it names something that is not here.
    """
    word = word_for(action)
    values = (first_of(action), second_of(action))
    try:
        return [argument_text(g, k, v) for k, v in zip(word.kinds, values, strict=False)]
    except IndexError:
        raise BadAction(f"The number {quoted(action)} names something that is not here.") from None


def describe(g: Position, action: int, lang: str = "en") -> str:
    """Return the text of an action; in English the words that `parse` reads.

    Raises:
        BadAction: the number is no action.
    """
    if lang != "en":
        return spoken(g, action, lang)
    word = word_for(action)
    if isinstance(word, Units):
        return word.write_units(action)
    if isinstance(word, Exchange):
        try:
            return word.write_exchange(action)
        except IndexError:
            raise BadAction(f"The number {quoted(action)} is no exchange.") from None
    return word.write(arguments_of(g, action))


def spoken(g: Position, action: int, lang: str) -> str:
    """Return an action in the words of another language."""
    from marchland.texts import Texts

    key, args = sentence_of(g, action)
    return Texts(lang, g.game.texts, terrain=terrain(g)).render(key, args)


def terrain(g: Position) -> dict[str, str]:
    """Return the terrain of each place by its id."""
    return {name: TERRAINS[g.board.terrain[p]] for p, name in enumerate(g.board.ids)}


def sentence_of(g: Position, action: int) -> tuple[str, dict[str, Any]]:
    """Return the text key of an action, as a button says it, and its arguments."""
    word = word_for(action)
    key = f"tek-do-{word.name}"
    if isinstance(word, Units):
        handed = dict(zip(RESOURCES, words.units_in(action), strict=True))
        return key, {"units": {name: n for name, n in handed.items() if n}}
    if isinstance(word, Exchange):
        _, n, given, got = word.write_exchange(action).split(" ")
        return key, {"n": int(n), "given_resource": given, "got_resource": got}
    hero = word.form.endswith(" hero")
    if hero:
        key += "-hero"
    if word.number == words.BID_ALONE:
        key += "-all"
    args: dict[str, Any] = {}
    for kind, text in zip(word.kinds, arguments_of(g, action), strict=True):
        if kind == words.OP:
            key, args = (f"{key}-none", {}) if text == "-" else (key, {"name": text})
        elif kind == actions.COUNT:
            args["n"] = int(text)
        elif kind == actions.SEAT:
            args["other"] = int(text) - 1
        elif kind == actions.REGION:
            args["to" if "region" in args else "region"] = text
        else:
            args["land" if kind == words.CARD else kind] = text
    if word.name in ("choose", "draw") and not hero:
        key += f"-{next(iter(args)).replace('other', 'seat')}"
    return key, args


def parse(g: Position, text: str) -> int:
    """Return the action that a text names, legal or not.

    Raises:
        BadAction: the text names no action here.
    """
    clean = " ".join(text.split())
    fitting = beginning(clean, words.WORDS)
    for word in fitting:
        found = read(g, word, clean)
        if found is not None:
            return plainly(g, found)
    raise unread(text, fitting, words.WORDS)


def plainly(g: Position, action: int) -> int:
    """Return an action without the word for the hero where he alone is meant anyway."""
    plain = words.PLAIN.get(word_of(action))
    if plain is None:
        return action
    legal = g.legal_actions()
    if action in legal:
        return action
    same = pack(plain, first_of(action), second_of(action))
    alone = False
    if same in legal:
        k, p = g.kingdoms[g.who], first_of(action)
        others = k.standard_lying_at(p) if plain == words.STAND else k.standard_standing_at(p)
        alone = k.hero_at == p and others == 0
    elif same in g.forced:
        place = second_of(action) if plain == words.MOVE else first_of(action)
        alone = any(k.hero_at == place for k in g.kingdoms)
    return same if alone else action


def read(g: Position, word: Word, text: str) -> int | None:
    """Return the action when a text has this word's form and names something here."""
    if isinstance(word, Units):
        return word.read_units(text)
    if isinstance(word, Exchange):
        return word.read_exchange(text)
    parts = word.read(text)
    if parts is None:
        return None
    values = [argument_value(g, k, p) for k, p in zip(word.kinds, parts, strict=True)]
    if None in values:
        return None
    return word.at(*[v for v in values if v is not None])


def plan(g: Position, text: str) -> list[int]:
    """Return the action of a text, if it is legal now.

    Raises:
        BadAction: it is not.
    """
    action = parse(g, text)
    if action not in g.legal_actions():
        raise BadAction(f"{quoted(text)} cannot be played now.")
    return [action]
