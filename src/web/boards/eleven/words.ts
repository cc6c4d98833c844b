import { fill, type Lang, type Said } from '../../../core/clause.ts';
import { COMMON, speaker } from '../words.ts';
import type { TargetKind } from './intent.ts';

const WORDS = {
  ...COMMON,
  board: { es: 'El campo', en: 'The pitch' },
  space: { es: 'Casilla {space}', en: 'Space {space}' },
  canAct: { es: 'puede actuar', en: 'can act' },
  cost: { es: '{cost} p.', en: '{cost} pt' },
  points: { es: 'Quedan {points} de {die} puntos', en: '{points} of {die} points left' },
  kick: { es: 'Chute', en: 'Kick' },
  kickFree: { es: 'libre', en: 'free' },
  kickChain: { es: 'en cadena ({kicks})', en: 'in chain ({kicks})' },
  kickSpent: { es: 'gastado', en: 'spent' },
  mustKick: {
    es: 'El portero tiene el balón en su área: antes de nada debe chutarlo.',
    en: 'The keeper has the ball in his area: before anything else he must kick it.',
  },
  timeUp: { es: 'Tiempo cumplido: el próximo 1 termina el periodo.', en: 'Time is up: the next 1 ends the period.' },
  toPlace: { es: 'Por colocar: {home} local, {away} visitante', en: 'To place: {home} home, {away} away' },
  modes: { es: 'Qué hace el del balón', en: 'What the man with the ball does' },
  move: { es: 'Mover', en: 'Move' },
  kickMode: { es: 'Chutar', en: 'Kick' },
  push: { es: 'Elige adónde va el rival empujado.', en: 'Choose where the pushed opponent goes.' },
  keeperHome: { es: 'Portero en su sitio: duelo secreto.', en: 'Keeper on his goal: a secret duel.' },
  keeperAway: { es: 'Portería vacía: el tiro es gol.', en: 'Empty goal: the shot is a goal.' },
  setTitle: { es: 'Pon el dado en secreto', en: 'Set the die in secret' },
  setHelp: {
    es: 'Bajo es 1–2, medio 3–4, alto 5–6: si el portero lo dice, para.',
    en: 'Low is 1–2, mid 3–4, high 5–6: if the keeper calls it, he saves.',
  },
  callTitle: { es: 'Di la altura del tiro', en: 'Call the height of the shot' },
  die: { es: 'Dado', en: 'Die' },
  keeper: { es: 'Portero', en: 'Keeper' },
  goal: { es: '¡Gol!', en: 'Goal!' },
  saved: { es: '¡Parada!', en: 'Saved!' },
  tooFar: {
    es: 'Hasta la {to} hay {steps} pasos y te quedan {points} puntos.',
    en: 'It takes {steps} steps to {to}, and you have {points} points left.',
  },
  low: { es: 'Bajo', en: 'Low' },
  mid: { es: 'Medio', en: 'Mid' },
  high: { es: 'Alto', en: 'High' },
} as const satisfies Readonly<Record<string, Said>>;
export type Word = keyof typeof WORDS;

export const word = speaker(WORDS);

const TARGET_WORDS: Readonly<Record<TargetKind, Said>> = {
  place: { es: 'colocar aquí', en: 'place here' },
  kickoff: { es: 'saca él', en: 'takes the kick-off' },
  move: { es: 'mover aquí, {cost} p.', en: 'move here, {cost} pt' },
  attack: { es: 'atacar, {cost} p.', en: 'attack, {cost} pt' },
  push: { es: 'empujar aquí', en: 'push here' },
  mate: { es: 'chutar al compañero', en: 'kick to the team-mate' },
  loose: { es: 'chutar aquí, balón suelto', en: 'kick here, loose ball' },
  lost: { es: 'chutar al rival, balón perdido', en: 'kick to the opponent, ball lost' },
};
export const targetWord = (lang: Lang, kind: TargetKind, cost: number): string =>
  fill(TARGET_WORDS[kind][lang], { cost });
