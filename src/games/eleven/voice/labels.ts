import type { Said } from '../../../core/clause.ts';
import type { ElevenPosition } from '../position.ts';
import { manOn, say } from './words.ts';

const WORDS: Readonly<Record<string, Said>> = {
  kickoff: say('Sacar desde el centro', 'Kick off'),
  shoot: say('Tirar a puerta', 'Shoot'),
  end: say('Terminar el turno', 'End the turn'),
  'call:low': say('Bajo (1 o 2)', 'Low (1 or 2)'),
  'call:mid': say('Medio (3 o 4)', 'Mid (3 or 4)'),
  'call:high': say('Alto (5 o 6)', 'High (5 or 6)'),
};

/** An action as a button's label. */
export function label(text: string, p: ElevenPosition): Said {
  const word = WORDS[text];
  if (word) return word;
  const [kind, rest = ''] = text.split(':');
  const [a, b, c] = rest.split(/[->]/);
  const who = manOn(p, a)?.number ?? '';
  switch (kind) {
    case 'kickoff':
      return say(`Saca el ${who}, desde la ${a}`, `Number ${who} kicks off, from ${a}`);
    case 'place':
      return say(`Colocar en la ${a}`, `Place on ${a}`);
    case 'move':
      return say(`El ${who} va a la ${b}`, `Number ${who} to ${b}`);
    case 'attack': {
      const rival = manOn(p, b)?.number;
      if (rival === undefined) return say(`El ${who} ataca en la ${b}`, `Number ${who} attacks on ${b}`);
      return say(
        `El ${who} ataca al ${rival} y lo manda a la ${c}`,
        `Number ${who} attacks number ${rival}, pushed to ${c}`,
      );
    }
    case 'kick':
      return kickLabel(p, a!);
    case 'set':
      return say(`Poner un ${a}`, `Set a ${a}`);
    default:
      return say(text, text);
  }
}

function kickLabel(p: ElevenPosition, to: string): Said {
  const receiver = manOn(p, to);
  if (!receiver) return say(`Chutar a la ${to}, vacía`, `Kick to ${to}, empty`);
  return receiver.side === p.side
    ? say(`Chutar al ${receiver.number}, en la ${to}`, `Kick to number ${receiver.number} on ${to}`)
    : say(`Chutar al rival ${receiver.number}, en la ${to}`, `Kick to opponent ${receiver.number} on ${to}`);
}
