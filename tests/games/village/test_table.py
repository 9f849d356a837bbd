"""The drawn table and the words, in both languages."""

import io
from typing import Any

import msgspec
import pytest
from rich.console import Console

import igroteka
from igroteka.engine.texts import languages
from igroteka.games.village import GAME, look
from igroteka.games.village.components import COMPONENTS
from igroteka.games.village.draw import draw
from igroteka.games.village.kinds import CATALOGUE, GENERATION
from igroteka.games.village.view import SceneView
from tests.games.village.scenes import FEDOR, MARINA, PETER, Scene

REASONS = ("idle", "tie")
"""What is said in sentences, not drawn on the table."""


def drawn(view: dict[str, Any], language: str = "en", width: int = 120) -> str:
    console = Console(width=width, file=io.StringIO(), record=True)
    console.print(draw(view, GAME.speaker(language)))
    return console.export_text()


def test_the_table_shows_spaces_farms_market_and_chronicle() -> None:
    scene = Scene().board(market="green green plague").farm(PETER, wagon=1, grain=3).life(PETER, 4)
    scene.family(PETER, farm=[1], city_a=[1], chronicle_farm=[1], bag=[2]).market(["k01"])
    text = drawn(msgspec.to_builtins(look.view(GAME, scene.s, PETER)))
    assert "green ×2, plague" in text
    assert "horse, plough → 6" in text
    assert "wagon, grain ×3" in text
    assert "Life ····●·····" in text
    assert "the farm: 1 · city A: 1 · the black bag: 2" in text
    assert "the chronicle of farms       R1 □" in text


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("width", [80, 120])
def test_nothing_is_cut_off_from_start_to_end(language: str, width: int) -> None:
    match = igroteka.new("village", 4, seed=3)
    bot = igroteka.bot("village", "regular")
    while True:
        if match.over or match.ply % 40 == 0:
            text = drawn(match.view(0), language, width)
            for hint in ("…", "draw-", "place-", "item-", "space-"):
                assert hint not in text
        if match.over:
            return
        seat = match.to_act[0]
        match.play(bot.choose(match.seat(seat)), seat)


def test_a_customer_s_label_tells_what_is_wanted() -> None:
    label = CATALOGUE.label(CATALOGUE.ids["serve:k20"])
    assert GAME.speaker("en").text(label) == "Serve customer 20: plough, grain ×2 (5 points)"
    assert GAME.speaker("ru").text(label) == "Обслужить покупателя 20: плуг, зерно ×2 (очков: 5)"


def test_labels_count_coins() -> None:
    labels = [CATALOGUE.label(CATALOGUE.ids[f"coins:{n}"]) for n in range(3)]
    english, russian = GAME.speaker("en"), GAME.speaker("ru")
    assert [english.text(label) for label in labels] == [
        "Pay in cubes only",
        "Pay one with a coin",
        "Pay 2 with coins",
    ]
    assert [russian.text(label) for label in labels] == [
        "Платить одними кубиками",
        "Один кубик заменить монетой",
        "Заменить монетами кубиков: 2",
    ]


@pytest.mark.parametrize("language", languages())
def test_all_labels_are_different(language: str) -> None:
    speaker = GAME.speaker(language)
    labels = [speaker.text(CATALOGUE.label(move)) for move in range(len(CATALOGUE))]
    assert sorted(labels) == sorted(set(labels))


@pytest.mark.parametrize("language", languages())
def test_every_noun_has_help(language: str) -> None:
    speaker = GAME.speaker(language)
    nouns = [f"{noun}-{key}.help" for noun, keys in GAME.nouns.items() if noun not in REASONS for key in keys]
    assert [noun for noun in nouns if not speaker.has(noun)] == []


def test_everyone_sees_the_market_day_that_goes_on() -> None:
    scene = Scene().board(market="pink", family="pink").market(["k21", "k22"]).farm(PETER, grain=5)
    scene.farm(MARINA, green=1, grain=5)
    assert look.view(GAME, scene.s, None).scene is None
    scene.play("take:market:pink")
    for seat in (PETER, MARINA, None):
        assert look.view(GAME, scene.s, seat).scene == SceneView("market", free=True)
    scene.play("serve:k21")
    assert look.view(GAME, scene.s, None).scene == SceneView("market")
    scene.play("serve:k22")
    assert look.view(GAME, scene.s, None).scene is None


def usual(scene: Scene, seat: int | None = PETER) -> str | None:
    return look.view(GAME, scene.s, seat).usual


def test_what_goes_without_saying_is_told_to_whom_it_is_asked() -> None:
    """The harvest that one came for, the child, the marker; cubes before coins."""

    def played(*moves: str) -> Scene:
        scene = Scene().board(harvest="pink", family="pink", council="pink").family(PETER, farm=[1, 1])
        return scene.farm(PETER, green=2, coin=2).play(*moves)

    assert usual(played()) is None
    assert usual(played("take:harvest:pink")) == "harvest"
    assert usual(played("take:harvest:pink"), MARINA) is None
    assert usual(played("take:family:pink")) == "birth"
    assert usual(played("take:council:pink", "enter:1:green")) == "coins:0"
    assert usual(played("take:council:pink", "enter:1:green", "coins:0")) == "privilege:chamber-1"


def test_where_there_is_something_to_choose_nothing_goes_without_saying() -> None:
    def played(move: str) -> Scene:
        scene = Scene().board(family="pink", crafts="pink", council="pink").family(PETER, farm=[1], smithy=[1])
        return scene.farm(PETER, scroll=1).play(move)

    assert usual(played("take:family:pink")) is None, "somebody could come home"
    assert usual(played("take:crafts:pink")) is None
    assert usual(played("take:council:pink")) is None, "a step costs something"


def test_everyone_sees_how_far_the_mass_is() -> None:
    scene = Scene(numbers=[1, 1, 1]).family(PETER, bag=[1, 2]).farm(PETER, coin=1, grain=1)
    scene.mass()
    assert look.view(GAME, scene.s, MARINA).scene == SceneView("pull", pieces=4)
    scene.play("pull:2")
    assert look.view(GAME, scene.s, MARINA).scene == SceneView("climb")


def test_a_road_is_drawn_with_what_it_costs(monkeypatch: pytest.MonkeyPatch) -> None:
    match = igroteka.new("village", seed=1)
    assert "village–city A: 2 time, wagon, brown ×2" in drawn(match.view(0), width=200)
    monkeypatch.setattr(COMPONENTS.road[0], "wagons", 0)
    assert "village–city A: 2 time, brown ×2" in drawn(match.view(0), width=200)
    monkeypatch.setattr(COMPONENTS.road[0], "brown", 0)
    assert "village–city A: 2 time " in drawn(match.view(0), width=200)


def test_a_view_tells_the_order_of_sale_and_counts_what_everyone_can_count() -> None:
    scene = Scene().board(market="pink", family="pink").market(["k22", "k23", "k21"])
    for seat in (PETER, MARINA, FEDOR):
        scene.farm(seat, grain=5, green=2)
    assert look.view(GAME, scene.s, PETER).sellers == []
    scene.play("take:market:pink")
    assert look.view(GAME, scene.s, FEDOR).sellers == [PETER, MARINA, FEDOR]
    scene.play("serve:k22")
    assert look.view(GAME, scene.s, FEDOR).sellers == [MARINA, FEDOR, PETER]
    scene.play("pass")
    seen = look.view(GAME, scene.s, PETER)
    assert (seen.sellers, seen.passed) == ([FEDOR, PETER], [MARINA])
    assert [seat.customer_points for seat in seen.seats] == [3, None, None]
    assert seen.booths == COMPONENTS.market.stalls[1]


def test_a_view_tells_who_would_be_born_and_who_stands_or_lies_where() -> None:
    scene = Scene().family(PETER, window_2=[1], window_1=[1], bag=[1], chronicle_farm=[1], unborn=[2, 2, 3, 3, 4, 4])
    seen = look.view(GAME, scene.s, PETER)
    assert (seen.child, look.view(GAME, scene.s, None).child) == (2, None)
    assert [(seat.windows, seat.remembered) for seat in seen.seats] == [(2, 1), (0, 0), (0, 0)]
    scene.family(PETER, farm=[generation + 1 for generation in GENERATION])
    assert look.view(GAME, scene.s, PETER).child is None
