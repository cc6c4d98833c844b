import type { Said } from '../../core/clause.ts';
import { GAME_IDS, type GameId, loadRoom } from '../../games/index.ts';

export interface Lesson {
  readonly game: GameId;
  readonly lesson: string;
}
export interface Learnt extends Lesson {
  readonly stars: number;
}

export const isSame = (one: Lesson, other: Lesson): boolean => one.game === other.game && one.lesson === other.lesson;

/** Every lesson there is, with its title, the games in their order. */
export async function allLessons(): Promise<readonly (Lesson & { readonly title: Said })[]> {
  const games = GAME_IDS.map(async (game) => {
    const { lessons } = await (await loadRoom(game)).lessons();
    return lessons.map(({ id, title }) => ({ game, lesson: id, title }));
  });
  return (await Promise.all(games)).flat();
}
