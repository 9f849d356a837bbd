"""The table in the terminal: the dice, the boards with their pegs, the score sheets."""

from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from igroteka.engine.texts import Speaker, minus
from igroteka.games.bronze_age.components import CITIES

FACE_STYLE = {
    "food": "green",
    "workers": "cyan",
    "either": "green",
    "good": "yellow",
    "skull": "bold red",
    "coin": "bold yellow",
}
GOOD_STYLE = {"wood": "red", "stone": "white", "pottery": "magenta", "cloth": "blue", "spearheads": "yellow"}


def draw(view: dict[str, Any], speaker: Speaker) -> RenderableType:
    """A view as something that rich can print. The dice come last: the question about them follows right below."""
    sheets: list[RenderableType] = [Group(board(view, speaker), projects(view, speaker)), developments(view, speaker)]
    rows: list[RenderableType] = [headline(view, speaker), Columns(sheets, padding=(0, 2))]
    if not view["over"]:
        rows.append(dice_line(view, speaker))
        rows.append(counters(view, speaker))
    if view["offer"]:
        rows.append(offer_line(view, speaker))
    return Group(*rows)


def headline(view: dict[str, Any], speaker: Speaker) -> Text:
    """Which round it is, and who began."""
    parts = [speaker.say("draw-round", n=view["round"])]
    if view["players"] > 1:
        parts.append(speaker.say("draw-first", player=speaker.player(view["first"])))
    if view["last_round"]:
        parts.append(speaker.say("draw-last-round"))
    return Text(" · ".join(parts), "bold")


def dice_line(view: dict[str, Any], speaker: Speaker) -> Text:
    """Each die by its number; those that must lie are underlined."""
    line = Text(f"{speaker.say('draw-dice')}: ", "bold")
    if not view["dice"]:
        line.append(speaker.say("draw-no-dice"), "dim not bold")
    for number, die in enumerate(view["dice"], 1):
        line.append(f"{number}:", "dim not bold")
        style = f"{FACE_STYLE[die['face']]} not bold{' underline' if die['locked'] else ''}"
        line.append(speaker.say(f"face-{die['face']}"), style)
        line.append("  ")
    return line


def counters(view: dict[str, Any], speaker: Speaker) -> Text:
    """What the player whose turn it is has at hand."""
    parts = []
    if view["step"] == "roll":
        parts.append(speaker.say("draw-rolls", n=view["rolls_left"]))
    parts.append(speaker.say("draw-workers", n=view["workers"]))
    parts.append(speaker.say("draw-coins", n=view["coins"]))
    if view["step"] == "trade":
        parts.append(speaker.say("draw-offers", n=view["offers"]))
        parts.append(speaker.say("draw-swaps", n=view["swaps"]))
    return Text(f"{speaker.player(view['active'])}: {' · '.join(parts)}")


def offer_line(view: dict[str, Any], speaker: Speaker) -> Text:
    """The offer on the table."""
    offer = view["offer"]
    return Text(
        speaker.say(
            "draw-offer",
            partner=speaker.player(offer["partner"]),
            given=counted(offer["given"], speaker),
            wanted=counted(offer["wanted"], speaker),
        ),
        "bold",
    )


def counted(items: dict[str, int], speaker: Speaker) -> str:
    """Some goods in a few words."""
    words = [speaker.say(f"good-{key}") + (f" ×{n}" if n > 1 else "") for key, n in items.items()]
    return ", ".join(words) or speaker.say("nothing")


def sheet(title: str, view: dict[str, Any], speaker: Speaker, *columns: str) -> Table:
    """An empty table with a column for each player; that of the active one stands out."""
    table = Table(box=None, padding=(0, 1), title=speaker.say(title), title_justify="left", title_style="bold")
    table.add_column("")
    for column in columns:
        table.add_column(column, justify="right", style="dim")
    for seat in range(view["players"]):
        active = seat == view["active"] and not view["over"]
        table.add_column(f"{'▶ ' if active else ''}{speaker.player(seat)}", style="bold" if active else "")
    return table


def board(view: dict[str, Any], speaker: Speaker) -> Table:
    """The pegs of all players, row by row as on the board: the dearest good on top, food below."""
    table = sheet("draw-board", view, speaker)
    for row in reversed(view["rows"]):
        good = row["good"]
        cells = [pegs(seat["goods"][good], row["values"]) for seat in view["seats"]]
        table.add_row(Text(speaker.say(f"good-{good}"), GOOD_STYLE[good]), *cells)
    food = [f"{seat['food']} / {view['food_limit']}" for seat in view["seats"]]
    table.add_row(Text(speaker.say("good-food"), "green"), *food)
    table.add_row(speaker.say("draw-value"), *(str(seat["goods_value"]) for seat in view["seats"]))
    return table


def pegs(count: int, values: list[int]) -> str:
    """A row of the board, filled up to the peg, and what it is worth there."""
    return "■" * count + "□" * (len(values) - count) + f" {values[count - 1] if count else 0}"


def projects(view: dict[str, Any], speaker: Speaker) -> Table:
    """Cities and monuments: boxes marked, or the points of what is finished."""
    table = sheet("draw-projects", view, speaker, speaker.say("draw-points"))
    for number, boxes in enumerate(view["cities"]):
        cells = [progress(seat["city_boxes"][number], boxes, "") for seat in view["seats"]]
        table.add_row(speaker.say(f"project-{CITIES[number]}"), "", *cells)
    for number, monument in enumerate(view["monuments"]):
        name = speaker.say(f"project-{monument['monument']}")
        points = f"{monument['first']}/{monument['later']}"
        if not monument["in_play"]:
            table.add_row(Text(name, "dim strike"), "", *[Text(speaker.say("draw-out"), "dim")] * view["players"])
            continue
        cells = []
        for seat in range(view["players"]):
            won = monument["first"] if monument["builder"] == seat else monument["later"]
            cells.append(progress(view["seats"][seat]["monument_boxes"][number], monument["boxes"], f" {won}"))
        table.add_row(name, points, *cells)
    if view["ships"] is not None:
        ships = [f"{seat['ships']}/{view['ships']}" for seat in view["seats"]]
        table.add_row(speaker.say("draw-ships"), "", *ships)
    return table


def progress(marked: int, boxes: int, won: str) -> Text:
    """How far a city or monument is."""
    if marked == boxes:
        return Text(f"✓{won}", "green")
    return Text(f"{marked}/{boxes}", "" if marked else "dim")


def developments(view: dict[str, Any], speaker: Speaker) -> Table:
    """Developments with cost and points, who has which, and what it all comes to."""
    table = sheet("draw-developments", view, speaker, speaker.say("draw-cost"), speaker.say("draw-points"))
    for each in view["developments"]:
        key = each["development"]
        cells = [Text("✓", "green") if key in seat["developments"] else "" for seat in view["seats"]]
        table.add_row(speaker.say(f"development-{key}"), str(each["cost"]), str(each["points"]), *cells)
    table.add_row(speaker.say("draw-disasters"), "", "", *(minus(str(-seat["disasters"])) for seat in view["seats"]))
    score = [Text(minus(str(seat["score"])), "bold") for seat in view["seats"]]
    table.add_row(Text(speaker.say("draw-score"), "bold"), "", "", *score)
    return table
