import type { FastifyInstance } from 'fastify';
import type { Table } from '../../match/table.ts';
import type { Lobby } from '../lobby/lobby.ts';
import type { Node } from '../node.ts';
import type { Doorkeeper } from '../people/guard.ts';
import { membersOf } from '../seats.ts';
import type { Turns } from './turns.ts';

interface Parts {
  readonly turns: Turns;
  readonly lobby: Lobby;
  readonly door: Doorkeeper;
  readonly node: Pick<Node, 'log' | 'now'>;
}

/** What waits for somebody. A browser that nobody is known by has nothing waiting: that is no fault. */
export function addTurns(app: FastifyInstance, { turns, lobby, door, node }: Parts): void {
  app.get('/api/me/turns', async (request) => {
    const person = await door.personOf(request);
    const listed = await Promise.all(
      (person ? await turns.of(person.id) : []).map(async (turn) => {
        const row = await node.log.match(turn.match);
        const table: Table | undefined = row && {
          home: membersOf(row.seats, 'home'),
          away: membersOf(row.seats, 'away'),
        };
        return table && { ...turn, table };
      }),
    );
    const challenges = (person ? await lobby.seeks(person.id) : []).map(({ id, name, game }) => ({
      id,
      name,
      game,
    }));
    // What was forgotten because nobody went on with it waits for nobody.
    const matches = listed.filter((turn) => turn !== undefined);
    return { isKnown: person !== undefined, now: node.now(), matches, challenges };
  });
}
