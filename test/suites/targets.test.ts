// What a board is given of the rules agrees with them, whoever looks: targets are legal, their routes lead where they say,
// and all of it can be sent.
import { describe, expect, test } from 'vitest';
import { CHANCE, type GameEvent, type Position, SIDES, type Viewer } from '../../src/core/game.ts';
import type { State } from '../../src/core/state.ts';
import type { Drawn } from '../../src/core/targets.ts';
import type { Room } from '../../src/games/index.ts';
import { ROOMS } from '../support/rooms.ts';
import { complain, roam, SCALE, walk } from '../support/walk.ts';

const WALKS = 2 * SCALE;
const STEPS = 150;
const VIEWERS: readonly Viewer[] = [...SIDES, 'public', 'referee'];

/** Where what is risked is touched on the board, not pressed as a button of the frame. */
const RISKED_ON_BOARD: readonly string[] = ['tactics', 'mat', 'city'];

describe.each(ROOMS)('$id', ({ game, targets }: Room) => {
  const seenBy = (state: State, who: Viewer): Position => game.writePosition(game.view(state, who));

  test('targets are legal actions with routes from end to end', () => {
    for (let number = 0; number < WALKS; number++)
      walk(game, number, STEPS, ({ state, seat, choices }) => {
        if (seat === CHANCE) return;
        const side = SIDES[seat as 0 | 1];
        const legal = choices.list().map((action) => game.writeAction(state, seat, action));
        const scene = { position: seenBy(state, side), before: null, events: [], side, legal };
        for (const { action, from, to, route } of targets.draw(scene).targets) {
          if (!legal.includes(action)) complain(game, state, `${action} is a target and not legal`);
          const isWhole = !route || ((from ?? route[0]) === route[0] && (to ?? route.at(-1)) === route.at(-1));
          if (!isWhole) complain(game, state, `${action} goes from ${from} to ${to} by ${route}`);
        }
      });
  });

  test('every viewer is drawn every step, as plain data', () => {
    const before = new Map<Viewer, Position>();
    let last: Drawn | undefined;
    walk(game, 0, STEPS, ({ state, seat, action }) => {
      const next = state.clone();
      const events: GameEvent[] = [];
      game.apply(next, seat, action, (event) => events.push(event));
      for (const who of VIEWERS) {
        const position = seenBy(next, who);
        const told = events.map((event) => game.hide(event, who));
        last = targets.draw({ position, before: before.get(who) ?? null, events: told, side: null, legal: [] });
        before.set(who, position);
        expect(JSON.parse(JSON.stringify(last))).toEqual(last);
      }
    });
    expect(last?.targets).toEqual([]);
  });
});

describe.each(ROOMS.filter(({ id }) => RISKED_ON_BOARD.includes(id)))('$id', ({ game, targets, voice }: Room) => {
  test('a target says what its odds are of', () => {
    const risks = new Set<string>();
    roam(game, 2 * WALKS, STEPS, ({ state, seat, choices }) => {
      if (seat === CHANCE) return;
      const side = SIDES[seat as 0 | 1];
      const legal = choices.list().map((action) => game.writeAction(state, seat, action));
      const position = game.writePosition(game.view(state, side));
      const drawn = targets.draw({ position, before: null, events: [], side, legal });
      const told = new Map(drawn.targets.map(({ action, aim }) => [action, aim]));
      for (const action of legal.filter((each) => each.includes(':'))) {
        const aim = voice.aim(action, position, side);
        if (!aim) continue;
        risks.add(action.split(':')[0]!);
        if (told.get(action)?.en !== aim.label.en) complain(game, state, `${action} says nothing of «${aim.label.en}»`);
      }
    });
    expect(risks.size).toBeGreaterThan(1);
  });
});
