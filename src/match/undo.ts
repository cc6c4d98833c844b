import type { Game, Seat } from '../core/game.ts';
import type { State } from '../core/state.ts';
import type { Past } from './history.ts';

/** To take back a side's last decision: how many steps stay, and whether the rival has to agree. */
export interface UndoRuling {
  readonly keep: number;
  readonly isFree: boolean;
}

/** The last of the sealed choices of a turn shows them all. */
function reveals<S extends State>(game: Game<S>, before: S): boolean {
  const turn = game.turn(before);
  return turn.kind === 'secret' && turn.sides.length === 1;
}

/**
 * The undo law. A side may take back its last decision as long as since then nothing random fell, nothing sealed was
 * shown, no time was whistled and the rival decided nothing; otherwise the rival must agree. Undefined: it has decided
 * nothing yet.
 */
export function judgeUndo<S extends State>(game: Game<S>, history: Past<S>, seat: Seat): UndoRuling | undefined {
  const keep = history.steps.findLastIndex((step) => step.seat === seat);
  if (keep < 0) return undefined;
  const since = history.steps.length - keep - 1;
  return { keep, isFree: since === 0 && !reveals(game, history.at(keep)) };
}
