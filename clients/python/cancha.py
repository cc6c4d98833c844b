"""The rules of Cancha from Python: five football board games, over the engine protocol.

One file, the standard library alone. It starts ``cancha engine`` as a process and speaks one JSON object a line with it
(docs/protocol.md of the project). Three layers:

* ``Engine``: every command of the protocol as a method. Errors of the rules are ``CanchaError``, with clause and sentence.
* ``CanchaEnv``: a match as an environment in the style of PettingZoo's AEC interface (``agent_iter``, ``last``, ``step``,
  ``observe``, action masks, rewards, terminations). Chance is resolved by the engine; secret choices are asked for one
  side after the other, and neither sees the other's.
* ``Client``: the door of programs of a server (its ``/docs``), with a token: challenges, streams, matches against people.

Python 3.9 or newer.
"""

from __future__ import annotations

import hashlib
import http.client
import json
import os
import random
import shlex
import shutil
import subprocess
import time
import urllib.error
import urllib.request
import uuid
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Optional, TypedDict, Union

__all__ = ["Agent", "CanchaEnv", "CanchaError", "Client", "Discrete", "Engine", "Observation", "Position", "Turn"]

#: ``"home"`` or ``"away"``.
Agent = str
#: A position in the words of docs/games/<id>.md.
Position = dict[str, Any]
#: What the match waits for: ``kind`` is ``choice``, ``secret``, ``chance`` or ``over``.
Turn = dict[str, Any]

SIDES: tuple[Agent, Agent] = ("home", "away")


class CanchaError(Exception):
    """A request that was refused: ``code`` and, where a rule of the game is broken, its clause as ``rule``."""

    def __init__(self, error: Mapping[str, Any]) -> None:
        self.code: str = error["code"]
        self.rule: Optional[str] = error.get("rule")
        #: The sentence for a player, by language (``es``, ``en``).
        self.message: Mapping[str, str] = error["message"]
        super().__init__(f"{self.rule or self.code}: {self.message['en']}")


def default_command() -> list[str]:
    """``npx cancha``, or what the variable ``CANCHA`` says (such as ``node /path/to/bin/cancha.js``)."""
    first, *rest = shlex.split(os.environ.get("CANCHA", "npx cancha"))
    # On Windows npx is a script, which is found under its whole name alone.
    return [shutil.which(first) or first, *rest]


class Engine:
    """A running ``cancha engine``: one match at a time, one answer for each request.

    Use it with ``with``, or call ``close`` at the end.
    """

    def __init__(self, command: Optional[Sequence[str]] = None) -> None:
        self._process = subprocess.Popen(
            [*(command or default_command()), "engine"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            encoding="utf-8",
        )

    def __enter__(self) -> Engine:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Ends the process. A second time it does nothing."""
        if self._process.stdin and not self._process.stdin.closed:
            self._process.stdin.close()
            self._process.wait()
            if self._process.stdout:
                self._process.stdout.close()

    def ask(self, cmd: str, **fields: Any) -> dict[str, Any]:
        """Sends a request (fields that are ``None`` are left out) and returns its answer; raises ``CanchaError``."""
        stdin, stdout = self._process.stdin, self._process.stdout
        if stdin is None or stdout is None or stdin.closed:
            raise RuntimeError("the engine is closed")
        request = {"cmd": cmd, **{name: value for name, value in fields.items() if value is not None}}
        try:
            stdin.write(json.dumps(request) + "\n")
            stdin.flush()
        except BrokenPipeError:
            pass  # it has ended, and its last answers may still be read
        line = stdout.readline()
        if not line:
            raise RuntimeError(f"the engine has ended with exit code {self._process.wait()}")
        answer: dict[str, Any] = json.loads(line)
        if not answer["ok"]:
            raise CanchaError(answer["error"])
        return answer

    def games(self) -> list[dict[str, Any]]:
        """The games with their names and options."""
        return list(self.ask("games")["games"])

    def new(self, game: str, options: Optional[Mapping[str, Any]] = None, seed: Optional[str] = None) -> Turn:
        """Begins a match; the seed decides all its dice and cards."""
        return dict(self.ask("new", game=game, options=options, seed=seed)["turn"])

    def load(self, position: Mapping[str, Any]) -> Turn:
        """Goes on from a complete position."""
        return dict(self.ask("load", position=position)["turn"])

    def position(self) -> Position:
        """The complete position, as the referee sees it."""
        return dict(self.ask("position")["position"])

    def view(self, who: str) -> Position:
        """The position as ``home``, ``away`` or the ``public`` may know it."""
        return dict(self.ask("view", **{"as": who})["position"])

    def turn(self) -> Turn:
        """What the match waits for."""
        return dict(self.ask("turn")["turn"])

    def legal(self, side: str) -> list[str]:
        """All legal actions of a side, or the outcomes of ``chance``; sorted, empty where it is not asked."""
        return list(self.ask("legal", side=side)["actions"])

    def play(self, side: Agent, action: str) -> dict[str, Any]:
        """Plays an action; the answer has ``events`` and ``turn``."""
        return self.ask("play", side=side, action=action)

    def chance(self, outcome: Optional[str] = None) -> dict[str, Any]:
        """Resolves a die, coin, spinner or deck: as given, or drawn from the seed."""
        return self.ask("chance", outcome=outcome)

    def whistle(self) -> dict[str, Any]:
        """Says that the time of the period is up."""
        return self.ask("whistle")

    def undo(self) -> Turn:
        """Takes back the last step."""
        return dict(self.ask("undo")["turn"])

    def record(self) -> str:
        """The match as text."""
        return str(self.ask("record")["record"])

    def replay(self, record: str) -> Turn:
        """Goes on from the end of a record."""
        return dict(self.ask("replay", record=record)["turn"])

    def perft(self, depth: int) -> int:
        """How many sequences of that many steps there are."""
        return int(self.ask("perft", depth=depth)["nodes"])

    def best(
        self,
        side: Agent,
        level: Optional[str] = None,
        ms: Optional[int] = None,
        nodes: Optional[int] = None,
        seed: Optional[str] = None,
    ) -> dict[str, Any]:
        """What a bot would play: ``action``, ``value`` (its expected share of the match), ``nodes`` and ``line``."""
        return self.ask("best", side=side, level=level, ms=ms, nodes=nodes, seed=seed)


class Observation(TypedDict):
    """What an agent sees: the position as its side knows it, and a 1 for each action that is legal now."""

    observation: Position
    action_mask: list[int]


class Discrete:
    """The actions 0 to n − 1, as far as a learner needs a space of them."""

    def __init__(self, n: int, rng: random.Random) -> None:
        self.n = n
        self._rng = rng

    def sample(self, mask: Optional[Sequence[int]] = None) -> int:
        """Any action, or any that the mask allows."""
        allowed = range(self.n) if mask is None else [i for i, bit in enumerate(mask) if bit]
        return self._rng.choice(allowed)

    def contains(self, action: object) -> bool:
        """Whether this is one of the actions."""
        return isinstance(action, int) and 0 <= action < self.n


class CanchaEnv:
    """A match as an environment in the style of PettingZoo's AEC interface, with the agents ``home`` and ``away``.

    An action is a number in ``action_space``, or its text. The number of a text is given when it is first legal and stays
    the same for ever in this environment: ``actions`` lists the texts by number. Save that list and pass it as ``actions``
    to keep the numbers in another run. ``size`` is the length of the masks; there may not be more different actions.

    The reward comes with the end: 1 for the winner, -1 for the loser, 0 for both in a draw. After ``max_steps`` actions a
    match is truncated.
    """

    metadata: dict[str, Any] = {"name": "cancha_v0", "render_modes": [], "is_parallelizable": False}
    possible_agents: list[Agent] = list(SIDES)

    def __init__(
        self,
        game: str,
        options: Optional[Mapping[str, Any]] = None,
        *,
        size: int = 4096,
        max_steps: int = 10_000,
        actions: Sequence[str] = (),
        engine: Optional[Engine] = None,
    ) -> None:
        self.game = game
        self.options = dict(options or {})
        self.max_steps = max_steps
        self.engine = engine or Engine()
        self.actions: list[str] = list(actions)
        self._numbers = {text: number for number, text in enumerate(self.actions)}
        self._rng = random.Random()
        self._space = Discrete(size, self._rng)
        self.agents: list[Agent] = []
        self.agent_selection: Agent = SIDES[0]
        self.rewards: dict[Agent, float] = {}
        self.terminations: dict[Agent, bool] = {}
        self.truncations: dict[Agent, bool] = {}
        self.infos: dict[Agent, dict[str, Any]] = {}
        self._cumulative_rewards: dict[Agent, float] = {}
        self._legal: list[str] = []
        self._steps = 0

    def __enter__(self) -> CanchaEnv:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Ends the engine."""
        self.engine.close()

    @property
    def num_agents(self) -> int:
        """How many agents are left in the match."""
        return len(self.agents)

    @property
    def max_num_agents(self) -> int:
        """How many agents a match begins with."""
        return len(self.possible_agents)

    @property
    def unwrapped(self) -> CanchaEnv:
        """The environment itself: nothing is wrapped around it."""
        return self

    def action_space(self, agent: Agent) -> Discrete:  # noqa: ARG002 (both sides have the same)
        """The numbers of the actions."""
        return self._space

    def reset(self, seed: Optional[int] = None, options: Optional[Mapping[str, Any]] = None) -> None:
        """Begins a match; with the same seed its dice and cards, and the samples of the action space, are the same."""
        if seed is not None:
            self._rng.seed(seed)
        self.agents = list(SIDES)
        self.rewards = dict.fromkeys(SIDES, 0.0)
        self._cumulative_rewards = dict.fromkeys(SIDES, 0.0)
        self.terminations = dict.fromkeys(SIDES, False)
        self.truncations = dict.fromkeys(SIDES, False)
        self.infos = {agent: {} for agent in SIDES}
        self._steps = 0
        chosen = {**self.options, **(options or {})}
        self._wait_for(self.engine.new(self.game, chosen, None if seed is None else str(seed)), [])

    def observe(self, agent: Agent) -> Observation:
        """What an agent may know; its mask is empty while the other one is asked."""
        mask = [0] * self._space.n
        if agent == self.agent_selection:
            for action in self._legal:
                mask[self._number_of(action)] = 1
        return {"observation": self.engine.view(agent), "action_mask": mask}

    def last(self, observe: bool = True) -> tuple[Optional[Observation], float, bool, bool, dict[str, Any]]:
        """For the agent that is asked: observation, reward since it was asked before, termination, truncation, info.

        ``info`` has the ``phase``, the ``legal`` actions as texts, and the ``events`` since the last step as the referee
        tells them. At the end it has the ``result``.
        """
        agent = self.agent_selection
        return (
            self.observe(agent) if observe else None,
            self._cumulative_rewards[agent],
            self.terminations[agent],
            self.truncations[agent],
            self.infos[agent],
        )

    def agent_iter(self, max_iter: int = 2**63) -> Iterator[Agent]:
        """Whoever is asked, one after the other, until the match is over for both."""
        while self.agents and max_iter > 0:
            yield self.agent_selection
            max_iter -= 1

    def step(self, action: Optional[Union[int, str]]) -> None:
        """Plays for the agent that is asked; ``None`` once the match is over for it. Raises ``CanchaError`` if illegal."""
        if not self.agents:
            raise RuntimeError("the match is over: call reset")
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            if action is not None:
                raise ValueError("the match is over for this agent: its step is None")
            self._leave(agent)
            return
        answer = self.engine.play(agent, self._text_of(action))
        self._steps += 1
        self._cumulative_rewards[agent] = 0.0
        self._wait_for(answer["turn"], answer["events"])

    def state(self) -> Position:
        """The complete position; no agent may see it."""
        return self.engine.position()

    def _leave(self, agent: Agent) -> None:
        self.agents.remove(agent)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        if self.agents:
            self.agent_selection = self.agents[0]

    def _wait_for(self, turn: Turn, events: list[dict[str, Any]]) -> None:
        """Lets chance happen, then finds out who is asked, or that the match is over."""
        while turn["kind"] == "chance":
            answer = self.engine.chance()
            turn = answer["turn"]
            events = [*events, *answer["events"]]
        info: dict[str, Any] = {"events": events, "legal": []}
        self._legal = []
        if turn["kind"] == "over":
            winner = turn["result"]["winner"]
            self.rewards = {side: 0.0 if winner is None else 1.0 if side == winner else -1.0 for side in SIDES}
            self.terminations = dict.fromkeys(SIDES, True)
            info["result"] = turn["result"]
        else:
            # Of a secret turn `sides` has those who have not yet chosen.
            self.agent_selection = turn["side"] if turn["kind"] == "choice" else turn["sides"][0]
            self.rewards = dict.fromkeys(SIDES, 0.0)
            if self._steps >= self.max_steps:
                self.truncations = dict.fromkeys(SIDES, True)
            else:
                self._legal = self.engine.legal(self.agent_selection)
            info.update(phase=turn["phase"], legal=self._legal)
        for side in SIDES:
            self._cumulative_rewards[side] += self.rewards[side]
            self.infos[side] = info if side == self.agent_selection or "result" in info else {}

    def _number_of(self, action: str) -> int:
        number = self._numbers.setdefault(action, len(self.actions))
        if number == len(self.actions):
            if number >= self._space.n:
                raise RuntimeError(f"more than {self._space.n} different actions: make the environment with a larger size")
            self.actions.append(action)
        return number

    def _text_of(self, action: Optional[Union[int, str]]) -> str:
        if isinstance(action, str):
            return action
        if action is None or not 0 <= action < len(self.actions):
            raise ValueError(f"{action!r} is no action that was ever legal here")
        return self.actions[action]


class Client:
    """The account of a program on a server. A stream that is cut is opened again by itself, and goes on where it was."""

    #: Seconds until a stream that was cut is opened again.
    AGAIN = 1.0
    #: Seconds without a sign of life, after which a stream counts as cut; the server gives one every ten.
    QUIET = 30.0

    def __init__(self, address: str, token: str) -> None:
        self._root = address.rstrip("/") + "/api/v1"
        self._token = token

    def ask(self, method: str, path: str, body: Optional[Mapping[str, Any]] = None) -> dict[str, Any]:
        """One question and its answer; raises ``CanchaError``."""
        with self._open(method, path, body) as answer:
            return dict(json.load(answer))

    def challenge(self, to: str, game: str, options: Optional[Mapping[str, Any]] = None, is_rated: bool = True) -> str:
        """Challenges an account by its name, to a match that counts unless said otherwise; the id of the challenge."""
        wish = {"to": to, "game": game, "options": options or {}, "isRated": is_rated}
        return str(self.ask("POST", "/challenges", wish)["id"])

    def accept(self, challenge: str) -> str:
        """Accepts a challenge; the id of the match."""
        return str(self.ask("POST", f"/challenges/{challenge}/accept")["match"])

    def decline(self, challenge: str) -> None:
        """Declines a challenge."""
        self.ask("POST", f"/challenges/{challenge}/decline")

    def join(self, tournament: str) -> None:
        """Takes part in a tournament, or comes back to it after a rest; its matches come as events."""
        self.ask("POST", f"/tournaments/{tournament}/join")

    def leave(self, tournament: str) -> None:
        """Leaves a tournament; once it has begun, the matches that are left are lost."""
        self.ask("DELETE", f"/tournaments/{tournament}/join")

    def command(self, match: str, kind: str, **fields: Any) -> None:
        """Says something in a match: ``play``, ``throw``, ``answer``, ``offer-draw``, ``undo``, ``resign``."""
        # It has a name, so that what is sent again after a lost answer is done once.
        named = {"type": kind, "id": uuid.uuid4().hex[:24], **fields}
        while True:
            try:
                self.ask("POST", f"/matches/{match}", named)
                return
            except (OSError, http.client.HTTPException, json.JSONDecodeError):
                time.sleep(self.AGAIN)

    def record(self, match: str) -> str:
        """The record of a match that is over."""
        return str(self.ask("GET", f"/matches/{match}/record")["record"])

    def events(self) -> Iterator[dict[str, Any]]:
        """What happens to the account, for as long as it is listened to."""
        while True:
            yield from self._lines("/events")
            time.sleep(self.AGAIN)

    def steps(self, match: str) -> Iterator[dict[str, Any]]:
        """The steps of a match until it is over. Its seed is promised and given on the way: nobody can foresee its dice."""
        n = 0
        while True:
            for line in self._lines(f"/matches/{match}/stream?after={n}"):
                if line["type"] == "hello":
                    self._promise(match, line)
                if line["type"] != "step":
                    continue
                n = line["n"]
                yield line
                if line["turn"]["kind"] == "over":
                    return
            time.sleep(self.AGAIN)

    def _promise(self, match: str, hello: Mapping[str, Any]) -> None:
        """Gives the same seed whenever it is asked for, and nobody else can know it."""
        side = next(iter(hello["owns"]), None)
        if side not in hello["seedsAwaited"]:
            return
        seed = hashlib.sha256(f"{self._token}/{match}".encode()).hexdigest()
        if side in hello["hashesAwaited"]:
            self.command(match, "commit", id=f"h-{side}", hash=hashlib.sha256(seed.encode()).hexdigest())
        elif not hello["hashesAwaited"]:
            self.command(match, "seed", id=f"s-{side}", seed=seed)

    def _lines(self, path: str) -> Iterator[dict[str, Any]]:
        """The lines of a stream until it ends or is cut; what the server refuses is raised."""
        try:
            with self._open("GET", path) as answer:
                for line in answer:
                    if line.strip():
                        yield json.loads(line)
        except (OSError, http.client.HTTPException, json.JSONDecodeError):
            return

    def _open(self, method: str, path: str, body: Optional[Mapping[str, Any]] = None) -> http.client.HTTPResponse:
        headers = {"authorization": f"Bearer {self._token}"}
        if body is not None:
            headers["content-type"] = "application/json"
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self._root + path, data, headers, method=method)
        try:
            answer: http.client.HTTPResponse = urllib.request.urlopen(request, timeout=self.QUIET)
            return answer
        except urllib.error.HTTPError as refused:
            if refused.code >= 500:
                raise
            raise CanchaError(json.load(refused)["error"]) from None
