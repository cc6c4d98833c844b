import { type Side, seatOf } from '../../../core/game.ts';
import type { Aim } from '../../../core/voice.ts';
import { inPenaltyArea, spaceNamed } from '../board.ts';
import type { MatPosition } from '../position.ts';
import { say } from './words.ts';

const GOAL = { type: 'goal', label: say('gol', 'goal') };
const SAVE = { type: 'save', label: say('parada', 'save') };
const BLIND_GOAL = {
  ...GOAL,
  label: say('gol si el portero elige a ciegas', 'goal if the keeper guesses blindly'),
};
const BLIND_SAVE = {
  ...SAVE,
  label: say('parada si el otro elige a ciegas', 'save if the taker chooses blindly'),
};
const SAVED_PENALTY = { ...SAVE, label: say('parar el penalti', 'saving the penalty') };

/** What an action is after: in this game the fingers of a penalty are all that is left open. */
export function aimOf(text: string, p: MatPosition, side: Side): Aim | null {
  const [kind, spaces = ''] = text.split(':');
  switch (kind) {
    case 'taker':
      return GOAL;
    case 'keeper':
      return SAVE;
    case 'fingers':
      return p.side === side ? BLIND_GOAL : BLIND_SAVE;
    case 'foul': {
      const at = spaceNamed(spaces.split('-')[1] ?? '');
      return at !== undefined && inPenaltyArea(seatOf(side), at) ? SAVED_PENALTY : null;
    }
    default:
      return null;
  }
}
