"""A match looked back on: mistakes are found with little work, and told from luck."""

import pytest

import igroteka
from igroteka import games
from igroteka.bots.analysis import Considered, Decision, shares, weigh
from igroteka.bots.review import SURE, Reviewer, balances
from igroteka.engine.match import Match
from tests.games.dominion.scenes import Scene


def last_province() -> Scene:
    """Somebody can win at once, and the other will if he doesn't."""
    return Scene(
        "gold*3", others=["gold*5"], deck="province copper*9", decks=["province gold*9"], supply={"province": 1}
    ).go("treasures")


def test_a_mistake_is_found() -> None:
    decision = Reviewer(games.find("dominion"), 3_000).look(last_province(), 0, "buy:silver")
    weigh([decision])
    assert decision.options[0].move == "buy:province"
    assert decision.lost > 0.5
    assert decision.lost > SURE * decision.doubt
    assert decision.effect[0] == pytest.approx(-decision.lost)
    assert decision.effect[1] == pytest.approx(decision.lost, abs=0.05), "what one loses the other wins"


def test_the_usual_move_is_no_mistake_and_costs_little() -> None:
    reviewer = Reviewer(games.find("dominion"), 3_000)
    decision = reviewer.look(last_province(), 0, "buy:province")
    weigh([decision])
    assert (decision.options[0].move, decision.lost, decision.doubt) == ("buy:province", 0.0, 0.0)
    assert reviewer.saved > 0


def test_a_search_waits_until_enough_is_saved() -> None:
    poor, rich = [Reviewer(games.find("dominion"), 500, saved) for saved in (-100_000, 100_000)]
    for reviewer in (poor, rich):
        reviewer.look(last_province(), 0, "buy:silver")
    assert 100_000 - rich.saved > -100_000 - poor.saved, "only the rich one searched"


def reviewed(match: Match, allowance: int) -> tuple[list[Decision], Reviewer]:
    """A finished match, looked at from its beginning."""
    again = igroteka.new(match.game.key, match.players, seed=match.seed, options=match.options)
    reviewer = Reviewer(match.game, allowance)
    decisions = []
    for seat, move in match.moves:
        if len(again.legal(seat)) > 1:
            decisions.append(reviewer.look(again, seat, match.name(move)))
        again.play(move, seat)
    weigh(decisions)
    return decisions, reviewer


def test_a_whole_match_keeps_to_its_budget_and_is_judged_the_same_again() -> None:
    bots = [igroteka.bot("pig", name, seed=1) for name in ("random", "regular")]
    match = igroteka.play_out(igroteka.new("pig", 2, seed=3), bots)
    decisions, reviewer = reviewed(match, 1_000)
    assert reviewer.saved > -2_000
    assert reviewed(match, 1_000)[0] == decisions
    lost = [sum(each.lost for each in decisions if each.seat == seat) for seat in (0, 1)]
    assert lost[0] > lost[1] == 0, "whoever plays as usual makes no mistakes that count"


def test_the_parts_of_a_balance_sum_up() -> None:
    def decision(seat: int, lost: float, doubt: float) -> Decision:
        effect = [-lost if each == seat else lost / 2 for each in range(3)]
        found = Decision(
            0, seat, "x", [1 / 3] * 3, [Considered("y", 4, 0.5, [])], 0.5 - lost, doubt=doubt, effect=effect
        )
        weigh([found])
        return found

    decisions = [decision(0, 0.2, 0.01), decision(0, 0.1, 0.2), decision(1, 0.1, 0.0)]
    told = balances(decisions, shares([2], 3))
    assert [round(each.mistakes, 3) for each in told] == [-0.2, -0.1, 0], "what may be chance is no mistake"
    assert [round(each.others, 3) for each in told] == [0.05, 0.1, 0.15]
    for each in told:
        assert each.start + each.mistakes + each.others + each.luck == pytest.approx(each.end)
    assert told[2].luck == pytest.approx(1 - 1 / 3 - 0.15)
