import type { Lang, Said } from '../../../core/clause.ts';
import type { Side } from '../../../core/game.ts';
import { SIDE_NAMES } from '../../../core/voice.ts';

const WORDS = {
  board: {
    es: 'Campo de hexágonos. Flechas para moverte, Intro para elegir, Escape para soltar.',
    en: 'Hex pitch. Arrows to move, Enter to choose, Escape to let go.',
  },
  hand: { es: 'Tu mano', en: 'Your hand' },
  balls: { es: 'Balones', en: 'Balls' },
  attack: { es: 'Ataque y tiro', en: 'Attack and shots' },
  defence: { es: 'Defensa', en: 'Defence' },
  factor: { es: 'Factor externo', en: 'External factor' },
  rivalHand: { es: 'Mano de {side}', en: 'Hand of {side}' },
  decks: { es: 'Mazos', en: 'Decks' },
  left: { es: 'quedan', en: 'left' },
  thrown: { es: 'descartes', en: 'discards' },
  withBall: { es: 'con el balón', en: 'with the ball' },
  looseBall: { es: 'balón suelto', en: 'loose ball' },
  booked: { es: 'con amarilla', en: 'booked' },
  beaten: { es: 'superado', en: 'beaten' },
  knocked: { es: 'tocado', en: 'with a knock' },
  marked: { es: 'marcado', en: 'marked' },
  picked: { es: 'elegido', en: 'picked' },
  canMove: { es: 'se puede elegir', en: 'can be picked' },
  go: { es: 'destino', en: 'target' },
  pass: { es: 'pase', en: 'pass' },
  run: { es: 'avance', en: 'advance' },
  man: { es: 'elegir a este', en: 'choose him' },
  duel: { es: 'duelo', en: 'face-off' },
  contest: { es: 'habrá pugna', en: 'will be contested' },
  offside: { es: 'fuera de juego', en: 'offside' },
  blocked: { es: 'pase cortado', en: 'blocked pass' },
  minute: { es: 'Minuto {n} de {all}', en: 'Minute {n} of {all}' },
  added: { es: 'incluye el añadido', en: 'added time included' },
  timeUp: { es: 'tiempo cumplido', en: 'time is up' },
  moves: { es: 'Movimientos: {left} de {reach}', en: 'Moves: {left} of {reach}' },
  bench: { es: 'Banquillo', en: 'Bench' },
  sentOff: { es: 'Expulsados', en: 'Sent off' },
  turns: { es: 'quedan {n} turnos', en: '{n} turns left' },
  period: { es: 'todo el periodo', en: 'the whole period' },
  squad: { es: 'Elige a los dos suplentes', en: 'Choose the two substitutes' },
  confirmSquad: { es: 'Al banquillo: {names}', en: 'To the bench: {names}' },
  play: { es: 'Jugar {name}', en: 'Play {name}' },
  lay: { es: 'Poner {name} boca abajo', en: 'Lay {name} face down' },
  shoot: { es: 'Tirar: {name}', en: 'Shoot: {name}' },
  keepCards: { es: 'Conservar {names}', en: 'Keep {names}' },
  choosePlayer: { es: 'Elige al jugador en el campo', en: 'Choose the player on the pitch' },
  chooseHex: { es: 'Elige el destino en el campo', en: 'Choose where to on the pitch' },
  dribble: { es: 'regate', en: 'dribble' },
  tackle: { es: 'entrada', en: 'tackle' },
  shot: { es: 'tiro', en: 'shot' },
  save: { es: 'parada', en: 'save' },
  stops: { es: 'anula {name}', en: 'blocks {name}' },
  clean: { es: 'limpia', en: 'clean' },
  normal: { es: 'normal', en: 'normal' },
  hard: { es: 'dura', en: 'hard' },
  faceDown: { es: 'carta boca abajo', en: 'face-down card' },
  noCard: { es: 'sin carta', en: 'no card' },
  notYet: { es: 'aún no', en: 'not yet' },
  whole: { es: 'Ver todo el campo', en: 'See the whole pitch' },
  near: { es: 'Acercar', en: 'Zoom in' },
  coach: { es: 'Bronca: +1', en: 'Reprimand: +1' },
  phaseBall: { es: 'Balón', en: 'Ball' },
  phaseAction: { es: 'Acción', en: 'Action' },
  phaseShot: { es: 'Tiro', en: 'Shot' },
  phaseMove: { es: 'Equipo', en: 'Team' },
  attackTurn: { es: 'Ataca {side}', en: '{side} attack' },
  defenceTurn: { es: 'Defiende {side}', en: '{side} defend' },
  goal: { es: 'gol', en: 'goal' },
  hold: { es: 'la atrapa', en: 'held' },
  loose: { es: 'suelto', en: 'loose' },
  corner: { es: 'córner', en: 'corner' },
  goalkick: { es: 'fuera', en: 'wide' },
} as const;

/** The faces of the referee die. */
export const REFEREE_FACES: Readonly<Record<string, Said>> = {
  play: { es: 'Siga', en: 'Play on' },
  controversy: { es: 'Polémica', en: 'Controversy' },
  foul: { es: 'Falta', en: 'Foul' },
  yellow: { es: 'Amarilla', en: 'Yellow' },
};

export type Word = keyof typeof WORDS;
export const isWord = (name: string): name is Word => Object.hasOwn(WORDS, name);

/** A word of the board, its `{facts}` filled in. */
export function word(lang: Lang, name: Word, facts: Readonly<Record<string, string | number>> = {}): string {
  return WORDS[name][lang].replaceAll(/\{(\w+)\}/g, (_, fact: string) => String(facts[fact] ?? ''));
}
export const sideWord = (lang: Lang, side: Side): string => SIDE_NAMES[side]![lang];
