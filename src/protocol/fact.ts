import { SIDES, type Side } from '../core/game.ts';
import type { Command } from '../match/match.ts';

/**
 * What happened in a match, as its log keeps it: each fact a short line of text, and all of them in order are the match.
 * Outcomes of chance are written down, so that a log does not depend on how they were drawn.
 */
export type Fact =
  | { readonly type: 'commit'; readonly side: Side; readonly hash: string }
  | { readonly type: 'seed'; readonly side: Side; readonly seed: string }
  | Exclude<Command, { type: 'tick' }>;

const isSide = (word: string | undefined): word is Side => SIDES.includes(word as Side);

/** The first word and the rest, which may hold anything. */
function cut(text: string): [word: string, rest: string] {
  const at = text.indexOf(' ');
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
}

export function writeFact(fact: Fact): string {
  switch (fact.type) {
    case 'play':
      return `${fact.lag ? `lag ${fact.lag} ` : ''}${fact.side} ${fact.action}`;
    case 'chance':
      return `chance ${fact.outcome}`;
    case 'commit':
      return `commit ${fact.side} ${fact.hash}`;
    case 'seed':
      return `seed ${fact.side} ${fact.seed}`;
    case 'whistle':
      return 'whistle';
    case 'undo':
      return fact.side === undefined ? 'undo' : `undo ${fact.side}`;
    case 'offer-draw':
      return `draw ${fact.side}`;
    case 'offer-pause':
      return `pause ${fact.side}`;
    case 'go':
      return `go ${fact.side}`;
    case 'rest':
      return `rest ${fact.side} ${fact.until}`;
    case 'answer':
      return `${fact.accept ? 'yes' : 'no'} ${fact.side}`;
    case 'resign':
      return `resign ${fact.side}`;
    case 'end':
      return `end ${fact.winner ?? 'draw'} ${fact.reason}`;
  }
}

/** The inverse of `writeFact`; undefined where no fact is written so. */
export function readFact(text: string): Fact | undefined {
  const [word, rest] = cut(text);
  if (isSide(word)) return { type: 'play', side: word, action: rest };
  if (word === 'chance') return { type: 'chance', outcome: rest, isDrawn: true };
  if (word === 'whistle') return { type: 'whistle' };
  if (word === 'undo' && rest === '') return { type: 'undo' };
  const [first, more] = cut(rest);
  if (word === 'lag') {
    const play = readFact(more);
    return play?.type === 'play' && /^\d+$/.test(first) ? { ...play, lag: Number(first) } : undefined;
  }
  if (word === 'end') return { type: 'end', winner: isSide(first) ? first : null, reason: more };
  if (!isSide(first)) return undefined;
  const side = first;
  switch (word) {
    case 'commit':
      return { type: 'commit', side, hash: more };
    case 'seed':
      return { type: 'seed', side, seed: more };
    case 'undo':
      return { type: 'undo', side };
    case 'draw':
      return { type: 'offer-draw', side };
    case 'pause':
      return { type: 'offer-pause', side };
    case 'go':
      return { type: 'go', side };
    case 'rest':
      return /^\d+$/.test(more) ? { type: 'rest', side, until: Number(more) } : undefined;
    case 'yes':
    case 'no':
      return { type: 'answer', side, accept: word === 'yes' };
    case 'resign':
      return { type: 'resign', side };
    default:
      return undefined;
  }
}
