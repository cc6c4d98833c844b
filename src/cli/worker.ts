import { availableParallelism } from 'node:os';
import { type Consumer, JetStreamError, type JsMsg } from '@nats-io/jetstream';
import { Command } from 'commander';
import { Piscina } from 'piscina';
import { isGameId, REGISTRY } from '../games/index.ts';
import type { Batch } from '../lab/sim/batch.ts';
import { CommandError } from './exit.ts';
import { positive } from './input.ts';
import type { Say } from './lang.ts';
import { seriesId } from './series/id.ts';
import { interruptible } from './series/progress.ts';
import { HEARTBEAT_MILLIS, Lines, type Order } from './series/queue.ts';

interface Flags {
  readonly nats: string;
  readonly threads: number;
  readonly list: boolean;
  readonly stop?: string;
}

const ASK_MILLIS = 5000;
/** A batch that this worker can't play is left to others for so long. */
const LEAVE_MILLIS = 5000;

/** Whether the rules here are those of the plan. */
const knows = ({ plan }: Order): boolean => isGameId(plan.game) && REGISTRY[plan.game].version === plan.version;

async function work(
  lines: Lines,
  pool: Piscina<Order, Batch>,
  threads: number,
  signal: AbortSignal,
  say: Say,
): Promise<void> {
  const orders = await lines.orders();
  let isTold = false;
  const playOne = async (message: JsMsg): Promise<void> => {
    const order = message.json<Order>();
    if (!knows(order)) {
      if (!isTold) console.error(say(otherRules(order.plan.game)));
      isTold = true;
      message.nak(LEAVE_MILLIS);
      return;
    }
    const heartbeat = setInterval(() => message.working(), HEARTBEAT_MILLIS);
    try {
      const batch = await pool.run(order, { signal });
      const id = seriesId(order.plan);
      await lines.deliver(id, batch);
      message.ack();
      console.log(`${id} #${order.batch}: ${batch.matches.length} ${say({ es: 'partidos', en: 'matches' })}`);
    } catch (error) {
      message.nak();
      if (!signal.aborted) throw error;
    } finally {
      clearInterval(heartbeat);
    }
  };
  await Promise.all(Array.from({ length: threads }, () => serve(orders, signal, playOne)));
}

async function serve(orders: Consumer, signal: AbortSignal, play: (message: JsMsg) => Promise<void>): Promise<void> {
  while (!signal.aborted) {
    const message = await nextOf(orders);
    if (message) await play(message);
  }
}

/** Null where nothing waits, or where a busy server was not heard in time. */
async function nextOf(orders: Consumer): Promise<JsMsg | null> {
  try {
    return await orders.next({ expires: ASK_MILLIS });
  } catch (error) {
    if (error instanceof JetStreamError) return null;
    throw error;
  }
}

const otherRules = (game: string) => ({
  es: `Hay partidos de «${game}» con otra versión de las reglas: aquí no se juegan.`,
  en: `There are matches of "${game}" under another version of the rules: they are not played here.`,
});

async function list(lines: Lines, say: Say): Promise<void> {
  const waiting = Object.entries(await lines.waiting());
  if (waiting.length === 0) console.log(say({ es: 'No espera ninguna serie.', en: 'No series is waiting.' }));
  for (const [id, left] of waiting)
    console.log(`${id}  ${left} ${say({ es: 'lotes por jugar', en: 'batches to play' })}`);
}

async function stop(lines: Lines, id: string, say: Say): Promise<void> {
  if (!Object.hasOwn(await lines.waiting(), id))
    throw new CommandError({ es: `No espera ninguna serie «${id}».`, en: `No series "${id}" is waiting.` });
  await lines.stop(id);
  console.log(say({ es: `La serie ${id} está parada.`, en: `The series ${id} is stopped.` }));
}

async function start(flags: Flags, say: Say): Promise<void> {
  const lines = await Lines.open(flags.nats);
  try {
    if (flags.list) return await list(lines, say);
    if (flags.stop !== undefined) return await stop(lines, flags.stop, say);
    const filename = new URL('./seriesWorker.ts', import.meta.url).href;
    const pool = new Piscina<Order, Batch>({ filename, maxThreads: flags.threads });
    const { signal, done } = interruptible();
    console.log(say({ es: 'Esperando partidos.', en: 'Waiting for matches.' }));
    try {
      await work(lines, pool, flags.threads, signal, say);
    } finally {
      done();
      await pool.destroy();
    }
  } finally {
    await lines.close();
  }
}

/** `cancha worker`: plays what others put into the queue, until it is stopped. */
export const workerCommand = (say: Say): Command =>
  new Command('worker')
    .description(say({ es: 'juega partidos de una cola NATS', en: 'plays matches from a NATS queue' }))
    .requiredOption('--nats <url>', say({ es: 'el servidor, con JetStream', en: 'the server, with JetStream' }))
    .option('--threads <n>', say({ es: 'hilos', en: 'threads' }), positive, availableParallelism())
    .option('--list', say({ es: 'solo muestra las series que esperan', en: 'only shows the series that wait' }), false)
    .option('--stop <series>', say({ es: 'solo para esa serie', en: 'only stops that series' }))
    .action((flags: Flags) => start(flags, say));
