"""Pictures of boards as the page paints them: python tools/preview_map.py 2p --out FOLDER.

Islands joined by a plus sign are laid on one sea: large-1a+small-2b.
"""

import argparse
import functools
import http.server
import json
import shutil
import subprocess
import sys
import tempfile
import threading
import tomllib
from pathlib import Path

PACKAGE = Path(__file__).resolve().parent.parent / "src" / "marchland"
WEB = PACKAGE / "web"
ISLANDS = PACKAGE / "smallworld" / "warcraft" / "maps"
FLAGS = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--hide-scrollbars",
    "--virtual-time-budget=3000",
]
PAGE = """<!doctype html><html data-theme="{theme}"><meta charset="utf-8">
<link rel="stylesheet" href="/art/art.css">
<style>body{{margin:0;background:{ground}}}svg.marchland-map{{display:block;width:{width}px}}</style>
<svg class="marchland-map"></svg>
<script type="module">
import {{ backdrop, defs, piece }} from "/art/art.js";
import {{ chart }} from "/art/chart.js";
const maps = {maps};
const map = maps.length > 1 ? chart(maps, {aspect}) : maps[0];
const svg = document.querySelector("svg");
svg.setAttribute("viewBox", `0 0 ${{map.view[0]}} ${{map.view[1]}}`);
let discs = "";
if ({discs}) for (const [id, r] of Object.entries(map.regions)) {{
  const [x, y, radius] = r.area;
  discs += `<circle cx="${{x}}" cy="${{y}}" r="${{radius}}" fill="none" stroke="red"/>`
    + `<text x="${{r.label[0]}}" y="${{r.label[1] + 4}}" font-size="11">${{id}}</text>`;
}}
svg.innerHTML = defs() + backdrop(map, {{ title: "Marchland", titles: {titles} }}) + discs;
</script></html>"""


def _title(name: str) -> str:
    """The name of an island as its map file gives it."""
    file = ISLANDS / f"{name}.toml"
    if not file.exists():
        return name
    return str(tomllib.loads(file.read_text(encoding="utf-8"))["title"])


def _file(name: str) -> Path:
    if name.endswith(".json"):
        return Path(name)
    folders = (WEB / "maps", WEB / "maps" / "warcraft")
    found = [folder / f"{name}.json" for folder in folders if (folder / f"{name}.json").exists()]
    if not found:
        raise ValueError(f"there is no drawing called {name}")
    return found[0]


class _Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_: object) -> None:
        """Say nothing."""


def picture(files: list[Path], target: Path, options: argparse.Namespace) -> None:
    """Paint one board, or one chart of islands, into a PNG."""
    browser = shutil.which("chromium") or shutil.which("google-chrome")
    if browser is None:
        raise ValueError("no chromium found")
    drawings = [json.loads(file.read_text(encoding="utf-8")) for file in files]
    width: int = options.width
    height = round(width * drawings[0]["view"][1] / drawings[0]["view"][0])
    if len(drawings) > 1:
        height = round(width / options.aspect)
    with tempfile.TemporaryDirectory() as folder:
        shutil.copytree(WEB / "art", Path(folder) / "art")
        page = PAGE.format(
            theme="dark" if options.dark else "light",
            ground="#231b14" if options.dark else "#a98a5f",
            width=width,
            maps=json.dumps(drawings),
            titles=json.dumps({drawing["name"]: _title(drawing["name"]) for drawing in drawings}),
            aspect=options.aspect,
            discs="true" if options.discs else "false",
        )
        (Path(folder) / "index.html").write_text(page, encoding="utf-8")
        handler = functools.partial(_Quiet, directory=folder)
        server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
        threading.Thread(target=server.serve_forever, daemon=True).start()
        try:
            subprocess.run(
                [
                    browser,
                    *FLAGS,
                    f"--user-data-dir={folder}/profile",
                    f"--window-size={width},{height}",
                    f"--screenshot={target.resolve()}",
                    f"http://127.0.0.1:{server.server_port}/index.html",
                ],
                check=True,
                capture_output=True,
                timeout=90,
            )
        finally:
            server.shutdown()


def main(arguments: list[str] | None = None) -> int:
    """Paint the boards that are named."""
    parser = argparse.ArgumentParser(description="Paint boards as the page shows them.")
    parser.add_argument("maps", nargs="+", help="names of boards (2p) or drawing files")
    parser.add_argument("--out", type=Path, required=True, help="folder of the pictures")
    parser.add_argument("--dark", action="store_true", help="the dark palette")
    parser.add_argument("--discs", action="store_true", help="show token discs and region names")
    parser.add_argument("--width", type=int, default=1400, help="width in pixels")
    parser.add_argument("--aspect", type=float, default=1.5, help="width by height of a chart")
    options = parser.parse_args(arguments)
    for name in options.maps:
        files = [_file(part) for part in name.split("+")]
        stem = "+".join(file.stem for file in files)
        target = options.out / f"{stem}{'-dark' if options.dark else ''}.png"
        picture(files, target, options)
        print(target)
    return 0


if __name__ == "__main__":
    sys.exit(main())
