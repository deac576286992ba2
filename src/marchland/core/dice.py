"""Dice as weighted outcomes."""

from typing import Final

REINFORCEMENT: Final = [(0, 3), (1, 1), (2, 1), (3, 1)]
"""The reinforcement die: (pips, weight); three blank faces, then 1, 2 and 3 (SW-D01)."""
