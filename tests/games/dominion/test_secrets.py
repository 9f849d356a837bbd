"""What a seat may know («Дополнительные правила»), and what it remembers."""

from collections import Counter

from igroteka.games.dominion.components import KEYS
from tests.games.dominion.scenes import Scene


def imagined(scene: Scene, seat: int, of: int, times: int = 60) -> list[tuple[Counter[str], list[str]]]:
    """Hand and deck (top first) of another player, as a seat imagines them, many times over."""
    found = []
    for number in range(times):
        s = scene.seat(seat).imagine(number).state
        hand = Counter({KEYS[card]: n for card, n in enumerate(s.hands[of]) if n})
        found.append((hand, [KEYS[card] for card in reversed(s.decks[of])]))
    return found


def test_a_seat_sees_its_own_hand_and_of_others_how_many_cards_lie_where() -> None:
    view = Scene("copper*5", deck="gold*3", others=["estate*4"], decks=["silver*2"]).view(1)
    assert view["seats"][1]["hand"] == {"estate": 4}
    assert view["seats"][1]["deck_size"] == 2
    assert view["seats"][0]["hand"] is None
    assert view["seats"][0]["deck_size"] == 3
    assert view["seats"][0]["hand_size"] == 5
    assert "gold" not in str(view["seats"][0])


def test_a_spectator_sees_no_hand() -> None:
    view = Scene("copper*5", others=["estate*4"]).view(None)
    assert [seat["hand"] for seat in view["seats"]] == [None, None]


def test_of_a_discard_pile_only_the_top_and_the_number_are_seen() -> None:
    seat = Scene("estate", discard="gold silver*6").view(1)["seats"][0]
    assert seat["discard_top"] == "gold"
    assert seat["discard_size"] == 7
    assert "silver" not in str(seat)


def test_one_knows_all_that_one_owns_but_not_where_it_is() -> None:
    scene = Scene("copper*2", deck="gold*3", discard="estate", others=["silver*5"])
    assert scene.view(0)["seats"][0]["cards"] == {"copper": 2, "gold": 3, "estate": 1}
    assert scene.view(0)["seats"][1]["cards"] is None
    assert [seat["cards"] for seat in scene.view(None)["seats"]] == [None, None]


def test_cards_picked_for_discarding_are_hidden_until_all_are_picked() -> None:
    scene = Scene("militia", others=["copper*3 estate gold"]).go("play:militia", "discard:estate")
    assert scene.view(1)["picked"] == ["estate"]
    assert scene.view(0)["picked"] == []
    assert scene.view(0)["seats"][1]["discard_top"] is None


def test_cards_being_picked_may_be_any_of_a_hand_that_was_shown() -> None:
    scene = Scene("village bureaucrat militia", others=["copper*4 silver"])
    scene.go("play:village", "play:bureaucrat", "play:militia", "discard:silver")
    picked = set()
    for number in range(60):
        s = scene.seat(0).imagine(number).state
        assert sum(s.hands[1]) == s.sizes[1] == 4
        picked.add(KEYS[s.picked[0]])
    assert picked == {"copper", "silver"}


def test_others_hands_and_decks_are_imagined_from_all_their_cards() -> None:
    scene = Scene("copper", others=["gold silver"], decks=["estate copper"])
    hands = imagined(scene, 0, of=1)
    assert all(sum(hand.values()) == 2 for hand, _ in hands)
    assert len({str(sorted(hand.items())) for hand, _ in hands}) == 6


def test_ones_own_hand_is_never_redrawn_but_the_order_of_the_deck_is() -> None:
    scene = Scene("gold silver", deck="copper estate duchy")
    assert {str(hand) for hand, _ in imagined(scene, 0, of=0)} == {str(Counter({"silver": 1, "gold": 1}))}
    assert len({tuple(deck) for _, deck in imagined(scene, 0, of=0)}) == 6


def test_a_card_put_back_by_spy_is_known_to_all_until_it_moves() -> None:
    scene = Scene("spy", deck="copper", others=["silver", "silver"], decks=["gold estate*3", "estate*4"])
    scene.go("play:spy", "put_back", "put_back")
    for seat in (0, 2):
        assert {deck[0] for _, deck in imagined(scene, seat, of=1)} == {"gold"}
    scene.go("end_turn", "end_turn")  # seat 1 draws it with four others
    for seat in (0, 2):
        assert all(hand["gold"] == 1 for hand, _ in imagined(scene, seat, of=1))


def test_a_card_put_on_the_deck_by_bureaucrat_is_known() -> None:
    scene = Scene("bureaucrat copper", deck="copper*3", others=["estate gold"], decks=["silver*3"])
    scene.go("play:bureaucrat", "topdeck:estate")
    assert {deck[0] for _, deck in imagined(scene, 0, of=1)} == {"estate"}
    assert {deck[0] for _, deck in imagined(scene, 1, of=0)} == {"silver"}
    assert {deck[0] for _, deck in imagined(scene, 0, of=0)} == {"silver"}


def test_a_hand_shown_to_bureaucrat_is_remembered() -> None:
    scene = Scene("bureaucrat", others=["gold silver"], decks=["estate*4"]).go("play:bureaucrat")
    assert all(hand == Counter({"gold": 1, "silver": 1}) for hand, _ in imagined(scene, 0, of=1))


def test_a_moat_shown_is_remembered_until_it_may_be_gone() -> None:
    scene = Scene("witch", others=["moat copper*2"], decks=["estate*4"]).go("play:witch", "reveal_moat")
    assert all(hand["moat"] == 1 for hand, _ in imagined(scene, 0, of=1))
    scene.go("end_turn", "end_actions", "end_turn")
    assert any(hand["moat"] == 0 for hand, _ in imagined(scene, 0, of=1))


def test_treasures_taken_openly_are_remembered_in_hand() -> None:
    scene = Scene("mine copper estate", deck="estate*6", others=["copper"]).go(
        "play:mine", "trash:copper", "gain:silver"
    )
    assert all(hand["silver"] == 1 for hand, _ in imagined(scene, 1, of=0))


def test_a_hand_drawn_before_a_shuffle_holds_nothing_that_was_in_it() -> None:
    """Seat 1 draws its last two cards, then shuffles seven cards that all have seen, and draws three of them."""
    scene = Scene("copper", others=["gold*2 silver*4"], decks=["estate copper"])
    scene.go("end_turn", "treasures", "buy:gold", "end_turn")
    hands = imagined(scene, 0, of=1)
    assert all(hand["estate"] == 1 and hand["copper"] == 1 for hand, _ in hands)
    assert len({hand["gold"] for hand, _ in hands}) > 1


def test_whoever_is_asked_holds_what_the_question_is_about() -> None:
    scene = Scene("throne_room village", deck="copper*4 village").go("play:throne_room")
    assert all(hand["village"] >= 1 for hand, _ in imagined(scene, 1, of=0))


def test_the_action_looked_at_for_library_is_some_action_to_others() -> None:
    scene = Scene("library", deck="village copper*2 smithy", discard="estate market").go("play:library")
    looked = {KEYS[scene.seat(1).imagine(number).state.looked] for number in range(60)}
    assert looked == {"village", "smithy", "market"}


def test_a_discarded_deck_shows_its_last_card_only() -> None:
    scene = Scene("chancellor", deck="gold silver estate").go("play:chancellor", "discard_deck")
    assert scene.view(1)["seats"][0]["discard_top"] == "estate"
    assert not any("Gold" in line or "Silver" in line for line in scene.heard(1))
