import { fill, type Lang, type Said } from '../../../core/clause.ts';
import type { Side } from '../../../core/game.ts';
import { SIDE_NAMES } from '../../../core/voice.ts';
import { type DeckName, findKind } from '../cards.ts';
import type { CityPosition } from '../position.ts';
import { cardName } from './names.ts';

/** What all sentences of the game share. */

export const say = (es: string, en: string): Said => ({ es, en });
export const both = (of: (lang: Lang) => string): Said => ({ es: of('es'), en: of('en') });

export const sideName = (side: unknown): Said => SIDE_NAMES[String(side)] ?? say('', '');
/** A card by its kind; `none` is no card. */
export function kindName(kind: unknown): Said {
  const known = findKind(String(kind));
  return known < 0 ? say('sin carta', 'no card') : cardName(known);
}

export const DECK_NAMES: Readonly<Record<DeckName, Said>> = {
  off: say('ofensiva', 'offensive'),
  def: say('defensiva', 'defensive'),
  shot: say('de tiro', 'shot'),
  int: say('de intervención', 'intervention'),
  ball: say('de balón', 'ball'),
  ext: say('de factor externo', 'external factor'),
};
export const deckName = (deck: unknown): Said => DECK_NAMES[deck as DeckName] ?? say('', '');

export const DIRECTION_NAMES: Readonly<Record<string, Said>> = {
  n: say('norte', 'north'),
  ne: say('noreste', 'north-east'),
  se: say('sureste', 'south-east'),
  s: say('sur', 'south'),
  sw: say('suroeste', 'south-west'),
  nw: say('noroeste', 'north-west'),
};

export const RESTART_NAMES: Readonly<Record<string, Said>> = {
  kickoff: say('saque de centro', 'kick-off'),
  freekick: say('tiro libre', 'free kick'),
  penalty: say('penalti', 'penalty'),
  corner: say('córner', 'corner'),
  throwin: say('saque de banda', 'throw-in'),
  goalkick: say('saque de puerta', 'goal kick'),
  keeper: say('saque del portero', "keeper's ball"),
  invasion: say('reanudación tras el espontáneo', 'restart after the pitch invader'),
};

export type Facts = Readonly<Record<string, Said | string | number>>;
/** A template filled in, language by language. */
export const tell = (template: Said, facts: Facts): Said =>
  both((lang) =>
    fill(
      template[lang],
      Object.fromEntries(
        Object.entries(facts).map(([name, fact]) => [name, typeof fact === 'object' ? fact[lang] : fact]),
      ),
    ),
  );

/** Says whether the ball is on an empty hex. */
export const isLoose = (p: CityPosition): boolean =>
  p.ball !== null && ![...Object.values(p.pieces.home), ...Object.values(p.pieces.away)].includes(p.ball);

/** The lowest shirt of the side that is not on the board yet. */
export function nextToPlace(p: CityPosition, side: Side): string {
  return p.team[side].find((n) => !(n in p.pieces[side])) ?? '';
}
