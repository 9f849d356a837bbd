"""Matches between the strategy and chance, which reach what random play seldom does: late monks, long journeys."""

import json
from collections.abc import Iterator

import pytest

import igroteka
from igroteka.engine.chance import Chance, key_of
from igroteka.engine.state import dump


def deep_walk(players: int, seed: int) -> Iterator[tuple[igroteka.Match, Chance]]:
    """A match where each seat plays now by the strategy, now at random."""
    match = igroteka.new("my_village", players, seed)
    chance = Chance(key_of(f"deep {players} {seed}"), 0)
    bot = igroteka.bot("my_village", "regular")
    while not match.over:
        yield match, chance
        seat = match.to_act[0]
        match.play(bot.choose(match.seat(seat)) if chance.below(3) else chance.pick(match.legal(seat)), seat)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_move_is_legal_or_refused_with_a_reason_of_its_own(players: int) -> None:
    """Moves of the turn are never refused with a mere "not now"."""
    for match, chance in deep_walk(players, seed=players):
        if chance.below(8):
            continue
        seat = match.to_act[0]
        question = type(match.state.stack[-1]).__name__
        legal = match.legal(seat)
        for move, name in enumerate(match.game.catalogue.names):
            reason = match.reason(move, seat)
            assert (reason is None) == (move in legal)
            verb = name.split(":")[0]
            if reason is not None and question == "Banners" and verb in ("build", "travel", "use", "serve", "monk"):
                assert reason.key != "why-not-now", name


@pytest.mark.parametrize("players", [2, 3, 4])
def test_components_are_conserved_and_imagination_agrees_with_the_truth(players: int) -> None:
    census = None
    for match, chance in deep_walk(players, seed=10 + players):
        now = match.game.census(match.state)
        assert now == (census or now)
        census = now
        if chance.below(5):
            continue
        for seat in range(players):
            twin = match.seat(seat).imagine(chance.below(1000))
            assert json.dumps(twin.view(seat)) == json.dumps(match.view(seat))
            assert twin.legal(seat) == match.legal(seat)
            number = chance.below(1000)
            assert dump(twin.seat(seat).imagine_state(number)) == dump(match.seat(seat).imagine_state(number))


def test_a_match_of_players_who_never_spend_time_ends_with_the_last_round() -> None:
    """Whoever can, activates banners that cost no time; the house's bound ends what the coffins would not."""
    match = igroteka.new("my_village", 3, seed=5, journal=False)
    free = ("use:play", "hand", "use:school", "pupil", "push", "skip", "clerk", "done")
    while not match.over:
        seat = match.to_act[0]
        legal = [match.name(move) for move in match.legal(seat)]
        whites = sorted(name for name in legal if name.startswith("take:white"))
        chosen = [name for name in free if name in legal]
        if whites:
            match.play(best_die(match, whites), seat)
        else:
            match.play(chosen[0] if chosen else min(legal, key=dear), seat)
    assert match.view()["round"] == 100
    assert match.view()["coffins"] < 14


def best_die(match: igroteka.Match, whites: list[str]) -> str:
    """The first die as it comes, the second one so that the pair makes a value that costs no time."""
    view = match.view()
    if not view["taken"]:
        return next((die for die in whites if partner(die, whites, view)), whites[0])
    wanted = free_values(view)
    return next((die for die in whites if view["taken"][0] + int(die[-1]) in wanted), whites[0])


def partner(die: str, whites: list[str], view: dict[str, object]) -> bool:
    """Whether another die makes a value that costs no time."""
    return any(int(die[-1]) + int(other[-1]) in free_values(view) for other in whites if other != die)


def free_values(view: dict[str, object]) -> set[int]:
    """Play, school, and the clerk's office left at nobody."""
    seats, active = view["seats"], view["active"]
    assert isinstance(seats, list)
    assert isinstance(active, int)
    return {3, 11, 4, 10, *seats[active]["play"]}


def dear(name: str) -> int:
    """Steps before anything else."""
    return 0 if name.startswith("walk") else 1
