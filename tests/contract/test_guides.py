"""Every game has a guide to a first match; played by its script it goes as prepared, with words for every step."""

import pytest

import igroteka
from igroteka import games
from igroteka.engine.guide import Guide, Lesson, guide_of
from tests.contract.setups import WRITTEN, place


@pytest.fixture(params=igroteka.game_keys(hidden=True))
def guide(request: pytest.FixtureRequest) -> Guide:
    found = guide_of(games.find(request.param))
    assert found is not None, (
        f"a game has a guide to a first match: write {place(games.find(request.param), 'guide/script.toml')} as "
        "Pig's, and its words beside it, en.ftl and ru.ftl"
    )
    return found


def test_the_opening_is_legal_and_reaches_every_step(guide: Guide) -> None:
    match, lesson = guide.begin(), Lesson(guide)
    texts = []
    for seat, move in guide.line:
        assert guide.prepared(match) == (seat, move), (
            f"the script has {match.name(move)} by seat {seat} at ply {match.ply}, and asked are {match.to_act}, who "
            f"may play {[match.name(each) for each in match.legal(match.to_act[0])]}: let regular bots play on from "
            f"there and write down what they do in {place(guide.game, 'guide/script.toml')}; with another seed, since "
            "matches begun with the old moves would lose their way"
        )
        page = lesson.at(match)
        kind = "step" if seat == guide.seat else "watch"
        assert page is not None, astray(guide, match, kind)
        assert page.text is not None, astray(guide, match, kind)
        assert page.kind == kind, astray(guide, match, kind)
        if seat == guide.seat:
            assert page.move == match.name(move), astray(guide, match, kind)
            texts.append(page.text.key)
        match.play(move, seat)
    last = lesson.at(match)
    assert last is not None, astray(guide, match, "goodbye")
    assert last.text is not None, astray(guide, match, "goodbye")
    assert not match.over, f"the script of {guide.game.key} plays to the end: leave the learner something to play"
    assert guide.seat in match.to_act, "the guide leaves when the learner is asked"
    steps = [f"guide-{step.text}" for step in guide.script.step]
    assert list(dict.fromkeys([*texts, last.text.key])) == steps, (
        f"not each step of {place(guide.game, 'guide/script.toml')} is reached in its turn: a step has moves of the "
        "learner's, but for the last, which has none"
    )


def astray(guide: Guide, match: igroteka.Match, wanted: str) -> str:
    """The guide doesn't say what it should at this ply."""
    return (
        f"at ply {match.ply} the guide of {guide.game.key} has no {wanted}: `moves` and `others` of the steps in "
        f"{place(guide.game, 'guide/script.toml')} don't follow each other as they are played"
    )


def test_it_is_as_long_as_a_guided_opening_should_be(guide: Guide) -> None:
    moves = sum(len(step.moves) for step in guide.script.step)
    assert 12 <= moves <= 30, (
        f"the learner makes {moves} moves in {place(guide.game, 'guide/script.toml')}: between 12 and 30 are a lesson"
    )


@pytest.mark.parametrize("language", WRITTEN)
def test_every_step_has_words_and_no_words_are_left_over(guide: Guide, language: str) -> None:
    speaker = guide.speaker(language)
    steps = [f"guide-{step.text}" for step in guide.script.step]
    words = place(guide.game, f"guide/{language}.ftl")
    missing = [key for key in steps if not speaker.has(key)]
    assert not missing, f"steps of the script without words: write {' and '.join(missing)} in {words}"
    source = (guide.game.folder / "guide" / f"{language}.ftl").read_text("utf-8")
    keys = [line.split(" =")[0] for line in source.splitlines() if line.startswith("guide-")]
    for key in keys:
        question = key.removeprefix("guide-")
        assert key in steps or guide.game.speaker().has(question), (
            f"nothing calls for {key} in {words}: it is neither a step of the script nor `guide-` and the key of a "
            "prompt"
        )


def test_the_match_can_be_played_to_its_end(guide: Guide) -> None:
    match, lesson = guide.begin(), Lesson(guide)
    for seat, move in guide.line:
        match.play(move, seat)
    bot = igroteka.bot(guide.game.key, "written")
    while not match.over:
        lesson.at(match)
        seat = match.to_act[0]
        match.play(bot.choose(match.seat(seat)), seat)
    page = lesson.at(match)
    assert page is not None, f"the guide of {guide.game.key} has nothing to say at the end"
    assert page.kind == "over", f"the guide of {guide.game.key} says {page.kind} at the end of the match"
