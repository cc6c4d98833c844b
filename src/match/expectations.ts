import type { Said } from '../core/clause.ts';

/**
 * An adapter that goes when its last user does: the Spanish of what the rooms of tactics and city expect (`demand`,
 * `fail`, `expected`) as long as they say it in English only. `#` stands for a number and `{}` for any text; the first
 * that fits counts. What begins with «debe» is said in English with «must be»; the rest is a sentence of its own.
 */
const SPANISH: Readonly<Record<string, string>> = {
  'a text': 'debe ser un texto',

  // actions and outcomes
  'an outcome of {}': 'un resultado de {}',
  '{}, roll, pass, claim or play-on': '{}, roll, pass, claim o play-on',
  'a word such as pass:short-h9 or skip': 'una palabra como pass:short-h9 o skip',
  '{}, or another word such as pass:short-h9 or skip': '{} u otra palabra como pass:short-h9 o skip',

  // several games
  'over exactly when the period is over': 'debe ser over exactamente cuando lo es el periodo',
  'null in this phase': 'debe ser null en esta fase',
  'null exactly before the opening roll': 'debe ser null exactamente antes de la tirada inicial',
  'level where a shoot-out decides': 'debe ser un empate si decide una tanda',
  'level before an extra pair': 'debe ser un empate antes de una pareja de más',
  'set exactly in and after a shoot-out': 'debe tener valor exactamente en una tanda y después de ella',
  'at most one goal a kick': 'debe ser como mucho un gol por lanzamiento',
  'kicks in turn from `first`': 'deben ser lanzamientos por turno desde `first`',
  'not yet decided': 'debe estar aún sin decidir',
  'the side whose kick it is': 'debe ser el lado al que le toca lanzar',
  'the side with more goals, null when level': 'debe ser el lado con más goles, null con empate',
  'at most #': 'debe ser como mucho #',

  // tactics
  'a space with a keeper': 'debe ser una casilla con un portero',
  '1 before the red card': 'debe ser 1 antes de la roja',
  'a field pawn that can leave': 'debe haber un peón de campo que pueda salir',
  "in D's penalty area, on its star or where D's keeper is":
    'debe estar en el área de penalti de D, en su estrella o donde está el portero de D',
  'true in a penalty': 'debe ser true en un penalti',
  'nobody who was sent off': 'no debe haber ningún expulsado',
  'a space from a1 to h16, or null': 'debe ser una casilla de a1 a h16, o null',
  'a space without another pawn of the team': 'debe ser una casilla sin otro peón del equipo',
  'each pawn once, in the order gk d1…d4 m1…m4 f1 f2': 'debe ser cada peón una vez, por el orden gk d1…d4 m1…m4 f1 f2',
  'each piece once at most': 'debe ser cada pieza una vez como mucho',
  'set exactly while `restart` is "corner"': 'debe tener valor exactamente mientras `restart` es "corner"',
  'setup only while a piece is to be placed': 'debe ser setup solo mientras queda una pieza por colocar',
  'as in a fresh match in phase opening': 'debe ser como en un partido nuevo en la fase opening',
  'its place in the formation': 'debe ser su sitio en la formación',
  'set exactly when the ball is': 'debe tener valor exactamente cuando lo tiene el balón',
  "on a space of A's centre circle": 'debe estar en una casilla del círculo central de A',
  'a forward on the ball, or who replaces him': 'debe ser un delantero sobre el balón, o quien lo sustituye',
  'null before its turn': 'debe ser null antes de su turno',
  'null before the ball is placed': 'debe ser null antes de que se coloque el balón',
  'in his goal area': 'debe estar en su área de meta',
  'on own row 8, rivals away from the ball': 'debe estar en su fila 8, los rivales lejos del balón',
  'null with tie "draw"': 'debe ser null con tie "draw"',
  'a side': 'debe ser un lado',
  'null before the roll': 'debe ser null antes de la tirada',
  '[0,0] before the roll': 'debe ser [0,0] antes de la tirada',
  'the winner of the kicks': 'debe ser quien ganó los lanzamientos',
  'no extra time with this `tie`': 'no hay prórroga con este `tie`',
  'no extra time with this option `tie`': 'no hay prórroga con esta opción `tie`',
  'a tie is played out with this `tie`': 'con este `tie` un empate se desempata',
  '0 in this phase': 'debe ser 0 en esta fase',
  'at least 1 after the kick-off': 'debe ser al menos 1 tras el saque de centro',
  'true only while an attack is being finished': 'debe ser true solo mientras se acaba un ataque',
  'a restart that has this phase': 'debe ser un saque que tenga esta fase',
  'the keeper in his goal area at a goal kick': 'debe ser el portero en su área de meta en un saque de puerta',
  'a space that somebody of the side can take it from':
    'debe ser una casilla desde la que alguien del lado pueda sacar',
  'not empty exactly in phase clear': 'debe tener algo exactamente en la fase clear',
  "on a corner space of D's goal line": 'debe estar en una esquina de la línea de meta de D',
  'three placements each, D first, in turn': 'deben ser tres colocaciones cada uno, por turno y primero D',
  'null unless a picked pawn is being placed': 'debe ser null salvo mientras se coloca un peón elegido',
  'a pawn that can be placed': 'debe ser un peón que se pueda colocar',
  'exactly the pieces that must make room, in their order':
    'deben ser exactamente las piezas que han de apartarse, por su orden',
  "on D's arc after the taker's place": 'debe estar en el arco de D una vez colocado quien lanza',
  'exactly the pieces that must leave, in turn, and the keeper':
    'deben ser exactamente las piezas que han de salir, por turno, y el portero',
  'a space': 'debe ser una casilla',
  'the pawn that has the ball': 'debe ser el peón que tiene el balón',
  'a pawn of A on the ball': 'debe ser un peón de A sobre el balón',
  'a loose ball lies on an empty space': 'un balón suelto está en una casilla vacía',
  'a space with a pawn of each team': 'debe ser una casilla con un peón de cada equipo',
  '2 to 12 with the keeper': 'debe ir de 2 a 12 con el portero',
  '1 to 6': 'debe ir de 1 a 6',
  'at most # in this phase': 'debe ser como mucho # en esta fase',
  "on D's arc": 'debe estar en el arco de D',
  "in D's penalty area or on its star": 'debe estar en el área de penalti de D o en su estrella',
  'true before a shot': 'debe ser true antes de un tiro',
  "true only with the ball held in D's area": 'debe ser true solo con el balón dominado en el área de D',
  'null unless the ball is loose after a restart': 'debe ser null salvo con el balón suelto tras un saque',
  'empty before a kick of this set': 'debe estar vacío antes de un toque de esta jugada',
  'shootroll or shootkick exactly in the shoot-out': 'debe ser shootroll o shootkick exactamente en la tanda',
  '1 in opening': 'debe ser 1 en opening',
  'set exactly in phase advantage': 'debe tener valor exactamente en la fase advantage',
  'a choice of the other side, or its kick-off': 'debe ser una elección del otro lado, o su saque de centro',
  'at most 4 field pawns in a penalty area': 'debe haber como mucho 4 peones de campo en un área de penalti',
  'at most 1 pawn in a goal area': 'debe haber como mucho 1 peón en un área de meta',
  '0 for a pawn sent off': 'debe ser 0 para un peón expulsado',
  'a keeper is never sent off': 'a un portero nunca se le expulsa',
  'in his own half': 'debe estar en su mitad',
  'a space or "out"': 'debe ser una casilla o "out"',

  // city
  'fewer players, or a match that is over': 'deben ser menos jugadores, o un partido terminado',
  'at most # cards, with those that the queue brings': 'deben ser como mucho # cartas, con las que trae la cola',
  'null before the line-up is complete': 'debe ser null antes de completar la alineación',
  '"home" or "away" while there is a ball, and `touch` too':
    'debe ser "home" o "away" mientras hay balón, y `touch` también',
  'the kicking side': 'debe ser el lado que lanza',
  'empty in this phase': 'debe estar vacío en esta fase',
  '"burn:ball" and nothing else during this discard': 'debe ser "burn:ball" y nada más en este descarte',
  '"up:ext" alone before "begin"': 'debe ser "up:ext" sin nada más antes de "begin"',
  'no "burn:ball" before the first turn of a period': 'no hay "burn:ball" antes del primer turno de un periodo',
  '"knock" in this phase': 'debe ser "knock" en esta fase',
  '"burst" in its rebound, and only there': 'debe ser "burst" en su rebote, y solo allí',
  'the revealed cards, and `winner` too': 'deben ser las cartas descubiertas, y `winner` también',
  'a phase in which somebody has to choose': 'debe ser una fase en la que alguien tenga que elegir',
  'a period of the mode "{}"': 'debe ser un periodo del modo "{}"',
  null: 'debe ser null',
  'one piece a hex': 'debe haber una pieza por hexágono',
  'only players of the team': 'deben ser solo jugadores del equipo',
  'a keeper, shirt 1': 'debe haber un portero, con el dorsal 1',
  '# players with those sent off': 'deben ser # jugadores con los expulsados',
  'at most # players': 'deben ser como mucho # jugadores',
  'each shirt once': 'debe estar cada dorsal una vez',
  'a shirt once': 'debe estar el dorsal una sola vez',
  'every player of the team': 'deben ser todos los jugadores del equipo',
  'at most # cards': 'deben ser como mucho # cartas',
  'at most # factors': 'deben ser como mucho # factores',
  'at most # kicks': 'deben ser como mucho # lanzamientos',
  '# of {}': 'debe haber # de {}',
  'a hex in this phase': 'debe ser un hexágono en esta fase',
  'a hex from a1 to o22': 'debe ser un hexágono de a1 a o22',
  'a hex without an opponent': 'debe ser un hexágono sin rival',
  'a card of the deck {}': 'debe ser una carta del mazo {}',
  'the score of the match': 'debe ser el marcador del partido',
  '"over" with the period "over", and only then': 'debe ser "over" con el periodo "over", y solo entonces',
  'set in phase {}': 'debe tener valor en la fase {}',
  'set in this phase': 'debe tener valor en esta fase',
  'set in this period': 'debe tener valor en este periodo',
  'set after the toss, and `first` too': 'debe tener valor tras el sorteo, y `first` también',
  'set before a restart': 'debe tener valor antes de un saque',
  'the attacker': 'debe ser quien ataca',
  'the defender': 'debe ser quien defiende',
  'with the attacker': 'debe tenerlo quien ataca',
  'the taker': 'debe ser quien saca',
  'a phase of this period': 'debe ser una fase de este periodo',
  'a phase with something to do': 'debe ser una fase en la que se pueda hacer algo',
  'a shot card for the penalty': 'debe haber una carta de tiro para el penalti',
  'on the penalty spot': 'debe estar en el punto de penalti',
  'in the shot zone': 'debe estar en la zona de tiro',
  'players on the pitch': 'deben ser jugadores que estén en el campo',
  'a player on the pitch': 'debe ser un jugador que esté en el campo',
  'null before the reveal': 'debe ser null antes de descubrir las cartas',
  'a card in hand': 'debe ser una carta de la mano',
  'with the attacker, or loose': 'debe tenerlo quien ataca, o estar suelto',
  'with the attacker, loose, or with the defender in his own box':
    'debe tenerlo quien ataca, estar suelto o tenerlo quien defiende en su área',
  'with the defender in his own box': 'debe tenerlo quien defiende, en su área',
  'the carrier, his markers': 'deben ser quien lleva el balón y quienes lo marcan',
  'a side without its squad': 'debe ser un lado sin su equipo elegido',
  'the side with pieces to place': 'debe ser el lado con piezas por colocar',

  // a value, or several
  '"{}" or "{}" or "{}"': 'debe ser "{}", "{}" o "{}"',
  '"{}" or "{}"': 'debe ser "{}" o "{}"',
  '"{}"': 'debe ser "{}"',
  '#': 'debe ser #',
};

const MUST = /^(no )?deben? /;

const patternOf = (english: string): RegExp => {
  const literal = english.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&');
  return new RegExp(`^${literal.replaceAll('#', '(-?\\d+)').replaceAll('\\{\\}', '(.+)')}$`);
};

const ROWS = Object.entries(SPANISH).map(([english, spanish]) => ({ pattern: patternOf(english), spanish }));

/** What is expected, as the end of a sentence; undefined where nobody has said it in Spanish yet. */
export function saidExpectation(expected: string): Said | undefined {
  const row = ROWS.find(({ pattern }) => pattern.test(expected));
  if (!row) return undefined;
  const parts = row.pattern.exec(expected)!.slice(1);
  const es = row.spanish.replaceAll(/#|\{\}/g, () => parts.shift()!);
  return { es, en: MUST.test(es) ? `must be ${expected}` : expected };
}
