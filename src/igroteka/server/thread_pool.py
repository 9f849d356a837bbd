"""Work aside: what a request may ask for that takes longer than a move, on few threads, so that the loop stays free.

However many ask at once, so many threads compute and no more: everybody else gets the interpreter's lock in between.
Tables are brought to life on others than those that look back, so that whoever comes to play waits for no replay.
"""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")
THREADS = 2
_threads = ThreadPoolExecutor(THREADS, thread_name_prefix="aside")
_tables = ThreadPoolExecutor(THREADS, thread_name_prefix="tables")


async def aside(work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    """Do it on a thread aside, when its turn comes."""
    return await asyncio.get_running_loop().run_in_executor(_threads, lambda: work(*args, **kwargs))


async def bring_to_life(table: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    """A table from what is stored, which of a long match takes a while."""
    return await asyncio.get_running_loop().run_in_executor(_tables, lambda: table(*args, **kwargs))
