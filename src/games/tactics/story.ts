import type { Said } from '../../core/clause.ts';
import { otherSide, type Side } from '../../core/game.ts';
import { booking, brief, periodEnd, type Sign, shot, storyIn, timeUp, trace, type Way, way } from '../../core/story.ts';
import type { TacticsEvent } from './events.ts';
import type { Face } from './model.ts';
import type { TacticsPosition } from './position.ts';
import { shirtOf } from './shirts.ts';

const whistle = (at: string | null, side: Side, word: Said): Sign => ({ kind: 'whistle', at, side, word });

const GOALS: Readonly<Record<Side, string>> = { home: 'd1', away: 'd16' };
/** Whoever shoots a penalty stands there, before the goal of that side. */
const ARCS: Readonly<Record<Side, string>> = { home: 'd4', away: 'd13' };
/** The kick of a shoot-out, for which nobody stands anywhere. */
const penaltyOf = (side: Side): readonly Way[] => way('ball', ARCS[otherSide(side)], GOALS[otherSide(side)]);

const MISSES: Readonly<Record<Exclude<Face, 'goal'>, Said>> = {
  corner: { es: 'Tiro desviado', en: 'Turned away' },
  goalkick: { es: 'Tiro fuera', en: 'Shot wide' },
};

export const story = storyIn<TacticsPosition, TacticsEvent>({
  move: ({ side, piece, from, to }) =>
    trace(
      way(side, from, to),
      brief('el {n} va a {to}', '{n} goes to {to}', { n: shirtOf(piece), to }, `${side} ${piece}`),
    ),
  kick: ({ from, to }) => trace(way('ball', from, to), brief('balón a {to}', 'ball to {to}', { to }, 'ball')),
  pass: ({ from, to }) =>
    trace([], brief('pase del {a} al {b}', 'pass from {a} to {b}', { a: shirtOf(from), b: shirtOf(to) }, 'ball')),
  dribble: ({ side, piece, from, to }) =>
    trace(way(side, from, to), brief('el {n} conduce a {to}', '{n} dribbles to {to}', { n: shirtOf(piece), to })),
  capture: ({ side, piece, at }) =>
    trace([], brief('corta el {n} en {at}', '{n} cuts it out on {at}', { n: shirtOf(piece), at }), {
      kind: 'won',
      at,
      side,
      word: { es: '¡Cortado!', en: 'Cut out!' },
    }),
  battle: ({ at, totals }) =>
    trace([], brief('lucha en {at}: {totals}', 'battle on {at}: {totals}', { at, totals: totals.join('–') }), {
      kind: 'duel',
      at,
      side: totals[0] === totals[1] ? null : totals[0] > totals[1] ? 'home' : 'away',
      word: { es: 'Lucha', en: 'Battle' },
      numbers: totals.join('–'),
    }),
  possession: ({ piece }) => trace([], brief('la tiene el {n}', '{n} has it', { n: shirtOf(piece) })),
  foul: ({ side, piece, at }) =>
    trace([], brief('falta del {n}', 'foul by {n}', { n: shirtOf(piece) }), {
      kind: 'foul',
      at,
      side,
      word: { es: 'Falta', en: 'Foul' },
    }),
  card: ({ side, piece, color }, before) => booking(side, color, before?.pieces[side][piece], String(shirtOf(piece))),
  offside: ({ side, piece, at }) =>
    trace(
      [],
      brief('fuera de juego del {n}', '{n} is off-side', { n: shirtOf(piece) }),
      whistle(at, side, { es: 'Fuera de juego', en: 'Off-side' }),
    ),
  freekick: ({ side, at }) =>
    trace([], brief('tiro libre', 'free kick'), whistle(at, side, { es: 'Tiro libre', en: 'Free kick' })),
  goalkick: () => trace([], brief('saque de puerta', 'goal kick')),
  corner: ({ side, at }) => trace([], brief('córner', 'corner'), whistle(at, side, { es: 'Córner', en: 'Corner' })),
  penalty: () => trace([], brief('¡penalti!', 'penalty!')),
  shot({ side, piece, result }, before) {
    const n = shirtOf(piece);
    const flight = way('ball', before?.ball, GOALS[otherSide(side)]);
    if (result === 'goal') return shot(flight, brief('tira el {n}', '{n} shoots', { n }));
    const sign = { kind: 'wide', at: GOALS[otherSide(side)], side, word: MISSES[result] } as const;
    return shot(flight, brief('tira el {n}, sin gol', '{n} shoots, no goal', { n }), sign);
  },
  goal: (event) => shot('shootout' in event ? penaltyOf(event.side) : [], brief('¡gol!', 'goal!')),
  miss: ({ side, result }) =>
    shot(penaltyOf(side), brief('penalti fallado', 'penalty missed'), {
      kind: 'wide',
      at: GOALS[otherSide(side)],
      side,
      word: result === 'goal' ? MISSES.goalkick : MISSES[result],
    }),
  timeout: ({ side }) =>
    trace(
      [],
      brief('tarda demasiado', 'takes too long'),
      whistle(null, side, { es: 'Demasiado lento', en: 'Too slow' }),
    ),
  whistle: timeUp,
  period: ({ score }) => periodEnd(score),
});
