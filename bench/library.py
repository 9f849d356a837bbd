"""What the public API costs beside the kernel below it, each as a ratio in one run: `make bench-library`.

What is compared takes turns in short rounds and is measured in seconds of the processor, so that other programs at work
disturb both alike; of each, the upper quarter of its rounds counts. The search "by the public API" is the one in
`docs/research.md`, as it is printed there. With `pyminion` installed, its Big Money Ultimate is played beside ours;
with `open_spiel`, its tensors are timed.
"""

import argparse
import doctest
import statistics
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

import igroteka
from igroteka import _build
from igroteka.bots import Budget, ExpertBot
from igroteka.bots.search import Search
from igroteka.engine import state as kernel
from igroteka.engine.chance import Chance, key_of
from igroteka.engine.dealer import Dealer
from igroteka.engine.match import Match, Seat
from igroteka.engine.state import State

ROUNDS = 40
SECONDS = 0.02
PAGE = Path(__file__).parent.parent / "docs" / "research.md"

Work = Callable[[], int]


def rates(*works: Work, rounds: int = ROUNDS) -> list[float]:
    """How many units a second each makes, taking turns."""
    found: list[list[float]] = [[] for _ in works]
    for _ in range(rounds):
        for work, row in zip(works, found, strict=True):
            done, began = 0, time.process_time()
            while (spent := time.process_time() - began) < SECONDS:
                done += work()
            row.append(done / spent)
    return [statistics.quantiles(row, n=4)[2] for row in found]


def middle(game: str, journal: bool, options: dict[str, Any] | None = None) -> Match:
    """A match after sixty random moves, or fewer if it wouldn't last so long, where somebody has a choice."""
    luck = Chance(key_of("walk"), 0)
    match = igroteka.new(game, seed=2, options=options, journal=journal)
    while match.ply < 60 or len(match.legal(match.to_act[0])) == 1:
        match.play(luck.pick(match.legal(match.to_act[0])), match.to_act[0])
    return match


def loops(game: str) -> list[Work]:
    """Random matches: by the kernel, and by a user's loop without a journal and with one."""
    players = igroteka.games.find(game).usual_players
    dealer = Dealer(Chance(key_of("bench"), 0))
    seeds = iter(range(10**9))

    def bare() -> int:
        return kernel.play_randomly(igroteka.new(game, players, next(seeds), journal=False).state, dealer, 100_000)

    def loop(journal: bool) -> Work:
        luck = Chance(key_of("loop"), 0)
        numbers = iter(range(10**9))

        def work() -> int:
            match = igroteka.new(game, players, next(numbers), journal=journal)
            while not match.over:
                seat = match.to_act[0]
                match.play(luck.pick(match.legal(seat)), seat)
            return match.ply

        return work

    return [bare, loop(False), loop(True)]


def repeated(what: Callable[[], Any], times: int = 20) -> Work:
    def work() -> int:
        for _ in range(times):
            what()
        return times

    return work


def own_search() -> Any:
    """The searcher that the page shows."""
    scope: dict[str, Any] = {"igroteka": igroteka}
    examples = doctest.DocTestParser().get_examples(PAGE.read_text(encoding="utf-8"))
    wanted = ("import math", "class Node", "def best_child", "class Ismcts")
    for example in examples:
        if example.source.startswith(wanted):
            exec(example.source, scope)
    return scope["Ismcts"]


class PlayoutExpert(ExpertBot):
    """The built-in search as it is without a network and without comparing moves first: a tree and playouts."""

    def new_search(self, seat: Seat, imagine: Callable[[int], State], chance: Chance) -> Search:
        game = seat.game
        return Search(seat.index, self.plans, self.usual, imagine, game.judge, game.horizon, chance)


def searches(game: str) -> list[Work]:
    """Iterations of the built-in search and of the page's, in the same position: both play out by what people wrote."""
    expert = PlayoutExpert(igroteka.games.find(game).strategies["regular"], Budget(iterations=50))
    own = own_search()(iterations=50)
    match = middle(game, journal=False, options={"kingdom": "big-money"} if game == "dominion" else {})
    while len(expert.considered(match.seat(match.to_act[0]))) == 1:
        match.play(match.legal(match.to_act[0])[0], match.to_act[0])
    seat = match.seat(match.to_act[0])

    def built_in() -> int:
        expert.search = None
        expert.choose(seat)
        search: Any = expert.search
        return int(search.iterations)

    def by_hand() -> int:
        own.choose(seat)
        return 50

    return [built_in, by_hand]


def lists() -> list[Work]:
    """Matches of Big Money Ultimate against itself: ours by `play_out`, and pyminion's if it is installed."""
    seeds = iter(range(10**9))
    bots = [igroteka.bot("dominion", "bmu") for _ in range(2)]

    def ours() -> int:
        igroteka.play_out(igroteka.new("dominion", 2, next(seeds), {"kingdom": "first-game"}, journal=False), bots)
        return 1

    try:
        from pyminion.bots.examples import BigMoneyUltimate
        from pyminion.expansions.base import base_set
        from pyminion.game import Game
    except ImportError:
        return [ours]
    import logging

    logging.disable(logging.CRITICAL)
    from pyminion.expansions import base

    kingdom = [base.cellar, base.market, base.militia, base.mine, base.moat, base.remodel, base.smithy, base.village]
    kingdom += [base.woodcutter, base.workshop] if hasattr(base, "woodcutter") else [base.festival, base.workshop]

    def theirs() -> int:
        game = Game(
            players=[BigMoneyUltimate("one"), BigMoneyUltimate("two")],
            expansions=[base_set],
            kingdom_cards=kingdom,
            log_stdout=False,
        )
        game.play()
        return 1

    return [ours, theirs]


def tensors(game: str) -> list[Work]:
    """OpenSpiel's way to a tensor by `make_py_observer`, and the state's own."""
    try:
        import pyspiel
    except ImportError:
        return []
    import igroteka.envs.openspiel

    spiel = pyspiel.load_game(f"igroteka_{game}", {"players": igroteka.games.find(game).usual_players})
    state = spiel.new_initial_state()
    for number in range(40):
        state.apply_action(state.legal_actions()[number % len(state.legal_actions())])
    if state.is_chance_node():
        state.apply_action(0)
    observer = spiel.make_py_observer()
    player = state.current_player()
    return [repeated(lambda: observer.set_from(state, player)), repeated(lambda: state.observation_tensor(player))]


def main() -> None:
    """Measure this build."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=igroteka.game_keys(), metavar="GAME")
    wanted = parser.parse_args()
    shown = Table(title=f"the public API beside the kernel, {'compiled' if _build.compiled() else 'interpreted'}")
    for column in ("", "kernel", "loop", "with journal", "copy", "with journal", "imagine", "own search", "tensor"):
        shown.add_column(column, justify="left" if not column else "right")
    for game in wanted.games:
        quiet, told = middle(game, False), middle(game, True)
        seat = quiet.seat(quiet.to_act[0])
        bare, loop, journal = rates(*loops(game))
        state, copy, kept = rates(repeated(quiet.state.copy), repeated(quiet.copy), repeated(told.copy))
        inside, imagine = rates(repeated(partial(seat.imagine_state, 1)), repeated(partial(seat.imagine, 1)))
        built_in, own = rates(*searches(game), rounds=12)
        row = [game, f"{bare:,.0f}/s", f"{loop / bare:.0%}", f"{journal / bare:.0%}"]
        row += [f"{state / copy:.2f}×", f"{state / kept:.2f}×", f"{inside / imagine:.2f}×", f"{own / built_in:.0%}"]
        spiel = rates(*tensors(game))
        row.append(f"{1e6 / spiel[0]:.1f} and {1e6 / spiel[1]:.1f} µs" if spiel else "")
        shown.add_row(*row)
    Console(width=140).print(shown)
    ours, *theirs = rates(*lists())
    print(f"matches/s of Big Money Ultimate: {ours:,.0f}")
    for rate in theirs:
        print(f"those of pyminion: {rate:,.0f}, so ours are {ours / rate:.1f} times as many")


if __name__ == "__main__":
    main()
