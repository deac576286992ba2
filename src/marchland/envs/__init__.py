"""Doors for learners: dense spaces, PettingZoo, OpenSpiel, many tables at once (docs/learn.md)."""

from marchland.envs.space import Space, space

__all__ = ["Space", "space"]
