"""Charts as SVG, made by hand.

No script and no outside resource; colours come from the page's style, so that they are light or dark as the reader
likes it. Every chart stands in the page beside a table with the same figures.
"""

import math
from html import escape

WIDTH = 720
LEFT = 150
"""Room for names."""
RIGHT = 24
COLOURS = 8

Row = tuple[str, float, float, float]
"""A name, a value, and the ends of its interval."""


def colour(index: int) -> str:
    """The page's colour of a series."""
    return f"var(--series-{index % COLOURS})"


def steps(low: float, high: float, about: int = 6) -> list[float]:
    """Round values for an axis.

    >>> steps(0, 100)
    [0.0, 20.0, 40.0, 60.0, 80.0, 100.0]
    """
    span = (high - low) or 1.0
    rough = span / about
    size = 10.0 ** math.floor(math.log10(rough))
    size *= next(factor for factor in (1, 2, 5, 10) if factor * size >= rough * 0.999)
    first = math.floor(low / size + 1e-9)
    last = max(first + 1, math.ceil(high / size - 1e-9))
    return [round(number * size, 9) for number in range(first, last + 1)]


class Axis:
    """From values to places on the paper."""

    def __init__(self, low: float, high: float, start: float, end: float) -> None:
        self.ticks = steps(low, high)
        self.low = self.ticks[0]
        self.high = self.ticks[-1]
        self.start = start
        self.end = end

    def at(self, value: float) -> float:
        """Where a value is drawn."""
        return self.start + (value - self.low) / (self.high - self.low) * (self.end - self.start)


def svg(height: float, title: str, parts: list[str]) -> str:
    """The frame, with the words for those who don't see it."""
    return (
        f'<svg viewBox="0 0 {WIDTH} {height:.0f}" role="img" aria-label="{escape(title)}">'
        f"<title>{escape(title)}</title>{''.join(parts)}</svg>"
    )


def text(x: float, y: float, words: str, anchor: str = "start", kind: str = "label") -> str:
    """Words on the paper."""
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" class="{kind}">{escape(words)}</text>'


def line(x1: float, y1: float, x2: float, y2: float, kind: str, style: str = "") -> str:
    """A straight line."""
    styled = f' style="{style}"' if style else ""
    return f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" class="{kind}"{styled}/>'


def shown(value: float) -> str:
    """A tick's value."""
    return f"{value:g}".replace("-", "−")


def fitted(name: str) -> str:
    """A name that fits the room for names."""
    return name if len(name) <= 21 else name[:20] + "…"


def axis(scale: Axis, top: float, bottom: float) -> list[str]:
    """Upright grid lines with their values below."""
    parts = []
    for tick in scale.ticks:
        x = scale.at(tick)
        parts += [line(x, top, x, bottom, "grid"), text(x, bottom + 16, shown(tick), "middle", "tick")]
    return parts


def whiskers(title: str, rows: list[Row], mark: float | None = None) -> str:
    """A dot for each value, a line for its interval; `mark` is a dashed line across."""
    values = [value for row in rows for value in row[1:]] + ([] if mark is None else [mark])
    scale = Axis(min(values), max(values), LEFT, WIDTH - RIGHT)
    step, top = 30, 8
    bottom = top + step * len(rows)
    parts = axis(scale, top, bottom)
    if mark is not None:
        parts.append(line(scale.at(mark), top, scale.at(mark), bottom, "mark"))
    for index, (name, value, low, high) in enumerate(rows):
        y = top + step * (index + 0.5)
        parts += [
            text(LEFT - 10, y + 4, fitted(name), "end"),
            line(scale.at(low), y, scale.at(high), y, "whisker"),
            f'<circle cx="{scale.at(value):.1f}" cy="{y:.1f}" r="5" class="dot"/>',
        ]
    return svg(bottom + 24, title, parts)


def histograms(title: str, rows: list[tuple[str, dict[int, int], float]]) -> str:
    """One strip for each bot, over the same scores, with a dashed line at the mean."""
    scores = [score for _, counts, _ in rows for score in counts]
    low, high = min(scores), max(scores)
    width = max(1, math.ceil((high - low + 1) / 60))
    scale = Axis(low - 0.5, high + width, LEFT, WIDTH - RIGHT)
    strip, top = 74, 6
    bottom = top + strip * len(rows)
    parts = axis(scale, top, bottom)
    for index, (name, counts, mean) in enumerate(rows):
        bins: dict[int, int] = {}
        for score, times in counts.items():
            start = low + (score - low) // width * width
            bins[start] = bins.get(start, 0) + times
        most = max(bins.values())
        floor = top + strip * (index + 1)
        parts.append(text(LEFT - 10, floor - strip / 2 + 4, fitted(name), "end"))
        for start, times in sorted(bins.items()):
            left, right = scale.at(start - 0.5), scale.at(start + width - 0.5)
            tall = (strip - 12) * times / most
            parts.append(
                f'<rect x="{left + 0.5:.1f}" y="{floor - tall:.1f}" width="{max(0.5, right - left - 1):.1f}" '
                f'height="{tall:.1f}" style="fill:{colour(index)}"/>'
            )
        parts += [
            line(LEFT, floor, WIDTH - RIGHT, floor, "floor"),
            line(scale.at(mean), floor - strip + 10, scale.at(mean), floor, "mark"),
        ]
    return svg(bottom + 24, title, parts)


def stacks(title: str, names: list[str], series: list[tuple[str, list[float]]]) -> str:
    """A bar for each name, put together from the series; what is below zero goes to the left."""
    above = [sum(max(0.0, values[row]) for _, values in series) for row in range(len(names))]
    below = [sum(min(0.0, values[row]) for _, values in series) for row in range(len(names))]
    scale = Axis(min(0.0, *below), max(1.0, *above), LEFT, WIDTH - RIGHT)
    step, top = 34, 8
    bottom = top + step * len(names)
    parts = axis(scale, top, bottom)
    for row, name in enumerate(names):
        y = top + step * row + 5
        parts.append(text(LEFT - 10, y + 16, fitted(name), "end"))
        ends = {True: 0.0, False: 0.0}
        for index, (source, values) in enumerate(series):
            value = values[row]
            start = ends[value > 0]
            ends[value > 0] = start + value
            left, right = sorted((scale.at(start), scale.at(start + value)))
            if right - left >= 0.1:
                told = escape(f"{name}, {source}: {value:.1f}")
                parts.append(
                    f'<rect x="{left:.1f}" y="{y:.1f}" width="{right - left:.1f}" height="{step - 10}" '
                    f'style="fill:{colour(index)};fill-opacity:{1 - 0.45 * (index // COLOURS % 2):g}">'
                    f"<title>{told}</title></rect>"
                )
    parts.append(line(scale.at(0), top, scale.at(0), bottom, "floor"))
    return svg(bottom + 24, title, parts)


def curves(title: str, series: list[tuple[str, list[tuple[float, float]]]], high: float) -> str:
    """Lines over plies, from 0 to `high`."""
    last = max((x for _, points in series for x, _ in points), default=1.0)
    across = Axis(0, max(1.0, last), 50, WIDTH - RIGHT)
    top, bottom = 8, 300
    up = Axis(0, high, bottom, top)
    parts = axis(across, top, bottom)
    for tick in up.ticks:
        y = up.at(tick)
        parts += [line(50, y, WIDTH - RIGHT, y, "grid"), text(42, y + 4, shown(tick), "end", "tick")]
    for index, (name, points) in enumerate(series):
        path = " ".join(f"{across.at(x):.1f},{up.at(y):.1f}" for x, y in points)
        dash = ("", "7 3", "2 3", "9 3 2 3", "4 2")[index % 5]
        parts.append(
            f'<polyline points="{path}" class="curve" style="stroke:{colour(index)};stroke-dasharray:{dash or "none"}">'
            f"<title>{escape(name)}</title></polyline>"
        )
    return svg(bottom + 24, title, parts)
