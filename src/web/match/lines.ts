import type { Said } from '../../core/clause.ts';
import type { FootballEvent } from '../../core/events.ts';
import type { Side } from '../../core/game.ts';
import { hash32 } from '../../core/text.ts';
import type { Room } from '../../games/index.ts';
import { matchLine } from '../../match/told.ts';
import type { LogEntry } from '../../protocol/messages.ts';
import { endedEarly } from './report.ts';

/** One line of the radio: what it says, and the rule behind it. */
export interface Line {
  readonly key: string;
  readonly text: Said;
  readonly rule: string | undefined;
  readonly isLoud: boolean;
}

/** The lines of one turn, and whose it was; null before the first. */
export interface Paragraph {
  readonly key: string;
  readonly side: Side | null;
  readonly lines: readonly Line[];
}

const LOUD: ReadonlySet<FootballEvent['type']> = new Set(['goal', 'over', 'penalty', 'card']);
const isLoud = (told: FootballEvent): boolean => LOUD.has(told.type) || (told.type === 'kick' && told.isGoal);

/** Told between the players, not played: no step of the match. */
const TALK: ReadonlySet<string> = new Set(['offer', 'declined', 'undo', 'paused', 'resumed', 'rest', 'rested']);
export const isTalk = ({ events }: Pick<LogEntry, 'events'>): boolean => events.some(({ type }) => TALK.has(type));

/** The beginning tells nothing and is no step either. */
const isStep = (entry: LogEntry, i: number): boolean => !isTalk(entry) && (i > 0 || entry.events.length > 0);

/** How many steps of the match these are. */
export const stepsIn = (entries: readonly LogEntry[]): number => entries.filter(isStep).length;

/** What stands of what was told: steps that were taken back are not heard of any more. */
export function standing(entries: readonly LogEntry[]): LogEntry[] {
  const kept: LogEntry[] = [];
  for (const entry of entries) {
    const back = entry.events.find(({ type }) => type === 'undo');
    if (back) {
      let steps = kept.filter(isStep).length;
      while (steps > Number(back['steps'])) if (isStep(kept.pop()!, kept.length)) steps--;
    }
    kept.push(entry);
  }
  return kept;
}

type Teller = Pick<Room, 'voice' | 'football'>;

/** Says only whose turn it is. */
const isTurnOnly = (told: readonly FootballEvent[]): boolean =>
  told.length > 0 && told.every(({ type }) => type === 'turn');

/** The commentary of a step. `seed` (of the match) varies the words, so that a replay says the same. */
export const linesOf = (entry: LogEntry, { voice, football }: Teller, seed: string): Line[] =>
  entry.events.flatMap((event, i) => {
    const told = football(event);
    if (isTurnOnly(told) || (event.type === 'over' && endedEarly(event['reason']))) return [];
    const key = `${entry.n}.${i}`;
    const text = matchLine(event) ?? voice.event(event, hash32(`${seed}${key}`));
    return text.es === '' ? [] : [{ key, text, rule: event.rule, isLoud: told.some(isLoud) }];
  });

/** The radio: the lines turn by turn, oldest first. */
export function paragraphsOf(entries: readonly LogEntry[], room: Teller, seed: string): Paragraph[] {
  const out: { key: string; side: Side | null; lines: Line[] }[] = [];
  const open = (key: string, side: Side | null): void => void out.push({ key, side, lines: [] });
  for (const entry of entries) {
    const lines = new Map(linesOf(entry, room, seed).map((line) => [line.key, line]));
    for (const [i, event] of entry.events.entries()) {
      const key = `${entry.n}.${i}`;
      const turn = room.football(event).find(({ type }) => type === 'turn');
      if (turn?.type === 'turn' || out.length === 0) open(key, turn?.type === 'turn' ? turn.side : null);
      const line = lines.get(key);
      if (line) out.at(-1)!.lines.push(line);
    }
  }
  return out.filter(({ lines }) => lines.length > 0);
}
