import { fill, type Said } from '../core/clause.ts';
import type { GameEvent } from '../core/game.ts';
import { SIDE_NAMES } from '../core/voice.ts';

/** What the match, not a game's rules, tells. */
const MATCH_LINES: Readonly<Record<string, Said>> = {
  undo: { es: 'Se deshace la última decisión.', en: 'The last decision is taken back.' },
  'offer/draw': { es: '{Side} ofrece el empate.', en: '{Side} offer a draw.' },
  'offer/undo': { es: '{Side} pide deshacer.', en: '{Side} ask to take back.' },
  'offer/pause': { es: '{Side} propone una pausa.', en: '{Side} suggest a pause.' },
  paused: { es: 'Pausa de mutuo acuerdo: los relojes se paran.', en: 'A pause by agreement: the clocks stand still.' },
  resumed: { es: '{Side} sigue jugando: se acabó la pausa.', en: '{Side} go on: the pause is over.' },
  rest: { es: '{Side} descansa: su reloj se para.', en: '{Side} rest: their clock stands still.' },
  rested: { es: '{Side} ha vuelto: su reloj sigue.', en: '{Side} are back: their clock goes on.' },
  declined: { es: '{Side} no acepta.', en: '{Side} decline.' },
  resign: { es: '{Side} abandona el partido.', en: '{Side} resign.' },
  agreed: { es: 'Empate de mutuo acuerdo.', en: 'A draw by agreement.' },
  absent: { es: '{Side} se fue y no ha vuelto.', en: '{Side} left and did not come back.' },
  flag: { es: 'A {Side} se le acabó el tiempo.', en: '{Side} ran out of time.' },
};

/** The words of what the match itself tells; undefined for an event of the game. */
export function matchLine(event: GameEvent): Said | undefined {
  const line = MATCH_LINES[event.type] ?? MATCH_LINES[`${event.type}/${String(event['what'])}`];
  if (!line) return undefined;
  const name = SIDE_NAMES[String(event['side'])] ?? { es: '', en: '' };
  return { es: fill(line.es, { Side: name.es }), en: fill(line.en, { Side: name.en }) };
}
