"""A real server of the counting game, for tests that kill or stall it.

toy_server.py PORT DATABASE-OR-ADDRESS [BULK [FILE]]

With a FILE it also has the bot `slow`, which writes there in which process it thinks for ever.
"""

import sys
from functools import partial
from pathlib import Path

import uvicorn

from marchland.server.app import application
from marchland.server.library import Library
from marchland.server.opening import open_store
from tests.server.robots import BOTS, Slow, find
from tests.server.toy import CountingGame

if __name__ == "__main__":
    port, database = int(sys.argv[1]), sys.argv[2]
    CountingGame.bulk = int(sys.argv[3]) if len(sys.argv) > 3 else 0
    slow = dict.fromkeys(["slow"], partial(Slow, Path(sys.argv[4]))) if len(sys.argv) > 4 else {}
    library = Library(lambda: ["counting"], find, lambda: {**BOTS, **slow})
    uvicorn.run(
        application(open_store(database), library),
        port=port,
        ws="websockets-sansio",
        log_level="warning",
    )
