"""What a bot is, and the two simplest: one that plays at random, one that follows a strategy."""

from typing import Any, Protocol

from igroteka.engine.chance import Chance, key_of
from igroteka.engine.errors import BadStrategy, IllegalMove
from igroteka.engine.match import Match, Seat
from igroteka.engine.strategy import Strategy
from igroteka.engine.words import Text


class Chooser(Protocol):
    """All that a tournament asks of a bot of one's own, whatever class it is of."""

    def choose(self, seat: Seat) -> int:
        """A move for that seat, which is asked now."""


class Bot:
    """A player that is a program: a seat in, a move out. The same seat and seed give the same move."""

    name = "bot"
    game = ""
    """The key of the game that it plays; "" if it may be any."""

    def choose(self, seat: Seat) -> int:
        """A move for that seat, which is asked now."""
        raise NotImplementedError(type(self).__name__)

    def __repr__(self) -> str:
        return f"<bot {self.name}>"


def welcome(bot: Any, game: str) -> None:
    """Refuse what is no bot, and one that plays another game."""
    if isinstance(bot, type):
        raise BadStrategy(Text("refused-own-class", given=bot.__name__))
    if not callable(getattr(bot, "choose", None)):
        raise BadStrategy(Text("refused-own-choose", given=repr(bot)))
    if isinstance(bot, Bot) and bot.game not in ("", game):
        raise BadStrategy(Text("refused-other-game", given=repr(bot), its=bot.game, game=game))


def choices(seat: Seat) -> list[int]:
    """What a seat may play; IllegalMove if it isn't asked."""
    if isinstance(seat, Match):
        raise BadStrategy("a bot is asked about a seat, such as match.seat(0), not about a match")
    legal = seat.legal()
    if not legal:
        asked = f"seats {list(seat.to_act)} are" if not seat.over else "nobody is"
        raise IllegalMove(f"seat {seat.index} isn't asked for a move; {asked}")
    return legal


class RandomBot(Bot):
    """Any legal move."""

    name = "random"

    def __init__(self, seed: int | str = 0) -> None:
        self.seed = seed
        self.key = key_of(f"random bot:{seed}")

    def choose(self, seat: Seat) -> int:
        legal = choices(seat)
        return Chance(self.key, seat.ply * seat.players + seat.index).pick(legal)


class StrategyBot(Bot):
    """Follows a strategy, which sees only what the seat can imagine."""

    def __init__(self, name: str, strategy: Strategy, seed: int | str = 0) -> None:
        self.name = name
        self.strategy = strategy
        self.seed = seed

    def choose(self, seat: Seat) -> int:
        legal = choices(seat)
        if len(legal) == 1:
            return legal[0]
        return self.strategy.pick(seat.imagine_state(f"{self.seed}:{seat.ply}"), seat.index, legal)
