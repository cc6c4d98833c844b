import { describe, expect, it, vi } from 'vitest';
import { throwerOf } from '../../test/support/thrower.ts';
import { Choices } from '../core/choices.ts';
import { type Side, seatOf } from '../core/game.ts';
import { loadRoom } from '../games/index.ts';
import { openRecord, verifyRecord } from '../match/replay.ts';
import { type Beginning, createHost, type Page, type Ports } from './host.ts';
import type { ClientMessage, HostMessage, StepMessage } from './messages.ts';

const person = (name: string) => [{ name, bot: null }];
const bot = [{ name: 'Bot', bot: 'random' }];

interface Seat {
  readonly heard: HostMessage[];
  readonly last: () => StepMessage;
  say(message: ClientMessage): void;
}

/** A host with bots that take their first legal action, and pages that own these sides. */
async function table(start: Partial<Beginning>, ...owners: (readonly Side[])[]) {
  const saved: string[] = [];
  const ports: Ports = {
    now: () => 0,
    think: async ({ game, view, side }) => {
      const choices = new Choices();
      game.choices(view, seatOf(side), choices);
      const action = game.writeAction(view, seatOf(side), choices.action[0]!);
      return { action, value: 0.5, line: [action] };
    },
    save: (record) => saved.push(record),
  };
  const whole: Beginning = {
    game: 'torino',
    options: { turnsPerHalf: 4 },
    table: { home: person('Ana'), away: bot },
    ...start,
  };
  const created = await createHost(whole, 'secret seed', ports);
  if (!created.ok) throw new Error(created.error.message.en);
  const seats = owners.map((owns): Seat => {
    const heard: HostMessage[] = [];
    const page: Page = { owns, member: null, isReferee: false, send: (message) => heard.push(message) };
    const { receive } = created.value.connect(page);
    const last = () => heard.findLast((message): message is StepMessage => message.type === 'step')!;
    return { heard, last, say: receive };
  });
  return { host: created.value, seats, saved, ports };
}

const torino = await loadRoom('torino');
const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

/** The person throws and takes the first choice until the match is over. */
async function playOut({ last, say }: Seat): Promise<void> {
  for (let i = 0; i < 3000 && last().turn.kind !== 'over'; i++) {
    const { turn, as, legal } = last();
    if (turn.kind === 'chance') say({ type: 'throw' });
    else if (legal.length > 0 && as !== 'public') say({ type: 'play', side: as, action: legal[0]! });
    await settle();
  }
}

/** Two people throw, each his own dice, until one of them is to decide. */
function throwOn(ana: Seat, bo: Seat): void {
  for (let i = 0; i < 60 && ana.last().turn.kind === 'chance'; i++)
    (throwerOf(torino, ana.last()) === 'home' ? ana : bo).say({ type: 'throw' });
}

/** Two people at two pages, one of whom is to decide. */
async function firstChoice() {
  const { seats } = await table({ table: { home: person('Ana'), away: person('Bo') } }, ['home'], ['away']);
  const [ana, bo] = seats as [Seat, Seat];
  ana.say({ type: 'seed', side: 'home', seed: '1' });
  bo.say({ type: 'seed', side: 'away', seed: '2' });
  throwOn(ana, bo);
  const turn = ana.last().turn;
  if (turn.kind !== 'choice') throw new Error('a choice was due');
  const [actor, other] = turn.side === 'home' ? [ana, bo] : [bo, ana];
  return { turn, actor, other };
}

describe('a host', () => {
  it('promises its seed, waits for the person’s, and plays a whole match against a bot', async () => {
    const { seats, saved } = await table({}, ['home']);
    const [ana] = seats as [Seat];
    expect(ana.heard).toMatchObject([{ type: 'hello', owns: ['home'], seedsAwaited: ['home'] }]);
    expect(ana.heard[0]).not.toHaveProperty('seed');
    ana.say({ type: 'throw' });
    expect(ana.heard.at(-1)).toMatchObject({ type: 'refused', error: { code: 'no-match' } });
    ana.say({ type: 'seed', side: 'home', seed: 'mine' });
    await playOut(ana);
    expect(ana.last().turn.kind).toBe('over');
    ana.say({ type: 'record' });
    const message = ana.heard.at(-1)!;
    expect(message.type === 'record' && message.record).toBe(saved.at(-1));
    const opened = openRecord(saved.at(-1)!);
    const { game } = await loadRoom('torino');
    expect(opened.ok && verifyRecord(game, opened.value).ok).toBe(true);
  });

  it('never says its seed before the end', async () => {
    const { seats } = await table({}, ['home'], []);
    seats[0]!.say({ type: 'seed', side: 'home', seed: 'mine' });
    for (let i = 0; i < 20; i++) seats[0]!.say({ type: 'throw' });
    seats[0]!.say({ type: 'record' });
    seats[1]!.say({ type: 'record' });
    expect(JSON.stringify(seats.map((seat) => seat.heard))).not.toContain('secret seed');
  });

  it('lets a page act only for its own sides, and onlookers not at all', async () => {
    const { seats } = await table({ table: { home: person('Ana'), away: person('Bo') } }, ['home'], ['away'], []);
    const [ana, bo, onlooker] = seats as [Seat, Seat, Seat];
    ana.say({ type: 'seed', side: 'home', seed: '1' });
    expect(bo.heard.at(-1)).toMatchObject({ type: 'hello', seedsAwaited: ['away'] });
    bo.say({ type: 'seed', side: 'away', seed: '2' });
    onlooker.say({ type: 'throw' });
    expect(onlooker.heard.at(-1)).toMatchObject({ type: 'refused', error: { code: 'not-your-turn' } });
    ana.say({ type: 'resign', side: 'away' });
    expect(ana.last().turn.kind).toBe('chance');
    bo.say({ type: 'whistle' });
    expect(bo.heard.at(-1)).toMatchObject({ type: 'refused' });
    bo.say({ type: 'resign', side: 'away' });
    expect(onlooker.last().turn).toMatchObject({ kind: 'over', result: { winner: 'home', reason: 'resign' } });
  });

  it('shows the choices only to who has them, and says the rule of an illegal try', async () => {
    const { turn, actor, other } = await firstChoice();
    expect(actor.last().legal.length).toBeGreaterThan(0);
    expect(other.last().legal).toEqual([]);
    actor.say({ type: 'play', side: turn.side, action: turn.phase === 'pass' ? 'keep:even' : 'pass:8' });
    expect(actor.heard.at(-1)).toMatchObject({ type: 'refused', error: { code: 'illegal' } });
    const before = actor.last().n;
    actor.say({ type: 'play', side: turn.side, action: actor.last().legal[0]!, n: before - 1 });
    expect(actor.last().n).toBe(before);
    actor.say({ type: 'play', side: turn.side, action: actor.last().legal[0]!, n: before });
    expect(actor.last().n).toBe(before + 1);
    actor.say({ type: 'undo', side: turn.side });
    expect(actor.last().turn).toEqual(turn);
  });

  it('lets only him throw whose dice are due, and whoever plays against a bot for both', async () => {
    const { actor, other, turn } = await firstChoice();
    for (let i = 0; i < 200; i++) {
      const step = actor.last();
      if (step.turn.kind === 'over') break;
      if (step.turn.kind === 'choice') {
        const decides = step.turn.side === turn.side ? actor : other;
        decides.say({ type: 'play', side: step.turn.side, action: decides.last().legal[0]! });
        continue;
      }
      const hand = torino.stage.thrower(step.position, step.turn);
      const [thrower, rival] = hand === turn.side ? [actor, other] : [other, actor];
      rival.say({ type: 'throw' });
      const refused = {
        type: 'refused',
        error: { code: 'not-your-turn', message: { en: expect.stringContaining('rival') } },
      };
      if (hand !== null) expect(rival.heard.at(-1)).toMatchObject(refused);
      if (hand !== null) thrower.say({ type: 'throw' });
      expect(actor.last().n).toBe(step.n + 1);
    }
  });

  it('gives a returning page what it missed', async () => {
    const { seats } = await table({}, ['home']);
    const [ana] = seats as [Seat];
    ana.say({ type: 'seed', side: 'home', seed: 'x' });
    const n = ana.last().n;
    ana.say({ type: 'throw' });
    ana.say({ type: 'resume', n });
    const log = ana.heard.findLast((message) => message.type === 'log')!;
    expect(log.entries.map((entry) => entry.n)).toEqual([n + 1]);
    expect(log.entries[0]!.events.map((event) => event.type)).toContain('roll');
  });

  it('goes on from a saved record with the same dice', async () => {
    const one = await table({}, ['home']);
    one.seats[0]!.say({ type: 'seed', side: 'home', seed: 'x' });
    one.seats[0]!.say({ type: 'throw' });
    const two = await table({ record: one.saved.at(-1)! }, ['home']);
    expect(two.seats[0]!.last().position).toEqual(one.seats[0]!.last().position);
    two.seats[0]!.say({ type: 'resume', n: 0 });
    const log = two.seats[0]!.heard.findLast((message) => message.type === 'log')!;
    expect(log.entries[0]!.events.map((event) => event.type)).toContain('roll');
    await playOut(one.seats[0]!);
    await playOut(two.seats[0]!);
    expect(two.saved.at(-1)).toBe(one.saved.at(-1));
  });

  it('thinks of a hint once, however often it is asked for, and says when it can not', async () => {
    const { seats, ports } = await table({ table: { home: person('Ana'), away: person('Bo') } }, ['home', 'away']);
    const [both] = seats as [Seat];
    both.say({ type: 'seed', side: 'home', seed: '1' });
    both.say({ type: 'seed', side: 'away', seed: '2' });
    for (let i = 0; i < 60 && both.last().turn.kind === 'chance'; i++) both.say({ type: 'throw' });
    const { turn } = both.last();
    if (turn.kind !== 'choice') throw new Error('a choice was due');
    const hints = () => both.heard.filter((message) => message.type === 'hint').length;
    const think = vi.spyOn(ports, 'think').mockRejectedValueOnce(new Error('too many wait'));
    both.say({ type: 'hint', side: turn.side });
    await settle();
    expect(both.heard.at(-1)).toMatchObject({ type: 'refused', error: { code: 'bad-request' } });
    for (let i = 0; i < 90; i++) both.say({ type: 'hint', side: turn.side });
    await settle();
    expect([think.mock.calls.length, hints()]).toEqual([2, 90]);
    both.say({ type: 'offer-draw', side: turn.side });
    both.say({ type: 'hint', side: turn.side });
    await settle();
    expect([think.mock.calls.length, hints()]).toEqual([3, 91]);
  });

  it('gives no hints against another person at another page', async () => {
    const { turn, actor: asker } = await firstChoice();
    asker.say({ type: 'hint', side: turn.side });
    await settle();
    expect(asker.heard.at(-1)).toMatchObject({ type: 'refused', error: { code: 'bad-request' } });
  });

  it('has not done what could not be saved', async () => {
    const { seats, ports } = await table({ table: { home: person('Ana'), away: person('Bo') } }, ['home'], ['away']);
    const [ana, bo] = seats as [Seat, Seat];
    const whileFull = (act: () => void): void => {
      const { save } = ports;
      ports.save = () => {
        throw new Error('the disk is full');
      };
      expect(act).toThrow('the disk is full');
      ports.save = save;
    };
    ana.say({ type: 'seed', side: 'home', seed: '1' });
    whileFull(() => bo.say({ type: 'seed', side: 'away', seed: '2' }));
    ana.say({ type: 'seed', side: 'home', seed: '1' });
    bo.say({ type: 'seed', side: 'away', seed: '2' });
    throwOn(ana, bo);
    const turn = ana.last().turn;
    if (turn.kind !== 'choice') throw new Error('a choice was due');
    const [actor, other] = turn.side === 'home' ? [ana, bo] : [bo, ana];
    const otherSide = turn.side === 'home' ? 'away' : 'home';
    actor.say({ type: 'play', side: turn.side, action: actor.last().legal[0]! });
    other.say({ type: 'offer-draw', side: otherSide });
    const told = actor.last();
    whileFull(() => actor.say({ type: 'undo', side: turn.side }));
    whileFull(() => actor.say({ type: 'answer', side: turn.side, accept: true, offer: actor.last().offer!.id }));
    whileFull(() => actor.say({ type: 'resign', side: turn.side }));
    const thrower = throwerOf(torino, told) === 'home' ? ana : bo;
    whileFull(() => thrower.say({ type: 'throw' }));
    actor.say({ type: 'resume', n: told.n });
    expect(actor.heard.at(-2)).toEqual({ type: 'log', entries: [] });
    expect(actor.last()).toEqual({ ...told, events: [] });
    thrower.say({ type: 'throw' });
    expect(actor.last().n).toBe(told.n + 1);
  });

  it('does nothing more once it is closed', async () => {
    const { host, seats, saved } = await table({}, ['home']);
    seats[0]!.say({ type: 'seed', side: 'home', seed: 'x' });
    host.close();
    expect(host.referee({ type: 'end', winner: null, reason: 'agreed' }).ok).toBe(false);
    seats[0]!.say({ type: 'throw' });
    expect(saved).toHaveLength(1);
  });

  it('plays bots against each other to the end without anybody', async () => {
    const { seats } = await table({ table: { home: bot, away: bot } }, []);
    for (let i = 0; i < 2000 && seats[0]!.last().turn.kind !== 'over'; i++) await settle();
    expect(seats[0]!.last().turn.kind).toBe('over');
  });

  it('answers a message that is none with a refusal', async () => {
    const { host } = await table({}, ['home']);
    const heard: HostMessage[] = [];
    const { receive } = host.connect({ owns: ['home'], member: null, isReferee: false, send: (m) => heard.push(m) });
    for (const bad of [
      null,
      3,
      'x',
      [],
      {},
      { type: 'play' },
      { type: 'play', side: 'home', action: 3 },
      { type: '__proto__' },
    ])
      receive(bad);
    expect(heard.filter((message) => message.type === 'refused')).toHaveLength(8);
  });
});
