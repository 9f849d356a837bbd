"""Lines and bars in a terminal, without any library: they are shown before any is installed."""

from __future__ import annotations

import sys
import time
from typing import TextIO

WIDTH = 28


class Bar:
    """How far one thing is: a bar that redraws itself in a terminal, a line every ten percent elsewhere."""

    def __init__(self, what: str, to: TextIO | None = None) -> None:
        self.what = what
        self.to = to or sys.stdout
        self.live = self.to.isatty()
        self.started = time.perf_counter()
        self.said = -1
        self.drawn = False

    def show(self, share: float, detail: str = "") -> None:
        """Draw it, if there is something new to see."""
        share = min(max(share, 0.0), 1.0)
        percent = int(share * 100)
        if self.live:
            full = int(share * WIDTH)
            spent = time.perf_counter() - self.started
            line = f"  {self.what}  [{'#' * full}{'.' * (WIDTH - full)}] {percent:3d} %  {spent:.0f} s  {detail}"
            self.to.write("\r" + line[:118].ljust(118))
            self.to.flush()
            self.drawn = True
        elif percent // 10 > self.said // 10:
            print(f"  {self.what}: {percent} %", file=self.to, flush=True)
        self.said = max(self.said, percent)

    def end(self) -> None:
        """Leave the line."""
        if self.drawn:
            self.to.write("\r" + " " * 118 + "\r")
            self.to.flush()
            self.drawn = False

    def done(self, text: str) -> None:
        """Instead of the bar, what came of it."""
        self.end()
        print(f"  {text}", file=self.to, flush=True)
