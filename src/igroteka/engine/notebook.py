"""A match as it shows itself in a notebook: the board, whose turn it is, what may be played, what happened last."""

import io
from html import escape
from typing import TYPE_CHECKING, Any

from rich.console import Console

from igroteka.engine.texts import Names

if TYPE_CHECKING:
    from igroteka.engine.match import Match

WIDTH = 110
EVENTS = 8
"""How many of the last events are shown."""
MOVES = 40
"""How many of the legal moves, at most."""
PRE = "font-family: 'DejaVu Sans Mono', Menlo, monospace; line-height: 1.2; margin: 0"


def page(match: "Match", seat: int | None, names: Names = None) -> str:
    """As a seat sees it, or a spectator. What a seat may play is shown to others only where everyone can see it."""
    speaker = match.game.speaker("en", names)
    title = escape(speaker.text(match.game.title()))
    whose = "a spectator" if seat is None else escape(speaker.player(seat))
    parts = [
        f"<p><b>{title}</b>, {match.players} players, after {match.ply} moves; as {whose} sees it</p>",
        board_html(match.game.draw(match.view(seat), speaker)),
        f"<p>{escape(standing(match, speaker))}</p>",
    ]
    for asked in match.to_act:
        if asked == seat or match.game.open_moves:
            parts.append(f"<p>{moves_html(match, asked, speaker)}</p>")
    if lines := [escape(speaker.text(match.game.describe(event))) for event in match.events(seat)[-EVENTS:]]:
        parts.append(f"<p><small>{'<br>'.join(lines)}</small></p>")
    return f"<div class='igroteka'>{''.join(parts)}</div>"


def board_html(board: Any) -> str:
    """What the room draws, with its colours."""
    console = Console(file=io.StringIO(), width=WIDTH, record=True, force_terminal=True, color_system="truecolor")
    console.print(board)
    return console.export_html(inline_styles=True, code_format=f'<pre style="{PRE}">{{code}}</pre>')


def standing(match: "Match", speaker: Any) -> str:
    """Whose turn it is, or who has won."""
    if not match.over:
        return f"To act: {', '.join(speaker.player(seat) for seat in match.to_act)}"
    scores = ", ".join(f"{speaker.player(seat)} {score}" for seat, score in enumerate(match.scores))
    won = f"Over: {scores}. Won by {', '.join(speaker.player(seat) for seat in match.winners)}"
    return ". ".join([won, *(speaker.text(text) for text in match.ending + match.verdict)])


def moves_html(match: "Match", seat: int, speaker: Any) -> str:
    """What a seat may play, by name; the words are the tooltip."""
    legal = match.legal(seat)
    shown = [
        f'<code title="{escape(speaker.text(match.game.catalogue.label(move)))}">{escape(match.name(move))}</code>'
        for move in legal[:MOVES]
    ]
    more = f" and {len(legal) - MOVES} more" if len(legal) > MOVES else ""
    return f"{escape(speaker.player(seat))} may play: {', '.join(shown)}{more}"
