// What the frame is told of a match agrees with its rules: score, periods, shoot-outs, clocks, and whose dice are due.
import { describe, expect, test } from 'vitest';
import { Choices } from '../../src/core/choices.ts';
import { CHANCE, type GameEvent, type GameWithTexts, type Position, SIDES, type Turn } from '../../src/core/game.ts';
import { lookOf } from '../../src/core/look.ts';
import type { State } from '../../src/core/state.ts';
import { SIDE_NAMES } from '../../src/core/voice.ts';
import type { Room } from '../../src/games/index.ts';
import { ROOMS } from '../support/rooms.ts';
import { complain, roam, SCALE } from '../support/walk.ts';

const WALKS = 10 * SCALE;
const STEPS = 600;

interface Passage {
  readonly state: State;
  readonly before: Position;
  readonly after: Position;
  readonly events: readonly GameEvent[];
  readonly turn: Turn;
  readonly next: Turn;
  readonly isWhistle: boolean;
}

/** Every step of some random matches, and every whistle that the rules take. */
function passages(game: GameWithTexts, visit: (passage: Passage) => void): void {
  roam(game, WALKS, STEPS, ({ state, seat, action }) => {
    const [before, turn] = [game.writePosition(state), game.turn(state)];
    const see = (isWhistle: boolean, step: (s: State, tell: (event: GameEvent) => void) => unknown): void => {
      const next = state.clone();
      const events: GameEvent[] = [];
      if (step(next, (event) => events.push(event)) === undefined)
        visit({ state, before, after: game.writePosition(next), events, turn, next: game.turn(next), isWhistle });
    };
    see(false, (s, tell) => game.apply(s, seat, action, tell));
    see(true, (s, tell) => game.whistle(s, tell));
  });
}

const scoreIn = (position: Position): readonly number[] => position['score'] as readonly number[];
const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);

describe.each(ROOMS)('$id', ({ game, voice, stage, football }: Room) => {
  test('goals, kicks, periods and the end are told in the words of football, each once', () => {
    let goals = 0;
    passages(game, ({ state, before, after, events, turn, next, isWhistle }) => {
      const told = events.flatMap(football);
      const count = (type: string): number => told.filter((event) => event.type === type).length;
      const check = (what: string, found: number, due: number): void => {
        if (found !== due) complain(game, state, `${what}: ${found} told, ${due} due by ${JSON.stringify(events)}`);
      };
      for (const [i, side] of SIDES.entries()) {
        const due = scoreIn(after)[i]! - scoreIn(before)[i]!;
        check(`goals of ${side}`, told.filter((one) => one.type === 'goal' && one.side === side).length, due);
        check('shots', told.filter((one) => one.type === 'shot' && one.isGoal && one.side === side).length, due);
        goals += due;
      }
      const kicks = (position: Position): number => sum(stage.shootout(position)?.taken ?? []);
      check('kicks', count('kick'), kicks(after) - kicks(before));
      check('shoot-outs', count('shootout'), stage.shootout(after) && !stage.shootout(before) ? 1 : 0);
      check('ends', count('over'), next.kind === 'over' && turn.kind !== 'over' ? 1 : 0);
      // A second whistle may change nothing.
      if (isWhistle && events.length > 0) check('whistles', count('whistle'), 1);
      const [from, to] = [stage.period(before), stage.period(after)];
      if (count('period-end') === 0 && from !== to && next.kind !== 'over')
        complain(game, state, `from ${from} to ${to} without a word`);
    });
    expect(goals).toBeGreaterThan(0);
  });

  test('minutes are kept in the periods of a match by the whistle, and their clock is not stopped once it runs', () => {
    passages(game, ({ state, before, after }) => {
      const isTimed = state.options['clock'] === 'whistle' && !['shootout', 'over'].includes(stage.period(before));
      const clock = stage.clock(before);
      if ((clock !== null) !== isTimed) complain(game, state, `clock ${JSON.stringify(clock)}`);
      const isSamePeriod = stage.period(before) === stage.period(after);
      if (isSamePeriod && clock?.isRunning && !stage.clock(after)!.isRunning && !standsStill(after))
        complain(game, state, 'the clock has been stopped');
    });
  });

  test('progress is told while plays are counted, and within what was agreed', () => {
    passages(game, ({ state, before }) => {
      const progress = stage.progress(before);
      if ((progress !== null) !== !['shootout', 'over'].includes(stage.period(before)))
        complain(game, state, `progress ${JSON.stringify(progress)}`);
      if (progress?.unit === 'play' && (progress.n < 1 || progress.n > (progress.of ?? Infinity)))
        complain(game, state, `progress ${JSON.stringify(progress)}`);
    });
  });

  test('dice are due from the side that the sentence names, or from both', () => {
    const phases = new Set<string>();
    passages(game, ({ state, before, turn }) => {
      if (turn.kind !== 'chance') return;
      phases.add(turn.phase);
      const { en } = voice.ask(before, turn);
      const named = SIDES.find((side) => en.includes(SIDE_NAMES[side]!.en)) ?? null;
      const thrower = stage.thrower(before, turn);
      if ((named || ['d6+d6', 'coin'].includes(turn.draw)) && thrower !== named)
        complain(game, state, `${turn.phase}: ${thrower} throws, but: ${en}`);
    });
    expect(phases.size).toBeGreaterThan(0);
  });

  test('every draw has a look, and a spinner has sectors in proportion to its outcomes', () => {
    const choices = new Choices();
    const draws = new Set<string>();
    passages(game, ({ state, turn }) => {
      if (turn.kind !== 'chance' || draws.has(turn.draw)) return;
      draws.add(turn.draw);
      const look = lookOf(stage, turn.draw);
      expect(look, turn.draw).toBeDefined();
      if (look.kind !== 'spinner') return;
      game.choices(state, CHANCE, choices);
      const total = choices.totalWeight();
      const shares = choices
        .list()
        .map((action, i) => [
          game.writeAction(state, CHANCE, action).split(':')[1]!,
          (choices.weight[i]! * look.sectors.length) / total,
        ]);
      const drawn = new Map<string, number>();
      for (const { outcome } of look.sectors) drawn.set(outcome, (drawn.get(outcome) ?? 0) + 1);
      expect(Object.fromEntries(drawn)).toEqual(Object.fromEntries(shares));
    });
    expect(draws.size).toBeGreaterThan(0);
  });
});

/** MAT: a later set-up takes no time (docs/games/mat.md, section 9). */
const standsStill = ({ game, phase }: Position): boolean => game === 'mat' && phase === 'setup';
