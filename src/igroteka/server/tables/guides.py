"""First matches with a guide: a table with the guide's own seed, where bots answer as it was prepared."""

from igroteka.engine.game import Game
from igroteka.engine.guide import guide_of
from igroteka.server.bot_process.pool import stand_in
from igroteka.server.people.accounts import Person
from igroteka.server.refusals import missing
from igroteka.server.storage.base import now
from igroteka.server.tables.info import SeatInfo, TableInfo, new_id


def guided_table(person: Person, game: Game) -> tuple[TableInfo, int | str]:
    """A table for a first match, and its seed. It is unrated, unlisted, and against bots."""
    guide = guide_of(game)
    if guide is None:
        raise missing("guide")
    players, options = game.read_setup(guide.script.players, guide.script.options)
    bot = stand_in(game.key)
    seats = [SeatInfo("bot", bot=bot) for _ in range(players)]
    seats[guide.seat] = SeatInfo("person", person.id, person.name)
    info = TableInfo(
        new_id(),
        game.key,
        players,
        options,
        person.name,
        listed=False,
        host=person.ref(),
        seats=seats,
        created=now(),
        rules=game.rules,
        components=game.components.fingerprint,
        stand_in=bot,
        unrated="guide",
        guided=True,
    )
    return info, guide.script.seed
