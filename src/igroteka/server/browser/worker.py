"""What `web/src/site/house.worker.ts` calls: the server, spoken to by JavaScript through Pyodide."""

import sys
from collections.abc import Iterable
from importlib import metadata
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec
from pyodide.ffi import to_js

# Starlette stands on anyio, which looks for a second interpreter beside this one, as Python 3.14 has them elsewhere.
alone = ModuleType("concurrent.interpreters")
alone.ExecutionFailed = RuntimeError  # type: ignore[attr-defined]  # the two names that it asks for
alone.create = None  # type: ignore[attr-defined]
sys.modules["concurrent.interpreters"] = alone

from igroteka.server.browser.bridge import Bridge  # noqa: E402 - what it imports looks for that
from igroteka.server.browser.main import BrowserTab, Thinker, open_house  # noqa: E402
from igroteka.server.settings import Settings  # noqa: E402


class Brought(metadata.Distribution):
    """This package, which isn't installed here but brought along; records name its version."""

    version = Path(__file__).with_name("version.txt").read_text("utf-8")

    def read_text(self, filename: str) -> str | None:
        return None

    def locate_file(self, path: Any) -> Any:
        return Path(__file__).parents[2] / path


ANY = metadata.DistributionFinder.Context()


class Finder(metadata.DistributionFinder):
    """Finds it by its name."""

    def find_distributions(self, context: metadata.DistributionFinder.Context = ANY) -> Iterable[metadata.Distribution]:
        return [Brought()] if context.name == "igroteka" else []


sys.meta_path.append(Finder())


class JsPage:
    """The page, as JavaScript has it."""

    def __init__(self, page: Any) -> None:
        self._page = page
        self.opened = page.opened
        self.said = page.said
        self.closed = page.closed

    def answer(self, number: int, status: int, headers: list[tuple[str, str]], body: bytes) -> None:
        self._page.answer(number, status, to_js(headers), to_js(body))


class JsThinker:
    """A worker in which a bot thinks, as JavaScript has it."""

    def __init__(self, thinker: Any) -> None:
        self._thinker = thinker

    async def ask(self, question: bytes, game: str) -> bytes:
        try:
            answer = await self._thinker.ask(to_js(question), game)
        except Exception as error:  # whatever JavaScript throws: the worker is gone
            raise OSError(str(error)) from error
        data: bytes = answer.to_bytes()
        return data

    def end(self) -> None:
        self._thinker.end()


async def open_for(page: Any, start_thinker: Any, settings: str) -> Bridge:
    """The server for a page, which says by `settings`, in JSON, what it may use."""

    async def start() -> Thinker:
        try:
            return JsThinker(await start_thinker())
        except Exception as error:  # whatever JavaScript throws: there is no room for one
            raise OSError(str(error)) from error

    return await open_house(msgspec.json.decode(settings, type=Settings), BrowserTab(start), JsPage(page))
