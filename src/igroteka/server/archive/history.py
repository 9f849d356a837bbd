"""What was played here: a person's finished matches, and how people and bots do."""

from igroteka.server.messages import Figure, HistoryLine, HistorySeat
from igroteka.server.storage.base import Tx


def of_person(tx: Tx, person: str, reader: str, limit: int = 100) -> list[HistoryLine]:
    """A person's finished matches, as far as the reader may know of them."""
    rows = tx.all(
        "SELECT r.*, t.listed FROM results r JOIN tables t ON t.id = r.table_id WHERE r.person = :person"
        " AND (t.listed = 1 OR r.table_id IN (SELECT table_id FROM seats WHERE person = :reader))"
        " ORDER BY r.ended DESC LIMIT :limit",
        person=person,
        reader=reader,
        limit=limit,
    )
    lines = []
    for row in rows:
        seats = tx.all("SELECT name, bot FROM results WHERE table_id = :table ORDER BY seat", table=row["table_id"])
        lines.append(
            HistoryLine(
                row["table_id"],
                row["game"],
                row["players"],
                row["seat"],
                row["score"],
                row["place"],
                bool(row["won"]),
                bool(row["rated"]),
                row["ended"],
                [HistorySeat(each["name"], each["bot"]) for each in seats],
            )
        )
    return lines


def figures(tx: Tx, game: str | None) -> list[Figure]:
    """How people and each bot do, by game and seat count."""
    rows = tx.all(
        "SELECT game, players, coalesce(bot, 'people') AS kind, count(*) AS matches, sum(won) AS wins,"
        " avg(score) AS mean FROM results"
        + (" WHERE game = :game" if game else "")
        + " GROUP BY game, players, coalesce(bot, 'people') ORDER BY game, players, kind",
        game=game,
    )
    return [
        Figure(
            row["game"], row["players"], row["kind"], row["matches"], float(row["wins"]), round(float(row["mean"]), 2)
        )
        for row in rows
    ]
