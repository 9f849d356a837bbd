"""The table in the terminal."""

from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from igroteka.engine.texts import Speaker
from igroteka.games.dominion.components import COMPONENTS

COLOURS = {"treasure": "yellow", "victory": "green", "curse": "magenta", "action": "white"}
STYLE = {card.key: COLOURS[card.types[0]] for card in COMPONENTS.card}


def draw(view: dict[str, Any], speaker: Speaker) -> RenderableType:
    """A view as something that rich can print."""
    piles = view["supply"]
    return Group(
        Columns([pile_table(piles[:7], speaker), pile_table(piles[7:], speaker)], padding=(0, 2)),
        *(seat_panel(view, seat, speaker) for seat in range(view["players"])),
        cards_line("draw-trash", view["trash"], speaker),
    )


def pile_table(piles: list[dict[str, Any]], speaker: Speaker) -> Table:
    """Some piles of the supply with cost and number."""
    table = Table(box=None, padding=(0, 1))
    for column in ("draw-pile", "draw-cost", "draw-left"):
        table.add_column(speaker.say(column), style="dim", justify="left" if column == "draw-pile" else "right")
    for pile in piles:
        style = STYLE[pile["card"]] if pile["left"] else "dim strike"
        table.add_row(Text(name(pile["card"], speaker), style), str(pile["cost"]), str(pile["left"]))
    return table


def seat_panel(view: dict[str, Any], number: int, speaker: Speaker) -> Panel:
    """What is seen of one player."""
    seat = view["seats"][number]
    active = number == view["active"] and not view["over"]
    line = [
        speaker.say("draw-turn", n=seat["turns"]),
        speaker.say("draw-cards", n=seat["hand_size"]),
        speaker.say("draw-deck", n=seat["deck_size"]),
    ]
    if seat["discard_top"]:
        top = name(seat["discard_top"], speaker)
        line.append(speaker.say("draw-discard", n=seat["discard_size"], card=top))
    rows: list[RenderableType] = [Text(" · ".join(line), "dim")]
    if active:
        counters = {key: view[key] for key in ("actions", "buys", "coins")}
        rows.append(Text(speaker.say("draw-counters", **counters), "bold"))
        if view["played"]:
            rows.append(cards_line("draw-played", counted(view["played"]), speaker))
    if view["aside"] and view["aside_of"] == number:
        rows.append(cards_line("draw-aside", counted(view["aside"]), speaker))
    if seat["hand"] is not None:
        rows.append(cards_line("draw-hand", seat["hand"], speaker))
    if view["over"]:
        rows.append(cards_line("draw-owned", seat["cards"], speaker))
    return Panel(Group(*rows), title=speaker.player(number), title_align="left", style="bold" if active else "")


def cards_line(title: str, cards: dict[str, int], speaker: Speaker) -> Text:
    """Some cards in one line."""
    line = Text(f"{speaker.say(title)}: ", "bold")
    if not cards:
        line.append(speaker.say("nothing"), "dim not bold")
    for number, (card, n) in enumerate(cards.items()):
        if number:
            line.append(", ", "dim not bold")
        line.append(name(card, speaker) + (f" ×{n}" if n > 1 else ""), f"{STYLE[card]} not bold")
    return line


def counted(cards: list[str]) -> dict[str, int]:
    """A list of cards as counts, in order of appearance."""
    counts: dict[str, int] = {}
    for card in cards:
        counts[card] = counts.get(card, 0) + 1
    return counts


def name(card: str, speaker: Speaker) -> str:
    """A card's name."""
    return speaker.say(f"card-{card}")
