import { deserialize, serialize } from 'node:v8';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import {
  AckPolicy,
  type Consumer,
  type ConsumerMessages,
  type JetStreamClient,
  type JetStreamManager,
  jetstream,
  jetstreamManager,
  RetentionPolicy,
} from '@nats-io/jetstream';
import { connect, type NatsConnection, nanos } from '@nats-io/transport-node';
import type { Batch } from '../../lab/sim/batch.ts';
import type { SimPlan } from '../../lab/sim/plan.ts';
import { CommandError } from '../exit.ts';
import type { Hands } from './hands.ts';
import { seriesId } from './id.ts';

/*
 * Batches wait in one stream, results in another; both keep a message until somebody has taken it for good. A worker takes
 * a batch, says every few seconds that it is at it, sends the result and only then lets go of the batch: if it dies or
 * stands still, the batch is given to another one. So a result may come twice, and the file keeps it once. A result is let
 * go when it is in the file: if the one who collects dies, the same command collects the rest.
 */

const WORK = { stream: 'CANCHA_LAB_WORK', subject: 'cancha.lab.work' } as const;
const DONE = { stream: 'CANCHA_LAB_DONE', subject: 'cancha.lab.done' } as const;
const STOP = 'cancha.lab.stop';
const WORKERS = 'workers';
/** A batch whose worker has said nothing for so long is given to another one. */
const SILENCE_MILLIS = 10_000;
export const HEARTBEAT_MILLIS = SILENCE_MILLIS / 4;

/** A batch that is to be played. */
export interface Order {
  readonly plan: SimPlan;
  readonly batch: number;
}

export const packBatch = (batch: Batch): Uint8Array => deflateRawSync(serialize(batch));
export const unpackBatch = (bytes: Uint8Array): Batch => deserialize(inflateRawSync(bytes)) as Batch;

/** A connection to a NATS server whose streams are ready. */
export class Lines {
  readonly nats: NatsConnection;
  readonly js: JetStreamClient;
  readonly jsm: JetStreamManager;

  private constructor(nats: NatsConnection, jsm: JetStreamManager) {
    this.nats = nats;
    this.js = jetstream(nats);
    this.jsm = jsm;
  }

  static async open(servers: string): Promise<Lines> {
    let nats: NatsConnection;
    try {
      nats = await connect({ servers, maxReconnectAttempts: -1, ignoreClusterUpdates: true });
    } catch {
      throw new CommandError({
        es: `No responde ningún servidor NATS en «${servers}».`,
        en: `No NATS server answers at "${servers}".`,
      });
    }
    try {
      const lines = new Lines(nats, await jetstreamManager(nats));
      await lines.#prepare();
      return lines;
    } catch {
      await nats.close();
      throw new CommandError({
        es: `El servidor NATS de «${servers}» no tiene JetStream: arráncalo con -js.`,
        en: `The NATS server at "${servers}" has no JetStream: start it with -js.`,
      });
    }
  }

  async #prepare(): Promise<void> {
    for (const { stream, subject } of [WORK, DONE])
      await this.jsm.streams.add({ name: stream, subjects: [`${subject}.>`], retention: RetentionPolicy.Workqueue });
    await this.jsm.consumers.add(WORK.stream, {
      durable_name: WORKERS,
      ack_policy: AckPolicy.Explicit,
      ack_wait: nanos(SILENCE_MILLIS),
      max_ack_pending: -1,
    });
  }

  /** What is to be played, of all series. */
  orders(): Promise<Consumer> {
    return this.js.consumers.get(WORK.stream, WORKERS);
  }

  async order(id: string, order: Order): Promise<void> {
    await this.js.publish(`${WORK.subject}.${id}`, JSON.stringify(order));
  }

  async deliver(id: string, batch: Batch): Promise<void> {
    await this.js.publish(`${DONE.subject}.${id}`, packBatch(batch));
  }

  /** What was played of one series. */
  async results(id: string): Promise<Consumer> {
    await this.jsm.consumers.add(DONE.stream, {
      durable_name: id,
      filter_subject: `${DONE.subject}.${id}`,
      ack_policy: AckPolicy.Explicit,
      ack_wait: nanos(SILENCE_MILLIS),
      max_ack_pending: -1,
    });
    return this.js.consumers.get(DONE.stream, id);
  }

  /** Nobody plays on what has not been begun. */
  async withdraw(id: string): Promise<void> {
    await this.jsm.streams.purge(WORK.stream, { filter: `${WORK.subject}.${id}` });
  }

  /** The series that wait, and how many of their batches nobody has finished. */
  async waiting(): Promise<Readonly<Record<string, number>>> {
    const { state } = await this.jsm.streams.info(WORK.stream, { subjects_filter: `${WORK.subject}.>` });
    const subjects = Object.entries(state.subjects ?? {});
    return Object.fromEntries(subjects.map(([subject, left]) => [subject.slice(WORK.subject.length + 1), left]));
  }

  /** Takes back a series, and tells whoever collects it. */
  async stop(id: string): Promise<void> {
    await this.withdraw(id);
    this.nats.publish(`${STOP}.${id}`);
    await this.nats.flush();
  }

  onStop(id: string, stop: () => void): () => void {
    const subscription = this.nats.subscribe(`${STOP}.${id}`, { callback: stop });
    return () => subscription.unsubscribe();
  }

  async forget(id: string): Promise<void> {
    await this.withdraw(id);
    await this.jsm.streams.purge(DONE.stream, { filter: `${DONE.subject}.${id}` });
    await this.jsm.consumers.delete(DONE.stream, id);
  }

  async close(): Promise<void> {
    await this.nats.drain();
  }
}

const stoppedText = (id: string): CommandError =>
  new CommandError({
    es: `Alguien ha parado la serie ${id}. Lo jugado queda en su archivo.`,
    en: `Somebody has stopped the series ${id}. What was played stays in its file.`,
  });

/** Hands that are anywhere: batches go into the queue, and results are collected from it. */
export async function openQueue(servers: string): Promise<Hands> {
  const lines = await Lines.open(servers);
  return {
    async play(plan, batches, take, signal) {
      const id = seriesId(plan);
      const missing = new Set(batches);
      let isStopped = false;
      let messages: ConsumerMessages | undefined;
      const unlisten = lines.onStop(id, () => {
        isStopped = true;
        messages?.stop();
      });
      signal.addEventListener('abort', () => messages?.stop());
      const collect = async (opened: ConsumerMessages): Promise<void> => {
        messages = opened;
        for await (const message of opened) {
          const batch = unpackBatch(message.data);
          take(batch);
          message.ack();
          missing.delete(batch.number);
          if (missing.size === 0) return;
        }
      };
      try {
        const results = await lines.results(id);
        await lines.withdraw(id);
        for (const batch of batches) await lines.order(id, { plan, batch });
        if (missing.size > 0 && !signal.aborted && !isStopped) await collect(await results.consume());
        await lines.nats.flush();
        if (isStopped) throw stoppedText(id);
        if (missing.size === 0) await lines.forget(id);
        else await lines.withdraw(id);
      } finally {
        unlisten();
      }
    },
    close: () => lines.close(),
  };
}
