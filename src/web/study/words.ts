import { LEVEL_NAMES } from '../../bots/names.ts';
import { firstSeat, type Position, type Side } from '../../core/game.ts';
import { SIDE_NAMES } from '../../core/voice.ts';
import type { Room } from '../../games/index.ts';
import type { Performance } from '../../lab/study.ts';
import { said } from '../i18n/t.svelte.ts';
import { linesOf } from '../match/lines.ts';
import type { Film } from '../replay/film.ts';
import { settings } from '../settings.svelte.ts';
import { t } from './i18n.ts';

const POINTS = 100;

/** A share of the match as points, one decimal. */
export const number = (share: number): string =>
  new Intl.NumberFormat(settings.lang, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(POINTS * share);

export const signed = (share: number): string =>
  `${Math.round(10 * POINTS * share) < 0 ? '−' : '+'}${number(Math.abs(share))}`;

export const points = (share: number): string => t('amount', { n: number(share) });

/** Whom a swing helped, and by how much. */
export const pointsFor = (swing: number): string =>
  t(swing < 0 ? 'points.away' : 'points.home', { n: signed(Math.abs(swing)) });

/** An action as a person says it. */
export const labelOf = (room: Pick<Room, 'voice'>, action: string, position: Position): string =>
  said(room.voice.action(action, position));

/** What a step of a film was, in a line. */
export function stepText({ room, pictures, seed }: Film, step: number): string {
  const { step: made, events, turn } = pictures[step]!;
  if (made?.side) return labelOf(room, made.action, pictures[step - 1]!.position);
  const told = linesOf({ n: step, events }, room, seed).map(({ text }) => said(text));
  if (told.length > 0) return told.join(' ');
  if (!made) return turn.kind === 'over' ? t('ended') : t('start');
  return made.action === '' ? t('whistle') : made.action;
}

/** So much of what is expected is told. */
const MOST_EXPECTED = 4;

/** What is expected from a step on, as a person says it, until it can not be done or somebody else than one side is due. */
export function lineText({ room, match }: Film, step: number, side: Side, line: readonly string[]): string {
  const { game } = room;
  const state = match.history.at(step - 1).clone();
  const told: string[] = [];
  for (const text of line.slice(0, MOST_EXPECTED)) {
    if (game.turn(state).kind !== 'choice') break;
    const seat = firstSeat(game.toMove(state));
    const action = game.readAction(state, seat, text);
    if (!action.ok || game.refuse(state, seat, action.value)) break;
    told.push(labelOf(room, text, game.writePosition(game.view(state, side))));
    game.apply(state, seat, action.value);
  }
  return told.join(' · ');
}

export const sideName = (side: string): string => said(SIDE_NAMES[side]!);

/** The levels that err like this side; empty where that is not known. */
export function bandText({ bands }: Performance): string {
  const [low, high] = [bands[0], bands.at(-1)];
  if (!low || !high) return '';
  const [from, to] = [said(LEVEL_NAMES[low]), said(LEVEL_NAMES[high])];
  return low === high ? t('band', { level: from }) : t('bands', { low: from, high: to });
}
