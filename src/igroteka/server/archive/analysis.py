"""Analysis: the expert looks back on finished matches, in a process of its own that stands behind everything else.

A match is looked at a few seconds at a time, and each time what was found is stored. So it is made once, and goes on
where it was when a server comes back. Where several workers share a database, the row in it says who is at work: one
who has given no sign of life for long has gone, and another may take over.
"""

import asyncio
import logging
from typing import Literal

import msgspec

from igroteka.bots.analysis import Decision, shares, weigh
from igroteka.bots.budget import Budget
from igroteka.bots.review import SURE, balances
from igroteka.engine.match import Match
from igroteka.server.archive.records import finished
from igroteka.server.background import Background
from igroteka.server.bot_process.pool import BotPool, Failed, StartMind
from igroteka.server.bot_process.protocol import Review
from igroteka.server.freeze import freeze
from igroteka.server.logs import short
from igroteka.server.messages import Analysis, Balance, Judged, LegalMove, Words
from igroteka.server.refusals import words
from igroteka.server.storage.base import Row, Store, Tx, now
from igroteka.server.tables import queries
from igroteka.server.tables.table import Table
from igroteka.server.thread_pool import aside

log = logging.getLogger("igroteka.analysis")
NICE = 15
PART = 2.0
"""Seconds between two storings."""
USUAL = 5_000_000
"""What a match is given, in decisions of a search, where a budget is of an older kind."""
TOO_LONG = 60.0
GONE = 90.0
"""After so many seconds without a sign of life a worker has gone."""


class Analyst:
    """Looks back on matches, for this server."""

    def __init__(self, store: Store, background: Background, budget: str, start_mind: StartMind | None = None) -> None:
        self._store = store
        self._background = background
        self._budget = budget
        self._bots = BotPool(1, TOO_LONG, NICE, start_mind)
        self._at_work: set[str] = set()

    async def seen(self, table: Table, have: int = 0) -> Analysis:
        """How far a match is, and what was found; without the first decisions, if one has them."""
        match, key = finished(table), table.info.id
        row = await self._store.read(lambda tx: tx.one("SELECT * FROM analyses WHERE table_id = :table", table=key))
        if row is None:
            return Analysis("none", None, self._budget, match.ply, 0, 0, [], [])
        outcome = table.info.outcome
        played = outcome is not None and outcome.how == "played"
        return await aside(told, match, row, self._state(key, row, match), have, played=played)

    def _state(self, table: str, row: Row, match: Match) -> Literal["done", "running", "stopped"]:
        if row["done"] == match.ply:
            return "done"
        elsewhere = self._store.shared and row["problem"] is None and row["at"] > now() - GONE
        return "running" if table in self._at_work or elsewhere else "stopped"

    async def begin(self, table: Table) -> None:
        """Look at a match, or go on with it, unless somebody does already."""
        match, key = finished(table), table.info.id
        moves = [(seat, match.name(move)) for seat, move in match.moves]
        budget = self._budget
        gone = now() - GONE if self._store.shared else now() + 1
        row = await self._store.write(lambda tx: claim(tx, key, budget, gone))
        if row is not None and row["done"] < len(moves) and key not in self._at_work:
            self._at_work.add(key)
            self._background.start(self._work(key, table.new_match(), moves, row))

    async def _work(self, table: str, match: Match, moves: list[tuple[int, str]], row: Row) -> None:
        decisions = msgspec.json.decode(row["decisions"], type=list[Decision])
        done: int = row["done"]
        try:
            for number, (seat, name) in enumerate(moves[:done]):
                match.play(name, seat)
                if number % 20 == 19:
                    await asyncio.sleep(0)
            frozen = freeze(match)
            allowance = (Budget.parse(row["budget"]).decisions or USUAL) // max(1, len(moves))
            saved = 0
            while done < len(moves):
                part = await self._bots.review(Review(frozen, moves[done:], allowance, saved, PART))
                frozen = part.match
                done += part.done
                saved = part.saved
                decisions += part.decisions
                await self._keep(table, done, decisions)
        except Failed as failed:
            log.error("a match can't be looked back on", extra={"table": short(table), "why": str(failed)})
            await self._keep(table, done, decisions, str(failed))
        finally:
            self._at_work.discard(table)
        if not self._at_work:
            await self._bots.close()  # for it may be long until the next

    async def _keep(self, table: str, done: int, decisions: list[Decision], problem: str | None = None) -> None:
        await self._store.write(lambda tx: keep(tx, table, done, decisions, problem))

    async def close(self) -> None:
        """End its process."""
        await self._bots.close()


def claim(tx: Tx, table: str, budget: str, gone: float) -> Row | None:
    """Make this one's own, if nobody has given a sign of life since `gone`."""
    tx.run(
        "INSERT INTO analyses (table_id, budget, done, decisions, at) VALUES (:table, :budget, 0, '[]', 0)"
        " ON CONFLICT (table_id) DO NOTHING",
        table=table,
        budget=budget,
    )
    claimed = tx.run(
        "UPDATE analyses SET at = :at, problem = NULL WHERE table_id = :table AND (at < :gone OR problem IS NOT NULL)",
        table=table,
        at=now(),
        gone=gone,
    )
    return tx.one("SELECT * FROM analyses WHERE table_id = :table", table=table) if claimed else None


def keep(tx: Tx, table: str, done: int, decisions: list[Decision], problem: str | None) -> None:
    """Store how far it is."""
    tx.run(
        "UPDATE analyses SET done = :done, decisions = :decisions, at = :at, problem = :problem"
        " WHERE table_id = :table",
        table=table,
        done=done,
        decisions=queries.text(decisions),
        at=now(),
        problem=problem,
    )


def told(match: Match, row: Row, state: Literal["done", "running", "stopped"], have: int, *, played: bool) -> Analysis:
    """What was found so far, without the first decisions."""
    decisions = msgspec.json.decode(row["decisions"], type=list[Decision])
    ended = shares(match.winners, match.players) if played else None
    weigh(decisions, ended)
    if state != "done":
        del decisions[-1:]  # the next may tell what its move was worth
    found = [judged(match, decision) for decision in decisions[have:]]
    summary: list[Balance] = []
    if state == "done" and ended is not None and decisions:
        summary = [
            Balance(seat, round(each.mistakes, 3), round(each.others, 3), round(each.luck, 3), round(each.end, 3))
            for seat, each in enumerate(balances(decisions, ended))
        ]
    return Analysis(state, row["problem"], row["budget"], match.ply, row["done"], len(decisions), found, summary)


def judged(match: Match, decision: Decision) -> Judged:
    """A decision as it goes over the wire."""
    catalogue = match.game.catalogue
    best = decision.options[0]
    return Judged(
        decision.ply,
        decision.seat,
        [round(each, 3) for each in decision.win],
        LegalMove(best.move, words(catalogue.label(catalogue.ids[best.move]))),
        round(best.win, 3),
        None if decision.played is None else round(decision.played, 3),
        round(decision.lost, 3) if decision.lost > SURE * decision.doubt else 0.0,
        None if best.why is None else Words(**best.why),
    )
