import { loadRoom } from '../../games/index.ts';
import { Digest } from '../../lab/study/digest.ts';
import type { Told } from '../../lab/study/report.ts';
import { differing } from '../../lab/study/study.ts';
import { CommandError } from '../exit.ts';
import { SeriesFile } from './store.ts';

/** A file of `cancha sim`, read to its end. */
export async function toldIn(file: string): Promise<Told> {
  const series = new SeriesFile(file);
  try {
    const { plan } = series;
    const room = await loadRoom(plan.game);
    const survey = await room.survey();
    const digest = new Digest(plan, survey.plan.spaces.length);
    const turns = series.turns();
    for (const row of series.matches()) digest.addMatch(row, turns.next().value as Int32Array);
    if (digest.matches === 0)
      throw new CommandError({ es: `En «${file}» no hay ningún partido.`, en: `There is no match in "${file}".` });
    digest.addClauses(series.clauses());
    digest.addPlaces(series.places());
    const options = differing(plan, room);
    const who = `${plan.home} – ${plan.away}${options ? `, ${options}` : ''}`;
    const { name } = room.game;
    return {
      name: { es: `${name.es}: ${who}`, en: `${name.en}: ${who}` },
      game: name,
      digest,
      plan: survey.plan,
      clauses: room.game.clauses,
      options,
    };
  } finally {
    series.close();
  }
}
