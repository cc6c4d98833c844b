import type { Lang, Said } from '../../../core/clause.ts';
import { AWAY, HOME } from '../../../core/game.ts';
import {
  CENTRE,
  inArea,
  inPenaltyArea,
  isBlocked,
  isGoal,
  isLong,
  isSpeed,
  SPOT,
  type Space,
} from '../../../games/mat/board.ts';
import type { Caution, MatKind } from '../../../games/mat/targets.ts';
import { COMMON, speaker } from '../words.ts';

const WORDS = {
  ...COMMON,
  board: { es: 'El tapete', en: 'The mat' },
  yellow: { es: 'con amarilla', en: 'with a yellow card' },
  bannedHelp: {
    es: 'Peón pálido y tachado: le acaban de robar el balón y este turno no puede robar él.',
    en: 'A pale pawn with a slash: it has just been robbed and may not steal this turn.',
  },
  banned: { es: 'no puede robar este turno', en: 'may not steal this turn' },
  canAct: { es: 'puede actuar', en: 'can act' },
  modes: { es: 'Qué hace el del balón', en: 'What the pawn with the ball does' },
  move: { es: 'Mover', en: 'Move' },
  ball: { es: 'Pasar o patear', en: 'Pass or kick' },
  confirmFoul: { es: 'Robar en diagonal', en: 'Steal diagonally' },
  confirmMove: { es: 'Moverlo de todos modos', en: 'Move him all the same' },
  substitute: { es: 'Cambio: elige quién sale', en: 'Substitution: choose who leaves' },
  bench: { es: 'Suplente', en: 'Substitute' },
  bringOn: { es: 'Hacer un cambio', en: 'Bring on the substitute' },
  noBench: { es: 'Sin suplente', en: 'No substitute' },
  hand: { es: 'Por colocar', en: 'To place' },
  reds: { es: 'Rojas: {n} de 4', en: 'Red cards: {n} of 4' },
  members: { es: 'Juega {n} de {all}', en: 'Member {n} of {all}' },
  autoEnd: {
    es: 'Terminar mis turnos sin preguntar por el cambio',
    en: 'End my turns without asking for a substitution',
  },
  formations: { es: 'Formaciones listas', en: 'Ready-made formations' },
  formationHelp: {
    es: 'Coloca por ti los peones que quedan; o arrastra cada uno a su sitio.',
    en: 'Places the pawns that are left for you; or drag each one to its place.',
  },
  goalLimit: { es: 'Gana quien llegue a {n}', en: 'First to {n} wins' },
  golden: { es: 'Gol de oro: el primero gana', en: 'Golden goal: the first one wins' },
  turnsLeft: { es: 'Turnos restantes: {n}', en: 'Turns left: {n}' },
  legend: { es: 'Nuestro tablero y dos consejos', en: 'Our board and two tips' },
  ourBoard: {
    es: 'Es nuestro tablero: el juego y sus zonas son los impresos; sus espacios y su lugar, nuestros.',
    en: 'This is our board: game and zones are the printed ones, their number of spaces and places are ours.',
  },
  tips: { es: 'Para empezar', en: 'To begin with' },
  tipPlaces: {
    es: 'Los peones sin balón ganan el partido tanto como el que lo lleva: gasta turnos en colocarlos.',
    en: 'The pawns without the ball win the match as much as the one that has it: use turns to place them.',
  },
  tipSpread: {
    es: 'Donde se amontonen todos, abre el juego, vuelve atrás y prueba por otro lado.',
    en: 'Where it gets crowded, spread out, go back and come again another way.',
  },
  fingersTitle: { es: 'Elige tus dedos en secreto', en: 'Choose your fingers in secret' },
  takerHelp: {
    es: 'Lanzas tú: distintos a los del portero es gol.',
    en: 'You take it: different from the keeper is a goal.',
  },
  keeperHelp: {
    es: 'Defiendes tú: iguales a los del lanzador es parada.',
    en: 'You defend: equal to the taker is a save.',
  },
  fingers: { es: '{n} dedos, columna {column}', en: '{n} fingers, column {column}' },
  finger: { es: '1 dedo, columna {column}', en: '1 finger, column {column}' },
  goal: { es: '¡Gol!', en: 'Goal!' },
  saved: { es: '¡Parada!', en: 'Saved!' },
} as const satisfies Readonly<Record<string, Said>>;
export const word = speaker(WORDS);

const TARGET_WORDS: Readonly<Record<MatKind, Said>> = {
  place: { es: 'colocar aquí', en: 'place here' },
  kickoff: { es: 'saca él', en: 'kicks off' },
  move: { es: 'mover aquí', en: 'move here' },
  run: { es: 'correr hasta aquí', en: 'run here' },
  goal: { es: '¡gol!', en: 'goal!' },
  pass: { es: 'pasarle', en: 'pass to him' },
  kick: { es: 'patear aquí', en: 'kick here' },
  long: { es: 'pase largo aquí', en: 'long pass here' },
  steal: { es: 'robar', en: 'steal' },
  foul: { es: 'robo en diagonal, con tarjeta', en: 'diagonal steal, with a card' },
  sub: { es: 'sale él', en: 'he leaves' },
  taker: { es: 'lanza él', en: 'he takes it' },
  keeper: { es: 'portero aquí', en: 'keeper here' },
};
export const targetWord = (lang: Lang, kind: MatKind): string => TARGET_WORDS[kind][lang];

const CAUTION_WORDS: Readonly<Record<Caution, Said>> = {
  yellow: { es: 'Costará una tarjeta amarilla.', en: 'It will cost a yellow card.' },
  red: {
    es: 'Es su segunda: tarjeta roja, se va del partido y el balón queda suelto.',
    en: 'It is his second: a red card, he is out and the ball stays loose.',
  },
  penalty: { es: 'Es en tu área: penalti para el otro.', en: 'It is in your area: a penalty for the other side.' },
  forfeit: {
    es: 'Sería tu cuarta roja: pierdes el partido.',
    en: 'It would be your fourth red card: you lose the match.',
  },
  open: {
    es: 'Con el portero a un lado de su área nadie más entra en ella: al otro lado no podrá robar nadie.',
    en: 'With the keeper on one flank of his area no team-mate may enter it: nobody can steal on the other.',
  },
};
export const cautionWord = (lang: Lang, caution: Caution): string => CAUTION_WORDS[caution][lang];

export const ZONES = ['speed', 'long', 'blocked', 'area', 'penalty', 'spot', 'centre', 'goal'] as const;
export type Zone = (typeof ZONES)[number];
const IS_IN: Readonly<Record<Zone, (space: Space) => boolean>> = {
  speed: isSpeed,
  long: isLong,
  blocked: isBlocked,
  area: (space) => inArea(HOME, space) || inArea(AWAY, space),
  penalty: (space) => inPenaltyArea(HOME, space) || inPenaltyArea(AWAY, space),
  spot: (space) => SPOT.includes(space),
  centre: (space) => space === CENTRE,
  goal: isGoal,
};
/** Every zone that the space is part of. */
export const zonesOf = (space: Space): Zone[] => ZONES.filter((zone) => IS_IN[zone](space));
export const ZONE_WORDS: Readonly<Record<Zone, { readonly name: Said; readonly help: Said }>> = {
  speed: {
    name: { es: 'Zona de velocidad', en: 'Speed zone' },
    help: {
      es: 'Quien pisa aquí puede correr hasta 3 espacios más por la banda.',
      en: 'A pawn that steps in may run up to 3 more spaces along it.',
    },
  },
  long: {
    name: { es: 'Pase largo', en: 'Long pass' },
    help: {
      es: 'Con el balón aquí, llega a cualquier sitio de esa mitad.',
      en: 'With the ball here it goes anywhere in that half.',
    },
  },
  blocked: {
    name: { es: 'Espacio X', en: 'X space' },
    help: {
      es: 'Se pisa, pero no se marca desde él ni se envía allí el balón.',
      en: 'Pawns may stand here, but nobody scores from it or sends the ball to it.',
    },
  },
  area: {
    name: { es: 'Área de meta', en: 'Goal-kick area' },
    help: {
      es: 'Solo cabe un peón del que defiende: el portero.',
      en: 'Only one pawn of the defender fits in: the keeper.',
    },
  },
  penalty: {
    name: { es: 'Área de penalti', en: 'Penalty area' },
    help: { es: 'Robar en diagonal en la propia es penalti.', en: 'A diagonal steal in your own is a penalty.' },
  },
  spot: {
    name: { es: 'Punto de penalti', en: 'Penalty spot' },
    help: { es: 'Desde aquí se lanza.', en: 'Penalties are taken from here.' },
  },
  centre: {
    name: { es: 'Centro', en: 'Centre' },
    help: { es: 'Desde aquí se saca; nadie se coloca en su fila.', en: 'The kick-off; nobody is placed on its row.' },
  },
  goal: {
    name: { es: 'Portería', en: 'Goal' },
    help: {
      es: 'Tres espacios: 1, 2 y 3 dedos en los penaltis.',
      en: 'Three spaces: 1, 2 and 3 fingers in a penalty.',
    },
  },
};
