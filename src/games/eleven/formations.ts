import type { Formation, Formations } from '../../core/formations.ts';
import type { Position, Side } from '../../core/game.ts';
import { EAST, GOAL_END, NONE, SPACES, type Space, WEST, ZONE } from './board.ts';
import { spaceText } from './model.ts';
import type { ElevenPosition } from './position.ts';

/** They are those of the board, whose halves mirror each other. */
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

const PLACE = 'place:';
const ends = (position: Position): ElevenPosition['ends'] => (position as ElevenPosition).ends;
const mirroredSlot = ([x, y]: Slot): Slot => [WIDTH - x, y];

/** Each slot takes the nearest space of that half that no slot before it took. */
function spacesOf(slots: readonly Slot[], end: number): Space[] {
  const taken: Space[] = [];
  const far = (space: Space, [x, y]: Slot): number => Math.hypot(SPACES[space]![0] - x, SPACES[space]![1] - y);
  for (const slot of slots) {
    const free = SPACES.map((_, space) => space).filter(
      (space) => ZONE[space] === end && GOAL_END[space] === NONE && !taken.includes(space),
    );
    taken.push(free.reduce((best, space) => (far(space, slot) < far(best, slot) ? space : best)));
  }
  return taken;
}

const placing = (spaces: readonly Space[]): readonly string[] => spaces.map((space) => PLACE + spaceText(space));

export const formations: Formations = {
  list: LIST,
  actions(id, position, side: Side) {
    const slots = SHAPES[id] ?? [];
    return placing(ends(position)[side] === 'W' ? spacesOf(slots, WEST) : spacesOf(slots.map(mirroredSlot), EAST));
  },
  isPlacing: (action) => action.startsWith(PLACE),
  endOf: (position, side) => ends(position)[side],
  mirrored(actions) {
    const spaces = actions.map((action) => Number(action.slice(PLACE.length))).filter((space) => space in SPACES);
    const end = spaces.some((space) => ZONE[space] === WEST) ? EAST : WEST;
    return placing(
      spacesOf(
        spaces.map((space) => mirroredSlot([SPACES[space]![0], SPACES[space]![1]])),
        end,
      ),
    );
  },
};
