"""Bots from what players write down, such as Dominion's priority lists.

How a list is written is its game's business: `igroteka.games.dominion.bots.priority` says it for Dominion.
"""

from igroteka import games
from igroteka.bots.base import StrategyBot


def parse(text: str, name: str = "list", seed: int | str = 0, game: str = "dominion") -> StrategyBot:
    """A bot from a written strategy; BadStrategy points at what can't be read."""
    return StrategyBot(name, games.find(game).read_strategy(text), seed)
