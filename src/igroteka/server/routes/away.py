"""The routes for when someone is away, gives up, or asks the others."""

from igroteka.server.messages import Answer, Concede, Key, MakeOffer, Played
from igroteka.server.routes.http import Call, Routes
from igroteka.server.tables import away
from igroteka.server.tables.directory import Tables
from igroteka.server.tables.lobby import check_bot, game_of
from igroteka.server.tables.play import Doing
from igroteka.server.tables.table import Table

routes = Routes("away")


async def done(table: Table, work: Doing, person: str) -> Played:
    """Do it, and say where the table is then."""
    version = await table.do(work)
    audience = table.audience(person)
    return Played(table.seen_version(audience, version), table.seen_ply(audience))


@routes.post("/api/tables/{table}/back")
async def come_back(call: Call, tables: Tables, table: Key) -> Played:
    """Take one's seat back from the bot that stood in. Looking at the table over the live connection does the same."""
    return await done(await tables.fresh(table), away.back(call.me), call.me)


@routes.post("/api/tables/{table}/concede")
async def concede(call: Call, tables: Tables, table: Key, body: Concede) -> Played:
    """Give the match up. If one player is left, it ends; else a bot plays on in your place."""
    return await done(await tables.fresh(table), away.concede(call.me, body.seat), call.me)


@routes.post("/api/tables/{table}/offers")
async def make_offer(call: Call, tables: Tables, table: Key, body: MakeOffer) -> Played:
    """Offer to take moves back, to end the match here, or to let a bot play for someone who is away.

    It is carried out when all others have agreed; if there are no others, at once.
    """
    there = await tables.fresh(table)
    if body.bot is not None:
        check_bot(game_of(there.info.game), body.bot)
    played = await done(there, away.make_offer(call.me, body), call.me)
    for offer in there.info.offers:
        if offer.by == call.me:
            for person in offer.waits_for:
                tables.notify(person, "offer", there, offer.seat)
    return played


@routes.post("/api/tables/{table}/offers/{offer}")
async def answer_offer(call: Call, tables: Tables, table: Key, offer: Key, body: Answer) -> Played:
    """Agree to an offer, or not; whoever made it takes it back by not agreeing."""
    return await done(await tables.fresh(table), away.answer_offer(call.me, offer, agree=body.agree), call.me)
