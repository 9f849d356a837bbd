"""What is seen: nothing is hidden, and the terminal draws dice, boards and sheets."""

import io
import json
from typing import Any

import pytest
from rich.console import Console

import igroteka
from igroteka.engine.state import dump
from igroteka.engine.texts import languages
from igroteka.games.bronze_age.components import COMPONENTS
from igroteka.games.bronze_age.draw import draw
from tests.games.bronze_age.scenes import LATE, Scene


def drawn(scene: Scene, language: str, width: int) -> str:
    out = io.StringIO()
    Console(file=out, width=width).print(draw(scene.match.view(0), scene.match.game.speaker(language)))
    return out.getvalue()


def test_everyone_sees_the_same() -> None:
    scene = Scene(players=3, **LATE).roll("skull", "good", "coin")
    views = [scene.match.view(seat) for seat in (None, 0, 1, 2)]
    for view in views:
        view.pop("seat")
        view.pop("prompt")
    assert all(json.dumps(view) == json.dumps(views[0]) for view in views)


def test_imagining_changes_nothing() -> None:
    scene = Scene(players=3, **LATE).roll("skull", "good", "coin")
    assert dump(scene.match.seat(1).imagine_state(4)) == dump(scene.s)


def test_the_view_shows_dice_boards_and_sheets() -> None:
    view = Scene().stock(wood=2, food=7).own("leadership").built("obelisk").roll("skull", "good", "coin").match.view(0)
    assert view["dice"][0] == {"face": "skull", "locked": True}
    assert view["step"] == "roll"
    seat = view["seats"][0]
    assert (seat["food"], seat["goods"]["wood"], seat["goods_value"], seat["cities"]) == (7, 2, 3, 3)
    assert seat["developments"] == ["leadership"]
    obelisk = next(each for each in view["monuments"] if each["monument"] == "obelisk")
    assert (obelisk["boxes"], obelisk["first"], obelisk["later"], obelisk["builder"]) == (9, 6, 3, 0)
    assert seat["score"] == 8


def test_the_view_shows_the_offer() -> None:
    scene = Scene(trading=True).stock(wood=2, food=9).stock(1, stone=1, wood=1).turn("workers", "food", "food")
    scene.play("offer:left", "give:wood", "ask:stone")
    sides = {"partner": 1, "given": {"wood": 1}, "wanted": {"stone": 1}}
    offer = scene.match.view(1)["offer"]
    assert sides.items() <= offer.items()
    assert offer["scales"] == {"wood": (1, 2), "stone": (-1, -1), "food": (-3, 12)}, "nothing goes both ways"
    scene.play("send")
    assert scene.match.view(0)["offer"] == {**sides, "scales": {}}


def test_no_more_can_be_offered_than_the_other_has_room_for() -> None:
    scene = Scene(trading=True).stock(wood=4, food=9).stock(1, wood=7, stone=1).turn("workers", "food", "food")
    offer = scene.play("offer:left").match.view(0)["offer"]
    assert offer["scales"]["wood"] == (-4, 1)
    assert scene.play("give:wood").match.why_not("give:wood", seat=0)


def test_the_question_tells_the_offer() -> None:
    scene = Scene(trading=True).stock(wood=2, food=9).stock(1, stone=1).turn("workers", "food", "food")
    scene.play("offer:left", "give:wood", "ask:stone", "send")
    assert "Player 1 gives wood and wants stone" in said(scene)


def said(scene: Scene) -> str:
    seat = scene.match.to_act[0]
    return scene.match.game.speaker("en").text(scene.s.stack[-1].prompt(scene.s, seat))


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("width", [80, 120])
def test_the_terminal_draws_the_table(language: str, width: int) -> None:
    scene = Scene(players=4, **LATE).stock(wood=2, food=7).built("obelisk").roll("skull", "good", "coin")
    speaker = scene.match.game.speaker(language)
    picture = drawn(scene, language, width)
    assert f"1:{speaker.say('face-skull')}" in picture
    assert picture.index(speaker.say("draw-score")) < picture.index(f"1:{speaker.say('face-skull')}"), (
        "the dice lie beside the question"
    )
    assert "■■□□□□□□ 3" in picture
    assert "✓ 6" in picture
    assert "7 / 15" in picture
    for key in ("project-great_wall", "development-empire", "draw-ships", "draw-score"):
        assert speaker.say(key) in picture
    assert all(len(line) <= width for line in picture.splitlines())


def test_the_terminal_draws_every_position_of_a_match() -> None:
    match = igroteka.new("bronze_age", 3, seed=4, options=LATE)
    bot = igroteka.bot("bronze_age", "random")
    speaker = match.game.speaker("ru")
    while not match.over:
        seat = match.to_act[0]
        match.play(bot.choose(match.seat(seat)), seat)
        if match.ply % 20 == 0 or match.over:
            out = io.StringIO()
            Console(file=out, width=80).print(draw(match.view(None), speaker))
            assert speaker.say("draw-score") in out.getvalue()


def test_without_its_monuments_the_sheet_says_so() -> None:
    assert "not in play" in drawn(Scene(players=2), "en", 80)


@pytest.mark.parametrize(
    ("players", "options", "end"),
    [(1, {}, COMPONENTS.solo.turns), (2, {}, COMPONENTS.end.base), (2, LATE, COMPONENTS.end.late)],
)
def test_a_view_tells_what_ends_the_match_and_the_figures_of_developments(
    players: int, options: dict[str, Any], end: int
) -> None:
    view = Scene(players=players, **options).match.view(0)
    assert view["end"] == end
    sheets = {each.key: each.late if options else each.base for each in COMPONENTS.development}
    assert view["developments"]
    for each in view["developments"]:
        sheet = sheets[each["development"]]
        assert sheet is not None
        assert each["effect"] == sheet.effect
