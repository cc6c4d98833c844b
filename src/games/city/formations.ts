import type { Formation, Formations } from '../../core/formations.ts';
import { fileOf, findHex, hexAt, hexName, yOf } from './board.ts';

/** Twice halfway: a hex and its mirror image together. */
const BOTH_Y = 42;

/** The hexes for home, the keeper first and then from the back to the front: shirts are placed by number. */
const HEXES: Readonly<Record<string, readonly string[]>> = {
  balanced: ['h1', 'f5', 'j5', 'h7', 'e8', 'k8', 'h10'],
  wall: ['h1', 'e4', 'h4', 'k4', 'f7', 'j7', 'h10'],
  attack: ['h1', 'h5', 'e7', 'k7', 'f9', 'j9', 'h10'],
};

const LIST: readonly Formation[] = [
  { id: 'balanced', name: { es: 'Equilibrada', en: 'Balanced' } },
  { id: 'wall', name: { es: 'Muralla', en: 'Wall' } },
  { id: 'attack', name: { es: 'Al ataque', en: 'On the attack' } },
];

function mirrored(name: string): string {
  const hex = findHex(name);
  return hexName(hexAt(fileOf[hex]!, BOTH_Y - yOf[hex]!));
}

const PLACE = 'place:';

export const formations: Formations = {
  list: LIST,
  actions: (id, _position, side) => (HEXES[id] ?? []).map((hex) => PLACE + (side === 'home' ? hex : mirrored(hex))),
  isPlacing: (action) => action.startsWith(PLACE),
  endOf: (_position, side) => side,
  mirrored: (actions) => actions.map((action) => PLACE + mirrored(action.slice(PLACE.length))),
};
