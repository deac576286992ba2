"""Draws a board from its graph of regions."""
