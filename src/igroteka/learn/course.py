"""A course: the network plays itself, its past selves and a bot, and learns from it.

Proximal policy optimisation (Schulman et al., 2017) with all seats in one network. What is hoped for is the share of
the victory of each seat, so that one vector is carried back along each match, whoever is asked (TD(λ)); what a move was
worth is by how much the mover's hope was exceeded. At first a teacher may be imitated, while the network already plays
every few moves itself, so that it learns the way back from its own mistakes, too (DAgger; Ross et al., 2011).
"""

import time
from collections.abc import Sequence
from fnmatch import fnmatchcase
from typing import Any, Final

import torch
from torch import nn

from igroteka.learn.hall import HALVES, STRAY, Hall
from igroteka.learn.lessons import Lessons
from igroteka.learn.model import Model, by_seat, drawn, from_seat, log_chances, log_hopes, state_of

CLIP: Final = 0.2
LEAGUE: Final = 6
"""So many past selves are kept."""
KEPT: Final = 2
"""So many go into a checkpoint, which is to stay small."""
RIVALS: Final = 0.25
"""At this share of the tables where the network has all seats, a past self has all but one of them."""
ADMITTED: Final = 40.0
"""Every so many seconds the network joins the league of its past selves."""
LIKED: Final = 0.08
LIKING: Final = 4.0
"""The share of moves that somebody with a taste likes, and by how much at most."""
PRAISED: Final = 0.4
"""Praise fades away over this share of a course."""
OWN: Final = 0.3
"""While it imitates, the network plays this share of the moves itself by the end."""


class CourseSettings:
    """What can be chosen."""

    def __init__(
        self,
        horizon: int = 48,
        batch: int = 4096,
        epochs: int = 3,
        rate: float = 5e-4,
        curiosity: float = 0.012,
        trace: float = 0.97,
        tastes: float = 0.0,
        praised: Sequence[str] = (),
        praise: float = 0.5,
    ) -> None:
        self.horizon = horizon
        """Decisions at each table between two lessons."""
        self.batch = batch
        self.epochs = epochs
        self.rate = rate
        """How fast it learns, at first."""
        self.curiosity = curiosity
        """What trying is worth, at first."""
        self.trace = trace
        """How far back what happens is carried: λ."""
        self.tastes = tastes
        """At this share of the tables where the network has all seats, each seat has a taste of its own in a match: it
        likes some moves more than the network does. So whole ways of playing are tried, not only single moves."""
        self.praised = praised
        """Moves that are a good in themselves while the course is young, as patterns (`serve:*`). What wins nothing
        before it is nearly whole, an engine of many cards or a customer with all that he wants, is found only so."""
        self.praise = praise
        """How good they are at first, beside the usual difference between moves."""


class CourseProgress:
    """How far a course has come; it goes into checkpoints."""

    def __init__(self) -> None:
        self.seconds = 0.0
        self.decisions = 0
        self.lessons = 0
        self.imitated = 0
        """In how many lessons a teacher was imitated."""
        self.runs: list[dict[str, Any]] = []
        """The runs of the command that it was made of, with their seeds."""
        self.marks: list[dict[str, Any]] = []
        """What was told, minute by minute."""


class Rollout:
    """What happened in so many decisions at each table, one after the other."""

    def __init__(self, lessons: Lessons, horizon: int, rows: int, device: torch.device) -> None:
        def room(kind: torch.dtype, *shape: int) -> torch.Tensor:
            return torch.zeros((horizon, rows, *shape), dtype=kind, device=device)

        self.seen = room(torch.uint8, len(lessons.inputs))
        self.mask = room(torch.uint8, len(lessons.moves))
        self.moves = room(torch.int64)
        self.chances = room(torch.float32)
        """The logarithm of how likely the move was."""
        self.seats = room(torch.int64)
        self.hopes = room(torch.float32, lessons.seats)
        """What each seat could hope for, by seat."""
        self.worth = room(torch.float32, lessons.seats)
        """What the match that the move ended was worth."""
        self.over = room(torch.bool)
        self.counts = room(torch.bool)
        """Whether there is something to learn from it."""
        self.advice = room(torch.int64)
        self.last = torch.zeros((rows, lessons.seats), device=device)
        """What there is to hope for after the last decision."""


class Course:
    """Plays, remembers, and learns from it."""

    def __init__(
        self, lessons: Lessons, hall: Hall, model: Model, settings: CourseSettings, device: torch.device
    ) -> None:
        self.lessons = lessons
        self.hall = hall
        self.model = model.to(device)
        self.rival = Model(lessons, model.units).to(device)
        self.settings = settings
        self.device = device
        self.optimizer = torch.optim.Adam(model.parameters(), settings.rate, eps=1e-5)
        self.progress = CourseProgress()
        self.league: list[dict[str, Any]] = []
        groups = hall.layout.groups_of_rows() * HALVES
        self.rows = hall.layout.rows
        self.players = torch.tensor([group.players for group in groups], device=device)
        self.exam = torch.tensor([group.exam for group in groups], device=device)
        number = torch.arange(len(groups), device=device)
        alone = torch.tensor([not group.opponent for group in groups], device=device)
        self.rivals = alone & (number % round(1 / RIVALS) == 0)
        """Where a past self has all seats but one."""
        self.pupil = number // round(1 / RIVALS) % self.players
        """Which one that is."""
        tasting = alone & ~self.rivals & (number * 0.618 % 1 < settings.tastes)
        self.tasting = [
            tasting[half * self.rows : (half + 1) * self.rows].nonzero().squeeze(1) for half in range(HALVES)
        ]
        """The tables of each half at which seats have tastes."""
        self.tastes = [self.new_tastes(len(each)) for each in self.tasting]
        self.opponents = [group.opponent if group.exam else "" for group in groups]
        self.seats_at = [group.players for group in groups]
        self.praised = torch.tensor(
            [any(fnmatchcase(name, each) for each in settings.praised) for name in lessons.moves], device=device
        ).float()
        self.praise = 0.0
        """What the praised moves are worth now."""
        self.results: list[tuple[int, str, float]] = []
        """Exams since the last mark: seats, opponent, and the share of the victory."""
        self.margin = 0.0
        self.rollout = Rollout(lessons, settings.horizon, len(groups), device)
        self.told: dict[str, float] = {}
        self.admitted = 0.0

    # Playing

    def new_tastes(self, tables: int) -> torch.Tensor:
        """By how much each seat likes each move more than the network does."""
        shape = (tables, self.lessons.seats, len(self.lessons.moves))
        likes = torch.rand(shape, device=self.device) < LIKED
        return likes * torch.rand(shape, device=self.device) * LIKING

    @torch.no_grad()
    def play(self, imitate: float | None) -> None:
        """Fill a rollout. `imitate` is how far the imitation has come, from 0 to 1; None without one."""
        if self.league:
            choice = self.league[int(torch.randint(len(self.league), ()))]
            self.rival.load_state_dict(choice)
        for step in range(self.settings.horizon + 1):
            for half in range(HALVES):
                self.play_half(step, half, imitate)

    def play_half(self, step: int, half: int, imitate: float | None) -> None:
        """One decision at each table of a half; after the last, only what there is to hope for."""
        hall, rollout = self.hall, self.rollout
        hall.wait(half)
        sheet = hall.sheet
        mine = slice(half * self.rows, (half + 1) * self.rows)
        players = self.players[mine]
        if step > 0:
            over = torch.from_numpy(sheet.over[half]).to(self.device).bool()
            rollout.over[step - 1, mine] = over
            shares = torch.from_numpy(sheet.shares[half]).to(self.device)
            points = torch.from_numpy(sheet.points[half]).to(self.device)
            rollout.worth[step - 1, mine] = self.worth(shares, points, players)
            self.note_exams(half)
        seen = torch.from_numpy(sheet.seen[half]).to(self.device)
        mask = torch.from_numpy(sheet.mask[half]).to(self.device)
        seats = torch.from_numpy(sheet.seats[half]).to(self.device).long()
        logits, values = self.model(seen)
        hopes = by_seat(log_hopes(values, players).exp(), seats, players)
        if step == self.settings.horizon:
            rollout.last[mine] = hopes
            return
        if imitate is None and len(self.tasting[half]):
            where = self.tasting[half]
            ended = torch.from_numpy(sheet.over[half]).to(self.device).bool()[where]
            self.tastes[half] = torch.where(ended[:, None, None], self.new_tastes(len(where)), self.tastes[half])
            number = torch.arange(len(where), device=self.device)
            logits[where] += self.tastes[half][number, seats[where]]
        chances = log_chances(logits, mask)
        moves = drawn(chances)
        exam = self.exam[mine]
        counts = ~exam
        if imitate is not None:
            advice = torch.from_numpy(sheet.advice[half]).to(self.device)
            rollout.advice[step, mine] = advice
            luck = torch.rand(len(moves), device=self.device)
            moves = torch.where(luck < 1 - OWN * imitate - STRAY, advice, moves)
            any_move = drawn(log_chances(torch.zeros_like(logits), mask))
            moves = torch.where(luck > 1 - STRAY, any_move, moves)
        elif self.league:
            theirs = self.rivals[mine] & (seats != self.pupil[mine])
            where = theirs.nonzero().squeeze(1)
            if len(where):
                said, _ = self.rival(seen[where])
                moves[where] = drawn(log_chances(said, mask[where]))
                counts = counts & ~theirs
        moves = torch.where(exam, chances.argmax(-1), moves)
        # Before the answer: without a GPU these are the sheet itself, which the processes go on to write on.
        rollout.seen[step, mine] = seen
        rollout.mask[step, mine] = mask
        rollout.seats[step, mine] = seats
        hall.answer(half, moves.cpu().numpy(), imitate is not None)
        rollout.hopes[step, mine] = hopes
        rollout.moves[step, mine] = moves
        rollout.chances[step, mine] = chances.gather(1, moves[:, None]).squeeze(1)
        rollout.counts[step, mine] = counts

    def worth(self, shares: torch.Tensor, points: torch.Tensor, players: torch.Tensor) -> torch.Tensor:
        """What matches were worth to each seat: who won, and at first by how much as well. It sums to 1."""
        nobody = torch.arange(shares.shape[-1], device=self.device) >= players[:, None]
        ahead = (points * (2 / self.lessons.game.lead)).masked_fill(nobody, -1e9).softmax(-1)
        return (1 - self.margin) * shares + self.margin * ahead

    def note_exams(self, half: int) -> None:
        """Write down the exams that have just ended."""
        sheet = self.hall.sheet
        for row in sheet.over[half].nonzero()[0].tolist():
            at = half * self.rows + row
            if self.opponents[at]:
                share = float(sheet.shares[half, row, sheet.pupil[half, row]])
                self.results.append((self.seats_at[at], self.opponents[at], share))

    # Learning

    @torch.no_grad()
    def targets(self) -> torch.Tensor:
        """What each seat turned out to be able to hope for after each decision, by seat."""
        rollout = self.rollout
        found = torch.empty_like(rollout.hopes)
        following = target = rollout.last
        trace = self.settings.trace
        for step in reversed(range(self.settings.horizon)):
            target = (1 - trace) * following + trace * target
            target = torch.where(rollout.over[step][:, None], rollout.worth[step], target)
            found[step] = target
            following = rollout.hopes[step]
        return found

    def learn(self, imitate: float | None, rate: float, curiosity: float) -> None:
        """Make what went well likelier, but not by much at once; or what the teacher would have played."""
        rollout, settings = self.rollout, self.settings
        targets = self.targets()
        gains = (targets - rollout.hopes).gather(-1, rollout.seats[..., None]).squeeze(-1)
        players = self.players.expand(settings.horizon, -1)
        targets = from_seat(targets, rollout.seats, players)
        flat: dict[str, torch.Tensor] = {
            name: getattr(rollout, name).flatten(0, 1) for name in ("seen", "mask", "moves", "chances", "advice")
        }
        flat |= {"targets": targets.flatten(0, 1), "gains": gains.flatten(), "players": players.flatten()}
        rows = rollout.counts.flatten().nonzero().squeeze(1)
        chosen = flat["gains"][rows]
        mean, deviation = chosen.mean(), chosen.std() + 1e-6
        for group in self.optimizer.param_groups:
            group["lr"] = rate
        sums = torch.zeros(4, device=self.device)
        batches = 0
        for _ in range(settings.epochs):
            order = rows[torch.randperm(len(rows), device=self.device)]
            for batch in order.split(settings.batch):
                if len(batch) < settings.batch // 2 and batches:
                    continue
                picked = {name: column[batch] for name, column in flat.items()}
                picked["gains"] = (picked["gains"] - mean) / deviation + self.praise * self.praised[picked["moves"]]
                sums += self.step(picked, imitate is not None, curiosity)
                batches += 1
        self.told = dict(zip(("policy", "value", "entropy", "change"), (sums / batches).tolist(), strict=True))
        self.progress.decisions += len(rows)
        self.progress.lessons += 1

    def step(self, batch: dict[str, torch.Tensor], imitate: bool, curiosity: float) -> torch.Tensor:
        """One step of the optimizer; what it was about, in figures."""
        logits, values = self.model(batch["seen"])
        chances = log_chances(logits, batch["mask"])
        variety = -(chances.exp() * chances.clamp_min(-30)).sum(-1).mean()
        hopes = log_hopes(values, batch["players"]).clamp_min(-30)
        error = -(batch["targets"] * hopes).sum(-1).mean()
        if imitate:
            taught = chances.gather(1, batch["advice"][:, None]).squeeze(1)
            policy = -taught.clamp_min(-30).mean()
            change = (chances.argmax(-1) == batch["advice"]).float().mean()
            loss = policy + 0.5 * error
        else:
            moved = chances.gather(1, batch["moves"][:, None]).squeeze(1) - batch["chances"]
            ratio = moved.exp()
            gains = batch["gains"]
            policy = -torch.min(ratio * gains, ratio.clamp(1 - CLIP, 1 + CLIP) * gains).mean()
            change = (ratio - 1 - moved).mean()
            loss = policy + 0.5 * error - curiosity * variety
        self.optimizer.zero_grad(set_to_none=True)
        loss.backward()
        nn.utils.clip_grad_norm_(self.model.parameters(), 0.5 if not imitate else 2.0)
        self.optimizer.step()
        return torch.stack([policy, error, variety, change]).detach()

    # The whole

    def lesson_of(self, done: float, imitate: float | None) -> None:
        """One rollout, at a point of the course from 0 to 1."""
        began = time.monotonic()
        self.margin = 0.5 * (1 - done) ** 2
        self.praise = self.settings.praise * max(0.0, 1 - done / PRAISED)
        self.play(imitate)
        rate = 1e-3 if imitate is not None else self.settings.rate * (1 - 0.85 * done)
        self.learn(imitate, rate, self.settings.curiosity * (1 - 0.7 * done))
        self.progress.seconds += time.monotonic() - began
        if imitate is not None:
            self.progress.imitated += 1
        elif not self.league or self.progress.seconds - self.admitted > ADMITTED:
            if len(self.league) == LEAGUE:
                del self.league[int(torch.randint(LEAGUE, ()))]
            self.league.append(state_of(self.model))
            self.admitted = self.progress.seconds
