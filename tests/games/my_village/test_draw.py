"""The table in the terminal."""

import io

import msgspec
import pytest
from rich.console import Console

from igroteka.games.my_village.draw import draw
from igroteka.games.my_village.look import view
from tests.games.my_village.scenes import GAME, Scene


def drawn(scene: Scene, language: str, width: int) -> str:
    """What is printed."""
    out = io.StringIO()
    seen = view(GAME, scene.s, 0)
    Console(file=out, width=width).print(draw(msgspec.to_builtins(seen), GAME.speaker(language)))
    return out.getvalue()


def full_village() -> Scene:
    """A village with something in every zone."""
    scene = Scene(4).coins(3).church("healing").monks("quill1", "rosary2").council("territories", marks=0b01001)
    scene.meeting(markers=1, token="k13").fields(2, ploughs=1).journey("a4", "b3").workshop("stable-5", goods=2)
    scene.customers("k13", "k31").served("k01").without("merchant").value(2, 5)
    scene.village.time, scene.s.crossed, scene.village.labourers, scene.s.rat = 3, 1, 1, 12
    scene.chronicle(merchant=2).s.graves = 1
    return scene


@pytest.mark.parametrize("width", [80, 120])
@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_table_fits_and_has_words_for_everything(language: str, width: int) -> None:
    text = drawn(full_village(), language, width)
    assert max(len(line) for line in text.splitlines()) <= width
    assert "{" not in text
    for kind in (
        "draw-",
        "customer-",
        "workshop-",
        "banner-",
        "church-",
        "council-k",
        "travel-",
        "villager-",
        "field-",
    ):
        assert kind not in text


def test_a_village_shows_its_zones_villagers_cards_and_life() -> None:
    text = drawn(full_village(), "en", 120)
    for part in (
        "Life: ○ ○ ○ ● ○ ○ ○ ○ ○ ○ ‖ ☠",
        "coins 3 · tree 0 · house 0",
        "● Religion: Church of Healing · windows 2",
        "● Council: Council of Territories (travel cards, church and monks) · meeting place (markers 1)",
        "2/12 beside: customer 13 (cart)",
        "● Journey: A4 → 4 · B3 → 5",
        "● Craft buildings: Stable 5 ■■□",
        "○ Market: customer 13 (cart) 3/11 → 3",
        "served 1",
        "Fields: field 1 (plough) · field 2",
        "labourers 1",
    ):
        assert part in text


def test_the_board_shows_dice_rat_chronicle_and_offer() -> None:
    scene = full_village().dice("white-1", "black-6").offer("k19", "k24")
    text = drawn(scene, "en", 120)
    assert "taken: 2 + 5 = 7" in text
    assert "[12]" in text
    assert "merchant ††" in text
    assert "coffins 3 of 18" in text
    assert "customer 19 (scroll ×2) ? → 4" in text
    assert "Round 1 (of 100 at most) · Starting hand: Player 1, 1 story point on it" in text
    scene.s.round = 100
    assert "Round 100, the last · Starting hand" in drawn(scene, "en", 120)


def test_the_board_tells_what_black_banners_want() -> None:
    text = drawn(Scene(), "en", 400)
    for banner in (
        "C 7, time 2, cart or 2 coins (×4)",
        "Forge 5, 6, 8, 9 (time 3)",
        "Monastery 7, time 4",
        "Council of Finance 3, time 4",
        "meeting place 2/12, time 2",
        "Fields: 8 left (7, time 2)",
    ):
        assert banner in text
    assert "taken: 3 = …" in drawn(Scene().dice("white-3", "white-1").play("take:white-3"), "en", 120)


def test_a_view_counts_the_ploughs_of_forge_and_fields() -> None:
    scene = Scene().workshop("forge-5", goods=2).fields(2, ploughs=1)
    assert view(GAME, scene.s, 0).seats[0].ploughs == 3


def test_what_costs_neither_horse_nor_coin_says_nothing_of_them() -> None:
    text = drawn(Scene(2), "en", 200)
    assert "3/11, 2 time (3 left)" in text
    assert " 0 horse" not in text
