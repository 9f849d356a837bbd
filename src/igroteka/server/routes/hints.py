"""The route of hints."""

from igroteka.server.messages import AskHint, Hint, Key
from igroteka.server.routes.http import Call, Routes
from igroteka.server.tables.directory import Tables
from igroteka.server.tables.hints import Hints

routes = Routes("hints")


@routes.post("/api/tables/{table}/hint")
async def hint(call: Call, tables: Tables, hints: Hints, table: Key, body: AskHint) -> Hint:
    """Ask the expert what it would do, where you are asked and the match doesn't count for ratings.

    It thinks for a second or two. In a match that counts nobody gets a hint while several people play; against bots
    alone you do with `unrate`, and from then on the match doesn't count.
    """
    return await hints.give(await tables.fresh(table), call.me, body)
