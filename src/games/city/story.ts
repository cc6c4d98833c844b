import type { Said } from '../../core/clause.ts';
import { otherSide, type Side, seatOf } from '../../core/game.ts';
import { booking, brief, periodEnd, shot, sideOn, storyIn, taken, timeUp, trace, way } from '../../core/story.ts';
import { hexName, PENALTY_SPOT } from './board.ts';
import { findKind } from './cards.ts';
import type { CityEvent, Ruling } from './events.ts';
import type { CityPosition } from './position.ts';
import { moveName } from './voice/names.ts';
import { kindName, RESTART_NAMES, sideName } from './voice/words.ts';

const KEEPER = '1';
const GOALS: Readonly<Record<Side, string>> = { home: 'h1', away: 'h21' };
type Seen = CityPosition | null;

const placeOf = (before: Seen, side: Side, n: string): string | null => before?.pieces[side][n] ?? null;
const dashed = (totals: readonly number[]): string => totals.join('–');

const RULINGS: Readonly<Record<Ruling, Said>> = {
  play: { es: 'Árbitro: siga', en: 'Referee: play on' },
  controversy: { es: 'Árbitro: polémica', en: 'Referee: controversy' },
  foul: { es: 'Árbitro: falta', en: 'Referee: foul' },
  yellow: { es: 'Árbitro: falta y tarjeta', en: 'Referee: foul and card' },
};
const WIDE: Said = { es: 'Fuera', en: 'Wide' };
const SAVED: Said = { es: '¡Parada!', en: 'Saved!' };

/** From where a penalty at the goal of that side is taken. */
const spotOf = (keeper: Side): string => hexName(PENALTY_SPOT[seatOf(keeper)]!);

/** Who won a duel, in a word of its own for either language. */
const won = (es: string, en: string, winner: Side, facts: Readonly<Record<string, string>>) => ({
  text: {
    es: brief(es, en, { ...facts, Winner: sideName(winner).es }).text.es,
    en: brief(es, en, { ...facts, Winner: sideName(winner).en }).text.en,
  },
});

export const story = storyIn<CityPosition, CityEvent>({
  pass: ({ from, to }) => trace(way('ball', from, to), brief('pase a {to}', 'pass to {to}', { to })),
  advance: ({ side, n, from, to }) =>
    trace([...way(side, from, to)], brief('avanza el {n} a {to}', '{n} advances to {to}', { n, to })),
  close: ({ side, n, from, to }) =>
    trace(way(side, from, to), brief('el {n} va a {to}', '{n} goes to {to}', { n, to })),
  move: ({ side, n, to }, before) =>
    trace(
      way(side, placeOf(before, side, n), to),
      brief('el {n} va a {to}', '{n} goes to {to}', { n, to }, `${side} ${n}`),
    ),
  burst: ({ side, n, to }, before) =>
    trace(way(side, placeOf(before, side, n), to), brief('se va el {n} a {to}', '{n} bursts to {to}', { n, to })),
  clearance: ({ to }, before) =>
    trace(way('ball', before?.ball, to), brief('despeje a {to}', 'cleared to {to}', { to })),
  loose: ({ at }) =>
    trace([], brief('balón suelto en {at}', 'loose ball on {at}', { at }), {
      kind: 'loose',
      at,
      side: null,
      word: { es: 'Suelto', en: 'Loose ball' },
    }),
  possession: ({ side, n }, before) =>
    before?.ball && sideOn(before.pieces, before.ball) === null ? taken(side, n, before.ball, true) : null,
  offside: ({ side, n }, before) =>
    trace([], brief('fuera de juego del {n}', '{n} is off-side', { n }), {
      kind: 'whistle',
      at: placeOf(before, side, n),
      side,
      word: { es: 'Fuera de juego', en: 'Off-side' },
    }),
  contest: ({ side, n, totals, winner }, before) =>
    trace([], won('pugna del {n}: gana {Winner}', 'contest of {n}: {Winner} win', winner, { n }), {
      kind: 'duel',
      at: placeOf(before, side, n),
      side: winner,
      word: { es: 'Pugna', en: 'Contest' },
      numbers: dashed(totals),
    }),
  tactic({ side, card, n }, before) {
    const name = moveName(findKind(card)) ?? kindName(card);
    return trace(
      [],
      { text: name },
      { kind: 'play', at: n === null ? null : placeOf(before, side, n), side, word: name },
    );
  },
  faceoff({ kind, attacker, att, def, cards, totals, winner }, before) {
    const told =
      kind === 'dribble'
        ? won('regate del {att} al {def}: gana {Winner}', '{att} takes on {def}: {Winner} win', winner, { att, def })
        : won('entrada del {def} al {att}: gana {Winner}', '{def} tackles {att}: {Winner} win', winner, { att, def });
    const sign = {
      kind: 'duel',
      at: placeOf(before, attacker, att),
      side: winner,
      word: { es: 'Duelo', en: 'Face-off' },
      numbers: dashed(totals),
    } as const;
    const [off, answer] = [kindName(cards.off), kindName(cards.def)];
    const laid = attacker === 'home' ? { home: off, away: answer } : { home: answer, away: off };
    return { ...trace([], told, sign), laid };
  },
  referee: ({ die, face }, before) =>
    trace([], null, {
      kind: 'dice',
      at: before?.ball ?? null,
      side: null,
      word: RULINGS[face],
      numbers: String(die),
    }),
  foul: ({ side, n, at }) =>
    trace([], brief('falta del {n}', 'foul by {n}', { n }), {
      kind: 'foul',
      at,
      side,
      word: { es: 'Falta', en: 'Foul' },
    }),
  card: ({ side, n, color }, before) => booking(side, color, placeOf(before, side, n), n),
  shot: ({ side, n, total }, before) =>
    trace([], brief('tira el {n}: {total}', '{n} shoots: {total}', { n, total }), {
      kind: 'play',
      at: placeOf(before, side, n),
      side,
      word: { es: 'Tiro', en: 'Shot' },
      numbers: String(total),
    }),
  save({ side, result }, before) {
    const at = placeOf(before, side, KEEPER);
    const from = before?.ball ?? spotOf(side);
    if (result === 'goal') return shot(way('ball', from, GOALS[side]));
    const flight = way('ball', from, at ?? GOALS[side]);
    if (result === 'goalkick')
      return shot(flight, brief('tiro fuera', 'shot wide'), { kind: 'wide', at, side: otherSide(side), word: WIDE });
    return shot(flight, brief('tiro parado', 'shot saved'), { kind: 'save', at, side, word: SAVED });
  },
  goal: () => trace([], brief('¡gol!', 'goal!')),
  stop({ kind, side, at }) {
    const word = RESTART_NAMES[kind]!;
    return kind === 'kickoff' ? null : trace([], { text: word }, { kind: 'whistle', at, side, word });
  },
  sub: (event) =>
    trace([], brief('cambio: {on} por {off}', 'substitution: {on} for {off}', { on: event.in, off: event.out })),
  factor: ({ side, card }) =>
    trace([], { text: kindName(card) }, { kind: 'play', at: null, side, word: kindName(card) }),
  kick({ goal, side }) {
    const keeper = otherSide(side);
    const flight = way('ball', spotOf(keeper), GOALS[keeper]);
    if (goal) return shot(flight, brief('penalti marcado', 'penalty scored'));
    const word = { es: '¡Falla!', en: 'Missed!' };
    return shot(flight, brief('penalti fallado', 'penalty missed'), { kind: 'wide', at: GOALS[keeper], side, word });
  },
  timeup: timeUp,
  'period-end': ({ score }) => periodEnd(score),
});
