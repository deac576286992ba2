"""The table in every window: nothing cut or out of reach, the map as large as can be.

Pairs of window, table, stage and language by default; all of them with MARCHLAND_WINDOWS=all.
"""

import itertools
import os
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Page, expect

from marchland.core.game import State
from marchland.core.replay import Seat
from tests.browser.positions import open_table, reach
from tests.browser.windows import FINDINGS

UPRIGHT = [(360, 640), (360, 740), (390, 844), (412, 915), (768, 1024)]
HELD_SIDEWAYS = [(640, 360), (740, 360), (844, 390), (915, 412)]
DESKS = [
    (1024, 768), (1180, 820), (1280, 720), (1280, 800), (1366, 625), (1440, 900), (1536, 730),
    (1920, 940), (2560, 1300),
]  # fmt: skip
ENLARGED = [(1093, 614), (911, 512), (683, 384)]
"""A laptop of 1366 x 768 at 125, 150 and 200 %."""
WINDOWS = UPRIGHT + HELD_SIDEWAYS + DESKS + ENLARGED
LANGUAGES = ["en", "cs", "hu", "pl"]
TABLES = [
    ("small-world", 2), ("small-world", 5), ("warcraft", 1), ("warcraft", 5), ("tiny-epic", 1),
    ("tiny-epic", 2), ("tiny-epic", 5),
]  # fmt: skip
MOMENTS = ["side", "set-up", "pick", "conquest", "redeployment", "war", "end"]
"""Only in Tiny Epic Kingdoms a side of each territory is picked."""
NAMES = [
    "Bartholomew Featherstonehaugh-Cholmondel", "Ö" * 40, "Anna", "w" * 40,
    "Zdeněk",
]  # fmt: skip
"""As long as names can be, and as short as they often are."""


class Case(NamedTuple):
    """What differs from one look at the table to the next."""

    table: tuple[str, int]
    moment: str
    language: str
    window: tuple[int, int]


def every_case() -> Iterator[Case]:
    """Yield the whole product."""
    for case in itertools.starmap(Case, itertools.product(TABLES, MOMENTS, LANGUAGES, WINDOWS)):
        if case.moment in moments(case.table):
            yield case


def moments(table: tuple[str, int]) -> list[str]:
    """Return the moments that a table comes to."""
    return MOMENTS if table[0] == "tiny-epic" else MOMENTS[1:]


def pairs(case: Case) -> set[tuple[Any, ...]]:
    """Return every pair of values that a case shows together."""
    return set(itertools.combinations(enumerate(case), 2))


def pairwise() -> list[Case]:
    """Return few cases that show every pair of values: the best next one, the first of equals."""
    everything = {case: pairs(case) for case in every_case()}
    missing = set().union(*everything.values())
    chosen = []
    while missing:
        best = max(everything, key=lambda case: len(everything[case] & missing))
        missing -= everything.pop(best)
        chosen.append(best)
    return chosen


@cache
def cases() -> list[Case]:
    """Return what is looked at, by table and moment."""
    everything = os.environ.get("MARCHLAND_WINDOWS") == "all"
    return sorted(every_case() if everything else pairwise())


def spreads_wide(view: dict[str, Any]) -> bool:
    """Say whether tokens may go to many regions."""
    return view["stage"] == "deploy" and len(view["deploy"]["regions"]) > 5


SMALL_WORLD: dict[str, Callable[[dict[str, Any]], bool]] = {
    "set-up": lambda view: view["stage"] == "pick",
    "pick": lambda view: view["stage"] == "pick" and view["round"] > 2,
    "conquest": lambda view: view["stage"] == "conquer" and view["round"] > 2,
    "redeployment": spreads_wide,
    "war": lambda view: view["stage"] == "mode" and view["round"] > 2,
    "end": lambda view: view["over"],
}
"""Small World has no wars: whether to expand or decline is asked instead. Its set-up is the first
choice of all, when nobody has anything yet."""
KINGDOMS: dict[str, Callable[[dict[str, Any]], bool]] = {
    "side": lambda view: view["stage"] == "pick-side",
    "set-up": lambda view: view["stage"] in {"keep", "pick-faction"},
    "pick": lambda view: view["stage"] == "select" and view["round"] > 1,
    "conquest": lambda view: view["stage"] == "move" and view["round"] > 1,
    "redeployment": lambda view: view["stage"] == "split",
    "war": lambda view: bool(view["war"] and view["actions"]),
    "end": lambda view: view["over"],
}
"""Tiny Epic Kingdoms moves instead of redeploying: its first resources are split instead. Its
set-up is the choice of a hero, and at the large table of a faction."""


@cache
def position(table: tuple[str, int], moment: str) -> State:
    """Return a position that asks this."""
    name, players = table
    is_kingdoms = name == "tiny-epic"
    wanted = (KINGDOMS if is_kingdoms else SMALL_WORLD)[moment]
    more: dict[str, Any] = {"map": "heroes"} if is_kingdoms else {}
    if is_kingdoms and moment == "set-up" and players > 1:
        more["rulings"] = {"factions": "picked"}

    def found(state: State) -> bool:
        return wanted(state.view(frozenset([] if state.is_over else [state.to_move])))

    return reach(found, players, name, **more)


def test_few_cases_show_every_pair() -> None:
    shown = set().union(*(pairs(case) for case in pairwise()))
    assert shown == set().union(*(pairs(case) for case in every_case()))
    assert len(pairwise()) < len(list(every_case())) / 12


@pytest.mark.parametrize(
    ("table", "moment"),
    [
        pytest.param(table, moment, id=f"{table[0]}-{table[1]}-{moment}")
        for table in TABLES
        for moment in moments(table)
    ],
)
def test_the_table_holds_in_every_window(
    page: Page, address: str, table: tuple[str, int], moment: str
) -> None:
    seats = tuple(Seat(name) for name in NAMES[: table[1]])
    mine = [case for case in cases() if case[:2] == (table, moment)]
    page.goto(open_table(address, position(table, moment), seats))
    expect(page.locator(".board .region").first).to_be_visible()
    found = []
    for language, some in itertools.groupby(mine, key=lambda case: case.language):
        page.evaluate(
            "lang => localStorage.setItem('marchland', JSON.stringify({lang, theme: 'auto'}))",
            language,
        )
        page.reload()
        expect(page.locator(".ask .sentence").first).to_be_visible()
        expect(page.locator(".board .region").first).to_be_visible()
        if page.locator(".cover").count():
            page.locator(".cover .confirm").click()
        for case in some:
            width, height = case.window
            page.set_viewport_size({"width": width, "height": height})
            found += [f"{width}x{height} {language}: {fault}" for fault in page.evaluate(FINDINGS)]
    assert not found, "\n".join(found)
