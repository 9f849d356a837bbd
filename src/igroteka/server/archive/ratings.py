"""Results and ratings: openskill's Plackett-Luce, per game and seat count, for people and bots alike."""

from functools import cache
from typing import Any

import msgspec
from openskill.models import PlackettLuce

from igroteka.server.messages import Outcome, PersonRef, Rating
from igroteka.server.storage.base import Row, Tx
from igroteka.server.tables.info import TableInfo


class ResultRow(msgspec.Struct):
    """How one seat did in a finished match."""

    table_id: str
    seat: int
    game: str
    players: int
    person: str | None
    name: str
    bot: str | None
    score: int
    place: int
    won: int
    rated: int
    ended: float

    @property
    def who(self) -> str:
        """Whose rating this counts for."""
        return f"person:{self.person}" if self.person else f"bot:{self.bot}"


@cache
def model() -> Any:
    """The rating model, with its usual figures."""
    return PlackettLuce()


def result_rows(info: TableInfo, outcome: Outcome) -> list[ResultRow]:
    """The result, seat by seat. A match that ended by agreement has no winners and all share a place."""
    rows = []
    for number, seat in enumerate(info.seats):
        won = number in outcome.winners
        better = sum(
            1
            for other in range(info.players)
            if (other in outcome.winners) > won
            or ((other in outcome.winners) == won and outcome.scores[other] > outcome.scores[number])
        )
        if outcome.how == "agreed":
            better = 0
        elif outcome.how == "conceded":
            better = 0 if won else len(outcome.winners)
        rows.append(
            ResultRow(
                info.id,
                number,
                info.game,
                info.players,
                seat.person if seat.kind == "person" else None,
                seat.name or seat.bot or "",
                seat.bot,
                outcome.scores[number],
                better + 1,
                int(won),
                int(outcome.rated),
                info.ended or 0.0,
            )
        )
    return rows


def keep_result(tx: Tx, info: TableInfo, outcome: Outcome) -> None:
    """Keep how a match came out, and let it count; part of the transaction that ends it."""
    rows = result_rows(info, outcome)
    for row in rows:
        tx.run(
            "INSERT INTO results (table_id, seat, game, players, person, name, bot, score, place, won, rated, ended)"
            " VALUES (:table_id, :seat, :game, :players, :person, :name, :bot, :score, :place, :won, :rated, :ended)",
            **msgspec.structs.asdict(row),
        )
    if rows and rows[0].rated and len(rows) > 1:
        _rate(tx, rows)


def _rate(tx: Tx, rows: list[ResultRow]) -> None:
    game, players = rows[0].game, rows[0].players
    lock = " FOR UPDATE" if tx.postgres else ""
    for who in sorted({row.who for row in rows}):
        tx.run(
            "INSERT INTO ratings (game, players, who, mu, sigma, matches)"
            " VALUES (:game, :players, :who, :mu, :sigma, 0) ON CONFLICT DO NOTHING",
            game=game,
            players=players,
            who=who,
            mu=model().mu,
            sigma=model().sigma,
        )
    known = {
        row["who"]: row
        for who in sorted({row.who for row in rows})
        for row in tx.all(
            "SELECT who, mu, sigma FROM ratings WHERE game = :game AND players = :players AND who = :who" + lock,
            game=game,
            players=players,
            who=who,
        )
    }
    teams = [[model().rating(mu=known[row.who]["mu"], sigma=known[row.who]["sigma"])] for row in rows]
    rated = model().rate(teams, ranks=[row.place for row in rows])
    for who in sorted(known):
        # The same bot may hold several seats: its rating moves by the mean of what they say.
        new = [team[0] for row, team in zip(rows, rated, strict=True) if row.who == who]
        tx.run(
            "UPDATE ratings SET mu = :mu, sigma = :sigma, matches = matches + 1"
            " WHERE game = :game AND players = :players AND who = :who",
            mu=sum(each.mu for each in new) / len(new),
            sigma=sum(each.sigma for each in new) / len(new),
            game=game,
            players=players,
            who=who,
        )


def listed(tx: Tx, game: str | None, players: int | None, person: str | None = None, limit: int = 100) -> list[Rating]:
    """Ratings, the strongest first."""
    where = ["ratings.matches > 0"]
    if game is not None:
        where.append("ratings.game = :game")
    if players is not None:
        where.append("ratings.players = :players")
    if person is not None:
        where.append("ratings.who = :who")
    rows = tx.all(
        "SELECT ratings.*, people.id AS person, people.name AS name FROM ratings"
        " LEFT JOIN people ON ratings.who = 'person:' || people.id WHERE "
        + " AND ".join(where)
        + " ORDER BY ratings.mu - 2 * ratings.sigma DESC LIMIT :limit",
        game=game,
        players=players,
        who=f"person:{person}",
        limit=limit,
    )
    return [_rating(row) for row in rows if row["person"] or row["who"].startswith("bot:")]


def _rating(row: Row) -> Rating:
    bot = row["who"].removeprefix("bot:") if row["who"].startswith("bot:") else None
    who = PersonRef(row["person"], row["name"]) if row["person"] else None
    cautious = round(row["mu"] - 2 * row["sigma"], 2)
    return Rating(
        row["game"],
        row["players"],
        who,
        bot,
        cautious,
        round(row["mu"], 3),
        round(row["sigma"], 3),
        row["matches"],
    )
