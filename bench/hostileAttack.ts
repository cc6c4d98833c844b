// Rude pages at one table, in a thread of their own as others have machines of their own: from each as much comes as the limits
// allow. Ten say nothing but what has to be refused, five ask for everything and read nothing. Asked to stop, it tells how much
// it has said.
import { parentPort, workerData } from 'node:worker_threads';
import { LIMITS } from '../src/server/settings.ts';
import { HOSTILE } from '../test/support/hostile.ts';
import { PlainSocket } from '../test/support/socket.ts';

const RUDE = 10;
const DEAF = 5;
const TICK_MILLIS = 100;

const { address, match } = workerData as { readonly address: string; readonly match: string };
let sent = 0;

class Attacker {
  #socket = this.#open();
  readonly #isDeaf: boolean;

  constructor(isDeaf: boolean) {
    this.#isDeaf = isDeaf;
  }

  /** Whoever was shown the door comes back. */
  speak(messages: number): void {
    const { readyState, CLOSED, OPEN } = this.#socket;
    if (readyState === CLOSED) this.#socket = this.#open();
    if (readyState !== OPEN) return;
    for (let i = 0; i < messages; i++, sent++) {
      const said = this.#isDeaf ? { type: 'resume', n: 0 } : HOSTILE[sent % HOSTILE.length]!.say(Math.random);
      this.#socket.send(typeof said === 'string' ? said : JSON.stringify(said));
    }
  }

  close(): void {
    this.#socket.terminate();
  }

  #open(): InstanceType<typeof PlainSocket> {
    const socket = new PlainSocket(`${address.replace('http', 'ws')}/api/matches/${match}/live`);
    socket.on('error', () => undefined);
    socket.once('open', () => {
      socket.send(JSON.stringify({ type: 'enter', key: null, n: 0 }));
      if (this.#isDeaf) socket.pause();
    });
    return socket;
  }
}

const all = Array.from({ length: RUDE + DEAF }, (_, i) => new Attacker(i >= RUDE));
const each = Math.floor((LIMITS.messagesPerSecond * TICK_MILLIS) / 1000);
const flood = setInterval(() => {
  for (const attacker of all) attacker.speak(each);
}, TICK_MILLIS);
parentPort!.once('message', () => {
  clearInterval(flood);
  for (const attacker of all) attacker.close();
  parentPort!.postMessage(sent);
});
