"""The table in the terminal"""

from io import StringIO

import pytest
from rich.console import Console

import igroteka
from igroteka.games.strasbourg.draw import draw
from tests.games.strasbourg.scenes import (
    ANTON,
    SVETLANA,
    at_step,
    at_the_end,
    build,
    consecrate,
    keep,
    settle_city,
    started,
)


def printed(match: igroteka.Match, seat: int | None = 0, language: str = "en", width: int = 80) -> str:
    out = StringIO()
    Console(file=out, width=width).print(draw(match.view(seat), match.game.speaker(language)))
    return out.getvalue()


def test_the_city_shows_owners_prices_sites_and_buildings() -> None:
    match = at_step("a", {SVETLANA: [[5, 1], [2]], ANTON: [[3]]}, number=2)
    settle_city(match, {SVETLANA: "d1", ANTON: "e1"})
    build(match, inn="c1")
    consecrate(match, "d1")
    lines = printed(match).splitlines()
    assert lines[2].split()[:10] == ["1", "B0", "B1", "⌂4", "M▲1", "M▲2", "M1", "M2", "M1", "M1"]
    assert lines[3].split()[:4] == ["○", "●", "○", "○"]


def test_council_rounds_and_own_stacks_are_shown() -> None:
    match = at_step("b", {SVETLANA: [[5, 1], [2]], ANTON: [[3]]}, guild="vintners")
    text = printed(match)
    assert "nobility  ▲1" in text
    assert "▸1  vintners, smiths, cobblers" in text
    assert "1) 5+1   2) 2" in text
    assert "stacks of 2, 1" in text


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("width", [80, 120])
def test_every_position_fits_the_screen(language: str, width: int) -> None:
    match = igroteka.new("strasbourg", 5, seed=2)
    bots = [igroteka.bot("strasbourg", "random", seed=seat) for seat in range(5)]
    while not match.over:
        seat = match.to_act[0]
        if match.ply % 12 == 0:
            assert all(len(line) <= width for line in printed(match, seat, language, width).splitlines())
        match.play(bots[seat].choose(match.seat(seat)), seat)
    assert "draw-" not in printed(match, None, language, width)


def test_others_stacks_and_tasks_are_not_drawn() -> None:
    match = at_step("b", {SVETLANA: [[5, 1]], ANTON: [[3]]}, guild="vintners")
    text = printed(match, ANTON)
    assert "5+1" not in text
    assert text.count("kept)") == 1


def test_the_end_shows_what_became_of_the_tasks() -> None:
    match = at_the_end({SVETLANA: "a1 i1 i6"}, players=3)
    keep(match, SVETLANA, "corners", "square")
    text = printed(match, None)
    assert "Corners of the city (6, done)" in text
    assert "The block (12, failed)" in text


def test_planning_is_shown_as_such() -> None:
    text = printed(started(3), None)
    assert "Round 1 of 5 · planning" in text
    assert text.count("is planning") == 3
