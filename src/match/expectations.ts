import type { Said } from '../core/clause.ts';

/**
 * An adapter that goes when its last user does: the Spanish of what the rooms of mat, tactics and city expect (`demand`,
 * `fail`, `expected`) as long as they say it in English only. `#` stands for a number and `{}` for any text; the first
 * that fits counts. What begins with «debe» is said in English with «must be»; the rest is a sentence of its own.
 */
const SPANISH: Readonly<Record<string, string>> = {
  // actions and outcomes
  'an outcome of {}': 'un resultado de {}',
  'coin:home or coin:away': 'coin:home o coin:away',
  '{}, keeper:S-T or fingers:1…3, with spaces a1–i13 and the goals {} only as T of move and kick':
    '{}, keeper:S-T o fingers:1…3, con espacios a1–i13 y las porterías {} solo como T de move y kick',
  '{}, roll, pass, claim or play-on': '{}, roll, pass, claim o play-on',

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
  'the winner of the shoot-out': 'debe ser quien ganó la tanda',
  '"shootout" where a tie goes to the shoot-out': 'debe ser "shootout" donde un empate va a la tanda',
  '"penalty" in the shoot-out': 'debe ser "penalty" en la tanda',
  'below #': 'debe ser menor que #',
  'at most #': 'debe ser como mucho #',

  // mat
  'null in coin and over': 'debe ser null en coin y over',
  'the side that kicks off': 'debe ser el lado que saca de centro',
  'the side that conceded, null before the first goal': 'debe ser el lado que encajó, null antes del primer gol',
  'null but in kickoff, and after a goal in setup and after':
    'debe ser null salvo en kickoff y, tras un gol, en setup y after',
  'the side that conceded the goal': 'debe ser el lado que encajó el gol',
  'null in the pause after a goal': 'debe ser null en la pausa tras un gol',
  '[0,0] before the coin': 'debe ser [0,0] antes de la moneda',
  'exactly one pawn on "sub" or "off"': 'debe haber exactamente un peón en "sub" u "off"',
  'no "off" with rolling substitutions': 'no hay "off" con cambios ilimitados',
  '"sub" only for p7, "off" only for another': 'debe ser "sub" solo para p7 y "off" solo para otro',
  'at most one own pawn in the own goal-kick area': 'debe haber como mucho un peón propio en el área de meta propia',
  'at most three pawns sent off before a forfeit': 'debe haber como mucho tres expulsados antes de perder por ello',
  '"hand" only in setup': 'debe ser "hand" solo en setup',
  'no yellow for a pawn sent off': 'un peón expulsado no lleva amarilla',
  'exactly the pawns on the board': 'deben ser exactamente los peones del tablero',
  'no cards in the first set-up': 'no hay tarjetas en la primera colocación',
  'an allowed set-up space of its own': 'debe ser un espacio de salida permitido y solo suyo',
  'on its set-up space before the kick-off': 'debe estar en su espacio de salida antes del saque',
  'at most one in the goal-kick area': 'debe haber como mucho uno en el área de meta',
  'the side whose turn to place it is': 'debe ser el lado al que le toca colocar',
  'pawns placed in the order of their numbers': 'deben ser peones colocados por orden de número',
  'null before the kick-off': 'debe ser null antes del saque',
  'a space while the ball is in play': 'debe ser un espacio mientras se juega',
  'a pawn of the side whose coming turn it is, in act or after a turn':
    'debe ser un peón del lado cuyo turno viene, en act o tras un turno',
  'a pawn on the board': 'debe ser un peón del tablero',
  'true only in act and in a kickoff after a goal': 'debe ser true solo en act y en un kickoff tras un gol',
  'false while p7 waits': 'debe ser false mientras espera p7',
  'after only with a pawn on "sub"': 'debe ser after solo con un peón en "sub"',
  'set in taker, keeper and penalty of period 1 and in the after before them, null elsewhere':
    'debe tener valor en taker, keeper y penalty del periodo 1 y en el after anterior, null en lo demás',
  '"foul" below # offences of the defender': 'debe ser "foul" con menos de # consejos de quien defiende',
  'keeper exactly while the defender has none': 'debe ser keeper exactamente mientras quien defiende no lo tiene',
  'the side that the penalty waits for': 'debe ser el lado al que espera el penalti',
  'on the spot, with a pawn of the taker': 'debe estar en el punto, con un peón de quien lanza',
  'at most one side committed, in penalty': 'debe haberse decidido como mucho un lado, en penalty',
  'below # goals': 'debe ser de menos de # goles',
  'true only in a penalty with clock whistle': 'debe ser true solo en un penalti con clock whistle',
  'kicks in turn, home first': 'deben ser lanzamientos por turno, primero home',
  'the side that reached the goals': 'debe ser el lado que llegó a los goles',
  'the other side of the one with four red cards': 'debe ser el rival de quien tiene cuatro rojas',
  'another reason: the time was not up': 'debe ser otra razón: no se había acabado el tiempo',
  'a space of the board, a1 to i13': 'debe ser un espacio del tablero, de a1 a i13',
  'a space of its own: two pawns are on {}': 'debe ser un espacio solo suyo: hay dos peones en {}',
  'pawns in the order of their numbers, each once': 'deben ser peones por orden de número, cada uno una vez',

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
