import type { GameEvent, Position, Side, Turn } from '../../core/game.ts';
import type { Lang } from '../../core/clause.ts';

/**
 * What every game's `Board.svelte` is given. A widget knows no rules: it draws a position, offers the legal actions and
 * says what the person wants. It keeps nothing of the match itself, only what is being chosen (a picked piece, a path).
 */
export interface BoardProps {
  /** As the person at the screen may see it. */
  readonly position: Position;
  readonly turn: Turn;
  /** What that person may do now, as action texts; empty while somebody else, or chance, is to act. */
  readonly legal: readonly string[];
  /** For whom `legal` is. */
  readonly seat: Side | null;
  /** What the last step told; with `step`, which grows by one a step, the source of the animation. */
  readonly events: readonly GameEvent[];
  readonly step: number;
  /** Away's goal is drawn at the bottom (portrait) or left (landscape). */
  readonly flipped: boolean;
  readonly lang: Lang;
  /** Milliseconds for one movement; 0 for people who want none. */
  readonly pace: number;
  /** The action that was just refused; the widget shakes what was tried. The frame says the rule. */
  readonly refused: { readonly action: string; readonly step: number } | null;
  /** An intention, legal or not: an illegal one comes back as `refused`, with its rule said by the frame. */
  play(action: string): void;
  /** The exact chance that this action reaches its aim; null where nothing is left to chance. */
  odds(action: string): Promise<number | null>;
}
