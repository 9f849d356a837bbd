"""Babel's data, cut down to what Igroteka asks for: figures, plurals, and what languages call themselves.

`python -m tools.alone.figures FROM INTO LANGUAGE...` reads the folder of the package, and writes the files.
"""

from __future__ import annotations

import pickle
import sys
from pathlib import Path
from typing import Any

UNUSED = (
    "territories", "scripts", "variants", "currency_names", "currency_names_plural", "currency_symbols",
    "currency_formats", "currency_unit_patterns", "unit_patterns", "unit_display_names", "compound_unit_patterns",
    "time_zones", "meta_zones", "zone_formats", "days", "months", "quarters", "eras", "date_fields", "date_formats",
    "time_formats", "datetime_formats", "datetime_skeletons", "interval_formats", "day_periods", "day_period_rules",
    "list_patterns", "compact_currency_formats", "measurement_systems", "week_data",
)  # fmt: skip
"""Parts of a locale that are left empty."""
NEEDED = ("likely_subtags", "language_aliases", "parent_exceptions")
"""Parts of what all locales share that are kept, for the languages that come along."""


def cut(data: dict[str, Any], language: str) -> dict[str, Any]:
    """A locale without what nobody asks for."""
    kept = {name: ({} if name in UNUSED else value) for name, value in data.items()}
    names = kept.get("languages", {})
    if isinstance(names, dict):
        kept["languages"] = {key: value for key, value in names.items() if key == language.split("_")[0]}
    return kept


def write(source: Path, into: Path, languages: list[str]) -> None:
    """Write the data of these languages, and what all share."""
    (into / "locale-data").mkdir(parents=True, exist_ok=True)
    for language in languages:
        data = pickle.loads((source / "locale-data" / f"{language}.dat").read_bytes())
        (into / "locale-data" / f"{language}.dat").write_bytes(pickle.dumps(cut(data, language), 2))
    shared = pickle.loads((source / "global.dat").read_bytes())
    spoken = {language.split("_")[0] for language in languages}
    for name, value in shared.items():
        kept = value if name in NEEDED else type(value)()
        if isinstance(kept, dict):
            kept = {key: each for key, each in kept.items() if str(key).split("_")[0] in spoken}
        shared[name] = kept
    (into / "global.dat").write_bytes(pickle.dumps(shared, 2))


if __name__ == "__main__":
    write(Path(sys.argv[1]), Path(sys.argv[2]), sys.argv[3:])
