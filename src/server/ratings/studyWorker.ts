import { courseOf } from '../../lab/analyse.ts';
import { studyEvaluation } from '../../lab/calibrated.ts';
import { dramaOf } from '../../lab/drama.ts';
import { ledgerOf, withoutLuck } from '../../lab/ledger.ts';
import { openReferee } from '../opened.ts';
import type { Studied, Studying } from './study.ts';

/** How a finished match went, in a thread of src/server/ratings/study.ts; null where it can't be read any more. */
export default async ({ row, steps }: Studying): Promise<Studied | null> => {
  const referee = await openReferee(row, steps);
  if (!referee.ok || !referee.value.match) return null;
  const { match, bench } = referee.value;
  const course = courseOf(studyEvaluation(await bench.room.expert()), match);
  const winner = match.turn.kind === 'over' ? match.turn.result.winner : null;
  return {
    form: withoutLuck(match.game.id, ledgerOf(course), 'home').value,
    expected: course.course.at(-1)!,
    end: match.end ?? null,
    drama: dramaOf(course, winner),
  };
};
