"""Compiles engine, rooms, search and what a server does most with mypyc: `python -m tools.compiling` from the root.

Every room is a group of its own, one C file and one library, and so is search, so that two compilers can work side by
side and what has changed is compiled alone. Objects and libraries are kept by the content that they were made of
(`build/mypyc`), so what was compiled once is not compiled again, whatever happened in between.

The result is a copy of `src/igroteka` with the compiled modules beside their sources: `build/compiled`, a link to the
folder of this very code. It is put there whole or not at all.
"""

from __future__ import annotations

import argparse
import ast
import contextlib
import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from tools import docstrings

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "src"
PACKAGE = SOURCES / "igroteka"
BUILD = ROOT / "build"
CACHE = BUILD / "mypyc"
COMPILED = BUILD / "compiled"
LOG = BUILD / "compile.log"

ENGINE = ["chance", "dealer", "match", "memory", "observation", "playout", "seat", "sets", "state"]
ENGINE += ["strategy", "ties", "timeline", "words"]
SEARCH = ["guided", "network", "network_sums", "plans", "search"]
TABLES = ["acts", "apart", "clocks", "patch", "play", "shown", "sight", "standing", "steps", "table"]
SERVER = ["frames.py", *(f"tables/{name}.py" for name in TABLES)]
"""What a server does at every move, and for everybody who looks."""
SERVER_TYPES = ["messages", "storage", "tables"]
"""The folders of the server that have the types of what it works with."""
SUMS = PACKAGE / "bots" / "sums.c"
"""The one file that is C from the beginning: Python has no word for adding up many numbers at once."""
ROOM_STAYS_INTERPRETED = {"components", "draw", "view"}
KEPT_DAYS = 30
LONGEST = 240
"""Letters in which a compiler's failure is told."""

FRONT = 0.2
"""The share of the time that goes into reading Python and writing C."""


# Which modules


def defines_something(path: Path) -> bool:
    """Whether a module has classes or functions of its own, and not only imports and names."""
    return any(
        isinstance(node, ast.ClassDef | ast.FunctionDef) for node in ast.parse(path.read_text(encoding="utf-8")).body
    )


def of_room(room: Path) -> list[Path]:
    """The modules of a room that are worth compiling: all but what is read once or seen by people.

    That is each `.py`, in folders inside the room, too, but for the room's own `__init__`, every `components`, `draw`
    and `view` (which has types that msgspec makes), and those `__init__` of inner folders that only import.
    """
    found = [path for path in sorted(room.rglob("*.py")) if path.stem not in ROOM_STAYS_INTERPRETED]
    return [path for path in found if path.stem != "__init__" or (path.parent != room and defines_something(path))]


def groups() -> dict[str, list[Path]]:
    """The modules worth compiling, by library: the kernel, every room, search with many tables, some of the server."""
    kernel = [PACKAGE / "engine" / f"{name}.py" for name in ENGINE]
    search = [*(PACKAGE / "bots" / f"{name}.py" for name in SEARCH), PACKAGE / "envs" / "batch.py"]
    rooms = {room.name: of_room(room) for room in sorted((PACKAGE / "games").iterdir()) if room.is_dir()}
    found = {"igroteka_engine": kernel} | {f"igroteka_{name}": paths for name, paths in rooms.items() if paths}
    found["igroteka_search"] = search
    return found | {"igroteka_server": [PACKAGE / "server" / name for name in SERVER]}


# What was made of what


def digest(*parts: str | bytes) -> str:
    """A name for this content."""
    found = hashlib.sha256()
    for part in parts:
        data = part.encode() if isinstance(part, str) else part
        found.update(len(data).to_bytes(8, "little"))
        found.update(data)
    return found.hexdigest()[:24]


def fingerprint() -> str:
    """Names the code that would be compiled: the modules themselves and those whose types they use, and with what."""
    parts: list[str | bytes] = [sys.version, sysconfig.get_platform(), (ROOT / "pyproject.toml").read_bytes()]
    parts += [Path(each).read_bytes() for each in (__file__, docstrings.__file__)]
    for folder in ("engine", "games", "bots", "envs", *(f"server/{name}" for name in SERVER_TYPES)):
        for path in sorted((PACKAGE / folder).rglob("*.py")):
            parts += [path.relative_to(SOURCES).as_posix(), path.read_bytes()]
    parts += [(PACKAGE / "server" / name).read_bytes() for name in SERVER]
    parts.append(SUMS.read_bytes())
    return digest(*parts)


def ready() -> Path | None:
    """The folder with the compiled build of the code as it is now, its other files brought up to date; None if none."""
    folder = BUILD / f"compiled-{fingerprint()}"
    if not folder.is_dir():
        return None
    mirror(PACKAGE, folder / "igroteka")
    point_to(folder)
    return folder


def mirror(source: Path, copy: Path) -> None:
    """Make a folder's files those of another, leaving compiled modules beside them; quick where little has changed."""
    copy.mkdir(parents=True, exist_ok=True)
    wanted = {path.name: path for path in source.iterdir() if path.name != "__pycache__"}
    for path in copy.iterdir():
        if path.name not in wanted and path.suffix not in (".so", ".pyd") and path.name != "__pycache__":
            shutil.rmtree(path) if path.is_dir() else path.unlink()
    for name, path in wanted.items():
        if path.is_dir():
            mirror(path, copy / name)
        elif path.suffix not in (".so", ".pyd") and not same(path, copy / name):
            beside = copy / f".{name}.{os.getpid()}"
            shutil.copy2(path, beside)
            beside.replace(copy / name)


def same(one: Path, other: Path) -> bool:
    """Whether a file is still the copy that was made of another."""
    if not other.exists():
        return False
    first, second = one.stat(), other.stat()
    return first.st_size == second.st_size and first.st_mtime_ns == second.st_mtime_ns


def point_to(folder: Path) -> None:
    """Make `build/compiled` lead to a folder, at once."""
    if COMPILED.is_symlink() and os.readlink(COMPILED) == folder.name:
        return
    if COMPILED.exists() and not COMPILED.is_symlink():
        shutil.rmtree(COMPILED)  # as older versions left it
    link = BUILD / f".compiled-{os.getpid()}"
    link.unlink(missing_ok=True)
    try:
        link.symlink_to(folder.name, target_is_directory=True)
    except OSError:
        return  # a Windows without links: callers use the folder itself
    link.replace(COMPILED)


# Compiling

Report = Callable[[float, str], None]


class Steps:
    """How far it is, told in shares of the whole."""

    def __init__(self, report: Report, weights: int) -> None:
        self.report = report
        self.weights = max(weights, 1)
        self.done = 0

    def made(self, weight: int, what: str) -> None:
        self.done += weight
        self.report(FRONT + (1 - FRONT) * self.done / self.weights, what)


def to_c(target: Path, cache: Path) -> list[Any]:
    """Write the C files; returns setuptools' extensions."""
    from mypyc.build import mypycify
    from setuptools import Extension

    found = {name: [path.relative_to(SOURCES).as_posix() for path in paths] for name, paths in groups().items()}
    options = [
        f"--config-file={ROOT / 'pyproject.toml'}",
        f"--cache-dir={cache}",
        # A build has few packages beside it: what other modules import need not be there.
        "--follow-imports=silent",
        "--ignore-missing-imports",
    ]
    extensions: list[Any] = mypycify(
        [*options, *(path for paths in found.values() for path in paths)],
        opt_level="3",
        debug_level="0",
        separate=[(paths, name) for name, paths in found.items()],
        target_dir=str(target),
    )
    explain(extensions, target)
    flags = ["/O2"] if sys.platform == "win32" else ["-O3"]
    extensions.append(Extension("igroteka.bots.sums", [str(SUMS)], extra_compile_args=flags))
    more = []
    if sys.platform != "win32":
        # What nobody outside can see, nobody can replace: only so may the compiler put small functions into callers.
        more.append("-fvisibility=hidden")
    if sys.platform == "linux":
        # Python's own functions, which everything here calls all the time, are called without a detour. That is 2 to
        # 4 % of the kernel's speed.
        more.append("-fno-plt")
    for extension in extensions:  # which share one list
        extension.extra_compile_args = [*extension.extra_compile_args, *more]
    return extensions


def explain(extensions: list[Any], target: Path) -> None:
    """Give what mypyc wrote docstrings: in copies, for it looks whether somebody has changed what it wrote."""
    modules = [path for paths in groups().values() for path in paths]
    found = [
        each for path in modules for each in docstrings.found_in(module_of(path), path.read_text(encoding="utf-8"))
    ]
    for extension in extensions:
        for number, source in enumerate(extension.sources):
            if Path(source).parent == target:  # else it only leads to a module of one that is here
                copy = target / "explained" / Path(source).name
                copy.parent.mkdir(exist_ok=True)
                copy.write_text(docstrings.explained(Path(source).read_text(encoding="utf-8"), found), encoding="utf-8")
                extension.sources[number] = str(copy)


def module_of(path: Path) -> str:
    """What Python calls the module of a file."""
    return ".".join(path.relative_to(SOURCES).with_suffix("").parts).removesuffix(".__init__")


INCLUDE = re.compile(r'#\s*include\s+[<"]([^>"]+)[>"]')


def with_headers(source: Path, target: Path) -> Iterator[bytes]:
    """A C file's content, and that of all generated headers that it includes."""
    seen: set[Path] = set()
    waiting = [source]
    while waiting:
        path = waiting.pop()
        if path in seen or not path.is_file():
            continue
        seen.add(path)
        content = path.read_bytes()
        yield content
        names = INCLUDE.findall(content.decode("utf-8"))
        waiting += [folder / name for name in names for folder in (path.parent, target)]


def keep(made: Path, kept: Path) -> None:
    """Put a file into the cache, whole or not at all."""
    kept.parent.mkdir(parents=True, exist_ok=True)
    beside = kept.with_name(f".{kept.name}.{os.getpid()}")
    shutil.copyfile(made, beside)
    beside.replace(kept)


def version_of_compiler(command: list[str]) -> str:
    """What the C compiler says of itself."""
    with contextlib.suppress(OSError, subprocess.SubprocessError):
        return subprocess.run([command[0], "--version"], capture_output=True, text=True, check=False).stdout
    return ""


def to_libraries(extensions: list[Any], target: Path, into: Path, jobs: int, report: Report) -> None:
    """Compile and link, several files at a time, taking what is known from the cache."""
    import mypy.version
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    class CachedBuild(build_ext):
        """setuptools' own way, but for a cache and compilers side by side."""

        def build_extensions(self) -> None:
            compiler = self.compiler
            if not getattr(compiler, "initialized", True):
                compiler.initialize()  # Microsoft's would else look for itself when first used, by all threads at once
            told = [sys.version, mypy.version.__version__, sysconfig.get_platform()]
            told.append(version_of_compiler(getattr(compiler, "compiler", ["cl"])))
            has = [name for name in ("compiler_so", "linker_so", "cc") if hasattr(compiler, name)]
            told += [str(getattr(compiler, name)) for name in has]
            weights = {
                source: Path(source).stat().st_size for extension in self.extensions for source in extension.sources
            }
            steps = Steps(report, sum(weights.values()))

            def compile_one(extension: Any) -> None:
                objects, keys = [], []
                for source in extension.sources:
                    flags = [*extension.extra_compile_args, *map(str, extension.define_macros)]
                    key = digest(*told, *flags, Path(source).name, *with_headers(Path(source), target))
                    kept = CACHE / "objects" / f"{key}.o"
                    if kept.exists():
                        os.utime(kept)
                    else:
                        with tempfile.TemporaryDirectory() as temp:
                            made = compiler.compile(
                                [source],
                                output_dir=temp,
                                include_dirs=extension.include_dirs,
                                extra_postargs=extension.extra_compile_args,
                            )
                            keep(Path(made[0]), kept)
                    objects.append(str(kept))
                    keys.append(key)
                    steps.made(weights[source], extension.name.removeprefix("igroteka").lstrip("._"))
                path = Path(self.get_ext_fullpath(extension.name))
                path.parent.mkdir(parents=True, exist_ok=True)
                linked = CACHE / "libraries" / f"{digest(extension.name, *keys)}{path.suffix}"
                if linked.exists():
                    os.utime(linked)
                else:
                    with tempfile.TemporaryDirectory() as temp:
                        made_at = Path(temp) / path.name
                        compiler.link_shared_object(
                            objects,
                            str(made_at),
                            libraries=self.get_libraries(extension),
                            library_dirs=extension.library_dirs,
                            runtime_library_dirs=extension.runtime_library_dirs,
                            export_symbols=self.get_export_symbols(extension),
                            build_temp=temp,
                        )
                        keep(made_at, linked)
                shutil.copyfile(linked, path)
                path.chmod(0o755)

            # The largest first, so that no compiler ends long after the other.
            order = sorted(self.extensions, key=lambda each: -sum(weights[source] for source in each.sources))
            with ThreadPoolExecutor(jobs) as pool:
                for _ in pool.map(compile_one, order):
                    pass

    command = CachedBuild(Distribution({"name": "igroteka", "ext_modules": extensions}))
    command.build_lib, command.build_temp = str(into), str(target)
    command.ensure_finalized()
    command.run()


def forget_old() -> None:
    """Remove from the cache what hasn't been used for long, and compiled folders but for the newest few."""
    now = time.time()
    for path in CACHE.glob("*/*"):
        if path.parent.name in ("objects", "libraries") and now - path.stat().st_mtime > KEPT_DAYS * 86400:
            path.unlink(missing_ok=True)
    folders = sorted(BUILD.glob("compiled-*"), key=lambda path: path.stat().st_mtime, reverse=True)
    for folder in folders[3:]:
        shutil.rmtree(folder, ignore_errors=True)


def compile_into(folder: Path, jobs: int, report: Report, incremental: bool = True) -> None:
    """Compile the modules into a folder that looks like `src`, without the sources."""
    os.chdir(SOURCES)
    os.environ["MYPYPATH"] = str(SOURCES)
    report(0.0, "C")
    with contextlib.ExitStack() as ends:
        target = CACHE / "c" if incremental else Path(ends.enter_context(tempfile.TemporaryDirectory()))
        try:
            extensions = to_c(target, target / "mypy")
        except (SystemExit, Exception):
            if not incremental:
                raise
            # What an earlier, interrupted run left may be in the way.
            shutil.rmtree(target, ignore_errors=True)
            extensions = to_c(target, target / "mypy")
        report(FRONT, "C")
        to_libraries(extensions, target, folder, jobs, report)


@contextlib.contextmanager
def alone(*, wait: bool = True) -> Iterator[None]:
    """One compilation at a time in this checkout; without waiting, BlockingIOError if there is one."""
    CACHE.mkdir(parents=True, exist_ok=True)
    if sys.platform == "win32":
        yield
        return
    import fcntl

    with open(CACHE / "lock", "w") as file:
        fcntl.flock(file, fcntl.LOCK_EX if wait else fcntl.LOCK_EX | fcntl.LOCK_NB)
        yield


def clear_away() -> None:
    """Remove what was being made by somebody who was ended by force, unless it is being made just now."""
    with contextlib.suppress(BlockingIOError), alone(wait=False):
        for left in BUILD.glob(".compiling-*"):
            shutil.rmtree(left, ignore_errors=True)


def compile_all(jobs: int, report: Report) -> Path:
    """The folder with the compiled build of the code as it is now, made if it isn't there."""
    clear_away()
    with alone():
        while (found := ready()) is None:
            named = fingerprint()
            making = Path(tempfile.mkdtemp(prefix=".compiling-", dir=BUILD))
            try:
                compile_into(making, jobs, report)
                mirror(PACKAGE, making / "igroteka")
                making.chmod(0o755)
                if named == fingerprint():  # else somebody has changed the code meanwhile
                    making.replace(BUILD / f"compiled-{named}")
            finally:
                shutil.rmtree(making, ignore_errors=True)
        forget_old()
        return found


# The command


def has_compiler() -> bool:
    """Whether a C compiler is found; on Windows Microsoft's, which lies on no path, the way setuptools finds it."""
    if sys.platform != "win32":
        return any(shutil.which(name) for name in (*os.environ.get("CC", "cc").split()[:1], "gcc", "clang"))
    installer = Path(os.environ.get("PROGRAMFILES(X86)", ""), "Microsoft Visual Studio", "Installer", "vswhere.exe")
    wanted = ["-products", "*", "-requires", "Microsoft.VisualStudio.Component.VC.Tools.x86.x64"]
    with contextlib.suppress(OSError):
        asked = [str(installer), "-latest", *wanted, "-property", "installationPath"]
        return bool(subprocess.run(asked, capture_output=True, check=False).stdout.strip())
    return False


def main() -> int:
    """Compile, telling how far it is; what compilers say goes into the log."""
    parser = argparse.ArgumentParser(description="Compile engine, rooms and search into build/compiled.")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="compilers side by side")
    parser.add_argument("--into", type=Path, help="only the compiled modules, all made anew, into this folder")
    parser.add_argument("--report", action="store_true", help="tell how far it is as lines of JSON")
    asked = parser.parse_args()
    from tools.bar import Bar

    BUILD.mkdir(exist_ok=True)
    spoken = os.fdopen(os.dup(1), "w", buffering=1)
    bar = Bar("Compiling engine and games", spoken)

    def tell(share: float, what: str) -> None:
        if asked.report:
            print(json.dumps({"share": round(share, 3), "what": what}), file=spoken)
        else:
            bar.show(share, what)

    started = time.perf_counter()
    into = asked.into.resolve() if asked.into else None
    with open(LOG, "w", encoding="utf-8") as log:
        os.dup2(log.fileno(), 1)
        os.dup2(log.fileno(), 2)
        sys.stdout = sys.stderr = log
        try:
            if into is not None:
                with alone():
                    compile_into(into, asked.jobs, tell, incremental=False)
            else:
                compile_all(asked.jobs, tell)
        except (SystemExit, Exception) as error:
            log.write(f"\n{type(error).__name__}: {error}\n")
            log.flush()
            bar.end()
            print(f"Compiling failed: {why(error)}\nAll that the compilers said: {LOG}", file=spoken)
            return 1
        except KeyboardInterrupt:
            bar.end()
            return 130
    if asked.report:
        tell(1.0, "")
    else:
        spent = time.perf_counter() - started
        bar.done(f"Compiled in {spent:.0f} s" if spent > 1 else "The compiled build is up to date")
    return 0


def why(error: BaseException) -> str:
    """The first error in the log, or else what was raised; of a long command, its beginning and how it ended."""
    said = LOG.read_text(encoding="utf-8", errors="replace").splitlines()
    found = next((line for line in said if re.search(r"\b(error|Error)\b", line)), f"{type(error).__name__}: {error}")
    return found if len(found) <= LONGEST else f"{found[: LONGEST // 2]} … {found[-LONGEST // 2 :]}"


if __name__ == "__main__":
    sys.exit(main())
