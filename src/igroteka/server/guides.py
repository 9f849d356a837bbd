"""First matches with a guide: a table with the guide's own seed, where bots answer as it was prepared."""

from igroteka.engine.guide import guide_of
from igroteka.server import library
from igroteka.server.head import Head, SeatHead, new_id
from igroteka.server.lobby import put_up, seen, start_work
from igroteka.server.messages import Key, TableSeen
from igroteka.server.minds import stand_in
from igroteka.server.refusals import missing
from igroteka.server.storage.base import now
from igroteka.server.web import Call, Reply, Routes

routes = Routes("tables")


@routes.post("/api/games/{game}/guide", status=201, gives=TableSeen)
async def begin_guide(call: Call, game: Key) -> Reply:
    """Begin a first match with a guide. It is unrated, unlisted, and against bots."""
    room = library.find(game)
    guide = guide_of(room)
    if guide is None:
        raise missing("guide")
    players, options = room.read_setup(guide.script.players, guide.script.options)
    bot = stand_in(room.key)
    seats = [SeatHead("bot", bot=bot) for _ in range(players)]
    seats[guide.seat] = SeatHead("person", call.me, call.person.name)
    head = Head(
        new_id(),
        room.key,
        players,
        options,
        call.person.name,
        listed=False,
        host=call.person.ref(),
        seats=seats,
        created=now(),
        rules=room.rules,
        components=room.components.fingerprint,
        stand_in=bot,
        unrated="guide",
        guided=True,
    )
    table = await put_up(call, head, guide.script.seed)
    await table.do(start_work(call.me))
    reply = await seen(call, table)
    reply.status_code = 201
    return reply
