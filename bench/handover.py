"""Handing over: a worker is killed while its tables are played; how soon others have them, and what was lost.

    PYTHONPATH=build/compiled python bench/handover.py                          # on a PostgreSQL that `pgserver` brings
    PYTHONPATH=build/compiled python bench/handover.py --database postgresql://localhost/igroteka --tables 200

Every table has a client that moves, waits for the answer and moves again, over a new connection whenever the old one is
gone, with the same request until that is answered. Reported are, of the tables that were at the killed worker, the time
from the kill to their next answered move, and how many answered moves the database doesn't have, or has twice.
"""

import argparse
import json
import os
import random
import signal
import statistics
import threading
import time
from pathlib import Path
from typing import Any

import httpx
from load import serving

STUCK = 0.05
"""Seconds before a client whose connection was lost tries again."""


class Player:
    """Plays both seats of a table of its own."""

    def __init__(self, url: str, number: int) -> None:
        self.url = url
        self.http = httpx.Client(base_url=url, headers={"origin": url}, timeout=30)
        self.http.post("/api/enter", json={"name": f"Player {number}"}).raise_for_status()
        seats = [{"kind": "me"}, {"kind": "hot"}]
        made = self.http.post("/api/tables", json={"game": "dominion", "players": 2, "seats": seats, "start": True})
        self.table = made.raise_for_status().json()["id"]
        self.random = random.Random(number)
        self.answered: list[tuple[float, int]] = []
        """When each move was answered, and which version it made."""
        self.failed: list[float] = []

    def state(self) -> Any:
        return self.ask("GET", f"/api/tables/{self.table}").json()

    def ask(self, method: str, path: str, body: Any = None) -> httpx.Response:
        """Ask until there is an answer."""
        while True:
            try:
                reply = self.http.request(method, path, json=body)
            except httpx.HTTPError:
                self.failed.append(time.perf_counter())
                time.sleep(STUCK)
                continue
            if reply.status_code < 500:
                return reply
            time.sleep(STUCK)

    def play(self, over: threading.Event) -> None:
        number = 0
        while not over.is_set():
            state = self.state()
            if state["status"] != "playing":
                return
            sight = next(sight for sight in state["sights"] if sight["moves"])
            move = self.random.choice(sight["moves"])
            number += 1
            body = {"ply": state["ply"], "moves": [move], "seat": sight["seat"], "request": str(number)}
            reply = self.ask("POST", f"/api/tables/{self.table}/moves", body)
            reply.raise_for_status()
            self.answered.append((time.perf_counter(), reply.json()["version"]))


def workers(server: int) -> list[int]:
    """The worker processes of a server."""
    children = Path(f"/proc/{server}/task/{server}/children").read_text().split()
    return [int(each) for each in children if b"spawn_main" in Path(f"/proc/{each}/cmdline").read_bytes()]


def measure(database: str, tables: int, count: int, seconds: float) -> dict[str, Any]:
    with serving(database, count) as (server, host):
        players = [Player(f"http://{host}", number) for number in range(tables)]
        over = threading.Event()
        threads = [threading.Thread(target=player.play, args=(over,)) for player in players]
        for thread in threads:
            thread.start()
        time.sleep(seconds)
        killed = time.perf_counter()
        os.kill(workers(server)[0], signal.SIGKILL)
        time.sleep(seconds)
        over.set()
        for thread in threads:
            thread.join()
        hit = [player for player in players if any(at >= killed for at in player.failed)]
        waits = sorted(min(at for at, _ in player.answered if at > max(player.failed)) - killed for player in hit)
        lost = doubled = 0
        for player in players:
            versions = [version for _, version in player.answered]
            doubled += len(versions) - len(set(versions))
            lost += max(versions) > player.state()["version"]
        return {
            "tables": tables,
            "workers": count,
            "moves": sum(len(player.answered) for player in players),
            "tables_hit": len(hit),
            "median_s": round(statistics.median(waits), 2),
            "worst_s": round(waits[-1], 2),
            "lost": lost,
            "doubled": doubled,
            "load": round(os.getloadavg()[0], 1),
        }


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--seconds", type=float, default=5.0, help="before the kill, and after it")
    parser.add_argument("--database", help="postgresql://...")
    choices = parser.parse_args()
    if choices.database:
        print(json.dumps(measure(choices.database, choices.tables, choices.workers, choices.seconds)))
    else:
        import tempfile

        from pgserver.postgres_server import get_server

        folder = tempfile.mkdtemp(prefix="igroteka-postgres-")
        os.chmod(folder, 0o755)  # as root, PostgreSQL runs as a user of its own
        postgres = get_server(folder, cleanup_mode="delete")
        try:
            print(json.dumps(measure(postgres.get_uri(), choices.tables, choices.workers, choices.seconds)))
        finally:
            postgres.cleanup()
