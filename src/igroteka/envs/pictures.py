"""A match as text and as a picture: what the room draws for the terminal, on a grid of characters.

The font that comes with Pillow has letters but no frames, so those few signs are drawn by hand.
"""

import io
from functools import cache
from typing import Any

import numpy as np
import numpy.typing as npt
from PIL import Image, ImageDraw, ImageFont
from rich.color import Color
from rich.console import Console
from rich.segment import Segment
from rich.style import Style
from rich.terminal_theme import MONOKAI

from igroteka.engine.errors import BadOption
from igroteka.engine.match import Match

WIDTH = 110
"""In characters."""
CELL = (9, 18)
"""A character, in pixels."""
UP, DOWN, LEFT, RIGHT = 1, 2, 4, 8
# fmt: off
FRAMES = {
    "─": 12, "━": 12, "│": 3, "┃": 3, "╭": 10, "┏": 10, "┌": 10, "╮": 6, "┓": 6, "┐": 6, "╰": 9, "┗": 9, "└": 9,
    "╯": 5, "┛": 5, "┘": 5, "├": 11, "┡": 11, "┤": 7, "┩": 7, "┬": 14, "┳": 14, "┴": 13, "┼": 15, "╇": 15,
}
# fmt: on
"""The signs that frames are made of, by the directions in which they have a line."""


def known(mode: str | None, modes: list[str]) -> str | None:
    """The render mode, or BadOption."""
    if mode is not None and mode not in modes:
        raise BadOption(f"render_mode is one of {', '.join(modes)}, not {mode!r}")
    return mode


def render(match: Match, seat: int | None, mode: str | None) -> Any:
    """A match as a seat (None: a spectator) sees it."""
    if mode == "ansi":
        return text(match, seat)
    if mode == "rgb_array":
        return picture(match, seat)
    if mode == "human":
        Console().print(board(match, seat))
    return None


def board(match: Match, seat: int | None) -> Any:
    """What the room draws."""
    return match.game.draw(match.view(seat), match.game.speaker())


def text(match: Match, seat: int | None) -> str:
    """The board as plain text."""
    console = Console(file=io.StringIO(), width=WIDTH, force_terminal=False, legacy_windows=False)
    with console.capture() as capture:
        console.print(board(match, seat))
    return capture.get()


def picture(match: Match, seat: int | None) -> npt.NDArray[np.uint8]:
    """The board as a picture: height, width, and red, green and blue."""
    console = Console(file=io.StringIO(), width=WIDTH, color_system="truecolor", force_terminal=True)
    lines = console.render_lines(board(match, seat), pad=False)
    ground = np.array(MONOKAI.background_color, np.float32)
    width, height = CELL
    image = np.tile(ground, (max(1, len(lines)) * height, WIDTH * width, 1))
    for row, line in enumerate(lines):
        column = 0
        for segment in Segment.strip_links(line):
            ink = colour(segment.style) - ground
            for sign in segment.text:
                if sign != " " and column < WIDTH:
                    y, x = row * height, column * width
                    image[y : y + height, x : x + width] += stamp(sign) * ink
                column += 1
    return image.astype(np.uint8)


def colour(style: Style | None) -> npt.NDArray[np.float32]:
    """The ink of a style: dim is half way to the ground."""
    ink = (style.color or Color.default()).get_truecolor(MONOKAI) if style else MONOKAI.foreground_color
    shade = np.array(ink, np.float32)
    if style is not None and style.dim:
        shade = (shade + np.array(MONOKAI.background_color, np.float32)) / np.float32(2)
    return shade


@cache
def stamp(sign: str) -> npt.NDArray[np.float32]:
    """One character in its cell, from 0 for the ground to 1 for ink."""
    width, height = CELL
    image = Image.new("L", CELL, 0)
    brush = ImageDraw.Draw(image)
    x, y = width // 2, height // 2
    if sign in FRAMES:
        for direction, end in ((UP, (x, 0)), (DOWN, (x, height)), (LEFT, (0, y)), (RIGHT, (width, y))):
            if FRAMES[sign] & direction:
                brush.line([(x, y), end], 255)
    elif sign in "■□":
        brush.rectangle([1, 5, width - 2, height - 6], fill=255 if sign == "■" else None, outline=255)
    elif sign == "▶":
        brush.polygon([(1, 4), (width - 1, y), (1, height - 5)], fill=255)
    elif sign == "✓":
        brush.line([(1, y), (3, height - 5), (width - 1, 4)], 255)
    else:
        brush.text((x, y), sign, 255, ImageFont.load_default(height * 3 // 4), anchor="mm")
    return np.asarray(image, np.float32)[..., None] / np.float32(255)
