"""Replay files: a header and the list of actions, enough to rebuild a game on any machine.

The format is written down in `docs/replay-format.md`.
"""

import json
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from typing import Any, NamedTuple

from marchland.core import registry
from marchland.core.errors import BadReplay, MarchlandError, quoted, saying
from marchland.core.game import Game, State
from marchland.core.replay_file import (
    COMPARED_SINCE,
    EVERY,
    FORMAT,
    check_key,
    checked_document,
    checked_names,
    noted,
)
from marchland.core.rulings import Value


class Seat(NamedTuple):
    """Who played a seat."""

    name: str
    kind: str = "person"
    bot: str | None = None


class Replay:
    """A game, whole or up to some action.

    Attributes:
        game, rules, players: the game's name and rules number, and the number of seats.
        map_name, map_digest: the map and the number that tells it from others of its name.
        rulings: every ruling with its value.
        seats: who played.
        date: the day, as 2026-01-31.
        content: name, file and digest of each piece of home-made content.
        history: every action, chance and set-up draws included.
        digests: by number of actions the digest after them: each 50, and the last.
        scores: the final scores; None while the game was not over.
        format: the number of the format that the digests are of.
    """

    def __init__(
        self,
        game: str,
        rules: int,
        players: int,
        map_name: str,
        map_digest: int,
        rulings: Mapping[str, Value],
        seats: Sequence[Seat],
        date: str,
        content: Sequence[Mapping[str, str]],
        history: Sequence[int],
        digests: Mapping[int, int],
        scores: Sequence[int] | None,
        format: int = FORMAT,  # noqa: A002 - the file's word
    ) -> None:
        """Take every field."""
        self.game = game
        self.rules = rules
        self.players = players
        self.map_name = map_name
        self.map_digest = map_digest
        self.rulings = dict(rulings)
        self.seats = list(seats)
        self.date = date
        self.content = [dict(one) for one in content]
        self.history = list(history)
        self.digests = dict(digests)
        self.scores = None if scores is None else list(scores)
        self.format = format

    @classmethod
    def from_state(cls, state: State, seats: Sequence[Seat], date: str | None = None) -> "Replay":
        """Return the replay of a state with its history, from `new_state` or `load`.

        Args:
            state: the position it ends with.
            seats: who played, in the order of seats.
            date: the day it was played, as 2026-01-31; today without one.

        Raises:
            BadReplay: the history does not lead to this state, as in a copy or a scenario, or
                seats or date could not be read back.
        """
        game = state.game
        date = date or datetime.now(UTC).date().isoformat()
        check_key("date", date)
        rows = [seat._asdict() for seat in seats]
        check_key("seats", rows)
        called = checked_names(rows)
        seats = [seat._replace(name=name) for seat, name in zip(seats, called, strict=True)]
        if not game.has_map(state.map_name):
            raise BadReplay(f"The map {state.map_name!r} does not come with {game.name}.")
        if len(seats) != state.players:
            raise BadReplay(f"This game has {state.players} seats, not {len(seats)}.")
        start = game.empty_state(state.players, state.map_name, state.rulings)
        digests = play_noting(start, state.history)
        if start.digest() != state.digest():
            raise BadReplay("The history of this state does not lead to it from the start.")
        return cls(
            game.name,
            game.rules,
            state.players,
            state.map_name,
            game.map_digest(state.map_name),
            state.rulings,
            seats,
            date,
            game.content,
            state.history,
            digests,
            state.scores() if state.is_over else None,
        )

    def to_json(self) -> str:
        """Return the file: one JSON document, one key a line."""
        document = {
            "format": self.format,
            "game": self.game,
            "rules": self.rules,
            "players": self.players,
            "map": {"name": self.map_name, "digest": to_hex(self.map_digest)},
            "rulings": dict(sorted(self.rulings.items())),
            "seats": [seat._asdict() for seat in self.seats],
            "date": self.date,
            "content": self.content,
            "history": self.history,
            "digests": [[number, to_hex(one)] for number, one in self.digests.items()],
            "scores": self.scores,
        }
        lines = (
            f"  {json.dumps(key)}: {json.dumps(value, ensure_ascii=False)}"
            for key, value in document.items()
        )
        return "{\n" + ",\n".join(lines) + "\n}\n"

    @classmethod
    def read(cls, text: str | bytes) -> "Replay":
        """Return the replay of a file's text. Nothing is loaded because it asks.

        Raises:
            BadReplay: no JSON, a key or value that is wrong, or a newer format.
        """
        data = checked_document(text)
        return cls(
            data["game"],
            data["rules"],
            data["players"],
            data["map"]["name"],
            int(data["map"]["digest"], 16),
            data["rulings"],
            [Seat(**seat) for seat in data["seats"]],
            data["date"],
            data["content"],
            data["history"],
            {number: int(one, 16) for number, one in data["digests"]},
            data["scores"],
            data["format"],
        )

    def start(self, content: Sequence[str] = ()) -> State:
        """Return the state before the first action.

        Args:
            content: files of home-made content, named by the person who plays it back.

        Raises:
            UnknownGame, UnknownMap, UnknownRuling, BadPlayers, BadContent: not here.
            BadReplay: the rules are newer, the map is another, or content is missing.
        """
        game = registry.game(self.game, content)
        self._compare(game)
        return game.empty_state(self.players, self.map_name, self.rulings)

    def _compare(self, game: Game) -> None:
        if self.rules > game.rules:
            raise BadReplay(
                f"This replay follows rules number {self.rules}; this Marchland knows them up to "
                f"number {game.rules}.",
                key="error-replay-rules",
                words={"n": self.rules, "most": game.rules},
            )
        for one in self.content:
            if one["digest"] in [mine["digest"] for mine in game.content]:
                continue
            if not one["file"]:
                raise BadReplay(
                    f"This replay was played with the pack {quoted(one['name'])}; install it as it "
                    "was then, and name it with --pack.",
                    key="error-replay-pack",
                    words={"what": quoted(one["name"])},
                )
            raise BadReplay(
                f"This replay was played with home-made content {quoted(one['name'])} "
                f"from a file called {quoted(one['file'])}; "
                "open that file first, unchanged, or name it with --content.",
                key="error-replay-content",
                words={"what": quoted(one["name"]), "file": quoted(one["file"])},
            )
        if len(self.content) < len(game.content):
            raise BadReplay(
                "This replay was played without the home-made content that is named.",
                key="error-replay-without",
            )
        if [one["digest"] for one in self.content] != [one["digest"] for one in game.content]:
            order = ", ".join(quoted(one["name"]) for one in self.content)
            raise BadReplay(
                f"This replay was played with {order}; name them in that order.",
                key="error-replay-order",
                words={"what": order},
            )
        if game.has_map(self.map_name) and game.map_digest(self.map_name) != self.map_digest:
            raise BadReplay(
                f"The map {quoted(self.map_name)} is not the one this replay was played on.",
                key="error-replay-map",
                words={"what": quoted(self.map_name)},
            )

    def play(self, to: int | None = None, content: Sequence[str] = ()) -> State:
        """Return the state after the first `to` actions, or after all.

        Raises:
            BadReplay: an action that is not legal, or whatever `start` raises.
        """
        state = self.start(content)
        for number, action in enumerate(self.history[:to], start=1):
            self._play_one(state, number, action)
        return state

    def _play_one(self, state: State, number: int, action: int) -> None:
        try:
            play_checked(state, number, action)
        except BadReplay as error:
            if self.rules == state.game.rules:
                raise
            text = f"{error} {self._since(state.game)}"
            raise BadReplay(
                text, number - 1, "error-replay-since", self._numbers(state.game, saying(error))
            ) from None

    def _numbers(self, game: Game, reason: dict[str, Any] | str) -> dict[str, Any]:
        """Return the arguments of what says that rules have changed since."""
        return {"reason": reason, "n": self.rules, "most": game.rules}

    def _since(self, game: Game) -> str:
        """Say of a file of other rules what explains that it goes another way."""
        return (
            f"The file follows rules number {self.rules} and this Marchland number {game.rules}, "
            "between which rules, races or cards have changed."
        )

    def verify(self, content: Sequence[str] = ()) -> State:
        """Play everything back, compare digests and scores, and return the last state.

        A file of an older rules number may stand for positions of another set of races or cards,
        so its actions and final scores alone are compared; so it is with digests of a format
        from before they were defined anew.

        Raises:
            BadReplay: names the first action that differs or is not legal.
        """
        state = self.start(content)
        for number, action in enumerate(self.history, start=1):
            self._play_one(state, number, action)
            if self.rules == state.game.rules and self.format >= COMPARED_SINCE:
                self._compare_digest(state, number)
        scores = state.scores() if state.is_over else None
        if scores != self.scores:
            here, there = (said or "none" for said in (scores, self.scores))
            said = f"The final scores are {here} here and {there} in the replay."
            other = self.rules != state.game.rules
            text = f"{said} {self._since(state.game)}" if other else said
            key, words = "error-replay-scores", {"what": str(here), "than": str(there)}
            if other:
                words = self._numbers(state.game, {"key": key, "args": words})
                key = "error-replay-since"
            raise BadReplay(text, len(self.history), key, words)
        changed = state.game.changed_since(state, self.rules)
        if changed and not state.is_over:
            # By actions alone nobody can tell how such a game stood.
            raise BadReplay(
                f"This game uses cards that have changed since: {', '.join(changed)}. The file "
                f"follows rules number {self.rules} and this Marchland number {state.game.rules}.",
                len(self.history),
                "error-replay-cards",
                {"what": ", ".join(changed), "n": self.rules, "most": state.game.rules},
            )
        return state

    def _compare_digest(self, state: State, number: int) -> None:
        if number in self.digests and state.digest() != self.digests[number]:
            same = (number - 1) // EVERY * EVERY
            raise BadReplay(
                f"The position after action {number} differs from the replay; "
                f"up to action {same} all was the same.",
                same,
                "error-replay-differs",
                {"n": number, "good": same},
            )


def play_noting(state: State, history: Sequence[int]) -> dict[int, int]:
    """Play a history and return the digests that its replay holds."""
    digests: dict[int, int] = {}
    due = noted(len(history))
    for number, action in enumerate(history, start=1):
        state.apply(action)
        if number in due:
            digests[number] = state.digest()
    return digests


def play_checked(state: State, number: int, action: int) -> None:
    """Play one action of a replay.

    Raises:
        BadReplay: it is not legal.
    """
    if action in state.legal_actions():
        state.apply(action)
        return
    try:
        text = f"{state.describe(action)!r}"
    except MarchlandError:
        text = str(action)
    raise BadReplay(
        f"Action {number} of the replay, {text}, is not legal there.",
        number - 1,
        "error-replay-illegal",
        {"n": number, "what": text},
    )


def to_hex(digest: int) -> str:
    """Return a digest as the file writes it: 16 hexadecimal digits."""
    return f"{digest:016x}"
