"""Tiny Epic Kingdoms with Heroes' Call and its solo opponent."""
