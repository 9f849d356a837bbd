"""The table in the terminal: what everyone has, and the turn that is being played."""

from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from igroteka.engine.texts import Speaker

PIPS = "⚀⚁⚂⚃⚄⚅"
LENGTH = 20
"""Of the way to the goal, in letters."""


def draw(view: dict[str, Any], speaker: Speaker) -> RenderableType:
    """A view as something that rich can print."""
    headline = speaker.say("draw-round", n=view["round"])
    if view["last_round"] and not view["over"]:
        headline += " · " + speaker.say("draw-last-round")
    sheet = Table(box=None, padding=(0, 1), show_header=False)
    for seat, points in enumerate(view["points"]):
        active = seat == view["active"] and not view["over"]
        name = Text(f"{'▶ ' if active else '  '}{speaker.player(seat)}", "bold" if active else "")
        sheet.add_row(name, f"{points}/{view['goal']}", track(points, view["total"] if active else 0, view["goal"]))
    rows: list[RenderableType] = [Text(headline, "bold"), sheet]
    if view["die"] is not None and not view["over"]:
        pips = PIPS[view["die"] - 1] if view["faces"] == len(PIPS) else str(view["die"])
        rows.append(Text(f"{pips}  {speaker.say('draw-turn', total=view['total'])}", "bold yellow"))
    return Group(*rows)


def track(points: int, risked: int, goal: int) -> Text:
    """How far a player is on the way to the goal; what he may still lose is lighter."""
    safe = min(LENGTH, points * LENGTH // goal)
    more = min(LENGTH, (points + risked) * LENGTH // goal) - safe
    line = Text("■" * safe, "green")
    line.append("□" * more, "yellow")
    line.append("·" * (LENGTH - safe - more), "dim")
    return line
