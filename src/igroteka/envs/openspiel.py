"""The games for OpenSpiel. Importing this registers them with `pyspiel`.

    >>> import pyspiel
    >>> import igroteka.envs.openspiel
    >>> game = pyspiel.load_game("igroteka_bronze_age", {"players": 1})
    >>> state = game.new_initial_state()
    >>> state.is_chance_node()
    True

Options of the game are parameters of the same names, and so are `players`, `reward`, `seed` and `outcomes`. Several who
are asked at once answer one after the other, without seeing each other's answers.

Chance is explicit: where a move draws random numbers, a chance node with so many (`outcomes`) equally likely outcomes
comes after it, and before the first move there is one for the deal. Each outcome names one stream of random numbers of
the engine; which streams those are depends on `seed`. So a game with one seed has at every ply that many ways on, not
all there are: over seeds, every roll and every shuffle is exactly as likely as it should be.

Tensors hold all that a player may know or could remember, so both kinds are the same; an information state string also
has a digest of everything that the player has heard and done. `resample_from_infostate` is `Seat.imagine`.
"""

import hashlib
from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel

from igroteka import games
from igroteka.engine import state as kernel
from igroteka.engine.chance import SETUP, Chance, key_of
from igroteka.engine.dealer import Dealer, Event
from igroteka.engine.errors import IllegalMove
from igroteka.engine.game import Game
from igroteka.engine.memory import Memory
from igroteka.engine.remake import apart, together
from igroteka.envs.setup import Setup

LONGEST = 100_000
"""No match has so many moves and chance nodes."""
OWN = {"players", "reward", "seed", "outcomes"}
"""The parameters that are not options of a game."""


class MatchSoFar:
    """How a match stands. Copies share only what never changes."""

    def __init__(self, setup: Setup, seed: int, outcomes: int) -> None:
        self.setup = setup
        self.seed = seed
        self.outcomes = outcomes
        self.state: Any = None
        """None before the deal."""
        self.memory = Memory()
        self.ply = 0
        self.waiting: tuple[int, int] | None = None
        """A seat and its move, which waits for chance."""
        self.heard = [b""] * setup.players
        """A digest of all that each seat has heard and done."""

    def __deepcopy__(self, memo: dict[int, Any]) -> "MatchSoFar":
        twin = MatchSoFar(self.setup, self.seed, self.outcomes)
        twin.state = None if self.state is None else self.state.copy()
        twin.memory = self.memory.copy()
        twin.ply = self.ply
        twin.waiting = self.waiting
        twin.heard = list(self.heard)
        return twin

    def __getstate__(self) -> dict[str, Any]:
        return {**vars(self), "memory": apart(self.memory)}

    def __setstate__(self, content: dict[str, Any]) -> None:
        vars(self).update(content, memory=together(content["memory"]))

    def to_act(self) -> int:
        """Who decides: a seat, chance, or nobody any more."""
        if self.state is None or self.waiting is not None:
            return int(pyspiel.PlayerId.CHANCE)
        asked = kernel.to_act(self.state)
        return asked[0] if asked else int(pyspiel.PlayerId.TERMINAL)

    def chance(self, ply: int, outcome: int) -> Chance:
        """The random numbers that an outcome stands for."""
        return Chance(key_of(f"openspiel:{self.seed}:{outcome}"), ply)

    def move(self, move: int) -> None:
        """A player's move; if it needs chance, it waits for it."""
        seat = self.to_act()
        if move not in kernel.legal(self.state, seat):
            raise IllegalMove(f"move {move} is not legal for player {seat}: legal_actions() says which are")
        if self.carry_out(seat, move, self.chance(self.ply, 0), only_surely=True):
            return
        self.waiting = (seat, move)

    def draw(self, outcome: int) -> None:
        """A chance outcome: the deal, or what the waiting move has waited for."""
        if not 0 <= outcome < self.outcomes:
            raise IllegalMove(f"outcomes of chance are 0 to {self.outcomes - 1}, not {outcome}")
        if self.state is None:
            news: list[Event] = []
            dealer = Dealer(self.chance(SETUP, outcome), news)
            game = self.setup.game
            self.state = game.start(self.setup.players, self.setup.options, dealer)
            kernel.settle(self.state, dealer)
            self.memory = game.memory(self.state)
            self.hear(news, remembered=True)
        elif self.waiting is not None:
            seat, move = self.waiting
            self.waiting = None
            self.carry_out(seat, move, self.chance(self.ply, outcome), only_surely=False)

    def carry_out(self, seat: int, move: int, chance: Chance, only_surely: bool) -> bool:
        """Play a move; with `only_surely`, not if it turns out to need chance."""
        news: list[Event] = []
        after = self.state.copy()
        kernel.play(after, seat, move, Dealer(chance, news))
        if only_surely and chance.drawn:
            return False
        self.state = after
        self.ply += 1
        self.note(seat, f"plays {move}")
        self.hear(news, remembered=False)
        return True

    def hear(self, news: list[Event], remembered: bool) -> None:
        """What happened, to whom it may concern."""
        for event in news:
            if event.heard_by(None) and not remembered:
                self.memory.hear(event)
            line = f"{event.ply} {event.kind.name} {event.seat} {event.values} {event.items}"
            for seat in range(self.setup.players):
                if event.heard_by(seat):
                    self.note(seat, line)

    def note(self, seat: int, line: str) -> None:
        """Add to what a seat has heard."""
        self.heard[seat] = hashlib.blake2b(self.heard[seat] + line.encode(), digest_size=12).digest()

    def imagine(self, seat: int, seed: int) -> "MatchSoFar":
        """One that the seat can't tell from this; what the others have heard by themselves is forgotten."""
        twin: MatchSoFar = self.__deepcopy__({})
        if self.state is not None:
            chance = Chance(key_of(f"imagine:{seed}"), SETUP)
            twin.state = self.setup.game.imagine(self.state, self.memory, seat, chance)
            twin.heard = [digest if each == seat else b"" for each, digest in enumerate(self.heard)]
        return twin


class MatchState(pyspiel.State):
    """A state as OpenSpiel has it."""

    def __init__(self, game: Any, so_far: MatchSoFar) -> None:
        super().__init__(game)
        self.so_far = so_far

    def current_player(self) -> int:
        return self.so_far.to_act()

    def is_terminal(self) -> bool:
        return self.so_far.to_act() == int(pyspiel.PlayerId.TERMINAL)

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(kernel.legal(self.so_far.state, player)) if player == self.so_far.to_act() else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        outcomes = self.so_far.outcomes
        return [(outcome, 1 / outcomes) for outcome in range(outcomes)]

    def _apply_action(self, action: int) -> None:
        if self.so_far.to_act() == pyspiel.PlayerId.CHANCE:
            self.so_far.draw(action)
        else:
            self.so_far.move(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"luck:{action}" if player == pyspiel.PlayerId.CHANCE else self.so_far.setup.game.catalogue.names[action]

    def returns(self) -> list[float]:
        setup = self.so_far.setup
        return setup.returns(self.so_far.state) if self.is_terminal() else [0.0] * setup.players

    def tensor(self, player: int) -> list[float] | None:
        """What a player knows, as numbers; None where it is for OpenSpiel to say what is wrong."""
        so_far = self.so_far
        if so_far.state is None or not 0 <= player < so_far.setup.players:
            return None
        found: list[float] = so_far.setup.numbers(so_far.state, so_far.memory, player).tolist()
        return found

    # Asked from Python, tensors take the short way: OpenSpiel's own makes an observer and goes through C++ and back.

    def observation_tensor(self, *player: int) -> list[float]:
        """What a player knows, the one to act if none is named."""
        found = self.tensor(player[0] if len(player) == 1 else self.current_player())
        return super().observation_tensor(*player) if found is None else found

    def information_state_tensor(self, *player: int) -> list[float]:
        """The same: it holds all that a player may know or could remember."""
        found = self.tensor(player[0] if len(player) == 1 else self.current_player())
        return super().information_state_tensor(*player) if found is None else found

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "MatchState":
        """A state that the player can't tell from this one."""
        twin: MatchState = self.clone()
        twin.so_far = self.so_far.imagine(player, int(sampler() * 2**32))
        return twin

    def __str__(self) -> str:
        so_far = self.so_far
        if so_far.state is None:
            return "before the deal"
        waits = f" {so_far.waiting}" if so_far.waiting is not None else ""
        return f"{so_far.setup.game.key} after {so_far.ply} moves{waits}: {kernel.dump(so_far.state)}"


class SeatObserver:
    """What a player knows, as OpenSpiel asks for it."""

    def __init__(self, setup: Setup, perfect_recall: bool) -> None:
        self.setup = setup
        self.perfect_recall = perfect_recall
        self.tensor = np.zeros(setup.size, np.float32)
        self.row = self.tensor[None]
        self.dict = {"observation": self.tensor}

    def set_from(self, state: MatchState, player: int) -> None:
        """Write down what the player knows."""
        so_far = state.so_far
        if so_far.state is None:
            self.tensor.fill(0)
        else:
            self.setup.scale.fill(self.row, self.setup.seen(so_far.state, so_far.memory, player))

    def string_from(self, state: MatchState, player: int) -> str:
        """The same in words: each feature that isn't 0."""
        so_far = state.so_far
        if so_far.state is None:
            return f"seat {player} before the deal"
        seen = self.setup.seen(so_far.state, so_far.memory, player)
        known = " ".join([f"{name}={n}" for name, n in zip(self.setup.names, seen, strict=True) if n])
        heard = f" heard {so_far.heard[player].hex()}" if self.perfect_recall else ""
        return f"seat {player}{heard} {known}"


def parameters(game: Game) -> dict[str, Any]:
    """What can be chosen, with what it is if nobody does."""
    own = {"players": game.usual_players, "reward": "win", "seed": 0, "outcomes": 64}
    return own | {option.key: option.default for option in game.options}


def game_type(game: Game, players: int | None = None) -> Any:
    """How OpenSpiel sees the game; with a seat count, a match of it. Alone there is nobody to take from."""
    kinds = pyspiel.GameType
    return kinds(
        short_name=f"igroteka_{game.key}",
        long_name=game.speaker().text(game.title()),
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.GENERAL_SUM if players == 1 else kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters(game),
    )


class MatchGame(pyspiel.Game):
    """A game as OpenSpiel has it."""

    key = ""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        game = games.find(self.key)
        chosen = parameters(game) | (params or {})
        options = {name: value for name, value in chosen.items() if name not in OWN}
        self.setup = setup = Setup(self.key, chosen["players"], options, chosen["reward"])
        self.seed = chosen["seed"]
        self.outcomes = chosen["outcomes"]
        fair = setup.players > 1 and setup.reward == "win"
        info = pyspiel.GameInfo(
            num_distinct_actions=setup.moves,
            max_chance_outcomes=self.outcomes,
            num_players=setup.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if fair else None,
            max_game_length=LONGEST,
        )
        super().__init__(game_type(game, setup.players if fair else 1), info, params or {})

    def new_initial_state(self) -> MatchState:
        """Before the deal."""
        return MatchState(self, MatchSoFar(self.setup, self.seed, self.outcomes))

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SeatObserver:
        """Who writes down what a player knows."""
        return SeatObserver(self.setup, bool(iig_obs_type and iig_obs_type.perfect_recall))


def register() -> None:
    """Make every game known to OpenSpiel as `igroteka_<key>`."""
    already = set(pyspiel.registered_names())
    for key in games.known():
        if f"igroteka_{key}" not in already:
            pyspiel.register_game(game_type(games.find(key)), type(key, (MatchGame,), {"key": key}))


register()
