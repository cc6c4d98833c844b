import { readDraw, writeDraw } from '../../core/dice.ts';
import { type Action, CHANCE, type Seat } from '../../core/game.ts';
import type { Fault } from '../../core/read.ts';
import { err, ok, type Result } from '../../core/result.ts';
import { EVEN, JERSEYS, ODD, ZONES } from './board.ts';
import { OPENING, type Torino } from './model.ts';

/** Packed: the zone for `keep`, 16 + jersey for `pass`. */
const PASS_BASE = 16;
export const keepAction = (zone: number): Action => zone;
export const passAction = (jersey: number): Action => PASS_BASE + jersey;
export const isPass = (action: Action): boolean => action >= PASS_BASE;
export const jerseyOf = (action: Action): number => action - PASS_BASE;

export const drawOf = (s: Torino): 'd6+d6' | 'd6' => (s.phase === OPENING ? 'd6+d6' : 'd6');

export function writeAction(s: Torino, seat: Seat, action: Action): string {
  if (seat === CHANCE) return writeDraw(drawOf(s), action);
  return isPass(action) ? `pass:${jerseyOf(action)}` : `keep:${ZONES[action]}`;
}

const KEEPS: Readonly<Record<string, number>> = { 'keep:even': EVEN, 'keep:odd': ODD };

export function readAction(s: Torino, seat: Seat, text: string): Result<Action, Fault> {
  if (seat === CHANCE) {
    const draw = drawOf(s);
    const outcome = readDraw(draw, text);
    return outcome === undefined ? err({ path: 'outcome', expected: `an outcome of ${draw}` }) : ok(outcome);
  }
  if (Object.hasOwn(KEEPS, text)) return ok(keepAction(KEEPS[text]!));
  const jersey = /^pass:([1-9]|10)$/.exec(text)?.[1];
  if (jersey && Number(jersey) <= JERSEYS) return ok(passAction(Number(jersey)));
  return err({ path: 'action', expected: 'pass:8, pass:10, keep:even or keep:odd' });
}
