"""One room per game. A room is a package here whose `GAME` is the game; it is opened when first asked for."""

import difflib
import pkgutil
from functools import cache
from importlib import import_module

from igroteka.engine.errors import UnknownGame
from igroteka.engine.game import Game
from igroteka.engine.words import Text


@cache
def known() -> list[str]:
    """The keys of all rooms, the hidden ones among them; none is opened for that."""
    return sorted(room.name for room in pkgutil.iter_modules(__path__) if room.ispkg)


@cache
def shelf() -> list[str]:
    """The keys of the games that are offered to players."""
    return [key for key in known() if not find(key).hidden]


@cache
def find(key: str) -> Game:
    """The game of that key."""
    if key not in known():
        close = difflib.get_close_matches(str(key), known(), n=1)
        hint = (
            Text("refused-game-close", game=close[0]) if close else Text("refused-game-none", known=", ".join(shelf()))
        )
        raise UnknownGame(Text("refused-game", given=repr(key), hint=hint))
    game: Game = import_module(f"{__name__}.{key}").GAME
    return game
