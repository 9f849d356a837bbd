"""`make site`: the whole table as one folder of files, which any web server can hand out.

In it lie the pages (built by Vite in their mode `site`), Python for the browser (Pyodide, from npm), the packages that
the server needs there (wheels from the package index), and the house itself, compiled by that very Python under Node.
Whatever is Python is packed: many files one after another, compressed together by Zstandard, which is much smaller
than each for itself, and is the same size whether or not a web server compresses.

    python -m tools.alone.building    # into build/site-play
    python -m tools.alone.serving     # and hands it out here
"""

from __future__ import annotations

import fnmatch
import gzip
import hashlib
import json
import os
import shutil
import subprocess
import sys
import tomllib
import zipfile
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

from tools import compiling, play

ROOT = compiling.ROOT
MAKING = compiling.BUILD / "site-making"
"""What is kept from one building to the next: wheels, and what was compiled."""
SITE = compiling.BUILD / "site-play"
APP = """
    <link rel="manifest" href="./manifest.webmanifest" />
    <link rel="apple-touch-icon" href="./icon-180.png" />
    <meta name="theme-color" content="#8a3b24" />"""
"""What the page says of the app that it can be."""
MOST = 8_000_000
"""What all of it may take on its way to a browser."""

PLATFORM = "pyemscripten_2026_0_wasm32"
VERSION = "3.14"
"""What the wheels are for: the Python of the package `pyodide` in `web/package.json`."""
COMPILED_WHEELS = ["msgspec", "librt"]
WHEELS = [
    "anyio",
    "attrs",
    "babel",
    "fluent.runtime",
    "fluent.syntax",
    "itsdangerous",
    "mypy-extensions",
    "openskill",
    "pytz",
    "starlette",
]
"""What the server imports. Alembic, SQLAlchemy, Argon2, HTTPX and Uvicorn are loaded only where they are of use."""

TYPING = """from typing import *
from typing import NotRequired, Required, get_type_hints


def sentinel(name):
    return object()
"""
"""In place of `typing_extensions`: what the packages ask of it, this Python has itself, but for one word."""

LEFT_OUT = [
    "*.dist-info/*", "*.pyi", "*/py.typed", "*/tests/*", "*.c", "*.h", "*.md",
    "babel/messages/*", "babel/locale-data/*", "babel/global.dat", "babel/support.*", "babel/units.*", "babel/lists.*",
    "babel/languages.*", "babel/localtime/_win32.*", "pytz/zoneinfo/*", "pytz/zoneinfo.zip", "pytz/reference.*",
    "anyio/_backends/_trio.*", "anyio/pytest_plugin.*", "anyio/streams/file.*", "anyio/streams/text.*",
    "starlette/testclient.*", "starlette/middleware/wsgi.*", "starlette/middleware/opentelemetry.*",
    "starlette/middleware/cors.*", "starlette/middleware/sessions.*", "starlette/middleware/httpsredirect.*",
    "starlette/middleware/trustedhost.*", "starlette/middleware/authentication.*", "starlette/authentication.*",
    "starlette/schemas.*", "starlette/templating.*", "starlette/config.*", "starlette/endpoints.*",
    "starlette/staticfiles.*", "starlette/status.*", "starlette/middleware/base.*", "starlette/middleware/gzip.*",
    "librt/base64.*", "librt/internal.*", "librt/random.*", "librt/threading.*", "librt/time.*",
    "igroteka/web/*", "igroteka/.web-*", "igroteka/envs/*", "igroteka/arena/*", "igroteka/cli.*", "igroteka/terminal.*",
    "igroteka/saves.*", "igroteka/arguments.*", "igroteka/__main__.*", "igroteka/home.*",
    "igroteka/server/__main__.*", "igroteka/server/commands.*", "igroteka/server/command_line.*",
    "igroteka/server/switchboard.*", "igroteka/server/connection_limits.*", "igroteka/server/storage/claim.*",
    "igroteka/server/storage/migrations/*", "igroteka/server/storage/postgres.*", "igroteka/server/storage/backup.*",
    "igroteka/server/storage/opening.*", "igroteka/server/storage/schema.*", "igroteka/server/archive/validation.*",
    "igroteka/engine/notebook.*", "igroteka/learn/*", "igroteka/bots/network_arrays.*",
    "igroteka/bots/network_sums.*", "igroteka/*/glossary.toml",
    "igroteka/games/pig/*", "igroteka/games/*/draw.*",
]  # fmt: skip
"""What nobody asks for in a browser. Every game on the shelf has a board, so nothing is drawn in letters."""
NETWORKS = "igroteka/games/*/bots/network.bin"
"""Each is a pack of its own, which is fetched when a bot that plays by it is asked for a move."""
UNPACKED = [NETWORKS, "igroteka/*/ru.ftl"]
"""What goes into no pack with what it lies beside. Russian words are said by the page, which has them as `answers`;
Python says something itself only to developers, in English. (Those in the files of cards come along: 3 kB.)"""
LIBRARY_LEFT_OUT = [
    "_pyrepl/*", "unittest/*", "multiprocessing/*", "xmlrpc/*", "pydoc*", "pdb.*", "bdb.*",
    "cmd.*", "doctest.*", "mailbox.*", "imaplib.*", "ftplib.*", "poplib.*", "smtplib.*", "optparse.*", "pickletools.*",
    "antigravity.*", "this.*", "turtle*", "webbrowser.*", "zipapp.*", "wave.*", "shelve.*", "trace.*", "pstats.*",
    "profile.*", "cProfile.*", "pyclbr.*", "modulefinder.*", "rlcompleter.*", "sched.*", "fileinput.*", "filecmp.*",
    "tabnanny.*", "symtable.*", "plistlib.*", "netrc.*", "_pyio.*", "_pydatetime.*", "pty.*", "tty.*", "timeit.*",
    "ensurepip/*", "venv/*", "__phello__/*", "__hello__.*", "site-packages/*", "nturl2path.*", "_sysconfigdata*",
    "asyncio/windows*", "asyncio/proactor*", "email/_header_value_parser.*", "logging/handlers.*", "logging/config.*",
    "asyncio/tools.*", "asyncio/__main__.*", "concurrent/interpreters/*",
    "http/cookiejar.*", "http/server.*", "xml/*", "wsgiref/*", "ctypes/*", "configparser.*", "compileall.*",
    "tarfile.*",
    "concurrent/futures/process.*", "urllib/robotparser.*", "sysconfig/__main__.*", "pyodide/_nodesock_transport.*",
    "csv.*", "runpy.*", "getpass.*", "socketserver.*", "argparse.*", "gettext.*", "urllib/request.*", "_ast_unparse.*",
    "tracemalloc.*", "pyodide/console.*", "code.*",
    "pprint.*", "_markupbase.*", "html/parser.*", "py_compile.*", "graphlib.*", "sqlite3/__main__.*", "getopt.*",
    "json/tool.*", "json/__main__.*", "zipfile/__main__.*", "concurrent/futures/interpreter.*", "colorsys.*", "sre_*",
    "email/mime/*", "email/headerregistry.*", "email/contentmanager.*", "email/policy.*", "tomllib/mypy.ini",
]  # fmt: skip
ENCODINGS = "__init__ aliases ascii cp437 idna latin_1 punycode raw_unicode_escape unicode_escape utf_8 utf_8_sig"


def left_out(path: str, patterns: Iterable[str]) -> bool:
    """Whether a file stays at home."""
    return any(fnmatch.fnmatch(path, pattern) for pattern in patterns)


def library_left_out(path: str) -> bool:
    """Whether the standard library does without it."""
    folder, _, name = path.rpartition("/")
    if folder == "encodings":
        return name.partition(".")[0] not in ENCODINGS.split()
    return left_out(path, LIBRARY_LEFT_OUT)


# What each pack has in it


def room_of(path: str) -> str | None:
    """The game whose room a file lies in."""
    parts = path.split("/")
    return parts[2] if parts[:2] == ["igroteka", "games"] and len(parts) > 3 else None


ENGINE = (
    "attr/", "attrs/", "babel/", "fluent/", "librt/", "msgspec/", "mypy_extensions", "pytz/", "typing_extensions",
    "igroteka/__init__", "igroteka/_build", "igroteka/records", "igroteka/engine/", "igroteka/bots/",
    "igroteka/languages/", "igroteka/games/",
    "igroteka/server/__init__", "igroteka/server/freeze", "igroteka/server/bot_process/",
    "igroteka/server/browser/__init__", "igroteka/server/browser/thinking", "igroteka/server/browser/sums",
)  # fmt: skip
"""What thinks needs this and the games; the server needs the rest as well."""


def pack_of(path: str) -> str:
    """The name of the pack that a file goes into."""
    if room_of(path):
        return "games"
    return "engine" if path.startswith(ENGINE) else "server"


# Making it


def made_of() -> str:
    """Names all that the site is made of."""
    sources = [path for path in compiling.PACKAGE.rglob("*") if path.is_file() and path.suffix != ".pyc"]
    # Pages may be built at the same time, and lie beside their place until they are whole.
    ours = [path for path in sources if not path.relative_to(compiling.PACKAGE).parts[0].startswith(("web", ".web-"))]
    scripts = [play.WEB / "compile.mjs", play.WEB / "minify.mjs", ROOT / "pyproject.toml", ROOT / "constraints.txt"]
    return play.digest([*ours, *scripts, ROOT / "LICENSE", *Path(__file__).parent.glob("*.py")], play.pages_digest())


def is_built() -> bool:
    """Whether the site is there, and made of everything as it is now."""
    return (SITE / "index.html").is_file() and play.stamped(MAKING / "site-of", made_of())


class Making:
    """One building of the site."""

    def __init__(self, say: Callable[[str], None] = print) -> None:
        self.say = say
        self.python = str(play.python()) if play.python().exists() else sys.executable
        self.node = [self.python, str(play.WEB / "node.py")]

    def run(self, *words: str, **environment: str) -> None:
        """Run a command; SystemExit with what it said if it fails."""
        done = subprocess.run(
            words, cwd=ROOT, env={**os.environ, **environment}, capture_output=True, text=True, check=False
        )
        if done.returncode:
            raise SystemExit(f"{' '.join(words)} failed:\n{done.stdout}{done.stderr}")

    def everything(self) -> None:
        """Build the site beside its place, and put it there when it is whole."""
        MAKING.mkdir(parents=True, exist_ok=True)
        making, sources = MAKING / "site", made_of()
        shutil.rmtree(making, ignore_errors=True)
        self.say("Pages")
        self.pages(making)
        self.say("Packages")
        packages = self.packages()
        self.say("Python")
        tree = self.compiled(packages)
        packs = self.packs(tree, making / "python")
        lock = json.loads((play.MODULES / "pyodide" / "pyodide-lock.json").read_bytes())["info"]
        facts = {"loader": self.loader(making / "python"), "packs": packs, "lock": {"info": lock, "packages": {}}}
        put(making / "python" / "packs.json", json.dumps(facts).encode())
        self.answers(making / "answers")
        self.app(making)
        self.service(making)
        shutil.rmtree(SITE, ignore_errors=True)
        making.replace(SITE)
        self.tell()
        play.put(MAKING / "site-of", sources)

    def pages(self, making: Path) -> None:
        """The pages, by Vite in the mode that takes the server along."""
        words = ["npx", "vite", "build", "--mode", "site", "--logLevel", "warn"]
        self.run(*self.node, *words, IGROTEKA_PAGES=str(making))

    def packages(self) -> Path:
        """The wheels, unpacked side by side."""
        wanted = play.digest([ROOT / "constraints.txt"], PLATFORM, VERSION, TYPING, *COMPILED_WHEELS, *WHEELS)
        wheels, place = MAKING / "wheels", MAKING / "packages"
        if play.stamped(MAKING / "packages-of", wanted):
            return place
        for folder in (wheels, place):
            shutil.rmtree(folder, ignore_errors=True)
            folder.mkdir(parents=True)
        fetch = [self.python, "-m", "pip", "--disable-pip-version-check", "--quiet", "download", "--no-deps"]
        fetch += ["--only-binary=:all:", "--dest", str(wheels), "--constraint", str(ROOT / "constraints.txt")]
        there = ["--platform", PLATFORM, "--python-version", VERSION, "--implementation", "cp"]
        self.run(*fetch, *there, *COMPILED_WHEELS)
        self.run(*fetch, "--python-version", VERSION, *WHEELS)
        for wheel in sorted(wheels.glob("*.whl")):
            with zipfile.ZipFile(wheel) as content:
                content.extractall(place)
        put(place / "typing_extensions.py", TYPING.encode())
        play.put(MAKING / "packages-of", wanted)
        return place

    def compiled(self, packages: Path) -> Path:
        """All that is Python, compiled, and what else belongs to it; one tree as Python will find it."""
        tree = MAKING / "tree"
        self.compile_part("library", None, MAKING / "library", [play.WEB / "package-lock.json"])
        self.compile_part("packages", packages, MAKING / "bytecode", [MAKING / "packages-of"])
        house = list(files(compiling.SOURCES))
        own = MAKING / "own"
        wanted = play.digest([ROOT / "pyproject.toml", *(compiling.SOURCES / path for path in house)])
        if not play.stamped(MAKING / "own-of", wanted):
            shutil.rmtree(own, ignore_errors=True)
            for path in house:
                put(own / path, (compiling.SOURCES / path).read_bytes())
            put(own / "igroteka/server/browser/schema.json", self.schema())
            version = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"]
            put(own / "igroteka/server/browser/version.txt", version.encode())
            play.put(MAKING / "own-of", wanted)
        self.compile_part("house", own, MAKING / "house", [MAKING / "own-of"])
        shutil.rmtree(tree, ignore_errors=True)
        for source, bytecode in ((packages, MAKING / "bytecode"), (own, MAKING / "house")):
            for path in files(source):
                if not path.endswith(".py"):
                    put(tree / path, (source / path).read_bytes())
            for path in files(bytecode):
                put(tree / path, (bytecode / path).read_bytes())
        named = [language.replace("-", "_") for language in spoken()]
        known = [name for name in named if (packages / "babel" / "locale-data" / f"{name}.dat").exists()]
        self.here("tools.alone.figures", str(packages / "babel"), str(tree / "babel"), *known)
        return tree

    def compile_part(self, name: str, source: Path | None, into: Path, of: list[Path]) -> None:
        """Compile a folder, or the standard library, unless that was done."""
        wanted = play.digest([*of, play.WEB / "compile.mjs"])
        if play.stamped(MAKING / f"{name}-compiled", wanted):
            return
        shutil.rmtree(into, ignore_errors=True)
        self.run(*self.node, "node", "compile.mjs", str(source or "--library"), str(into))
        play.put(MAKING / f"{name}-compiled", wanted)

    def schema(self) -> bytes:
        """The history of the database's schema, as SQL."""
        self.here("tools.alone.schema", str(MAKING / "schema.json"))
        return (MAKING / "schema.json").read_bytes()

    def answers(self, into: Path) -> None:
        """What the server would always answer the same: the games and their words."""
        self.here("tools.alone.answers", str(into), house=MAKING / "own")

    def here(self, module: str, *words: str, house: Path = compiling.SOURCES) -> None:
        """Run a module that imports the house, as it lies here or as it comes along."""
        paths = f"{house}{os.pathsep}{ROOT}"
        self.run(self.python, "-m", module, *words, PYTHONPATH=paths, IGROTEKA_PURE="1")

    def packs(self, tree: Path, into: Path) -> dict[str, tuple[str, int]]:
        """The packs: how each file is called, and its size."""
        packs: dict[str, list[str]] = {}
        for path in sorted(files(tree, UNPACKED), key=lambda path: (Path(path).suffix, path)):
            packs.setdefault(pack_of(path), []).append(path)
        parts = {name: packed({path: (tree / path).read_bytes() for path in paths}) for name, paths in packs.items()}
        contents: dict[str, bytes] = {}
        for path in files(tree, ()):
            if fnmatch.fnmatch(path, NETWORKS):
                contents[f"network-{room_of(path)}"] = (tree / path).read_bytes()
        library = MAKING / "library.zip"
        with zipfile.ZipFile(library, "w", zipfile.ZIP_STORED) as archive:
            for path in sorted(files(MAKING / "library")):
                if not library_left_out(path):
                    archive.writestr(zipfile.ZipInfo(path), (MAKING / "library" / path).read_bytes())
        # Together they are smaller than apart; and all of it is needed before a match can begin.
        contents["python"] = packed({**parts, "library": library.read_bytes()})
        contents["wasm"] = (play.MODULES / "pyodide" / "pyodide.asm.wasm").read_bytes()
        return self.squeezed(contents, into)

    def squeezed(self, contents: dict[str, bytes], into: Path) -> dict[str, tuple[str, int]]:
        """Write these compressed, under names that tell their content; those names, and their sizes.

        That takes a while, so whatever is the same as at the last building is taken from there.
        """
        kept, waiting = MAKING / "squeezed", MAKING / "to-squeeze"
        shutil.rmtree(waiting, ignore_errors=True)
        how = play.digest([play.WEB / "compile.mjs"])
        if not play.stamped(MAKING / "squeezed-by", how):
            shutil.rmtree(kept, ignore_errors=True)
        called = {name: f"{name}-{hashlib.sha256(content).hexdigest()[:12]}.pack" for name, content in contents.items()}
        for name, content in contents.items():
            if not (kept / called[name]).exists():
                put(waiting / called[name], content)
        if waiting.exists():
            self.run(*self.node, "node", "compile.mjs", "--squeeze", str(waiting), str(kept))
        play.put(MAKING / "squeezed-by", how)
        for path in kept.iterdir():
            if path.name not in called.values():
                path.unlink()
        for name in called.values():
            put(into / name, (kept / name).read_bytes())
        return {name: (file, (into / file).stat().st_size) for name, file in called.items()}

    def loader(self, into: Path) -> str:
        """Pyodide's own scripts; the folder that they are in."""
        version = json.loads((play.MODULES / "pyodide" / "package.json").read_bytes())["version"]
        folder = f"pyodide-{version}"
        for name in ("pyodide.mjs", "pyodide.asm.mjs"):
            (into / folder).mkdir(parents=True, exist_ok=True)
            self.run(*self.node, "node", "minify.mjs", str(play.MODULES / "pyodide" / name), str(into / folder / name))
        return folder

    def app(self, making: Path) -> None:
        """What makes an app of it, once somebody installs it."""
        for path in sorted((play.WEB / "src" / "site" / "app").iterdir()):
            put(making / path.name, path.read_bytes())
        put(making / "licenses.txt", licenses().encode())
        page = (making / "index.html").read_text(encoding="utf-8")
        put(making / "index.html", page.replace("</title>", f"</title>{APP}", 1).encode())

    def service(self, making: Path) -> None:
        """The service worker gets the list of all files, by which a browser keeps them, and knows a new version."""
        listed = sorted(path for path in files(making, ()) if path not in ("service.js", ".vite/manifest.json"))
        shutil.rmtree(making / ".vite", ignore_errors=True)
        version = hashlib.sha256()
        for path in listed:
            version.update(path.encode() + b"\0" + (making / path).read_bytes())
        name = version.hexdigest()[:16]
        worker = (play.WEB / "src" / "site" / "service.js").read_text(encoding="utf-8")
        worker = worker.replace('"%VERSION%"', json.dumps(name)).replace('["%FILES%"]', json.dumps(listed))
        put(making / "service.js", worker.encode())

    def tell(self) -> None:
        """How large it has become, compressed; too large is an error."""
        total = 0
        for path in files(SITE, ()):
            content = (SITE / path).read_bytes()
            packed = path.endswith((".pack", ".woff2", ".png"))
            total += len(content) if packed else len(gzip.compress(content, 9))
        self.say(f"{SITE.relative_to(ROOT)}: {total / 1e6:.2f} MB compressed in all")
        if total > MOST:
            raise SystemExit(f"that is more than {MOST / 1e6:g} MB; what is left out stands in {__file__}")


def licenses() -> str:
    """Whose work comes along, and on which terms."""
    told = ["Igroteka", (ROOT / "LICENSE").read_text(encoding="utf-8")]
    told += ["Pyodide, Mozilla Public License 2.0: https://github.com/pyodide/pyodide", ""]
    told += ["Python, PSF License Agreement: https://docs.python.org/3/license.html", ""]
    for path in sorted((MAKING / "packages").glob("*.dist-info/**/*")):
        if path.is_file() and path.name.upper().startswith(("LICENSE", "COPYING", "AUTHORS")):
            told += [path.relative_to(MAKING / "packages").parts[0], path.read_text(encoding="utf-8")]
    return "\n".join(told)


def spoken() -> list[str]:
    """The languages whose ways of writing figures come along."""
    other = [path.name for path in (compiling.PACKAGE / "languages").glob("*/") if path.is_dir()]
    return ["root", "en", "ru", *other]


def files(folder: Path, patterns: Iterable[str] = LEFT_OUT) -> Iterator[str]:
    """The files of a folder that come along, by their paths in it."""
    for path in sorted(folder.rglob("*")):
        name = path.relative_to(folder).as_posix()
        if path.is_file() and "__pycache__" not in name and not left_out(name, patterns):
            yield name


def put(path: Path, content: bytes) -> None:
    """Write a file where there may be no folder yet."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content)


def packed(contents: dict[str, bytes]) -> bytes:
    """A pack: the length of its list, the list of names and sizes, then the files one after another."""
    head = json.dumps([[name, len(content)] for name, content in contents.items()]).encode()
    return len(head).to_bytes(4, "big") + head + b"".join(contents.values())


if __name__ == "__main__":
    if not is_built():
        Making().everything()
