// A node of the real server as a process of its own, whose clock a test moves: it is told how far it is ahead.
import { serve } from '../../src/server/serve.ts';

let ahead = Number(process.env['AHEAD'] ?? 0);
process.on('message', (millis: number) => (ahead = millis));
await serve({ now: () => Date.now() + ahead });
