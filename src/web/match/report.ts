import { SIDES, type Side } from '../../core/game.ts';
import type { Report, Shot } from '../../lab/report.ts';

/** Goes through a record in a worker of its own; null where it can not be read. */
export function askReport(record: string): Promise<Report | null> {
  const worker = new Worker(new URL('./reportWorker.ts', import.meta.url), { type: 'module' });
  const answer = new Promise<Report | null>((resolve) => {
    worker.onmessage = ({ data }: MessageEvent<Report | null>) => resolve(data);
    worker.onerror = () => resolve(null);
    worker.postMessage(record);
  });
  return answer.finally(() => worker.terminate());
}

/** A side's line of the table; `expected` is null where no shot of the match was left to chance. */
interface Tally {
  readonly shots: number;
  readonly expected: number | null;
}

export function tallyOf(shots: readonly Shot[]): Readonly<Record<Side, Tally>> {
  const isLeftToChance = shots.some(({ chance }) => chance !== null);
  const [home, away] = SIDES.map((side): Tally => {
    const own = shots.filter((shot) => shot.side === side);
    const expected = own.reduce((sum, { chance }) => sum + (chance ?? 1), 0);
    return { shots: own.length, expected: isLeftToChance ? expected : null };
  });
  return { home: home!, away: away! };
}

/** Each goal with the score that it made. */
export function goalsOf(shots: readonly Shot[]): (Shot & { readonly score: readonly [number, number] })[] {
  const score: [number, number] = [0, 0];
  return shots
    .filter(({ isGoal }) => isGoal)
    .map((goal) => {
      score[SIDES.indexOf(goal.side)]!++;
      return { ...goal, score: [...score] };
    });
}

/** Less than this share of a match is nobody's. */
const LEAST = 0.02;
const favoured = (share: number): Side | null => (Math.abs(share) < LEAST ? null : share > 0 ? 'home' : 'away');

export const VERDICTS = ['neither', 'luck', 'play', 'same', 'apart'] as const;

/** Whom luck and the decisions favoured, and the sentence for it. */
export function verdictOf({ luck, play }: Pick<Report, 'luck' | 'play'>): {
  readonly key: `report.verdict.${(typeof VERDICTS)[number]}`;
  readonly luck: Side | null;
  readonly play: Side | null;
} {
  const [lucky, better] = [favoured(luck), favoured(play)];
  const both = lucky === better ? 'same' : 'apart';
  const word = lucky && better ? both : lucky ? 'luck' : better ? 'play' : 'neither';
  return { key: `report.verdict.${word}`, luck: lucky, play: better };
}

export const REASONS = ['time', 'extra', 'shootout', 'goals', 'forfeit', 'resign', 'agreed', 'flag', 'absent'] as const;

/** The dictionary's key for why a match ended. */
export const reasonKey = (reason: string): `reason.${(typeof REASONS)[number] | 'other'}` =>
  `reason.${REASONS.find((known) => known === reason) ?? 'other'}`;

const EARLY = ['resign', 'agreed', 'flag', 'absent'] as const;

/** Why a match was over before its time; null where it was played to its end. */
export const endedEarly = (reason: unknown): (typeof EARLY)[number] | null =>
  EARLY.find((known) => known === reason) ?? null;
