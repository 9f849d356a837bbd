"""Where the expert looks back on finished matches: in a process of its own that stands behind everything else.

A match is looked at a few seconds at a time, and each time what was found is stored. So it is made once, and goes on
where it was when a server comes back. Where several workers share a database, the row in it says who is at work: one
who has given no sign of life for long has gone, and another may take over.
"""

import asyncio
import logging
from typing import TYPE_CHECKING, Literal

import msgspec
from msgspec import Struct

from igroteka.bots.analysis import Decision, shares, weigh
from igroteka.engine.match import Match
from igroteka.server import shelf
from igroteka.server.archive import finished
from igroteka.server.freeze import freeze
from igroteka.server.lobby import found
from igroteka.server.logs import short
from igroteka.server.messages import Analysis, Have, Judged, Key, LegalMove
from igroteka.server.minds import Failed, Minds
from igroteka.server.refusals import No, words
from igroteka.server.storage.base import Row, Tx, now
from igroteka.server.tables import Table
from igroteka.server.thoughts import Review
from igroteka.server.web import Call, Routes

if TYPE_CHECKING:
    from igroteka.server.house import House

log = logging.getLogger("igroteka.study")
routes = Routes("archive")
NICE = 15
PART = 2.0
"""Seconds between two storings."""
LONGEST = 6.0
"""Seconds for one decision at most, where the machine is too slow for the budget."""
SURE = 2.0
"""By how many standard errors a move must be worse to be called so."""
TOO_LONG = 60.0
GONE = 90.0
"""After so many seconds without a sign of life a worker has gone."""


class Study:
    """The matches that this server looks back on."""

    def __init__(self, house: "House") -> None:
        self.house = house
        self.minds = Minds(1, TOO_LONG, NICE)
        self.at_work: set[str] = set()

    async def seen(self, table: Table, have: int = 0) -> Analysis:
        """How far a match is, and what was found; without the first decisions, if one has them."""
        match, key = finished(table), table.head.id
        row = await self.house.store.read(
            lambda tx: tx.one("SELECT * FROM analyses WHERE table_id = :table", table=key)
        )
        if row is None:
            return Analysis("none", None, self.house.settings.analysis_budget, match.ply, 0, 0, [])
        decisions = msgspec.json.decode(row["decisions"], type=list[Decision])
        done = row["done"] == match.ply
        outcome = table.head.outcome
        played = outcome is not None and outcome.how == "played"
        weigh(decisions, shares(match.winners, match.players) if played else None)
        if not done:
            del decisions[-1:]  # the next may tell what its move was worth
        state = "done" if done else self._state(key, row)
        told = [judged(match, decision) for decision in decisions[have:]]
        return Analysis(state, row["problem"], row["budget"], match.ply, row["done"], len(decisions), told)

    def _state(self, table: str, row: Row) -> Literal["running", "stopped"]:
        elsewhere = self.house.store.shared and row["problem"] is None and row["at"] > now() - GONE
        return "running" if table in self.at_work or elsewhere else "stopped"

    async def begin(self, table: Table) -> None:
        """Look at a match, or go on with it, unless somebody does already."""
        match, key = finished(table), table.head.id
        moves = [(seat, match.name(move)) for seat, move in match.moves]
        budget = self.house.settings.analysis_budget
        gone = now() - GONE if self.house.store.shared else now() + 1
        row = await self.house.store.write(lambda tx: claim(tx, key, budget, gone))
        if row is not None and row["done"] < len(moves) and key not in self.at_work:
            self.at_work.add(key)
            self.house.start(self._work(key, table.new_match(), moves, row))

    async def _work(self, table: str, match: Match, moves: list[tuple[int, str]], row: Row) -> None:
        decisions = msgspec.json.decode(row["decisions"], type=list[Decision])
        done: int = row["done"]
        try:
            for number, (seat, name) in enumerate(moves[:done]):
                match.play(name, seat)
                if number % 20 == 19:
                    await asyncio.sleep(0)
            frozen = freeze(match)
            while done < len(moves):
                part = await self.minds.review(Review(frozen, moves[done:], row["budget"], LONGEST, PART))
                frozen = part.match
                done += part.done
                decisions += part.decisions
                await self._keep(table, done, decisions)
        except Failed as failed:
            log.error("a match can't be looked back on", extra={"table": short(table), "why": str(failed)})
            await self._keep(table, done, decisions, str(failed))
        finally:
            self.at_work.discard(table)
        if not self.at_work:
            await self.minds.close()  # for it may be long until the next

    async def _keep(self, table: str, done: int, decisions: list[Decision], problem: str | None = None) -> None:
        await self.house.store.write(lambda tx: keep(tx, table, done, decisions, problem))

    async def close(self) -> None:
        """End its process."""
        await self.minds.close()


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
        decisions=shelf.text(decisions),
        at=now(),
        problem=problem,
    )


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
    )


# The routes.


class AnalysisQuery(Struct):
    """Which part of it."""

    have: Have = 0
    """How many decisions one has already."""


@routes.get("/api/tables/{table}/analysis")
async def analysis(call: Call, table: Key, query: AnalysisQuery) -> Analysis:
    """What the expert thinks of a finished match, as far as it is: open to all who may see its replay."""
    return await call.house.study.seen(await found(call, table), query.have)


@routes.post("/api/tables/{table}/analysis")
async def analyse(call: Call, table: Key) -> Analysis:
    """Have the expert look back on a finished match, or go on with it.

    It takes minutes, in the background; ask for what is there by GET. What was made once is kept.
    """
    there = await found(call, table)
    study = call.house.study
    found_so_far = await study.seen(there)
    if found_so_far.state in ("none", "stopped"):
        if not call.house.guard.analyses.take(call.me):
            raise No(429, "too-often")
        await study.begin(there)
        found_so_far = await study.seen(there)
    return found_so_far
