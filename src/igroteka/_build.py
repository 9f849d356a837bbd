"""Which build runs: compiled modules beside their sources, or the sources themselves."""

import os
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType

SWITCH = "IGROTEKA_PURE"


class SourcesOnly(MetaPathFinder):
    """Finds this package's modules by their sources, past any compiled ones."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not fullname.startswith("igroteka.") or path is None:
            return None
        for folder in path:
            found = FileFinder(folder, (SourceFileLoader, [".py"])).find_spec(fullname, target)
            if found is not None:
                return found
        return None


def prefer_sources() -> None:
    """With IGROTEKA_PURE=1, run the interpreted build even where a compiled one is installed."""
    if os.environ.get(SWITCH, "0") not in ("", "0"):
        sys.meta_path.insert(0, SourcesOnly())


def compiled() -> bool:
    """Whether the compiled build runs."""
    from igroteka.engine import state

    return not str(state.__file__).endswith((".py", ".pyc"))
