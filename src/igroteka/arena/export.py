"""Results as files for other programs: CSV always, Parquet where pyarrow is installed. One row per match and seat."""

import csv
from pathlib import Path
from typing import Any

from igroteka import games
from igroteka.arena.fixture import Result
from igroteka.arena.plan import Plan
from igroteka.arena.run import Tournament, standing


def rows(outcome: Tournament) -> list[dict[str, Any]]:
    """One row for each seat of each match, with the same columns in all."""
    plan = outcome.plan
    sources = columns_of_points(plan, outcome.results)
    labels = plan.labels
    table = []
    for result in outcome.results:
        ranks = standing(result)
        for seat, bot in enumerate(result.bots):
            row: dict[str, Any] = {
                "match": result.match,
                "deal": result.deal,
                "seed": f"{plan.seed}:{result.deal}",
                "seat": seat,
                "order": (seat - result.first) % plan.players,
                "bot": labels[bot],
                "score": result.scores[seat],
                "rank": ranks[seat],
                "win": 1 / len(result.winners) if seat in result.winners else 0.0,
                "turns": result.turns,
                "decisions": result.decisions,
                "forfeited": int(result.forfeited == seat),
            }
            for source in sources:
                row[f"points_{source}"] = result.points[seat].get(source, 0)
            table.append(row)
    return table


def columns_of_points(plan: Plan, results: list[Result]) -> list[str]:
    """All sources of points, those of the score sheet first."""
    sheet = list(games.find(plan.game).points)
    found = {source for result in results for points in result.points for source in points}
    return [line for line in sheet if line in found] + sorted(found - set(sheet))


def write_csv(path: Path, table: list[dict[str, Any]]) -> None:
    """For spreadsheets."""
    with path.open("w", encoding="utf-8", newline="") as file:
        writer = csv.DictWriter(file, list(table[0]), lineterminator="\n")
        writer.writeheader()
        writer.writerows(table)


def write_parquet(path: Path, table: list[dict[str, Any]]) -> bool:
    """For data frames; False if pyarrow isn't installed."""
    try:
        import pyarrow
        import pyarrow.parquet
    except ImportError:
        return False
    pyarrow.parquet.write_table(pyarrow.Table.from_pylist(table), path)
    return True
