// Three nodes as processes of their own over PostgreSQL and NATS, of which one dies as a machine does: what people had left with
// it is done by the others, and once.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Side, seatOf } from '../../src/core/game.ts';
import { loadRoom } from '../../src/games/index.ts';
import type { Match } from '../../src/match/match.ts';
import type { Pace } from '../../src/match/pace.ts';
import type { Rule } from '../../src/protocol/leisure.ts';
import type { Log } from '../../src/server/log/log.ts';
import { openPostgresLog } from '../../src/server/log/postgres.ts';
import { openReferee } from '../../src/server/opened.ts';
import { Nodes } from '../support/clocked.ts';
import { Somebody } from '../support/crowd.ts';
import { Player } from '../support/player.ts';
import { hasPostgres, type Postgres, startPostgres } from '../support/postgres.ts';
import { openPushService, PushedBrowser, type PushService } from '../support/pushService.ts';
import { throwerOf } from '../support/thrower.ts';
import { hasNats, natsServer, type Process } from './nodes.ts';

const SECOND = 1000;
/** Longer than a node is believed to live that says nothing, or that anybody is left alone who does not look. */
const LONG = 20 * SECOND;
/** Three processes start. */
const START = 120 * SECOND;
/** Nodes look around every five seconds. */
const patient = { timeout: 20 * SECOND, interval: 200 };
const AT_LEISURE: Pace = { kind: 'leisure', days: 3 };
const LIVE: Pace = { kind: 'live', initial: 3600 * SECOND, increment: 0 };

describe.runIf(hasPostgres && hasNats)('three nodes, of which one is killed', () => {
  let postgres: Postgres;
  let nats: Process;
  let service: PushService;
  let nodes: Nodes;
  let log: Log;
  /** Where each of them came in; the first is killed. */
  let [ana, blas, eva]: [Somebody, Somebody, Somebody] = [] as never;
  const open: { close(): void }[] = [];

  beforeAll(async () => {
    [postgres, nats, service] = await Promise.all([startPostgres(), natsServer(), openPushService()]);
    await nats.start();
    const url = await postgres.database();
    nodes = await Nodes.start(3, {
      DATABASE_URL: url,
      NATS_URL: `nats://127.0.0.1:${nats.port}`,
      PUSH_HOSTS: service.origin,
    });
    log = await openPostgresLog(url);
    const at = ([...nodes.addresses] as const).map((address, i) => new Somebody(onlyAt(address), `${i} at his node`));
    [ana, blas, eva] = (await Promise.all(at.map((each) => each.makeAccount()))) as [Somebody, Somebody, Somebody];
  }, START);
  afterAll(async () => {
    for (const each of open) each.close();
    await nodes.close();
    await log.close();
    await nats.kill();
    await postgres.close();
    service.close();
  });

  const onlyAt = (address: string) => ({
    addresses: [address],
    now: () => nodes.now(),
    advance: async () => undefined,
  });
  const sit = async (who: Somebody, id: string, game: 'eleven', side: Side): Promise<Player> => {
    const player = new Player(who.address!, id, await loadRoom(game), side, null, 0, { cookie: who.cookie });
    open.push(player);
    return player;
  };
  /** Ana at home and Blas, each at his own node. */
  async function begun(pace: Pace): Promise<{ id: string; home: Player; away: Player }> {
    const { id } = (await ana.ask('POST', '/matches', { game: 'eleven', side: 'home', name: 'Ana', pace })).body;
    await blas.ask('POST', `/matches/${id}/seats`, { name: 'Blas' });
    const [home, away] = await Promise.all([sit(ana, id, 'eleven', 'home'), sit(blas, id, 'eleven', 'away')]);
    await Promise.all([home, away].map((player) => player.until('step')));
    return { id, home, away };
  }
  async function known(id: string): Promise<Match> {
    const referee = await openReferee((await log.match(id))!, await log.stepsAfter(id, 0));
    if (!referee.ok || !referee.value.match) throw new Error('it has not begun');
    return referee.value.match;
  }
  /** Whoever is due throws, or takes his first choice, until it fits. */
  async function until(home: Player, away: Player, fits: (n: number) => Promise<boolean> | boolean): Promise<void> {
    for (;;) {
      const { n, turn } = await away.until('step');
      await home.until('step', (step) => step.n >= n);
      if (await fits(n)) return;
      const side = turn.kind === 'chance' ? (throwerOf(away.room, away.step) ?? 'home') : sideDue(away);
      const player = side === 'home' ? home : away;
      if (turn.kind === 'chance') player.say({ type: 'throw', n });
      else player.say({ type: 'play', side, action: player.step.legal[0]!, n });
      await away.until('step', (step) => step.n > n);
    }
  }
  const sideDue = ({ step: { turn } }: Player): Side => {
    if (turn.kind === 'choice') return turn.side;
    if (turn.kind === 'secret') return turn.sides[0]!;
    throw new Error(`nobody decides: ${turn.kind}`);
  };
  /** What was done, whatever was measured of the way to it. */
  const textsOf = async (id: string): Promise<string[]> =>
    (await log.stepsAfter(id, 0)).map(({ text }) => text.replace(/^lag \d+ /, ''));

  it('carry out its plans, call who is due once, let nobody wait for who was there, and pair whoever looked for a rival', async () => {
    const [slow, live] = await Promise.all([begun(AT_LEISURE), begun(LIVE)]);
    // Each is seen at the other's node.
    for (const { home, away } of [slow, live]) {
      await home.until('there', (there) => there.away.away === null);
      await away.until('there', (there) => there.away.home === null);
    }

    // Blas is to decide, and what he does first asks something of Ana: she leaves word of it.
    let [rival, answer] = ['', ''];
    await until(slow.home, slow.away, async () => {
      const match = await known(slow.id);
      if (match.turn.kind !== 'choice' || match.turn.side !== 'away') return false;
      rival = match.legal(seatOf('away'))[0]!;
      match.submit({ type: 'play', side: 'away', action: rival }, nodes.now());
      answer = match.isToMove(seatOf('home')) ? match.legal(seatOf('home'))[0]! : '';
      return answer !== '';
    });
    const rules: Rule[] = [{ when: { kind: 'rival', action: rival }, play: answer }];
    slow.home.say({ type: 'plan', rules });
    await slow.home.until('plan', (plan) => plan.rules.length === 1);
    await ana.ask('POST', '/me/push', { endpoint: `${service.origin}/ana`, ...new PushedBrowser().keys, lang: 'es' });
    // In the other match she is the one who is waited for.
    await until(live.home, live.away, () => live.away.step.turn.kind === 'choice' && sideDue(live.away) === 'home');
    const seek = { game: 'torino', options: { turnsPerHalf: 2, tie: 'draw' } };
    expect((await ana.ask('POST', '/seeks', seek)).status).toBeLessThan(300);

    const before = (await textsOf(slow.id)).length;
    await nodes.kill(0);
    slow.away.say({ type: 'play', side: 'away', action: rival, n: slow.away.step.n });
    const planned = async () => (await textsOf(slow.id)).slice(before, before + 2);
    await expect.poll(planned, patient).toEqual([`away ${rival}`, `home ${answer}`]);

    // She goes on at another node, leaves, and is called when it is her turn again.
    const back = new Somebody(onlyAt(eva.address!), ana.name);
    back.cookie = ana.cookie;
    expect((await back.ask('POST', '/seeks', seek)).status).toBeLessThan(300);
    const { match } = (await blas.ask('POST', '/seeks', { ...seek, isQuick: true })).body;
    expect((await back.ask('GET', `/matches/${match}`)).body.mine).not.toBeNull();
    const page = await sit(back, slow.id, 'eleven', 'home');
    await page.until('step', ({ n }) => n >= before + 2);
    const decides = (side: Side) => (): boolean => slow.away.step.turn.kind === 'choice' && sideDue(slow.away) === side;
    await until(page, slow.away, decides('away'));
    await until(page, slow.away, decides('home'));
    page.close();
    const callsOf = (id: string): number => service.calls.filter(({ headers }) => headers['topic'] === id).length;
    expect(callsOf(slow.id)).toBe(0);
    await nodes.advance(LONG);
    await expect.poll(() => callsOf(slow.id), patient).toBe(1);
    await slow.away.until('there', ({ away }) => away.home !== null);

    // What the dead node has left is put away: its page is not there any more, and after a minute the match may be claimed.
    await live.away.until('there', ({ away }) => away.home !== null);
    await nodes.advance(60 * SECOND);
    const claimed = async (): Promise<string | undefined> => {
      live.away.say({ type: 'claim', side: 'away' });
      return (await textsOf(live.id)).at(-1);
    };
    await expect.poll(claimed, patient).toBe('end away absent');
    // Another look around of both nodes, and nobody was called twice.
    await new Promise((resolve) => setTimeout(resolve, 2500));
    expect(callsOf(slow.id)).toBe(1);
  });
});
