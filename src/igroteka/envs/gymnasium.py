"""One seat against others, as a Gymnasium environment; `vector.py` has many matches at once.

    >>> import gymnasium, igroteka.envs
    >>> env = gymnasium.make("igroteka/Dominion-v0", opponents=["regular"])
    >>> seen, info = env.reset(seed=7)
    >>> seen["observation"].shape, int(seen["action_mask"].sum())
    ((307,), 5)

The reward comes with the move that ends the match, and is 0 before; `setup.Setup.returns` says what it is. Gymnasium's
own tools know nothing of masks, so for a move that is not legal a random legal one is played, and `info["illegal"]`
says so; with `illegal="raise"` it raises `IllegalMove` instead.

`make` and `make_vec` of one id are the same environment: the same arguments with the same defaults.
"""

from collections.abc import Mapping, Sequence
from typing import Any, SupportsIndex

import gymnasium
import numpy as np

from igroteka import games
from igroteka.bots import USUAL, bot
from igroteka.bots.base import Chooser
from igroteka.engine.errors import BadOption, BadStrategy, IllegalMove
from igroteka.engine.match import Match
from igroteka.envs import pictures
from igroteka.envs.setup import GROUPS, VERSION, Setup, camel, flag, move_number, whole
from igroteka.envs.spaces import Player, Policy, answers, chooses, seat_of, seated, spaces
from igroteka.envs.vector import Info, Seen, TableEnv

__all__ = ["SeatEnv", "TableEnv", "make_vec", "register", "spaces"]


class SeatEnv(gymnasium.Env[Seen, Any]):
    """One seat of a match; others have the other seats.

    `opponents` are names, bots (whatever has `choose(seat)`), files, or policies (callables that answer a batch of
    observations and masks with moves), from one's left neighbour on; one alone plays all other seats. Without `seat`
    one sits elsewhere in each match. A move without an alternative is played by itself; with `skip_forced=False` it is
    asked for.
    """

    metadata = {"render_modes": ["ansi", "rgb_array", "human"], "render_fps": 2}

    def __init__(
        self,
        game: str,
        players: int | None = None,
        options: Mapping[str, Any] | None = None,
        *,
        opponents: Player | Sequence[Player] = (USUAL,),
        seat: SupportsIndex | None = None,
        reward: str = "win",
        illegal: str = "random",
        skip_forced: bool = True,
        observe: Sequence[str] = GROUPS,
        dtype: Any = "float32",
        render_mode: str | None = None,
    ) -> None:
        self.setup = Setup(game, players, options, reward, illegal, observe, dtype)
        self.observation_space, self.action_space = spaces(self.setup)
        if opponents is None:
            raise BadStrategy("one seat has opponents; to learn for all seats, use gymnasium.make_vec or PettingZoo")
        self.opponents = seated(opponents, self.setup.game.key, self.setup.players)
        for each in self.opponents:
            if isinstance(each, str):
                bot(self.setup.game.key, each)  # it says what is wrong with the name now, not at the first match
        self.bots: list[Chooser | Policy] = []
        self.fixed_seat = seat_of(seat, self.setup.players)
        self.skip_forced = flag(skip_forced, "skip_forced")
        self.seat = 0
        self.match: Match | None = None
        self.render_mode = pictures.known(render_mode, self.metadata["render_modes"])

    def reset(self, *, seed: SupportsIndex | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, Info]:
        super().reset(seed=None if seed is None else whole(seed, "a seed"))
        if options:
            raise BadOption(f"there is nothing to choose at a reset; not {', '.join(options)}")
        setup = self.setup
        over = True
        while over:  # a match that ends before the learner is asked is no lesson
            number = int(self.np_random.integers(2**32))
            players = setup.players
            self.seat = int(self.np_random.integers(players)) if self.fixed_seat is None else self.fixed_seat
            self.match = setup.start(number)
            self.bots = self.invited()
            self.wait()
            over = self.match.over
        return self.seen(), self.info()

    def step(self, action: Any) -> tuple[Seen, float, bool, bool, Info]:
        match = self.playing()
        if match.over:
            raise gymnasium.error.ResetNeeded("the match is over; call reset() for another")
        wanted = move_number(action)
        move = self.setup.judged(match, self.seat, wanted, self.np_random)
        match.play(move, self.seat)
        self.wait()
        reward = self.setup.returns(match.state)[self.seat] if match.over else 0.0
        return self.seen(), reward, match.over, False, {**self.info(), "illegal": move != wanted}

    def wait(self) -> None:
        """Let the others play until this seat has something to decide."""
        match = self.playing()
        while not match.over:
            if self.seat in match.to_act:
                legal = match.legal(self.seat)
                if len(legal) > 1 or not self.skip_forced:
                    return
                match.play(legal[0], self.seat)
                continue
            other = match.to_act[0]
            player: Any = self.bots[(other - self.seat) % match.players - 1]
            if chooses(player):
                move = player.choose(match.seat(other))
                try:
                    match.play(move, other)
                except IllegalMove as error:  # or it would be taken for the learner's
                    raise BadStrategy(f"{player!r}, who has seat {other}, answered {move!r}: {error}") from error
                continue
            legal = match.legal(other)
            forced = len(legal) == 1 and self.skip_forced
            match.play(legal[0] if forced else self.answer(player, other), other)

    def answer(self, policy: Policy, seat: int) -> int:
        """What a policy plays: it sees a batch of one."""
        match = self.playing()
        return int(answers(policy, self.setup.observe(match, seat)[None], self.setup.mask(match, seat)[None])[0])

    def invited(self) -> list[Chooser | Policy]:
        """The others, those that were named made for this match."""
        key, seed = self.setup.game.key, self.playing().seed
        return [
            bot(key, each, seed=f"{seed}:{place}") if isinstance(each, str) else each
            for place, each in enumerate(self.opponents)
        ]

    def action_masks(self) -> Any:
        """True for each move that is legal now, as MaskablePPO asks for it."""
        return self.setup.mask(self.playing(), self.seat).astype(np.bool_)

    def __getstate__(self) -> dict[str, Any]:
        """All but the bots, who are invited anew."""
        return {**self.__dict__, "bots": []}

    def __setstate__(self, content: dict[str, Any]) -> None:
        self.__dict__.update(content)
        if self.match is not None:
            self.bots = self.invited()

    def playing(self) -> Match:
        """The match."""
        if self.match is None:
            raise gymnasium.error.ResetNeeded("call reset() first")
        return self.match

    def seen(self) -> Seen:
        """What the seat knows, and what it may do."""
        match = self.playing()
        return {
            "observation": self.setup.observe(match, self.seat),
            "action_mask": self.setup.mask(match, self.seat),
        }

    def info(self) -> Info:
        """Which seat it is, and everybody's points once the match is over."""
        match = self.playing()
        info: Info = {"seat": self.seat, "ply": match.ply}
        if match.over:
            info |= {"scores": match.scores, "winners": match.winners}
        return info

    def render(self) -> Any:
        return pictures.render(self.playing(), self.seat, self.render_mode)


def make_vec(num_envs: int = 1, **kwargs: Any) -> TableEnv:
    """What `gymnasium.make_vec` calls."""
    if kwargs.pop("render_mode", None) is not None:
        raise BadOption("many matches at once draw nothing; gymnasium.make has a render_mode")
    return TableEnv(num_envs=num_envs, **kwargs)


def register() -> None:
    """Make every game known to Gymnasium as `igroteka/<Game>-v0`."""
    for key in games.known():
        name = f"igroteka/{camel(key)}-v{VERSION}"
        if name not in gymnasium.registry:
            gymnasium.register(
                name,
                entry_point="igroteka.envs.gymnasium:SeatEnv",
                vector_entry_point="igroteka.envs.gymnasium:make_vec",
                kwargs={"game": key},
            )
