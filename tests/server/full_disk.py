"""A server whose disk is really full: a small file system of memory, seen by this process alone.

full_disk.py FOLDER, as `unshare -rm` runs it.
"""

import itertools
import subprocess
import sys
from pathlib import Path

from starlette.testclient import TestClient

from marchland.server.app import application
from marchland.server.reserve import BYTES
from marchland.server.sqlite import SqliteStore
from marchland.server.store import Move, Unwritable
from tests.server.conftest import counting_library
from tests.server.talk import ANNA, BELA, ONE, TWO, Page, new_table

MEGABYTES = 40
BIG = 400_000
"""Letters of a game that fills the disk."""


def filled(store: SqliteStore, names: "itertools.count[int]") -> list[str]:
    """Keep games until no further one goes in, big ones first; return those that went in."""
    kept = []
    size = BIG
    while size:
        name = f"g{next(names)}"
        try:
            store.create(name, "{}", [Move(1)], "x" * size)
        except Unwritable:
            size //= 4
        else:
            kept.append(name)
    return kept


if __name__ == "__main__":
    folder = Path(sys.argv[1])
    subprocess.run(
        ["mount", "-t", "tmpfs", "-o", f"size={MEGABYTES}m", "tmpfs", folder], check=True
    )
    database = folder / "games.sqlite"
    app = application(SqliteStore(database), counting_library())
    store = SqliteStore(database)
    reserve = folder / "games.sqlite-reserve"
    assert reserve.stat().st_size == BYTES
    names = itertools.count()
    with TestClient(app, base_url="http://localhost") as client:
        table = new_table(client, ANNA, BELA)
        with Page(client, table) as page:
            page.act(ONE)
            kept = filled(store, names)
            for _ in range(2):
                page.send(type="act", n=page.n, action=TWO)
                assert page.error()["key"] == "error-disk"
                page.state()
            made = client.post("/api/tables", json={"game": "counting", "seats": [ANNA, BELA]})
            assert (made.status_code, made.json()["key"]) == (507, "error-disk"), made.text
            assert client.delete(f"/api/tables/{kept[0]}").status_code == 204
            assert reserve.stat().st_size < BYTES
            before = page.view["count"]
            page.act(TWO)
            assert page.view["count"] == before + 2
            # Deleting makes room again and again, and what is deleted serves others.
            for name in kept[1:3]:
                filled(store, names)
                assert client.delete(f"/api/tables/{name}").status_code == 204
                store.create(f"again-{name}", "{}", [Move(1)], "x" * (BIG // 2))
            for name in kept[3:]:
                assert client.delete(f"/api/tables/{name}").status_code == 204
    print("all is well")  # noqa: T201
