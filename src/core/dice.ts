import type { Choices } from './choices.ts';
import { type Action, CHANCE, type Seat, SIDES } from './game.ts';
import type { State } from './state.ts';

/** The draws that games share, with their outcomes as packed actions: a die is its number, a pair 10·first + second. */
export const DRAWS = ['d6', '2d6', 'd6+d6', 'coin'] as const;
export type Draw = (typeof DRAWS)[number];

const FACES = [1, 2, 3, 4, 5, 6] as const;

export const pairOf = (first: number, second: number): Action => 10 * first + second;
export const firstDie = (outcome: Action): number => Math.trunc(outcome / 10);
export const secondDie = (outcome: Action): number => outcome % 10;

type Offer = (s: unknown, seat: Seat, out: Choices) => void;
const offerPair: Offer = (_s, _seat, out) => {
  for (const first of FACES) for (const second of FACES) out.add(pairOf(first, second));
};
const OFFERS: Readonly<Record<Draw, Offer>> = {
  coin: (_s, _seat, out) => {
    out.add(0);
    out.add(1);
  },
  d6: (_s, _seat, out) => {
    for (const face of FACES) out.add(face);
  },
  '2d6': offerPair,
  'd6+d6': offerPair,
};

/** Adds the equally likely outcomes of a draw. */
export const offerDraw = (draw: Draw, out: Choices): void => OFFERS[draw](undefined, CHANCE, out);

export function writeDraw(draw: Draw, outcome: Action): string {
  if (draw === 'coin') return `coin:${SIDES[outcome as 0 | 1]}`;
  return draw === 'd6' ? `d6:${outcome}` : `${draw}:${firstDie(outcome)}+${secondDie(outcome)}`;
}

/** The outcome, or undefined where the text is none of this draw. */
export function readDraw(draw: Draw, text: string): Action | undefined {
  const value = text.startsWith(`${draw}:`) ? text.slice(draw.length + 1) : '';
  if (draw === 'coin') return value === 'home' ? 0 : value === 'away' ? 1 : undefined;
  if (draw === 'd6') return /^[1-6]$/.test(value) ? Number(value) : undefined;
  return /^[1-6]\+[1-6]$/.test(value) ? pairOf(Number(value[0]), Number(value[2])) : undefined;
}

/** What chance draws from: its name in the protocol, its outcomes with their weights, and their texts. */
export interface Outcomes<S extends State = State> {
  readonly draw: string;
  offer(s: S, seat: Seat, out: Choices): void;
  write(outcome: Action): string;
  read(text: string): Action | undefined;
}

const diceOutcomes = (draw: Draw): Outcomes => ({
  draw,
  offer: OFFERS[draw],
  write: (outcome) => writeDraw(draw, outcome),
  read: (text) => readDraw(draw, text),
});

/** The outcomes of dice and coin. */
export const DICE: Readonly<Record<Draw, Outcomes>> = {
  d6: diceOutcomes('d6'),
  '2d6': diceOutcomes('2d6'),
  'd6+d6': diceOutcomes('d6+d6'),
  coin: diceOutcomes('coin'),
};
