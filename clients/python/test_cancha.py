"""Run by ``python3 -m unittest`` in this folder; ``CANCHA`` says how ``cancha`` is started."""

from __future__ import annotations

import contextlib
import io
import re
import unittest
from pathlib import Path

from cancha import CanchaEnv, CanchaError, Engine

HERE = Path(__file__).parent
GAMES = ["city", "eleven", "mat", "tactics", "torino"]


class TheEngine(unittest.TestCase):
    engine: Engine

    @classmethod
    def setUpClass(cls) -> None:
        cls.engine = Engine()

    @classmethod
    def tearDownClass(cls) -> None:
        cls.engine.close()

    def test_lists_the_games_with_their_options(self) -> None:
        games = {game["id"]: game for game in self.engine.games()}
        self.assertEqual(sorted(games), GAMES)
        self.assertEqual(games["torino"]["options"]["turnsPerHalf"]["type"], "int")

    def test_plays_and_takes_back(self) -> None:
        turn = self.engine.new("torino", {"turnsPerHalf": 2}, seed="python")
        while turn["kind"] == "chance":
            turn = self.engine.chance()["turn"]
        before = self.engine.position()
        first, *_ = self.engine.legal(turn["side"])
        self.assertIn("events", self.engine.play(turn["side"], first))
        self.assertEqual(self.engine.undo(), turn)
        self.assertEqual(self.engine.position(), before)
        self.assertEqual(self.engine.load(before), turn)
        self.assertGreater(self.engine.perft(1), 1)
        self.assertIn(self.engine.best(turn["side"], level="greedy")["action"], self.engine.legal(turn["side"]))

    def test_a_record_replays(self) -> None:
        self.engine.new("torino", seed="record")
        self.engine.chance()
        turn, record = self.engine.turn(), self.engine.record()
        self.engine.new("mat")
        self.assertEqual(self.engine.replay(record), turn)

    def test_a_refusal_names_its_clause_in_both_languages(self) -> None:
        self.engine.new("mat", seed="refusal")
        while self.engine.turn()["kind"] == "chance":
            self.engine.chance()
        side = self.engine.turn()["side"]
        with self.assertRaises(CanchaError) as raised:
            self.engine.play(side, "place:a3" if side == "home" else "place:a14")
        self.assertRegex(raised.exception.rule or "", r"^MAT-SET-\d$")
        self.assertNotEqual(raised.exception.message["es"], raised.exception.message["en"])

    def test_other_mistakes_have_a_code(self) -> None:
        with self.assertRaises(CanchaError) as raised:
            self.engine.new("chess")
        self.assertEqual(raised.exception.code, "bad-request")
        self.assertIsNone(raised.exception.rule)

    def test_a_closed_engine_says_so(self) -> None:
        engine = Engine()
        engine.close()
        engine.close()
        with self.assertRaisesRegex(RuntimeError, "closed"):
            engine.games()

    def test_a_program_that_ends_is_told(self) -> None:
        engine = Engine(["python3", "-c", "raise SystemExit(3)"])
        with self.assertRaisesRegex(RuntimeError, "exit code 3"):
            engine.games()
        with contextlib.suppress(BrokenPipeError):
            engine.close()


class TheEnvironment(unittest.TestCase):
    engine: Engine

    @classmethod
    def setUpClass(cls) -> None:
        cls.engine = Engine()

    @classmethod
    def tearDownClass(cls) -> None:
        cls.engine.close()

    def play(self, env: CanchaEnv, seed: int) -> list[object]:
        """A match of random actions; every number and reward of it."""
        told: list[object] = []
        env.reset(seed=seed)
        for agent in env.agent_iter():
            observation, reward, termination, truncation, info = env.last()
            assert observation is not None
            if termination or truncation:
                self.assertEqual(sum(observation["action_mask"]), 0)
                told.append((agent, reward, info["result"]["winner"] if termination else None))
                env.step(None)
                continue
            mask = observation["action_mask"]
            self.assertEqual(reward, 0)
            self.assertEqual(len(mask), env.action_space(agent).n)
            self.assertEqual([env.actions[i] for i, bit in enumerate(mask) if bit], sorted(info["legal"], key=env.actions.index))
            action = env.action_space(agent).sample(mask)
            told.append(action)
            env.step(action)
        self.assertEqual(env.agents, [])
        return told

    def test_a_match_ends_with_a_reward_for_both(self) -> None:
        env = CanchaEnv("torino", {"turnsPerHalf": 4}, engine=self.engine)
        for seed in range(5):
            *_, first, second = self.play(env, seed)
            (one, reward, winner), (other, punishment, _) = first, second  # type: ignore[misc]
            self.assertEqual({one, other}, {"home", "away"})
            self.assertEqual(reward + punishment, 0)
            self.assertEqual(reward, 0 if winner is None else 1 if winner == one else -1)

    def test_the_same_seed_is_the_same_match(self) -> None:
        runs = [self.play(CanchaEnv("torino", {"turnsPerHalf": 4}, engine=self.engine), 7) for _ in range(2)]
        self.assertEqual(runs[0], runs[1])

    def test_a_long_match_is_truncated(self) -> None:
        for game in GAMES:
            env = CanchaEnv(game, engine=self.engine, max_steps=30)
            told = self.play(env, 1)
            self.assertEqual(len(told), 32, game)
            self.assertEqual(told[-1][1:], (0, None))  # type: ignore[index]

    def test_an_agent_sees_only_its_own_cards_and_only_the_one_asked_has_a_mask(self) -> None:
        env = CanchaEnv("city", engine=self.engine)
        env.reset(seed=3)
        self.assertNotEqual(env.observe("home")["observation"], env.state())
        other = "away" if env.agent_selection == "home" else "home"
        self.assertEqual(sum(env.observe(other)["action_mask"]), 0)
        self.assertGreater(sum(env.observe(env.agent_selection)["action_mask"]), 0)

    def test_numbers_of_actions_can_be_kept(self) -> None:
        env = CanchaEnv("torino", engine=self.engine)
        self.play(env, 1)
        again = CanchaEnv("torino", engine=self.engine, actions=env.actions)
        again.reset(seed=2)
        self.assertEqual(again.actions, env.actions)

    def test_an_action_may_be_a_text_and_an_illegal_one_names_its_rule(self) -> None:
        env = CanchaEnv("torino", engine=self.engine)
        env.reset(seed=1)
        with self.assertRaises(CanchaError):
            env.step("keep:middle")
        with self.assertRaises(ValueError):
            env.step(4000)
        env.step(env.last()[4]["legal"][0])

    def test_too_small_a_space_says_so(self) -> None:
        env = CanchaEnv("mat", engine=self.engine, size=2)
        env.reset(seed=1)
        with self.assertRaisesRegex(RuntimeError, "larger size"):
            env.last()

    def test_a_dead_agent_steps_with_none_alone(self) -> None:
        env = CanchaEnv("torino", engine=self.engine, max_steps=0)
        env.reset()
        with self.assertRaises(ValueError):
            env.step(0)
        env.step(None)
        env.step(None)
        with self.assertRaisesRegex(RuntimeError, "reset"):
            env.step(None)


class TheReadme(unittest.TestCase):
    def test_its_example_runs(self) -> None:
        (example,) = re.findall(r"^```py\n(.*?)^```$", (HERE / "README.md").read_text("utf-8"), re.S | re.M)
        said = io.StringIO()
        with contextlib.redirect_stdout(said):
            exec(compile(example, "README.md", "exec"), {})
        self.assertRegex(said.getvalue(), r"^\{'winner': .*\}\n$")


if __name__ == "__main__":
    unittest.main()
