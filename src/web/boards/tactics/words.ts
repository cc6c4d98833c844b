import { fill, type Lang, type Said } from '../../../core/clause.ts';
import { SIDE_NAMES } from '../../../core/voice.ts';
import { shirtOf } from '../../../games/tactics/shirts.ts';
import type { Man, TargetKind } from './intent.ts';

const WORDS = {
  board: { es: 'El campo', en: 'The pitch' },
  man: { es: '{number} {side}', en: '{side} {number}' },
  withBall: { es: 'con el balón', en: 'with the ball' },
  looseBall: { es: 'balón suelto', en: 'loose ball' },
  canAct: { es: 'puede moverse', en: 'can move' },
  canReach: { es: 'puede llegar al balón, puede moverse', en: 'can reach the ball, can move' },
  picked: { es: 'elegido', en: 'picked' },
  barred: { es: 'no puede tocar el balón', en: 'may not touch the ball' },
  offside: { es: 'adelantado', en: 'in off-side position' },
  booked: { es: 'con tarjeta amarilla', en: 'booked' },
  dribble: { es: 'Regatear', en: 'Dribble' },
  playBall: { es: 'Jugar el balón', en: 'Play the ball' },
  inHand: { es: 'Por colocar', en: 'To place' },
  cards: { es: 'Tarjetas', en: 'Cards' },
  defenders: { es: 'defensas', en: 'defenders' },
  sentOff: { es: 'expulsado', en: 'sent off' },
  placements: { es: 'Colocaciones: {home} local, {away} visitante', en: 'Placements: {home} home, {away} away' },
  battle: {
    es: 'Lucha: {home} a {away} en los dados, {totals} en total',
    en: 'Battle: {home} to {away} on the dice, {totals} in all',
  },
  up: { es: 'Tiempo cumplido: se termina este ataque', en: 'Time is up: this attack is finished' },
} as const satisfies Readonly<Record<string, Said>>;
export type Word = keyof typeof WORDS;

export const word = (lang: Lang, key: Word, facts: Readonly<Record<string, unknown>> = {}): string =>
  fill(WORDS[key][lang], facts);

const TARGETS: Readonly<Record<TargetKind, Said>> = {
  empty: { es: 'balón suelto', en: 'loose ball' },
  pass: { es: 'pase', en: 'pass' },
  shot: { es: 'pase y tiro', en: 'pass and shot' },
  battle: { es: 'lucha', en: 'battle' },
  offside: { es: 'fuera de juego', en: 'off-side' },
  move: { es: 'mover aquí', en: 'move here' },
  ball: { es: 'llega al balón', en: 'reaches the ball' },
  dribble: { es: 'regatear aquí', en: 'dribble here' },
  place: { es: 'colocar aquí', en: 'place here' },
  person: { es: 'elegir', en: 'choose' },
};
export const targetWord = (lang: Lang, kind: TargetKind): string => TARGETS[kind][lang];

export const sideWord = (lang: Lang, side: string): string => SIDE_NAMES[side]![lang];
export const manWord = (lang: Lang, { side, piece }: Pick<Man, 'side' | 'piece'>): string =>
  word(lang, 'man', { number: shirtOf(piece), side: sideWord(lang, side).toLowerCase() });
