"""Every game has a guide to a first match; played by its script it goes as prepared, with words for every step."""

import pytest

import igroteka
from igroteka import games
from igroteka.engine.guide import Guide, Lesson, guide_of
from igroteka.engine.texts import languages


@pytest.fixture(params=igroteka.game_keys(hidden=True))
def guide(request: pytest.FixtureRequest) -> Guide:
    found = guide_of(games.find(request.param))
    assert found is not None, "a game has a guide: see CONTRIBUTING.md"
    return found


def test_the_opening_is_legal_and_reaches_every_step(guide: Guide) -> None:
    match, lesson = guide.begin(), Lesson(guide)
    texts = []
    for seat, move in guide.line:
        assert guide.prepared(match) == (seat, move), f"{match.name(move)} by seat {seat} at ply {match.ply}"
        page = lesson.at(match.moves)
        assert page is not None
        assert page.text is not None
        if seat == guide.seat:
            assert (page.kind, page.move) == ("step", match.name(move))
            texts.append(page.text.key)
        else:
            assert page.kind == "watch"
        match.play(move, seat)
    last = lesson.at(match.moves)
    assert last is not None
    assert last.text is not None
    assert not match.over
    assert guide.seat in match.to_act, "the guide leaves when the learner is asked"
    assert list(dict.fromkeys([*texts, last.text.key])) == [f"guide-{step.text}" for step in guide.script.step]


def test_it_is_as_long_as_a_guided_opening_should_be(guide: Guide) -> None:
    assert 12 <= sum(len(step.moves) for step in guide.script.step) <= 30


@pytest.mark.parametrize("language", languages())
def test_every_step_has_words_and_no_words_are_left_over(guide: Guide, language: str) -> None:
    speaker = guide.speaker(language)
    steps = [f"guide-{step.text}" for step in guide.script.step]
    assert [key for key in steps if not speaker.has(key)] == []
    source = (guide.game.folder / "guide" / f"{language}.ftl").read_text("utf-8")
    keys = [line.split(" =")[0] for line in source.splitlines() if line.startswith("guide-")]
    for key in keys:
        question = key.removeprefix("guide-")
        assert key in steps or guide.game.speaker().has(question), f"nothing calls for {key}"


def test_the_match_can_be_played_to_its_end(guide: Guide) -> None:
    match, lesson = guide.begin(), Lesson(guide)
    for seat, move in guide.line:
        match.play(move, seat)
    bot = igroteka.bot(guide.game.key, "regular")
    while not match.over:
        lesson.at(match.moves)
        seat = match.to_act[0]
        match.play(bot.choose(match.seat(seat)), seat)
    page = lesson.at(match.moves)
    assert page is not None
    assert page.kind == "over"
