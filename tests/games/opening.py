"""A room opened once more with other components, as a fresh Python would: what it says to a file that doesn't fit."""

import runpy
import sys
from pathlib import Path

import pytest

from igroteka.engine.components import ENVIRONMENT
from igroteka.engine.errors import BadComponents


def refusal(game: str, text: str, folder: Path) -> str:
    """Why a room refuses a file of this content; its module of components is run again, and nothing of it is kept."""
    file = folder / "wrong.toml"
    file.write_text(text, "utf-8")
    module = sys.modules[f"igroteka.games.{game}.components"]
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(ENVIRONMENT, f"{game}={file}")
        with pytest.raises(BadComponents) as refused:
            runpy.run_path(str(module.__file__))
    return str(refused.value)
