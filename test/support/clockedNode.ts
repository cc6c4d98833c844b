// A node of the real server as a process of its own, whose clock a test moves: it is told how far it is ahead, and answers when
// it has done what is due in its tournaments by then.
import { serve } from '../../src/server/serve.ts';

let ahead = Number(process.env['AHEAD'] ?? 0);
const { tables, tournaments } = await serve({ now: () => Date.now() + ahead });
// What is over stays there step by step, so that a test reads when each was taken.
tables.tidy = () => Promise.resolve(0);
const look = async (): Promise<void> => {
  await tournaments.serveDue().catch(() => undefined);
  process.send!('looked');
};
process.on('message', (millis: number) => {
  ahead = millis;
  void look();
});
