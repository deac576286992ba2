"""A bot as a person names it: `greedy`, `greedy@seed=2`, `mine.py:Mine@depth=3`."""

import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from types import ModuleType
from typing import Any, Final

from marchland.bots.base import Bot
from marchland.core.errors import BadBot, quoted

Maker = Callable[..., Bot]
"""Makes a bot for one seat of one game; mostly the bot's class."""

SUFFIX: Final = ".py:"
"""What stands between a file and its class."""
LOADED: Final = 64
"""Files of bots that are kept loaded."""
LONGEST: Final = 200
"""Characters of somebody else's error that ours repeats."""


@dataclass(frozen=True)
class Named:
    """Makes the bot that was named, with the options that were named beside it.

    Attributes:
        label: what a record says of who played; of a file only its name, never its folder.
        name: what a seat is called.
        maker: the bot's class, or whatever else makes it.
        options: keyword arguments of the class.
    """

    label: str
    name: str
    maker: Maker
    options: Mapping[str, Any]

    def __call__(self, seed: int | str | None = None) -> Bot:
        """Return a bot for one seat of one game; it gets the seed if it takes one.

        Raises:
            BadBot: its class raises an error, or says itself which option is wrong.
        """
        options = dict(self.options)
        if "seed" in _parameters(self.maker):
            options.setdefault("seed", seed)
        try:
            return self.maker(**options)
        except BadBot:
            raise
        except (Exception, SystemExit) as error:
            raise BadBot(f"The bot {self.label} cannot be made: {in_words(error)}.") from error


def split(text: str) -> tuple[str, str, dict[str, Any]]:
    """Return file, name and options of a text; no file where the bot has a name of its own.

    Raises:
        BadBot: an option that is not written as `key=value`.
    """
    at = text.rfind(SUFFIX)
    file = text[: at + len(SUFFIX) - 1] if at > 0 else ""
    name, *parts = text[len(file) + 1 if file else 0 :].split("@")
    options: dict[str, Any] = {}
    for part in parts:
        key, equals, value = part.partition("=")
        if not key.isidentifier() or not equals:
            raise BadBot(
                f"{quoted(text)} has the option {quoted(part)}; options are written as "
                "@key=value, as in greedy@seed=2."
            )
        options[key] = _value(value)
    return file, name, options


def _value(text: str) -> bool | int | float | str:
    """Return a number or a truth value where the text is one."""
    if text in ("true", "false"):
        return text == "true"
    for kind in (int, float):
        try:
            return kind(text)
        except ValueError:
            continue
    return text


def named(text: str, name: str, maker: Maker, options: Mapping[str, Any], file: str = "") -> Named:
    """Return what makes the bot, once its options are known to be some that it takes.

    Raises:
        BadBot: an option that the bot does not have; the message lists those that it has.
    """
    known = _parameters(maker)
    for key in options:
        if key not in known and "**" not in known:
            has = ", ".join(known) or "none"
            raise BadBot(f"The bot {quoted(text)} has no option {quoted(key)}; known: {has}.")
    return Named(text.removeprefix(file[: -len(Path(file).name)]), name, maker, options)


def _parameters(maker: Maker) -> list[str]:
    """Return the names that may be given; `**` where any may."""
    from inspect import Parameter, signature

    try:
        found = signature(maker).parameters.values()
    except (TypeError, ValueError):
        return []
    alone = (Parameter.POSITIONAL_ONLY, Parameter.VAR_POSITIONAL)
    return [
        "**" if one.kind is Parameter.VAR_KEYWORD else one.name
        for one in found
        if one.kind not in alone
    ]


def from_file(file: str, name: str) -> Maker:
    """Return a class of a file that the person named.

    Raises:
        BadBot: there is no such file or class, or the file cannot be run.
    """
    path = Path(file)
    try:
        changed = path.stat().st_mtime_ns
        plain = path.is_file()
    except (OSError, ValueError):
        raise BadBot(f"There is no file {quoted(file)}.") from None
    if not plain:
        raise BadBot(f"{quoted(file)} is not a plain file.")
    module = _loaded(path.resolve(), changed, file)
    maker = getattr(module, name, None)
    if maker is None:
        classes = [
            key
            for key, one in vars(module).items()
            if isinstance(one, type) and one.__module__ == module.__name__
        ]
        known = ", ".join(classes) or "none"
        raise BadBot(f"{file} has no class {quoted(name)}; its classes: {known}.")
    if not isinstance(maker, type) or not callable(getattr(maker, "choose", None)):
        raise BadBot(
            f"{name} of {file} is no bot: a bot is a class with a method choose(view, actions)."
        )
    return maker


@lru_cache(LOADED)
def _loaded(path: Path, changed: int, file: str) -> ModuleType:
    """Run a file as a module of its own; what lies beside it may be imported by it."""
    from importlib.util import module_from_spec, spec_from_file_location

    spec = spec_from_file_location(f"marchland_bot_{path.stem}_{changed}", path)
    if spec is None or spec.loader is None:
        raise BadBot(f"{file} cannot be loaded: it is no Python file.")
    if str(path.parent) not in sys.path:
        sys.path.append(str(path.parent))
    module = module_from_spec(spec)
    sys.modules[spec.name] = module
    try:
        spec.loader.exec_module(module)
    except (Exception, SystemExit) as error:
        del sys.modules[spec.name]
        raise BadBot(f"{file} cannot be loaded: {in_words(error, str(path))}.") from error
    return module


def in_words(error: BaseException, file: str | None = None) -> str:
    """Return an error on one line, with where in the file it came up."""
    from traceback import extract_tb

    text = " ".join(f"{type(error).__name__}: {error}".split()).rstrip(".: ")
    if len(text) > LONGEST:
        text = f"{text[: LONGEST - 1]}…"
    lines = [one.lineno for one in extract_tb(error.__traceback__) if one.filename == file]
    return f"{text} ({Path(file).name}, line {lines[-1]})" if file and lines else text
