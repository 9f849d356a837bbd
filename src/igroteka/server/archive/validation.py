"""Validation: every stored match, replayed on the present rules."""

from collections.abc import Iterator
from pathlib import Path

import msgspec
from sqlalchemy import Connection, create_engine, select

from igroteka.engine.errors import IgrotekaError
from igroteka.engine.match import Match
from igroteka.engine.state import dump
from igroteka.engine.words import Text
from igroteka.games import find
from igroteka.server.freeze import thaw
from igroteka.server.storage import schema
from igroteka.server.storage.opening import alembic_url, migrate
from igroteka.server.tables import steps
from igroteka.server.tables.apart import answered_apart
from igroteka.server.tables.info import TableInfo


class Difference(msgspec.Struct):
    """The first place where a stored match departs from the present rules."""

    table: str
    game: str
    ply: int | None
    what: IgrotekaError


def validate(url: str) -> Iterator[Difference | None]:
    """Replay every stored match on the present rules; for each, the first difference or None."""
    migrate(url)
    engine = create_engine(alembic_url(url))
    try:
        with engine.connect() as connection:
            ids = connection.execute(select(schema.tables.c.id).order_by(schema.tables.c.created)).scalars().all()
            for table in ids:
                row = connection.execute(select(schema.tables).where(schema.tables.c.id == table)).mappings().one()
                try:
                    info = msgspec.json.decode(row["head"], type=TableInfo)
                except msgspec.MsgspecError as error:
                    yield Difference(table, row["game"], None, IgrotekaError(Text("differs-unread", why=str(error))))
                    continue
                if info.started is not None:
                    ply = connection.execute(
                        select(schema.progress.c.ply).where(schema.progress.c.table_id == table)
                    ).scalar_one()
                    yield _check(connection, info, msgspec.json.decode(row["seed"]), ply)
    finally:
        engine.dispose()


def _check(connection: Connection, info: TableInfo, seed: int | str, ply: int) -> Difference | None:
    def differs(ply: int | None, says: Text | str, *words: Path) -> Difference:
        return Difference(info.id, info.game, ply, IgrotekaError(says, *words))

    entries = schema.entries
    played = connection.execute(
        select(entries.c.version, entries.c.kind, entries.c.body)
        .where(entries.c.table_id == info.id, entries.c.kind.in_(steps.KINDS))
        .order_by(entries.c.version)
    ).all()
    kept = connection.execute(select(schema.snapshots).where(schema.snapshots.c.table_id == info.id)).mappings().first()
    try:
        game = find(info.game)
        if info.components != game.components.fingerprint:
            return differs(None, Text("differs-components", then=info.components, now=game.components.fingerprint))
        match = Match(game, info.players, dict(info.options), seed, anew=info.anew)
        for version, kind, body in played:
            before = match.ply
            try:
                match = steps.follow(match, kind, body)
            except (IgrotekaError, ValueError, IndexError) as error:
                why = error.says if isinstance(error, IgrotekaError) else str(error)
                return differs(before, Text("differs-step", step=f"{kind} {body[:200]}", why=why), *game.words)
            if kept is not None and kept["version"] == version:
                then = thaw(kept["body"])
                if dump(then.state) != dump(match.state) or then.moves != match.moves:
                    return differs(match.ply, Text("differs-snapshot"))
    except Exception as error:  # whatever breaks is this match's difference, and the next is looked at
        return differs(None, f"{type(error).__name__}: {error}")
    if match.ply != ply and not answered_apart(match):  # where they answer apart, lists show no plies
        return differs(match.ply, Text("differs-ply", ply=str(ply), found=str(match.ply)))
    outcome = info.outcome
    if outcome is not None and outcome.how == "played":
        if not match.over:
            return differs(match.ply, Text("differs-end"))
        if (outcome.scores, outcome.winners) != (match.scores, match.winners):
            was = {"scores": str(outcome.scores), "winners": str(outcome.winners)}
            now = {"scores_now": str(match.scores), "winners_now": str(match.winners)}
            return differs(match.ply, Text("differs-result", **was, **now))
    return None
