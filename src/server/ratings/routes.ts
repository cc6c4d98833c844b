import type { FastifyInstance } from 'fastify';
import { GAME_IDS, isGameId } from '../../games/index.ts';
import type { Millis } from '../../match/clock.ts';
import { problem, unknownWord } from '../../match/faults.ts';
import { TEMPOS, type Tempo } from '../../match/pace.ts';
import type { Doorkeeper } from '../people/guard.ts';
import { refuse } from '../reply.ts';
import type { Store } from '../store/tables.ts';
import { leaderboard, profileOf } from './profile.ts';

interface Parts {
  readonly store: Store;
  readonly door: Doorkeeper;
  readonly now: () => Millis;
}

const NO_SUCH_PERSON = problem('no-match', 'No hay nadie con ese perfil.', 'Nobody has that profile.');
const PRIVATE = problem(
  'bad-request',
  'Este perfil es privado: solo lo ve su dueño.',
  'This profile is private: only its owner sees it.',
);

/** Where one looks up how people play. */
export function addRatings(app: FastifyInstance, { store, door, now }: Parts): void {
  app.get<{ Params: { game: string; tempo: string } }>('/api/ratings/:game/:tempo', async ({ params }, reply) => {
    const { game, tempo } = params;
    if (!isGameId(game))
      return refuse(reply, 404, unknownWord('bad-request', 'No hay tal juego', 'No such game', game, GAME_IDS));
    if (!TEMPOS.includes(tempo as Tempo))
      return refuse(reply, 404, unknownWord('bad-request', 'No hay tal ritmo', 'No such pace', tempo, TEMPOS));
    return { people: await leaderboard(store, { game, tempo: tempo as Tempo }, now()) };
  });

  app.get<{ Params: { id: string } }>('/api/people/:id', async (request, reply) => {
    const viewer = (await door.personOf(request))?.id ?? null;
    const profile = await profileOf(store, request.params.id, viewer, now());
    if (!profile) return refuse(reply, 404, NO_SUCH_PERSON);
    if (!profile.isPublic && viewer !== profile.id) return refuse(reply, 403, PRIVATE);
    return { person: profile };
  });
}
