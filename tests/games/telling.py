"""What a player is told beside the moves: how a result came about, and what would be lost by an answer."""

from typing import Any

from igroteka.engine import state as kernel
from igroteka.engine.game import Game


def why_over(game: Game, s: Any, language: str = "en") -> list[str]:
    """By which rule a match that ends like this has ended, in words."""
    speaker = game.speaker(language)
    return [speaker.text(game.describe(event)) for event in game.ending(s, 0)]


def decided(game: Game, s: Any, language: str = "en") -> list[str]:
    """The last lines of the log of a match that ends like this, in words."""
    speaker = game.speaker(language)
    return [speaker.text(game.describe(event)) for event in game.verdict(s, 0)]


def warned(game: Game, s: Any, move: str, language: str = "en") -> str | None:
    """What whoever is asked would lose by an answer, in words."""
    seat = kernel.first_to_act(s)
    number = game.catalogue.ids[move]
    assert number in kernel.legal(s, seat), f"{move} is no answer here"
    warning = s.stack[-1].warning(s, seat, number)
    return None if warning is None else game.speaker(language).text(warning)
