import * as v from 'valibot';
import type { Said } from '../../core/clause.ts';
import { SIDES } from '../../core/game.ts';
import { GAME_IDS } from '../../games/index.ts';
import { KINDS } from '../../match/tournament/index.ts';
import { paceSchema } from '../../protocol/pace.ts';
import { STATES } from '../../protocol/tournament.ts';
import type { Scope } from './tokens.ts';

/** Where the door of programs is. */
export const ROOT = '/api/v1';

/** What a program can ask for: where, with which right, and in what words both ends speak. The document is made of this. */
export interface Operation {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly path: string;
  readonly scope: Scope;
  readonly says: Said;
  readonly query?: v.GenericSchema;
  readonly body?: v.GenericSchema;
  readonly answer: v.GenericSchema;
  /** The answer is a stream: each line one value. */
  readonly isStream?: true;
  /** A body, or what follows the path, that does what it says on a server where `{…}` is filled in. */
  readonly example?: Readonly<Record<string, unknown>>;
}

const id = v.pipe(v.string(), v.maxLength(64));
const side = v.picklist(SIDES);
const whole = v.pipe(v.number(), v.integer(), v.minValue(0));
const game = v.picklist(GAME_IDS);
const options = v.record(v.string(), v.union([v.string(), v.number(), v.boolean()]));
/** In the words of the game: docs/games/<id>.md. */
const words = v.record(v.string(), v.unknown());
const word = v.pipe(v.string(), v.maxLength(200));
/** Of a command, unique in its match: sent again after a lost answer it is done once. */
const commandId = v.optional(v.pipe(v.string(), v.regex(/^[\w-]{1,24}$/)));

const challenge = v.object({
  id,
  from: v.string(),
  to: v.string(),
  /** Whether it is one's own. */
  isMine: v.boolean(),
  isRated: v.boolean(),
  game,
  options,
  made: whole,
});
export type Challenge = v.InferOutput<typeof challenge>;

const running = v.object({ match: id, side, game, home: v.string(), away: v.string(), score: v.string() });
export type Running = v.InferOutput<typeof running>;

const event = v.variant('type', [
  v.object({ type: v.literal('challenge'), challenge }),
  v.object({ type: v.literal('gone'), challenge: id }),
  v.object({ type: v.literal('match'), ...running.entries }),
  v.object({ type: v.literal('over'), match: id }),
]);
export type ProgramEvent = v.InferOutput<typeof event>;

const turn = v.looseObject({ kind: v.picklist(['choice', 'secret', 'chance', 'over']) });
const line = v.variant('type', [
  v.looseObject({
    type: v.literal('hello'),
    game,
    options,
    owns: v.array(side),
    commitment: v.string(),
    hashesAwaited: v.array(side),
    seedsAwaited: v.array(side),
  }),
  v.object({ type: v.literal('log'), entries: v.array(v.object({ n: whole, events: v.array(words) })) }),
  v.looseObject({
    type: v.literal('step'),
    n: whole,
    position: words,
    turn,
    events: v.array(words),
    legal: v.array(v.string()),
    /** Dice are due, and nobody else has to throw them. */
    isThrow: v.boolean(),
  }),
  v.looseObject({ type: v.literal('refused'), error: words }),
]);

/** What a page says too (docs/protocol.md), but for the side: a program has one. */
const command = v.variant('type', [
  v.strictObject({ type: v.literal('commit'), id: commandId, hash: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)) }),
  v.strictObject({ type: v.literal('seed'), id: commandId, seed: word }),
  v.strictObject({ type: v.literal('play'), id: commandId, action: word, n: v.optional(whole) }),
  v.strictObject({ type: v.literal('throw'), id: commandId, n: v.optional(whole) }),
  v.strictObject({ type: v.literal('undo'), id: commandId }),
  v.strictObject({ type: v.literal('offer-draw'), id: commandId }),
  v.strictObject({ type: v.literal('answer'), id: commandId, accept: v.boolean(), offer: whole }),
  v.strictObject({ type: v.literal('resign'), id: commandId }),
]);
export type ProgramCommand = v.InferOutput<typeof command>;

export const newChallenge = v.object({
  to: v.pipe(v.string(), v.maxLength(200)),
  game: v.string(),
  options: v.optional(options, {}),
  isRated: v.optional(v.boolean(), false),
});
export const follow = v.object({ after: v.optional(v.pipe(v.string(), v.regex(/^\d{1,9}$/)), '0') });
const done = v.object({ ok: v.literal(true) });

const time = v.nullable(whole);
const tournament = {
  id,
  name: v.string(),
  kind: v.picklist(KINDS),
  game,
  pace: paceSchema,
  state: v.picklist(STATES),
  starts: time,
  began: time,
  season: whole,
  size: whole,
};
const entrant = v.looseObject({
  entrant: id,
  /** Null: a bot of the house, or somebody who is gone. */
  person: v.nullable(id),
  name: v.string(),
  isBot: v.boolean(),
  isGone: v.boolean(),
  /** Has missed a match, or does not want to be paired: to come back he joins again. */
  isResting: v.boolean(),
});
const bout = v.looseObject({
  round: whole,
  home: id,
  /** Null: somebody rests. */
  away: v.nullable(id),
  match: v.nullable(id),
  outcome: v.nullable(v.looseObject({ winner: v.nullable(side), goals: v.tuple([whole, whole]) })),
  /** Until when both have to have come. */
  due: whole,
});

const defined = <T extends Readonly<Record<string, Operation>>>(operations: T): T => operations;

export const OPERATIONS = defined({
  account: {
    method: 'GET',
    path: '/account',
    scope: 'read',
    says: { es: 'De quién es esta clave y qué puede hacer.', en: 'Whose token this is, and what it may do.' },
    answer: v.object({ id, name: v.string(), isBot: v.boolean(), scopes: v.array(v.string()) }),
  },
  events: {
    method: 'GET',
    path: '/events',
    scope: 'read',
    says: {
      es:
        'Lo que le pasa a la cuenta, según ocurre: retos que llegan y se van, partidos que empiezan y terminan. Al ' +
        'abrirlo se dice lo que ya hay. Mientras está abierto, la cuenta está presente y sus retos siguen en pie.',
      en:
        'What happens to the account, as it happens: challenges that come and go, matches that begin and end. First it ' +
        'tells what there is already. While it is open the account is present and its challenges stand.',
    },
    answer: event,
    isStream: true,
  },
  challenges: {
    method: 'GET',
    path: '/challenges',
    scope: 'read',
    says: { es: 'Los retos a esta cuenta y los suyos.', en: 'The challenges to this account, and its own.' },
    answer: v.object({ challenges: v.array(challenge) }),
  },
  challenge: {
    method: 'POST',
    path: '/challenges',
    scope: 'challenge',
    says: {
      es: 'Reta a una cuenta por su nombre. El reto cae a los 30 segundos si el retador no tiene abiertos sus avisos.',
      en: 'Challenges an account by its name. The challenge lapses after 30 seconds unless the challenger has his events open.',
    },
    body: newChallenge,
    answer: v.object({ id }),
    example: { to: '{rival}', game: GAME_IDS[0]! },
  },
  accept: {
    method: 'POST',
    path: '/challenges/:id/accept',
    scope: 'challenge',
    says: { es: 'Acepta un reto: empieza el partido.', en: 'Accepts a challenge: the match begins.' },
    answer: v.object({ match: id }),
  },
  decline: {
    method: 'POST',
    path: '/challenges/:id/decline',
    scope: 'challenge',
    says: { es: 'Rechaza un reto.', en: 'Declines a challenge.' },
    answer: done,
  },
  withdraw: {
    method: 'DELETE',
    path: '/challenges/:id',
    scope: 'challenge',
    says: { es: 'Retira un reto propio.', en: 'Withdraws a challenge of one’s own.' },
    answer: done,
  },
  matches: {
    method: 'GET',
    path: '/matches',
    scope: 'read',
    says: { es: 'Los partidos en curso de la cuenta.', en: 'The matches that the account is playing.' },
    answer: v.object({ matches: v.array(running) }),
  },
  follow: {
    method: 'GET',
    path: '/matches/:id/stream',
    scope: 'read',
    says: {
      es:
        'Un partido paso a paso, con los ojos de quien lo juega o del público. Quien vuelve dice con «after» el último ' +
        'paso que tiene, y recibe lo que falta. Termina con el partido.',
      en:
        'A match step by step, through the eyes of whoever plays it, or of the public. Whoever comes back says with ' +
        '`after` the newest step that he has, and is told what he missed. It ends with the match.',
    },
    query: follow,
    answer: line,
    isStream: true,
    example: { after: '0' },
  },
  command: {
    method: 'POST',
    path: '/matches/:id',
    scope: 'play',
    says: {
      es: 'Juega: promete y da la semilla, elige, tira los dados, propone tablas, se rinde. Solo con la cuenta de un programa.',
      en: 'Plays: promises and gives the seed, chooses, throws the dice, offers a draw, resigns. Only with an account that is a program’s.',
    },
    body: command,
    answer: done,
    example: { type: 'play', action: '{action}' },
  },
  record: {
    method: 'GET',
    path: '/matches/:id/record',
    scope: 'read',
    says: { es: 'El acta de un partido terminado.', en: 'The record of a match that is over.' },
    answer: v.object({ id, game, record: v.string() }),
  },
  tournaments: {
    method: 'GET',
    path: '/tournaments',
    scope: 'read',
    says: {
      es: 'Los torneos abiertos, en curso y recién terminados, y los de la cuenta; «withBots»: si admiten programas.',
      en: 'The tournaments that are open, under way or just over, and those of the account; `withBots`: whether programs may join.',
    },
    answer: v.object({
      tournaments: v.array(v.object({ ...tournament, withBots: v.boolean(), isMine: v.boolean() })),
    }),
  },
  tournament: {
    method: 'GET',
    path: '/tournaments/:id',
    scope: 'read',
    says: {
      es: 'Un torneo: quién participa, qué se ha jugado y qué se juega.',
      en: 'A tournament: who takes part, what was played and what is being played.',
    },
    answer: v.looseObject({ ...tournament, options, entrants: v.array(entrant), bouts: v.array(bout) }),
  },
  join: {
    method: 'POST',
    path: '/tournaments/:id/join',
    scope: 'tournament',
    says: {
      es:
        'Apunta la cuenta a un torneo, si quien lo organiza admite programas, o la devuelve a él tras un descanso. Sus ' +
        'partidos llegan como avisos; quien no acude a uno lo pierde.',
      en:
        'Joins a tournament, where its maker allows programs, or comes back to it after a rest. Its matches come as ' +
        'events; who does not come to one loses it.',
    },
    answer: done,
  },
  leave: {
    method: 'DELETE',
    path: '/tournaments/:id/join',
    scope: 'tournament',
    says: {
      es: 'Deja un torneo. Una vez empezado, pierde los partidos que le quedan.',
      en: 'Leaves a tournament. Once it has begun, the matches that are left are lost.',
    },
    answer: done,
  },
});
export type OperationName = keyof typeof OPERATIONS;
