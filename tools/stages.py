"""`make test`: every check and test, in stages, three of them at a time where nothing speaks against it.

More than there are processors, since a browser and a server mostly wait for each other. What others wait for, and what
takes longest, goes first and has the processors first: packages, compiling, the browser.

The whole suite runs on the compiled build. Interpreted runs what could differ between the builds: the contract that
every game keeps, with its golden matches, the engine, and the scenes of the rooms, but for what is marked `once`. Ray,
OpenSpiel, PostgreSQL and PyTorch have stages of their own, and the browser clicks beside all that. A stage that fails
ends the run; its output is shown, and stays in `build/test`.

It needs nothing installed: the first stages set up what is missing.
"""

from __future__ import annotations

import argparse
import contextlib
import os
import shutil
import subprocess
import sys
import tempfile
import threading
import time
import xml.etree.ElementTree as ElementTree
from collections.abc import Callable
from pathlib import Path

from tools import compiling, play
from tools.alone import building
from tools.bar import Bar

ROOT = compiling.ROOT
LOGS = compiling.BUILD / "test"
APART = {
    "postgres": "tests/server",
    "ray": "tests/arena/test_ray.py",
    "openspiel": "tests/envs/test_openspiel.py",
    "learn": "tests/learn/test_school.py",
}
"""Stages of their own, by the mark that `tests/conftest.py` puts on their tests, and where those lie: looking through
all tests for a few takes longer than some of them."""
DIFFERS = ["tests/contract", "tests/engine", "tests/games"]
"""What runs interpreted, too."""
INSTALL = ("-m", "pip", "--disable-pip-version-check", "--quiet", "install")
REMEMBERED = {"PYTHONDONTWRITEBYTECODE": "", "PYTHONPYCACHEPREFIX": str(compiling.BUILD / "bytecode")}
"""Tests start Python hundreds of times: what a module comes to is worked out once, whatever the environment says, and
kept out of the sources' way."""
ONE_BY_ONE = {"OPENBLAS_NUM_THREADS": "1"}
"""numpy would share each small product among all processors, which wait for one another in a loop: a match of bots that
play by a network takes 0.9 s of computing so, and 0.05 without. Tests keep the processors busy side by side."""
MEMORY = Path("/dev/shm")
"""Memory that looks like a folder: what is to lie on disk whatever happens lies there at once."""
ROOMY = 2 << 30
SLOWEST = 20
BEHIND = 5
"""How much lower the priority of most stages is than that of those that the whole waits for."""
LINES = 150
"""How much of a failed stage's output is shown."""

Work = Callable[["Running"], None]


class Failed(Exception):
    """A stage that failed."""


class Stage:
    """One stage: what it does, what it needs, and what it lets go first where that is to be done as well."""

    def __init__(
        self, name: str, work: Work, after: tuple[str, ...] = (), nice: int = 0, lets: tuple[str, ...] = ()
    ) -> None:
        self.name = name
        self.work = work
        self.after = after
        self.nice = nice
        self.lets = lets


def computing_of(process: subprocess.Popen[str]) -> float:
    """The processors' seconds that went into a program and all that it started, when it has ended; 0 if unknown.

    What nobody has waited for is not in it: Chromium's own processes, which are more than half of the browser's tests.
    """
    if not hasattr(os, "waitid") or not Path("/proc/self/stat").exists():
        return 0.0
    with contextlib.suppress(OSError, ValueError):
        os.waitid(os.P_PID, process.pid, os.WEXITED | os.WNOWAIT)  # its figures go when it is waited for in earnest
        fields = Path(f"/proc/{process.pid}/stat").read_text("utf-8", "replace").rpartition(")")[2].split()
        return sum(map(int, fields[11:15])) / os.sysconf("SC_CLK_TCK")
    return 0.0


class Running:
    """A stage at work: its commands write into its log."""

    def __init__(self, stage: Stage, programs: play.Programs, scratch: Path) -> None:
        self.stage = stage
        self.scratch = scratch
        self.programs = programs
        self.log = LOGS / f"{stage.name}.log"
        self.log.write_text("", encoding="utf-8")
        self.started = time.perf_counter()
        self.spent = 0.0
        self.computed = 0.0
        self.error: BaseException | None = None
        self.skipped = False
        self.thread = threading.Thread(target=self.run, daemon=True)
        self.thread.start()

    def run(self) -> None:
        try:
            self.stage.work(self)
        except BaseException as error:
            self.error = error
        self.spent = time.perf_counter() - self.started

    def command(self, *words: str, **environment: str) -> None:
        """Run a command; raises Failed if it fails."""
        with open(self.log, "a", encoding="utf-8") as log:
            log.write(f"$ {' '.join(words)}\n")
            log.flush()
            process = self.programs.start(
                list(words),
                self.stage.nice,
                cwd=ROOT,
                env={**os.environ, **REMEMBERED, **ONE_BY_ONE, **environment},
                stdout=log,
                stderr=subprocess.STDOUT,
            )
            self.computed += computing_of(process)
            process.wait()
        self.programs.running.discard(process)
        if process.returncode:
            raise Failed(f"{words[0]} ended with {process.returncode}")

    def python(self, *words: str, **environment: str) -> None:
        """Run Python with words."""
        self.command(str(play.python()), *words, **environment)

    def tool(self, name: str, *words: str, **environment: str) -> None:
        """Run a program that pip installed."""
        self.command(str(play.python().with_name(name)), *words, **environment)

    def node(self, *words: str, **environment: str) -> None:
        """Run something with Node, in `web/`."""
        self.command(str(play.python()), str(play.WEB / "node.py"), *words, **environment)

    def pytest(self, *words: str, compiled: bool, jobs: str = "2", soak: bool = False) -> None:
        """Run tests on one of the builds."""
        environment = {"IGROTEKA_PURE": "0" if compiled else "1"}
        environment["PYTHONPATH"] = str(compiling.COMPILED if compiled else compiling.SOURCES)
        if soak:
            environment["IGROTEKA_SOAK"] = "1"
        spread = [] if jobs == "0" else ["-n", jobs, "--dist", "worksteal"]
        results = f"--junitxml={LOGS / f'{self.stage.name}.xml'}"
        given = [*([] if soak else ["-x"]), *spread, results, f"--basetemp={self.scratch / self.stage.name}"]
        self.python("-m", "pytest", "-q", *given, *words, **environment)

    def closing(self) -> str:
        """The last line that it wrote, for pytest's count."""
        lines = [line for line in self.log.read_text(encoding="utf-8", errors="replace").splitlines() if line.strip()]
        last = lines[-1].strip("= ") if lines else ""
        return f"  {last}" if " passed" in last else ""


# The stages


def set_up_packages(at: Running) -> None:
    """Everything that developing needs, once."""
    wanted = play.digest([ROOT / "pyproject.toml", ROOT / "constraints.txt"], sys.version)
    if play.stamped(play.VENV / "developing", wanted):
        at.skipped = True
        return
    play.SetUp(at.programs).make_venv()
    at.python(*INSTALL, "--no-compile", "--upgrade", "pip>=25.1")
    at.command(*play.pinned("--quiet", "hatchling", "editables", *play.dependencies(), "--group", "dev"))
    at.python(*INSTALL, "--no-deps", "--no-build-isolation", "--editable", str(ROOT))
    play.put(play.VENV / "developing", wanted)


def set_up_npm(at: Running) -> None:
    """Everything that developing the browser table needs, once."""
    wanted = play.digest([play.WEB / "package-lock.json"])
    if play.stamped(play.MODULES / "installed", wanted):
        at.skipped = True
        return
    at.command(*runner(), "npm", "ci", "--no-audit", "--no-fund", "--loglevel=error")
    play.put(play.MODULES / "installed", wanted)


def runner() -> list[str]:
    """Node, perhaps before there is a Python of the house."""
    return [str(play.python()) if play.python().exists() else sys.executable, str(play.WEB / "node.py")]


def pages(at: Running) -> None:
    """The pages, if they aren't up to date."""
    if play.pages_are_built():
        at.skipped = True
        return
    play.build_pages(at.programs)
    if play.python().exists():
        # Where nothing is to be compiled, the compiled build was there before: it has a copy of the pages, too.
        at.python("-c", "from tools import compiling; compiling.ready()")


def compiled(at: Running) -> None:
    """The compiled build."""
    at.python("-m", "tools.compiling")


def lint(at: Running) -> None:
    """Format, style, the direction of the arrows."""
    at.tool("ruff", "format", "--check", ".")
    at.tool("ruff", "check", ".")
    at.tool("lint-imports", PYTHONPATH=str(compiling.SOURCES))


def types(at: Running) -> None:
    """Types of everything in Python."""
    at.tool("mypy")


def web_types(at: Running) -> None:
    """What the server declares, as TypeScript."""
    at.python("web/generate.py", "build/web", PYTHONPATH=str(compiling.SOURCES), IGROTEKA_PURE="1")
    at.node("node", "types.mjs", "../build/web")


def web_check(at: Running) -> None:
    """Types and style of the browser table, unless these very files have been found well before."""
    wanted = play.digest(files_of_web(), sys.version)
    if play.stamped(play.MODULES / "checked", wanted):
        at.skipped = True
        return
    at.node("npm", "run", "--silent", "check")
    at.node("npm", "run", "--silent", "lint")
    if play.digest(files_of_web(), sys.version) == wanted:  # else somebody has changed one meanwhile
        play.put(play.MODULES / "checked", wanted)


def files_of_web() -> list[Path]:
    """All that is checked in `web/`, what is generated too, and what it is checked by; not what npm brought."""
    places = [path for path in play.WEB.iterdir() if path.name not in (play.MODULES.name, "__pycache__")]
    inside = [each for path in places if path.is_dir() for each in path.rglob("*") if each.is_file()]
    return [path for path in places if path.is_file()] + inside


def web_logic(at: Running) -> None:
    """The browser table's logic, without a browser."""
    at.node("npm", "run", "--silent", "test", "--", *vitest(at))


def browser(at: Running) -> None:
    """Matches clicked through in Chromium, on the compiled build."""
    environment = {"PYTHONPATH": str(compiling.COMPILED), "IGROTEKA_PURE": "0", "IGROTEKA_PYTHON": str(play.python())}
    environment["IGROTEKA_SCRATCH"] = str(at.scratch)
    at.node("npm", "run", "--silent", "play", "--", *vitest(at), **environment)


def site(at: Running) -> None:
    """The table without a server, as one folder, if it isn't up to date."""
    if building.is_built():
        at.skipped = True
        return
    at.python("-m", "tools.alone.building")


def site_tests(soak: bool) -> Work:
    """The site in Chromium without a network, and its Python under Node; all matches to the end in a soak."""

    def work(at: Running) -> None:
        more = {"IGROTEKA_SOAK": "1"} if soak else {}
        at.node("npm", "run", "--silent", "site", "--", *vitest(at), **more, IGROTEKA_PYTHON=str(play.python()))

    return work


def vitest(at: Running) -> list[str]:
    """How vitest tells what it found, to people and to us; nothing more is run after a failure."""
    return ["--reporter=default", "--reporter=junit", f"--outputFile.junit={LOGS / f'{at.stage.name}.xml'}", "--bail=1"]


def docs(at: Running) -> None:
    """The documentation as a site; whatever is amiss in it is an error."""
    at.python(*INSTALL, "--constraint", str(ROOT / "constraints.txt"), "--group", "docs")
    at.tool("mkdocs", "build", "--quiet", PYTHONPATH=str(compiling.SOURCES), IGROTEKA_PURE="1")


def python_tests(*, compiled: bool, soak: bool = False, mark: str = "", where: tuple[str, ...] = ()) -> Work:
    """A stage of tests in Python; without a mark, all that have no stage of their own."""
    chosen = mark or " and ".join(f"not {name}" for name in [*APART, *(["once"] if where else [])])
    places = (APART[mark],) if mark else where

    def work(at: Running) -> None:
        if mark == "learn":
            at.python(*INSTALL, "--constraint", str(ROOT / "constraints.txt"), "--group", "learn")
        at.pytest("-m", chosen, *places, compiled=compiled, jobs="0" if mark else "2", soak=soak)

    return work


def attacks(at: Running) -> None:
    """Whatever might bring a server down, many times; the log ends with a table of tries and failures."""
    at.python("-m", "tests.server.soak", PYTHONPATH=f"{compiling.COMPILED}{os.pathsep}{ROOT}", IGROTEKA_PURE="0")


def everything(soak: bool) -> list[Stage]:
    """All stages, those first that others wait for."""
    differs = () if soak else tuple(DIFFERS)
    npm_after = () if play.has_node() else ("packages",)
    apart = [name for name in APART if soak or name != "learn"]  # PyTorch is gigabytes to fetch, for a few tests
    built = ("compile", "pages")
    found = [
        Stage("packages", set_up_packages),
        Stage("npm", set_up_npm, npm_after),
        Stage("compile", compiled, ("packages",)),
        Stage("pages", pages, ("npm",)),
        Stage("browser", browser, built),
        Stage("lint", lint, ("packages",), BEHIND),
        Stage("site", site, ("packages", "npm"), BEHIND),
        # For the compilers, who have work for all processors, the longest stages wait.
        Stage("site-tests", site_tests(soak), ("site",), BEHIND, lets=("compile",)),
        Stage("web-types", web_types, ("packages", "npm"), BEHIND),
        Stage("web-logic", web_logic, ("web-types",), BEHIND),
        # What waits for its servers goes before what keeps two processors busy, or it would come last and alone.
        *(Stage(name, python_tests(compiled=True, soak=soak, mark=name), built, BEHIND) for name in apart),
        Stage("compiled", python_tests(compiled=True, soak=soak), (*built, "web-types"), BEHIND),
        Stage("types", types, ("packages",), BEHIND),
        Stage("web-check", web_check, ("web-types",), BEHIND, lets=("compile",)),
        Stage(
            "interpreted",
            python_tests(compiled=False, soak=soak, where=differs),
            ("packages",),
            BEHIND,
            lets=("compile",),
        ),
    ]
    if soak:
        found.append(Stage("attacks", attacks, built, BEHIND))
    return found


def quick(game: str) -> list[Stage]:
    """What a change of one room wants: its tests, the contract for it, and the types and style of what changed."""
    room, scenes = Path("src/igroteka/games", game), Path("tests/games", game)
    known = sorted(path.parent.name for path in (ROOT / "src/igroteka/games").glob("*/components.toml"))
    # pytest looks for parts of names, and my_village has village in its own.
    alone = " and not ".join([game, *(other for other in known if game in other and game != other)])
    if not (ROOT / room).is_dir():
        raise SystemExit(f"There is no room {game!r}; there are {', '.join(known)}: make quick GAME={known[0]}")

    def style(at: Running) -> None:
        at.tool("ruff", "format", "--check", str(room), str(scenes))
        at.tool("ruff", "check", str(room), str(scenes))
        at.tool("mypy", str(room), str(scenes))
        at.tool("lint-imports", PYTHONPATH=str(compiling.SOURCES))

    def the_scenes(at: Running) -> None:
        at.pytest(str(scenes), compiled=False, jobs="0")

    def the_contract(at: Running) -> None:
        at.pytest("tests/contract", "tests/test_fidelity.py", "-k", alone, compiled=False, jobs="2")

    return [
        Stage("packages", set_up_packages),
        Stage("contract", the_contract, ("packages",)),
        Stage("scenes", the_scenes, ("packages",)),
        Stage("style", style, ("packages",)),
    ]


# Running them


def make_scratch() -> Path:
    """A folder for what tests write, in memory where there is plenty and programs may be run from it."""
    folder = None
    with contextlib.suppress(AttributeError, OSError):  # elsewhere than on Linux there is none
        facts = os.statvfs(MEMORY)
        if facts.f_bavail * facts.f_frsize > ROOMY and not facts.f_flag & os.ST_NOEXEC and os.access(MEMORY, os.W_OK):
            folder = MEMORY
    return Path(tempfile.mkdtemp(prefix="igroteka-tests-", dir=folder))


class Plan:
    """Stages on their way."""

    def __init__(self, stages: list[Stage], lanes: int, scratch: Path) -> None:
        self.scratch = scratch
        self.waiting = list(stages)
        self.lanes = lanes
        self.running: list[Running] = []
        self.ended: list[Running] = []
        self.programs = play.Programs()
        self.bar = Bar("")
        self.width = max(len(stage.name) for stage in stages)

    def run(self) -> bool:
        """Run all; whether all went well."""
        while self.waiting or self.running:
            self.begin()
            for running in self.running:
                running.thread.join(0.1)
            for running in [each for each in self.running if not each.thread.is_alive()]:
                self.running.remove(running)
                self.ended.append(running)
                self.tell(running)
                if running.error is not None:
                    return False
            self.draw()
        self.bar.end()
        return True

    def begin(self) -> None:
        """Start what can be started."""
        done = {each.stage.name for each in self.ended}
        names = {each.stage.name for each in [*self.ended, *self.running]} | {stage.name for stage in self.waiting}
        for stage in list(self.waiting):
            if len(self.running) >= self.lanes:
                return
            if all(name in done or name not in names for name in (*stage.after, *stage.lets)):
                self.waiting.remove(stage)
                self.running.append(Running(stage, self.programs, self.scratch))

    def draw(self) -> None:
        if self.bar.live:
            now = time.perf_counter()
            told = ", ".join(f"{each.stage.name} {now - each.started:.0f} s" for each in self.running)
            share = len(self.ended) / (len(self.ended) + len(self.running) + len(self.waiting))
            self.bar.show(share, told)

    def tell(self, ended: Running) -> None:
        """A line for a stage that has ended, and all that it said if it failed."""
        self.bar.end()
        result = "ok" if ended.error is None else "FAILED"
        if ended.skipped:
            print(f"{ended.stage.name:{self.width}}  up to date", flush=True)
            return
        closing = ended.closing()
        computed = f"  ({ended.computed:.0f} s of computing)" if ended.computed else ""
        print(f"{ended.stage.name:{self.width}}  {ended.spent:5.0f} s  {result}{computed}{closing}", flush=True)
        if ended.error is not None:
            said = ended.log.read_text(encoding="utf-8", errors="replace").splitlines()
            print("\n".join(["", *said[-LINES:], "", f"{ended.stage.name}: {ended.error}; all of it: {ended.log}"]))

    def counts(self) -> tuple[int, int, list[tuple[float, str, str]]]:
        """How many tests passed and failed, and how long each took, from what the stages left."""
        passed = failed = 0
        times: list[tuple[float, str, str]] = []
        for ended in self.ended:
            path = LOGS / f"{ended.stage.name}.xml"
            if not path.exists():
                continue
            for case in ElementTree.parse(path).iter("testcase"):
                bad = any(case.find(what) is not None for what in ("failure", "error"))
                failed += bad
                passed += not bad and case.find("skipped") is None
                name = f"{case.get('classname', '')}::{case.get('name', '')}"
                times.append((float(case.get("time", "0")), ended.stage.name, name))
        return passed, failed, sorted(times, reverse=True)


def main() -> int:
    """Run the stages; the last line is how many tests passed and failed."""
    parser = argparse.ArgumentParser(description="Every check and test, in stages.")
    parser.add_argument("--soak", action="store_true", help="everything on both builds, and the long tests")
    parser.add_argument("--quick", metavar="GAME", help="only what a change of one room wants")
    parser.add_argument("--only", metavar="STAGE", action="append", help="only this stage, and what it waits for")
    parser.add_argument("--docs", action="store_true", help="only the documentation as a site, into build/site")
    parser.add_argument("--lanes", type=int, default=3, help="stages side by side")
    asked = parser.parse_args()
    stages = quick(asked.quick) if asked.quick else everything(asked.soak)
    if asked.docs:
        stages = [Stage("packages", set_up_packages), Stage("docs", docs, ("packages",))]
    if asked.only:
        stages = wanted(stages, asked.only)
    shutil.rmtree(LOGS, ignore_errors=True)
    LOGS.mkdir(parents=True)
    scratch = make_scratch()
    plan = Plan(stages, asked.lanes, scratch)
    play.catch_signals()
    started = time.perf_counter()
    try:
        well = plan.run()
    except KeyboardInterrupt:
        return 130
    finally:
        plan.programs.end_all()
        shutil.rmtree(scratch, ignore_errors=True)
    passed, failed, times = plan.counts()
    if not asked.quick and times:
        print(f"\nThe slowest {SLOWEST}:")
        for seconds, stage, name in times[:SLOWEST]:
            print(f"{seconds:7.1f} s  {stage:{plan.width}}  {name}")
    minutes, seconds = divmod(int(time.perf_counter() - started), 60)
    print(f"\n{len(plan.ended)} stages in {minutes} min {seconds} s")
    if not well and not failed:
        print("A stage without tests failed.")
    print(f"{passed} passed, {failed} failed")
    return 0 if well and not failed else 1


def wanted(stages: list[Stage], names: list[str]) -> list[Stage]:
    """These stages, and what they wait for."""
    by_name = {stage.name: stage for stage in stages}
    unknown = [name for name in names if name not in by_name]
    if unknown:
        raise SystemExit(f"There is no stage {', '.join(unknown)}; there are {', '.join(by_name)}.")
    chosen: set[str] = set()
    waiting = list(names)
    while waiting:
        name = waiting.pop()
        chosen.add(name)
        waiting += [each for each in by_name[name].after if each not in chosen]
    return [stage for stage in stages if stage.name in chosen]


if __name__ == "__main__":
    sys.exit(main())
