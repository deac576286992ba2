"""Pure Python by default; with MARCHLAND_COMPILE=1 the rules become native code.

Which packages are compiled, and which of their modules stay Python, is written in pyproject.toml
under `tool.marchland.compiled`.
"""

import sys

if sys.version_info < (3, 11):  # noqa: UP036 - whoever builds it may have an older one
    # Above all else: what follows an older Python cannot even import.
    sys.exit("Marchland needs Python 3.11 or newer; this is Python " + sys.version.split()[0] + ".")

import os
import re
import tomllib
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from setuptools import setup
from setuptools.command.build_ext import build_ext


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


def in_units(files: list[str]) -> list[str]:
    """Return C files that hold those of a folder each, so that its functions call each other.

    Fewer and larger files are compiled sooner too: each reads the same long declarations.
    """
    folders: dict[str, list[str]] = {}
    alone = []
    for file in files:
        name = Path(file).name
        if name.startswith("__native_marchland___"):
            parts = name.removesuffix(".c").split("___")[1:-1]
            folders.setdefault("_".join(parts[:2]), []).append(name)
        else:
            alone.append(file)
    folder = Path(files[0]).parent
    for unit, names in folders.items():
        made = folder / f"unit_{unit}.c"
        made.write_text("".join(f'#include "{name}"\n' for name in names), encoding="utf-8")
        alone.append(str(made))
    return alone


def weight(file: str) -> int:
    """Return how much there is to compile in a C file and those that it holds."""
    text = Path(file).read_text(encoding="utf-8")
    held = re.findall('^#include "(__native_marchland.*[.]c)"$', text, flags=re.MULTILINE)
    return len(text) + sum(Path(file).with_name(name).stat().st_size for name in held)


class SideBySide(build_ext):
    """Hands the C files to as many compilers as there are processors."""

    def build_extension(self, ext: Any) -> None:
        """Compile the files of one extension side by side, the largest first."""
        compiler: Any = self.compiler
        one_by_one = compiler.compile

        def compile_all(files: list[str], **how: Any) -> list[str]:
            def compile_one(file: str) -> list[str]:
                return [str(made) for made in one_by_one([file], **how)]

            files = sorted(files, key=weight, reverse=True)
            with ThreadPoolExecutor(os.cpu_count()) as workers:
                return [made for group in workers.map(compile_one, files) for made in group]

        compiler.compile = compile_all
        try:
            super().build_extension(ext)
        finally:
            compiler.compile = one_by_one


if os.environ.get("MARCHLAND_COMPILE") == "1":
    from mypyc.build import mypycify

    modules = mypycify(sources(), opt_level="2", debug_level="0", multi_file=True)
    for module in modules:
        # A compiler that mypyc has not met may warn of more, which is no reason to fail.
        flags = [flag for flag in module.extra_compile_args if flag != "-Werror"]
        if "-O2" in flags:
            # What nobody outside may replace is called directly, or inlined.
            flags.append("-fvisibility=hidden")
        module.extra_compile_args = flags
        if len(module.sources) > 1:
            module.sources = in_units(module.sources)
    setup(ext_modules=modules, cmdclass={"build_ext": SideBySide})
else:
    setup()
