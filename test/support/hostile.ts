/** How something is refused: the code, and how its English sentence begins. */
export type Refusal = readonly [code: string, sentence: string];

/** What an attacker may say, and how that is refused. */
export interface Hostile {
  readonly say: (random: () => number) => unknown;
  /** Where he sits at his own table as away, is to decide, and knows the numbers of others. */
  readonly player: Refusal;
  /** Where he only watches. */
  readonly watcher: Refusal;
}

const NO_JSON: Refusal = ['bad-request', 'That message is not JSON.'];
const NO_SENSE: Refusal = ['bad-request', 'That message is not understood.'];
const NOT_YOURS: Refusal = ['not-your-turn', 'You do not play that side.'];
const STALE: Refusal = ['not-your-turn', 'Something else has happened'];
const NO_ACTION: Refusal = ['bad-action', 'No such action in this game'];
const GIVEN: Refusal = ['bad-request', 'That seed has been given already.'];
const NO_OFFER: Refusal = ['bad-request', 'There is no offer to answer.'];
const REFEREES: Refusal = ['bad-request', 'Only the referee can do that.'];
const RUNNING: Refusal = ['bad-request', 'The record is given out when the match is over.'];
const NO_HINTS: Refusal = ['bad-request', 'There are no hints against another person online.'];

const kind = (say: Hostile['say'], player: Refusal, watcher = player): Hostile => ({ say, player, watcher });

export const HOSTILE: readonly Hostile[] = [
  kind(() => '{', NO_JSON),
  kind(() => '', NO_JSON),
  kind(() => 'null', NO_SENSE),
  kind(() => '[]', NO_SENSE),
  kind(() => '"play"', NO_SENSE),
  kind(() => '1e999', NO_SENSE),
  kind(() => ({}), NO_SENSE),
  kind(() => ({ type: 'nothing' }), NO_SENSE),
  kind(() => ({ type: '__proto__' }), NO_SENSE),
  kind(() => ({ type: 'enter', key: null, n: 0 }), NO_SENSE),
  kind(() => ({ type: 'play' }), NO_SENSE),
  kind(() => ({ type: 'play', side: 'home', action: 'keep:even' }), NOT_YOURS),
  kind(() => ({ type: 'play', side: 'referee', action: 'keep:even' }), NO_SENSE),
  kind(() => ({ type: 'play', side: 'away', action: 'x'.repeat(5000) }), NO_SENSE),
  kind(() => ({ type: 'play', side: 'away', action: 3 }), NO_SENSE),
  kind(() => ({ type: 'play', side: 'away', action: 'timeout' }), NO_ACTION, NOT_YOURS),
  kind(() => ({ type: 'play', side: 'away', action: '\u0000' }), NO_ACTION, NOT_YOURS),
  kind(
    (random) => ({ type: 'play', side: 'away', action: `pass:${Math.floor(99 * random())}`, n: 1 }),
    STALE,
    NOT_YOURS,
  ),
  kind(() => ({ type: 'play', side: 'away', action: 'keep:even', n: 1e15 }), STALE, NOT_YOURS),
  kind(() => ({ type: 'play', side: 'away', action: 'keep:even', n: -1 }), NO_SENSE),
  kind(() => ({ type: 'throw', n: 0 }), STALE),
  kind(() => ({ type: 'throw', n: 2 ** 31, id: 'x' }), STALE),
  kind(() => ({ type: 'throw', id: { toString: null } }), NO_SENSE),
  kind(() => ({ type: 'throw', id: ':play1' }), NO_SENSE),
  kind(() => ({ type: 'commit', side: 'away', hash: 'f'.repeat(64) }), GIVEN, NOT_YOURS),
  kind(() => ({ type: 'seed', side: 'away', seed: 'mine' }), GIVEN, NOT_YOURS),
  kind(() => ({ type: 'answer', side: 'away', accept: true, offer: 7 }), NO_OFFER, NOT_YOURS),
  kind(() => ({ type: 'resign', side: 'home' }), NOT_YOURS),
  kind(() => ({ type: 'undo', side: 'home' }), NOT_YOURS),
  kind(() => ({ type: 'whistle' }), REFEREES),
  kind(() => ({ type: 'record' }), RUNNING),
  kind(() => ({ type: 'look', side: 'home' }), NOT_YOURS),
  kind(() => ({ type: 'hint', side: 'away' }), NO_HINTS, NOT_YOURS),
  kind(() => ({ type: 'offer-draw', side: 'home', id: 'a b' }), NO_SENSE),
];
