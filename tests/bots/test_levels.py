"""Levels: the novice errs as beginners do, the expert searches, and nobody sees more than his seat."""

from collections.abc import Callable, Iterator
from threading import Thread
from typing import Any

import numpy as np
import pytest

import igroteka
from igroteka import arena, games
from igroteka.bots import LEVELS, Budget, ExpertBot, NoviceBot, network
from igroteka.bots.calibration import carries, pace
from igroteka.bots.guided import GuidedSearch
from igroteka.bots.plans import Plans
from igroteka.bots.search import SearchClock
from igroteka.engine.chance import Chance, key_of
from igroteka.engine.game import Guidance
from igroteka.games.dominion.kinds import BUY, COST
from tests.bots.test_network import by_chance
from tests.games.dominion.scenes import Scene


def expert(game: str, iterations: int, seed: int = 0) -> ExpertBot:
    bot = igroteka.bot(game, "expert", seed=seed, budget=Budget(iterations=iterations))
    assert isinstance(bot, ExpertBot)
    return bot


def chosen(scene: Scene, iterations: int = 300) -> str:
    seat = scene.to_act[0]
    return scene.name(expert("dominion", iterations).choose(scene.seat(seat)))


def test_the_expert_takes_the_win() -> None:
    scene = Scene(
        "gold*3", others=["gold*5"], deck="province copper*9", decks=["province gold*9"], supply={"province": 1}
    )
    assert chosen(scene.go("treasures")) == "buy:province"


def test_the_expert_shows_its_moat_to_a_witch() -> None:
    scene = Scene("witch", others=["moat copper*4"], decks=["copper*5 silver*5"], deck="copper*10").go("play:witch")
    assert chosen(scene) == "reveal_moat"


def test_the_expert_does_not_end_the_match_on_a_loss() -> None:
    scene = Scene(
        "gold*3",
        others=["gold*2"],
        deck="silver*9",
        decks=["province*3 estate*9"],
        supply={"province": 1, "duchy": 8},
    )
    assert chosen(scene.go("treasures")) != "buy:province"


def test_what_wins_at_once_takes_no_thought() -> None:
    scene = Scene(
        "gold*3", others=["gold*5"], deck="province copper*9", decks=["province gold*9"], supply={"province": 1}
    ).go("treasures")
    bot = expert("dominion", 20_000)
    assert scene.name(bot.choose(scene.seat(0))) == "buy:province"
    assert bot.search is None


def test_what_is_not_worth_a_thought_takes_none() -> None:
    bot = expert("dominion", 100)
    scene = Scene("copper*2 silver", deck="copper*9")
    assert scene.name(bot.choose(scene.seat(0))) == "treasures"
    assert bot.search is None


def test_no_tree_goes_on_from_a_move_that_took_no_thought() -> None:
    """The tree is that of an earlier question, where the same move may have meant something else."""
    bot = expert("dominion", 100)
    scene = Scene("village smithy militia copper*2", deck="copper*9").go("play:village")
    move = bot.choose(scene.seat(0))
    scene.play(move)
    thought = bot.chosen
    assert thought is not None
    scene.go("end_actions")
    assert scene.name(bot.choose(scene.seat(0))) == "treasures"
    assert bot.chosen == thought
    scene.go("treasures")
    assert not bot.goes_on(scene.seat(0))


def test_the_guides_answer_is_tried_as_often_as_any_other() -> None:
    """Else bad luck at first would count against it for good."""
    scene = Scene("gold*2", deck="copper*9", decks=["copper*9"]).go("treasures")
    bot = expert("dominion", 600)
    bot.choose(scene.seat(0))
    assert bot.search is not None
    assert bot.search.advised.visits >= max(each.visits for each in bot.search.root.children.values()) - 1


def test_the_expert_plans_by_the_kingdom() -> None:
    """Where there are Witches, a plan without them is soon given up."""
    match = igroteka.new("dominion", seed=1, options={"kingdom": "size-distortion"})
    match.play("treasures")
    bot = expert("dominion", 1500)
    bot.choose(match.seat(match.to_act[0]))
    markets, witches = 2, 4
    assert markets not in bot.plans.hopeful()
    assert bot.plans.gain(witches) > bot.plans.gain(markets)


@pytest.mark.parametrize("key", igroteka.game_keys())
def test_the_same_seed_and_iterations_give_the_same_moves(key: str) -> None:
    """Also for the second of two moves in a row, where the tree goes on."""
    players = games.find(key).usual_players
    first, second = [igroteka.new(key, players, seed=5) for _ in range(2)]
    mind, twin = expert(key, 12, seed=1), expert(key, 12, seed=1)
    for _ in range(8):
        if first.over:
            break
        seat = first.to_act[0]
        move = mind.choose(first.seat(seat))
        assert move in first.legal(seat)
        assert twin.choose(second.seat(seat)) == move
        first.play(move, seat)
        second.play(move, seat)


class Busy(Thread):
    """Somebody else who wants the processor."""

    def __init__(self) -> None:
        super().__init__(daemon=True)
        self.enough = False

    def run(self) -> None:
        while not self.enough:
            sum(range(1000))


@pytest.mark.parametrize("key", igroteka.game_keys())
def test_the_same_work_gives_the_same_move_however_busy_the_machine(key: str) -> None:
    """A budget of decisions is counted, not timed: the search is the same to the last visit."""
    match = igroteka.new(key, seed=6)
    while len(match.legal(match.to_act[0])) == 1:
        match.play(match.legal(match.to_act[0])[0])
    seat = match.seat(match.to_act[0])
    found = []
    for others in (0, 2):
        busy = [Busy() for _ in range(others)]
        for each in busy:
            each.start()
        bot = igroteka.bot(key, "expert", seed=1, budget=Budget(decisions=500, seconds=600.0))
        assert isinstance(bot, ExpertBot)
        move = bot.choose(seat)
        for each in busy:
            each.enough = True
            each.join()
        visits = {} if bot.search is None else {node.move: node.visits for node in bot.search.root.children.values()}
        found.append((move, visits, bot.search and bot.search.clock.decided))
    assert found[0] == found[1]


def test_a_search_ends_when_its_decisions_are_made() -> None:
    """It finishes the playout that it is in, and no more."""
    scene = Scene("gold*2", deck="copper*9", decks=["copper*9"]).go("treasures")
    bot = igroteka.bot("dominion", "expert", budget=Budget(decisions=5_000))
    assert isinstance(bot, ExpertBot)
    bot.choose(scene.seat(0))
    assert bot.search is not None
    assert 0.5 * 5_000 < bot.search.clock.decided < 1.5 * 5_000


def test_a_ceiling_in_time_ends_it_sooner() -> None:
    scene = Scene("gold*2", deck="copper*9", decks=["copper*9"]).go("treasures")
    bot = igroteka.bot("dominion", "expert", budget=Budget.parse("900000000d,0.01s"))
    assert isinstance(bot, ExpertBot)
    bot.choose(scene.seat(0))
    assert bot.search is not None
    assert 0 < bot.search.clock.decided < 900_000_000


def test_a_machine_says_how_many_experts_it_carries() -> None:
    """Twice the pace or twice the processes, twice the bots."""
    assert pace(0.001) > 0
    assert carries(400_000, 1) == 20
    assert carries(400_000, 2) == carries(800_000, 1) == 40


@pytest.mark.parametrize("name", ["novice", "regular", "expert"])
@pytest.mark.parametrize("key", igroteka.game_keys())
def test_bots_choose_alike_in_positions_that_their_seat_cannot_tell_apart(key: str, name: str) -> None:
    match = igroteka.new(key, seed=3)
    walk = igroteka.bot(key, "random", seed=1)
    for _ in range(120):
        if match.over:
            break
        seat = match.to_act[0]
        if match.ply % 12 == 0:
            moves = {
                igroteka.bot(key, name, seed=2, budget=Budget(iterations=10)).choose(each.seat(seat))
                for each in (match, match.seat(seat).imagine(7), match.seat(seat).imagine(8))
            }
            assert len(moves) == 1
        match.play(walk.choose(match.seat(seat)), seat)


def test_the_expert_explains_itself() -> None:
    scene = Scene("gold*2", deck="copper*9", decks=["copper*9"]).go("treasures")
    told = expert("dominion", 200).explain(scene.seat(0))
    assert {each.move for each in told.candidates} <= set(scene.legal(0))
    assert 50 < sum(each.visits for each in told.candidates) <= 200  # the rest went into comparing plans
    assert all(each.line[0] == each.move and 0 <= each.win <= 1 for each in told.candidates)
    assert len(told.win) == 2
    assert sum(told.win) == pytest.approx(1)


def test_in_dominion_a_novice_buys_whatever_is_dearest() -> None:
    """An Action rather than money, a second one rather than a third, and points only when it is nearly too late."""

    def bought(scene: Scene) -> str:
        return scene.name(igroteka.bot("dominion", "novice").choose(scene.seat(0)))

    five = Scene("gold silver").go("treasures")
    assert COST[five.move(bought(five)) - BUY] == 5
    assert bought(Scene("gold*3").go("treasures")) == "buy:province"
    assert bought(Scene("copper*2", supply={"province": 2}).go("treasures")) != "buy:copper"


@pytest.mark.parametrize("key", [key for key in igroteka.game_keys() if "novice" not in games.find(key).strategies])
def test_a_novice_errs_as_beginners_do_and_not_at_random(key: str) -> None:
    """It plays the strategy's first idea, its second, or what brings points at once."""
    match = igroteka.new(key, seed=3)
    novice, regular = igroteka.bot(key, "novice", seed=1), igroteka.bot(key, "written", seed=1)
    assert isinstance(novice, NoviceBot)
    errors = 0
    for _ in range(60):
        if match.over:
            break
        seat = match.seat(match.to_act[0])
        move, first, legal = novice.choose(seat), regular.choose(seat), seat.legal()
        ideas = {first, novice.most_at_once(seat, legal, first)}
        if len(legal) > 1:
            ideas.add(novice.second_idea(seat, legal, first))
        assert move in ideas
        errors += move != first
        match.play(move, seat.index)
    assert 0 < errors < 45


def test_every_game_has_every_level() -> None:
    for key in igroteka.game_keys():
        assert tuple(igroteka.bots.names(key)[:4]) == LEVELS


@pytest.mark.parametrize("text", ["", "fast", "0s", "1.5i", "-2s", "10", "0d", "100d,", "1s,100d", "5d0s"])
def test_a_wrong_budget_is_refused(text: str) -> None:
    with pytest.raises(igroteka.BadStrategy, match=r"like 30000d, 2000i, 0\.5s"):
        Budget.parse(text)


def test_the_strength_of_the_levels_grows() -> None:
    """Regular beats random always in a handful of matches, and novice beats it mostly."""
    for key in igroteka.game_keys():
        players = games.find(key).usual_players
        wins = {"novice": 0.0, "regular": 0.0}
        for name in wins:
            for seed in range(6):
                bots = [igroteka.bot(key, name if seat == seed % players else "random") for seat in range(players)]
                match = igroteka.play_out(igroteka.new(key, players, seed=seed, journal=False), bots)
                wins[name] += (seed % players in match.winners) / len(match.winners)
        assert wins["regular"] >= 5, key
        assert wins["novice"] >= 3, key


@pytest.fixture
def other_search() -> Iterator[Callable[..., None]]:
    """Lets games be searched otherwise than they are, for a test."""
    changed: list[tuple[str, bool, Guidance | None, object]] = []

    def change(key: str, *, paired: bool = False, guided: Guidance | None = None) -> None:
        game = games.find(key)
        changed.append((key, game.paired, game.guided, network.find(key)))
        game.paired, game.guided = paired, guided
        if guided is not None:
            network.KNOWN[key] = network.read(by_chance(key))

    yield change
    for key, paired, guided, known in reversed(changed):
        game = games.find(key)
        game.paired, game.guided = paired, guided
        network.KNOWN[key] = known  # type: ignore[assignment]  # as it was


WAYS: dict[str, dict[str, Any]] = {
    "paired": {"paired": True},
    "guided": {"guided": Guidance()},
    "own view": {"guided": Guidance(own_view=True)},
    "alone": {"guided": Guidance(4.0, own_view=True, alone=True)},
    "the same luck": {"guided": Guidance(own_view=True, paired=True, ahead=4)},
    "along the way": {"guided": Guidance(own_view=True, paired=True, ahead=4, throughout=True)},
    "others as written": {"guided": Guidance(paired=True, ahead=4, throughout=True, others_written=True)},
    "whole matches": {"guided": Guidance(paired=True, ahead=4, throughout=True, to_the_end=True)},
}


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("key", [*igroteka.game_keys(), "pig"])
def test_every_way_of_searching_finds_the_same_again(key: str, way: str, other_search: Callable[..., None]) -> None:
    """A network nobody has taught does to search with: a move comes out, the same one each time."""
    other_search(key, **WAYS[way])
    match = igroteka.new(key, max(2, games.find(key).usual_players), seed=5)
    for _ in range(4):
        seat = match.to_act[0]
        moves = {expert(key, 12, seed=1).choose(match.seat(seat)) for _ in range(2)}
        assert len(moves) == 1
        match.play(moves.pop(), seat)


class Rising:
    """What a search takes for a network: it surely holds at Pig, and says each time a tenth more of its chances."""

    def __init__(self) -> None:
        self.seats: list[int] = []

    def narrowed(self, s: Any, seat: int, legal: list[int]) -> list[int]:
        return legal

    def opinion(self, s: Any, seat: int, legal: list[int]) -> network.Opinion:
        self.seats.append(seat)
        hope = len(self.seats) / 10
        return network.Opinion([0.0, 1.0], [hope, 1 - hope], legal[-1])

    def pick(self, s: Any, seat: int, legal: list[int]) -> int:
        return self.opinion(s, seat, legal).first


def along(written: bool, match: igroteka.Match, rising: Rising, **more: Any) -> GuidedSearch:
    """A search that asks along the way, over six decisions."""
    pig = match.game
    usual = pig.strategies["regular"]
    way = Guidance(own_view=True, paired=True, ahead=6, throughout=True, others_written=written, **more)
    chance = Chance(key_of("along"), 1)
    return GuidedSearch(
        0, Plans([usual]), usual, lambda number: match.state.copy(), pig.judge, 100, chance, rising, way, pig.by_lead
    )


@pytest.mark.parametrize("written", [True, False])
def test_the_mean_of_what_is_said_along_the_way_counts(written: bool) -> None:
    """Of all; the others are asked how they play, but not what they hope for."""
    match, rising = igroteka.new("pig", 2, seed=1), Rising()
    s = match.state.copy()
    worth = along(written, match, rising).play_out(s, match.game.strategies["regular"], 0)
    assert s.stack
    assert set(rising.seats) == ({0} if written else {0, 1})
    said = [(at + 1) / 10 for at, seat in enumerate(rising.seats) if seat == 0]
    assert len(said) > 1
    assert worth == pytest.approx([sum(said) / len(said), 1 - sum(said) / len(said)])


@pytest.mark.parametrize("written", [True, False])
def test_where_the_others_play_as_written_what_is_written_is_tried(written: bool) -> None:
    """However sure the network is."""
    match = igroteka.new("pig", 2, seed=1, options={"first": "1"})
    match.play("roll")
    search = along(written, match, Rising())
    search.think(SearchClock(40, 0.0, False))
    tried = {match.name(node.move) for node in search.root.children.values()}
    assert tried == ({"roll", "hold"} if written else {"hold"})


def test_whole_matches_count_by_the_lead_at_their_end() -> None:
    """The others play by the network in every other one, and as written else; what can be expected is still told."""
    match, rising = igroteka.new("pig", 2, seed=1, options={"first": "1"}), Rising()
    match.play("roll")
    search = along(True, match, rising, to_the_end=True)
    search.comparing = True
    hold = match.move("hold")
    for number, asked in ((2, {0}), (1, {0, 1})):
        rising.seats.clear()
        counted = search.try_move(hold, number)
        assert set(rising.seats) == asked
        assert counted == search.ended[0]
        assert sum(search.ended) == pytest.approx(1)
        if number == 2:
            assert search.outlooks[hold] == pytest.approx([0.1, 0.9])


def test_a_lead_counts_on_where_the_victory_is_sure() -> None:
    """Forty points more are next to nothing to whoever asks who wins."""
    pig = games.find("pig")
    by_lead, judged = [], []
    for points in (200, 240):
        s = igroteka.new("pig", 2, seed=1).state.copy()
        s.points[0] = points
        by_lead.append(pig.by_lead(s)[0])
        judged.append(pig.judge(s)[0])
    assert judged[1] - judged[0] < 0.001
    assert 0.03 < by_lead[1] - by_lead[0] < 1 - by_lead[0]


@pytest.mark.parametrize("all_tried", [True, False])
def test_of_an_open_question_every_answer_is_tried(all_tried: bool) -> None:
    """However sure the network is."""
    match = igroteka.new("pig", 2, seed=1, options={"first": "1"})
    match.play("roll")
    more = {"open_questions": (type(match.state.stack[-1]),)} if all_tried else {}
    search = along(False, match, Rising(), **more)
    search.think(SearchClock(40, 0.0, False))
    tried = {match.name(node.move) for node in search.root.children.values()}
    assert tried == ({"roll", "hold"} if all_tried else {"hold"})


def test_moves_compared_under_the_same_luck_find_the_win(other_search: Callable[..., None]) -> None:
    """The last Province wins for whoever is ahead with it, and loses for whoever isn't."""
    other_search("dominion", paired=True)
    ahead = Scene(
        "gold*3", others=["gold*5"], deck="province copper*9", decks=["province gold*9"], supply={"province": 1}
    )
    assert chosen(ahead.go("treasures")) == "buy:province"
    behind = Scene(
        "gold*3",
        others=["gold*2"],
        deck="silver*9",
        decks=["province*3 estate*9"],
        supply={"province": 1, "duchy": 8},
    )
    assert chosen(behind.go("treasures")) != "buy:province"


def test_a_hint_tells_how_it_might_go_on_where_no_tree_does(other_search: Callable[..., None]) -> None:
    other_search("village", paired=True)
    match = igroteka.new("village", 2, seed=5)
    told = expert("village", 12).explain(match.seat(match.to_act[0]))
    assert 1 < len(told.candidates[0].line) == len(told.candidates[0].by)


def test_a_strategy_says_why_in_its_own_words() -> None:
    for hand, move, words in (("gold*3", "buy:province", "6 points; "), ("gold*2", "buy:gold", "a Province takes 8")):
        scene = Scene(hand, deck="copper*9", decks=["copper*9"]).go("treasures")
        why = scene.game.strategies["regular"].reason(scene.state, scene.to_act[0], scene.move(move))
        assert why is not None
        assert words in scene.game.speaker("en").text(why)


def test_every_candidate_of_a_hint_has_its_reason() -> None:
    match = igroteka.new("village", 2, seed=5)
    told = expert("village", 6).explain(match.seat(match.to_act[0])).candidates
    assert all(each.why is not None and each.why.key.startswith("reason-") for each in told[:3])


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        ({}, "a budget has seconds, iterations or decisions"),
        ({"seconds": -1}, "a budget's seconds are a number, 0 or more; not -1"),
        ({"iterations": "5"}, "a budget's iterations are a whole number, 0 or more; not '5'"),
        ({"iterations": 2.5}, "a whole number"),
        ({"decisions": True}, "a whole number"),
    ],
)
def test_a_budget_that_is_none_is_refused(wrong: dict[str, Any], why: str) -> None:
    with pytest.raises(igroteka.BadStrategy, match=why):
        Budget(**wrong)


def test_numbers_of_a_budget_may_be_numpys() -> None:
    budget = Budget(np.float32(0.5), np.int64(20))  # type: ignore[arg-type]  # numpy's are no floats and ints in types
    assert (budget.seconds, budget.iterations, str(budget)) == (0.5, 20, "20i,0.5s")


def test_whoever_is_not_asked_has_no_move() -> None:
    """A bot says so, and doesn't choose among none."""
    match = igroteka.new("dominion", players=2, seed=1, options={"first": "0"})
    for name in ("random", "novice", "bmu", "expert"):
        bot = igroteka.bot("dominion", name)
        assert repr(bot) == f"<bot {name}>"
        with pytest.raises(igroteka.IllegalMove, match="seat 1 isn't asked for a move; seats"):
            bot.choose(match.seat(1))
    thinker = igroteka.bot("dominion", "expert", budget=Budget(iterations=2))
    assert isinstance(thinker, ExpertBot)
    with pytest.raises(igroteka.IllegalMove, match="isn't asked"):
        thinker.explain(match.seat(1))
    for each in (igroteka.bot("dominion", "random"), igroteka.bot("dominion", "bmu"), thinker):
        with pytest.raises(
            igroteka.BadStrategy, match=r"asked about a seat, such as match.seat\(0\), not about a match"
        ):
            each.choose(match)  # type: ignore[arg-type]  # that is the mistake
    assert "of the victory expected" in repr(thinker.explain(match.seat(0)))
    assert repr(Budget(iterations=2)) == "<budget 2i>"


class Mute(igroteka.bots.Bot):
    """One that forgets to return its move."""

    name = "mute"

    def choose(self, seat: igroteka.Seat) -> int:
        return None  # type: ignore[return-value]  # that is the mistake


def test_names_are_no_bots_yet() -> None:
    match = igroteka.new("dominion", players=2, seed=1)
    bots: list[Any] = ["bmu", object()]
    with pytest.raises(igroteka.BadStrategy, match=r"igroteka\.bot\('dominion', 'bmu'\) is the bot"):
        igroteka.play_out(match, bots)
    with pytest.raises(igroteka.BadStrategy, match="a bot has a method choose"):
        igroteka.play_out(match, bots[::-1])
    with pytest.raises(igroteka.BadStrategy, match=r"RandomBot is a class: give an object of it, RandomBot\(\)"):
        igroteka.play_out(match, [igroteka.bots.RandomBot] * 2)  # type: ignore[list-item]  # that is the mistake
    with pytest.raises(igroteka.IllegalMove, match="has moves 0 to 299, not None") as refused:
        igroteka.play_out(match, [Mute(), Mute()])
    assert refused.value.__notes__ == [f"That was the answer of <bot mute>, who has seat {match.to_act[0]}: None"]
    bmu = igroteka.bot("dominion", "bmu")
    for wrong in (bmu, "bmu", None):
        with pytest.raises(igroteka.BadStrategy, match="the bots are a list of 2, one for each seat; not"):
            igroteka.play_out(match, wrong)  # type: ignore[arg-type]  # that is the mistake
    with pytest.raises(igroteka.BadStrategy, match="a match is played out, and"):
        igroteka.play_out([bmu, bmu], match)  # type: ignore[arg-type]  # that is the mistake
    with pytest.raises(igroteka.BadOption, match=r"a seed is a whole number or a string, not 1\.5"):
        igroteka.bot("dominion", "bmu", seed=1.5)  # type: ignore[arg-type]  # that is the mistake
    with pytest.raises(igroteka.BadStrategy, match="a list is written in text"):
        igroteka.bots.priority.parse(["Province"])  # type: ignore[arg-type]  # that is the mistake
    with pytest.raises(igroteka.BadStrategy, match=r"say which bot of mine\.py is meant"):
        igroteka.bot("dominion", "mine.py")


def test_a_bot_of_another_game_is_refused() -> None:
    """By name it would be another bot, and as an object it would stumble over the first question."""
    match = igroteka.new("dominion", players=2, seed=1)
    for name in ("novice", "regular", "written", "expert", "network"):
        stranger = igroteka.bot("village", name)
        with pytest.raises(igroteka.BadStrategy, match=rf"<bot {name}> plays village, and this is dominion"):
            igroteka.play_out(match, [stranger, stranger])
        with pytest.raises(igroteka.BadStrategy, match="plays village"):
            arena.make_plan("dominion", [stranger, "bmu"])
    assert igroteka.play_out(match, [igroteka.bot("village", "random")] * 2).over


@pytest.mark.parametrize("wrong", [0.5, "0.5s", "fast"])
def test_a_budget_is_no_number_and_no_text(wrong: Any) -> None:
    with pytest.raises(igroteka.BadStrategy, match=r"a budget is a Budget, such as Budget\(seconds=0\.5\)"):
        igroteka.bot("dominion", "expert", budget=wrong)


def test_what_a_match_has_not_is_told() -> None:
    match = igroteka.new("bronze_age", players=2, seed=1)
    for move in (-1, 231):
        with pytest.raises(igroteka.IllegalMove, match="moves 0 to 230"):
            match.name(move)
    with pytest.raises(igroteka.BadOption, match="limit is so many moves"):
        match.rollout(limit=-1)
