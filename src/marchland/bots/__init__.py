"""Players made of code: they see what their seat may see and choose among the legal actions."""

from marchland.bots.base import Bot
from marchland.bots.registry import UnknownBot, installed, make, names

__all__ = ["Bot", "UnknownBot", "installed", "make", "names"]
