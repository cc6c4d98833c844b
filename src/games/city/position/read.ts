import { MOST, readPair, readSide, readSideOrNull } from '../../../core/position.ts';
import { demand, readBool, readFields, readInt, readList, readObject, readOneOf } from '../../../core/read.ts';
import { DECK, DECKS, type DeckName, favoursOne, findKind, isOf, KIND, KINDS, type Kind, turnsOf } from '../cards.ts';
import { ENTRIES, HAND_DECKS, putInHand } from '../hands.ts';
import {
  addEffect,
  addKick,
  type City,
  EFFECT_CAPACITY,
  FACES,
  KICK_CAPACITY,
  MODES,
  NO_CARD,
  NOBODY,
  QUEUE_CAPACITY,
  REASONS,
  RESTARTS,
  SHIRTS,
  THENS,
  USED_CAPACITY,
} from '../model.ts';
import {
  readBySide,
  readFlag,
  readHex,
  readHexOrNull,
  readKind,
  readNull,
  readShirt,
  readShirtOrNull,
  readShirts,
} from './values.ts';

/** The parts of a position (§4) as they are read, to be called inside `reading`: shapes and types here, the rules in check/. */

export function readCards(s: City, given: Readonly<Record<string, unknown>>): void {
  const inHand = HAND_DECKS.map((deck) => DECKS[deck]!);
  readBySide(given.hands, 'hands', (hand, path, side) => {
    const decks = readFields(hand, path, inHand);
    for (const name of inHand)
      for (const [i, card] of readList(decks[name], `${path}.${name}`).entries())
        putInHand(s, side, readKind(card, `${path}.${name}[${i}]`, name, 'CTY-POS-5'));
  });
  const decks = readFields(given.decks, 'decks', DECKS);
  for (const name of DECKS) {
    const piles = readFields(decks[name], `decks.${name}`, ['draw', 'discard']);
    const kinds = KINDS.filter((_, kind) => isOf(DECK[name], kind));
    for (const [pile, cells] of [['draw', s.draw] as const, ['discard', s.discards] as const]) {
      const counts = readFields(piles[pile], `decks.${name}.${pile}`, kinds, 'CTY-POS-5');
      for (const kind of kinds) cells[findKind(kind)] = readInt(counts[kind], `decks.${name}.${pile}.${kind}`, 0, MOST);
    }
  }
}

export function readTurn(s: City, value: unknown): void {
  if (value === null) return;
  const turn = readFields(value, 'turn', [
    'usedBall',
    'idle',
    'free',
    'received',
    'crossed',
    'fresh',
    'boost',
    'beaten',
  ]);
  s.turnOn = 1;
  s.usedBall = readFlag(turn.usedBall, 'turn.usedBall');
  s.idle = readFlag(turn.idle, 'turn.idle');
  s.free = readFlag(turn.free, 'turn.free');
  s.received = readFlag(turn.received, 'turn.received');
  s.crossed = readFlag(turn.crossed, 'turn.crossed');
  s.fresh = readFlag(turn.fresh, 'turn.fresh');
  s.boost = readOneOf(turn.boost, 'turn.boost', [null, 'forward']);
  s.beaten = readShirts(turn.beaten, 'turn.beaten');
}

export function readMoves(s: City, value: unknown): void {
  if (value === null) return;
  const moves = readFields(value, 'moves', ['left', 'reach', 'mode', 'moved']);
  s.movesLeft = readInt(moves.left, 'moves.left', 0, SHIRTS);
  s.movesReach = readInt(moves.reach, 'moves.reach', 0, SHIRTS);
  s.movesMode = readOneOf(moves.mode, 'moves.mode', MODES);
  s.moved = readShirts(moves.moved, 'moves.moved');
}

export function readBallOnItsWay(s: City, given: Readonly<Record<string, unknown>>): void {
  if (given.pass !== null) {
    const pass = readFields(given.pass, 'pass', ['card', 'from', 'to', 'then']);
    s.passCard = readKind(pass.card, 'pass.card', 'ball');
    s.passFrom = readHex(pass.from, 'pass.from');
    s.passTo = readHex(pass.to, 'pass.to');
    s.passThen = readOneOf(pass.then, 'pass.then', THENS.slice(0, 2));
  }
  if (given.contest !== null) {
    const contest = readFields(given.contest, 'contest', ['n', 'markers', 'then']);
    s.contestN = readShirt(contest.n, 'contest.n');
    s.contestMarkers = readShirts(contest.markers, 'contest.markers');
    s.contestThen = readOneOf(contest.then, 'contest.then', THENS);
  }
  if (given.shot !== null) {
    const shot = readFields(given.shot, 'shot', ['n', 'kind', 'total', 'keeper', 'from']);
    s.shotN = readShirt(shot.n, 'shot.n');
    s.shotKind = readKind(shot.kind, 'shot.kind', 'shot');
    s.shotTotal = readInt(shot.total, 'shot.total', -MOST, MOST);
    s.shotKeeper = readFlag(shot.keeper, 'shot.keeper');
    s.shotFrom = readHexOrNull(shot.from, 'shot.from');
  }
  if (given.restart !== null) {
    const restart = readFields(given.restart, 'restart', ['kind', 'side', 'at', 'n']);
    s.restartKind = readOneOf(restart.kind, 'restart.kind', RESTARTS);
    s.restartSide = readSide(restart.side, 'restart.side');
    s.restartAt = readHex(restart.at, 'restart.at');
    s.restartN = readShirtOrNull(restart.n, 'restart.n');
  }
}

const readLaid = (value: unknown, path: string, deck: DeckName): Kind =>
  value === 'none' ? NO_CARD : readKind(value, path, deck);

export function readFace(s: City, value: unknown): void {
  if (value === null) return;
  const face = readFields(value, 'face', ['kind', 'att', 'def', 'commit', 'cards', 'winner']);
  s.faceKind = readOneOf(face.kind, 'face.kind', FACES);
  s.faceAtt = readShirt(face.att, 'face.att');
  s.faceDef = readShirt(face.def, 'face.def');
  readBySide(face.commit, 'face.commit', (card, path, side) => {
    if (card !== null) s.commit[side] = readLaid(card, path, side === s.attacker ? 'off' : 'def');
  });
  if (face.cards !== null) {
    const cards = readFields(face.cards, 'face.cards', ['off', 'def']);
    s.faceOffCard = readLaid(cards.off, 'face.cards.off', 'off');
    s.faceDefCard = readLaid(cards.def, 'face.cards.def', 'def');
  }
  s.faceWinner = readSideOrNull(face.winner, 'face.winner');
}

const FACTOR_KINDS = KINDS.filter((_, kind) => isOf(DECK.ext, kind));
/** The factors that stay in force, and those that wait for a coin or a die. */
const LASTING = FACTOR_KINDS.filter((name) => turnsOf(KIND[name]) !== 0);
const UNDECIDED = FACTOR_KINDS.filter((name) => favoursOne(KIND[name]) || name === 'burst');

export function readFactor(s: City, value: unknown): void {
  if (value === null) return;
  const factor = readFields(value, 'factor', ['card', 'by']);
  s.factorCard = findKind(UNDECIDED[readOneOf(factor.card, 'factor.card', UNDECIDED)]!);
  s.factorBy = readSideOrNull(factor.by, 'factor.by');
}

export function readEffects(s: City, value: unknown): void {
  const list = readList(value, 'effects');
  demand(list.length <= EFFECT_CAPACITY, 'effects', {
    es: `deben ser como mucho ${EFFECT_CAPACITY} factores`,
    en: `must be at most ${EFFECT_CAPACITY} factors`,
  });
  for (const [i, given] of list.entries()) {
    const path = `effects[${i}]`;
    const isKnock = readObject(given, path).id === 'knock';
    const effect = readFields(given, path, isKnock ? ['id', 'by', 'left', 'n'] : ['id', 'by', 'left']);
    const kind = findKind(LASTING[readOneOf(effect.id, `${path}.id`, LASTING)]!);
    addEffect(s, {
      kind,
      by: favoursOne(kind) ? readSide(effect.by, `${path}.by`) : readNull(effect.by, `${path}.by`),
      left:
        turnsOf(kind) === null ? readNull(effect.left, `${path}.left`) : readInt(effect.left, `${path}.left`, 1, MOST),
      n: isKnock ? readShirt((effect as Readonly<Record<string, unknown>>).n, `${path}.n`) : NOBODY,
    });
  }
}

export function readShootout(s: City, value: unknown): void {
  if (value === null) return;
  const shootout = readFields(value, 'shootout', ['first', 'kicks', 'used', 'n']);
  s.shootoutFirst = readSide(shootout.first, 'shootout.first');
  readBySide(shootout.kicks, 'shootout.kicks', (list, path, side) => {
    const kicks = readList(list, path);
    demand(kicks.length <= KICK_CAPACITY, path, {
      es: `deben ser como mucho ${KICK_CAPACITY} lanzamientos`,
      en: `must be at most ${KICK_CAPACITY} kicks`,
    });
    for (const [i, goal] of kicks.entries()) addKick(s, side, readBool(goal, `${path}[${i}]`));
  });
  readBySide(shootout.used, 'shootout.used', (list, path, side) => {
    readShirts(list, path);
    for (const [i, name] of readList(list, path).entries())
      if (i < USED_CAPACITY) s.used[side * USED_CAPACITY + i] = readShirt(name, `${path}[${i}]`);
  });
  s.shootoutN = readShirtOrNull(shootout.n, 'shootout.n');
}

export function readOver(s: City, value: unknown): void {
  if (value === null) return;
  const over = readFields(value, 'over', ['winner', 'score', 'reason']);
  s.winner = readSideOrNull(over.winner, 'over.winner');
  const score = new Int16Array(2);
  readPair(over.score, 'over.score', score);
  demand(
    score[0] === s.score[0] && score[1] === s.score[1],
    'over.score',
    { es: 'debe ser el marcador del partido', en: 'must be the score of the match' },
    'CTY-POS-6',
  );
  s.reason = readOneOf(over.reason, 'over.reason', REASONS);
}

export function readQueue(s: City, value: unknown): void {
  const list = readList(value, 'queue');
  demand(list.length <= QUEUE_CAPACITY, 'queue', {
    es: `deben ser como mucho ${QUEUE_CAPACITY} cartas`,
    en: `must be at most ${QUEUE_CAPACITY} cards`,
  });
  const names = [...ENTRIES.keys()];
  for (const [i, name] of list.entries()) s.queue[i] = ENTRIES.get(names[readOneOf(name, `queue[${i}]`, names)]!)!;
  s.queueLength = list.length;
}
