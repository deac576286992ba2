"""The content against the box: words, rulings, flags, and that every hook has its user."""

import inspect
import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

import marchland
from marchland.smallworld.base import variant
from marchland.smallworld.base.house import HOUSE
from marchland.smallworld.edges.clause_forms import Reader
from marchland.smallworld.game import SmallWorld
from marchland.smallworld.parts.ability import Ability, Power, Race
from marchland.smallworld.parts.variant import Variant

# Numbers that old replays rely on, for ever.
WORDS = {
    1: "draw={race}", 2: "draw={power}", 3: "roll={count}", 10: "pick {slot}", 11: "expand",
    12: "decline", 13: "abandon {region}", 14: "ready", 15: "conquer {region}",
    16: "attempt {region}", 20: "stop", 21: "deploy {region}={count}", 32: "dragon {region}",
    33: "enchant {region}", 34: "roll", 35: "fortress {region}", 36: "hero {region}",
    37: "peace {seat}", 38: "camp {region}={count}", 39: "stay", 40: "retire",
}  # fmt: skip
# Rulings with their values, the default first.
RULINGS = {
    "own_declined_cost": (True, False), "badge_in_decline": ("keep", "discard"),
    "empty_decline_removes": (True, False), "ghouls_before_pick": (True, False),
    "ghoul_die_ends_turn": (True, False), "giants_underworld": (False, True),
    "enchant_reach": ("reach", "adjacent"), "hidden_coins": (True, False),
}  # fmt: skip

MEMORY = {"memo", "remember", "note", "jot"}
"""What all abilities have and none overrides."""
FLAGS = {"in_decline", "fights_in_decline", "rides_free", "replaces_last_roll", "badge_stays"}

BOX = variant()
ABILITIES = [*BOX.races, *BOX.powers, *HOUSE]
SPEAKERS: list[Ability] = [one for a in ABILITIES for one in (a, *a.clauses)]


def own_methods(ability: Ability) -> set[str]:
    """Return the public methods that an ability's classes define above the base."""
    found: set[str] = set()
    for cls in type(ability).__mro__:
        if cls in (Ability, Race, Power):
            break
        found |= {name for name in vars(cls) if inspect.isroutine(getattr(cls, name))}
    return {name for name in found if not name.startswith("_")}


HOOKS = {
    name
    for name in vars(Ability)
    if inspect.isroutine(getattr(Ability, name)) and not name.startswith("_")
} - MEMORY


def test_every_action_word_keeps_its_number() -> None:
    """Old replays stay readable."""
    assert {word.number: word.form for word in BOX.words} == WORDS
    assert len({word.number for word in BOX.words}) == len(BOX.words)


def test_every_ruling_has_its_values_and_its_default() -> None:
    """SW-C02, SW-E02, SW-E09, SW-R04, SW-R05, SW-R11, SW-S07, SW-D05."""
    game = marchland.game("small-world")
    assert {name: ruling.values for name, ruling in game.rulings.items()} == RULINGS
    state = game.new_state(players=2)
    assert dict(state.rulings) == {name: values[0] for name, values in RULINGS.items()}


FAMILY = [
    game.variant
    for game in (marchland.game(name) for name in marchland.games())
    if isinstance(game, SmallWorld)
]
"""Every installed game of the family: a hook of the engine may have its user in any of them."""
OF_OTHER_CONTENT = {
    "chosen", "drawn", "ferry_free", "lots", "on_any_conquest", "on_arrival", "on_kill", "on_lost",
    "on_paid", "on_reveal", "on_turn_start", "toll",
}  # fmt: skip
"""Hooks that the boxed game does not need."""
OF_CLAUSES = {"encores", "fewest", "guards", "on_decline", "rerolls", "speaker"}
"""Hooks that ready-made clauses of home-made races and powers answer, and nothing in a box."""


def answering(hook: str, variant_: Variant) -> list[str]:
    """Return who answers a hook in a game."""
    everyone = [*variant_.house, *variant_.races, *variant_.powers, *variant_.sites]
    return [one.id for a in everyone for one in (a, *a.clauses) if hook in own_methods(one)]


@pytest.mark.parametrize("hook", sorted(HOOKS - OF_OTHER_CONTENT - OF_CLAUSES))
def test_every_hook_has_a_user(hook: str) -> None:
    """A hook that nobody answers is taken out."""
    assert answering(hook, BOX) or any(answering(hook, other) for other in FAMILY)


CLAUSES = {
    "encores": "{ conquers_again = 1 }", "fewest": "{ stands = 2 }",
    "guards": '{ guards = "any" }', "on_decline": '{ at_decline = "others" }',
    "rerolls": "{ rolls_again = 1 }", "speaker": '{ earns = 1, when = "first" }',
}  # fmt: skip
"""A clause that answers each of them."""


@pytest.mark.parametrize("hook", sorted(OF_CLAUSES))
def test_a_hook_that_no_box_needs_is_answered_by_a_clause(hook: str) -> None:
    clause = tomllib.loads(f"said = {CLAUSES[hook]}")["said"]
    assert hook in own_methods(Reader(Path("file"), "the race x", ()).clause(clause))
    assert [one for variant_ in FAMILY for one in answering(hook, variant_)] == []


def test_no_hook_of_the_boxed_game_counts_as_one_of_other_content() -> None:
    assert [hook for hook in sorted(OF_OTHER_CONTENT) if answering(hook, BOX)] == []


@pytest.mark.parametrize("flag", sorted(FLAGS))
def test_every_flag_is_set_by_somebody_and_not_by_all(flag: str) -> None:
    users = [one for one in ABILITIES if getattr(one, flag)]
    assert 0 < len(users) < len(ABILITIES)


def test_the_flags_are_those_of_the_rules() -> None:
    """SW-R02, SW-R04, SW-W16, SW-W02, SW-E02: who speaks in decline, and how."""
    users = {flag: {a.id for a in ABILITIES if getattr(a, flag)} for flag in FLAGS}
    assert users == {
        "in_decline": {"dwarves", "ghouls", "spirit"},
        "fights_in_decline": {"ghouls"},
        "rides_free": {"spirit"},
        "replaces_last_roll": {"berserk"},
        "badge_stays": {"fortified", "seafaring", "spirit"},
    }


@pytest.mark.parametrize("ability", ABILITIES, ids=lambda a: a.id)
def test_an_ability_answers_named_hooks_only(ability: Ability) -> None:
    """A hook with a slip of the pen would never be asked."""
    assert own_methods(ability) - HOOKS == set()


@pytest.mark.source
@pytest.mark.parametrize("ability", ABILITIES, ids=lambda a: a.id)
def test_an_abilitys_docstring_is_its_sentence(ability: Ability) -> None:
    """One or two lines that end with a full stop, written for a player."""
    said = inspect.getdoc(type(ability)) or ""
    assert re.fullmatch(r"[A-Z][^\n]{15,98}[.]", said), said
    assert said != inspect.getdoc(Ability)


@pytest.mark.parametrize("ability", ABILITIES, ids=lambda a: a.id)
def test_a_hook_is_answered_with_the_arguments_that_it_is_asked_with(ability: Ability) -> None:
    for name in own_methods(ability):
        asked: Any = inspect.signature(getattr(Ability, name))
        answered = inspect.signature(getattr(type(ability), name))
        assert list(answered.parameters) == list(asked.parameters), name


def test_ids_are_unique_and_in_small_letters() -> None:
    ids = [ability.id for ability in ABILITIES]
    assert len(set(ids)) == len(ids)
    assert all(re.fullmatch(r"[a-z]+(_[a-z]+)*", one) for one in ids)


def test_every_way_and_word_of_an_ability_is_its_own() -> None:
    """SW-R11, SW-W06: other manners of taking a region have a word and a bit for themselves."""
    ways = [(a, way) for a in ABILITIES for way in a.ways]
    assert {(a.id, way.word.name) for a, way in ways} == {
        ("dragon_master", "dragon"),
        ("sorcerers", "enchant"),
    }
    assert all(way.word in a.words for a, way in ways)
    words = [word.number for a in ABILITIES for word in a.words]
    assert len(set(words)) == len(words)
