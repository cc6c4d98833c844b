// The rival's turn as a story: what decides has a sign on the board, who moves a way, and what is asked of somebody else is
// not asked of who looks on.
import { describe, expect, test } from 'vitest';
import { LANGS } from '../../src/core/clause.ts';
import type { FootballEvent } from '../../src/core/events.ts';
import { CHANCE, type GameEvent, type Position, type Side, sideOf } from '../../src/core/game.ts';
import { SIGN_KINDS, sideOn, type Trace, type Way } from '../../src/core/story.ts';
import type { Room } from '../../src/games/index.ts';
import { summaryOf } from '../../src/web/match/story.ts';
import { ROOMS } from '../support/rooms.ts';
import { complain, roam, SCALE } from '../support/walk.ts';

const WALKS = 8 * SCALE;
const STEPS = 600;
const HOLE = /[{}]|undefined|NaN|null|\[object|^\s*$/;

/** What has its own moment on the board, wherever it happens. */
const SIGNED: ReadonlySet<FootballEvent['type']> = new Set([...(['card', 'foul', 'whistle', 'period-end'] as const)]);
/** Play stands still or begins anew: whoever has the ball then has not taken it from anybody. */
const STOPS: ReadonlySet<FootballEvent['type']> = new Set([
  'stop',
  'goal',
  'penalty',
  'period-end',
  'foul',
  'save',
  'shot',
]);
/** Secrets that are laid open, and what the referee rolls, by the game's own words. */
const OWN: Readonly<Record<string, readonly string[]>> = {
  city: ['faceoff', 'contest', 'referee'],
  tactics: ['battle', 'capture'],
  mat: ['steal'],
  eleven: ['attack'],
  torino: ['lost'],
};
/** A sentence ends once, «¡Gol!.» does not; 1..6 is a range. */
const STRAY_STOP = /[!?…,;:]\.|[,;:.][,;:]|\.\.(?!\d)/;
const SECOND_PERSON = /\b(te|ti|tu|tus|tuyo|tuya|tienes|puedes|debes|eliges)\b/iu;

type Placed = { readonly pieces: Parameters<typeof sideOn>[0]; readonly ball: string | null };
/** Where the men and the ball are on spaces, and the ball has been touched since the last stop. */
const isInPlay = (position: Position): boolean =>
  typeof position['ball'] === 'string' && !('restart' in position && position['restart'] !== null);
const holderIn = (position: Position): Side | null => {
  const { pieces, ball } = position as unknown as Placed;
  return sideOn(pieces, ball);
};

/** Wherever one of these is told, the ball has been seen to fly. */
const FLOWN: ReadonlySet<FootballEvent['type']> = new Set([...(['goal', 'save', 'kick'] as const)]);
const inWords = ({ who, from, to }: Way): string => `${who} ${from}-${to}`;

function expectWhole(trace: Trace, event: GameEvent, fail: (what: string) => never): void {
  const said = [trace.brief?.text, trace.sign?.word, ...Object.values(trace.laid ?? {})];
  for (const one of said)
    for (const lang of LANGS) if (one && HOLE.test(one[lang])) fail(`«${one[lang]}» for ${JSON.stringify(event)}`);
  if (trace.sign && !SIGN_KINDS.includes(trace.sign.kind)) fail(`no sign ${trace.sign.kind}`);
}

describe.each(ROOMS)('$id', ({ id, game, football, story, voice }: Room & { id: string }) => {
  test('cards, fouls, half-time, and all by which the ball is won have a sign; whoever moves leaves a way', () => {
    const signed = new Map<string, number>();
    roam(game, WALKS, STEPS, ({ state, seat, action }) => {
      const fail = (what: string): never => complain(game, state, what);
      const before = game.writePosition(state);
      const events: GameEvent[] = [];
      game.apply(state.clone(), seat, action, (event) => events.push(event));
      const traces = events.map((event) => story(event, before));
      let isDead = false;
      for (const [i, event] of events.entries()) {
        const trace = traces[i] ?? null;
        if (trace) expectWhole(trace, event, fail);
        const told = football(event);
        const own = OWN[id]?.includes(event.type) ? event.type : undefined;
        const must = own ?? told.find(({ type }) => SIGNED.has(type))?.type;
        if (must !== undefined) {
          if (!trace?.sign) fail(`no sign for ${JSON.stringify(event)}`);
          signed.set(must, (signed.get(must) ?? 0) + 1);
        }
        isDead ||= told.some(({ type }) => STOPS.has(type));
        const won = told.find(({ type }) => type === 'possession');
        if (won?.type !== 'possession') continue;
        const isTaken = isInPlay(before) && won.side !== holderIn(before) && !isDead;
        if (isTaken && !traces.some((each) => each?.sign)) fail(`taken without a sign: ${JSON.stringify(events)}`);
      }
    });
    for (const type of [...(OWN[id] ?? []), 'period-end']) expect([...signed.keys()], id).toContain(type);
  });

  test('whoever shoots, scores or saves, a penalty too: the ball is seen to fly, and its way stays', () => {
    const flown = new Set<string>();
    roam(game, WALKS, STEPS, ({ state, seat, action }) => {
      const before = game.writePosition(state);
      const events: GameEvent[] = [];
      game.apply(state.clone(), seat, action, (event) => events.push(event));
      const traces = events.map((event) => story(event, before));
      const ways = new Set(traces.flatMap((trace) => trace?.ways ?? []).map(inWords));
      const flights = traces.flatMap((trace) => trace?.flight ?? []).map(inWords);
      for (const flight of flights)
        if (!ways.has(flight)) complain(game, state, `${flight} is forgotten: ${JSON.stringify(events)}`);
      const must = events.flatMap(football).find(({ type }) => FLOWN.has(type));
      if (!must) return;
      flown.add(must.type);
      if (flights.length === 0) complain(game, state, `nothing flew: ${JSON.stringify(events)}`);
    });
    // Each of ours has a shoot-out.
    for (const type of id in OWN ? ['goal', 'kick'] : ['goal']) expect([...flown]).toContain(type);
  });

  test('the line that sums a turn up ends its sentences once, and begins them with a capital', () => {
    roam(game, WALKS, STEPS, ({ state, seat, action }) => {
      const before = game.writePosition(state);
      const events: GameEvent[] = [];
      game.apply(state.clone(), seat, action, (event) => events.push(event));
      const summary = summaryOf(events.map((event) => ({ event, trace: story(event, before), isTold: true })));
      for (const lang of summary ? LANGS : []) {
        const line = summary![lang];
        if (STRAY_STOP.test(line) || !/[.!?…]$/u.test(line) || /(^|[.!?…] )[¡¿]?\p{Ll}/u.test(line))
          complain(game, state, `«${line}»`);
      }
    });
  });

  test('a question to somebody else speaks of him, not to who looks on', () => {
    roam(game, WALKS, STEPS, ({ state, seat }) => {
      if (seat === CHANCE) return;
      const turn = game.turn(state);
      if (turn.kind !== 'choice') return;
      const other = sideOf(seat) === 'home' ? 'away' : 'home';
      const { es } = voice.ask(game.writePosition(game.view(state, other)), turn, []);
      if (SECOND_PERSON.test(es)) complain(game, state, es);
    });
  });
});
