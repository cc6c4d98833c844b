import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { Command } from 'commander';
import { CommandError } from './exit.ts';
import type { Say } from './lang.ts';

const ABOUT = {
  es: 'copia los datos del servidor, también mientras funciona',
  en: "copies the server's data, while it runs too",
};
const FILE = { es: 'adónde va la copia', en: 'where the copy goes' };
const DATA = { es: 'la carpeta de los datos', en: 'the folder of the data' };
export const DATABASE = 'cancha.sqlite';

/** How many rows a file holds that is whole; fails where it is none. */
export function countIn(file: string): { readonly matches: number; readonly records: number } {
  const db = new DatabaseSync(file, { readOnly: true });
  try {
    const [health] = db.prepare('PRAGMA quick_check').all();
    if (Object.values(health ?? {})[0] !== 'ok') throw new Error('not whole');
    const count = (table: string): number => Number(db.prepare(`SELECT count(*) AS n FROM ${table}`).get()?.['n']);
    return { matches: count('matches'), records: count('records') };
  } finally {
    db.close();
  }
}

export const backupCommand = (say: Say): Command =>
  new Command('backup')
    .description(say(ABOUT))
    .argument('<file>', say(FILE))
    .option('--data <folder>', say(DATA), process.env['DATA'] || 'data')
    .action(async (file: string, { data }: { data: string }) => {
      const source = join(data, DATABASE);
      if (!existsSync(source))
        throw new CommandError({ es: `En «${data}» no hay datos.`, en: `There is no data in "${data}".` });
      if (existsSync(file))
        throw new CommandError({
          es: `«${file}» ya existe; no se toca.`,
          en: `"${file}" exists already; it is left alone.`,
        });
      const db = new DatabaseSync(source, { readOnly: true, timeout: 5000 });
      try {
        await backup(db, file);
      } catch (error) {
        rmSync(file, { force: true });
        throw error;
      } finally {
        db.close();
      }
      const { matches, records } = countIn(file);
      console.log(
        say({
          es: `Copiados ${matches} partidos y ${records} actas en «${file}».`,
          en: `Copied ${matches} matches and ${records} records to "${file}".`,
        }),
      );
    });
