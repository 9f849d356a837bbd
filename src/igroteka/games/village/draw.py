"""The village in the terminal: spaces with their cubes, market, roads, chronicle, and the farms."""

from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from igroteka.engine.texts import Speaker
from igroteka.games.village.components import COLOURS, COMPONENTS, PLACES

STYLES = {"orange": "dark_orange", "green": "green", "brown": "orange4", "pink": "magenta", "plague": "bold red"}
FAMILIES = ["red", "yellow", "blue", "white"]
"""The colours of the families, by seat; their first letters (`draw-sign-0` and so on) stand for them."""


def draw(view: dict[str, Any], speaker: Speaker) -> RenderableType:
    """A view as something that rich can print."""
    return Group(
        headline(view, speaker),
        Columns([spaces(view, speaker), market(view, speaker)], padding=(0, 1)),
        Columns([chronicle(view, speaker), cities(view, speaker)], padding=(0, 1)),
        roads(speaker),
        line("draw-black-bag", black_bag(view, speaker), speaker),
        line("draw-bag", items(view["bag"], speaker), speaker),
        line("draw-supply", items(view["supply"], speaker), speaker),
        *(farm(view, seat, speaker) for seat in range(view["players"])),
    )


def headline(view: dict[str, Any], speaker: Speaker) -> Text:
    """Round, markers, and how near the end is."""
    parts = [speaker.say("draw-over") if view["over"] else speaker.say("draw-village", n=view["round"])]
    parts.append(speaker.say("draw-first", player=family_name(view["order"][0], speaker)))
    if view["next_first"] is not None:
        parts.append(speaker.say("draw-next-first", player=family_name(view["next_first"], speaker)))
    elif view["last_turns"] is None:
        parts.append(speaker.say("draw-marker-free"))
    if view["last_turns"] is not None and not view["over"]:
        parts.append(speaker.say("draw-last-turns", n=view["last_turns"]))
    return Text(" · ".join(parts), "bold")


def spaces(view: dict[str, Any], speaker: Speaker) -> Table:
    """The action spaces and the cubes on them."""
    table = titled("draw-spaces", speaker, "", "")
    for space in view["spaces"]:
        cubes = items(space["cubes"], speaker) if space["cubes"] else Text("—", "dim")
        table.add_row(speaker.say(f"space-{space['space']}"), cubes)
    return table


def market(view: dict[str, Any], speaker: Speaker) -> Table:
    """Customers at the stalls and in the queue."""
    table = titled("draw-market", speaker, "", "")
    for title, customers in (("draw-stall", view["stalls"]), ("draw-queue", view["queue"])):
        for number, customer in enumerate(customers):
            style = "" if title == "draw-stall" else "dim"
            table.add_row("" if number else Text(speaker.say(title), style), tile(customer, speaker, style))
    table.add_row("", Text(speaker.say("draw-pile", n=view["pile"]), "dim"))
    if view["passed"]:
        names = ", ".join(speaker.player(seat) for seat in view["passed"])
        table.add_row("", Text(speaker.say("draw-passed", players=names), "dim"))
    return table


def tile(customer: dict[str, Any], speaker: Speaker, style: str = "") -> Text:
    """A customer: number, what is wanted, points."""
    text = Text(f"{int(customer['customer'][1:]):2} ", "dim")
    text.append(items(customer["wants"], speaker))
    text.append(f" → {customer['points']}", "bold")
    if style:
        text.stylize(style)
    return text


def chronicle(view: dict[str, Any], speaker: Speaker) -> Table:
    """Who is remembered, and who lies in a nameless grave."""
    table = titled("draw-chronicle", speaker, "", "")
    for chapter in [*view["chronicle"], view["graves"]]:
        lying = Text()
        for member in chapter["members"]:
            lying.append(f"{sign(member['seat'], speaker)}{member['generation']}", FAMILIES[member["seat"]])
            lying.append(" ")
        lying.append("□ " * (chapter["spaces"] - len(chapter["members"])), "dim")
        table.add_row(speaker.say(f"place-{chapter['place']}"), lying)
    return table


def cities(view: dict[str, Any], speaker: Speaker) -> Table:
    """The cities with their rewards, and whose markers are there."""
    table = titled("draw-cities", speaker, "", "")
    for city in COMPONENTS.city:
        reward = ", ".join(
            speaker.say(f"draw-reward-{kind}", n=getattr(city, kind))
            for kind in ("prestige", "coins", "cubes")
            if getattr(city, kind)
        )
        row = Text(reward, "dim")
        for seat in range(view["players"]):
            if city.key in view["seats"][seat]["visited"]:
                row.append(f" {sign(seat, speaker)}", FAMILIES[seat])
        table.add_row(speaker.say(f"place-{city.key}"), row)
    return table


def roads(speaker: Speaker) -> Columns:
    """The roads and what they cost."""
    drawn = []
    for road in COMPONENTS.road:
        ends = "–".join(speaker.say("draw-village-end" if end == "village" else f"place-{end}") for end in road.ends)
        price = {"wagon": road.wagons, **dict(zip(COLOURS, road.by_colour(), strict=True))}
        row = Text(f"{ends}: {speaker.say('draw-time', n=road.time)}", "dim")
        if any(price.values()):
            row.append(", ").append(items({item: n for item, n in price.items() if n}, speaker))
        drawn.append(row)
    return Columns(drawn, padding=(0, 2), title=Text(speaker.say("draw-map"), "bold", justify="left"))


def black_bag(view: dict[str, Any], speaker: Speaker) -> Text:
    """Monks and members."""
    text = Text(speaker.say("draw-monks", n=COMPONENTS.mass.monks), "dim")
    for member in view["black_bag"]:
        text.append(" ")
        text.append(f"{sign(member['seat'], speaker)}{member['generation']}", FAMILIES[member["seat"]])
    return text


def farm(view: dict[str, Any], number: int, speaker: Speaker) -> Panel:
    """A family: its life track, its things, its people."""
    seat = view["seats"][number]
    active = number == view["active"] and not view["over"]
    track = Text(f"{speaker.say('draw-life')} ", "bold")
    track.append("·" * seat["life"], "dim not bold")
    track.append("●", f"{FAMILIES[number]} not bold")
    track.append("·" * (COMPONENTS.life.spaces - 1 - seat["life"]) + "╫", "dim not bold")
    if seat["dying"]:
        track.append(" " + speaker.say("draw-dying", n=seat["dying"]), "red not bold")
    track.append(f"   {speaker.say('draw-prestige', n=seat['prestige'])}", "bold")
    track.append(f"   {speaker.say('draw-served', n=seat['customers_served'])}", "not bold")
    rows: list[RenderableType] = [
        track,
        line("draw-stock", items(seat["stock"], speaker), speaker),
        line("draw-family", people(seat["family"], speaker), speaker),
    ]
    if seat["visited"]:
        names = ", ".join(speaker.say(f"place-{city}") for city in seat["visited"])
        rows.append(line("draw-visited", Text(names), speaker))
    for customer in seat["customers"] or []:
        rows.append(tile(customer, speaker, "dim"))
    title = Text(family_name(number, speaker), FAMILIES[number])
    return Panel(Group(*rows), title=title, title_align="left", border_style=FAMILIES[number] if active else "dim")


def people(family: dict[str, list[int]], speaker: Speaker) -> Text:
    """The living and the unborn, by place."""
    text = Text()
    for place in PLACES:
        if place in family and not place.startswith("chronicle") and place not in ("grave", "gone"):
            text.append(f"{' · ' if text else ''}{speaker.say(f'place-{place}')}: ", "dim")
            text.append(" ".join(map(str, family[place])), "dim" if place == "unborn" else "bold")
    return text


def items(counts: dict[str, int], speaker: Speaker) -> Text:
    """Cubes and other things in one line."""
    text = Text()
    for item, n in counts.items():
        if text:
            text.append(", ", "dim")
        name = speaker.say(f"draw-{item}" if item in STYLES else f"item-{item}")
        text.append(name + (f" ×{n}" if n > 1 else ""), STYLES.get(item, ""))
    return text or Text(speaker.say("nothing"), "dim")


def line(title: str, content: Text, speaker: Speaker) -> Text:
    """A titled line."""
    return Text.assemble((f"{speaker.say(title)}: ", "bold"), content)


def titled(title: str, speaker: Speaker, *columns: str) -> Table:
    """A small table under a title."""
    table = Table(title=speaker.say(title), title_justify="left", title_style="bold", box=None, padding=(0, 1, 0, 0))
    for column in columns:
        table.add_column(column)
    table.show_header = False
    return table


def sign(seat: int, speaker: Speaker) -> str:
    """A family in one letter."""
    return speaker.say(f"draw-sign-{seat}")


def family_name(seat: int, speaker: Speaker) -> str:
    """A player with the letter of the family."""
    return f"{sign(seat, speaker)} {speaker.player(seat)}"
