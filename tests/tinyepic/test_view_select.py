"""What can be carried out as soon as it is selected: nothing that takes a choice away unseen."""

from typing import Any

from marchland.core.game import State
from tests.tinyepic.test_view_prices import after


def at_once(state: State) -> set[str]:
    """Return the actions that can be selected and carried out in one, each of which is legal."""
    found = set()
    for row in state.view(frozenset({state.to_move}))["card"]:
        if row["then"]:
            twin = state.copy()
            for action in (row["id"], *row["then"]):
                assert action in twin.legal_actions()
                twin.apply(action)
            found.add(row["action"])
    return found


def test_what_can_be_paid_and_done_is_carried_out_as_it_is_selected() -> None:
    """TEK-4: one mana pays for magic 1 and can be traded; there is no ore, no food, and the only
    Quest would be a war.
    """
    one = {"meeples": {"north/b": 1}, "mana": 1}
    assert at_once(after(one, {"meeples": {"south/x": 1}})) == {"patrol", "research", "trade"}


def test_a_war_that_would_come_by_itself_is_not_begun_by_selecting() -> None:
    """TEK-7: a Patrol has only one way, and there somebody stands; a Quest has a free goal."""
    one = {"meeples": {"north/a": 1}, "mana": 1}
    assert at_once(after(one, {"meeples": {"north/b": 1}})) == {"quest", "research", "trade"}


def test_where_a_hero_can_be_trained_instead_that_choice_stays_open() -> None:
    """TEK-11.2: the Druid rises by Research, for two mana; with one it cannot."""
    hero: dict[str, Any] = {"meeples": {"north/a": 1, "north/c": 1}, "mana": 2}
    hero |= {"hero": "druid", "hero_at": "north/a"}
    two = {"meeples": {"south/x": 1}}
    assert "research" not in at_once(after(hero, two, expansion=True))
    assert "research" in at_once(after({**hero, "mana": 1}, two, expansion=True))
