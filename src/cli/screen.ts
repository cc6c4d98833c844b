import { styleText } from 'node:util';
import type { Lang } from '../core/clause.ts';
import type { Game, GameEvent } from '../core/game.ts';
import type { State } from '../core/state.ts';
import { hash32 } from '../core/text.ts';
import type { Voice } from '../core/voice.ts';
import { matchLine } from '../match/told.ts';

type Colour = Parameters<typeof styleText>[0];

/** Plain where the terminal, or NO_COLOR, wants no colours. */
export const paint = (colour: Colour, text: string): string => styleText(colour, text, { stream: process.stdout });

/** The board with home's pieces, away's and the ball told apart by colour as well. */
export const boardOf = <S extends State>(game: Game<S>, s: S): string =>
  game
    .describe(s)
    .replaceAll(/(?<!\w)H\w*/g, (piece) => paint(['bold', 'red'], piece))
    .replaceAll(/(?<!\w)A\w*/g, (piece) => paint(['bold', 'blue'], piece))
    .replaceAll('*', paint(['bold', 'yellow'], '*'));

/** An end that no rule brought about has been told by what did. */
const isSaidAlready = ({ type, rule }: GameEvent): boolean => type === 'over' && rule === undefined;

/** The commentator's lines for what happened; `key` (of the match) and `step` choose the words. */
export const commentary = (
  voice: Voice,
  events: readonly GameEvent[],
  key: string,
  step: number,
  lang: Lang,
): string[] =>
  events
    .filter((event) => !isSaidAlready(event))
    .map((event, i) => (matchLine(event) ?? voice.event(event, hash32(`${key}/${step}/${i}`)))[lang]);

export const clearScreen = (): void => {
  if (process.stdout.isTTY) process.stdout.write('\u001b[2J\u001b[3J\u001b[H');
};

const PERMILLE = 1000;
/** A share as `12.5 %`; what rounds to nothing has no sign. */
export const percent = (share: number): string => `${((Math.round(PERMILLE * share) || 0) / 10).toFixed(1)} %`;

const TO_LINE_START = '\r\u001b[K';

/**
 * How far a long work has come, in one line of the terminal that is written over; nothing where there is no terminal.
 * The keyboard is left alone, so that Ctrl-C ends even a program that never looks up.
 */
export function progressOf(title: string, max: number) {
  const { stdout } = process;
  let done = 0;
  const write = (text: string): void => {
    if (stdout.isTTY) stdout.write(`${TO_LINE_START}${text.slice(0, stdout.columns - 1)}`);
  };
  return {
    advance(by: number, text = title): void {
      this.show(done + by, text);
    },
    show(count: number, text = title): void {
      done = count;
      write(`${done}/${max}  ${text}`);
    },
    /** Leaves an empty line behind. */
    stop: (): void => write(''),
  };
}
