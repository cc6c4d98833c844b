import { type Argument, Command, CommanderError, Option } from 'commander';
import about from '../../package.json' with { type: 'json' };
import { LANGS, type Lang, type Said } from '../core/clause.ts';
import { hintFor } from '../match/faults.ts';
import { refusedByMachine } from '../protocol/system.ts';
import { EXAMPLE } from './example.ts';
import { CommandError, EXIT } from './exit.ts';
import { chooseLang, type Say, sayIn } from './lang.ts';

/** The commands, in the order of the help. A new one is its file and its line here. */
const COMMANDS: Readonly<Record<string, (say: Say, lang: Lang) => Promise<Command>>> = {
  games: async (say) => (await import('./games.ts')).gamesCommand(say),
  play: async (say, lang) => (await import('./play.ts')).playCommand(say, lang),
  replay: async (say, lang) => (await import('./replay.ts')).replayCommand(say, lang),
  verify: async (say) => (await import('./verify.ts')).verifyCommand(say),
  rules: async (say, lang) => (await import('./rules.ts')).rulesCommand(say, lang),
  perft: async (say) => (await import('./perft.ts')).perftCommand(say),
  engine: async (say) => (await import('./engine.ts')).engineCommand(say),
  analyse: async (say) => (await import('./analyse.ts')).analyseCommand(say),
  backup: async (say) => (await import('./backup.ts')).backupCommand(say),
  restore: async (say) => (await import('./restore.ts')).restoreCommand(say),
  arena: async (say) => (await import('./arena.ts')).arenaCommand(say),
  sim: async (say) => (await import('./sim.ts')).simCommand(say),
  report: async (say) => (await import('./report.ts')).reportCommand(say),
  lab: async (say) => (await import('./lab.ts')).labCommand(say),
  worker: async (say) => (await import('./worker.ts')).workerCommand(say),
  admin: async (say) => (await import('./admin.ts')).adminCommand(say),
  serve: async (say) => (await import('./serve.ts')).serveCommand(say),
};

const ABOUT: Said = {
  es: 'Cinco juegos de mesa de fútbol: juega, repasa, comprueba y programa.',
  en: 'Five football board games: play, review, check and program them.',
};

const EXAMPLES: Said = {
  es: `
Ejemplos:
  cancha play ${EXAMPLE}                      contra un bot, en la terminal
  cancha play ${EXAMPLE} --home ana --away bea  dos personas, un teclado
  cancha replay partido.txt --step        un partido, paso a paso
  cancha verify partido.txt               ¿fueron limpios los dados?
  cancha analyse partido.txt              los errores y la suerte
  cancha rules ${EXAMPLE}                     las reglas
  echo '{"cmd":"games"}' | cancha engine  el protocolo para programas

Códigos de salida: 0 bien, 1 se encontró un fallo, 2 mal uso, 130 interrumpido.`,
  en: `
Examples:
  cancha play ${EXAMPLE}                      against a bot, in the terminal
  cancha play ${EXAMPLE} --home ann --away bea  two people, one keyboard
  cancha replay match.txt --step          a match, step by step
  cancha verify match.txt                 were the dice clean?
  cancha analyse match.txt                the mistakes and the luck
  cancha rules ${EXAMPLE}                     the rules
  echo '{"cmd":"games"}' | cancha engine  the protocol for programs

Exit codes: 0 fine, 1 a failure was found, 2 wrong use, 130 interrupted.`,
};

/** Commander's own words in help texts. */
const HELP_WORDS: Readonly<Record<string, Said>> = {
  'Usage:': { es: 'Uso:', en: 'Usage:' },
  'Arguments:': { es: 'Argumentos:', en: 'Arguments:' },
  'Options:': { es: 'Opciones:', en: 'Options:' },
  'Commands:': { es: 'Órdenes:', en: 'Commands:' },
  '[options]': { es: '[opciones]', en: '[options]' },
  '[command]': { es: '[orden]', en: '[command]' },
};
const LANG: Said = { es: 'idioma: es, en (si no, el del sistema)', en: 'language: es, en (else that of the system)' };
const VERSION: Said = { es: 'muestra la versión', en: 'shows the version' };
const HELP: Said = { es: 'muestra esta ayuda', en: 'shows this help' };
const DEFAULT: Said = { es: 'si no:', en: 'default:' };

function readLang(word: string): Lang {
  if (LANGS.includes(word as Lang)) return word as Lang;
  throw new CommandError({
    es: `No hay ningún idioma «${word}». Hay: es, en.`,
    en: `There is no language "${word}". There are: es, en.`,
  });
}

const termOf = (argument: Argument): string => (argument.required ? `<${argument.name()}>` : `[${argument.name()}]`);

/** The same frame for the program and each of its commands: language, help, and errors thrown rather than printed. */
function dress(command: Command, say: Say): Command {
  const translated = (text: string): string =>
    Object.entries(HELP_WORDS).reduce((all, [word, said]) => all.replace(word, say(said)), text);
  return command
    .exitOverride()
    .configureOutput({ outputError: () => undefined })
    .configureHelp({
      styleTitle: translated,
      styleUsage: translated,
      subcommandTerm: (one) => [one.name(), ...one.registeredArguments.map(termOf)].join(' '),
      optionDescription: ({ description, defaultValue }) =>
        typeof defaultValue === 'string' || typeof defaultValue === 'number'
          ? `${description} (${say(DEFAULT)} ${defaultValue})`
          : description,
    })
    .showSuggestionAfterError(false)
    .helpOption('-h, --help', say(HELP))
    .addOption(new Option('--lang <lang>', say(LANG)).argParser(readLang));
}

const wordIn = (message: string): string => /'([^']*)'/.exec(message)?.[1] ?? '';

/** Commander's complaint as a sentence in both languages, with the nearest right word. */
function complaint(error: CommanderError, known: readonly string[]): Said {
  const word = wordIn(error.message);
  const hint = hintFor(word, known);
  switch (error.code) {
    case 'commander.unknownCommand':
      return { es: `No hay ninguna orden «${word}». ${hint.es}`, en: `There is no command "${word}". ${hint.en}` };
    case 'commander.unknownOption':
      return { es: `No hay ninguna opción «${word}». ${hint.es}`, en: `There is no option "${word}". ${hint.en}` };
    case 'commander.missingArgument':
      return { es: `Falta «${word}».`, en: `"${word}" is missing.` };
    case 'commander.optionMissingArgument':
    case 'commander.missingMandatoryOptionValue':
      return { es: `A la opción «${word}» le falta su valor.`, en: `The option "${word}" needs a value.` };
    case 'commander.excessArguments':
      return { es: 'Hay palabras de más.', en: 'There are too many words.' };
    default:
      return { es: error.message.replace(/^error: /, ''), en: error.message.replace(/^error: /, '') };
  }
}

/** Builds what the words need: the one command that they name, or all of them for the help. */
async function program(words: readonly string[], say: Say, lang: Lang): Promise<Command> {
  const all = dress(new Command('cancha'), say)
    .description(say(ABOUT))
    .version(about.version, '-V, --version', say(VERSION))
    .addHelpText('after', say(EXAMPLES))
    .helpCommand(false);
  const named = words.find((word) => Object.hasOwn(COMMANDS, word));
  for (const name of named === undefined ? Object.keys(COMMANDS) : [named])
    all.addCommand(dress(await COMMANDS[name]!(say, lang), say));
  return all;
}

function optionsOf(command: Command, words: readonly string[]): string[] {
  const named = command.commands.find((one) => words.includes(one.name()));
  return [command, ...(named ? [named] : [])].flatMap((one) =>
    one.options.map((option) => option.long ?? option.flags),
  );
}

/** Runs the command line; the answer is the exit code. */
export async function run(words: readonly string[]): Promise<number> {
  const lang = chooseLang(words, process.env);
  const say = sayIn(lang);
  const all = await program(words, say, lang);
  try {
    if (words.length === 0) {
      all.outputHelp();
      return EXIT.wrongUse;
    }
    await all.parseAsync(words, { from: 'user' });
    return Number(process.exitCode ?? EXIT.ok);
  } catch (error) {
    if (error instanceof CommandError) {
      console.error(say(error.said));
      return error.exitCode;
    }
    const refused = refusedByMachine(error);
    if (refused) {
      console.error(say(refused));
      return EXIT.wrongUse;
    }
    if (!(error instanceof CommanderError)) throw error;
    if (error.exitCode === EXIT.ok) return EXIT.ok;
    const known = error.code === 'commander.unknownCommand' ? Object.keys(COMMANDS) : optionsOf(all, words);
    console.error(say(complaint(error, known)));
    console.error(say({ es: 'La ayuda: cancha --help', en: 'Help: cancha --help' }));
    return EXIT.wrongUse;
  }
}
