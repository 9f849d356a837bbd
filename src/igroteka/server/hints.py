"""A hint by the expert, at a table where nothing is at stake.

Matches that count for ratings have none. Whoever plays such a match against bots alone may still have one, and says so:
the match then counts no more. The expert knows what the seat knows, thinks in a bot's process, and the event loop
doesn't wait for it.
"""

import asyncio

from igroteka.engine.match import Match
from igroteka.server.freeze import freeze
from igroteka.server.head import Head
from igroteka.server.lobby import found
from igroteka.server.messages import AskHint, Expected, Hint, HintMove, Key
from igroteka.server.minds import Failed
from igroteka.server.play import Doing, check_ply, own_seat, running
from igroteka.server.refusals import No
from igroteka.server.sight import legal_move
from igroteka.server.tables import Table, Work
from igroteka.server.thoughts import Advice, Advise
from igroteka.server.web import Call, Routes

routes = Routes("hints")
SHOWN = 3
"""So many moves a hint has at most."""
TRIED = 5
"""Of a move that was tried less often the expert knows nothing."""


@routes.post("/api/tables/{table}/hint")
async def hint(call: Call, table: Key, body: AskHint) -> Hint:
    """Ask the expert what it would do, where you are asked and the match doesn't count for ratings.

    It thinks for a second or two. In a match that counts nobody gets a hint while several people play; against bots
    alone you do with `unrate`, and from then on the match doesn't count.
    """
    there = await found(call, table)
    async with there.lock:
        await there.sound()
        match = running(there)
        seat = own_seat(there, call.me, body.seat)
        check_ply(match, body.ply)
        if there.head.seats[seat].stand_in is not None:
            raise No(409, "bot-plays", seat=seat)
        if seat not in match.to_act:
            raise No(409, "not-asked", seat=seat)
        allow(there.head, unrate=body.unrate)
        legal = match.legal(seat)
        if len(legal) == 1:
            return Hint(body.ply, seat, [HintMove(legal_move(match, legal[0]), 0, 0.0, [])], [])
        thinking = remembered(there, match, seat) or think(call, there, match, seat)
    try:
        advice = await asyncio.shield(thinking)
    except Failed as failed:
        there.advice.pop(seat, None)
        raise No(503, "expert-failed", why=str(failed)) from failed
    await there.do(taken(call.me))
    return Hint(body.ply, seat, shown(match, advice), advice.win)


def allow(head: Head, *, unrate: bool) -> None:
    """Refuse where something is at stake."""
    if head.unrated is None:
        if len(head.people()) > 1:
            raise No(409, "hint-rated")
        if not unrate:
            raise No(409, "hint-unrates")


def remembered(table: Table, match: Match, seat: int) -> "asyncio.Task[Advice] | None":
    """What was thought of the same position before, or is being thought now."""
    moves, thinking = table.advice.get(seat, (None, None))
    return thinking if moves == match.moves else None


def think(call: Call, table: Table, match: Match, seat: int) -> "asyncio.Task[Advice]":
    """Let the expert think."""
    house = call.house
    if not house.guard.hints.take(call.me):
        raise No(429, "too-often")
    question = Advise(freeze(match), seat, house.settings.hint_budget)
    thinking = house.start(house.minds.advise(question))
    table.advice[seat] = (list(match.moves), thinking)
    return thinking


def taken(person: str) -> Doing:
    """A hint is given: a match that counted does so no more."""

    def work(table: Table) -> Work | None:
        running(table)
        if table.head.unrated is not None:
            return None
        table.head.unrated = "hint"
        return Work(table.step("hint", person=person))

    return work


def shown(match: Match, advice: Advice) -> list[HintMove]:
    """What it would play, and what else it tried most."""
    first = advice.moves[0]
    others = sorted((each for each in advice.moves[1:] if each.visits >= TRIED), key=lambda each: -each.visits)
    return [
        HintMove(
            legal_move(match, each.move),
            each.visits,
            each.win,
            [Expected(by, legal_move(match, move)) for by, move in each.line],
        )
        for each in [first, *others][:SHOWN]
    ]
