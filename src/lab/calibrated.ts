import { Judge } from '../bots/judge.ts';
import type { Evaluation } from '../core/expert.ts';
import type { Game } from '../core/game.ts';
import type { State } from '../core/state.ts';
import fitted from './data/scales.json' with { type: 'json' };

/**
 * The bots only compare shares, and do so well with those of their evaluation; people are told what a share comes to in
 * matches that were played. Each game has a scale for that, found by `npm run -s calibration -- <game> --fit`: the real shares at evenly
 * spaced promised ones from 0 to 1.
 */
export type Scale = readonly number[];

/** Promises as they are: for a game that has no scale yet. */
const PLAIN: Scale = [0, 1];

export const scaleOf = (game: string): Scale => (fitted as Readonly<Record<string, Scale>>)[game] ?? PLAIN;

/** What a promised share comes to; between two points of the scale in proportion. */
export function onScale(scale: Scale, share: number): number {
  const at = Math.max(0, Math.min(1, share)) * (scale.length - 1);
  const i = Math.min(Math.floor(at), scale.length - 2);
  return scale[i]! + (at - i) * (scale[i + 1]! - scale[i]!);
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
