import type { Said } from '../../../core/clause.ts';
import {
  type Explain,
  type Explanation,
  ownedBy,
  sentences,
  THE_BALL,
  tells,
  theScore,
} from '../../../core/explain.ts';
import type { Side } from '../../../core/game.ts';
import { KINDS, type Kind, ON_TARGET } from '../board.ts';
import type { TorinoPosition } from '../position.ts';

const say = (es: string, en: string): Said => ({ es, en });

/** What the first roll of a number brings, by the shirt that shows it. */
const FIRST: Readonly<Record<string, readonly [text: Said, clause: string]>> = {
  '2': [say('Un 2 es falta propia: penalti en contra.', 'A 2 is your own foul: a penalty against you.'), 'TOR-TWO-1'],
  '3': [
    say('Con un 3 el balón pasa por aquí hasta el 9.', 'With a 3 the ball comes by here to number 9.'),
    'TOR-THREE-1',
  ],
  '4': [
    say('Con un 4 el balón pasa por aquí hasta el 7.', 'With a 4 the ball comes by here to number 7.'),
    'TOR-FOUR-1',
  ],
  '5': [say('Con un 5 se elige desde aquí: al 8 o al 10.', 'With a 5 you choose from here: 8 or 10.'), 'TOR-FIVE-1'],
  '6': [say('Un 6 es falta del rival: penalti a favor.', "A 6 is the rival's foul: a penalty for you."), 'TOR-SIX-1'],
};
const SHOOTS: Readonly<Record<string, string>> = {
  '7': 'TOR-FOUR-1',
  '8': 'TOR-FIVE-2',
  '9': 'TOR-THREE-1',
  '10': 'TOR-FIVE-3',
};

function shirt(side: Side, n: string, p: TorinoPosition): Explanation {
  const owner = ownedBy(side, say(`Camiseta ${n}`, `shirt ${n}`));
  const ball = p.ball === `${side}-${n}` ? THE_BALL : null;
  const kind = KINDS.find((each): each is Kind => each === n);
  if (!kind) {
    const [text, clause] = FIRST[n] ?? [null, 'TOR-BALL-1'];
    return { text: sentences(owner, ball, text), clause };
  }
  const numbers = ON_TARGET[kind].join(', ');
  return {
    text: sentences(owner, ball, say(`Tira y va a puerta con ${numbers}.`, `It shoots, on target with ${numbers}.`)),
    clause: SHOOTS[n]!,
  };
}

const AROUND: Readonly<Record<string, Explanation>> = {
  keeper: tells(
    'TOR-KEEP-1',
    'El portero: antes de cada tiro va a la zona par o a la impar.',
    'The keeper: before each shot he goes to even or odd.',
  ),
  zone: tells(
    'TOR-SHOT-2',
    'Media portería: los números de su paridad que vayan a puerta acaban aquí.',
    'Half of the goal: numbers of its parity that are on target end here.',
  ),
  table: tells('TOR-SHOT-1', 'Lo que trae cada número de este tiro.', 'What each number brings in this shot.'),
  score: theScore('TOR-END-1'),
  time: tells('TOR-TIME-2', 'La parte y el turno de ataque.', 'The half and the attack turn.'),
  dice: tells(
    'TOR-TURN-1',
    'La primera tirada dice qué pasa; la segunda es el tiro.',
    'The first roll says what happens; the second is the shot.',
  ),
};

export const explain: Explain<TorinoPosition> = (thing, p) => {
  const [kind, name = ''] = thing.split(':');
  if (kind !== 'shirt') return AROUND[kind!] ?? null;
  const [, side, n] = /^(home|away)-(\d+)$/.exec(name) ?? [];
  return side && n ? shirt(side as Side, n, p) : null;
};
