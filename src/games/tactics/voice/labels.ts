import { fill, type Lang, type Said } from '../../../core/clause.ts';
import type { Side } from '../../../core/game.ts';
import { type KickKind, kickKind } from '../kicks.ts';
import type { TacticsPosition } from '../position.ts';
import { callOf, polish, say } from './words.ts';

/** The piece of a side on a space. */
export const pieceAt = (p: TacticsPosition, side: Side, space: string): string | undefined =>
  Object.entries(p.pieces[side]).find(([, at]) => at === space)?.[0];

const KICKS: Readonly<Record<KickKind, Said>> = {
  empty: say('Balón a {to}', 'Ball to {to}'),
  pass: say('Pase a {Who} en {to}', 'Pass to {Who} on {to}'),
  shot: say('Pase a {Who} en {to} y tiro', 'Pass to {Who} on {to} and shot'),
  battle: say('Balón a {to}: lucha', 'Ball to {to}: battle'),
  offside: say('Balón a {to}: fuera de juego', 'Ball to {to}: off-side'),
};

/** STW-GK-6. */
const AT_KEEPER = say('Balón a {to}: lucha con el portero', 'Ball to {to}: battle with the keeper');

const LABELS: Readonly<Record<string, Said>> = {
  dribble: say('Regatear a {to}', 'Dribble to {to}'),
  keeper: say('Mover el portero a {to}', 'Move the keeper to {to}'),
  spot: say('Sacar desde {to}', 'Take it from {to}'),
  taker: say('Saca {Who}', '{Who} takes it'),
  'taker/gk': say('Saca {Who}, con dos dados', '{Who} takes it, with two dice'),
  leave: say('Sale {Who}', '{Who} leaves'),
  pick: say('Colocar {Who}', 'Place {Who}'),
  move: say('{Who} de {from} a {to}', '{Who} from {from} to {to}'),
  place: say('{Who} a {to}', '{Who} to {to}'),
  roll: say('Tirar el dado para mover un peón', 'Roll the die to move a pawn'),
  claim: say('Sacar el tiro libre', 'Take the free kick'),
  'play-on': say('Dejar seguir', 'Play on'),
};
const PASSES: Readonly<Record<string, Said>> = {
  pick: say('Renunciar a esta colocación', 'Give up this placement'),
  other: say('Pasar: no hay jugada', 'Pass: nothing can be played'),
};

const TIMEOUT = say('Se acabó el tiempo para decidir', 'The time to decide is up');

const labelOfKick = (p: TacticsPosition, to: string, kind: KickKind): Said =>
  kind === 'battle' && p.pieces[p.side === 'home' ? 'away' : 'home'].gk === to ? AT_KEEPER : KICKS[kind];

function templateFor(word: string, p: TacticsPosition, to: string): Said {
  if (word === 'pass') return PASSES[p.phase] ?? PASSES.other!;
  if (word === 'kick') return labelOfKick(p, to, kickKind(p, to));
  return LABELS[`${word}/${to}`] ?? LABELS[word] ?? TIMEOUT;
}

/** A legal action as a button's label. */
export function labelOf(text: string, p: TacticsPosition): Said {
  const [word = '', operands = ''] = text.split(':');
  const parts = operands.split('-');
  const [first = '', to = first] = [parts[0], parts.at(-1)];
  const attack = p.side ?? 'home';
  const mover = p.phase === 'defendmove' ? (attack === 'home' ? 'away' : 'home') : attack;
  const named = { move: pieceAt(p, mover, first), kick: pieceAt(p, attack, to) }[word] ?? first;
  const template = templateFor(word, p, to);
  const facts = (lang: Lang) => ({ Who: callOf(named, lang), from: first, to });
  return { es: polish(fill(template.es, facts('es'))), en: polish(fill(template.en, facts('en'))) };
}
