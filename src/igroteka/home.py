"""Where Igroteka keeps its things on this machine."""

import os
from pathlib import Path

from platformdirs import user_data_path

HOME = "IGROTEKA_HOME"


def home() -> Path:
    """The user's data folder, or wherever IGROTEKA_HOME says."""
    chosen = os.environ.get(HOME)
    return Path(chosen) if chosen else user_data_path("igroteka", appauthor=False)
