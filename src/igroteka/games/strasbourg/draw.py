"""The table in the terminal: the city, the council, the round cards, and what is seen of everyone."""

from typing import Any

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from igroteka.engine.texts import Speaker
from igroteka.games.strasbourg.components import COLUMNS, ROWS

FAMILY = ["bright_red", "bright_blue", "bright_yellow", "bright_green", "bright_magenta"]
GUILD = {"smiths": "white", "vintners": "magenta", "cobblers": "green", "butchers": "red", "bakers": "yellow"}
WIDE = 5
"""Characters of a cell."""


def draw(view: dict[str, Any], speaker: Speaker) -> RenderableType:
    """A view as something that rich can print."""
    board = Table.grid(padding=(0, 3))
    board.add_row(city(view, speaker), council(view, speaker))
    return Group(
        Text(headline(view, speaker), "bold"),
        board,
        Text(speaker.say("draw-legend"), "dim"),
        rounds(view, speaker),
        reserve(view, speaker),
        *(seat_panel(view, seat, speaker) for seat in range(view["players"])),
    )


def headline(view: dict[str, Any], speaker: Speaker) -> str:
    """Where the match is."""
    phase = view["phase"]
    if phase == "tasks":
        return speaker.say("draw-tasks-phase")
    step = speaker.say(f"step-{view['step']}")
    guild = view["rounds"][view["round"] - 1]["guilds"].get(view["step"])
    if guild and phase == "action":
        step = f"{step}: {speaker.say('guild-' + guild)}"
    what = speaker.say("draw-step-phase", step=step) if phase == "action" else speaker.say(f"draw-{phase}-phase")
    return speaker.say("draw-round", round=view["round"], what=what)


def city(view: dict[str, Any], speaker: Speaker) -> Text:
    """The map, row by row; chapels and their sites lie on the corners between."""
    points = {card["building"]: card["points"] for card in view["rounds"]}
    sites = {site["site"]: site["chapel"] for site in view["sites"]}
    cells = iter(view["city"])
    drawn = Text("  " + "".join(column.center(WIDE) for column in COLUMNS), "dim")
    for row in ROWS:
        drawn.append(f"\n{row} ", "dim")
        for _ in COLUMNS:
            drawn.append_text(cell_text(next(cells), points, speaker))
        if row != ROWS[-1]:
            drawn.append("\n  ")
            for column in COLUMNS[:-1]:
                site = sites.get(f"{column}{row}")
                mark = " " if site is None else "●" if site else "○"
                drawn.append(mark.rjust(WIDE), "bold bright_white" if site else "dim")
    return drawn


def cell_text(cell: dict[str, Any], points: dict[str, int], speaker: Speaker) -> Text:
    """One cell: guild and price, or guild and family; a plot, or the building on it."""
    if cell["guild"] is None:
        built = cell["building"]
        return Text((f"⌂{points[built]}" if built else "□").center(WIDE), "bold bright_cyan" if built else "dim cyan")
    letter = speaker.say(f"draw-letter-{cell['guild']}")
    if cell["owner"] is None:
        return Text(f"{letter}{cell['price']}".center(WIDE), GUILD[cell["guild"]])
    text = Text(f" {letter}", GUILD[cell["guild"]])
    text.append(f"▲{cell['owner'] + 1} ", f"bold {FAMILY[cell['owner']]}")
    return text


def council(view: dict[str, Any], speaker: Speaker) -> Table:
    """Who sits where."""
    table = Table.grid(padding=(0, 1))
    table.add_row(Text(speaker.say("draw-council"), "bold"), "")
    for place, owner in view["council"].items():
        table.add_row(speaker.say(f"council-{place}"), Text("·", "dim") if owner is None else family(owner))
    return table


def family(seat: int) -> Text:
    """The mark of a family."""
    return Text(f"▲{seat + 1}", f"bold {FAMILY[seat]}")


def rounds(view: dict[str, Any], speaker: Speaker) -> Table:
    """The round cards, and the building beneath each."""
    table = Table.grid(padding=(0, 2))
    for number, card in enumerate(view["rounds"], start=1):
        now = number == view["round"] and not view["over"]
        guilds = Text(", ").join(Text(speaker.say(f"guild-{guild}"), GUILD[guild]) for guild in card["guilds"].values())
        building = f"⌂{card['points']} {speaker.say('building-' + card['building'])}"
        style = "bold" if now else "dim" if number < view["round"] else ""
        mark = "▸" if now else " "
        built = " ✓" if card["built"] else ""
        table.add_row(Text(f"{mark}{number}", style), guilds, Text(building + built, "cyan"))
    return table


def reserve(view: dict[str, Any], speaker: Speaker) -> Text:
    """The goods that can still be had."""
    prices = view["good_prices"]
    goods = [
        speaker.say("draw-sells", good=speaker.say(f"good-{good}"), n=n, price=prices[good])
        for good, n in view["reserve"].items()
    ]
    line = Text(f"{speaker.say('draw-reserve')}: ", "bold")
    line.append(", ".join(goods), "not bold")
    return line


def seat_panel(view: dict[str, Any], number: int, speaker: Speaker) -> Panel:
    """What is seen of one player; of oneself, also what lies behind the screen."""
    seat = view["seats"][number]
    line = [
        speaker.say("draw-prestige", n=seat["prestige"] if view["scores"] is None else view["scores"][number]),
        speaker.say("draw-in-city", n=seat["members"]),
        speaker.say("draw-in-council", n=seat["councillors"]),
        speaker.say("draw-deck", n=seat["deck_size"]),
        stacks_seen(view, number, speaker),
    ]
    if seat["bid"]:
        line.append(speaker.say("draw-bid", n=f"{sum(seat['bid'])} ({plus(seat['bid'])})"))
    elif view["phase"] == "action" and number in view["queue"]:
        line.append(speaker.say("draw-waiting"))
    rows: list[RenderableType] = [Text(" · ".join(each for each in line if each))]
    if seat["money"] is not None:
        rows += behind_screen(seat, speaker)
    title = family(number)
    title.append(f" {speaker.player(number)}", "bold")
    if number == view["order"][0]:
        title.append(f" · {speaker.say('draw-first')}", "not bold")
    return Panel(
        Group(*rows), title=title, title_align="left", border_style="bold" if number in view["to_act"] else "dim"
    )


def stacks_seen(view: dict[str, Any], number: int, speaker: Speaker) -> str:
    """The stacks of a player as everyone sees them."""
    sizes = view["seats"][number]["stack_sizes"]
    if sizes:
        return speaker.say("draw-stacks", sizes=", ".join(map(str, sizes)))
    if view["phase"] == "planning":
        return speaker.say("draw-plans") if number in view["to_act"] else ""
    return speaker.say("draw-no-stacks") if view["phase"] == "action" else ""


def behind_screen(seat: dict[str, Any], speaker: Speaker) -> list[RenderableType]:
    """Money, goods, privileges, tasks and cards of one player."""
    goods = [f"{speaker.say('good-' + good)} ×{n}" for good, n in seat["goods"].items() if n]
    line = [
        speaker.say("draw-money", n=seat["money"]),
        speaker.say("draw-privileges", n=seat["privileges"]),
        f"{speaker.say('draw-goods')}: {', '.join(goods) or speaker.say('nothing')}",
    ]
    rows: list[RenderableType] = [Text(" · ".join(line))]
    if seat["drawn"]:
        rows.append(Text(f"{speaker.say('draw-own-drawn')}: {', '.join(map(str, reversed(seat['drawn'])))}", "bold"))
    if seat["stacks"]:
        stacks = [f"{number}) {plus(stack)}" for number, stack in enumerate(seat["stacks"], start=1)]
        rows.append(Text(f"{speaker.say('draw-own-stacks')}: {'   '.join(stacks)}", "bold"))
    for task in seat["tasks"] or []:
        if task["kept"] is not False:
            rows.append(task_line(task, speaker))
    return rows


def task_line(task: dict[str, Any], speaker: Speaker) -> Text:
    """One task: its name, points and condition, and what has become of it."""
    if task["done"] is not None:
        word, style = ("draw-done", "green") if task["done"] else ("draw-failed", "red")
    else:
        word, style = ("draw-kept", "") if task["kept"] else ("draw-undecided", "dim")
    name = speaker.say(f"task-{task['task']}")
    line = Text(f"{name} ({task['points']}, {speaker.say(word)}): ", style)
    line.append(speaker.say(f"task-{task['task']}.help"), "dim")
    return line


def plus(cards: list[int]) -> str:
    """Cards of a stack, highest first."""
    return "+".join(str(card) for card in reversed(cards))
