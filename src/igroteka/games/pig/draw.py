"""The table in the terminal: what everyone has, and the turn that is being played."""

from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from igroteka.engine.texts import Speaker

PIPS = "⚀⚁⚂⚃⚄⚅"


def draw(view: dict[str, Any], speaker: Speaker) -> RenderableType:
    """A view as something that rich can print."""
    headline = speaker.say("draw-round", n=view["round"])
    if view["last_round"] and not view["over"]:
        headline += " · " + speaker.say("draw-last-round")
    sheet = Table(box=None, padding=(0, 1), show_header=False)
    for seat, points in enumerate(view["points"]):
        active = seat == view["active"] and not view["over"]
        style = "bold" if active else ""
        sheet.add_row(Text(f"{'▶ ' if active else '  '}{speaker.player(seat)}", style), track(points, view, active))
    rows: list[RenderableType] = [Text(headline, "bold"), sheet]
    if view["die"] is not None and not view["over"]:
        pips = PIPS[view["die"] - 1] if view["faces"] == len(PIPS) else str(view["die"])
        rows.append(Text(f"{pips}  {speaker.say('draw-turn', total=view['total'])}", "bold yellow"))
    return Group(*rows)


def track(points: int, view: dict[str, Any], active: bool) -> Text:
    """How far a player is on the way to the goal; what he may still lose is lighter."""
    goal, length = view["goal"], 40
    safe = min(length, points * length // goal)
    risked = min(length, (points + view["total"]) * length // goal) - safe if active else 0
    line = Text("█" * safe, "green")
    line.append("▒" * risked, "yellow")
    line.append("·" * (length - safe - risked), "dim")
    line.append(f" {points}/{goal}", "default")
    return line
