"""Bots for Dominion from priority lists. `igroteka.games.dominion.bots.priority` says how such a list is written."""

from igroteka.bots.base import StrategyBot


def parse(text: str, name: str = "list", seed: int | str = 0) -> StrategyBot:
    """A bot from a priority list; BadStrategy points at what can't be read."""
    from igroteka.games.dominion.bots import lists as dominion  # not before its components could be chosen

    return StrategyBot(name, dominion.parse(text), seed)
