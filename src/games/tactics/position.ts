import { type Position, type Seat, type Side, sideOf } from '../../core/game.ts';
import { bySide, pair, sideOrNull, writeHead } from '../../core/position.ts';
import { SPACE_NAMES } from './board.ts';
import {
  BY_SHOOTOUT,
  CARD_SLOTS,
  CORNER,
  cardIndex,
  NO_OFFSIDE,
  NONE,
  OUT,
  OVER,
  PERIODS,
  PHASES,
  PIECES,
  pieceOfPawn,
  REASONS,
  RESTARTS,
  SHOOTOUT,
  seatOfPawn,
  spaceOf,
  type Tactics,
  type TacticsOptions,
} from './model.ts';

type PieceName = (typeof PIECES)[number];
type BySide<T> = Readonly<Record<Side, T>>;

/** What `writePosition` gives, for those who read it without the rules (section 4 of the specification). */
export interface TacticsPosition {
  readonly options: TacticsOptions;
  readonly period: (typeof PERIODS)[number];
  readonly score: readonly [home: number, away: number];
  readonly phase: (typeof PHASES)[number];
  readonly side: Side | null;
  readonly time: { readonly plays: number; readonly up: boolean };
  readonly pieces: BySide<Readonly<Record<PieceName, string | null>>>;
  readonly ball: string | null;
  readonly holder: PieceName | null;
  readonly roll: number | null;
  readonly passes: number;
  readonly chance: boolean;
  readonly restart: (typeof RESTARTS)[number];
  readonly barred: PieceName | null;
  readonly offside: readonly PieceName[] | null;
  readonly queue: readonly string[];
  readonly corner: { readonly left: BySide<number>; readonly pick: PieceName | null } | null;
  readonly back: (typeof PHASES)[number] | null;
  readonly cards: BySide<Readonly<Record<(typeof CARD_SLOTS)[number], number>>>;
  readonly starter: Side | null;
  readonly shootout: {
    readonly first: Side | null;
    readonly taken: readonly [number, number];
    readonly goals: readonly [number, number];
  } | null;
}

const spaceOrNull = (space: number): string | null => (space === NONE ? null : SPACE_NAMES[space]!);
const pieceOrNull = (piece: number): string | null => (piece === NONE ? null : PIECES[piece]!);

const writeTeam = (s: Tactics, seat: Seat) =>
  Object.fromEntries(
    PIECES.map((name, piece) => {
      const at = spaceOf(s, seat, piece);
      return [name, at === OUT ? 'out' : spaceOrNull(at)];
    }),
  );
const writeCards = (s: Tactics, seat: Seat) =>
  Object.fromEntries(CARD_SLOTS.map((name, slot) => [name, s.cards[cardIndex(seat, slot)]]));
const writeOffside = (s: Tactics): string[] | null =>
  s.offside === NO_OFFSIDE ? null : PIECES.filter((_, piece) => (s.offside & (1 << piece)) !== 0);
const writeQueue = (s: Tactics): string[] =>
  [...s.queue.subarray(0, s.queued)].map((index) => `${sideOf(seatOfPawn(index))}:${PIECES[pieceOfPawn(index)]}`);

export const hasShootout = (s: Tactics): boolean =>
  s.period === SHOOTOUT || (s.phase === OVER && s.reason === BY_SHOOTOUT);

export const writePosition = (s: Tactics): Position => ({
  ...writeHead('tactics', s, s.side, PERIODS, PHASES),
  pieces: bySide((seat) => writeTeam(s, seat)),
  ball: spaceOrNull(s.ball),
  holder: pieceOrNull(s.holder),
  roll: s.roll === 0 ? null : s.roll,
  passes: s.passes,
  chance: s.chance === 1,
  restart: RESTARTS[s.restart],
  barred: pieceOrNull(s.barred),
  offside: writeOffside(s),
  queue: writeQueue(s),
  corner: s.restart === CORNER ? { left: bySide((seat) => s.left[seat]), pick: pieceOrNull(s.pick) } : null,
  back: s.back === NONE ? null : PHASES[s.back],
  cards: bySide((seat) => writeCards(s, seat)),
  starter: sideOrNull(s.starter),
  shootout: hasShootout(s) ? { first: sideOrNull(s.shootFirst), taken: pair(s.taken), goals: pair(s.goals) } : null,
  result: s.phase === OVER ? { winner: sideOrNull(s.winner), reason: REASONS[s.reason] } : null,
});
