"""«Карты путешествий», «Карты церквей», «Карты монахов»."""

import pytest

from igroteka.games.my_village import GAME, look
from igroteka.games.my_village.components import MONKS, TRAVELS
from tests.games.my_village.scenes import Scene

# Travel.


def test_the_journey_begins_with_a_and_costs_two_time() -> None:
    scene = Scene().road("a3", "a1").value(2, 4).play("travel:a")
    assert scene.village.journey == [TRAVELS.index("a3")]
    assert scene.village.time == 2
    assert scene.prestige()["travel"] == 3


def test_letters_come_in_order_and_each_once() -> None:
    scene = Scene().coins(9)
    assert scene.value(4, 5).why("travel:b") == "letters come in order: the next one is A"
    scene.journey("a1")
    assert scene.value(4, 5).can("travel:b")
    assert scene.value(2, 4).why("travel:a") == "you already have card A"


@pytest.mark.parametrize(
    ("letter", "before", "dice", "time"),
    [
        ("b", ["a1"], (4, 5), 2),
        ("c", ["a1", "b1"], (3, 4), 2),
        ("d", ["a1", "b1", "c1"], (4, 6), 3),
        ("e", ["a1", "b1", "c1", "d1"], (5, 6), 4),
    ],
)
def test_further_letters_cost_a_cart_or_two_coins(
    letter: str, before: list[str], dice: tuple[int, int], time: int
) -> None:
    move = f"travel:{letter}"
    scene = Scene().journey(*before).coins(1).value(*dice)
    assert scene.why(move) == "you have neither a cart nor 2 coins"
    scene.coins(2).play(move)
    assert (scene.village.coins, scene.village.time) == (0, time)
    scene = Scene().journey(*before).workshop("wainwright-8", goods=1).value(*dice).play(move)
    assert scene.goods("cart") == 0
    assert scene.village.next_letter() == len(before) + 1


def test_cart_or_coins_is_the_players_choice_and_a_joker_is_a_cart() -> None:
    scene = Scene().journey("a1").coins(2).workshop("wainwright-8", goods=1).council("guild", marks=1).value(4, 5)
    scene.play("travel:b")
    assert scene.legal() == ["pay:cart", "pay:joker", "pay:coins"]
    assert "is not what is due" in scene.why("pay:beer")
    scene.play("pay:joker")
    assert (scene.goods("cart"), scene.village.jokers(), scene.village.coins) == (1, 0, 2)


def test_example_misha_travels_to_c_and_pays_the_beer_of_his_b_card() -> None:
    """Seven, two time, a cart or two coins, and a beer for the grey banner."""
    scene = Scene().journey("a1", "b3").coins(2).value(3, 4)
    assert "beer: 1" in scene.why("travel:c")
    scene.workshop("brewery-5", goods=1).play("travel:c")
    assert (scene.village.coins, scene.goods("beer"), scene.village.time) == (0, 0, 2)
    assert scene.village.next_letter() == 3


@pytest.mark.parametrize("card", ["a2", "b2", "c2", "d2"])
def test_a_grey_coin_is_paid_with_the_next_letter(card: str) -> None:
    letter = ord(card[0]) - ord("a")
    before = [*["a1", "b1", "c1"][:letter], card]
    dice = [(4, 5), (3, 4), (4, 6), (5, 6)][letter]
    move = f"travel:{'bcde'[letter]}"
    scene = Scene().journey(*before).coins(2).value(*dice)
    assert not scene.can(move)
    scene.coins(3).play(move)
    assert scene.village.coins == 0


@pytest.mark.parametrize("card", ["a4", "b4", "c4"])
def test_grey_time_is_paid_with_the_next_letter(card: str) -> None:
    letter = ord(card[0]) - ord("a")
    before = [*["a1", "b1"][:letter], card]
    dice = [(4, 5), (3, 4), (4, 6)][letter]
    scene = Scene().journey(*before).coins(2).value(*dice).play(f"travel:{'bcd'[letter]}")
    assert scene.village.time == [2, 2, 3][letter] + 3


@pytest.mark.parametrize("card", ["a3", "b3", "c3", "d3"])
def test_grey_beer_is_paid_with_the_next_letter_and_a_joker_will_do(card: str) -> None:
    letter = ord(card[0]) - ord("a")
    before = [*["a1", "b1", "c1"][:letter], card]
    dice = [(4, 5), (3, 4), (4, 6), (5, 6)][letter]
    scene = Scene().journey(*before).coins(2).council("guild", marks=1).value(*dice)
    scene.play(f"travel:{'bcde'[letter]}")
    assert (scene.village.jokers(), scene.village.coins) == (0, 0)


@pytest.mark.parametrize("card", ["a1", "b1", "c1", "d1"])
def test_some_cards_have_no_grey_banner(card: str) -> None:
    letter = ord(card[0]) - ord("a")
    before = ["a1", "b1", "c1", "d1"][: letter + 1]
    dice = [(4, 5), (3, 4), (4, 6), (5, 6)][letter]
    scene = Scene().journey(*before).coins(2).value(*dice).play(f"travel:{'bcde'[letter]}")
    assert scene.village.coins == 0


def test_the_chapel_is_worth_eight_and_ends_the_journey() -> None:
    scene = Scene().journey("a1", "b1", "c1", "d4").coins(9).value(5, 6)
    assert scene.prestige()["travel"] == 2 + 3 + 4 + 8
    assert scene.why("travel:e") == "your journey has ended at the chapel"


@pytest.mark.parametrize(("card", "points"), [("e1", 7), ("e2", 8), ("e3", 9)])
def test_after_e_there_is_nowhere_to_go(card: str, points: int) -> None:
    scene = Scene().journey("a1", "b1", "c1", "d1", card).coins(9)
    assert scene.prestige()["travel"] == 2 + 3 + 4 + 5 + points
    assert not any(move.startswith("travel") for move in scene.value(5, 6).legal())


def test_travelling_needs_the_traveller_and_cards() -> None:
    scene = Scene().without("traveller").value(2, 4)
    assert "no traveller" in scene.why("travel:a")
    scene = Scene().value(2, 4)
    scene.s.roads[0] = []
    assert scene.why("travel:a") == "there are no cards left"


# Churches.


@pytest.mark.parametrize(("church", "points"), [("healing", 3), ("monastery", 4 + 1), ("trade", 5), ("travellers", 5)])
def test_each_church_is_taken_with_seven_and_four_time(church: str, points: int) -> None:
    """The monastery's own window is worth one more."""
    scene = Scene().value(3, 4).play(f"church:{church}")
    assert scene.village.time == 4
    assert scene.prestige()["religion"] == points


def test_one_church_for_each_village_and_each_church_once() -> None:
    scene = Scene().church("trade").church("healing", seat=1)
    assert scene.value(3, 4).why("church:monastery") == "you already have a church"
    assert scene.value(3, 4, seat=2).why("church:trade") == "Player 1 has this card"


def test_a_church_needs_the_abbot() -> None:
    assert "no abbot" in Scene().without("abbot").value(3, 4).why("church:trade")


def test_the_trade_church_brings_a_seventh_customer_and_one_for_nothing() -> None:
    scene = Scene().church("trade").coins(1).offer("k01", "k02", "k03", "k04", "k05", "k06", then=("k07", "k08"))
    scene.value(1, 3).play("clerk")
    assert len(scene.s.offer) == 7
    scene.play("welcome:k07")
    assert scene.village.time == 0
    scene.play("invite:k01", "invite:k02", "invite:k03", "invite:k04", "done")
    assert (scene.village.time, scene.village.coins) == (3, 0)
    assert len(scene.village.market) == 5
    assert len(scene.s.offer) == 6


def test_the_free_customer_can_be_declined_and_the_offer_goes_back_to_six() -> None:
    scene = Scene().church("trade").offer("k01", "k02", "k03", "k04", "k05", "k06", then=("k07", "k08")).value(1, 3)
    scene.play("clerk", "skip", "invite:k01", "done")
    assert len(scene.s.offer) == 6
    assert scene.village.market == [0]


def test_the_trade_church_rests_without_its_abbot() -> None:
    scene = Scene().church("trade").without("abbot").value(1, 3).play("clerk")
    assert scene.asked() == (0, "ClerkOffice")
    assert len(scene.s.offer) == 6


def test_the_church_of_travellers_lets_a_card_be_exchanged_once() -> None:
    rest = [TRAVELS.index("a3"), TRAVELS.index("a1")]
    scene = Scene(orders=[rest]).church("travellers").road("a1", "a4", "a3").value(2, 4).play("travel:a")
    assert scene.asked() == (0, "KeepTravel")
    assert TRAVELS[scene.s.looked] == "a1"
    scene.play("swap_card")
    assert TRAVELS[scene.village.journey[0]] == "a4"
    assert scene.s.roads[0] == rest
    assert scene.asked() == (1, "TakeDie")


def test_the_church_of_travellers_may_keep_the_card() -> None:
    scene = Scene().church("travellers").road("a1", "a4").value(2, 4).play("travel:a", "keep_card")
    assert TRAVELS[scene.village.journey[0]] == "a1"
    assert [TRAVELS[card] for card in scene.s.roads[0]] == ["a4"]


def test_the_last_card_of_a_letter_cannot_be_exchanged_nor_any_without_the_abbot() -> None:
    scene = Scene().church("travellers").road("a1").value(2, 4).play("travel:a")
    assert TRAVELS[scene.village.journey[0]] == "a1"
    scene = Scene().church("travellers").without("abbot").road("a1", "a4").value(2, 4).play("travel:a")
    assert TRAVELS[scene.village.journey[0]] == "a1"


def test_the_monastery_has_a_window_and_so_takes_five_monks() -> None:
    five = ("quill1", "quill2", "quill3", "chalice1", "chalice2")
    scene = Scene().church("monastery").monks(*five).coins(9).value(4, 5)
    assert scene.village.windows() == 6
    assert scene.prestige()["religion"] == 4 + 21
    assert scene.why("monk:rosary") == "you already have 6 church windows"


@pytest.mark.parametrize(("windows", "points"), [(1, 1), (2, 3), (3, 6), (4, 10), (5, 15), (6, 21)])
def test_windows_are_worth_more_together(windows: int, points: int) -> None:
    scene = Scene().church("trade").monks(*MONKS[:windows])
    assert scene.prestige()["religion"] == 5 + points


# Monks.


def with_church(monk: str, church: str = "healing") -> Scene:
    """Someone with a church, three coins and the value of this monk, who lies on top."""
    dice = {"quill": (1, 2), "chalice": (1, 3), "rosary": (1, 4)}[monk[:-1]]
    return Scene().church(church).coins(3).monk_on_top(monk).value(*dice)


@pytest.mark.parametrize(
    ("monk", "price", "story"),
    [("quill1", 0, 3), ("chalice1", 1, 3), ("rosary1", 2, 2), ("rosary2", 2, 2)],
)
def test_monks_who_bring_story_points(monk: str, price: int, story: int) -> None:
    scene = with_church(monk).play(f"monk:{monk[:-1]}")
    assert (scene.village.tree, scene.village.time, scene.village.coins) == (story, 2, 3 - price)
    assert scene.village.windows() == 1
    assert scene.asked() == (1, "TakeDie")


@pytest.mark.parametrize("monk", ["chalice2", "rosary3"])
def test_monks_who_let_the_headman_step(monk: str) -> None:
    scene = with_church(monk).play(f"monk:{monk[:-1]}")
    assert scene.legal() == ["walk:coin", "skip"]
    scene.play("walk:coin")
    assert (scene.village.headman, scene.village.time) == (1, 3)
    scene = with_church(monk).play(f"monk:{monk[:-1]}", "skip")
    assert (scene.village.headman, scene.village.time) == (0, 2)


@pytest.mark.parametrize(("monk", "times"), [("quill2", 2), ("chalice3", 1), ("rosary4", 1)])
def test_monks_who_activate_the_school(monk: str, times: int) -> None:
    scene = with_church(monk).play(f"monk:{monk[:-1]}", "pupil")
    if times == 2:
        scene.play("push")
    assert scene.village.school == times
    assert scene.village.time == 2
    assert scene.asked() == (1, "TakeDie")


def test_a_school_monk_may_send_a_pupil_out_for_the_usual_time() -> None:
    scene = with_church("chalice3").without("merchant")
    scene.village.school = 2
    scene.play("monk:chalice", "graduate:right:merchant")
    assert (scene.village.time, scene.village.tree) == (3, 2)
    assert scene.present("merchant")


@pytest.mark.parametrize("monk", ["quill3", "chalice4", "rosary5"])
def test_monks_who_open_the_clerks_office_for_two_at_most(monk: str) -> None:
    scene = with_church(monk).offer("k01", "k02", "k03", "k04", "k05", "k06")
    scene.play(f"monk:{monk[:-1]}", "invite:k01", "invite:k02")
    assert scene.legal() == ["done"]
    scene.play("done")
    assert scene.village.time == 2 + 2
    assert scene.asked() == (1, "TakeDie")


def test_a_clerk_monk_of_the_trade_church_brings_three() -> None:
    scene = with_church("quill3", "trade").offer("k01", "k02", "k03", "k04", "k05", "k06")
    scene.play("monk:quill", "welcome:k01", "invite:k02", "invite:k03", "done")
    assert scene.village.market == [0, 1, 2]
    assert scene.village.time == 2 + 2


def test_two_horses_or_two_coins_or_one_of_each() -> None:
    def pay(*means: str) -> tuple[int, int]:
        scene = with_church("rosary1").coins(2).workshop("stable-5", goods=2).play("monk:rosary", *means)
        return scene.goods("horse"), scene.village.coins

    assert pay("pay:horse", "pay:horse") == (0, 2)
    assert pay("pay:coin", "pay:coin") == (2, 0)
    assert pay("pay:horse", "pay:coin") == (1, 1)


def test_a_monk_who_takes_all_there_is_asks_for_nothing() -> None:
    def usual(scene: Scene) -> str | None:
        return look.view(GAME, scene.play("monk:rosary").s, 0).usual

    everything = with_church("rosary1").coins(1).workshop("stable-5", goods=1)
    assert usual(everything) == "pay:horse"
    assert look.view(GAME, everything.s, 1).usual is None
    assert everything.play("pay:horse").village.coins == 0
    assert usual(with_church("rosary1").coins(2).workshop("stable-5", goods=1)) is None


def test_a_joker_pays_a_monk_as_a_horse() -> None:
    scene = with_church("chalice1").council("guild", marks=1).play("monk:chalice")
    assert scene.legal() == ["pay:joker", "pay:coin"]
    scene.play("pay:joker")
    assert (scene.village.jokers(), scene.village.coins) == (0, 3)


def test_a_monk_who_cannot_be_paid_does_not_come() -> None:
    scene = with_church("rosary1").coins(1)
    assert scene.why("monk:rosary") == "the monk costs 2 horses or coins, you have 1"


def test_a_monk_needs_abbot_and_church() -> None:
    assert Scene().coins(3).value(1, 2).why("monk:quill") == "a monk needs a church first"
    assert "no abbot" in with_church("quill1").without("abbot").why("monk:quill")


def test_only_the_top_monk_is_open_and_the_next_one_follows() -> None:
    scene = with_church("quill1")
    below = scene.s.stacks[0][-2]
    scene.play("monk:quill")
    assert scene.s.stacks[0][-1] == below
    assert "uncover" in scene.told()


def test_an_empty_stack_of_monks() -> None:
    scene = with_church("quill1")
    scene.s.stacks[0] = []
    assert scene.why("monk:quill") == "there are no cards left"
