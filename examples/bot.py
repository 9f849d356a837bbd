"""A program that plays: it sits down at a table and answers whatever it is asked, at random.

    python examples/bot.py http://localhost:8137 TOKEN TABLE

A token is made in the page, or with POST /api/me/tokens; all messages are in /api/openapi.json. It gets the whole table
for each version; docs/host.md says how to get changes.
"""

import json
import random
import sys
from uuid import uuid4

import httpx
from websockets.sync.client import connect

server, token, table = sys.argv[1:]
headers = {"authorization": f"Bearer {token}"}
httpx.post(f"{server}/api/tables/{table}/join", headers=headers, json={}).raise_for_status()
with connect(f"{server.replace('http', 'ws', 1)}/api/tables/{table}/live", additional_headers=headers) as live:
    for message in map(json.loads, live):
        if message["type"] != "state":  # who is here, or that our move was played
            continue
        state = message["table"]
        if state["status"] == "finished":
            print(state["outcome"])
            break
        for sight in state["sights"]:
            if sight["moves"]:
                move = random.choice(sight["moves"])
                answer = {"type": "move", "request": str(uuid4()), "ply": state["ply"], "moves": [move]}
                live.send(json.dumps(answer | {"seat": sight["seat"]}))
