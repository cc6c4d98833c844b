import type { Said } from '../../core/clause.ts';
import type { Action } from '../../core/game.ts';
import type { ActionText } from '../../core/gameFrom.ts';
import { JERSEYS, ZONE, ZONES } from './board.ts';

/** Packed: the zone for `keep`, 16 + jersey for `pass`. */
const PASS_BASE = 16;
export const keepAction = (zone: number): Action => zone;
export const passAction = (jersey: number): Action => PASS_BASE + jersey;
export const isPass = (action: Action): boolean => action >= PASS_BASE;
export const jerseyOf = (action: Action): number => action - PASS_BASE;

const KEEPS: ReadonlyMap<string, Action> = new Map([
  ['keep:even', keepAction(ZONE.even)],
  ['keep:odd', keepAction(ZONE.odd)],
]);
const FORMS: Said = {
  es: 'pass:8, pass:10, keep:even o keep:odd',
  en: 'pass:8, pass:10, keep:even or keep:odd',
};

export const actions: ActionText = {
  write: (action) => (isPass(action) ? `pass:${jerseyOf(action)}` : `keep:${ZONES[action]}`),
  read(text) {
    const jersey = Number(/^pass:([1-9]|10)$/.exec(text)?.[1]);
    return jersey <= JERSEYS ? passAction(jersey) : KEEPS.get(text);
  },
  forms: () => FORMS,
};
