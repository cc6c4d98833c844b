import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Command } from 'commander';
import { countIn, DATABASE } from './backup.ts';
import { CommandError } from './exit.ts';
import type { Say } from './lang.ts';

const ABOUT = { es: 'pone una copia en lugar de los datos', en: 'puts a copy in the place of the data' };
const FILE = { es: 'la copia', en: 'the copy' };
const DATA = { es: 'la carpeta de los datos', en: 'the folder of the data' };
/** Held by a server that runs (src/server/log/sqliteStore.ts). */
const LOCK = 'lock.sqlite';

/** Holds the folder's lock for a moment, so that no server starts meanwhile. */
function lock(data: string): () => void {
  const db = new DatabaseSync(join(data, LOCK), { timeout: 0 });
  try {
    db.exec('BEGIN EXCLUSIVE');
  } catch {
    db.close();
    throw new CommandError({
      es: `Un servidor usa «${data}»; páralo primero.`,
      en: `A server uses "${data}"; stop it first.`,
    });
  }
  return () => db.close();
}

export const restoreCommand = (say: Say): Command =>
  new Command('restore')
    .description(say(ABOUT))
    .argument('<file>', say(FILE))
    .option('--data <folder>', say(DATA), process.env['DATA'] || 'data')
    .action((file: string, { data }: { data: string }) => {
      if (!existsSync(file)) throw new CommandError({ es: `No existe «${file}».`, en: `"${file}" does not exist.` });
      let held: { matches: number; records: number };
      try {
        held = countIn(file);
      } catch {
        throw new CommandError({
          es: `«${file}» no es una copia entera de Cancha; no se ha cambiado nada.`,
          en: `"${file}" is not a whole copy of Cancha; nothing was changed.`,
        });
      }
      mkdirSync(data, { recursive: true });
      const unlock = lock(data);
      const [target, fresh, old] = [DATABASE, `${DATABASE}.new`, `${DATABASE}.old`].map((name) => join(data, name)) as [
        string,
        string,
        string,
      ];
      copyFileSync(file, fresh);
      // What lay there stays beside it until the next time.
      rmSync(old, { force: true });
      if (existsSync(target)) {
        const db = new DatabaseSync(target);
        db.exec('PRAGMA wal_checkpoint(TRUNCATE); PRAGMA journal_mode = DELETE');
        db.close();
        renameSync(target, old);
      }
      for (const rest of ['-wal', '-shm']) rmSync(target + rest, { force: true });
      renameSync(fresh, target);
      unlock();
      console.log(
        say({
          es: `Restaurados ${held.matches} partidos y ${held.records} actas. Lo de antes queda en «${old}».`,
          en: `Restored ${held.matches} matches and ${held.records} records. What was there before is in "${old}".`,
        }),
      );
    });
