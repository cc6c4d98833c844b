import { Judge } from '../bots/judge.ts';
import type { Evaluation } from '../core/expert.ts';
import type { Game } from '../core/game.ts';
import type { State } from '../core/state.ts';
import fitted from './data/scales.json' with { type: 'json' };

/**
 * The bots only compare shares, and do so well with those of their evaluation; people are told what a share comes to in
 * matches that were played. Each game has a scale for that, found by `npm run -s calibration -- <game> --fit`: promised shares from 0
 * to 1 in rising order, each with the real one.
 */
export type Scale = readonly (readonly [promised: number, real: number])[];

/** Promises as they are: for a game that has no scale yet. */
export const PLAIN: Scale = [
  [0, 0],
  [1, 1],
];

export const scaleOf = (game: string): Scale => (fitted as unknown as Readonly<Record<string, Scale>>)[game] ?? PLAIN;

/** What a promised share comes to; between two points of the scale in proportion. */
export function onScale(scale: Scale, share: number): number {
  let i = 1;
  while (i < scale.length - 1 && scale[i]![0] < share) i++;
  const [[from, low], [to, high]] = [scale[i - 1]!, scale[i]!];
  return low + ((Math.max(0, Math.min(1, share)) - from) / (to - from)) * (high - low);
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
    return this.game.toMove(s) === 0 ? share : onScale(this.#scale, share);
  }
}
