import type { Formation, Formations } from '../../core/formations.ts';
import type { Side } from '../../core/game.ts';
import { ROWS } from './board.ts';

/** With the spaces of p1 to p6, written for home. */
interface Shape extends Formation {
  readonly spaces: readonly string[];
}

/** The first is what a newcomer is offered and what the strong bot plays. */
export const FORMATIONS: readonly Shape[] = [
  { id: 'diamond', name: { es: 'Rombo', en: 'Diamond' }, spaces: ['e1', 'd3', 'f3', 'e4', 'd6', 'f6'] },
  { id: 'wall', name: { es: 'Muralla', en: 'Wall' }, spaces: ['e1', 'c2', 'e2', 'g2', 'e4', 'e6'] },
  { id: 'wings', name: { es: 'Alas', en: 'Wings' }, spaces: ['e1', 'd3', 'f3', 'e5', 'b6', 'h6'] },
  { id: 'press', name: { es: 'Presión', en: 'Press' }, spaces: ['e1', 'e3', 'c5', 'g5', 'd6', 'f6'] },
];

const mirrored = (space: string): string => `${space[0]}${ROWS + 1 - Number(space.slice(1))}`;

/** The spaces of a formation on the side's own half. */
export const spacesFor = ({ spaces }: Shape, side: Side): readonly string[] =>
  side === 'home' ? spaces : spaces.map(mirrored);

const PLACE = 'place:';

export const formations: Formations = {
  list: FORMATIONS,
  actions(id, _position, side) {
    const found = FORMATIONS.find((each) => each.id === id);
    return found ? spacesFor(found, side).map((space) => PLACE + space) : [];
  },
  isPlacing: (action) => action.startsWith(PLACE),
  endOf: (_position, side) => side,
  mirrored: (actions) => actions.map((action) => PLACE + mirrored(action.slice(PLACE.length))),
};
