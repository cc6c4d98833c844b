import type { Sign, Way } from '../../core/story.ts';

/** What a board draws of the turn that somebody else has just played, and of what happens this moment. */
export interface Story {
  readonly ways: readonly Way[];
  readonly signs: readonly Sign[];
  /** On the board for a moment. */
  readonly flash: Sign | null;
  /** A shot on its way: the ball is on it, and nowhere else. */
  readonly flight: readonly Way[] | null;
  /** For so long it flies. */
  readonly flightMillis: number;
}

export const NO_STORY: Story = { ways: [], signs: [], flash: null, flight: null, flightMillis: 0 };
