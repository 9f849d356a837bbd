"""The expert, who searches; and the names of all levels."""

from collections.abc import Callable

from igroteka.bots import network
from igroteka.bots.base import Bot, choices
from igroteka.bots.budget import Budget
from igroteka.bots.guided import GuidedSearch
from igroteka.bots.plans import Plans
from igroteka.bots.reasons import by_search, why
from igroteka.bots.search import Node, Search, SearchClock, surely_beats
from igroteka.engine.chance import Chance, key_of
from igroteka.engine.game import Game, Guidance
from igroteka.engine.match import Seat
from igroteka.engine.state import State
from igroteka.engine.strategy import Strategy
from igroteka.engine.words import Text

LEVELS = ("random", "novice", "regular", "expert")
EXPERT_DECISIONS = 400_000
"""What the expert makes of a move, where nobody says otherwise: about a second of one core of the machine that
`bench/strength.md` was measured on, in every game."""
FORESEEN = 5
"""So many moves are foreseen, of so many candidates, where no tree tells how it might go on."""
CEILING = 4.0
"""Seconds by the clock that it takes at most, on slower machines."""


class AnyMove(Strategy):
    """What guides a search in a game that has no strategy: the first answer."""

    def pick(self, s: State, seat: int, legal: list[int]) -> int:
        return legal[0]


class Candidate:
    """A move that the expert has considered."""

    def __init__(self, move: int, visits: int, win: float, line: list[int], by: list[int]) -> None:
        self.move = move
        self.visits = visits
        self.win = win
        """What share of the victory the seat can expect of it."""
        self.line = line
        """The moves that the expert expects, this one first; several seats may take part."""
        self.by = by
        """Whose moves those are."""
        self.why: Text | None = None
        """The reason for it, in words; the first few candidates have one."""

    def __repr__(self) -> str:
        return f"<move {self.move}, {self.win:.0%} of the victory expected, {self.visits} visits>"


class Explanation:
    """What the expert thinks of a position."""

    def __init__(self, candidates: list[Candidate], win: list[float]) -> None:
        self.candidates = candidates
        """Best first."""
        self.win = win
        """The expected share of the victory, by seat."""

    def __repr__(self) -> str:
        return f"<explanation, best first: {self.candidates}>"


class ExpertBot(Bot):
    """Searches, guided by the best of several plans; the others it takes to play as usual."""

    name = "expert"

    def __init__(self, usual: Strategy, budget: Budget | None = None, seed: int | str = 0) -> None:
        self.usual = usual
        self.budget = budget or Budget(CEILING, decisions=EXPERT_DECISIONS)
        self.seed = seed
        self.plans = Plans([usual])
        self.match: object = None
        """The match that the plans were compared in."""
        self.fresh = True
        """Whether nothing is known of the plans yet."""
        self.search: Search | None = None
        self.chosen: tuple[object, int, int] | None = None
        """The match, the ply and the move of the last choice, to go on from it."""

    def choose(self, seat: Seat) -> int:
        legal = self.considered(seat)
        if len(legal) == 1:
            return legal[0]  # without a thought, so no tree goes on from it
        move = self.think(seat)[0].move
        self.chosen = (seat.token, seat.ply, move)
        return move

    def explain(self, seat: Seat) -> Explanation:
        """The candidates with their prospects, and everybody's."""
        choices(seat)
        moves = self.think(seat)
        candidates = [candidate(node) for node in moves]
        for each in candidates[:FORESEEN]:
            if len(each.line) == 1:
                self.go_on(each, seat)
        self.give_reasons(candidates[:FORESEEN], seat)
        totals: list[float] = []
        if self.search is not None:
            totals = self.search.outlooks.get(moves[0].move) or self.search.totals
        return Explanation(candidates, [each / (sum(totals) or 1.0) for each in totals])

    def give_reasons(self, candidates: list[Candidate], seat: Seat) -> None:
        """Say why, for each of these."""
        guide = self.search.guide if self.search is not None else self.usual
        wins = [each.win for each in candidates]
        for number, each in enumerate(candidates):
            each.why = why(seat, guide, each.move) or by_search(number, wins)

    def go_on(self, chosen: Candidate, seat: Seat) -> None:
        """How it might go on from a move, where no tree tells: as everybody usually plays."""
        match = seat.imagine(f"{self.seed}:{seat.ply}:0")
        match.play(chosen.move, seat.index)
        while not match.over and len(chosen.line) < FORESEEN:
            asked = match.to_act[0]
            legal = match.legal(asked)
            move = legal[0] if len(legal) == 1 else self.usual.pick(match.state, asked, legal)
            if len(legal) > 1:
                chosen.line.append(move)
                chosen.by.append(asked)
            match.play(move, asked)

    def think(self, seat: Seat) -> list[Node]:
        """Search; the seat's moves, best first. A tree that goes on may know moves that chance has since ruled out."""

        def imagine(number: int) -> State:
            return seat.imagine_state(f"{self.seed}:{seat.ply}:{number}")

        self.join(seat)
        if not self.goes_on(seat) or self.search is None or not self.search.follow(self.chosen_move(), imagine):
            if not self.fresh:
                self.plans.fade()
            self.fresh = False
            chance = Chance(key_of(f"expert:{self.seed}:{seat.ply}"), 0)
            self.search = self.new_search(seat, imagine, chance)
        budget = self.budget
        most = SearchClock(
            budget.iterations or 0, budget.seconds or 0.0, budget.patient, budget.decisions or 0, budget.onlooker
        )
        self.search.think(most)
        legal = self.considered(seat)
        moves = [node for node in self.search.root.children.values() if node.seat == seat.index and node.move in legal]
        moves.sort(key=lambda node: -node.mean())
        compared = self.search.preferred in legal and self.search.preferred in {node.move for node in moves}
        advice = self.search.preferred if compared else self.search.guide.pick(imagine(0), seat.index, legal)
        usual = next((node for node in moves if node.move == advice), None)
        if usual is None:  # what is worth a thought can differ from one imagined position to the next
            moves = moves or [Node(advice, seat.index)]
            return sorted(moves, key=lambda node: -node.visits)
        better = [] if compared else [node for node in moves if surely_beats(node, usual, seat.game.doubt)]
        first = max(better, key=lambda node: node.visits) if better else usual
        return [first, *(node for node in moves if node is not first)]

    def new_search(self, seat: Seat, imagine: Callable[[int], State], chance: Chance) -> Search:
        """As is strongest in this game: by its network, by moves compared under the same luck, or by a tree."""
        game = seat.game
        if (way := self.guidance(game)) is not None and not self.plans.strategies[0].foretells:
            known = network.find(game.key)
            taught = known is not None and seat.players in known.players
            if known is not None and taught and not self.usual.knows_better(imagine(0)):
                opinions = known.strategy(self.usual)
                given = (seat.index, self.plans, self.usual, imagine, game.judge, game.horizon, chance)
                return GuidedSearch(*given, opinions, way, game.by_lead)
        return Search(seat.index, self.plans, self.usual, imagine, game.judge, game.horizon, chance, game.paired)

    def guidance(self, game: Game) -> Guidance | None:
        """How it goes by the game's network, if it does."""
        return game.guided

    def considered(self, seat: Seat) -> list[int]:
        """The moves worth a thought."""
        legal = choices(seat)
        if len(legal) == 1:
            return legal
        self.join(seat)
        s = seat.imagine_state(f"{self.seed}:{seat.ply}")
        return self.plans.strategies[0].consider(s, seat.index, legal)

    def join(self, seat: Seat) -> None:
        """In another match, begin anew, with the plans that there are for it."""
        if self.match is not seat.token:
            s = seat.imagine_state(f"{self.seed}:{seat.ply}")
            self.plans = Plans(list(seat.game.plans_for(s)) or [self.usual])
            self.match = seat.token
            self.fresh = True

    def goes_on(self, seat: Seat) -> bool:
        """Whether this decision directly follows the last one, by the same seat."""
        if self.chosen is None or self.search is None or self.search.seat != seat.index:
            return False
        match, ply, move = self.chosen
        return match is seat.token and seat.ply == ply + 1 and seat.last_move == move

    def chosen_move(self) -> int:
        """The move chosen last."""
        return self.chosen[2] if self.chosen is not None else -1


def candidate(node: Node) -> Candidate:
    """A move with what the expert expects of it: the most visited moves from there on."""
    line = [node]
    on = node.most_tried()
    while on is not None and on.visits > 1:
        line.append(on)
        on = on.most_tried()
    return Candidate(node.move, node.visits, node.mean(), [each.move for each in line], [each.seat for each in line])
