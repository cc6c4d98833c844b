import { DECK_LOOK } from '../../core/look.ts';
import { isExtra, isPlayed, periodName, pieceOn, plays, type Stage } from '../../core/stage.ts';
import { DECKS } from './cards.ts';
import { drawOf } from './piles.ts';
import type { CityPosition } from './position.ts';

/** The ball cards of a period, one a minute (CTY-TIM-1, CTY-TIM-6, CTY-QCK-1). */
function cardsOf({ options, period }: CityPosition): number {
  if (options.mode === 'quick') return 30;
  return isExtra(period) ? 24 : period === 2 ? 48 : 45;
}

/** Both are minutes of a real clock. */
const HALF_MINUTES = 45;
const EXTRA_MINUTES = 15;
/** CTY-SHO-1. */
const SERIES = 5;

const scored = (kicks: readonly boolean[]): number => kicks.filter(Boolean).length;

export const stage: Stage<CityPosition> = {
  period: ({ options, period }) => (period === 1 && options.mode !== 'full' ? 'whole' : periodName(period)),
  progress(position) {
    const { options, period, time } = position;
    if (!isPlayed(period)) return null;
    if (options.clock !== 'plays') return plays(time.plays, null);
    return { unit: 'minute', n: time.plays, of: cardsOf(position) };
  },
  /** There is no ball until the line-up of the period is complete. */
  clock: ({ options, period, ball }) =>
    options.clock === 'whistle' && isPlayed(period)
      ? { minutes: isExtra(period) ? EXTRA_MINUTES : HALF_MINUTES, isRunning: ball !== null }
      : null,
  hurry: null,
  members: null,
  draws: Object.fromEntries(DECKS.map((name) => [drawOf(name), DECK_LOOK])),
  thrower: () => null,
  carrier: ({ pieces, ball }, side) => pieceOn(pieces[side], ball),
  places: ['pieces', 'ball'],
  shootout({ shootout }) {
    if (!shootout) return null;
    const { home, away } = shootout.kicks;
    return { taken: [home.length, away.length], goals: [scored(home), scored(away)], series: SERIES };
  },
};
