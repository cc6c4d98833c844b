import type { GameId, Room } from '../../games/index.ts';
import type { StoredMatch } from '../store/matches.ts';
import { progress } from './progress.svelte.ts';

/** The coach of a guided match, with what he says; null for any other match. */
export async function coached({ lessons }: Room, { id, game }: Pick<StoredMatch, 'id' | 'game'>) {
  const isOn = (): boolean => progress.guided(game) === id;
  if (!isOn()) return null;
  const [{ default: Coach }, teaches] = await Promise.all([import('./Coach.svelte'), lessons()]);
  return { Coach, teaches, game: game satisfies GameId, isOn };
}
