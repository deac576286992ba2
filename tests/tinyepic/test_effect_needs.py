"""An effect that has just been chosen in a form does something in the game."""

import pytest

from marchland.tinyepic.clauses import OPS
from marchland.tinyepic.edges.effect_forms import forms
from marchland.tinyepic.edges.effect_needs import fresh, gaps
from tests.tinyepic.test_effect_words import read_out


@pytest.mark.parametrize("op", OPS)
def test_no_effect_begins_with_something_missing(op: str) -> None:
    assert gaps(fresh(op, forms()[op])) == []


@pytest.mark.parametrize(
    ("op", "heard"),
    [
        ("action_instead", "Where Patrol is carried out, you may carry out Quest instead."),
        (
            "action_swap",
            (
                "Whenever you carry out Patrol you may carry out Quest instead, "
                "and the other way round."
            ),
        ),
        ("fort_discount", "Your fort saves 2 in war instead of 1."),
        (
            "fort_lay_down_war",
            (
                "When you defend with a standing fort, you may choose before the numbers to lay it "
                "down after the war: it then saves 2, not 1."
            ),
        ),
        ("pay_substitute", "Of the price of Build you may pay up to 1 with food."),
    ],
)
def test_an_effect_begins_as_a_sentence_that_changes_the_game(op: str, heard: str) -> None:
    """An action in place of itself, a fort that saves what it saves, a price nobody pays: none."""
    assert read_out(fresh(op, forms()[op])) == heard
