"""An earlier build as an opponent: `bench/earlier.py`. Here the earlier build is this one."""

from pathlib import Path

import pytest

import igroteka
from igroteka import bots

ROOT = Path(__file__).parents[2]
EARLIER = ROOT / "bench" / "earlier.py"
BUILD = Path(igroteka.__file__).parents[1]


@pytest.fixture(autouse=True)
def build(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its sources, or where the compiled build runs, that."""
    monkeypatch.setenv("IGROTEKA_EARLIER", str(BUILD))


@pytest.mark.parametrize(("game", "players"), [("pig", 2), ("strasbourg", 3)])
def test_an_earlier_bot_plays_as_it_would_at_home(game: str, players: int) -> None:
    """By several seats, in a second match of the same bots' process, too."""
    for seed in range(2):
        there = igroteka.new(game, players=players, seed=seed)
        here = there.copy()
        guests = [bots.bot(game, f"{EARLIER}:Regular", seed=seat) for seat in range(players - 1)]
        home = [bots.bot(game, "regular", seed=seat) for seat in range(players)]
        igroteka.play_out(there, [*guests, home[-1]])
        igroteka.play_out(here, home)
        assert there.moves == here.moves


def test_a_budget_goes_with_it() -> None:
    """So many iterations, as at home."""
    match = igroteka.new("pig", players=2, seed=4)
    match.play("roll")
    budget = bots.Budget(iterations=50)
    there = bots.bot("pig", f"{EARLIER}:Expert", seed=3, budget=budget)
    here = bots.bot("pig", "expert", seed=3, budget=budget)
    seat = match.seat(match.to_act[0])
    assert there.choose(seat) == here.choose(seat)


def test_without_an_earlier_build_it_says_what_to_set(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("IGROTEKA_EARLIER", "/nowhere")
    with pytest.raises(igroteka.IgrotekaError, match="IGROTEKA_EARLIER must be the folder"):
        bots.bot("pig", f"{EARLIER}:Regular")
