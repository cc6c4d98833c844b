import { describe, expect, it } from 'vitest';
import { casesOf } from '../../test/support/cases.ts';
import { ROOMS } from '../../test/support/rooms.ts';
import type { Game, GameWithTexts, Side } from '../core/game.ts';
import { SIDES } from '../core/game.ts';
import { chooseOptions } from '../core/options.ts';
import { randomFrom } from '../core/random.ts';
import type { State } from '../core/state.ts';
import { Match } from '../match/match.ts';
import { RecordWriter } from '../match/record.ts';
import { createHost, type Page } from './host.ts';
import type { ClientMessage, HostMessage, StepMessage } from './messages.ts';

const SEEDS = { referee: 'r', home: 'h', away: 'a' };
const TABLE = { home: [{ name: 'Ana', bot: null }], away: [{ name: 'Bo', bot: null }] };
const PORTS = { now: () => 0, think: () => Promise.reject(new Error('nobody thinks')), save: () => undefined };

/** Pairs of states that are compared; there are hundreds in the cases. */
const MOST = 60;

/** Every state that the public cases of a game lead to. */
function* statesOf(game: GameWithTexts): Generator<State> {
  for (const { given, options, steps } of casesOf(game.id)) {
    const chosen = chooseOptions(game.options, options ?? {});
    const loaded = game.readPosition(given);
    const start =
      Object.keys(given).length === 1 && chosen.ok ? game.setup(chosen.value) : loaded.ok ? loaded.value : undefined;
    if (!start) continue;
    const match = new Match({ game, start, isFresh: false, seeds: SEEDS }, 0);
    for (const { play, side, chance, whistle } of steps) {
      if (play !== undefined) match.submit({ type: 'play', side: side as Side, action: play }, 0);
      else if (chance !== undefined) match.submit({ type: 'chance', outcome: chance }, 0);
      else if (whistle) match.submit({ type: 'whistle' }, 0);
      yield match.state.clone();
    }
  }
}

const written = (game: Game, s: State): string => JSON.stringify(game.writePosition(s));

/** A host of a match that stands at this state, and all that pages with these sides hear of it. */
async function hear(
  game: GameWithTexts,
  start: State,
  owners: readonly (readonly Side[])[],
  say: readonly ClientMessage[],
) {
  const record = new RecordWriter(new Match({ game, start, isFresh: false, seeds: SEEDS }, 0)).write(true);
  const host = await createHost({ game: game.id, options: {}, table: TABLE, record }, '', PORTS);
  if (!host.ok) throw new Error(host.error.message.en);
  return owners.map((owns) => {
    const heard: HostMessage[] = [];
    const page: Page = { owns, member: null, isReferee: false, send: (message) => heard.push(message) };
    const { receive } = host.value.connect(page);
    for (const message of say) receive(message);
    return heard;
  });
}

const stepOf = (heard: readonly HostMessage[]): StepMessage => heard.find((message) => message.type === 'step')!;

describe.each(ROOMS)('$id', ({ game }) => {
  it('two states that a side can’t tell apart give its page the very same messages', async () => {
    const random = randomFrom('secrets');
    let compared = 0;
    for (const state of statesOf(game)) {
      for (const side of SIDES) {
        const view = game.view(state, side);
        if (compared === MOST || written(game, view) === written(game, state)) continue;
        compared++;
        const other = game.guess(view, side, random);
        const legal = stepOf((await hear(game, state, [[side]], []))[0]!).legal.slice(0, 3);
        const say: ClientMessage[] = [
          { type: 'resume', n: 0 },
          ...(game.toMove(state) === 0 ? [] : [{ type: 'record' } as const]),
          ...legal.map((action, id) => ({ type: 'odds', id, side, action }) as const),
        ];
        expect(await hear(game, state, [[side]], say)).toEqual(await hear(game, other, [[side]], say));
      }
    }
  });

  it('one device shows nothing hidden before the hand-over', async () => {
    for (const state of statesOf(game)) {
      const [home, away] = SIDES.map((side) => written(game, game.view(state, side)));
      const [heard] = await hear(game, state, [['home', 'away']], []);
      const step = stepOf(heard!);
      if (home === away && step.turn.kind !== 'secret') continue;
      expect(step.as).toBe('public');
      expect(step.legal).toEqual([]);
      if (step.turn.kind !== 'choice' && step.turn.kind !== 'secret') continue;
      const side = step.turn.kind === 'choice' ? step.turn.side : step.turn.sides[0]!;
      expect(step.cover).toBe(side);
      const [after] = await hear(game, state, [['home', 'away']], [{ type: 'look', side }]);
      const looked = after!.at(-1)!;
      expect(looked).toMatchObject({ type: 'step', as: side, cover: null });
      expect(looked.type === 'step' && JSON.stringify(looked.position)).toBe(written(game, game.view(state, side)));
    }
  });
});

it('there are secrets in the cases, so that the above says something', () => {
  const hidden = ROOMS.filter(({ game }) =>
    [...statesOf(game)].some((state) => written(game, game.view(state, 'public')) !== written(game, state)),
  );
  expect(hidden.map(({ id }) => id)).toEqual(
    expect.arrayContaining(ROOMS.filter(({ id }) => id === 'eleven' || id === 'mat').map(({ id }) => id)),
  );
});
