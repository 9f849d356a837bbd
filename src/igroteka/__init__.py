"""Igroteka: modern board games on one's own machine, to play and to study.

>>> import igroteka
>>> match = igroteka.new("dominion", players=2, seed=7)
>>> bot = igroteka.bot("dominion", "bmu")
>>> igroteka.play_out(match, [bot, bot]).over
True
"""

from igroteka._build import prefer_sources

prefer_sources()

from collections.abc import Mapping  # noqa: E402 - the build is chosen before anything compiled is imported
from typing import Any, SupportsIndex  # noqa: E402 - likewise

from igroteka import bots, engine, games  # noqa: E402
from igroteka.bots import bot, play_out  # noqa: E402
from igroteka.engine.errors import (  # noqa: E402
    BadComponents,
    BadOption,
    BadRecord,
    BadStrategy,
    IgrotekaError,
    IllegalMove,
    UnknownGame,
)
from igroteka.engine.match import Match, Seat  # noqa: E402
from igroteka.records import load  # noqa: E402

__all__ = [
    "BadComponents",
    "BadOption",
    "BadRecord",
    "BadStrategy",
    "IgrotekaError",
    "IllegalMove",
    "Match",
    "Seat",
    "UnknownGame",
    "bot",
    "bots",
    "engine",
    "game_keys",
    "games",
    "load",
    "new",
    "play_out",
    "replay",
]


def game_keys(*, hidden: bool = False) -> list[str]:
    """The keys of the games on the shelf; with `hidden`, of those too that can only be called by their name."""
    return list(games.known() if hidden else games.shelf())


def new(
    game: str,
    players: SupportsIndex | None = None,
    seed: SupportsIndex | str | None = None,
    options: Mapping[str, Any] | None = None,
    *,
    after: Match | None = None,
    journal: bool = True,
) -> Match:
    """A new match.

    Without a seed a secret one is drawn. `after` is the last match of a series: the game's rule then says who begins.
    With `journal=False` no events are kept and nothing can be undone, which is quicker.
    """
    return engine.match.new(games.find(game), players, seed, options, after=after, journal=journal)


def replay(record: Any, *, upto: int | None = None, journal: bool = True) -> Match:
    """The match of a record, rebuilt move by move; with `upto`, as it stood after so many moves."""
    return engine.record.replay(record, games.find, upto=upto, journal=journal)
