// A hundred matches of a game with hidden hands, played online: everything that each page received is searched for what it
// must not know.
import { expect, it } from 'vitest';
import { Choices } from '../../src/core/choices.ts';
import { CHANCE, firstSeat, SIDES, type Side, sideOf } from '../../src/core/game.ts';
import { chooseOptions } from '../../src/core/options.ts';
import { randomFrom } from '../../src/core/random.ts';
import { type GameId, loadRoom } from '../../src/games/index.ts';
import { commitmentTo } from '../../src/match/fair.ts';
import type { ClientMessage } from '../../src/protocol/messages.ts';
import { localBus } from '../../src/server/bus/bus.ts';
import { openSqliteLog } from '../../src/server/log/sqlite.ts';
import { openReferee } from '../../src/server/opened.ts';
import type { Visitor } from '../../src/server/table.ts';
import { Tables } from '../../src/server/tables.ts';
import { throwerIn } from '../support/thrower.ts';

const MATCHES = 100;
const STEPS = 50;
const nobodyThinks = () => Promise.reject(new Error('nobody thinks here'));

interface Wire {
  readonly n: number;
  readonly d?: readonly number[];
  readonly cells?: readonly number[];
  readonly type?: string;
  readonly e?: readonly object[];
}

it.each(['city', 'eleven', 'mat'] satisfies GameId[])('%s: no page is told what its side may not know', async (id) => {
  const room = await loadRoom(id);
  const { game } = room;
  const options = chooseOptions(game.options, {});
  if (!options.ok) throw new Error(options.error.expected.en);
  const log = await openSqliteLog(':memory:');
  const bus = localBus(nobodyThinks);
  const stumbled = (error: unknown): never => {
    throw error;
  };
  const nothing = (): undefined => undefined;
  const node = {
    log,
    bus,
    now: () => 0,
    think: nobodyThinks,
    count: nothing,
    played: nothing,
    over: async () => undefined,
    awaySince: async () => null,
    refuseAdvice: async () => undefined,
    stumbled,
  };
  const tables = new Tables(node);
  const random = randomFrom('online secrets');
  const choices = new Choices();
  let compared = 0;
  for (let count = 0; count < (id === 'city' ? MATCHES : 10); count++) {
    const { id: match } = await tables.create({ game: id, options: options.value, side: 'home', name: 'Ana' });
    await tables.join((await tables.find(match))!, 'Blas');
    const table = (await tables.take(match))!;
    const heard: Record<Side | 'public', Wire[]> = { home: [], away: [], public: [] };
    const visitors = Object.fromEntries(
      ([...SIDES, 'public'] as const).map((as) => {
        const send = (text: string): void => void heard[as].push(JSON.parse(text) as Wire);
        return [as, { side: as === 'public' ? null : as, member: null, send } satisfies Visitor];
      }),
    ) as Record<Side | 'public', Visitor>;
    for (const visitor of Object.values(visitors)) await table.enter(visitor, 0);
    const say = (side: Side, message: ClientMessage): Promise<void> => table.hear(visitors[side], message);
    for (const side of SIDES) await say(side, { type: 'commit', side, hash: commitmentTo(side) });
    for (const side of SIDES) await say(side, { type: 'seed', side, seed: side });

    // The referee's own copy, step by step, says what each side may see.
    const seen: Record<Side | 'public', Int16Array[]> = { home: [], away: [], public: [] };
    const state = game.setup(options.value);
    for (let step = 0; step < STEPS; step++) {
      const due = game.toMove(state);
      if (due === 0) break;
      const seat = firstSeat(due);
      game.choices(state, seat, choices);
      const action = choices.pick(random());
      const text = game.writeAction(state, seat, action);
      if (seat === CHANCE) await say(throwerIn(room, state), { type: 'throw' });
      else await say(sideOf(seat), { type: 'play', side: sideOf(seat), action: text });
      const rows = await log.stepsAfter(match, 4 + step);
      const happened = rows[0]!.text.replace(/^(chance|home|away) /, '');
      const read = game.readAction(state, seat, happened);
      if (!read.ok) throw new Error(happened);
      game.apply(state, seat, read.value);
      for (const as of [...SIDES, 'public'] as const) seen[as].push(game.view(state, as).cells.slice());
    }
    for (const as of [...SIDES, 'public'] as const) {
      const cells = new Int16Array(state.cells.length);
      for (const message of heard[as]) {
        if (message.type === 'whole') cells.set(message.cells!);
        if (!message.d) continue;
        for (let i = 0; i < message.d.length; i += 2) cells[message.d[i]!] = message.d[i + 1]!;
        expect(cells.join()).toBe(seen[as][message.n - 5]!.join());
        for (const event of message.e as { type: string }[])
          expect(JSON.stringify(game.hide(event, as))).toBe(JSON.stringify(event));
        compared++;
      }
      expect(JSON.stringify(heard[as])).not.toContain((await tables.find(match))!.seed);
    }
    const referee = await openReferee((await tables.find(match))!, await log.stepsAfter(match, 0));
    expect(referee.ok && referee.value.match?.state.cells).toEqual(state.cells);
    tables.release(match);
  }
  expect(compared).toBeGreaterThan(500);
  await log.close();
});
