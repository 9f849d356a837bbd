"""Bots from what players write down, such as Dominion's priority lists.

How a list is written is its game's business: `igroteka.games.dominion.bots.priority` says it for Dominion.
"""

from igroteka import games
from igroteka.bots.base import StrategyBot
from igroteka.engine.errors import BadStrategy


def parse(text: str, name: str = "list", seed: int | str = 0, game: str = "dominion") -> StrategyBot:
    """A bot from a written strategy; BadStrategy points at what can't be read."""
    if not isinstance(text, str):
        raise BadStrategy(f"a list is written in text, such as 'Province; Gold; Silver'; not {text!r}")
    return StrategyBot(name, games.find(game).read_strategy(text), seed)
