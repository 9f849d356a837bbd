"""Learning itself, with PyTorch: a stage of its own, so it is imported where it is used."""

import json
from pathlib import Path
from typing import Any

import pytest

from igroteka.bots import network as networks
from igroteka.engine.errors import BadOption
from igroteka.engine.texts import Speaker
from igroteka.learn.lessons import Lessons

UNITS = (64, 32)
HOURS = 600.0
"""Longer than any of these takes: they end after a number of lessons."""


def school_of(folder: Path, minutes: float, **more: Any) -> tuple[Any, list[str]]:
    from igroteka.learn.course import CourseSettings
    from igroteka.learn.school import School, Wish

    said: list[str] = []
    against = more.pop("against", ["random"])
    teacher = more.pop("teacher", "")
    more = {
        "jobs": 1,
        "tables": 96,
        "units": UNITS,
        "exam_seconds": 600.0,
        "settings": CourseSettings(24, 256, 3, 1e-3),
        **more,
    }
    lessons = Lessons("pig", [2, 3], teacher, against)
    return School(lessons, Wish(minutes, folder, **more), said.append, Speaker("en")), said


def test_it_learns_to_beat_random_and_goes_on_from_its_checkpoint(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    import igroteka.learn.school as running

    monkeypatch.setattr(running, "EXAM", 2)  # matches at each table, however long they take
    school, said = school_of(tmp_path, HOURS, teacher="regular", lessons=60)
    marks = school.run()
    assert school.course.progress.lessons == 60
    assert school.course.progress.imitated == 9
    assert {mark.players for mark in marks} == {2, 3}
    assert all(mark.low > 1 / mark.players for mark in marks), [mark.data() for mark in marks]
    assert any("last exam with 2 seats against random" in line for line in said)
    network = networks.load(tmp_path / "pig.network.bin")
    assert network.players == [2, 3]
    assert json.loads((tmp_path / "pig.json").read_text())["made"]["decisions"] > 0
    assert "<svg" in (tmp_path / "pig.html").read_text()
    again, _ = school_of(tmp_path, HOURS, resume=tmp_path / "pig.pt", lessons=62, exam_seconds=0.0)
    assert again.course.progress.lessons == 60
    assert again.course.progress.marks
    again.run()
    assert again.course.progress.lessons == 62
    (tmp_path / "pig.network.bin").unlink()
    school_of(tmp_path, 0.0, resume=tmp_path / "pig.pt", exam_seconds=0.0)[0].run()
    assert networks.load(tmp_path / "pig.network.bin").players == [2, 3]
    assert not [path for path in tmp_path.iterdir() if path.name.startswith(".")]


def test_from_nothing_it_learns_that_points_must_be_made_safe(tmp_path: Path) -> None:
    """Whoever only rolls never wins; so much is found out without a teacher."""
    school, _ = school_of(tmp_path, HOURS, lessons=60, exam_seconds=0.0)
    school.run()
    lesson = school.course.rollout
    both = lesson.mask.sum(-1) == 2
    held = (lesson.moves == 1) & both
    assert 0.03 < float(held.sum() / both.sum()) < 0.6


def test_the_file_says_exactly_what_its_whole_numbers_say(tmp_path: Path) -> None:
    import torch

    from igroteka.learn import export

    school, _ = school_of(tmp_path, HOURS, lessons=4, exam_seconds=0.0)
    school.run()
    course = school.course
    seen = course.rollout.seen.flatten(0, 1)[:200]
    mask = course.rollout.mask.flatten(0, 1)[:200]
    layers, scales = export.whole(course.model, seen)
    whole = export.WholeModel(course.model, layers, scales)
    logits, values = whole(seen)
    same, apart = export.agreement(course.model, whole, seen, mask)
    assert same > 0.9
    assert apart < 0.05
    network = networks.read(export.file_of(course.lessons, course.model, layers, scales, {}))
    for players in network.players:
        lens = network.lens(players)
        rows = (course.players.repeat(course.settings.horizon)[:200] == players).nonzero().squeeze(1).tolist()
        for row in rows[:40]:
            heard = seen[row].tolist()
            written = bytes(heard[place] if place >= 0 else 0 for place in lens.place)
            opinion = network.evaluate_plainly(written, players, [0, 1])
            assert opinion.priors == pytest.approx(logits[row].double().softmax(-1).tolist(), abs=1e-5)
            shares = values[row, :players].double().softmax(-1).tolist()
            assert opinion.value == pytest.approx(shares, abs=1e-5)
    assert torch.isfinite(logits).all()


def test_a_course_begins_with_a_network_that_plays(tmp_path: Path) -> None:
    """Also where the room has got features and moves since: what is new begins with nothing."""
    import torch

    from igroteka.learn import export
    from igroteka.learn.model import Model

    school, _ = school_of(tmp_path, HOURS, lessons=4, exam_seconds=0.0)
    school.run()
    course = school.course
    seen = course.rollout.seen.flatten(0, 1)[:300]
    again, _ = school_of(tmp_path, HOURS, start=tmp_path / "pig.network.bin", lessons=1, exam_seconds=0.0)
    again.hall.close()
    told, hoped = (made.course.model(seen) for made in (school, again))
    shares = [each.softmax(-1) for each in (*told, *hoped)]
    assert torch.allclose(shares[0], shares[2], atol=0.03)
    assert torch.allclose(shares[1], shares[3], atol=0.03)
    assert not torch.equal(told[0], hoped[0])  # the file's weights are rounded
    lessons = Lessons("pig", [2, 3])
    lessons.inputs.insert(0, "new feature")
    lessons.caps.insert(0, 1)
    lessons.mosts.insert(0, 1)
    lessons.moves = ["new move", *lessons.moves]
    model = Model(lessons, UNITS)
    found = export.read_back(networks.load(tmp_path / "pig.network.bin"), lessons)
    model.load_state_dict(model.state_dict() | found)
    wider = torch.cat([torch.ones(len(seen), 1, dtype=torch.uint8), seen], 1)
    assert torch.allclose(model(wider)[0][:, 1:], hoped[0], atol=1e-4)
    from igroteka.learn.school import School, Wish

    with pytest.raises(BadOption, match="another course"):
        School(Lessons("pig", [2]), Wish(1.0, tmp_path, start=tmp_path / "pig.network.bin"), print, Speaker("en"))


def test_moves_are_tried_more_while_they_are_praised(tmp_path: Path) -> None:
    from igroteka.learn.course import CourseSettings

    rolled = {}
    for praised in ("roll", "hold"):
        settings = CourseSettings(24, 256, 3, 1e-3, praised=[praised], praise=2.0)
        school, _ = school_of(tmp_path / praised, HOURS, lessons=20, exam_seconds=0.0, settings=settings)
        course = school.course
        try:
            for _ in range(20):
                course.lesson_of(0.0, None)
            lesson = course.rollout
            both = lesson.mask.sum(-1) == 2
            name = school.lessons.moves.index("roll")
            rolled[praised] = float(((lesson.moves == name) & both).sum() / both.sum())
            course.lesson_of(1.0, None)
            assert course.praise == 0
        finally:
            school.hall.close()
    assert rolled["roll"] > 0.8 > 0.3 > rolled["hold"]


def test_a_unit_that_never_speaks_does_no_harm(tmp_path: Path) -> None:
    import torch

    from igroteka.learn import export

    school, _ = school_of(tmp_path, HOURS, lessons=2, exam_seconds=0.0)
    school.run()
    model = school.course.model
    with torch.no_grad():
        model.layers[0].bias[:20] = -50.0
        model.layers[1].weight[3] = 1e-9
        model.layers[1].bias[3] = 1e-9
    seen, mask = (getattr(school.course.rollout, name).flatten(0, 1)[:500] for name in ("seen", "mask"))
    layers, scales = export.whole(model, seen)
    assert networks.read(export.file_of(school.lessons, model, layers, scales, {})).players == [2, 3]
    assert export.agreement(model, export.WholeModel(model, layers, scales), seen, mask)[0] > 0.9


def test_hopes_turn_with_the_seat_and_back() -> None:
    import torch

    from igroteka.learn.model import by_seat, from_seat

    hopes = torch.tensor([[0.5, 0.3, 0.2, 0.0], [0.4, 0.3, 0.2, 0.1]])
    seats, players = torch.tensor([1, 3]), torch.tensor([3, 4])
    turned = by_seat(hopes, seats, players)
    assert turned.tolist() == torch.tensor([[0.2, 0.5, 0.3, 0.0], [0.3, 0.2, 0.1, 0.4]]).tolist()
    assert from_seat(turned, seats, players).tolist() == hopes.tolist()


def test_a_checkpoint_of_another_course_or_none_at_all_is_refused(tmp_path: Path) -> None:
    school, _ = school_of(tmp_path, HOURS, lessons=1, exam_seconds=0.0)
    school.run()
    from igroteka.learn.school import School, Wish

    with pytest.raises(BadOption, match="another course"):
        School(Lessons("pig", [2]), Wish(1.0, tmp_path, resume=tmp_path / "pig.pt"), print, Speaker("en"))
    (tmp_path / "text.pt").write_text("hello")
    with pytest.raises(BadOption, match="is no checkpoint"):
        school_of(tmp_path, 1.0, resume=tmp_path / "text.pt")


def test_a_device_that_is_not_there_is_refused() -> None:
    from igroteka.learn.school import device_of

    assert device_of("cpu") == "cpu"
    with pytest.raises(BadOption, match="no device"):
        device_of("toaster")
