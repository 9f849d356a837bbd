"""Players that are programs. A bot gets a Seat and nothing else."""

from collections.abc import Iterable, Sequence
from pathlib import Path

from igroteka import games
from igroteka.bots import network, own, priority
from igroteka.bots.base import Bot, Chooser, RandomBot, StrategyBot, welcome
from igroteka.bots.budget import Budget
from igroteka.bots.levels import LEVELS, AnyMove, ExpertBot
from igroteka.bots.novice import NoviceBot
from igroteka.engine.chance import seed_of
from igroteka.engine.errors import BadStrategy, IllegalMove
from igroteka.engine.match import Match
from igroteka.engine.words import Text

__all__ = [
    "LEVELS",
    "USUAL",
    "Bot",
    "Budget",
    "ExpertBot",
    "NoviceBot",
    "RandomBot",
    "StrategyBot",
    "bot",
    "names",
    "play_out",
    "priority",
]

USUAL = "regular"
"""The bot that plays if nobody says which."""
NETWORK = "network"
WRITTEN = "written"
"""The strategy that people wrote, where `regular` plays by a network."""
ANY_MOVE = AnyMove()
PLAIN = (RandomBot, StrategyBot)
"""Bots that only follow a strategy: where no other plays, the match goes on inside the kernel."""


def names(game: str) -> list[str]:
    """The bots that a game has: levels, its named strategies, and its network if it has one."""
    found = [*LEVELS, *(name for name in games.find(game).strategies if name not in LEVELS)]
    if not network.exists(game):
        return found
    return [*found, WRITTEN, NETWORK] if games.find(game).learned else [*found, NETWORK]


def bot(game: str, name: str, seed: int | str = 0, budget: Budget | None = None) -> Bot:
    """A bot by its level, the name of a strategy, a file with one, or `mybot.py:MyBot`, a class in a file of one's own.

    `network` plays the first choice of the game's network, and a file `*.bin` that of one's own from `igroteka learn`.

    The expert has use for a budget, and so may one's own.
    """
    if budget is not None and not isinstance(budget, Budget):
        raise BadStrategy(f"a budget is a Budget, such as Budget(seconds=0.5) or Budget.parse('0.5s'); not {budget!r}")
    seed = seed_of(seed)
    if own.is_own(name):
        return own.load(name, seed, budget)
    found = known(game, name, seed, budget)
    if name != "random":
        found.game = game
    return found


def known(game: str, name: str, seed: int | str, budget: Budget | None) -> Bot:
    """A bot that the game has, or one by a file of the game's own kinds."""
    room = games.find(game)
    strategies = room.strategies
    regular = strategies.get("regular", ANY_MOVE)
    if name == "random":
        return RandomBot(seed)
    if name == "expert":
        return ExpertBot(regular, budget, seed)
    if name == "novice" and name not in strategies:
        return NoviceBot(name, regular, seed)
    if name == USUAL and room.learned and network.exists(game):
        return StrategyBot(name, network.of_room(game).strategy(regular), seed)
    if name == WRITTEN and USUAL in strategies:
        return StrategyBot(name, regular, seed)
    if name in strategies:
        strategy = strategies[name]
        if strategy.leaves_the_rest and network.exists(game):
            strategy = network.of_room(game).strategy(strategy)
        return StrategyBot(name, strategy, seed)
    if name == NETWORK and network.exists(game):
        return StrategyBot(name, network.of_room(game).strategy(regular), seed)
    path = Path(name)
    if path.suffix == ".py":
        raise BadStrategy(Text("refused-own-which", file=name))
    if path.suffix == ".bin":
        return StrategyBot(name, network.load(path, game).strategy(regular), seed)
    if path.suffix == ".txt":
        if not room.reads_strategies:
            raise BadStrategy(Text("refused-strategy-file", game=game, known=", ".join(names(game))))
        try:
            return StrategyBot(name, room.read_strategy(path.read_text("utf-8")), seed)
        except (OSError, UnicodeDecodeError) as error:
            why = getattr(error, "strerror", None) or Text("refused-no-text")
            raise BadStrategy(Text("refused-strategy-unread", file=name, why=why)) from error
    raise BadStrategy(Text("refused-bot", game=game, given=repr(name), known=", ".join(names(game))))


def play_out(match: Match, bots: Sequence[Chooser]) -> Match:
    """Play a match to its end, one bot for each seat.

    Bots may go round in circles together: what is longer than any match stays as it is then, and isn't over.
    """
    if not isinstance(match, Match):
        raise BadStrategy(f"a match is played out, and {match!r} is none")
    if isinstance(bots, str) or not isinstance(bots, Iterable):
        raise BadStrategy(f"the bots are a list of {match.players}, one for each seat; not {bots!r}")
    bots = list(bots)
    if len(bots) != match.players:
        raise BadStrategy(f"this match has {match.players} seats, and the bots that came are {len(bots)}")
    for each in bots:
        if isinstance(each, str):
            raise BadStrategy(f"{each!r} is a name: igroteka.bot({match.game.key!r}, {each!r}) is the bot")
        welcome(each, match.game.key)
    plain = [each for each in bots if isinstance(each, (RandomBot, StrategyBot)) and type(each) in PLAIN]
    if len(plain) == len(bots):
        strategies = [each.strategy if isinstance(each, StrategyBot) else None for each in plain]
        match.play_by(strategies, [each.seed for each in plain])
        return match
    while not match.over and match.ply < match.game.longest:
        seat = match.to_act[0]
        move = bots[seat].choose(match.seat(seat))
        try:
            match.play(move, seat)
        except IllegalMove as error:
            error.add_note(f"That was the answer of {bots[seat]!r}, who has seat {seat}: {move!r}")
            raise
    return match
