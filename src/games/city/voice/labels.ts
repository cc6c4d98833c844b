import type { Said } from '../../../core/clause.ts';
import { otherSide, type Side } from '../../../core/game.ts';
import type { Aim } from '../../../core/voice.ts';
import { distance, findHex } from '../board.ts';
import { findKind } from '../cards.ts';
import { isHigh, isLongClose } from '../lines.ts';
import type { CityPosition } from '../position.ts';
import { moveName } from './names.ts';
import { DIRECTION_NAMES, kindName, nextToPlace, say, tell } from './words.ts';

/** Labels of actions, and what those that chance decides are after. */

const SKIPS: Readonly<Record<string, Said>> = {
  ball: say('Sin pase ni avance', 'No pass, no advance'),
  ball2: say('Sin más balón', 'No further ball'),
  action: say('Sin acción ofensiva', 'No offensive action'),
  shot: say('No tirar', 'Do not shoot'),
  defend: say('Sin acción defensiva', 'No defensive action'),
  cover2: say('No entrar', 'Do not tackle'),
};
const ENDS: Readonly<Record<string, Said>> = {
  move: say('Terminar el ataque', 'End the attack turn'),
  dmove: say('Terminar la defensa', 'End the defence turn'),
};
const TO_LABELS: Readonly<Record<string, Said>> = {
  burst: say('Irse hacia {hex}', 'Burst to {hex}'),
  wall: say('Correr a {hex} y recibir', 'Run to {hex} for the return'),
  sprint: say('Sprint del {actor} a {hex}', 'Sprint of {actor} to {hex}'),
  mark: say('Marcaje: el {actor} a {hex}', 'Man-marking: {actor} to {hex}'),
  cover: say('Cobertura: el {actor} a {hex}', 'Cover: {actor} to {hex}'),
  clear: say('Despejar a {hex}', 'Clear to {hex}'),
};

const LABELS: Readonly<Record<string, Said>> = {
  squad: say('Al banquillo, el {a} y el {b}', '{a} and {b} to the bench'),
  place: say('El {next} en {a}', '{next} on {a}'),
  taker: say('Saca el {a}', '{a} takes it'),
  close: say('Pase al pie al {a}', 'Close pass to {a}'),
  keep: say('Seguir con el balón', 'Play on with the ball'),
  pass: say('{Card} a {b}', '{Card} to {b}'),
  advance: say('Avance, {Card}, al {dir}', 'Advance, {Card}, {dir}'),
  allow: say('Dejar pasar', 'Let it go'),
  anticipate: say('Anticiparse con el {a}', 'Anticipate with {a}'),
  dribble: say('Regatear al {a}', 'Dribble past {a}'),
  tackle: say('Entrar con el {a}', 'Tackle with {a}'),
  card: say('Poner {Card}', 'Lay {Card}'),
  tactic: say('{Tactic} ({Card})', '{Tactic} ({Card})'),
  'tactic-n': say('{Tactic} con el {b} ({Card})', '{Tactic} with {b} ({Card})'),
  stay: say('Quedarse', 'Stay'),
  out: say('A la banda', 'Into touch'),
  reposition: say('El {a} a {b}', '{a} to {b}'),
  end: say('Terminar los movimientos', 'End the moves'),
  sub: say('Cambio: sale el {a}, entra el {b}', 'Substitution: {a} off, {b} on'),
  shot: say('Tirar: {Card}', 'Shoot: {Card}'),
  'keep-all': say('Conservar toda la mano', 'Keep the whole hand'),
  'keep-none': say('Tirarlo todo', 'Throw everything away'),
  'keep-one': say('Conservar solo {Card}', 'Keep only {Card}'),
  'keep-two': say('Conservar {Card} y {Other}', 'Keep {Card} and {Other}'),
};

interface Parts {
  readonly verb: string;
  readonly a: string;
  readonly b: string;
}
export function partsOf(text: string): Parts {
  const [verb = '', rest = ''] = text.split(':');
  const [a = '', b = ''] = rest.split(verb === 'keep' ? '+' : '-');
  return { verb, a, b };
}

function templateOf({ verb, a, b }: Parts, phase: string): Said {
  if (verb === 'skip') return SKIPS[phase] ?? say('Pasar', 'Skip');
  if (verb === 'end') return ENDS[phase] ?? LABELS.end!;
  if (verb === 'to') return TO_LABELS[phase] ?? say('A {hex}', 'To {hex}');
  if (verb === 'keep' && a) return LABELS[`keep-${a === 'all' || a === 'none' ? a : b ? 'two' : 'one'}`]!;
  if (verb === 'tactic' && b) return LABELS['tactic-n']!;
  return LABELS[verb] ?? say(verb, verb);
}

export function labelOf(text: string, p: CityPosition): Said {
  const parts = partsOf(text);
  const { verb, a, b } = parts;
  return tell(templateOf(parts, p.phase), {
    a,
    b,
    hex: a,
    actor: p.actor ?? '',
    next: verb === 'place' && p.side ? nextToPlace(p, p.side) : '',
    dir: DIRECTION_NAMES[b] ?? say('', ''),
    Card: kindName(a),
    Other: kindName(b),
    Tactic: moveName(findKind(a)) ?? say('', ''),
  });
}

const isMarked = (p: CityPosition, side: Side, hex: string): boolean =>
  Object.values(p.pieces[otherSide(side)]).some((at) => distance(findHex(at), findHex(hex)) === 1);

/** Says whether the ball may have to be won in contests at that hex. */
function isContested(p: CityPosition, side: Side, hex: string | undefined): boolean {
  return hex !== undefined && Object.values(p.pieces[side]).includes(hex) && isMarked(p, side, hex);
}

const CROSS = 'dragback';
const CLOSE_CARDS = [CROSS, 'nutmeg', 'hat'];
const POSSESSION = { type: 'possession', label: say('posesión', 'possession') };

const GOAL = { type: 'goal', label: say('gol', 'goal') };
const BOOKING = 'slide';

/** In a face-off the attacker is after a man beaten, the defender after the ball without a foul. */
function aimOfFace(p: CityPosition, side: Side): Aim {
  const miss = { type: 'faceoff', facts: { winner: otherSide(side) } };
  return p.attacker === side
    ? { type: 'faceoff', facts: { winner: side }, miss, label: say('ganar el duelo', 'win the duel') }
    : { type: 'possession', miss, label: say('robo limpio', 'clean tackle') };
}

/** Who lets an announced pass go hopes that his man wins the ball where it lands. */
function aimOfAllowing(p: CityPosition, side: Side): Aim | null {
  const rival = otherSide(side);
  const isOpen = p.pass !== null && isHigh(findKind(p.pass.card)) && isContested(p, rival, p.pass.to);
  return isOpen
    ? { type: 'contest', facts: { side: rival, winner: side }, label: say('ganar la pugna', 'win it') }
    : null;
}

function aimOfTaker(phase: string): Aim | null {
  if (phase === 'sotaker') return { type: 'kick', facts: { goal: true }, label: GOAL.label };
  return phase === 'penalty' ? GOAL : null;
}

/** Shots are after a goal, contested passes after the ball, duels after the man or the ball. */
export function aimOf(text: string, p: CityPosition, side: Side): Aim | null {
  const { verb, a, b } = partsOf(text);
  switch (verb) {
    case 'shot':
      return GOAL;
    case 'taker':
      return aimOfTaker(p.phase);
    case 'dribble':
    case 'tackle':
    case 'card':
      return aimOfFace(p, side);
    case 'allow':
      return aimOfAllowing(p, side);
    case 'pass':
      return isHigh(findKind(a)) && isContested(p, side, b) ? POSSESSION : null;
    case 'close':
      return aimOfClose(p, side, a, false);
    case 'tactic':
      if (a === BOOKING) return { type: 'card', label: say('tarjeta', 'a card') };
      return CLOSE_CARDS.includes(a) ? aimOfClose(p, side, b, a === CROSS) : null;
    default:
      return null;
  }
}

function aimOfClose(p: CityPosition, side: Side, n: string, isCross: boolean): Aim | null {
  const to = p.pieces[side][n];
  const isLong = p.ball !== null && to !== undefined && isLongClose(findHex(p.ball), findHex(to), isCross);
  return isLong && isContested(p, side, to) ? POSSESSION : null;
}
