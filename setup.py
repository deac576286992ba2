"""Pure Python by default; with MARCHLAND_COMPILE=1 the rules become native code.

Which packages are compiled, and which of their modules stay Python, is written in pyproject.toml
under `tool.marchland.compiled`.
"""

import os
import tomllib
from pathlib import Path

from setuptools import setup


def sources() -> list[str]:
    """List the modules that are compiled, in a fixed order."""
    chosen = tomllib.loads(Path("pyproject.toml").read_text(encoding="utf-8"))
    compiled = chosen["tool"]["marchland"]["compiled"]
    package = Path("src/marchland")
    kept = {package / name for name in compiled["interpreted"]}
    if gone := sorted(str(path) for path in kept if not path.exists()):
        raise SystemExit(f"pyproject.toml names files that are not there: {', '.join(gone)}.")
    files = {path for name in compiled["packages"] for path in (package / name).rglob("*.py")}
    return [str(path) for path in sorted(files - kept)]


if os.environ.get("MARCHLAND_COMPILE") == "1":
    from mypyc.build import mypycify

    modules = mypycify(sources(), opt_level="3", debug_level="0")
    for module in modules:
        # A compiler that mypyc has not met may warn of more, which is no reason to fail.
        flags = [flag for flag in module.extra_compile_args if flag != "-Werror"]
        if "-O3" in flags:
            # What nobody outside may replace is called directly, or inlined.
            flags.append("-fvisibility=hidden")
        module.extra_compile_args = flags
    setup(ext_modules=modules)
else:
    setup()
