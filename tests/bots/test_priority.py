"""Priority lists: how they are read, what they buy, and that their matches come out as other programs say."""

import math
from pathlib import Path

import pytest

import igroteka
from igroteka import arena
from igroteka.bots import priority
from igroteka.games.dominion.components import KEYS
from tests.games.dominion.scenes import Scene


def bought(text: str, scene: Scene) -> str:
    """What a list buys with all Treasures of a scene."""
    bot = priority.parse(text)
    while True:
        move = scene.name(bot.choose(scene.seat(scene.to_act[0])))
        if move.startswith("buy:") or move == "end_turn":
            return move
        scene.play(move)


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("Province; Gold; Silver", "buy:gold"),
        ("Province\nSilver  # a comment\n", "buy:silver"),
        ("Gold if money > 9; Silver", "buy:silver"),
        ("Gold if money >= 9; Silver", "buy:gold"),
        ("Gold if coins = 6 and turns < 2; Silver", "buy:gold"),
        ("Gold if not coins == 6 or own(Gold) > 3; Silver", "buy:silver"),
        ("Gold if left(Province) * 2 - 4 <= 12; Silver", "buy:gold"),
        ("Smithy if own(Smithy) < treasures / 11; Silver", "buy:smithy"),
        ("throne_room if (own(Throne Room) + 1) / 2 < 1; Silver", "buy:throne_room"),
        ("Province", "end_turn"),
    ],
)
def test_the_first_clause_that_holds_is_bought(text: str, move: str) -> None:
    assert bought(text, Scene("gold*2", deck="copper*3 estate")) == move


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "no clause"),
        ("Province; Gould; Silver", "line 1: there is no card 'gould'\n  Gould\n  ^"),
        ("Gold\nSilver if mony > 3", "line 2: 'mony' is unknown here"),
        ("Gold if money >", "something is missing here\n  Gold if money >\n                 ^"),
        ("Gold if own Smithy", "after own comes a card in parentheses"),
        ("Gold if (money > 3", r"a \) is missing here"),
        ("Gold if money > 3 Silver", "the clause should end here"),
        ("Gold if money ? 3", "this sign has no meaning here"),
        ("if money > 3", "a card's name is missing"),
    ],
)
def test_errors_are_pointed_at(text: str, message: str) -> None:
    with pytest.raises(
        igroteka.BadStrategy, match=message.replace("(", r"\(") if "^" not in message else None
    ) as error:
        priority.parse(text)
    if "^" in message:
        assert message in str(error.value)


def test_only_a_game_that_reads_lists_is_asked_to() -> None:
    with pytest.raises(igroteka.BadStrategy, match="village reads no strategy files"):
        priority.parse("Gold", game="village")


def test_actions_that_give_actions_come_first_then_attacks_then_the_dearest() -> None:
    scene = Scene("smithy militia village", deck="copper*9")
    bot = priority.parse("Gold")
    order = []
    while scene.view(0)["phase"] == "action":
        move = bot.choose(scene.seat(0))
        order.append(scene.name(move))
        scene.play(move)
    assert order == ["play:village", "play:militia", "play:smithy"]


@pytest.mark.parametrize(
    ("scene", "answer"),
    [
        (Scene("cellar estate gold").go("play:cellar"), "discard:estate"),
        (Scene("cellar gold").go("play:cellar"), "done"),
        (Scene("chapel curse estate copper").go("play:chapel"), "trash:curse"),
        (Scene("chancellor", deck="gold").go("play:chancellor"), "discard_deck"),
        (Scene("mine copper silver").go("play:mine"), "trash:silver"),
        (Scene("mine copper").go("play:mine", "trash:copper"), "gain:silver"),
        (Scene("remodel estate gold").go("play:remodel"), "trash:estate"),
        (Scene("workshop").go("play:workshop"), "gain:silver"),
        (Scene("spy", deck="copper estate", decks=["gold"]).go("play:spy"), "discard_top"),
        (Scene("spy", deck="copper gold", decks=["gold"]).go("play:spy", "put_back"), "discard_top"),
        (Scene("thief", decks=["gold silver"]).go("play:thief"), "steal:gold"),
        (Scene("thief", decks=["copper estate"]).go("play:thief"), "done"),
        (Scene("militia", others=["copper*3 estate gold"]).go("play:militia"), "discard:estate"),
        (Scene("witch", others=["moat"]).go("play:witch"), "reveal_moat"),
        (Scene("bureaucrat", others=["estate province"]).go("play:bureaucrat"), "topdeck:estate"),
        (Scene("library", deck="village").go("play:library"), "set_aside"),
        (Scene("throne_room smithy witch").go("play:throne_room"), "double:witch"),
    ],
    ids=lambda each: each if isinstance(each, str) else "",
)
def test_other_questions_get_a_sensible_answer(scene: Scene, answer: str) -> None:
    seat = scene.to_act[0]
    assert scene.name(priority.parse("Gold; Silver").choose(scene.seat(seat))) == answer


def shares(first: str, second: str, games: int) -> tuple[float, float, float]:
    """Percent of matches won by either, and tied; who begins is drawn by lot."""
    bots = [igroteka.bot("dominion", first), igroteka.bot("dominion", second)]
    wins = [0, 0, 0]
    for seed in range(games):
        match = igroteka.play_out(igroteka.new("dominion", 2, seed=seed, journal=False), bots)
        wins[match.winners[0] if len(match.winners) == 1 else 2] += 1
    return (100 * wins[0] / games, 100 * wins[1] / games, 100 * wins[2] / games)


@pytest.mark.parametrize(("second", "known"), [("bmu", (16, 81, 3)), ("smithy", (5, 94, 1))])
def test_win_shares_agree_with_other_simulators(second: str, known: tuple[int, int, int]) -> None:
    """The component sheet's table, from three independent programs; their error is about a point."""
    found = shares("bbm", second, 3000)
    assert all(abs(mine - theirs) <= 3 for mine, theirs in zip(found, known, strict=True)), found


def test_big_money_alone_has_its_fourth_province_in_the_known_number_of_turns() -> None:
    """16.8 turns on average, with a spread of 1.8; the other seat passes."""
    bot = igroteka.bot("dominion", "bbm")
    province = KEYS.index("province")
    turns = []
    for seed in range(600):
        match = igroteka.new("dominion", 2, seed=seed, options={"first": 0}, journal=False)
        while match.state.supply[province] > 4:
            seat = match.to_act[0]
            match.play(bot.choose(match.seat(0)) if seat == 0 else match.move("end_turn"), seat)
        turns.append(match.state.turns[0])
    mean = sum(turns) / len(turns)
    spread = math.sqrt(sum((each - mean) ** 2 for each in turns) / len(turns))
    assert abs(mean - 16.8) <= 0.3
    assert abs(spread - 1.8) <= 0.3


@pytest.mark.parametrize("journal", [False, True])
def test_lists_that_never_end_a_match_are_stopped(journal: bool) -> None:
    idle = priority.parse("Copper if own(Copper) < 3")
    longest = igroteka.games.find("dominion").longest
    match = igroteka.new("dominion", 2, seed=1, journal=journal)
    assert match.rollout(idle.strategy).plies == longest
    igroteka.play_out(match, [idle, idle])
    assert (match.ply, match.over, match.winners) == (longest, False, [])


def test_the_arena_ends_such_a_match_as_it_stands(tmp_path: Path) -> None:
    (tmp_path / "idle.txt").write_text("Copper if own(Copper) < 3\n", encoding="utf-8")
    result = arena.run(arena.make_plan("dominion", [str(tmp_path / "idle.txt")]), 1).results[0]
    assert "ended as it stood" in result.why
    assert result.winners
