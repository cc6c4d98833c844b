import { Judge } from '../bots/judge.ts';
import type { Evaluation, Expert } from '../core/expert.ts';
import { AWAY_BIT, type Game, HOME_BIT, type SeatSet } from '../core/game.ts';
import type { State } from '../core/state.ts';
import { hash32 } from '../core/text.ts';
import fitted from './data/scales.json' with { type: 'json' };

/**
 * The bots only compare shares, and do so well with those of their evaluation; people are told what a share comes to in
 * matches that were played. Each game has a scale for that, found by `npm run -s calibration -- <game> --fit`: shares from 0 to 1
 * that the side to decide was promised, in rising order, each with the real one.
 */
export type Scale = readonly (readonly [promised: number, real: number])[];

/** Promises as they are: for a game that has no scale yet. */
export const PLAIN: Scale = [
  [0, 0],
  [1, 1],
];

export const scaleOf = (game: string): Scale => (fitted as unknown as Readonly<Record<string, Scale>>)[game] ?? PLAIN;

/** What people are told by; the bots play by `inSearch`. */
export const studyEvaluation = ({ inStudy, inSearch }: Pick<Expert, 'inStudy' | 'inSearch'>): Evaluation =>
  inStudy ?? inSearch;

/** Names scale and evaluation: what was judged by others is not comparable. */
export function scaleKey(game: string, { names, weights }: Evaluation): string {
  return hash32(JSON.stringify([scaleOf(game), names, weights]))
    .toString(16)
    .padStart(8, '0');
}

/** What a promised share comes to; between two points of the scale in proportion. */
export function onScale(scale: Scale, share: number): number {
  let i = 1;
  while (i < scale.length - 1 && scale[i]![0] < share) i++;
  const [[from, low], [to, high]] = [scale[i - 1]!, scale[i]!];
  return low + ((Math.max(0, Math.min(1, share)) - from) / (to - from)) * (high - low);
}

/** What home's promised share comes to, by who is to decide; where nobody is, as the mean of both. */
function homeOnScale(scale: Scale, share: number, due: SeatSet): number {
  const [own, other] = [onScale(scale, share), 1 - onScale(scale, 1 - share)];
  return due === HOME_BIT ? own : due === AWAY_BIT ? other : (own + other) / 2;
}

/** A judge whose shares are on the game's scale; what is over stays exact. */
export class CalibratedJudge extends Judge {
  readonly #scale: Scale;

  constructor(game: Game, evaluation: Evaluation, like: State, scale: Scale = scaleOf(game.id)) {
    super(game, evaluation, like);
    this.#scale = scale;
  }

  override now(s: State): number {
    const share = super.now(s);
    const due = this.game.toMove(s);
    return due === 0 ? share : homeOnScale(this.#scale, share, due);
  }
}
