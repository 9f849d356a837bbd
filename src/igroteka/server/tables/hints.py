"""A hint by the expert, at a table where nothing is at stake.

Matches that count for ratings have none. Whoever plays such a match against bots alone may still have one, and says so:
the match then counts no more. The expert knows what the seat knows, thinks in a bot's process, and the event loop
doesn't wait for it.
"""

import asyncio

from igroteka.engine.match import Match
from igroteka.server.background import Background
from igroteka.server.bot_process.pool import BotPool, Failed
from igroteka.server.bot_process.protocol import Advice, Advise
from igroteka.server.bot_process.turns import Whose
from igroteka.server.freeze import freeze
from igroteka.server.messages import AskHint, Expected, Hint, HintMove, Words
from igroteka.server.people.guard import Guard
from igroteka.server.refusals import No
from igroteka.server.tables.info import TableInfo
from igroteka.server.tables.play import Doing, check_ply, own_seat, running
from igroteka.server.tables.sight import legal_move
from igroteka.server.tables.table import Table, Work

SHOWN = 3
"""So many moves a hint has at most."""
TRIED = 5
"""Of a move that was tried less often the expert knows nothing."""


class Hints:
    """Gives hints."""

    def __init__(self, bots: BotPool, guard: Guard, background: Background, budget: str) -> None:
        self._bots = bots
        self._guard = guard
        self._background = background
        self._budget = budget

    async def give(self, table: Table, person: str, ask: AskHint) -> Hint:
        """What the expert would do, for someone who is asked."""
        async with table.lock:
            await table.sound()
            match = running(table)
            seat = own_seat(table, person, ask.seat)
            check_ply(table, person, ask.ply)
            if table.info.seats[seat].stand_in is not None:
                raise No(409, "bot-plays", seat=seat)
            if seat not in match.to_act:
                raise No(409, "not-asked", seat=seat)
            allow(table.info, unrate=ask.unrate)
            legal = match.legal(seat)
            if len(legal) == 1:
                return Hint(ask.ply, seat, [HintMove(legal_move(match, legal[0]), 0, 0.0, [], None, [])], [])
            thinking = remembered(table, seat) or self._think(table, match, seat, person)
        try:
            advice = await asyncio.shield(thinking)
        except Failed as failed:
            table.advice.pop(seat, None)
            raise No(503, "expert-failed", why=str(failed)) from failed
        await table.do(taken(person))
        return Hint(ask.ply, seat, shown(match, advice), advice.win)

    def _think(self, table: Table, match: Match, seat: int, person: str) -> "asyncio.Task[Advice]":
        """Let the expert think."""
        if not self._guard.hints.take(person):
            raise No(429, "hint-later", seconds=self._guard.hints.wait(person))
        question = Advise(freeze(match), seat, self._budget)
        thinking = self._background.start(self._bots.advise(question, Whose(person)))
        table.advice[seat] = (table.way_here(), thinking)
        return thinking


def allow(info: TableInfo, *, unrate: bool) -> None:
    """Refuse where something is at stake."""
    if not info.advised:
        raise No(409, "hint-rated")
    if info.unrated is None and not unrate:
        raise No(409, "hint-unrates")


def remembered(table: Table, seat: int) -> "asyncio.Task[Advice] | None":
    """What was thought of the same position before, or is being thought now."""
    way, thinking = table.advice.get(seat, (None, None))
    return thinking if way == table.way_here() else None


def taken(person: str) -> Doing:
    """A hint is given: a match that counted does so no more."""

    def work(table: Table) -> Work | None:
        running(table)
        if table.info.unrated is not None:
            return None
        table.info.unrated = "hint"
        return Work(table.step("hint", person=person))

    return work


def shown(match: Match, advice: Advice) -> list[HintMove]:
    """What it would play, and what else it tried most."""
    first = advice.moves[0]
    before = [legal_move(match, move) for move in advice.before]
    others = sorted((each for each in advice.moves[1:] if each.visits >= TRIED), key=lambda each: -each.visits)
    return [
        HintMove(
            legal_move(match, each.move),
            each.visits,
            each.win,
            [Expected(by, legal_move(match, move)) for by, move in each.line],
            None if each.why is None else Words(**each.why),
            before,
        )
        for each in [first, *others][:SHOWN]
    ]
