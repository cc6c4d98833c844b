import { type Position, type Side, seatOf } from '../../core/game.ts';
import type { Aim } from '../../core/voice.ts';
import { inPenaltyArea, spaceNamed } from './board.ts';
import type { MatPosition } from './position.ts';

const GOAL = { type: 'goal', label: { es: 'gol', en: 'goal' } };
const SAVE = { type: 'save', label: { es: 'parada', en: 'save' } };
const BLIND_GOAL = {
  ...GOAL,
  label: { es: 'gol si el portero elige a ciegas', en: 'goal if the keeper guesses blindly' },
};
const BLIND_SAVE = {
  ...SAVE,
  label: { es: 'parada si el otro elige a ciegas', en: 'save if the taker chooses blindly' },
};
const SAVED_PENALTY = { ...SAVE, label: { es: 'parar el penalti', en: 'saving the penalty' } };

/** What an action is after: in this game the fingers of a penalty are all that is left open. */
export function aimOf(text: string, position: Position, side: Side): Aim | null {
  const [kind, spaces = ''] = text.split(':');
  switch (kind) {
    case 'taker':
      return GOAL;
    case 'keeper':
      return SAVE;
    case 'fingers':
      return (position as unknown as MatPosition).side === side ? BLIND_GOAL : BLIND_SAVE;
    case 'foul': {
      const at = spaceNamed(spaces.split('-')[1] ?? '');
      return at !== undefined && inPenaltyArea(seatOf(side), at) ? SAVED_PENALTY : null;
    }
    default:
      return null;
  }
}
