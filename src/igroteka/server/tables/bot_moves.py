"""The bots of a table move."""

import logging

from igroteka.server.bot_process.pool import BotPool
from igroteka.server.bot_process.turns import Whose
from igroteka.server.logs import short
from igroteka.server.refusals import No
from igroteka.server.tables import play
from igroteka.server.tables.table import Table

log = logging.getLogger("igroteka.bots")


def bots_asked(table: Table) -> list[int]:
    """The seats that are asked now and that bots play."""
    seats = table.info.seats
    return [seat for seat in table.to_act() if seats[seat].thinker]


def whose(table: Table) -> Whose:
    """For whom its bots think: whoever put it up; and whether nobody waits for them but bots."""
    people = any(seat.kind in ("person", "hot") and seat.thinker is None for seat in table.info.seats)
    return Whose(table.info.host.id, alone=not people)


async def move_for_bots(table: Table, bots: BotPool) -> None:
    """Move for the bots of a table until a person is asked."""
    try:
        while True:
            async with table.lock:
                await table.sound()
                match = table.match
                asked = bots_asked(table)
                if match is None or not asked:
                    return
                prepared = table.prepared()
                if prepared is not None and prepared[0] not in asked:
                    return  # the learner comes first, even where others are asked as well
                seat = asked[0] if prepared is None else prepared[0]
                bot = table.info.seats[seat].thinker
                assert bot is not None
                way = table.way_here()
                if prepared is None:
                    choosing = bots.choosing(match, seat, bot, whose(table))
                else:
                    choosing = as_prepared(match.name(prepared[1]))
            move = await choosing
            await table.do(play.bot_move(seat, bot, way, move))
    except No as no:
        log.error("a bot could not move", extra={"table": short(table.info.id), "why": no.refusal.detail})
    finally:
        table.thinking = False


async def as_prepared(move: str) -> str:
    """A bot's move in the opening of a guided match needs no thought."""
    return move
