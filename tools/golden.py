"""Writes the playthroughs that `tests/golden` compares: each game, each map, the rules of today.

Files that are there are played again with the same actions, so that a difference shows what
changed; `--new` plays new games instead.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

import marchland
from tests.golden.playthrough import actions_in, new_history, path_of, record


def main() -> None:
    """Write each file that is named by a game and one of its maps."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--new", action="store_true", help="play new games")
    parser.add_argument("--seed", type=int, default=1, help="what new games are drawn from")
    args = parser.parse_args()
    for name in marchland.games():
        game = marchland.game(name)
        usual = {game.new_state(players).map_name: players for players in game.players}
        for board in game.map_names:
            players = usual.get(board, game.players[0])
            path = path_of(game, board)
            print(path.name)
            if path.is_file() and not args.new:
                lines = path.read_text("utf-8").splitlines()
                history = actions_in(lines, game.empty_state(players, board, {}))
            else:
                history = new_history(game, players, board, args.seed)
            lines = record(game, players, board, history)
            path.write_text("\n".join(lines) + "\n", "utf-8")


if __name__ == "__main__":
    main()
