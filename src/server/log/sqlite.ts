import { Worker } from 'node:worker_threads';
import { lockOf } from './fileLock.ts';
import { grouped } from './group.ts';
import type { Entry, Log } from './log.ts';
import { pack } from './packed.ts';
import { MEMORY, openSqliteStore } from './sqliteStore.ts';
import type { Answer, Call, Opening } from './sqliteWorker.ts';
import { Questions } from './thread.ts';

/** The log in a SQLite file, or in memory for `:memory:`. `lost` hears of it where its thread has ended and nobody had asked for that. */
export const openSqliteLog = (file: string, lost: (error: Error) => void = () => undefined): Promise<Log> =>
  file === MEMORY ? inMemory() : inThread(file, lost);

/** Without a disk there is nothing to wait for. */
async function inMemory(): Promise<Log> {
  const { appendAll, ...store } = await openSqliteStore(MEMORY);
  return { ...store, append: grouped(appendAll) };
}

/** Written and read in a thread of its own: no disk holds up the live sockets. */
async function inThread(file: string, lost: (error: Error) => void): Promise<Log> {
  const worker = new Worker(new URL('./sqliteWorker.ts', import.meta.url), {
    workerData: { file, lock: lockOf(file) } satisfies Opening,
  });
  const questions = new Questions<unknown>(worker, lost);
  let newest = 0;
  worker.on('message', ({ id, value, error }: Answer) => {
    const asked = questions.take(id);
    if (error) asked?.failed(Object.assign(new Error(error.message), error));
    else asked?.done(value);
  });
  const ask = async <T>(method: string, ...args: readonly unknown[]): Promise<T> => {
    const id = ++newest;
    const answer = questions.wait(id);
    worker.postMessage({ id, method, args } satisfies Call);
    return (await answer) as T;
  };
  await questions.wait(0).catch(async (error: unknown) => {
    questions.ending();
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
    finished: (most, after) => ask('finished', most, after),
    overOf: (matches) => ask('overOf', matches),
    archive: (match, record, head) => ask('archive', match, record, head),
    forget: (retention, most) => ask('forget', retention, most),
    addRecord: (id, game, record, made) => ask('addRecord', id, game, record, made),
    record: (id) => ask('record', id),
    countMatches: () => ask('countMatches'),
    time: () => ask('time'),
    probe: () => ask('probe'),
    async close() {
      questions.ending();
      if (!questions.isGone) await ask('close');
      await worker.terminate();
    },
  };
}
