"""Figures as people write them, in their language: Babel knows how."""

from decimal import Decimal

from babel.numbers import format_decimal

from igroteka.arena.statistics import Interval
from igroteka.engine.texts import Speaker, locale


def number(value: float, speaker: Speaker, digits: int = 1) -> str:
    """A number with so many digits after the point, or the comma."""
    rounded = Decimal(f"{value:.{digits}f}") + 0  # no minus before a nought
    text = format_decimal(rounded, "0." + "0" * digits if digits else "0", locale(speaker.language))
    return text.replace("-", "\N{MINUS SIGN}")


def percent(share: float, speaker: Speaker, digits: int = 1) -> str:
    """A share in percent."""
    return number(100 * share, speaker, digits) + "\N{NO-BREAK SPACE}%"


def bounds(interval: Interval, speaker: Speaker) -> str:
    """An interval of shares, in percent."""
    return f"{number(100 * interval.low, speaker)}–{number(100 * interval.high, speaker)}"
