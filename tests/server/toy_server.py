"""A real server of the counting game, for tests that kill or stall it.

toy_server.py PORT DATABASE-OR-ADDRESS [BULK]
"""

import sys

import uvicorn

from marchland.server.app import application
from marchland.server.opening import open_store
from tests.server.conftest import counting_library
from tests.server.toy import CountingGame

if __name__ == "__main__":
    port, database = int(sys.argv[1]), sys.argv[2]
    CountingGame.bulk = int(sys.argv[3]) if len(sys.argv) > 3 else 0
    uvicorn.run(
        application(open_store(database), counting_library()),
        port=port,
        ws="websockets-sansio",
        log_level="warning",
    )
