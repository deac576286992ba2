"""What an ability is said to do while its race is in decline."""

import pytest

from marchland.core.game import State
from tests.browser.positions import reach


@pytest.mark.parametrize(("race", "said"), [("ratmen", "now-idle"), ("humans", "now-declined")])
def test_a_race_that_never_did_anything_stops_nothing_in_decline(race: str, said: str) -> None:
    """SW-L: Ratmen have no ability that could end; that of Humans does not act in decline."""

    def is_declined(state: State) -> bool:
        seats = state.view(frozenset())["seats"]
        return any(t["race"] == race and t["declined"] for seat in seats for t in seat["tribes"])

    assert reach(is_declined).view(frozenset())["abilities"][race]["key"] == said
