import type { Said } from '../../../core/clause.ts';
import type { Turn } from '../../../core/game.ts';
import { type CityPosition, deckName, kindName, nextToPlace, RESTART_NAMES, say, sideName, tell } from './words.ts';

/** Phase → what is asked of the side that must choose. */
const CHOICES: Readonly<Record<string, Said>> = {
  squad: say('{Side}: elige a los dos suplentes.', '{Side}: name your two substitutes.'),
  lineup: say('{Side}: coloca al {next} en tu mitad.', '{Side}: place {next} in your half.'),
  taker: say('{Side}: elige quién saca de centro.', '{Side}: choose who kicks off.'),
  restart: say('{Side}, {restart}: pase al pie o seguir.', '{Side}, {restart}: close pass or play on.'),
  ball: say('{Side}, fase 1: pasa, avanza o sigue.', '{Side}, phase 1: pass, advance or go on.'),
  react: say('{Side}: viene {card} hacia {to}. ¿Te anticipas?', '{Side}: {card} is on its way to {to}. Anticipate?'),
  action: say('{Side}, fase 2: regatea, juega una carta o sigue.', '{Side}, phase 2: dribble, play a card or go on.'),
  burst: say('{Side}: el {att} ha superado a su par. ¿Adónde sale?', '{Side}: {att} is past his man. Where to?'),
  wall: say('{Side}: el {actor} puede correr a por la devolución.', '{Side}: {actor} may run for the return.'),
  sprint: say('{Side}: elige el destino del sprint del {actor}.', '{Side}: choose where {actor} sprints.'),
  through: say('{Side}: pase en profundidad, corto o medio.', '{Side}: the through ball, short or medium.'),
  ball2: say('{Side}, toque rápido: otra carta de balón.', '{Side}, quick passing: one more ball card.'),
  unmark: say('{Side}, desmarque: jugadores por mover, {left}.', '{Side}, break free: players to move, {left}.'),
  runs: say('{Side}, contraataque: carreras por hacer, {left}.', '{Side}, counter-attack: runs to make, {left}.'),
  shot: say('{Side}, fase 3: ¿tiras?', '{Side}, phase 3: will you shoot?'),
  move: say(
    '{Side}, fase 4: mueve a los tuyos (por mover: {left}; alcance: {reach}).',
    '{Side}, phase 4: move your men ({left} to move, reach {reach}).',
  ),
  defend: say('{Side}, defensa: entra, juega una carta o sigue.', '{Side}, defence: tackle, play a card or go on.'),
  press: say('{Side}, presión: jugadores por mover, {left}.', '{Side}, pressing: players to move, {left}.'),
  drop: say('{Side}, repliegue: jugadores por mover, {left}.', '{Side}, drop back: players to move, {left}.'),
  trap: say('{Side}, fuera de juego: jugadores por mover, {left}.', '{Side}, offside trap: players to move, {left}.'),
  mark: say('{Side}: elige a quién va a marcar el {actor}.', '{Side}: choose whom {actor} marks.'),
  clear: say('{Side}: despeja lejos o a la banda.', '{Side}: clear it far or into touch.'),
  cover: say('{Side}: lleva al {actor} junto al portador.', '{Side}: bring {actor} next to the carrier.'),
  cover2: say('{Side}: ¿entra el {actor}?', '{Side}: does {actor} tackle?'),
  dmove: say(
    '{Side}, defensa: mueve a los tuyos (por mover: {left}; alcance: {reach}).',
    '{Side}, defence: move your men ({left} to move, reach {reach}).',
  ),
  stopdef: say('{Side}: recoloca a los tuyos (por mover: {left}).', '{Side}: take your places ({left} to move).'),
  stopatt: say(
    '{Side}, {restart}: recoloca (por mover: {left}).',
    '{Side}, {restart}: take your places ({left} to move).',
  ),
  penalty: say('{Side}: elige quién lanza el penalti.', '{Side}: choose who takes the penalty.'),
  penshot: say('{Side}: elige la carta para el penalti.', '{Side}: choose the card for the penalty.'),
  discard: say('{Side}: descarta; puedes conservar dos cartas.', '{Side}: discard; you may keep two cards.'),
  sotaker: say('{Side}: elige al siguiente lanzador.', '{Side}: choose the next taker.'),
};

const CHANCES: Readonly<Record<string, Said>> = {
  toss: say('Moneda al aire: ¿quién saca?', 'The coin is in the air: who kicks off?'),
  draw: say('Se roba una carta {deck}.', 'A card is drawn: {deck}.'),
  contest: say('Pugna del {n} con el {marker}: dado contra dado.', 'Contest of {n} and {marker}: die against die.'),
  referee: say('Habla el dado del árbitro.', 'The referee die speaks.'),
  booking: say('Falta táctica: el árbitro decide si hay amarilla.', 'Tactical foul: will the referee book him?'),
  rebound: say('¿Hacia dónde va el balón?', 'Which way does the ball go?'),
  save: say('Tiro de {total}: se descubre la intervención.', 'A shot of {total}: the intervention is turned over.'),
  soshot: say('Se descubre la carta del lanzador.', "The taker's card is turned over."),
};

export function askFor(p: CityPosition, turn: Turn): Said {
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
  };
  if (turn.kind === 'chance') return tell(CHANCES[turn.phase] ?? say('Decide el azar.', 'Chance decides.'), facts);
  if (turn.kind === 'secret')
    return tell(
      say(
        'Duelo del {att} con el {def}: cada uno pone una carta en secreto.',
        'Face-off of {att} and {def}: each lays a card in secret.',
      ),
      facts,
    );
  const question = CHOICES[turn.phase] ?? say('{Side}: elige.', '{Side}: choose.');
  return tell(question, { ...facts, Side: sideName(turn.side), next: nextToPlace(p, turn.side) });
}
