"""Matches, many games, replays and figures; the command line stands on top."""
