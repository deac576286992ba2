"""The audit of the locked packages: what is weak fails it, a database that is away does not."""

import json
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

ROOT = Path(__file__).parents[2]
WEAK = {
    "id": "PYSEC-0000-1",
    "summary": "It falls over.",
    "affected": [
        {
            "package": {"name": "starlette", "ecosystem": "PyPI"},
            "ranges": [{"type": "ECOSYSTEM", "events": [{"introduced": "0"}, {"fixed": "99.1"}]}],
        }
    ],
}


@contextmanager
def database(weak: str) -> Iterator[str]:
    """Serve a database in OSV's form in which one package is weak."""

    class Asked(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            asked = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
            found = {"vulns": [WEAK]} if asked["package"]["name"] == weak else {}
            body = json.dumps(found).encode()
            self.send_response(200)
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, format: str, *args: object) -> None:  # noqa: A002 - its name there
            """Say nothing."""

    with ThreadingHTTPServer(("127.0.0.1", 0), Asked) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/query"
        server.shutdown()


def audited(address: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "tools/house/audit.py", address],
        cwd=ROOT,
        check=False,
        capture_output=True,
        text=True,
    )


def test_a_weak_package_fails_the_audit_and_is_named_with_its_remedy() -> None:
    with database("starlette") as address:
        done = audited(address)
    assert done.returncode == 1
    first, last = done.stdout.splitlines()
    assert first.startswith("starlette ")
    assert first.endswith(": PYSEC-0000-1, mended in 99.1")
    assert last.endswith(" packages, 1 known weaknesses.")


def test_where_none_is_weak_the_audit_says_how_many_were_looked_up() -> None:
    with database("nothing of ours") as address:
        done = audited(address)
    assert (done.returncode, done.stderr) == (0, "")
    number, *rest = done.stdout.split()
    assert int(number) > 40
    assert rest == ["packages,", "0", "known", "weaknesses."]


def test_a_database_that_is_away_is_one_line_and_no_failure() -> None:
    done = audited("http://127.0.0.1:9/query")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout == (
        "No package was looked up: http://127.0.0.1:9/query cannot be reached from here.\n"
    )
