"""What every game keeps, checked on random matches of each at every seat count and option.

Whatever fails says what to write and where; CONTRIBUTING.md tells it in order, along the room of Pig.
"""

import copy
import json
import pickle

import pytest

import igroteka
from igroteka import games
from igroteka.engine import state as kernel
from igroteka.engine.chance import Chance, key_of
from igroteka.engine.dealer import Dealer, Event
from igroteka.engine.foresight import foresee
from igroteka.engine.state import dump
from igroteka.engine.texts import languages
from tests.contract.setups import SEEDS, Setup, every_setup, place, texts, walk

every_seed = pytest.mark.parametrize("seed", SEEDS)


@every_setup
@every_seed
def test_matches_end_and_components_are_conserved(setup: Setup, seed: int) -> None:
    census = None
    for match, _ in walk(setup, seed):
        assert match.over == (match.to_act == ()), (
            f"after {moved(match)} seats {match.to_act} are asked, and `over` is {match.over}: a question asks "
            "somebody, and an empty stack is the end"
        )
        if not match.over and match.state.stack[-1].seat >= 0:  # a question with a seat asks nobody else
            assert match.to_act == (match.state.stack[-1].seat,), (
                f"{type(match.state.stack[-1]).__name__} has a seat and asks others: a question to several passes "
                "NOBODY to `super().__init__`, and overrides `seats`, `answers_of` and `answer_of`"
            )
        now = match.game.census(match.state)
        assert now == (census or now), (
            f"{moved(match)} changed how many pieces there are, from {census} to {now}: either the rules lose or make "
            f"some, or `census` in {place(match.game, '__init__.py')} forgets a place where they can be (box included)"
        )
        census = now
        for points, score in zip(match.breakdown, match.scores, strict=True):
            assert tuple(points) == match.game.points, (
                f"`breakdown` in {place(match.game, 'scoring.py')} has a line for each of LINES, in their order"
            )
            assert sum(points.values()) == score, (
                f"the lines of `breakdown` in {place(match.game, 'scoring.py')} are {points}, and the score is "
                f"{score}: a game that overrides `scores` must come to the same sum"
            )
    assert match.winners, f"`winners` in {place(match.game, 'scoring.py')} names nobody, though the match is over"
    assert match.ending, f"`tell_end` in {place(match.game, 'scoring.py')} tells nothing, though the match is over"
    told = [match.game.describe(event).data() for event in match.journal]
    assert all(told.count(why.data()) == 1 for why in match.ending), "the log tells it, too, and once"
    assert all(match.legal(seat) == [] for seat in range(match.players)), (
        "the match is over and somebody may still move: a game that overrides `legal` asks whether the stack is empty"
    )


@every_setup
@every_seed
def test_a_copy_shares_nothing(setup: Setup, seed: int) -> None:
    """Every past copy is still what it was when the match is over."""
    past = []
    for match, _ in walk(setup, seed):
        copy = match.state.copy()
        assert dump(copy) == dump(match.state), (
            f"a copy differs from the position: `copy` in {place(match.game, 'state.py')} passes each field on, in "
            "the order of the constructor"
        )
        past.append((copy, json.dumps(dump(copy))))
    for copy, before in past:
        assert json.dumps(dump(copy)) == before, (
            f"playing on changed an earlier copy: `copy` in {place(match.game, 'state.py')} must copy each list "
            "(`self.dice[:]`) and each part; and a question never changes once asked"
        )


@every_setup
@every_seed
def test_illegal_moves_are_refused_with_a_reason_and_change_nothing(setup: Setup, seed: int) -> None:
    reasons: set[str] = set()
    for match, chance in walk(setup, seed):
        if chance.below(12) and not match.over:
            continue
        before = dump(match.state)
        speakers = [match.game.speaker(language) for language in languages()]
        for seat in range(match.players):
            legal = set(match.legal(seat))
            for move in {chance.below(len(match.game.catalogue)) for _ in range(60)}:
                reason = match.reason(move, seat)
                assert (reason is None) == (move in legal), f"{match.name(move)} by seat {seat}: {reason}"
                if reason is None:
                    continue
                if (said := repr(reason.data())) not in reasons:  # many moves have one, which says the same each time
                    reasons.add(said)
                    assert all(speaker.has(reason.key) for speaker in speakers), (
                        f"`why_not` says {reason.key}, which has no words: write `{reason.key} = ...` in "
                        f"{texts(match.game)}"
                    )
                    for speaker in speakers:
                        assert "{" not in speaker.text(reason), unfilled(match, reason.key, speaker.text(reason))
                with pytest.raises(igroteka.IllegalMove):
                    match.play(move, seat)
        assert dump(match.state) == before, (
            "asking what is legal or why not changed the position: it may only look at it"
        )


@every_setup
@every_seed
def test_questions_and_moves_have_words(setup: Setup, seed: int) -> None:
    for match, _ in walk(setup, seed):
        for language in languages():
            speaker = match.game.speaker(language)
            for seat in match.to_act:
                prompt = match.state.stack[-1].prompt(match.state, seat)
                assert speaker.has(prompt.key), (
                    f"the `prompt` of {type(match.state.stack[-1]).__name__} is {prompt.key}, which has no words: "
                    f"write `{prompt.key} = ...` in {texts(match.game)}"
                )
                assert "{" not in speaker.text(prompt), unfilled(match, prompt.key, speaker.text(prompt))


@every_setup
@every_seed
def test_save_and_load_at_every_ply(setup: Setup, seed: int) -> None:
    for match, chance in walk(setup, seed):
        assert dump(pickle.loads(pickle.dumps(match.state))) == dump(match.state), (
            "a saved position is not the one that was saved: the constructor of a state, part or question takes "
            "exactly its fields, under the same names (see the top of engine/state.py; "
            f"{place(match.game, 'state.py')})"
        )
        if match.over or not chance.below(40):
            again = igroteka.replay(json.loads(json.dumps(match.record())))
            assert dump(again.state) == dump(match.state), (
                "the same moves led elsewhere: everything random must come from `d.chance`, and nothing may be kept "
                "outside the state, such as in a module or a class"
            )
            assert again.moves == match.moves, "the same record was read as other moves: see the names in CATALOGUE"
            assert told(again, None) == told(match, None), (
                "the same moves told other events: tell them of the state and the move alone"
            )
            assert dump_memory(again) == dump_memory(match), (
                f"the same events left other memories: `hear` in {place(match.game, 'memory.py')} may use nothing else"
            )


@every_setup
@every_seed
def test_a_seat_cannot_tell_its_imagination_from_the_truth(setup: Setup, seed: int) -> None:
    """View, legal moves and further imagination are the same in every position a seat can't tell apart."""
    for match, chance in walk(setup, seed):
        if chance.below(6) and not match.over:
            continue
        for seat in range(match.players):
            twin = match.seat(seat).imagine(chance.below(1000))
            leak = (
                f"what seat {seat} {{}} in a position that it can't tell from the true one (after {moved(match)}): "
                f"either {{}} shows something hidden, or `imagine` redraws something that the seat knows"
            )
            assert json.dumps(twin.view(seat)) == json.dumps(match.view(seat)), leak.format(
                "sees is different", f"`view` in {place(match.game, 'look.py')}"
            )
            assert twin.to_act == match.to_act, leak.format("knows of who is asked is different", "the question")
            assert twin.legal(seat) == match.legal(seat), leak.format("may play is different", "`answers`")
            assert warnings(twin, seat) == warnings(match, seat), leak.format("is warned of is different", "`warning`")
            assert observed(twin, seat) == observed(match, seat), leak.format(
                "observes is different", f"`fill` in {place(match.game, 'observe.py')}"
            )
            assert twin.game.census(twin.state) == match.game.census(match.state), (
                "`imagine` loses or makes pieces: gather what is unknown, sort it, shuffle it, deal it out again"
            )
            for asked in twin.to_act:
                assert twin.legal(asked), (
                    f"an imagined position asks seat {asked} a question without answers: whether somebody is asked "
                    "must not depend on what he hides, or `imagine` must leave him an answer"
                )
            number = chance.below(1000)
            assert dump(twin.seat(seat).imagine_state(number)) == dump(match.seat(seat).imagine_state(number)), (
                "`imagine` depends on something that the seat doesn't know, such as the order of hidden cards: sort "
                "what is unknown before shuffling it"
            )


@every_setup
def test_observations_are_named_numbers(setup: Setup) -> None:
    observer = setup.new(0).observer
    names = observer.names()
    room = place(games.find(setup.game), "observe.py")
    assert len(set(names)) == len(names) == observer.size, f"two features have one name: see `features` in {room}"
    assert all(feature.about and feature.most > 0 for feature in observer.features), (
        f"a feature has no explanation, or no count that stands for 1: see `features` in {room}"
    )
    questions = [i for i, name in enumerate(names) if name.startswith("question.")]
    asked = [i for i, name in enumerate(names) if name.startswith("asked.")]
    for match, chance in walk(setup, 0, journal=False):
        if chance.below(4) and not match.over:
            continue
        for seat in range(match.players):
            seen = observed(match, seat)
            assert len(seen) == len(names), (
                f"`fill` has written {len(seen)} numbers, and `features` in {room} names {len(names)}"
            )
            assert all(-1.5 <= number <= 1.5 for number in seen), f"see `features` in {room}"
            assert sum(seen[i] for i in questions) == (not match.over), (
                f"QUESTIONS in {room} must list every question of the game; `fill` begins where it is told, at `at`"
            )
            assert sum(seen[i] for i in asked) == len(match.to_act), f"`fill` in {room} writes before its place `at`"
            assert seen[asked[0]] == (seat in match.to_act), f"`fill` in {room} writes before its place `at`"


@every_setup
@every_seed
def test_a_match_pickles_and_deep_copies(setup: Setup, seed: int) -> None:
    for match, chance in walk(setup, seed):
        if match.over or not chance.below(60):
            for twin in (pickle.loads(pickle.dumps(match)), copy.deepcopy(match)):
                assert twin is not match
                assert twin.game is match.game
                same = (twin.record(), dump(twin.state), dump_memory(twin), told(twin, None))
                assert same == (match.record(), dump(match.state), dump_memory(match), told(match, None)), (
                    "a match that was pickled is another one: what is in the state, its parts, questions and memory is "
                    "a field, passed to the constructor under its own name (see the top of engine/state.py; "
                    f"{place(match.game, 'state.py')})"
                )


@every_setup
@every_seed
def test_imagined_matches_can_be_played_to_their_end(setup: Setup, seed: int) -> None:
    for match, chance in walk(setup, seed):
        if match.over or chance.below(40):
            continue
        for seat in range(match.players):
            twin = match.seat(seat).imagine(match.ply)
            kernel.play_randomly(twin.state, Dealer(Chance(key_of(seed), 0)), 100_000)
            assert twin.over, f"an imagined match doesn't end: `imagine` of seat {seat} after {moved(match)}"
            assert twin.game.census(twin.state) == match.game.census(match.state), (
                f"a match that seat {seat} imagined after {moved(match)} has lost or made pieces at its end: `imagine` "
                "has put some where the rules don't look for them"
            )


@every_setup
@every_seed
def test_foresight_is_true_where_it_is_sure_and_tells_no_secret(setup: Setup, seed: int) -> None:
    for match, chance in walk(setup, seed):
        if match.over or chance.below(30):
            continue
        seat = match.to_act[chance.below(len(match.to_act))]
        legal = match.legal(seat)
        move = legal[chance.below(len(legal))]
        foreseen = foresee(match.seat(seat), [move])
        again = foresee(match.seat(seat).imagine(chance.below(1000)).seat(seat), [move])
        assert (again.sure, again.view) == (foreseen.sure, foreseen.view), (
            f"what seat {seat} can foresee of {match.name(move)} depends on something hidden from it: see `imagine`"
        )
        assert [dump_event(event) for event in again.events] == [dump_event(event) for event in foreseen.events], (
            f"what seat {seat} would hear at {match.name(move)} depends on something hidden from it: see `imagine`, "
            f"and to whom the events are told ({place(match.game, 'kinds.py')})"
        )
        truth = match.copy()
        truth.play(move, seat)
        assert foreseen.sure or not truth.can_undo(seat), (
            f"seat {seat} could take back {match.name(move)} after seeing what nobody can foresee: whatever brings "
            f"something to light tells an event with `reveals=True` ({place(match.game, 'kinds.py')})"
        )
        if foreseen.sure:
            assert truth.view(seat) == foreseen.view, (
                f"{match.name(move)} was foreseen for sure and came out otherwise: what `view` shows, or what the "
                "rules go by, is something that `imagine` always redraws the same way"
            )
            assert truth.can_undo(seat) or truth.over, (
                f"{match.name(move)} is foreseen for sure, but can't be undone: an event says `reveals=True` though "
                f"nothing comes to light ({place(match.game, 'kinds.py')})"
            )


def dump_event(event: Event) -> tuple[object, ...]:
    return event.kind.name, event.seat, event.values, event.items


@every_setup
@every_seed
def test_undo_restores_the_exact_position(setup: Setup, seed: int) -> None:
    for match, chance in walk(setup, seed):
        if match.over:
            break
        seat = match.to_act[0]
        before, said, remembered = dump(match.state), told(match, None), dump_memory(match)
        move = chance.pick(match.legal(seat))
        match.play(move, seat)
        if match.can_undo(seat):
            after = dump(match.state)
            match.undo(seat)
            assert dump(match.state) == before, (
                f"undo left another position: see `copy` in {place(match.game, 'state.py')}"
            )
            assert told(match, None) == said
            assert dump_memory(match) == remembered, (
                f"undo left another memory: see `copy` in {place(match.game, 'memory.py')}"
            )
            match.redo(seat)
            assert dump(match.state) == after, (
                "a move taken back and made again led elsewhere: what is random reveals something, so that an event "
                f"with `reveals=True` is told ({place(match.game, 'kinds.py')})"
            )
        else:
            with pytest.raises(igroteka.IllegalMove):
                match.undo(seat)


@every_setup
@every_seed
def test_events_reach_their_audience_and_have_words(setup: Setup, seed: int) -> None:
    *_, (match, _) = walk(setup, seed)
    speakers = [match.game.speaker(language) for language in languages()]
    for seat in (None, *range(match.players)):
        heard = match.events(seat)
        assert heard == [event for event in match.journal if event.heard_by(seat)], (
            f"seat {seat} hears other events than those told to it: a game doesn't override `events`"
        )
        for event in heard:
            assert event.kind in match.game.kinds, (
                f"the event {event.kind.name} is not among EVENTS in {place(match.game, 'kinds.py')}"
            )
            # Interpreted, a comparison told as it is goes over the wire as `true`, which no reader takes for a number.
            assert {type(value) for value in event.values + event.items} <= {int}, (
                f"the event {event.kind.name} is told something that is no int: {event.values + event.items}"
            )
            text = match.game.describe(event)
            for speaker in speakers:
                assert speaker.has(text.key), f"write the log line `{text.key} = ...` in {texts(match.game)}"
                assert "{" not in speaker.text(text), unfilled(match, text.key, speaker.text(text))
    public = [event for event in match.journal if event.heard_by(None)]
    for event in public:
        deaf = [seat for seat in range(match.players) if not event.heard_by(seat) and event.seat != seat]
        assert not deaf, (
            f"spectators hear of {event.kind.name}, and seats {deaf} don't: tell it to everyone or to a seat"
        )


@pytest.mark.parametrize("key", igroteka.game_keys(hidden=True))
def test_strategies_play_legally_and_see_only_what_their_seat_knows(key: str) -> None:
    game = games.find(key)
    for name in game.strategies:
        for players in game.seats:
            try:
                match = igroteka.new(key, players, seed=players, journal=False)
            except igroteka.BadOption:
                continue
            bot = igroteka.bot(key, name)
            while not match.over:
                seat = match.to_act[0]
                move = bot.choose(match.seat(seat))
                assert move in match.legal(seat), f"{name} answers {match.name(move)}: `pick` is given the legal moves"
                if match.ply % 5 == 0:
                    assert bot.choose(imagined(match, seat).seat(seat)) == move, (
                        f"{name} chooses otherwise in a position that it can't tell from the true one: a strategy in "
                        f"{place(game, 'bots')} may look at the position and at nothing else, and has no chance of "
                        "its own"
                    )
                match.play(move, seat)


def observed(match: igroteka.Match, seat: int) -> list[float]:
    """What the seat knows, as numbers."""
    try:
        return match.observe(seat)
    except IndexError as error:
        raise AssertionError(
            f"`fill` in {place(match.game, 'observe.py')} writes past the end: `features` names each number, in the "
            "same order"
        ) from error


def warnings(match: igroteka.Match, seat: int) -> list[object]:
    """What the seat would lose by its answers; each has words."""
    found: list[object] = []
    for move in match.legal(seat):
        warning = match.warning(move, seat)
        if warning is None:
            continue
        for language in languages():
            speaker = match.game.speaker(language)
            assert speaker.has(warning.key), f"write the warning `{warning.key} = ...` in {texts(match.game)}"
            assert "{" not in speaker.text(warning), unfilled(match, warning.key, speaker.text(warning))
        found.append((move, warning.data()))
    return found


def moved(match: igroteka.Match) -> str:
    """The last move, or the beginning."""
    return f"{match.name(match.moves[-1][1])} by seat {match.moves[-1][0]}" if match.moves else "the start"


def unfilled(match: igroteka.Match, key: str, sentence: str) -> str:
    return f"{key} has a variable that nobody gives it: {sentence!r}; see {texts(match.game)}"


def imagined(match: igroteka.Match, seat: int) -> igroteka.Match:
    return match.seat(seat).imagine(match.ply)


def told(match: igroteka.Match, seat: int | None) -> list[tuple[object, ...]]:
    return [(e.ply, e.kind.name, e.seat, e.values, e.items, e.audience) for e in match.events(seat)]


def dump_memory(match: igroteka.Match) -> object:
    return plain(match.memory)


def plain(thing: object) -> object:
    if isinstance(thing, (int, str)) or thing is None:
        return thing
    if isinstance(thing, (list, tuple, bytes)):
        return [plain(each) for each in thing]
    return {name: plain(getattr(thing, name)) for name in kernel.fields(thing)}
