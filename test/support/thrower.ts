import type { Side } from '../../src/core/game.ts';
import type { State } from '../../src/core/state.ts';
import type { Room } from '../../src/games/index.ts';
import type { StepMessage } from '../../src/protocol/messages.ts';

/** The page that throws what is due at a step: whoever's dice they are, or home where anybody may. */
export const throwerOf = (
  { stage }: Pick<Room, 'stage'>,
  { position, turn }: Pick<StepMessage, 'position' | 'turn'>,
): Side => stage.thrower(position, turn) ?? 'home';

/** The same, from a state. */
export const throwerIn = ({ game, stage }: Pick<Room, 'game' | 'stage'>, state: State): Side =>
  throwerOf({ stage }, { position: game.writePosition(state), turn: game.turn(state) });
