"""OpenSpiel's own test, on every game and seat count; resampling; and two of its algorithms."""

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts, outcome_sampling_mccfr

import igroteka.envs.openspiel  # registers the games
from igroteka.engine.state import dump
from tests.envs.tables import EVERY_TABLE

every_table = pytest.mark.parametrize(("game", "players"), EVERY_TABLE)


def middle(game: pyspiel.Game, moves: int, seed: int = 1) -> pyspiel.State:
    """A state after so many random steps, where a player decides."""
    luck = np.random.default_rng(seed)
    state = game.new_initial_state()
    while moves > 0 or state.is_chance_node():
        outcomes = [outcome for outcome, _ in state.chance_outcomes()] if state.is_chance_node() else None
        state.apply_action(int(luck.choice(outcomes or state.legal_actions())))
        moves -= 1
        assert not state.is_terminal()
    return state


@every_table
def test_random_simulation(game: str, players: int, capfd: pytest.CaptureFixture[str]) -> None:
    """With serialisation, and with both kinds of tensors and strings."""
    loaded = pyspiel.load_game(f"igroteka_{game}", {"players": players})
    pyspiel.random_sim_test(loaded, num_sims=1, serialize=True, verbose=False)


@every_table
def test_resampling_keeps_the_information_state(game: str, players: int) -> None:
    state = middle(pyspiel.load_game(f"igroteka_{game}", {"players": players}), 50)
    luck = np.random.default_rng(2)
    for player in range(players):
        others = [state.resample_from_infostate(player, luck.random) for _ in range(3)]
        for other in others:
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.information_state_tensor(player) == state.information_state_tensor(player)
            assert other.legal_actions() == state.legal_actions() or state.current_player() != player
        if game == "dominion":
            assert len({str(dump(other.so_far.state)) for other in others}) > 1


def test_recall_is_perfect() -> None:
    """Two ways to the same position are told apart by those who have seen them."""
    game = pyspiel.load_game("igroteka_dominion", {"first": "0"})
    ways = []
    for moves in (["play:copper", "treasures"], ["treasures"]):
        state = game.new_initial_state()
        state.apply_action(0)
        for move in moves:
            state.apply_action(state.string_to_action(state.current_player(), move))
        ways.append(state)
    first, second = ways
    assert first.observation_string(0) == second.observation_string(0)
    assert first.information_state_string(0) != second.information_state_string(0)


def test_options_are_parameters() -> None:
    game = pyspiel.load_game("igroteka_bronze_age(players=3,rules=late_bronze_age,outcomes=5)")
    assert game.num_players() == 3
    assert len(game.new_initial_state().chance_outcomes()) == 5
    with pytest.raises(igroteka.BadOption):
        pyspiel.load_game("igroteka_village", {"first": "nobody"})


def test_openspiels_mcts_plays_bronze_age_alone() -> None:
    game = pyspiel.load_game("igroteka_bronze_age", {"players": 1, "outcomes": 4})
    luck = np.random.RandomState(1)
    bot = mcts.MCTSBot(game, 1.0, 20, mcts.RandomRolloutEvaluator(1, luck), solve=False, random_state=luck)
    state = middle(game, 0)
    for _ in range(8):
        state.apply_action(int(luck.randint(4)) if state.is_chance_node() else bot.step(state))
    assert state.move_number() >= 8


def test_openspiels_ismcts_plays_dominion() -> None:
    """It searches in states resampled from the information state."""
    game = pyspiel.load_game("igroteka_dominion")
    luck = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(
        game=game,
        evaluator=mcts.RandomRolloutEvaluator(1, luck, max_length=100),
        uct_c=1.0,
        max_simulations=15,
        random_state=luck,
    )
    state = middle(game, 12)
    assert bot.step(state) in state.legal_actions()


def test_openspiels_outcome_sampling_learns_on_bronze_age_alone() -> None:
    game = pyspiel.load_game("igroteka_bronze_age", {"players": 1, "outcomes": 2})
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(game)
    solver.iteration()
    assert solver.average_policy() is not None


def test_tensors_are_what_the_observer_writes() -> None:
    """Before the deal and after, for everybody; and OpenSpiel still says what it doesn't accept."""
    game = pyspiel.load_game("igroteka_dominion")
    state = game.new_initial_state()
    observer = game.make_py_observer()
    for _ in range(2):
        for player in range(2):
            observer.set_from(state, player)
            assert state.observation_tensor(player) == observer.tensor.tolist()
            assert state.information_state_tensor(player) == observer.tensor.tolist()
        state.apply_action(3 if state.is_chance_node() else state.legal_actions()[0])
    observer.set_from(state, state.current_player())
    assert state.observation_tensor() == observer.tensor.tolist()
    with pytest.raises(pyspiel.SpielError):
        state.observation_tensor(2)


def test_what_is_not_legal_is_refused() -> None:
    """OpenSpiel itself looks at no action, and the position would be none that the rules know."""
    state = pyspiel.load_game("igroteka_bronze_age", {"players": 2}).new_initial_state()
    for outcome in (64, 100_000):
        with pytest.raises(igroteka.IllegalMove, match=f"outcomes of chance are 0 to 63, not {outcome}"):
            state.apply_action(outcome)
    state = middle(state.get_game(), 4)
    before = str(state)
    wrong = next(move for move in range(231) if move not in state.legal_actions())
    for move in (wrong, 100_000):
        with pytest.raises(igroteka.IllegalMove, match=rf"move {move} is not legal for player \d: legal_actions"):
            state.apply_action(move)
    assert str(state) == before
