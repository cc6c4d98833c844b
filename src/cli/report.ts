import { Command } from 'commander';
import { reportOf } from '../lab/study/report.ts';
import type { Say } from './lang.ts';
import { toldIn } from './series/told.ts';
import { writeReport } from './series/write.ts';

interface Flags {
  readonly out: string;
  readonly title?: string;
}

const TITLE = { es: 'Informe de partidos simulados', en: 'Report of simulated matches' };

async function report(files: readonly string[], { out, title }: Flags): Promise<void> {
  const told = [];
  for (const file of files) told.push(await toldIn(file));
  const named = title === undefined ? TITLE : { es: title, en: title };
  for (const written of writeReport(reportOf(named, null, told), out.replace(/\.html$/, ''))) console.log(written);
}

/** `cancha report`: what the files of `cancha sim` tell, for a person to read. */
export const reportCommand = (say: Say): Command =>
  new Command('report')
    .description(
      say({ es: 'hace un informe de archivos de «cancha sim»', en: 'makes a report of files of "cancha sim"' }),
    )
    .argument(
      '<files...>',
      say({ es: 'archivos; con varios, unos junto a otros', en: 'files; several are put side by side' }),
    )
    .option(
      '--out <name>',
      say({ es: 'nombre sin final: .html, .es.md y .en.md', en: 'name without its ending: .html, .es.md and .en.md' }),
      'report',
    )
    .option('--title <text>', say({ es: 'título', en: 'title' }))
    .action((files: string[], flags: Flags) => report(files, flags));
