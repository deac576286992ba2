"""`python -m marchland` is `marchland`."""

import sys

from marchland.arena.cli import main

if __name__ == "__main__":
    sys.exit(main())
