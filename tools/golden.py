"""Writes the playthroughs that `tests/golden` compares: each game, each map, the rules of today.

And what `tests/envs` compares: the numbers of every dense space.

Files that are there are played again with the same actions, so that a difference shows what
changed; where the rules of today forbid one, and with `--new`, a new game is played. Files of older
rules numbers are taken away.
"""

import argparse
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

import marchland
from marchland.core.errors import MarchlandError
from marchland.core.game import Game
from tests.envs import tables
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
            history = None if args.new else history_of(game, players, board)
            if history is None:
                history = new_history(game, players, board, args.seed)
            lines = record(game, players, board, history)
            for older in files_of(game, board):
                older.unlink()
            path.write_text("\n".join(lines) + "\n", "utf-8")
    tables.write()


def files_of(game: Game, board: str) -> list[Path]:
    """Return the playthroughs of a map under this and older rules numbers, the oldest first."""
    found = path_of(game, board).parent.glob(f"{game.name}-{board}-rules-*.txt")
    return sorted(found, key=lambda path: int(path.stem.rpartition("-")[2]))


def history_of(game: Game, players: int, board: str) -> list[int] | None:
    """Return the actions of the last playthrough, None where the rules of today forbid one."""
    for path in reversed(files_of(game, board)):
        state = game.empty_state(players, board, {})
        try:
            history = actions_in(path.read_text("utf-8").splitlines(), state)
        except MarchlandError:
            return None
        return history if state.is_over else None
    return None


if __name__ == "__main__":
    main()
