"""The table in the terminal: the main board, what can be taken, and each village with its zones."""

from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from igroteka.engine.texts import Speaker
from igroteka.games.my_village.components import COMPONENTS
from igroteka.games.my_village.kinds import VILLAGER_KEYS

ZONES = {
    "abbot": "draw-religion",
    "councilman": "draw-council-zone",
    "traveller": "draw-travel-zone",
    "craftsman": "draw-craft-zone",
    "merchant": "draw-market",
}
PRESTIGE = {card.key: card.prestige for card in COMPONENTS.travel}
DICE_STYLE = {"white": "black on white", "black": "bold white on grey23"}


def draw(view: dict[str, Any], speaker: Speaker) -> RenderableType:
    """A view as something that rich can print."""
    villages = [village(view, seat, speaker) for seat in range(view["players"])]
    return Group(board(view, speaker), supply(view, speaker), *villages)


# The main board.


def board(view: dict[str, Any], speaker: Speaker) -> RenderableType:
    """Round, dice, the hand, the rat, the dead, and who waits at the clerk's office."""
    hand = view["hand"]
    owner = speaker.player(hand["owner"])
    hand_line = (
        speaker.say("draw-hand-taken", owner=owner)
        if hand["taken"]
        else speaker.say("draw-hand", owner=owner, story=hand["story"])
    )
    headline = speaker.say(
        "draw-last-round" if view["final"] else "draw-round", n=view["round"], last=view["last_round"]
    )
    rows: list[RenderableType] = [
        Text(headline + " · " + hand_line, "bold"),
        dice(view, speaker),
        rat(view["rat"], speaker),
        dead(view, speaker),
        label(speaker.say("draw-offer", left=view["customers_left"])),
        Columns([customer(each, speaker) for each in view["offer"]], padding=(0, 2)),
    ]
    if view["looked"]:
        rows.append(Text(speaker.say("draw-looked", travel=speaker.say(f"travel-{view['looked']}")), "bold yellow"))
    return Group(*rows)


def dice(view: dict[str, Any], speaker: Speaker) -> Text:
    """The dice that can still be taken, and those taken in this turn."""
    line = label(speaker.say("draw-dice"))
    for die in view["dice"]:
        colour, face = die.split("-")
        line.append(f" {face} ", DICE_STYLE[colour])
        line.append(" ")
    if view["taken"]:
        faces = " + ".join(map(str, view["taken"]))
        line.append(" " + speaker.say("draw-taken", dice=faces, value=view["value"] or "…"), "bold yellow")
    return line


def rat(track: dict[str, int], speaker: Speaker) -> Text:
    """The rat's track: grey cells, red ones from which it may reach the raid, and the raid."""
    line = label(speaker.say("draw-rat"))
    for cell in range(1, track["raid"] + 1):
        style = "dim" if cell < track["red"] else "red"
        if cell == track["cell"]:
            line.append(f"[{cell}]", "bold reverse")
        elif cell == track["raid"]:
            line.append("✗", "bold red")
        else:
            line.append("·", style)
        line.append(" ")
    return line


def dead(view: dict[str, Any], speaker: Speaker) -> Text:
    """Chronicle, graves, and how far it is to the end."""
    line = label(speaker.say("draw-chronicle"))
    parts = [
        f"{speaker.say(f'villager-{villager}')} {'†' * n}{'○' * (len(cells) - n)}"
        for (villager, n), cells in zip(view["chronicle"].items(), COMPONENTS.chronicle.cells(), strict=True)
    ]
    parts.append(speaker.say("draw-graves", n=view["graves"]))
    parts.append(speaker.say("draw-coffins", n=view["coffins"], last=view["coffins_to_end"]))
    line.append(" · ".join(parts))
    return line


# What can be taken.


def supply(view: dict[str, Any], speaker: Speaker) -> RenderableType:
    """The cards around the board, with the values of their banners and the time they cost."""
    time = speaker.say("draw-time")
    rows: list[RenderableType] = [label(speaker.say("draw-monks"))]
    for stack in view["monks"]:
        if stack["monk"]:
            monk = speaker.say(f"monk-{stack['monk']}")
            figures = {key: stack[key] for key in ("time", "price", "left")}
            rows.append(Text("  " + speaker.say("draw-monk", monk=monk, values=values(stack["values"]), **figures)))
    roads = [
        f"{speaker.say('road-' + road['road'])} {values(road['values'])}, {time} {road['time']}"
        f"{', ' + speaker.say('draw-fare', n=road['coins']) if road['coins'] else ''} (×{road['left']})"
        for road in view["roads"]
        if road["left"]
    ]
    rows.append(line("draw-roads", roads, speaker))
    by_craft: dict[tuple[str, int], list[str]] = {}
    for card in view["workshops"]:
        by_craft.setdefault((card["card"].split("-")[0], card["time"]), []).append(values(card["values"]))
    shops = [
        f"{speaker.say(f'craft-{craft}')} {', '.join(left)} ({time} {takes})"
        for (craft, takes), left in by_craft.items()
    ]
    rows.append(line("draw-workshops", shops, speaker))
    for title, kind, cards in (
        ("draw-churches", "church", view["churches"]),
        ("draw-councils", "council", view["councils"]),
    ):
        names = [speaker.say(f"{kind}-{card['card']}") for card in cards]
        parts = [
            f"{name} {values(card['values'])}, {time} {card['time']}" for name, card in zip(names, cards, strict=True)
        ]
        if kind == "council":
            meeting = COMPONENTS.meeting
            parts.append(f"{speaker.say('banner-meeting')} {values(meeting.values)}, {time} {meeting.time}")
        rows.append(line(title, parts, speaker))
    field = COMPONENTS.field
    left = speaker.say("draw-fields-left", n=view["fields_left"])
    rows.append(Text(f"{left} ({values(field.values)}, {time} {field.time})", "dim"))
    return Group(*rows)


# One village.


def village(view: dict[str, Any], number: int, speaker: Speaker) -> Panel:
    """A village: life, house and school, then its zones, each with its villager or a hollow place."""
    seat = view["seats"][number]
    active = number == view["active"] and not view["over"]
    purse = {key: seat[key] for key in ("coins", "tree", "house", "prestige")}
    rows: list[RenderableType] = [life(seat, speaker), Text(speaker.say("draw-barn", **purse), "bold")]
    rows.append(household(seat, speaker))
    for villager in VILLAGER_KEYS:
        rows.append(zone(seat, villager, speaker))
    fields = [
        speaker.say(f"field-{field['field']}") + (f" ({speaker.say('draw-plough')})" if field["plough"] else "")
        for field in seat["fields"]
    ]
    rows.append(line("draw-harvest", fields, speaker, mark="◆"))
    style = "yellow" if active else "dim"
    return Panel(Group(*rows), title=speaker.player(number), title_align="left", border_style=style)


def life(seat: dict[str, Any], speaker: Speaker) -> Text:
    """The life track: clouds, and the bridge after the last one."""
    track = label(speaker.say("draw-life"))
    for cloud in range(seat["clouds"]):
        here = cloud == seat["cloud"]
        track.append("●" if here else "○", "bold yellow" if here else "dim")
        track.append(" ")
    track.append("‖", "dim")
    if seat["reaper"]:
        track.append(" ☠", "bold red")
    return track


def household(seat: dict[str, Any], speaker: Speaker) -> Text:
    """Headman, school, play banner, labourers and the token."""
    school = " ".join("●" if side in seat["pupils"] else "○" for side in ("left", "right"))
    parts = [
        speaker.say("draw-headman", cell=speaker.say(f"cell-{seat['headman']}")),
        f"{speaker.say('draw-school')} {values(COMPONENTS.school.values)} {school}",
        speaker.say("draw-play", values=values(seat["play"])),
    ]
    if seat["labourers"]:
        parts.append(speaker.say("draw-labourers", n=seat["labourers"]))
    if seat["token"]:
        noun = "customer" if seat["token"].startswith("k") else "banner"
        parts.append(speaker.say("draw-token", banner=speaker.say(f"{noun}-{seat['token']}")))
    return Text(" · ".join(parts))


def zone(seat: dict[str, Any], villager: str, speaker: Speaker) -> Text:
    """A zone of the village: active with a villager in it."""
    parts: list[str] = []
    if villager == "abbot":
        if seat["church"]:
            parts.append(speaker.say(f"church-{seat['church']}"))
        if seat["healings"]:
            parts.append(speaker.say("draw-healings", n=seat["healings"]))
        if seat["windows"]:
            parts.append(speaker.say("draw-windows", n=seat["windows"]))
    elif villager == "councilman":
        if seat["council"]:
            chamber = speaker.say(f"council-{seat['council']}")
            noun = "area" if seat["council"] == "territories" else "villager"
            marked = ", ".join(speaker.say(f"{noun}-{cell}") for cell in seat["marked"])
            parts.append(f"{chamber} ({marked})" if marked else chamber)
        if seat["jokers"]:
            parts.append(speaker.say("draw-jokers", n=seat["jokers"]))
        if seat["meeting"] is not None:
            markers = speaker.say("draw-markers", n=seat["meeting"])
            parts.append(f"{speaker.say('banner-meeting')} ({markers})")
    elif villager == "traveller":
        parts = [f"{speaker.say(f'travel-{card}')} → {PRESTIGE[card]}" for card in seat["journey"]]
    elif villager == "craftsman":
        parts = [workshop(shop, speaker) for shop in seat["workshops"]]
    else:
        parts = [customer(each, speaker) for each in seat["market"]]
        if seat["served"]:
            parts.append(speaker.say("draw-served", n=len(seat["served"])))
    return line(ZONES[villager], parts, speaker, mark="●" if villager in seat["villagers"] else "○")


# Small pieces.


def workshop(shop: dict[str, Any], speaker: Speaker) -> str:
    """A workshop with its goods and free cells."""
    name = speaker.say(f"workshop-{shop['workshop']}")
    return f"{name} {'■' * shop['goods'] + '□' * (shop['cells'] - shop['goods'])}"


def customer(card: dict[str, Any], speaker: Speaker) -> str:
    """A customer in a few letters: number and goods, values, prestige."""
    wanted = values(card["values"]) or "?"
    return f"{speaker.say('customer-' + card['customer'])} {wanted} → {card['prestige']}"


def values(numbers: list[int]) -> str:
    """The values of a banner."""
    return "/".join(map(str, numbers))


def label(title: str) -> Text:
    """The beginning of a line."""
    text = Text("")
    text.append(f"{title}: ", "bold")
    return text


def line(title: str, parts: list[str], speaker: Speaker, mark: str = "") -> Text:
    """Some things in one line."""
    text = Text("")
    if mark:
        text.append(f"{mark} ", "dim" if mark == "○" else "green")
    text.append(f"{speaker.say(title)}: ", "bold")
    if parts:
        text.append(" · ".join(parts))
    else:
        text.append("–", "dim")
    return text
