"""The routes for when someone is away, gives up, or asks the others."""

from igroteka.server.messages import Answer, Concede, Key, MakeOffer, Played
from igroteka.server.people.guard import Guard
from igroteka.server.routes.http import Call, Routes
from igroteka.server.tables import away
from igroteka.server.tables.directory import Tables
from igroteka.server.tables.lobby import check_bot, game_of
from igroteka.server.tables.play import carry_out

routes = Routes("away")


@routes.post("/api/tables/{table}/back")
async def come_back(call: Call, tables: Tables, table: Key) -> Played:
    """Take one's seat back from the bot that stood in. Looking at the table over the live connection does the same."""
    return await carry_out(await tables.fresh(table), away.back(call.me), call.me, None)


@routes.post("/api/tables/{table}/concede")
async def concede(call: Call, tables: Tables, table: Key, body: Concede) -> Played:
    """Give the match up. If one player is left, it ends; else a bot plays on in your place."""
    work = away.concede(call.me, body.seat, body.request)
    return await carry_out(await tables.fresh(table), work, call.me, body.request)


@routes.post("/api/tables/{table}/offers")
async def make_offer(call: Call, tables: Tables, guard: Guard, table: Key, body: MakeOffer) -> Played:
    """Offer to take moves back, to end the match here, or to let a bot play for someone who is away.

    It is carried out when all others have agreed; if there are no others, at once.
    """
    guard.say(call.me)  # for others are told of it, wherever they are
    there = await tables.fresh(table)
    if body.bot is not None:
        check_bot(game_of(there.info.game), body.bot)
    played = await carry_out(there, away.make_offer(call.me, body), call.me, body.request)
    for offer in there.info.offers:
        if offer.by == call.me:
            for person in offer.waits_for:
                tables.notify(person, "offer", there, offer.seat)
    return played


@routes.post("/api/tables/{table}/offers/{offer}")
async def answer_offer(call: Call, tables: Tables, table: Key, offer: Key, body: Answer) -> Played:
    """Agree to an offer, or not; whoever made it takes it back by not agreeing."""
    work = away.answer_offer(call.me, offer, agree=body.agree, request=body.request)
    return await carry_out(await tables.fresh(table), work, call.me, body.request)
