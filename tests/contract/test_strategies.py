"""Strategies that are shown the true position must not make use of what their seat can't see; nor may `play_out`."""

import igroteka
from igroteka import bots, games
from igroteka.engine.state import dump
from igroteka.engine.strategy import Strategy
from tests.contract.setups import Setup, every_setup, walk

HONEST = "looks_further"


@every_setup
def test_a_strategy_that_looks_no_further_decides_the_same_wherever_its_seat_sees_the_same(setup: Setup) -> None:
    strategies = games.find(setup.game).strategies
    honest = {name: strategy for name, strategy in strategies.items() if not strategy.looks_further}
    for match, chance in walk(setup, 5):
        if match.over or chance.below(3):
            continue
        seat = match.to_act[0]
        legal = match.legal(seat)
        before = dump(match.state)
        for name, strategy in honest.items():
            chosen = {strategy.pick(match.seat(seat).imagine_state(seed), seat, legal) for seed in range(2)}
            chosen.add(strategy.pick(match.state, seat, legal))
            assert len(chosen) == 1, (
                f"{setup.game}'s {name} looks at what seat {seat} can't see: set `{HONEST} = True` in its class, or "
                f"mend what it looks at when asked {match.state.stack[-1]}"
            )
        assert dump(match.state) == before, "a strategy must leave the position as it is"


class Asked(bots.StrategyBot):
    """The same bot, but no plain one, so that it is asked move by move."""


@every_setup
def test_play_out_inside_the_kernel_plays_what_bots_play_move_by_move(setup: Setup) -> None:
    game = games.find(setup.game)
    names = ["random", *game.strategies]
    for journal in (True, False):
        plain, asked = (
            igroteka.new(setup.game, setup.players, "both ways", setup.options, journal=journal) for _ in range(2)
        )
        sitting = [igroteka.bot(setup.game, names[seat % len(names)], seed=seat) for seat in range(setup.players)]
        igroteka.play_out(plain, sitting)
        strategies: list[Strategy | None] = [getattr(bot, "strategy", None) for bot in sitting]
        igroteka.play_out(
            asked,
            [
                bot if strategy is None else Asked(bot.name, strategy, seat)
                for seat, (bot, strategy) in enumerate(zip(sitting, strategies, strict=True))
            ],
        )
        assert plain.moves == asked.moves, (
            f"the bots of {setup.game} answer otherwise when they are asked one by one: a strategy in its `bots/` "
            "keeps something between two decisions, or looks at what its seat can't see (then set `looks_further = "
            "True`)"
        )
        assert plain.scores == asked.scores, f"the same moves of {setup.game} came to other scores: see `scoring.py`"


@every_setup
def test_a_rollout_leaves_the_match_as_it_is(setup: Setup) -> None:
    match = igroteka.new(setup.game, setup.players, 3, setup.options)
    before = dump(match.state)
    for how in ("random", *match.game.strategies):
        end = match.seat(0).imagine(1).rollout(how, seed=4)
        assert end.over, f"a playout by {how} doesn't end: see its `pick` in the `bots/` of {setup.game}"
        assert end.winners, f"`winners` in the `scoring.py` of {setup.game} names nobody, though the match is over"
        assert end.scores == match.seat(0).imagine(1).rollout(how, seed=4).scores
        assert len(end.worth) == match.players, f"`worth` of {setup.game} has a share for each seat"
        assert match.rollout(how, limit=3).plies == 3
    assert (match.ply, dump(match.state)) == (0, before), (
        f"a playout of {setup.game} changed the match: a copy shares a list or a part with it (`copy` in `state.py`)"
    )
