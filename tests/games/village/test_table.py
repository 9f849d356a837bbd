"""The drawn table and the words, in both languages."""

import io
from typing import Any

import msgspec
import pytest
from rich.console import Console

import igroteka
from igroteka.engine.texts import languages
from igroteka.games.village import GAME, view
from igroteka.games.village.components import COMPONENTS
from igroteka.games.village.draw import draw
from igroteka.games.village.kinds import CATALOGUE
from igroteka.games.village.view import SceneView
from tests.games.village.scenes import MARINA, PETER, Scene

REASONS = ("idle", "tie")
"""What is said in sentences, not drawn on the table."""


def drawn(view: dict[str, Any], language: str = "en", width: int = 120) -> str:
    console = Console(width=width, file=io.StringIO(), record=True)
    console.print(draw(view, GAME.speaker(language)))
    return console.export_text()


def test_the_table_shows_spaces_farms_market_and_chronicle() -> None:
    scene = Scene().board(market="green green plague").farm(PETER, wagon=1, grain=3).life(PETER, 4)
    scene.family(PETER, farm=[1], city_a=[1], chronicle_farm=[1], bag=[2]).market(["k01"])
    text = drawn(msgspec.to_builtins(view.view(GAME, scene.s, PETER)))
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
    assert view.view(GAME, scene.s, None).scene is None
    scene.play("take:market:pink")
    for seat in (PETER, MARINA, None):
        assert view.view(GAME, scene.s, seat).scene == SceneView("market", free=True)
    scene.play("serve:k21")
    assert view.view(GAME, scene.s, None).scene == SceneView("market")
    scene.play("serve:k22")
    assert view.view(GAME, scene.s, None).scene is None


def test_everyone_sees_how_far_the_mass_is() -> None:
    scene = Scene(numbers=[1, 1, 1]).family(PETER, bag=[1, 2]).farm(PETER, coin=1, grain=1)
    scene.mass()
    assert view.view(GAME, scene.s, MARINA).scene == SceneView("pull", pieces=4)
    scene.play("pull:2")
    assert view.view(GAME, scene.s, MARINA).scene == SceneView("climb")


def test_a_road_is_drawn_with_what_it_costs(monkeypatch: pytest.MonkeyPatch) -> None:
    match = igroteka.new("village", seed=1)
    assert "village–city A: 2 time, wagon, brown ×2" in drawn(match.view(0), width=200)
    monkeypatch.setattr(COMPONENTS.road[0], "wagons", 0)
    assert "village–city A: 2 time, brown ×2" in drawn(match.view(0), width=200)
    monkeypatch.setattr(COMPONENTS.road[0], "brown", 0)
    assert "village–city A: 2 time " in drawn(match.view(0), width=200)
