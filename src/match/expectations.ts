import type { Said } from '../core/clause.ts';

/**
 * An adapter that goes when its last user does: the Spanish of what the room of city expects (`demand`, `fail`,
 * `expected`) as long as it says it in English only. `#` stands for a number and `{}` for any text; the first
 * that fits counts. What begins with «debe» is said in English with «must be»; the rest is a sentence of its own.
 */
const SPANISH: Readonly<Record<string, string>> = {
  'a text': 'debe ser un texto',

  // actions and outcomes
  'an outcome of {}': 'un resultado de {}',
  'coin:home or coin:away': 'coin:home o coin:away',
  '{}, keeper:S-T or fingers:1…3, with spaces a1–i13 and the goals {} only as T of move and kick':
    '{}, keeper:S-T o fingers:1…3, con espacios a1–i13 y las porterías {} solo como T de move y kick',
  'a word such as pass:short-h9 or skip': 'una palabra como pass:short-h9 o skip',
  '{}, or another word such as pass:short-h9 or skip': '{} u otra palabra como pass:short-h9 o skip',

  // several games
  'over exactly when the period is over': 'debe ser over exactamente cuando lo es el periodo',
  'null in this phase': 'debe ser null en esta fase',
  'level where a shoot-out decides': 'debe ser un empate si decide una tanda',
  'set exactly in and after a shoot-out': 'debe tener valor exactamente en una tanda y después de ella',
  'at most one goal a kick': 'debe ser como mucho un gol por lanzamiento',
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
