"""The guide of a first match: on its path, off it, back again, and when something new comes up."""

import pytest

from igroteka import games
from igroteka.engine.guide import Guide, Lesson, Page, guide_of
from igroteka.engine.match import Match


@pytest.fixture
def guide() -> Guide:
    found = guide_of(games.find("dominion"))
    assert found is not None
    return found


def said(lesson: Lesson, match: Match) -> Page:
    page = lesson.at(match)
    assert page is not None
    assert page.text is not None
    return page


def test_it_asks_for_one_move_after_the_other(guide: Guide) -> None:
    match, lesson = guide.begin(), Lesson(guide)
    page = said(lesson, match)
    assert (page.kind, page.text and page.text.key, page.move) == ("step", "guide-welcome", "treasures")
    match.play("treasures")
    page = said(lesson, match)
    assert (page.step, page.move) == (2, "buy:village")


def test_another_move_leaves_the_path_and_undo_leads_back(guide: Guide) -> None:
    match, lesson = guide.begin(), Lesson(guide)
    match.play("treasures")
    match.play("buy:silver")
    page = said(lesson, match)
    assert (page.kind, page.back, page.move) == ("strayed", 1, None)
    match.undo(0)
    assert said(lesson, match).move == "buy:village"


def test_it_keeps_up_where_luck_is_another_since_moves_were_taken_back(guide: Guide) -> None:
    match, lesson = guide.begin(), Lesson(guide)
    match.play("treasures")
    said(lesson, match)
    match = match.rewound(0)
    while match.ply < 60:
        match.play(match.legal()[-1])
        lesson.at(match)
    assert lesson.match.view(0) == match.view(0)


def test_bots_have_nothing_prepared_off_the_path(guide: Guide) -> None:
    match = guide.begin()
    match.play("treasures")
    match.play("buy:silver")
    match.play("end_turn")
    assert guide.prepared(match) is None


def test_it_is_a_function_of_the_moves(guide: Guide) -> None:
    match, lesson = guide.begin(), Lesson(guide)
    for seat, move in guide.line[:20]:
        match.play(move, seat)
        one, other = lesson.at(match), Lesson(guide).at(match)
        assert one is not None
        assert other is not None
        assert vars(one) | {"text": None} == vars(other) | {"text": None}


def test_a_new_kind_of_question_is_explained_once(guide: Guide) -> None:
    match, lesson = guide.begin(), Lesson(guide)
    play = ["treasures", "buy:cellar", "end_turn"]
    told = []
    while match.ply < 60 and not match.over:
        seat = match.to_act[0]
        if seat == 0:
            page = lesson.at(match)
            if page and page.text and page.text.key == "guide-ask-cellar":
                told.append(match.state.stack[-1].prompt(match.state, 0).key)
        names = [match.name(move) for move in match.legal(seat)]
        wish = [name for name in ("play:cellar", "discard:estate", "done", *play) if name in names]
        match.play(wish[0] if seat == 0 and wish else names[-1], seat)
    assert told
    assert set(told) == {"ask-cellar"}
    assert len(told) <= 4, "the same cellar, card by card, and never again"


def test_after_the_farewell_it_speaks_only_of_what_is_new(guide: Guide) -> None:
    match, lesson = guide.begin(), Lesson(guide)
    for seat, move in guide.line:
        match.play(move, seat)
    assert said(lesson, match).text is not None
    match.play("treasures")
    assert lesson.at(match) is None
