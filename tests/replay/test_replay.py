"""Replay files: what is written, what plays back, and what is refused."""

import json
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

import marchland
from marchland.core.dice import pick
from marchland.core.game import State
from marchland.core.replay import Replay, Seat
from marchland.core.replay_file import EVERY

SEATS = [Seat("Ann"), Seat("Kafka", "bot", "greedy")]
RULINGS: dict[str, bool | str] = {"own_declined_cost": False}


def played(seed: int, actions: int | None = None) -> State:
    """Return a random game, whole or up to some action."""
    rng = Random(seed)
    state = marchland.game("small-world").new_state(2, seed, rulings=RULINGS)
    while not state.is_over and (actions is None or len(state.history) < actions):
        if state.to_move == marchland.CHANCE:
            state.apply(pick(state.chance_outcomes(), rng))
        else:
            state.apply(rng.choice(state.legal_actions()))
    return state


def written(state: State) -> str:
    return Replay.from_state(state, SEATS, "2026-01-31").to_json()


@pytest.mark.parametrize("actions", [13, EVERY, EVERY + 1, 2 * EVERY, None])
def test_a_game_plays_back_to_the_same_position(actions: int | None) -> None:
    state = played(7, actions)
    text = written(state)
    replay = Replay.read(text)
    assert replay.to_json() == text
    last = replay.verify()
    assert last.digest() == state.digest()
    assert last.history == state.history
    assert last.scores() == state.scores()


def test_a_file_says_all_that_a_game_is() -> None:
    state = played(7)
    document = json.loads(written(state))
    n = len(state.history)
    assert document["format"] == 2
    assert document["game"] == "small-world"
    assert document["map"]["name"] == "2p"
    assert document["rulings"]["own_declined_cost"] is False
    assert set(document["rulings"]) == set(state.game.rulings)
    assert document["seats"][1] == {"name": "Kafka", "kind": "bot", "bot": "greedy"}
    assert document["date"] == "2026-01-31"
    assert document["history"] == state.history
    assert [number for number, _ in document["digests"]] == [*range(EVERY, n, EVERY), n]
    assert document["scores"] == state.scores()


def test_a_running_game_has_no_final_scores() -> None:
    assert json.loads(written(played(7, 60)))["scores"] is None


def test_any_earlier_position_is_reached() -> None:
    replay = Replay.read(written(played(7)))
    assert replay.play(60).digest() == played(7, 60).digest()
    assert replay.play(0).history == []


def test_a_copy_has_no_history_to_write() -> None:
    with pytest.raises(marchland.BadReplay, match="does not lead to it"):
        Replay.from_state(played(7, 60).copy(), SEATS)


def test_a_loaded_game_is_written_like_the_one_that_was_saved() -> None:
    state = played(7, 60)
    assert written(state.game.load(state.serialize())) == written(state)


def test_seats_are_as_many_as_players() -> None:
    with pytest.raises(marchland.BadReplay, match="2 seats, not 1"):
        Replay.from_state(played(7, 20), SEATS[:1])


def test_what_could_not_be_read_back_is_not_written() -> None:
    """A day that is none, and a player of an unknown kind."""
    state = played(7, 20)
    with pytest.raises(marchland.BadReplay, match="'date'"):
        Replay.from_state(state, SEATS, "yesterday")
    with pytest.raises(marchland.BadReplay, match="'seats'"):
        Replay.from_state(state, [SEATS[0], Seat("Eva", "ghost")])


Damage = Callable[[dict[str, Any]], object]

DAMAGES: list[tuple[Damage, str]] = [
    (lambda d: d.update(colour="red"), "no key 'colour'"),
    (lambda d: d.pop("rules"), "lacks the key 'rules'"),
    (lambda d: d.update(format=3), "newer"),
    (lambda d: d.update(format="1"), "no format number"),
    (lambda d: d.update(format=True), "no format number"),
    (lambda d: d.update(players="2"), "'players'"),
    (lambda d: d.update(players=3), "must name as many seats"),
    (lambda d: d.update(map="2p"), "'map'"),
    (lambda d: d["map"].update(digest="12"), "'map'"),
    (lambda d: d["rulings"].update(own_declined_cost=1), "'rulings'"),
    (lambda d: d["seats"][0].update(kind="ghost"), "'seats'"),
    (lambda d: d["seats"][0].pop("name"), "'seats'"),
    (lambda d: d.update(content=["my-race.toml"]), "'content'"),
    (lambda d: d["history"].append(-1), "'history'"),
    (lambda d: d["history"].append(True), "'history'"),
    (lambda d: d["history"].append(1 << 40), "'history'"),
    (lambda d: d.update(date="\ud800"), "'date'"),
    (lambda d: d.update(date="yesterday"), "'date'"),
    (lambda d: d.update(date="2026-02-30"), "'date'"),
    (lambda d: d.update(date="20260131"), "'date'"),
    (lambda d: d.update(date="2026-01-31\n"), "'date'"),
    (lambda d: d.update(date=""), "'date'"),
    (lambda d: d["digests"].pop(), "digests after every 50"),
    (lambda d: d["digests"][0].append(1), "'digests'"),
    (lambda d: d.update(scores=[1, -2]), "'scores'"),
]


@pytest.mark.parametrize(("damage", "what"), DAMAGES)
def test_a_damaged_file_is_refused_with_what_is_wrong(damage: Damage, what: str) -> None:
    document = json.loads(written(played(7, 60)))
    damage(document)
    with pytest.raises(marchland.BadReplay, match=what) as error:
        Replay.read(json.dumps(document))
    assert len(str(error.value).splitlines()) == 1


@pytest.mark.parametrize("text", ["", "{", "[]", "7", "null", "[" * 100_000, b"\xff\xfe", "{}"])
def test_what_is_no_replay_at_all_is_refused(text: str | bytes) -> None:
    with pytest.raises(marchland.BadReplay, match="This is not a replay"):
        Replay.read(text)


def changed(damage: Damage) -> Replay:
    document = json.loads(written(played(7, 120)))
    damage(document)
    return Replay.read(json.dumps(document))


def test_the_first_illegal_action_is_named() -> None:
    replay = changed(lambda d: d["history"].__setitem__(80, d["history"][0]))
    with pytest.raises(marchland.BadReplay, match="Action 81 of the replay, 'draw="):
        replay.verify()
    with pytest.raises(marchland.BadReplay, match="Action 81 "):
        replay.play()
    with pytest.raises(marchland.BadReplay) as refused:
        replay.verify()
    assert refused.value.good == 80
    assert len(replay.play(80).history) == 80


def test_a_number_that_is_no_action_is_named() -> None:
    replay = changed(lambda d: d["history"].__setitem__(80, 999 << 20))
    with pytest.raises(marchland.BadReplay, match=f"Action 81 of the replay, {999 << 20}, "):
        replay.verify()


def test_another_legal_action_is_found_by_the_next_digest() -> None:
    state = played(7, 13)
    legal = Replay.read(written(state)).play(12).legal_actions()
    other = next(action for action in legal if action != state.history[12])
    document = json.loads(written(state))
    document["history"][12] = other
    with pytest.raises(marchland.BadReplay, match="after action 13 differs"):
        Replay.read(json.dumps(document)).verify()


def test_a_wrong_digest_is_named_with_the_last_that_agreed() -> None:
    replay = changed(lambda d: d["digests"][1].__setitem__(1, "0" * 16))
    with pytest.raises(marchland.BadReplay, match=r"action 100 differs.*to action 50") as refused:
        replay.verify()
    assert refused.value.good == 50


def test_digests_from_before_they_were_defined_anew_are_not_compared() -> None:
    """Actions and final scores of such a file are, and it is written again as it was."""
    document = json.loads(written(played(7)))
    document["format"] = 1
    document["digests"] = [[number, "0" * 16] for number, _ in document["digests"]]
    replay = Replay.read(json.dumps(document))
    assert replay.verify().scores() == document["scores"]
    assert json.loads(replay.to_json()) == document
    document["scores"][0] += 1
    with pytest.raises(marchland.BadReplay, match="final scores"):
        Replay.read(json.dumps(document)).verify()


def test_wrong_final_scores_are_found() -> None:
    document = json.loads(written(played(7)))
    document["scores"][0] += 1
    with pytest.raises(marchland.BadReplay, match="final scores"):
        Replay.read(json.dumps(document)).verify()


STRANGERS: list[tuple[Damage, type[marchland.MarchlandError], str]] = [
    (lambda d: d.update(game="chess"), marchland.UnknownGame, "small-world"),
    (lambda d: d["map"].update(name="moon"), marchland.UnknownMap, "2p"),
    (lambda d: d["map"].update(digest="0" * 16), marchland.BadReplay, "not the one"),
    (lambda d: d["rulings"].update(beer=True), marchland.UnknownRuling, "hidden_coins"),
    (lambda d: d.update(rules=99), marchland.BadReplay, "up to number"),
    (
        lambda d: d.update(content=[{"name": "elephants", "file": "mine.py", "digest": "ab"}]),
        marchland.BadReplay,
        "'elephants' from a file called 'mine.py'",
    ),
]


@pytest.mark.parametrize("game", marchland.games())
@pytest.mark.parametrize("players", [0, 6, 1 << 70])
def test_a_number_of_players_that_no_game_has_is_refused(game: str, players: int) -> None:
    state = marchland.game(game).new_state(players=2, seed=1)
    replay = Replay.from_state(state, SEATS)
    replay.players = players
    with pytest.raises(marchland.BadPlayers, match=f"not for {players}"):
        replay.start()


@pytest.mark.parametrize(("damage", "error", "what"), STRANGERS)
def test_what_is_not_here_is_refused_and_named(
    damage: Damage, error: type[marchland.MarchlandError], what: str
) -> None:
    with pytest.raises(error, match=what):
        changed(damage).play()


def of_other_rules(document: dict[str, Any]) -> None:
    """Make a file of rules number 0: it stands for positions of another set of races."""
    document["rules"] = 0
    document["digests"] = [[number, "0" * 16] for number, _ in document["digests"]]


def test_a_file_of_older_rules_plays_back_by_its_actions_and_scores() -> None:
    """Its digests are those of another set of races, so they say nothing here."""
    whole = json.loads(written(played(7)))
    of_other_rules(whole)
    assert Replay.read(json.dumps(whole)).verify().scores() == whole["scores"]


SINCE = (
    r"\. The file follows rules number 0 and this Marchland number "
    rf"{marchland.game('small-world').rules}, "
    r"between which rules, races or cards have changed\.$"
)


@pytest.mark.parametrize("action", [1 << 20 | 40 << 10, 2 << 20 | 60 << 10, 15 << 20 | 900 << 10])
def test_where_a_file_of_older_rules_goes_no_further_it_says_why(action: int) -> None:
    """A race, a power, a region that nobody here knows: the set was another."""

    def damage(document: dict[str, Any]) -> None:
        of_other_rules(document)
        document["history"][80] = action

    replay = changed(damage)
    with pytest.raises(marchland.BadReplay, match=f"^Action 81 of .* is not legal there{SINCE}"):
        replay.verify()
    with pytest.raises(marchland.BadReplay, match=SINCE):
        replay.play()
    with pytest.raises(marchland.BadReplay) as refused:
        replay.verify()
    assert refused.value.good == 80
    assert len(replay.play(80).history) == 80


def test_other_scores_by_older_rules_say_why() -> None:
    whole = json.loads(written(played(7)))
    of_other_rules(whole)
    whole["scores"][0] += 1
    with pytest.raises(marchland.BadReplay, match=SINCE):
        Replay.read(json.dumps(whole)).verify()
