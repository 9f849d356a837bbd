"""Players that are programs. A bot gets a Seat and nothing else."""

from pathlib import Path

from igroteka import games
from igroteka.bots import priority
from igroteka.bots.base import Bot, RandomBot, StrategyBot
from igroteka.bots.budget import Budget
from igroteka.engine.errors import BadStrategy
from igroteka.engine.match import Match

__all__ = ["Bot", "Budget", "RandomBot", "StrategyBot", "bot", "names", "play_out", "priority", "usual"]


def names(game: str) -> list[str]:
    """The bots that a game has: levels, then its named strategies."""
    return ["random", *games.find(game).strategies]


def usual(game: str) -> str:
    """The bot that plays if nobody says which."""
    return "regular" if "regular" in games.find(game).strategies else names(game)[-1]


def bot(game: str, name: str, seed: int | str = 0, budget: Budget | None = None) -> Bot:
    """A bot by its level, the name of a strategy, or a file with one. The budget is for bots that search."""
    if name == "random":
        return RandomBot(seed)
    strategies = games.find(game).strategies
    if name in strategies:
        return StrategyBot(name, strategies[name], seed)
    path = Path(name)
    if path.suffix == ".txt":
        if game != "dominion":
            raise BadStrategy(f"a strategy file is a priority list for dominion; {game} has {', '.join(names(game))}")
        try:
            return priority.parse(path.read_text("utf-8"), name=name, seed=seed)
        except OSError as error:
            raise BadStrategy(f"can't read the strategy {name}: {error.strerror}") from error
    raise BadStrategy(f"{game} has no bot {name!r}; it has {', '.join(names(game))}")


def play_out(match: Match, bots: list[Bot]) -> Match:
    """Play a match to its end, one bot for each seat."""
    if len(bots) != match.players:
        raise BadStrategy(f"this match has {match.players} seats, and {len(bots)} bots came")
    while not match.over:
        seat = match.to_act[0]
        match.play(bots[seat].choose(match.seat(seat)), seat)
    return match
