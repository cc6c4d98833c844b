import { Worker } from 'node:worker_threads';
import { lockOf } from './fileLock.ts';
import { grouped } from './group.ts';
import type { Entry, Log } from './log.ts';
import { pack } from './packed.ts';
import { MEMORY, openSqliteStore } from './sqliteStore.ts';
import type { Answer, Call, Opening } from './sqliteWorker.ts';

/** The log in a SQLite file, or in memory for `:memory:`. */
export const openSqliteLog = (file: string): Promise<Log> => (file === MEMORY ? inMemory() : inThread(file));

/** Without a disk there is nothing to wait for. */
async function inMemory(): Promise<Log> {
  const { appendAll, ...store } = await openSqliteStore(MEMORY);
  return { ...store, append: grouped(appendAll) };
}

/** Written and read in a thread of its own: no disk holds up the live sockets. */
async function inThread(file: string): Promise<Log> {
  const worker = new Worker(new URL('./sqliteWorker.ts', import.meta.url), {
    workerData: { file, lock: lockOf(file) } satisfies Opening,
  });
  const waiting = new Map<number, { done(value: unknown): void; failed(error: Error): void }>();
  let newest = 0;
  worker.on('message', ({ id, value, error }: Answer) => {
    const caller = waiting.get(id);
    waiting.delete(id);
    if (error) caller?.failed(Object.assign(new Error(error.message), error));
    else caller?.done(value);
  });
  const fail = (error: Error): void => {
    for (const { failed } of waiting.values()) failed(error);
    waiting.clear();
  };
  worker.on('error', fail);
  worker.on('exit', () => fail(new Error('the log is closed')));

  const answerTo = (id: number): Promise<unknown> =>
    new Promise((done, failed) => void waiting.set(id, { done, failed }));
  const ask = async <T>(method: string, ...args: readonly unknown[]): Promise<T> => {
    const id = ++newest;
    const answer = answerTo(id);
    worker.postMessage({ id, method, args } satisfies Call);
    return (await answer) as T;
  };
  await answerTo(0).catch(async (error: unknown) => {
    await worker.terminate();
    throw error;
  });

  return {
    append: grouped((entries: readonly Entry[]) => ask<boolean[]>('appendAll', pack(entries))),
    stepsAfter: (match, n) => ask('stepsAfter', match, n),
    heads: (matches) => ask('heads', matches),
    addMatch: (match) => ask('addMatch', match),
    match: (id) => ask('match', id),
    changeSeats: (id, from, to) => ask('changeSeats', id, from, to),
    claimDue: (now, again, most) => ask('claimDue', now, again, most),
    setDue: (match, at) => ask('setDue', match, at),
    finished: (most) => ask('finished', most),
    overOf: (matches) => ask('overOf', matches),
    archive: (match, record, head) => ask('archive', match, record, head),
    forget: (retention) => ask('forget', retention),
    addRecord: (id, game, record, made) => ask('addRecord', id, game, record, made),
    record: (id) => ask('record', id),
    countMatches: () => ask('countMatches'),
    time: () => ask('time'),
    probe: () => ask('probe'),
    async close() {
      await ask('close');
      await worker.terminate();
    },
  };
}
