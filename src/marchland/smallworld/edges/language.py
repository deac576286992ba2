"""Actions as texts, and texts as actions."""

import re

from marchland.core import actions
from marchland.core.actions import (
    NOTHING,
    Word,
    beginning,
    first_of,
    second_of,
    unread,
    word_of,
)
from marchland.core.errors import BadAction, quoted
from marchland.smallworld.parts.words import REVEALED
from marchland.smallworld.world.world import World


def argument_text(g: World, kind: str, value: int) -> str:
    """Return an argument as it is written in English."""
    variant = g.setup.variant
    if value == NOTHING:
        return "-"
    if kind == actions.REGION:
        return g.map.ids[value]
    if kind == actions.SEAT:
        return str(value + 1)
    if kind == actions.RACE:
        return variant.races[value].id
    if kind == actions.POWER:
        return variant.powers[value].id
    if kind == actions.SITE:
        return variant.sites[value].id
    if kind == actions.FACE and variant.boards is not None:
        return variant.boards.faces[value].name
    return str(value)


def argument_value(g: World, kind: str, text: str) -> int | None:
    """Return the argument that a text names, or None."""
    variant = g.setup.variant
    if text == "-" and kind in (actions.REGION, actions.SEAT):
        return NOTHING
    if kind == actions.REGION:
        return g.map.index.get(text)
    if kind == actions.RACE:
        return variant.race_index.get(text)
    if kind == actions.POWER:
        return variant.power_index.get(text)
    if kind == actions.SITE:
        return variant.site_index.get(text)
    if kind == actions.FACE and variant.boards is not None:
        return variant.boards.index.get(text)
    if not re.fullmatch(r"[0-9]{1,3}", text):
        return None
    number = int(text)
    if kind != actions.SEAT:
        return number
    return number - 1 if 1 <= number <= g.setup.players else None


def word_for(g: World, action: int) -> Word:
    """Return the word of an action.

    Raises:
        BadAction: no word has the action's number.
    """
    word = g.setup.variant.word.get(word_of(action))
    if word is None:
        raise BadAction(f"The number {quoted(action)} is no action of {g.setup.variant.name}.")
    return word


def describe(g: World, action: int, lang: str = "en") -> str:
    """Return the text of an action; in English the words that `parse` reads.

    Raises:
        BadAction: the number is no action.
    """
    word = word_for(g, action)
    values = [first_of(action), second_of(action)]
    try:
        arguments = [argument_text(g, k, v) for k, v in zip(word.kinds, values, strict=False)]
    except IndexError:
        raise BadAction(f"The number {quoted(action)} names something that is not here.") from None
    if lang == "en":
        return word.write(arguments)
    from marchland.texts import action_text

    terrain = dict(zip(g.map.ids, g.map.terrain, strict=True))
    texts = g.setup.variant.texts
    return action_text(texts, lang, word.key, word.kinds, arguments, terrain, _called(g))


def _called(g: World) -> dict[str, str]:
    """Return what regions are called on boards of a group; ours are named by the texts."""
    boards = g.setup.variant.boards
    ours = {face.name for face in boards.faces if face.source is None} if boards else set()
    rows = zip(g.map.ids, g.map.titles, g.map.island_names, strict=True)
    return {id_: own for id_, own, island in rows if own and island not in ours}


def parse(g: World, text: str) -> int:
    """Return the action that a text names, legal or not.

    Raises:
        BadAction: the text names no action here.
    """
    clean = " ".join(text.split())
    words = g.setup.variant.words
    fitting = beginning(clean, words)
    for word in fitting:
        parts = word.read(clean)
        if parts is None:
            parts = _spaced_name(word, clean)
        if parts is None:
            continue
        values = [argument_value(g, k, p) for k, p in zip(word.kinds, parts, strict=True)]
        if None not in values:
            found = [v for v in values if v is not None]
            return _meant(g, word.at(*sorted(found) if word.either_way else found))
    head, _, name = clean.partition("=")
    if head.strip() == "draw" and g.setup.has_sites:
        # Markers are drawn too, and turned up.
        site = argument_value(g, actions.SITE, name.strip().replace(" ", "_"))
        if site is not None:
            return actions.pack(REVEALED, site)
    completed = _completed(g, clean)
    if completed is not None:
        return completed
    raise unread(text, fitting, words)


def _meant(g: World, action: int) -> int:
    t = g.tribes[g.slot]
    ability = None if t is None else t.kit.speaker.get(word_of(action))
    return action if t is None or ability is None else ability.meant(g, t, action)


def _completed(g: World, text: str) -> int | None:
    # The last argument may be left out where only one can stand.
    if " " not in text:
        return None
    found = [a for a in g.legal_actions() if describe(g, a).startswith(text + " ")]
    return found[0] if len(found) == 1 else None


def _spaced_name(word: Word, text: str) -> list[str] | None:
    # A space for the underscore is accepted where only one name can stand.
    if word.kinds in ([actions.RACE], [actions.POWER], [actions.SITE]):
        head, _, name = text.partition("=")
        if head == word.name:
            return [name.strip().replace(" ", "_")]
    return None
