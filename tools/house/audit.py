"""Looks up all locked packages in a database of known weaknesses; without one it says so.

tools/house/audit.py [DATABASE]

The database is OSV, or another at that address that speaks as it does. Ends with 1 where a
package is weak, with 0 where none is or nothing can be looked up.
"""

import json
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
LOCK = ROOT / "requirements" / "dev.txt"
"""The longer lock: it holds all of the shorter one."""

OSV = "https://api.osv.dev/v1/query"
AWAY = ("ConnectionError", "Timeout", "Max retries exceeded")


def main() -> int:
    """Print a line for each weakness, and one in the end."""
    database = sys.argv[1] if len(sys.argv) > 1 else OSV
    command = ["pip_audit", "-r", str(LOCK), "--disable-pip", "-s", "osv", "--osv-url", database]
    command += ["-f", "json", "--progress-spinner", "off", "--timeout", "10"]
    done = subprocess.run(
        [sys.executable, "-m", *command], cwd=ROOT, check=False, capture_output=True, text=True
    )
    if not done.stdout.strip():
        if any(word in done.stderr for word in AWAY):
            print(f"No package was looked up: {database} cannot be reached from here.")
            return 0
        print(done.stderr, file=sys.stderr)
        return 1
    packages = json.loads(done.stdout)["dependencies"]
    weak = 0
    for package in packages:
        for found in package.get("vulns", []):
            weak += 1
            mended = ", ".join(found["fix_versions"]) or "no version yet"
            print(f"{package['name']} {package['version']}: {found['id']}, mended in {mended}")
    print(f"{len(packages)} packages, {weak} known weaknesses.")
    return int(weak > 0)


if __name__ == "__main__":
    sys.exit(main())
