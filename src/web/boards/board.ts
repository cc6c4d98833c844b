import type { Component } from 'svelte';
import type { Lang, Said } from '../../core/clause.ts';
import type { GameEvent, Position, Side, Turn } from '../../core/game.ts';
import type { Drawn } from '../../core/targets.ts';
import type { Story } from './story.ts';

/*
 * The frame and a board share the work like this.
 *
 * A game's board is `src/web/boards/<game id>/Board.svelte`, found and loaded by that path when the game is opened. Its
 * `<script module>` exports `onBoard` (see BoardModule). `Picture.svelte` beside it is the miniature of the home page.
 *
 * The frame does: scoreboard, turn sentence, dice, coin, spinner and decks (every `turn.kind === 'chance'`), a labelled
 * button for each legal action that is not `onBoard`, a searchable list of all legal actions for keyboard and screen
 * reader, the odds of what is pointed at there, the line and link of a refusal, commentary, the goal and card moments,
 * shoot-out dots, the hand-over cover, undo, resign, flipping, sounds.
 *
 * The room's `targets` say what a board can't know: where an action leads, what it costs, what may go wrong. The frame asks
 * them with every step that it shows and gives the board the answer, `drawn`.
 *
 * The board does: draw the position, light up what `legal` allows, let the person pick and aim by click-click and drag,
 * show the odds (`odds(action)`) of each target that has an `aim`, move things along their path. An impossible try is played too:
 * the answer is `refused`, and the frame says the rule.
 *
 * Size: the board fills the width it is given (`width: 100%`, an SVG with a `viewBox`, `height: auto`); the frame limits
 * its height. When a turn begins it brings into view what bears `data-asked` and the spaces that can be touched; a pane
 * that scrolls by itself bears it instead of its spaces. At 390 px a space that can be touched must be 44 px, or have an
 * unseen larger touch area.
 *
 * Movement: the frame shows one step at a time and gives it time for each of its events before the next. Animate with CSS
 * transforms whose duration is `pace`; when `pace` is 0, jump. Never wait, never block input: on a click the frame jumps to
 * the newest step. What must be seen together with the pitch fits into the window (match/fit.ts); the pitch, or the pane
 * it scrolls in, bears `data-pane` where it is not the SVG itself, what may lie below the window `data-beyond`.
 *
 * Ready to use: `Piece.svelte` (home round, away a rounded square, number, rings for "can act" and "picked"),
 * `Ball.svelte`, `Chips.svelte` (odds), `Ways.svelte` (under the pieces) and `Signs.svelte` (over them) for `story`; the
 * variables of `theme.css`: --home, --away, --home-ink, --away-ink, --turf, --turf-2, --chalk, --target (where one can go),
 * --picked, --danger, --focus, --accent, --accent-ink, --font-number.
 */

/**
 * What every game's `Board.svelte` is given, typed by its position, its events and what its room draws. A widget knows no
 * rules: it draws a position, offers the legal actions and says what the person wants. It keeps nothing of the match
 * itself, only what is being chosen (a picked piece, a path).
 */
export interface BoardProps<P = Position, E = GameEvent, D extends Drawn = Drawn> {
  /** As the person at the screen may see it. */
  readonly position: P;
  readonly turn: Turn;
  /** What that person may do now, as action texts; empty while somebody else, or chance, is to act. */
  readonly legal: readonly string[];
  /** For whom `legal` is. */
  readonly seat: Side | null;
  /** What the last step told; with `step`, which grows by one a step, the source of the animation. */
  readonly events: readonly E[];
  readonly step: number;
  /** What all steps told so far, the last one included, as far as the person may know it. */
  readonly told?: readonly E[];
  /** What somebody else did last, as marks that stay until he acts again, and what happens just now. */
  readonly story?: Story;
  /** Targets, costs, routes, warnings and marks of this step. */
  readonly drawn: D;
  /** Away's goal is drawn at the bottom (portrait) or left (landscape). */
  readonly flipped: boolean;
  readonly lang: Lang;
  /** Milliseconds for one movement; 0 for people who want none. */
  readonly pace: number;
  /** The action that was just refused; the widget shakes what was tried. The frame says the rule. */
  readonly refused: { readonly action: string; readonly step: number } | null;
  /** Only the pitch and what happens on it, without the table around it: a scene in a text. */
  readonly isBare?: boolean;
  /** The action that was advised; the widget marks the spaces that it touches. */
  readonly hint?: string | null;
  /** An intention, legal or not: an illegal one comes back as `refused`, with its rule said by the frame. */
  play(action: string): void;
  /** Says why something can't be done for which there is no action, as the frame says the rule of one that was played. */
  refuse?(why: Said, rule: string): void;
  /** The exact chance that this action reaches its aim; null where nothing is left to chance. */
  odds(action: string): Promise<number | null>;
}

/** What a board hands on to where a choice is made in secret. */
export type SealedProps<P, E> = Pick<
  BoardProps<P, E>,
  'position' | 'turn' | 'legal' | 'seat' | 'events' | 'lang' | 'play' | 'odds'
> &
  Pick<Drawn, 'targets'>;

/** The module of a `Board.svelte`. */
export interface BoardModule {
  readonly default: Component<BoardProps>;
  /** Says whether a person plays this action by touching the board; the frame makes a button of every other one. */
  onBoard(action: string): boolean;
  /** Nothing on it has to be hit by a finger: on a small screen all of it is seen at once. */
  readonly isPicture?: boolean;
}
