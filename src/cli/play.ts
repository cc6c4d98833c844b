import { randomUUID } from 'node:crypto';
import { existsSync, writeFileSync } from 'node:fs';
import { Command } from 'commander';
import { BOT_NAMES, isBotName, LEVELS } from '../bots/names.ts';
import type { Lang } from '../core/clause.ts';
import { nearest } from '../core/text.ts';
import { SIDE_NAMES } from '../core/voice.ts';
import type { Room } from '../games/index.ts';
import type { Match } from '../match/match.ts';
import { replay } from '../match/replay.ts';
import type { Member } from '../match/table.ts';
import { askerFor } from './ask.ts';
import { EXAMPLE, EXAMPLE_OPTION } from './example.ts';
import { CommandError, EXIT } from './exit.ts';
import { collect, noSuch, optionsFrom, recordFrom, roomOf } from './input.ts';
import type { Say } from './lang.ts';
import { playInTerminal } from './terminal.ts';

const ABOUT = {
  es: 'juega en la terminal, contra un bot o con otra persona',
  en: 'play in the terminal, against a bot or another person',
};
const GAME = { es: 'juego', en: 'game' };
const WHO = {
  es: `quién juega de local: un nombre, o un bot (${LEVELS.join(', ')})`,
  en: `who plays home: a name, or a bot (${LEVELS.join(', ')})`,
};
const RIVAL = 'club';
const WHO_AWAY = { es: `quién juega de visitante (si no: ${RIVAL})`, en: `who plays away (default: ${RIVAL})` };
const OPTION = { es: 'una opción del juego, como clock=whistle', en: 'an option of the game, such as clock=whistle' };
const SEED = { es: 'semilla de los dados, para repetir un partido', en: 'seed of the dice, to repeat a match' };
const SAVE = {
  es: 'guarda el acta en este archivo y sigue desde él si existe',
  en: 'keeps the record in this file, and goes on from it where it exists',
};
const KEPT_AS_IT_IS = {
  es: 'El partido guardado sigue con sus opciones y su semilla; -o y --seed no cuentan.',
  en: 'The match that was kept goes on with its own options and seed; -o and --seed do not count.',
};
const EXAMPLES = {
  es: `
Ejemplos:
  cancha play ${EXAMPLE}
  cancha play ${EXAMPLE} --away master -o ${EXAMPLE_OPTION}
  cancha play ${EXAMPLE} --home ana --away bea --save partido.txt`,
  en: `
Examples:
  cancha play ${EXAMPLE}
  cancha play ${EXAMPLE} --away master -o ${EXAMPLE_OPTION}
  cancha play ${EXAMPLE} --home ann --away bea --save match.txt`,
};

interface Flags {
  readonly home?: string;
  readonly away?: string;
  readonly option: string[];
  readonly seed?: string;
  readonly save?: string;
}

/** How far a name must be from every bot's: `mastr` is a slip, Mateo, Leo and Paco are people. */
const slips = (bot: string): number => Math.floor(bot.length / 4);

/** Who sits down: a bot, or a person whose name is not a bot's mistyped. */
function who(word: string): string {
  const meant = isBotName(word) ? undefined : nearest(word, BOT_NAMES, slips);
  return meant === undefined ? word : noSuch({ es: 'ningún bot', en: 'bot' }, word, [meant]);
}

const memberFrom = (name: string): Member => ({ name, bot: isBotName(name) ? name : null });

async function keptMatch(file: string, { game }: Room): Promise<Match> {
  const { opened } = await recordFrom(file);
  if (opened.game !== game.id)
    throw new CommandError({
      es: `«${file}» es un partido de ${opened.game}, no de ${game.id}.`,
      en: `"${file}" is a match of ${opened.game}, not of ${game.id}.`,
    });
  const match = replay(game, opened);
  if (!match.ok) throw new CommandError(match.error.message, EXIT.failure);
  return match.value;
}

export const playCommand = (say: Say, lang: Lang): Command =>
  new Command('play')
    .description(say(ABOUT))
    .argument('<game>', say(GAME))
    .option('--home <who>', say(WHO), who)
    .option('--away <who>', say(WHO_AWAY), who)
    .option('-o, --option <name=value>', say(OPTION), collect, [])
    .option('--seed <text>', say(SEED))
    .option('--save <file>', say(SAVE))
    .addHelpText('after', say(EXAMPLES))
    .action(async (id: string, flags: Flags) => {
      const room = await roomOf(id);
      const kept = flags.save !== undefined && existsSync(flags.save) ? await keptMatch(flags.save, room) : undefined;
      if (kept && (flags.option.length > 0 || flags.seed !== undefined)) console.error(say(KEPT_AS_IT_IS));
      const { Home, Away } = kept?.setup.tags ?? {};
      const table = {
        home: [memberFrom(flags.home ?? Home ?? say(SIDE_NAMES['home']!))],
        away: [memberFrom(flags.away ?? Away ?? RIVAL)],
      };
      const start = kept?.setup.start ?? room.game.setup(optionsFrom(room, flags.option));
      const seed = kept?.setup.seeds.referee ?? flags.seed ?? randomUUID();
      const bench = { room, match: kept ?? null, start, table, seed };
      const save = (record: string): void => {
        if (flags.save !== undefined) writeFileSync(flags.save, record);
      };
      const asker = askerFor(say);
      await playInTerminal({ bench, asker, say, lang, save, print: (text) => console.log(text) });
      asker.close();
    });
