"""Figures as people write them, in their language."""

from igroteka.arena.statistics import Interval
from igroteka.engine.texts import Speaker


def number(value: float, speaker: Speaker, digits: int = 1) -> str:
    """A number with so many digits after the point, or the comma."""
    text = f"{value:.{digits}f}"
    if float(text) == 0:
        text = text.lstrip("-")
    return text.replace("-", "−").replace(".", "," if speaker.language == "ru" else ".")


def percent(share: float, speaker: Speaker, digits: int = 1) -> str:
    """A share in percent."""
    return number(100 * share, speaker, digits) + "\N{NO-BREAK SPACE}%"


def bounds(interval: Interval, speaker: Speaker) -> str:
    """An interval of shares, in percent."""
    return f"{number(100 * interval.low, speaker)}–{number(100 * interval.high, speaker)}"
