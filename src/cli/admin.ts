import { Command } from 'commander';
import type { Said } from '../core/clause.ts';
import type { Result } from '../core/result.ts';
import type { Problem } from '../match/faults.ts';
import { Admin, isLimitKind, type Listed, type Report } from '../server/people/admin.ts';
import { LIMIT_KINDS } from '../server/ratings/conduct.ts';
import { openKept } from './adminStore.ts';
import { CommandError, EXIT } from './exit.ts';
import { noSuch } from './input.ts';
import type { Say } from './lang.ts';

const ABOUT: Said = {
  es: 'cuida de la gente de un servidor: personas, quejas y límites',
  en: 'looks after the people of a server: people, reports and limits',
};
const TASK: Said = {
  es: `qué hacer:
  people [letras]              quién hay, o quién se llama así
  person <quién>               todo sobre alguien
  reports                      quejas sin resolver (todas con --all)
  settle <partido> <n>         una queja está resuelta
  limit <quién> <qué> <días>   qué no podrá: ${LIMIT_KINDS.join(', ')}; 0 días lo levanta
  rename <quién> <nombre>      otro nombre
  codes <quién>                códigos de recuperación nuevos
  delete <quién> --yes         borrarlo todo`,
  en: `what to do:
  people [letters]             who there is, or who is called so
  person <who>                 all about somebody
  reports                      open reports (all of them with --all)
  settle <match> <n>           a report is settled
  limit <who> <what> <days>    what he may not do: ${LIMIT_KINDS.join(', ')}; 0 days lift it
  rename <who> <name>          another name
  codes <who>                  new recovery codes
  delete <who> --yes           everything of his`,
};
const WORDS: Said = { es: 'con quién o con qué', en: 'with whom or what' };
const DATA: Said = { es: 'la carpeta de los datos', en: 'the folder of the data' };
const URL: Said = { es: 'postgres://… en lugar de la carpeta', en: 'postgres://… in place of the folder' };
const ALL: Said = { es: 'también lo resuelto', en: 'what is settled too' };
const YES: Said = { es: 'sí, borrarlo: no se puede deshacer', en: 'yes, delete: it can not be undone' };
const SURE: Said = {
  es: 'Se borraría todo lo suyo, y no se puede deshacer. Añade --yes.',
  en: 'Everything of his would be deleted, and that can not be undone. Add --yes.',
};
const NOTHING: Said = { es: 'Nada.', en: 'Nothing.' };
const KINDS: Readonly<Record<Listed['kind'], Said>> = {
  account: { es: 'cuenta', en: 'account' },
  guest: { es: 'invitado', en: 'guest' },
  bot: { es: 'programa', en: 'program' },
};

interface Flags {
  readonly data: string;
  readonly databaseUrl?: string;
  readonly all?: boolean;
  readonly yes?: boolean;
}
type Task = (admin: Admin, words: readonly string[], flags: Flags, say: Say) => Promise<string>;

const day = (at: number): string => new Date(at).toISOString().slice(0, 16).replace('T', ' ');
const lineOf = ({ id, name, kind, seen }: Listed, say: Say): string =>
  `${id}  ${day(seen)}  ${say(KINDS[kind]).padEnd(8)}  ${name}`;
const reportLine = ({ match, n, name, text, at, settled }: Report): string =>
  `${match} ${n}  ${day(at)}${settled === null ? '' : ' ✓'}  ${name}: ${text}`;

/** What a task needs and was not given ends the command with its help. */
function need(word: string | undefined, what: Said): string {
  if (word !== undefined && word !== '') return word;
  throw new CommandError({ es: `Falta ${what.es}.`, en: `${what.en} is missing.` });
}
const WHO: Said = { es: 'de quién se trata', en: 'Whom it is about' };

function got<T>(done: Result<T, Problem>): T {
  if (done.ok) return done.value;
  throw new CommandError(done.error.message, EXIT.failure);
}

const TASKS: Readonly<Record<string, Task>> = {
  async people(admin, [letters], _flags, say) {
    return (await admin.people(letters)).map((one) => lineOf(one, say)).join('\n');
  },
  async person(admin, [who], _flags, say) {
    const one = await admin.look(got(await admin.find(need(who, WHO))));
    const { finished, of, abandoned, stalled, thrown } = one.reliability;
    return [
      lineOf(one, say),
      say({
        es: `desde ${day(one.made)}, sesiones: ${one.sessions}, partidos: ${one.matches}, quejas de otros: ${one.reports}`,
        en: `since ${day(one.made)}, sessions: ${one.sessions}, matches: ${one.matches}, reports of others: ${one.reports}`,
      }),
      say({
        es: `terminados: ${finished} de ${of}; abandonados: ${abandoned}, dejados correr: ${stalled}, tirados: ${thrown}`,
        en: `finished: ${finished} of ${of}; abandoned: ${abandoned}, stalled: ${stalled}, thrown: ${thrown}`,
      }),
      ...one.limits.map(({ kind, until, by }) =>
        say({ es: `límite ${kind} hasta ${day(until)} (${by})`, en: `limit ${kind} until ${day(until)} (${by})` }),
      ),
    ].join('\n');
  },
  async reports(admin, _words, { all = false }) {
    return (await admin.reports(all)).map(reportLine).join('\n');
  },
  async settle(admin, [match, n], _flags, say) {
    got(await admin.settle(need(match, { es: 'el partido', en: 'The match' }), Number(n)));
    return say({ es: 'Resuelta.', en: 'Settled.' });
  },
  async limit(admin, [who, kind = '', days], _flags, say) {
    const one = got(await admin.find(need(who, WHO)));
    if (!isLimitKind(kind)) return noSuch({ es: 'ningún límite', en: 'limit' }, kind, LIMIT_KINDS);
    const count = Number(need(days, { es: 'el número de días', en: 'The number of days' }));
    if (!(count >= 0)) throw new CommandError({ es: `«${days}» no son días.`, en: `"${days}" are no days.` });
    const until = await admin.limit(one, kind, count);
    if (count === 0)
      return say({ es: `${one.name} ya no tiene ese límite.`, en: `${one.name} has that limit no more.` });
    return say({ es: `${one.name}: ${kind} hasta ${day(until)}.`, en: `${one.name}: ${kind} until ${day(until)}.` });
  },
  async rename(admin, [who, ...name], _flags, say) {
    const one = got(await admin.find(need(who, WHO)));
    const to = need(name.join(' '), { es: 'el nombre nuevo', en: 'The new name' });
    got(await admin.rename(one, to));
    return say({ es: `${one.name} se llama ahora ${to}.`, en: `${one.name} is called ${to} now.` });
  },
  async codes(admin, [who]) {
    return got(await admin.codes(got(await admin.find(need(who, WHO))))).join('\n');
  },
  async delete(admin, [who], { yes = false }, say) {
    const one = got(await admin.find(need(who, WHO)));
    if (!yes) throw new CommandError(SURE);
    await admin.remove(one);
    return say({ es: `De ${one.name} no queda nada.`, en: `Nothing is left of ${one.name}.` });
  },
};

/** `cancha admin`: for whoever keeps a server, on its machine or at its database. */
export const adminCommand = (say: Say): Command =>
  new Command('admin')
    .description(say(ABOUT))
    .argument('<task>', say(TASK))
    .argument('[words...]', say(WORDS))
    .option('--data <folder>', say(DATA), process.env['DATA'] || 'data')
    .option('--database-url <url>', say(URL), process.env['DATABASE_URL'] || undefined)
    .option('--all', say(ALL))
    .option('--yes', say(YES))
    .action(async (name: string, words: string[], flags: Flags) => {
      const task = Object.hasOwn(TASKS, name) ? TASKS[name] : undefined;
      if (!task) return noSuch({ es: 'ninguna tarea', en: 'task' }, name, Object.keys(TASKS));
      const kept = await openKept(flags.data, flags.databaseUrl);
      try {
        const told = await task(new Admin(kept.store, kept.log, Date.now), words, flags, say);
        console.log(told === '' ? say(NOTHING) : told);
      } finally {
        await kept.close();
      }
    });
