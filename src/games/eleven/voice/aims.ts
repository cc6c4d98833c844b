import type { Aim } from '../../../core/voice.ts';
import type { ElevenPosition } from '../position.ts';
import { say } from './words.ts';

const BLIND_GOAL = say('gol si el portero elige a ciegas', 'goal if the keeper guesses blindly');
const BLIND_SAVE = say('parada si el dado está puesto a ciegas', 'save if the die was set blindly');

/** What an action is after: in this game a shot and the duel about it are all that is left open. */
export function aimOf(text: string, { phase, side }: ElevenPosition): Aim | null {
  const isPenalty = phase === 'penalty';
  switch (text.split(':')[0]) {
    case 'shoot':
      return { type: 'goal', label: say('gol', 'goal') };
    case 'set':
      return { ...(isPenalty ? { type: 'penalty', facts: { goal: true } } : { type: 'goal' }), label: BLIND_GOAL };
    case 'call':
      return {
        ...(isPenalty ? { type: 'penalty', facts: { goal: false, side } } : { type: 'save' }),
        label: BLIND_SAVE,
      };
    default:
      return null;
  }
}
