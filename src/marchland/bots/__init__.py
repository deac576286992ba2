"""Players made of code: they see what their seat may see and choose among the legal actions."""

from marchland.bots.base import Bot
from marchland.bots.named import Named
from marchland.bots.registry import find, installed, make, names

__all__ = ["Bot", "Named", "find", "installed", "make", "names"]
