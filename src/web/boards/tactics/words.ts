import type { Lang, Said } from '../../../core/clause.ts';
import { COMMON, speaker } from '../words.ts';
import type { TargetKind } from './intent.ts';

const WORDS = {
  ...COMMON,
  board: { es: 'El campo', en: 'The pitch' },
  canAct: { es: 'puede moverse', en: 'can move' },
  canReach: { es: 'puede llegar al balón, puede moverse', en: 'can reach the ball, can move' },
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
export const word = speaker(WORDS);

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
  taker: { es: 'puede sacar', en: 'can take it' },
  leaver: { es: 'puede dejar el partido', en: 'can leave the match' },
};
export const targetWord = (lang: Lang, kind: TargetKind): string => TARGETS[kind][lang];
