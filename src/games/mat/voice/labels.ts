import { fill, type Said } from '../../../core/clause.ts';
import type { MatPosition } from '../position.ts';
import { isInGoal, numberOf, pauseOf, pawnOn, say } from './words.ts';

const WORDS: Readonly<Record<string, Said>> = {
  pass: say('Pasar: no hay nada que jugar', 'Pass: nothing can be played'),
  end: say('Terminar el turno', 'End the turn'),
  'end/goal': say('Sin cambio: que saquen', 'No substitution: on to the kick-off'),
  'end/penalty': say('Sin cambio: al penalti', 'No substitution: on to the penalty'),
  'ruling:coaching': say('Árbitro: un compañero ha dado consejos', 'Referee: a team-mate was coaching'),
  'fingers:1': say('1 dedo', '1 finger'),
  'fingers:2': say('2 dedos', '2 fingers'),
  'fingers:3': say('3 dedos', '3 fingers'),
};
const LABELS: Readonly<Record<string, Said>> = {
  place: say('Colocar en {to}', 'Place on {to}'),
  kickoff: say('Saca el {n} ({to})', 'Number {n} kicks off ({to})'),
  move: say('Mover el {n} de {from} a {to}', 'Move {n} from {from} to {to}'),
  pass: say('Pase al {n} ({to})', 'Pass to {n} ({to})'),
  kick: say('Patear a {to}', 'Kick to {to}'),
  shot: say('¡Tirar a {to}!', 'Shoot at {to}!'),
  goal: say('¡Entrar en la portería por {to}!', 'Walk it in at {to}!'),
  long: say('Pase largo a {to}', 'Long pass to {to}'),
  steal: say('Robar con el {n} ({from})', 'Steal with {n} ({from})'),
  foul: say('Robo en diagonal con el {n} ({from}): amarilla', 'Diagonal steal with {n} ({from}): yellow card'),
  foulRed: say('Robo en diagonal con el {n} ({from}): ¡roja!', 'Diagonal steal with {n} ({from}): red card!'),
  sub: say('Cambiar al {n} ({to})', 'Substitute {n} ({to})'),
  taker: say('Lanza el {n} ({to})', 'Number {n} takes it ({to})'),
  keeper: say('El {n}, de portero a {to}', 'Number {n} in goal on {to}'),
};

function labelOf(kind: string, to: string, isSecondFoul: boolean): Said {
  if (kind === 'kick' && isInGoal(to)) return LABELS.shot!;
  if (kind === 'move' && isInGoal(to)) return LABELS.goal!;
  return (kind === 'foul' && isSecondFoul ? LABELS.foulRed : LABELS[kind]) ?? say(`${kind} {to}`, `${kind} {to}`);
}

/** An action as a button's label. */
export function label(text: string, p: MatPosition): Said {
  const word = WORDS[`${text}/${pauseOf(p, p.side ?? 'home')}`] ?? WORDS[text];
  if (word) return word;
  const [kind = '', spaces = ''] = text.split(':');
  const [first = '', second] = spaces.split('-');
  const to = second ?? first;
  const pawn = pawnOn(p, first);
  const { es, en } = labelOf(kind, to, pawn !== undefined && p.yellow[pawn.side].includes(pawn.id));
  const facts = { from: first, to, n: numberOf(pawn?.id) };
  return { es: fill(es, facts), en: fill(en, facts) };
}
