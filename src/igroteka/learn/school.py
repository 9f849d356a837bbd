"""A run of `igroteka learn`: hall, course, marks by the minute, checkpoints, and in the end the file that plays."""

import json
import os
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import torch

from igroteka.arena.figures import number, percent
from igroteka.bots import network
from igroteka.engine.errors import BadOption
from igroteka.engine.texts import Speaker
from igroteka.engine.words import Text
from igroteka.learn import exam, export
from igroteka.learn.course import KEPT, Course, CourseProgress, CourseSettings
from igroteka.learn.hall import Hall, Layout
from igroteka.learn.lessons import Lessons
from igroteka.learn.model import UNITS, Model, state_of
from igroteka.learn.report import report

MINUTE: Final = 60.0
TOLD: Final = 10.0
"""Every so many seconds a line."""
IMITATED: Final = 0.15
"""The share of a course that goes to imitating the teacher, if there is one; but no more than so many seconds."""
IMITATED_MOST: Final = 75.0
EXAM: Final = 16
"""Matches at each table in the last exam."""

FITTED: Final = 60_000
"""Positions that the whole numbers are fitted to, at most."""
MOST_ENDED: Final = 0.9
CHECKED: Final = 20_000
"""Positions in which model and file are compared."""

NETWORK: Final = ".bin"
"""What files that play end in."""

Say = Callable[[str], None]


class Wish:
    """What was asked for."""

    def __init__(
        self,
        minutes: float,
        out: Path,
        device: str = "cpu",
        jobs: int = 1,
        tables: int = 512,
        seed: str = "0",
        resume: Path | None = None,
        course: float | None = None,
        exam_seconds: float = 20.0,
        settings: CourseSettings | None = None,
        units: tuple[int, ...] = UNITS,
        lessons: int | None = None,
        start: Path | None = None,
    ) -> None:
        self.minutes = minutes
        self.out = out
        self.device = device
        self.jobs = jobs
        self.tables = tables
        self.seed = seed
        self.resume = resume
        self.course = course
        """How many minutes the whole course has, of which this run may be a part."""
        self.exam_seconds = exam_seconds
        self.settings = settings or CourseSettings()
        self.units = units
        self.lessons = lessons
        """After how many lessons the course ends, whatever the time; for tests, which must not depend on it."""
        self.start = start
        """A checkpoint, or a file that plays, whose network a new course begins with."""


class School:
    """Everything that a run needs."""

    def __init__(self, lessons: Lessons, wish: Wish, say: Say, speaker: Speaker) -> None:
        self.began = time.monotonic()
        self.lessons = lessons
        self.wish = wish
        self.say = say
        self.speaker = speaker
        self.device = torch.device(wish.device)
        torch.set_float32_matmul_precision("high")
        torch.set_num_threads(max(1, (os.cpu_count() or 1) - wish.jobs))  # more would only be in each other's way
        torch.manual_seed(sum(map(ord, f"{wish.seed}:{lessons.key}")))
        saved = read_checkpoint(wish.resume, lessons, self.device) if wish.resume else None
        start = read_start(wish.start, lessons, self.device) if wish.start else saved
        model = Model(lessons, tuple(start["units"]) if start else wish.units)
        if start:
            model.load_state_dict(model.state_dict() | start["mind"])
        begun = saved["progress"]["lessons"] if saved else 0
        plan = Layout(lessons, lessons.groups(), wish.tables, wish.jobs, f"{wish.seed}:{begun}")
        self.hall = Hall(plan)
        self.course = Course(lessons, self.hall, model, wish.settings, self.device)
        if saved:
            restore(self.course, saved)
        wish.out.mkdir(parents=True, exist_ok=True)

    @property
    def path(self) -> Path:
        """Where its checkpoint is."""
        return self.wish.out / f"{self.lessons.key}.pt"

    def run(self) -> list[exam.Mark]:
        """Learn for as long as was asked, and take the last exam."""
        course, wish = self.course, self.wish
        try:
            if wish.minutes or not course.progress.lessons:
                self.attend()
                seen, mask = self.sample()
            else:  # only to write and examine what was learned before
                seen, mask = self.whole_matches()
        finally:
            self.hall.close()
        return self.finish(seen, mask)

    def sample(self) -> tuple[torch.Tensor, torch.Tensor]:
        """Positions of the last rollout, to fit the whole numbers to."""
        rollout = self.course.rollout
        count = len(self.course.players) * self.wish.settings.horizon
        rows = torch.randperm(count, device=self.device)[:FITTED]
        return rollout.seen.flatten(0, 1)[rows], rollout.mask.flatten(0, 1)[rows]

    def whole_matches(self) -> tuple[torch.Tensor, torch.Tensor]:
        """The same where all matches have just begun: they are played until most have ended, for ends count, too."""
        course = self.course
        ended = torch.zeros(len(course.players), dtype=torch.bool, device=self.device)
        samples = []
        while float(ended.float().mean()) < MOST_ENDED:
            course.play(None)
            ended |= course.rollout.over.any(0)
            samples.append(self.sample())
        rows = torch.randperm(sum(len(seen) for seen, _ in samples), device=self.device)[:FITTED]
        return torch.cat([seen for seen, _ in samples])[rows], torch.cat([mask for _, mask in samples])[rows]

    def attend(self) -> None:
        """Take lessons for as long as was asked."""
        course, wish = self.course, self.wish
        progress = course.progress
        whole = 60 * (wish.course or progress.seconds / 60 + wish.minutes) or 1.0
        longest = 1.0 if wish.lessons else IMITATED_MOST / whole
        imitation = min(IMITATED, longest) if self.lessons.teacher else 0.0
        ends = self.began + 60 * wish.minutes
        run = {"seed": wish.seed, "minutes": wish.minutes, "tables": wish.tables, "jobs": wish.jobs}
        progress.runs.append(run | {"device": self.device.type, "course": round(whole / 60, 2)})
        told = marked = time.monotonic()
        decided, since = progress.decisions, told
        while (time.monotonic() < ends or not progress.lessons) and progress.lessons != wish.lessons:
            done = progress.lessons / wish.lessons if wish.lessons else progress.seconds / whole
            imitate = done / imitation if done < imitation else None
            course.lesson_of(min(1.0, done), imitate)
            now = time.monotonic()
            if now - told > TOLD:
                self.tell((progress.decisions - decided) / (now - since), imitate is not None)
                told = since = now
                decided = progress.decisions
            if now - marked > MINUTE:
                marked = now
                self.mark()
        self.mark()

    def tell(self, speed: float, imitates: bool) -> None:
        """A line."""
        progress, figures, speaker = self.course.progress, self.course.told, self.speaker
        told = {
            "game": self.lessons.key,
            "seconds": f"{progress.seconds:.0f}",
            "decisions": number(progress.decisions / 1e6, speaker, 2),
            "speed": number(speed / 1000, speaker),
            "entropy": number(figures["entropy"], speaker, 3),
            "value": number(figures["value"], speaker, 4),
        }
        if imitates:
            self.say(speaker.say("learn-imitates", agrees=percent(figures["change"], speaker), **told))
        else:
            self.say(speaker.say("learn-plays", change=number(figures["change"], speaker, 4), **told))

    def tell_mark(self, key: str, mark: exam.Mark) -> None:
        """A line about an exam."""
        speaker = self.speaker
        self.say(
            speaker.say(
                key,
                game=self.lessons.key,
                seconds=f"{self.course.progress.seconds:.0f}",
                seats=str(mark.players),
                opponent=mark.opponent,
                matches=str(mark.matches),
                share=percent(mark.share, speaker),
                low=percent(mark.low, speaker),
                high=percent(mark.high, speaker),
            )
        )

    def mark(self) -> None:
        """What exams of the last minute came to; a checkpoint, and the page."""
        course = self.course
        marks = exam.marks_of(course.results)
        course.results = []
        progress = course.progress
        for each in marks:
            self.tell_mark("learn-exam", each)
        told = {key: round(value, 5) for key, value in course.told.items()}
        progress.marks.append(
            {
                "minute": round(progress.seconds / 60, 2),
                "decisions": progress.decisions,
                "exams": [each.data() for each in marks],
                **told,
            }
        )
        self.save()

    def save(self) -> None:
        """A checkpoint, and the page."""
        course = self.course
        write_whole(self.path, lambda path: torch.save(checkpoint(course), path))
        page = report(self.lessons, course.progress.marks, [], self.speaker.language)
        write_text(self.wish.out / f"{self.lessons.key}.html", page)

    def finish(self, seen: torch.Tensor, mask: torch.Tensor) -> list[exam.Mark]:
        """The file that plays, how far it agrees with the model, and its exam."""
        course, lessons, wish = self.course, self.lessons, self.wish
        layers, scales = export.whole(course.model, seen)
        other = export.WholeModel(course.model, layers, scales)
        same, apart = export.agreement(course.model, other, seen[:CHECKED], mask[:CHECKED])
        self.say(
            self.speaker.say(
                "learn-whole",
                game=lessons.key,
                same=percent(same, self.speaker, 2),
                n=str(min(CHECKED, len(seen))),
                apart=number(apart, self.speaker, 4),
            )
        )
        marks: list[exam.Mark] = []
        if wish.exam_seconds:
            seed = f"{wish.seed}:last exam:{course.progress.lessons}"
            hall = Hall(Layout(lessons, lessons.exams(), wish.tables, wish.jobs, seed))
            try:
                marks = exam.examine(hall, other, self.device, EXAM, wish.exam_seconds)
            finally:
                hall.close()
        for each in marks:
            self.tell_mark("learn-last-exam", each)
        made = {
            "runs": course.progress.runs,
            "minutes": round(course.progress.seconds / 60, 2),
            "decisions": course.progress.decisions,
            "teacher": lessons.teacher,
            "agreement": round(same, 4),
            "exam": [each.data() for each in marks],
        }
        data = export.file_of(lessons, course.model, layers, scales, made)
        write_whole(wish.out / f"{lessons.key}.network.bin", lambda path: path.write_bytes(data))
        told = {"marks": course.progress.marks, "made": made}
        write_text(wish.out / f"{lessons.key}.json", json.dumps(told, indent=1))
        page = report(lessons, course.progress.marks, marks, self.speaker.language)
        write_text(wish.out / f"{lessons.key}.html", page)
        return marks


def checkpoint(course: Course) -> dict[str, Any]:
    """All that is needed to go on, as plain values and tensors."""
    return {
        "game": course.lessons.key,
        "inputs": course.lessons.inputs,
        "moves": course.lessons.moves,
        "players": course.lessons.players,
        "units": list(course.model.units),
        "mind": state_of(course.model),
        "optimizer": course.optimizer.state_dict(),
        "league": [{key: value.half() for key, value in each.items()} for each in course.league[-KEPT:]],
        "progress": vars(course.progress),
    }


def read_checkpoint(path: Path, lessons: Lessons, device: torch.device) -> dict[str, Any]:
    """A checkpoint of the same lessons, or a refusal."""
    try:
        saved: dict[str, Any] = torch.load(path, map_location=device, weights_only=True)
    except Exception as error:  # what a broken file raises is PyTorch's secret
        raise BadOption(Text("refused-checkpoint", file=str(path), why=str(error).partition("\n")[0])) from error
    for name in ("game", "inputs", "moves", "players"):
        wanted = lessons.key if name == "game" else getattr(lessons, name)
        if saved.get(name) != wanted:
            raise BadOption(Text("refused-checkpoint-other", file=str(path), what=name))
    return saved


def read_start(path: Path, lessons: Lessons, device: torch.device) -> dict[str, Any]:
    """What a new course begins with: a checkpoint, or what a file that plays has kept of one."""
    if path.suffix != NETWORK:
        return read_checkpoint(path, lessons, device)
    known = network.load(path, lessons.key)
    if known.seats != lessons.seats:
        raise BadOption(Text("refused-checkpoint-other", file=str(path), what="players"))
    return {"units": known.header["units"], "mind": export.read_back(known, lessons), "progress": {"lessons": 0}}


def restore(course: Course, saved: dict[str, Any]) -> None:
    """Go on where a checkpoint was made."""
    course.model.load_state_dict(saved["mind"])
    course.optimizer.load_state_dict(saved["optimizer"])
    course.league = [{key: value.float() for key, value in each.items()} for each in saved["league"]]
    progress = CourseProgress()
    vars(progress).update(saved["progress"])
    course.progress = progress
    course.admitted = progress.seconds


def write_whole(path: Path, write: Callable[[Path], Any]) -> None:
    """Write a file whole or not at all."""
    beside = path.with_name(f".{path.name}.{os.getpid()}")
    write(beside)
    os.replace(beside, path)


def write_text(path: Path, text: str) -> None:
    """The same for text."""
    write_whole(path, lambda beside: beside.write_text(text, encoding="utf-8"))


def device_of(given: str | None) -> str:
    """Where to learn: as asked, or on a GPU if there is one."""
    if given is None:
        return "cuda" if torch.cuda.is_available() else "cpu"
    try:
        torch.zeros(1, device=given)
    except (RuntimeError, AssertionError) as error:
        raise BadOption(Text("refused-device", given=repr(given))) from error
    return given


def usual_tables(device: str) -> int:
    """How many tables there are if nobody says: a GPU wants many at once."""
    return 2048 if device.startswith("cuda") else 384


def usual_settings(device: str, tables: int) -> CourseSettings:
    """The settings if nobody says."""
    if not device.startswith("cuda"):
        return CourseSettings(horizon=32, batch=512)  # many small steps
    return CourseSettings(batch=max(4096, tables))  # a step takes a GPU about as long with so many
