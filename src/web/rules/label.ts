import type { Said } from '../../core/clause.ts';
import type { GameEvent } from '../../core/game.ts';
import { makeMove, type Picture, type Try } from '../../core/rulebook.ts';
import type { Room } from '../../games/index.ts';
import { linesOf } from '../match/lines.ts';

/** An outcome that the radio says nothing of is told with what follows from it. */
const NOTHING: Said = { es: '', en: '' };

/** What a try is called: its moves one after another, those of chance in the words of the radio. */
export function labelOf(room: Room, picture: Picture, tried: Try, whistle: Said): Said {
  const state = room.game.readPosition(picture.position);
  if (!state.ok) throw new Error(picture.clause);
  const parts = tried.moves.map((move): Said => {
    const position = room.game.writePosition(state.value);
    const events: GameEvent[] = [];
    makeMove(room.game, state.value, move, (event) => events.push(event));
    if (move.by === 'whistle') return whistle;
    if (move.by !== 'chance') return room.voice.action(move.text, position);
    return linesOf({ n: 0, events }, room, '')[0]?.text ?? NOTHING;
  });
  const joined = (lang: keyof Said): string =>
    parts
      .map((part) => part[lang].replace(/\.$/, ''))
      .filter((part) => part !== '')
      .join(' → ');
  return { es: joined('es'), en: joined('en') };
}
