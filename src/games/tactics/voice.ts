import { fill, type Lang, type Said } from '../../core/clause.ts';
import type { GameEvent, Side } from '../../core/game.ts';
import { SIDE_NAMES, type Voice } from '../../core/voice.ts';
import { labelOf } from './labels.ts';
import { LINES, say } from './lines.ts';
import { OPTION_WORDS } from './option-words.ts';
import { askFor } from './questions.ts';
import { callOf, polish } from './shirts.ts';
import { aimOf } from './targets.ts';

const PERIOD_NAMES: Readonly<Record<string, Said>> = {
  '1': say('la primera parte', 'the first half'),
  '2': say('la segunda parte', 'the second half'),
  et1: say('la primera parte de la prórroga', 'the first half of extra time'),
  et2: say('la segunda parte de la prórroga', 'the second half of extra time'),
};

const nameOf = (side: unknown, lang: Lang): string => SIDE_NAMES[String(side)]?.[lang] ?? '';

const redOfKeeper = (event: GameEvent): string => (event.leaves === undefined ? 'red-nobody' : 'red-keeper');

function detailOf(event: GameEvent): string {
  switch (event.type) {
    case 'roll':
      return String(event.for);
    case 'play':
      return String(event.kind);
    case 'possession':
      return event.rule === 'STW-GK-6' ? 'keeper' : '';
    case 'timeout':
      return event.rule === 'STW-MIN-5' ? 'sendoff' : '';
    case 'card':
      return event.color === 'red' && event.piece === 'gk' ? redOfKeeper(event) : String(event.color);
    case 'offside':
      return String(event.form);
    case 'freekick':
      return String(event.cause);
    case 'shot':
      return String(event.result);
    case 'over':
      return event.winner === null ? 'draw' : String(event.reason);
    default:
      return event.shootout ? 'shootout' : '';
  }
}

const joined = (pair: unknown): string => (Array.isArray(pair) ? pair.join('–') : '');

function factsOf(event: GameEvent, lang: Lang): Record<string, unknown> {
  const side = event.side as Side | undefined;
  return {
    ...event,
    Side: nameOf(side, lang),
    Rival: nameOf(side === 'home' ? 'away' : 'home', lang),
    Winner: nameOf(event.winner, lang),
    Who: callOf(event.piece, lang),
    From: callOf(event.from, lang),
    To: callOf(event.to, lang),
    Leaves: callOf(event.leaves, lang),
    period: PERIOD_NAMES[String(event.ended)]?.[lang] ?? '',
    score: joined(event.score),
    totals: joined(event.totals),
  };
}

export const voice: Voice = {
  event(event, pick) {
    const lines = LINES[`${event.type}/${detailOf(event)}`] ?? LINES[event.type] ?? [say(event.type, event.type)];
    const { es, en } = lines[Math.abs(pick) % lines.length]!;
    return { es: polish(fill(es, factsOf(event, 'es'))), en: polish(fill(en, factsOf(event, 'en'))) };
  },
  ask: askFor,
  action: labelOf,
  aim: aimOf,
  options: OPTION_WORDS,
};
