"""A bot that accepts every challenge and plays any game: ``python3 bot.py http://localhost:3000 cancha_…``

With a name and a game behind that it challenges too: ``… cancha_… "Tiqui" torino '{"turnsPerHalf": 4}'``
With the link of a tournament it joins that: ``… cancha_… http://localhost:3000/tournaments/…``
"""

from __future__ import annotations

import json
import random
import re
import sys
import threading
from typing import Any

from cancha import CanchaError, Client


def choose(step: dict[str, Any]) -> str:
    """Here your own idea of the game begins: ``step["position"]`` is what you see, in the words of docs/games."""
    return str(random.choice(step["legal"]))


def play(client: Client, match: str, side: str) -> None:
    for step in client.steps(match):
        n, offer = step["n"], step["offer"]
        try:
            # The number of the step makes the command's name: sent twice, it is done once.
            if offer and offer["side"] != side:
                client.command(match, "answer", id=f"a{n}", accept=offer["what"] == "undo", offer=offer["id"])
            elif step["legal"]:
                client.command(match, "play", id=f"{side}{n}", action=choose(step), n=n)
            elif step["isThrow"]:
                client.command(match, "throw", id=f"t{n}", n=n)
        except CanchaError:
            pass  # something has happened meanwhile: the next step tells what
        if step["turn"]["kind"] == "over":
            print(match, json.dumps(step["turn"]["result"]), flush=True)


def main(address: str, token: str, *wish: str) -> None:
    client = Client(address, token)
    tournament = re.search(r"/tournaments/([\w-]+)", wish[0] if wish else "")
    if tournament:
        client.join(tournament[1])
    elif wish:
        client.challenge(wish[0], wish[1], json.loads(wish[2]) if len(wish) > 2 else {})
    playing: set[str] = set()
    for event in client.events():
        if event["type"] == "challenge" and not event["challenge"]["isMine"]:
            try:
                client.accept(event["challenge"]["id"])
            except CanchaError as error:
                print(error, file=sys.stderr)
        elif event["type"] == "match" and event["match"] not in playing:
            playing.add(event["match"])
            threading.Thread(target=play, args=(client, event["match"], event["side"]), daemon=True).start()


if __name__ == "__main__":
    main(*sys.argv[1:])
