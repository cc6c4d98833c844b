import type { MatEvent } from '../../../games/mat/events.ts';
import type { MatPosition } from '../../../games/mat/position.ts';
import type { BoardProps } from '../board.ts';

/** What every board is given, with the positions and events of this game. */
export interface MatBoardProps extends Omit<BoardProps, 'position' | 'events'> {
  readonly position: MatPosition;
  readonly events: readonly MatEvent[];
}
