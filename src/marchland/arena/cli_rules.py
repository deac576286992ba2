"""`marchland rules`: what races, powers and other abilities do, in the reader's language."""

import argparse
import textwrap
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from marchland.core import registry
from marchland.core.errors import UnknownName
from marchland.texts import Texts

WIDTH = 96
PAGE = Path(__file__).parents[1] / "web" / "text"
"""The page's texts, which call the decline by its name in each language."""


class UnknownAbility(UnknownName):
    """The game has no ability of that name."""

    KEY = "error-unknown-ability"


def run(options: argparse.Namespace) -> int:
    """Print one ability, or all of them.

    Raises:
        UnknownAbility: the game has nothing of the name that is asked for.
    """
    game = registry.game(options.game, options.content)
    texts = Texts(options.lang, [*game.texts, PAGE])
    abilities = game.abilities
    if options.name is not None:
        wanted = options.name.strip().casefold()
        known = {one["id"]: texts.name(one["id"], one["kind"]) for one in abilities}
        abilities = [
            one for one in abilities
            if wanted.replace(" ", "_") == one["id"] or wanted == known[one["id"]].casefold()
        ]  # fmt: skip
        if not abilities:
            raise UnknownAbility("race, power or card", options.name, sorted(known))
    effects = Texts(options.lang, [*game.texts, game.texts[0] / "effects"])
    for one in abilities:
        if "mark" in one:
            print(card(texts, effects, one))
        else:
            print(told(texts, one["kind"], one["id"], one["tokens"]))
    return 0


def card(texts: Texts, effects: Texts, one: Mapping[str, Any]) -> str:
    """Return a card's name and mark, what each level does, and how a hero rises."""
    kind, id_ = one["kind"], one["id"]
    lines = [f"{texts.name(id_, kind)} ({source(texts, one['mark'])})"]
    for level, mark in enumerate(one.get("marks", ()), start=1):
        says = one["says"][level - 1]
        told = texts.render(f"{kind}-{id_}-{level}") if says is None else ""
        sentence = told or " ".join(map(effects.sentence, says))
        line = f"{level}  {sentence} ({source(texts, mark)})"
        lines += textwrap.wrap(line, WIDTH, initial_indent="    ", subsequent_indent="       ")
        for way in one.get("rises", ())[level - 1 : level]:
            rise = texts.render(f"tek-next-{way['by']}", {"n": way["n"]})
            lines.append(f"       {rise} ({source(texts, way['mark'])})")
    return "\n".join(lines)


def source(texts: Texts, mark: str) -> str:
    """Return where a card or a level comes from."""
    return texts.render(f"tek-mark-{mark}")


def told(texts: Texts, kind: str, id_: str, tokens: int | None) -> str:
    """Return an ability's name, the number on it if any, and its sentences."""
    active, declined = f"{kind}-{id_}-text", f"{kind}-{id_}-decline"
    sentences = [texts.render(active)] if texts.has(active) else []
    if texts.has(declined):
        sentences.append(f"{texts.render('ui-in-decline')} {texts.render(declined)}")
    name = texts.name(id_, kind)
    lines = [name if tokens is None else f"{name} ({tokens})"]
    for sentence in sentences:
        lines += textwrap.wrap(sentence, WIDTH, initial_indent="    ", subsequent_indent="    ")
    return "\n".join(lines)
