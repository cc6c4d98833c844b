import type { Lang, Said } from '../../../core/clause.ts';
import type { Turn } from '../../../core/game.ts';
import { isWatching } from '../../../core/voice.ts';
import type { CityPosition } from '../position.ts';
import { partsOf } from './labels.ts';
import { both, deckName, isLoose, kindName, nextToPlace, RESTART_NAMES, say, sideName, tell } from './words.ts';

/** Phase → what is asked of the side where there is one thing to do. */
const CHOICES: Readonly<Record<string, Said>> = {
  squad: say('{Side}: elige a los dos suplentes.', '{Side}: name the two substitutes.'),
  lineup: say('{Side}: coloca al {next} en tu mitad.', '{Side}: place {next} in your half.'),
  taker: say('{Side}: elige quién saca de centro.', '{Side}: choose who kicks off.'),
  sprint: say('{Side}: elige el destino del sprint del {actor}.', '{Side}: choose where {actor} sprints.'),
  through: say('{Side}: pase en profundidad, corto o medio.', '{Side}: the through ball, short or medium.'),
  mark: say('{Side}: elige a quién va a marcar el {actor}.', '{Side}: choose whom {actor} marks.'),
  cover: say('{Side}: lleva al {actor} junto al portador.', '{Side}: bring {actor} next to the carrier.'),
  penalty: say('{Side}: elige quién lanza el penalti.', '{Side}: choose who takes the penalty.'),
  penshot: say('{Side}: elige la carta para el penalti.', '{Side}: choose the card for the penalty.'),
  sotaker: say('{Side}: elige al siguiente lanzador.', '{Side}: choose the next taker.'),
};

/** What can be done, by its verb, in the order in which it is named. */
type Ways = readonly (readonly [verb: string, way: Said])[];

const GO_ON = ['skip', say('sigue', 'go on')] as const;
const BALL: Ways = [['pass', say('pasa', 'pass')], ['advance', say('avanza', 'advance')], GO_ON];
const CARD = ['tactic', say('juega una carta', 'play a card')] as const;
const MOVES: Ways = [
  [
    'reposition',
    say('mueve a los tuyos (por mover: {left}; alcance: {reach})', 'move your men ({left} to move, reach {reach})'),
  ],
  ['sub', say('haz un cambio', 'make a substitution')],
  ['end', say('termina', 'end it')],
];
/** What is only named to whoever may do it now. */
const RARE: readonly string[] = ['sub', 'keep:all'];

/** Phase → how the question begins, and what it goes on with as far as it can be done now. */
const OPEN_CHOICES: Readonly<Record<string, readonly [lead: Said, ways: Ways]>> = {
  restart: [
    say('{Side}, {restart}:', '{Side}, {restart}:'),
    [
      ['close', say('pasa al pie', 'play a close pass')],
      ['keep', say('sigue con el balón', 'play on with the ball')],
    ],
  ],
  ball: [say('{Side}, fase 1:', '{Side}, phase 1:'), BALL],
  ball2: [say('{Side}, toque rápido, otra carta de balón:', '{Side}, quick passing, one more ball card:'), BALL],
  react: [
    say('{Side}, viene {card} hacia {to}:', '{Side}, {card} is on its way to {to}:'),
    [
      ['anticipate', say('anticípate', 'anticipate')],
      ['allow', say('déjalo pasar', 'let it go')],
    ],
  ],
  action: [
    say('{Side}, fase 2{loose}:', '{Side}, phase 2{loose}:'),
    [['dribble', say('regatea', 'dribble')], CARD, GO_ON],
  ],
  burst: [
    say('{Side}, el {att} ha superado a su par:', '{Side}, {att} is past his man:'),
    [
      ['to', say('elige adónde sale', 'choose where to')],
      ['stay', say('quédate', 'stay')],
    ],
  ],
  wall: [
    say('{Side}, la pared del {actor}:', '{Side}, the one-two of {actor}:'),
    [
      ['to', say('corre a por la devolución', 'run for the return')],
      ['stay', say('quédate', 'stay')],
    ],
  ],
  shot: [say('{Side}, fase 3:', '{Side}, phase 3:'), [['shot', say('tira', 'shoot')], GO_ON]],
  move: [say('{Side}, fase 4:', '{Side}, phase 4:'), MOVES],
  dmove: [say('{Side}, defensa:', '{Side}, defence:'), MOVES],
  unmark: [say('{Side}, desmarque:', '{Side}, break free:'), MOVES],
  runs: [say('{Side}, contraataque:', '{Side}, counter-attack:'), MOVES],
  press: [say('{Side}, presión:', '{Side}, pressing:'), MOVES],
  drop: [say('{Side}, repliegue:', '{Side}, drop back:'), MOVES],
  trap: [say('{Side}, fuera de juego:', '{Side}, offside trap:'), MOVES],
  stopdef: [say('{Side}, {restart} en contra:', '{Side}, defending the {restart}:'), MOVES],
  stopatt: [say('{Side}, {restart}:', '{Side}, {restart}:'), MOVES],
  defend: [
    say('{Side}, defensa{loose}:', '{Side}, defence{loose}:'),
    [['tackle', say('entra', 'tackle')], CARD, GO_ON],
  ],
  cover2: [
    say('{Side}, cobertura del {actor}:', '{Side}, cover by {actor}:'),
    [['tackle', say('entra', 'tackle')], GO_ON],
  ],
  discard: [
    say('{Side}{talk}:', '{Side}{talk}:'),
    [
      ['keep', say('descarta y conserva dos cartas como mucho', 'discard and keep two cards at most')],
      ['keep:all', say('quédate con todas', 'keep them all')],
      ['sub', say('haz antes un cambio', 'make a substitution first')],
    ],
  ],
  clear: [
    say('{Side}, despeje:', '{Side}, clearance:'),
    [
      ['to', say('lejos', 'far')],
      ['out', say('a la banda', 'into touch')],
    ],
  ],
};

const OR: Readonly<Record<Lang, Intl.ListFormat>> = {
  es: new Intl.ListFormat('es', { type: 'disjunction' }),
  en: new Intl.ListFormat('en-GB', { type: 'disjunction' }),
};

/** What a watcher is told instead, where the question is put to whoever decides. */
const WATCHED: Readonly<Record<string, Said>> = {
  squad: say('{Side} elige a los dos suplentes.', '{Side} name their two substitutes.'),
  lineup: say('{Side} coloca a los suyos.', '{Side} place their men.'),
  taker: say('{Side} elige quién saca de centro.', '{Side} choose who kicks off.'),
  ball: say('{Side} busca un pase o un avance.', '{Side} look for a pass or an advance.'),
  ball2: say('{Side} juega otra carta de balón.', '{Side} play one more ball card.'),
  react: say(
    '{Side} puede anticiparse: viene {card} hacia {to}.',
    '{Side} may anticipate: {card} is on its way to {to}.',
  ),
  action: say('{Side} piensa un regate o una jugada.', '{Side} think of a dribble or a tactical move.'),
  shot: say('{Side} puede tirar.', '{Side} may shoot.'),
  move: say('{Side} mueve a los suyos: quedan {left}.', '{Side} move their men: {left} left.'),
  defend: say('{Side} puede entrar o jugar una carta.', '{Side} may tackle or play a card.'),
  dmove: say('{Side} defiende: mueve a {left} más.', '{Side} defend: {left} more to move.'),
  discard: say('{Side} revisa su mano.', '{Side} look through their hand.'),
  sprint: say('{Side}: esprinta el {actor}.', '{Side}: {actor} sprints.'),
  through: say('{Side} busca el pase en profundidad.', '{Side} look for the through ball.'),
  mark: say('{Side}: el {actor} va a marcar a alguien.', '{Side}: {actor} is going to mark somebody.'),
  cover: say('{Side}: el {actor} acude junto al portador.', '{Side}: {actor} comes next to the carrier.'),
  penalty: say('{Side} elige quién lanza el penalti.', '{Side} choose who takes the penalty.'),
  penshot: say('{Side} va a lanzar el penalti.', '{Side} are about to take the penalty.'),
  sotaker: say('{Side} elige al siguiente lanzador.', '{Side} choose the next taker.'),
};
const DECIDES = say('{Side} decide.', '{Side} decide.');
/** The head of a question without what can be done. */
const headOf = (lead: Said): Said => both((lang) => `${lead[lang].slice(0, -1)}.`);

function openQuestion([lead, ways]: (typeof OPEN_CHOICES)[string], left: number, legal: readonly string[]): Said {
  const verbs = new Set(legal.flatMap((action) => [partsOf(action).verb, action]));
  const isNamed = (verb: string): boolean =>
    legal.length > 0 ? verbs.has(verb) : !RARE.includes(verb) && (verb !== 'reposition' || left > 0);
  const named = ways.filter(([verb]) => isNamed(verb));
  return both((lang) => `${lead[lang]} ${OR[lang].format(named.map(([, way]) => way[lang]))}.`);
}

const CHANCES: Readonly<Record<string, Said>> = {
  toss: say('Moneda al aire: ¿quién saca?', 'The coin is in the air: who kicks off?'),
  draw: say('Se roba una carta {deck}.', 'A card is drawn: {deck}.'),
  'draw/burn': say('Pasa un minuto: se quema una carta de balón.', 'A minute goes by: a ball card is burnt.'),
  'draw/up': say('Se descubre un factor externo.', 'An external factor is turned up.'),
  factor: say('{factor}: la moneda dice a quién favorece.', '{factor}: the coin says whom it favours.'),
  knock: say(
    '{factor} a favor de {by}: el dado señala al rival tocado.',
    '{factor} in favour of {by}: the die names the man who is hurt.',
  ),
  'rebound/burst': say('{factor}: ¿hacia dónde rueda?', '{factor}: which way does it roll?'),
  contest: say('Pugna del {n} con el {marker}: dado contra dado.', 'Contest of {n} and {marker}: die against die.'),
  referee: say('Habla el dado del árbitro.', 'The referee die speaks.'),
  booking: say('Falta táctica: el árbitro decide si hay amarilla.', 'Tactical foul: will the referee book him?'),
  rebound: say('¿Hacia dónde va el balón?', 'Which way does the ball go?'),
  save: say('Tiro de {total}: se descubre la intervención.', 'A shot of {total}: the intervention is turned over.'),
  soshot: say('Se descubre la carta del lanzador.', "The taker's card is turned over."),
};

/** What is asked, and of whom. */
export function ask(p: CityPosition, turn: Turn, legal?: readonly string[]): Said {
  if (turn.kind === 'over') return say('El partido ha terminado.', 'The match is over.');
  const facts = {
    left: p.moves?.left ?? 0,
    reach: p.moves?.reach ?? 0,
    restart: RESTART_NAMES[p.restart?.kind ?? ''] ?? say('', ''),
    card: kindName(p.pass?.card),
    to: p.pass?.to ?? '',
    att: p.face?.att ?? '',
    def: p.face?.def ?? '',
    actor: p.actor ?? '',
    n: p.contest?.n ?? '',
    marker: p.contest?.markers[0] ?? '',
    total: p.shot?.total ?? 0,
    deck: deckName(p.queue[0]?.split(':')[1]),
    factor: kindName(p.factor?.card),
    by: sideName(p.factor?.by),
    loose: isLoose(p) ? say(' con el balón suelto', ' with a loose ball') : '',
    talk: p.discard === 'talk' ? say(', charla', ', team talk') : '',
  };
  if (turn.kind === 'chance') {
    const detail = p.factor?.card ?? p.queue[0]?.split(':')[0];
    return tell(CHANCES[`${turn.phase}/${detail}`] ?? CHANCES[turn.phase]!, facts);
  }
  if (turn.kind === 'secret')
    return tell(
      say(
        'Duelo del {att} con el {def}: cada uno pone una carta en secreto.',
        'Face-off of {att} and {def}: each lays a card in secret.',
      ),
      facts,
    );
  const open = OPEN_CHOICES[turn.phase];
  const watched = WATCHED[turn.phase] ?? (open ? headOf(open[0]) : DECIDES);
  const asked = (): Said => (open ? openQuestion(open, facts.left, legal ?? []) : CHOICES[turn.phase]!);
  const question = isWatching(turn, legal) ? watched : asked();
  return tell(question, { ...facts, Side: sideName(turn.side), next: nextToPlace(p, turn.side) });
}
