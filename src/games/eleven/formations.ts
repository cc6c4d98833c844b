import type { Formation, Formations } from '../../core/formations.ts';
import type { Side } from '../../core/game.ts';
import { EAST, GOAL_END, NONE, SPACES, type Space, WEST, ZONE } from './board.ts';
import { spaceText } from './model.ts';
import type { ElevenPosition } from './position.ts';

/** Of the board, whose halves mirror each other. */
const WIDTH = 1030;

/** Where a man should stand in the west half; he takes the nearest space. */
type Slot = readonly [x: number, y: number];
const LINES = {
  // A line of four, of three and so on, spread over the height of the board.
  4: [130, 310, 480, 660],
  3: [200, 395, 590],
  2: [300, 490],
  1: [395],
} as const satisfies Readonly<Record<number, readonly number[]>>;
const line = (x: number, men: keyof typeof LINES): Slot[] => LINES[men].map((y) => [x, y]);

const SHAPES: Readonly<Record<string, readonly Slot[]>> = {
  classic: [...line(150, 4), ...line(290, 4), ...line(400, 2)],
  wall: [...line(120, 4), ...line(220, 3), ...line(340, 2), ...line(410, 1)],
  attack: [...line(170, 3), ...line(300, 3), ...line(400, 4)],
};

const LIST: readonly Formation[] = [
  { id: 'classic', name: { es: '4-4-2', en: '4-4-2' } },
  { id: 'wall', name: { es: 'Muralla', en: 'Wall' } },
  { id: 'attack', name: { es: '3-3-4', en: '3-3-4' } },
];

/** Each slot takes the nearest space of that half that no slot before it took. */
function spacesOf(shape: readonly Slot[], end: number): Space[] {
  const taken: Space[] = [];
  const far = (space: Space, [x, y]: Slot): number => {
    const [sx, sy] = SPACES[space]!;
    return Math.hypot(sx - (end === WEST ? x : WIDTH - x), sy - y);
  };
  for (const slot of shape) {
    const free = SPACES.map((_, space) => space).filter(
      (space) => ZONE[space] === end && GOAL_END[space] === NONE && !taken.includes(space),
    );
    taken.push(free.reduce((best, space) => (far(space, slot) < far(best, slot) ? space : best)));
  }
  return taken;
}

export const formations: Formations = {
  list: LIST,
  actions(id, position, side: Side) {
    const { ends } = position as ElevenPosition;
    return spacesOf(SHAPES[id] ?? [], ends[side] === 'W' ? WEST : EAST).map((space) => `place:${spaceText(space)}`);
  },
  isPlacing: (action) => action.startsWith('place:'),
};
