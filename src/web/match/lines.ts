import { fill, type Said } from '../../core/clause.ts';
import type { FootballEvent } from '../../core/events.ts';
import type { GameEvent } from '../../core/game.ts';
import { hash32 } from '../../core/text.ts';
import { SIDE_NAMES } from '../../core/voice.ts';
import type { Room } from '../../games/index.ts';
import type { LogEntry } from '../../protocol/messages.ts';

/** One line of the radio: what it says, and the rule behind it. */
export interface Line {
  readonly key: string;
  readonly text: Said;
  readonly rule: string | undefined;
  readonly isLoud: boolean;
}

/** What the match, not a game's rules, tells. */
const MATCH_LINES: Readonly<Record<string, Said>> = {
  undo: { es: 'Se deshace la última decisión.', en: 'The last decision is taken back.' },
  'offer/draw': { es: '{Side} ofrece el empate.', en: '{Side} offer a draw.' },
  'offer/undo': { es: '{Side} pide deshacer.', en: '{Side} ask to take back.' },
  declined: { es: '{Side} no acepta.', en: '{Side} decline.' },
  resign: { es: '{Side} abandona el partido.', en: '{Side} resign.' },
  agreed: { es: 'Empate de mutuo acuerdo.', en: 'A draw by agreement.' },
  flag: { es: 'A {Side} se le acabó el tiempo.', en: '{Side} ran out of time.' },
};
const MATCH_REASONS: ReadonlySet<unknown> = new Set(['resign', 'agreed', 'flag']);
const LOUD: ReadonlySet<FootballEvent['type']> = new Set(['goal', 'over', 'penalty', 'card']);
const isLoud = (told: FootballEvent): boolean => LOUD.has(told.type) || (told.type === 'kick' && told.isGoal);

function matchLine(event: GameEvent): Said | undefined {
  const line = MATCH_LINES[event.type] ?? MATCH_LINES[`${event.type}/${String(event['what'])}`];
  if (!line) return undefined;
  const name = SIDE_NAMES[String(event['side'])] ?? { es: '', en: '' };
  return { es: fill(line.es, { Side: name.es }), en: fill(line.en, { Side: name.en }) };
}

/** The commentary of a step. `seed` (of the match) varies the words, so that a replay says the same. */
export const linesOf = (entry: LogEntry, { voice, football }: Pick<Room, 'voice' | 'football'>, seed: string): Line[] =>
  entry.events.flatMap((event, i) => {
    if (event.type === 'over' && MATCH_REASONS.has(event['reason'])) return [];
    const key = `${entry.n}.${i}`;
    const text = matchLine(event) ?? voice.event(event, hash32(`${seed}${key}`));
    return text.es === '' ? [] : [{ key, text, rule: event.rule, isLoud: football(event).some(isLoud) }];
  });
