import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { Millis } from '../../match/clock.ts';
import type { Log } from '../log/log.ts';
import { recordOf } from '../opened.ts';
import type { Store } from '../store/tables.ts';

/** A file that grows is made again so often at most. */
const FRESH_MILLIS: Millis = 600_000;
const BATCH = 200;
const MONTH = /^\d{4}-(?:0[1-9]|1[0-2])$/;

/** Where a month begins and ends, in universal time. */
function borders(month: string): readonly [Millis, Millis] {
  const [year, number] = month.split('-').map(Number) as [number, number];
  return [Date.UTC(year, number - 1), Date.UTC(year, number)];
}

/** All public matches that ended in a month, as records one after the other, in one compressed file that is kept. */
export class Exports {
  readonly #store: Store;
  readonly #log: Pick<Log, 'match' | 'stepsAfter'>;
  readonly #folder: string;
  readonly #now: () => Millis;
  readonly #making = new Map<string, Promise<string>>();

  constructor(store: Store, log: Pick<Log, 'match' | 'stepsAfter'>, folder: string, now: () => Millis) {
    this.#store = store;
    this.#log = log;
    this.#folder = folder;
    this.#now = now;
  }

  /** The path of the compressed file; undefined where there is no such month, or it has not begun. */
  async file(month: string): Promise<string | undefined> {
    if (!MONTH.test(month) || borders(month)[0] > this.#now()) return undefined;
    const making = this.#making.get(month);
    if (making) return making;
    const made = this.#made(month).finally(() => this.#making.delete(month));
    this.#making.set(month, made);
    return made;
  }

  /** Uncompressed, as it comes. */
  static plain(path: string): Readable {
    const plain = createGunzip();
    const file = createReadStream(path);
    file.on('error', (error) => plain.destroy(error));
    plain.on('close', () => file.destroy());
    return file.pipe(plain);
  }

  async #made(month: string): Promise<string> {
    await mkdir(this.#folder, { recursive: true });
    // Its name says what is in it: with a match more, or a person who is gone, it is another.
    const path = join(this.#folder, `${month}-${await this.#mark(month)}.txt.gz`);
    const have = (await readdir(this.#folder))
      .filter((name) => name.startsWith(`${month}-`))
      .map((name) => join(this.#folder, name));
    if (have.includes(path)) return path;
    for (const old of have.filter((name) => name.endsWith('.gz') && !this.#isErased(name, path)))
      if (Date.now() - (await stat(old)).mtimeMs < FRESH_MILLIS) return old;
    const half = `${path}.${process.pid}.half`;
    await pipeline(Readable.from(this.#records(month)), createGzip(), createWriteStream(half));
    await rename(half, path);
    for (const old of have) if (!old.endsWith('.half')) await rm(old, { force: true });
    return path;
  }

  /** Whether fewer people stand behind the matches of now: then the older file tells names that it must not. */
  #isErased(old: string, now: string): boolean {
    const seats = (name: string): number => Number(/-(\d+)\.txt\.gz$/.exec(name)?.[1] ?? 0);
    return seats(now) < seats(old);
  }

  #ended(month: string) {
    const [from, to] = borders(month);
    return this.#store
      .selectFrom('played')
      .where('public', '=', 1)
      .where('result', 'is not', null)
      .where('played.updated', '>=', from)
      .where('played.updated', '<', to);
  }

  async #mark(month: string): Promise<string> {
    const count = this.#ended(month).select(({ fn }) => fn.countAll<number>().as('n'));
    const { n: matches } = await count.executeTakeFirstOrThrow();
    const sitting = this.#ended(month).innerJoin('seated', 'seated.match', 'played.match');
    const { n: seats } = await sitting.select(({ fn }) => fn.countAll<number>().as('n')).executeTakeFirstOrThrow();
    return `${matches}-${seats}`;
  }

  /** In the order in which they ended. */
  async *#records(month: string): AsyncGenerator<string> {
    let last = { updated: -1, match: '' };
    for (;;) {
      const { updated, match } = last;
      const rows = await this.#ended(month)
        .select(['match', 'played.updated'])
        .where(({ or, and, eb }) =>
          or([
            eb('played.updated', '>', updated),
            and([eb('played.updated', '=', updated), eb('played.match', '>', match)]),
          ]),
        )
        .orderBy('played.updated')
        .orderBy('played.match')
        .limit(BATCH)
        .execute();
      for (const { match: id } of rows) {
        const written = await recordOf(this.#log, id);
        if (written) yield `${written.record.trimEnd()}\n\n`;
      }
      if (rows.length < BATCH) return;
      last = rows.at(-1)!;
    }
  }
}
