"""Changes one number, terrain, mark or border at a time, and shows that some test notices.

    python tools/mutate_cards.py --changes 500 --seed 7 --jobs 2

A change is made to a copy of the package: to a card, banner, badge, hero, site, land, board,
island or constant of the rules, or to a number in the sentence that says what a card does. Then
the tests run that could dispute it: tables entered from the rulebooks, scenarios, properties of
the drawn maps and the sentences in four languages. Golden files, generated pages and file hashes
are not among them. Each change that no test notices is printed; then the exit status is 1.

The kinds of changes have equal shares of a sample, as far as they have enough.
"""

import argparse
import importlib
import itertools
import random
import sys
import time
from collections import defaultdict
from collections.abc import Sequence

from mutants.cards import cards, sentences
from mutants.change import Change
from mutants.code import code
from mutants.maps import lands, maps
from mutants.trial import tried, unchanged


def all_changes() -> list[Change]:
    """Return every change there is."""
    return [*maps(), *lands(), *cards(), *code(), *sentences()]


def sampled(changes: Sequence[Change], number: int, seed: int) -> list[Change]:
    """Return so many of them, in turn from each kind."""
    rng = random.Random(seed)
    by_kind: dict[str, list[Change]] = defaultdict(list)
    for change in changes:
        by_kind[change.kind].append(change)
    for some in by_kind.values():
        rng.shuffle(some)
    found = [one for turn in itertools.zip_longest(*by_kind.values()) for one in turn if one]
    chosen = found[:number]
    rng.shuffle(chosen)
    return chosen


def main(arguments: Sequence[str] | None = None) -> int:
    """Make the changes and print what nobody noticed."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--changes", type=int, default=500, help="how many; 500 by default")
    parser.add_argument("--seed", type=int, default=1, help="which; 1 by default")
    parser.add_argument("--jobs", type=int, default=2, help="processes at a time; 2 by default")
    parser.add_argument("--kind", default="", help="only kinds that begin so: island,land")
    parser.add_argument("--list", action="store_true", help="count the kinds, change nothing")
    parser.add_argument("--verbose", action="store_true", help="say of each change who noticed")
    asked = parser.parse_args(arguments)
    kinds = tuple(asked.kind.split(","))
    changes = [one for one in all_changes() if one.kind.startswith(kinds)]
    if asked.list:
        for kind in sorted({one.kind for one in changes}):
            print(f"{sum(one.kind == kind for one in changes):6} {kind}")
        return 0
    for module in ("pytest", "networkx", "numpy", "shapely", "fluent.runtime"):
        importlib.import_module(module)
    begun = time.monotonic()
    chosen = sampled(changes, asked.changes, asked.seed)
    for change, said in tried(unchanged(chosen), asked.jobs):
        if said:
            print(f"Without any change {said} fails, of {change.kind}: mend that first.")
            return 1
    survivors = 0
    for change, said in tried(chosen, asked.jobs):
        if not said:
            survivors += 1
            print(f"NOT NOTICED  {change.kind}: {change.what} ({change.where})", flush=True)
        elif asked.verbose:
            print(f"{change.kind}: {change.what}: {said}", flush=True)
    took = time.monotonic() - begun
    many = len({one.kind for one in chosen})
    print(
        f"{len(chosen)} changes of {many} kinds out of {len(changes)}, seed {asked.seed}: "
        f"{len(chosen) - survivors} noticed, {survivors} not, in {took:.0f} s."
    )
    return 1 if survivors else 0


if __name__ == "__main__":
    sys.exit(main())
