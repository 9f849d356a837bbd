"""A match shows itself in a notebook."""

import pytest

import igroteka
from igroteka.engine.chance import Chance, key_of
from tests.contract.setups import Setup, walk

pytestmark = pytest.mark.once


@pytest.mark.parametrize("game", igroteka.game_keys())
def test_a_match_shows_board_turn_and_events(game: str) -> None:
    setup = Setup(game, igroteka.games.find(game).usual_players, {})
    for match, _ in walk(setup, 1):
        if match.ply in (0, 30) or match.over:
            page = match._repr_html_()
            assert "as a spectator sees it" in page
            assert "<pre" in page
            assert ("Won by" if match.over else "To act: Player") in page
            for seat in range(match.players):
                own = match.seat(seat)._repr_html_()
                assert f"as Player {seat + 1} sees it" in own
                assert ("may play: " in own) == (seat in match.to_act or (match.game.open_moves and not match.over))


def test_a_spectator_is_shown_no_hand_and_no_moves_of_it() -> None:
    match = igroteka.new("dominion", 2, seed=7)
    assert "Your hand" not in match._repr_html_()
    assert "play:copper" not in match._repr_html_()
    seat = match.to_act[0]
    assert "play:copper" in match.seat(seat)._repr_html_()
    assert "play:copper" not in match.seat(1 - seat)._repr_html_()


@pytest.mark.parametrize("game", igroteka.game_keys())
def test_open_moves_are_those_that_everyone_can_tell(game: str) -> None:
    if not igroteka.games.find(game).open_moves:
        return
    match = igroteka.new(game, seed=3, journal=False)
    chance = Chance(key_of("open"), 0)
    while not match.over:
        seat = match.to_act[0]
        if not chance.below(8):
            for other in range(match.players):
                assert match.seat(other).imagine(match.ply).legal(seat) == match.legal(seat)
        match.play(chance.pick(match.legal(seat)), seat)
