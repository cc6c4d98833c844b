import { randomUUID } from 'node:crypto';
import { existsSync, writeFileSync } from 'node:fs';
import { Command } from 'commander';
import { isBotName, LEVELS } from '../bots/levels.ts';
import type { Lang } from '../core/clause.ts';
import type { Side } from '../core/game.ts';
import { SIDE_NAMES } from '../core/voice.ts';
import { Match } from '../match/match.ts';
import { RecordWriter } from '../match/record.ts';
import { replay } from '../match/replay.ts';
import { type Member, sideName, type Table } from '../match/table.ts';
import { askerFor } from './ask.ts';
import { CommandError, EXIT } from './exit.ts';
import { collect, optionsFrom, recordFrom, roomOf } from './input.ts';
import type { Say } from './lang.ts';
import { playAtTable } from './table.ts';

const ABOUT = {
  es: 'juega en la terminal, contra un bot o con otra persona',
  en: 'play in the terminal, against a bot or another person',
};
const GAME = { es: 'juego', en: 'game' };
const WHO = {
  es: `quién juega de local: un nombre, o un bot (${LEVELS.join(', ')})`,
  en: `who plays home: a name, or a bot (${LEVELS.join(', ')})`,
};
const WHO_AWAY = { es: 'quién juega de visitante', en: 'who plays away' };
const OPTION = { es: 'una opción del juego, como clock=whistle', en: 'an option of the game, such as clock=whistle' };
const SEED = { es: 'semilla de los dados, para repetir un partido', en: 'seed of the dice, to repeat a match' };
const SAVE = {
  es: 'guarda el acta en este archivo y sigue desde él si existe',
  en: 'keeps the record in this file, and goes on from it where it exists',
};
const EXAMPLES = {
  es: '\nEjemplos:\n  cancha play torino\n  cancha play torino --away master -o turnsPerHalf=8\n  cancha play torino --home ana --away bea --save partido.txt',
  en: '\nExamples:\n  cancha play torino\n  cancha play torino --away master -o turnsPerHalf=8\n  cancha play torino --home ann --away bea --save match.txt',
};

interface Flags {
  readonly home?: string;
  readonly away: string;
  readonly option: string[];
  readonly seed?: string;
  readonly save?: string;
}

const memberFrom = (word: string | undefined, side: Side, say: Say): Member =>
  word === undefined ? { name: say(SIDE_NAMES[side]!), bot: null } : { name: word, bot: isBotName(word) ? word : null };

async function matchFrom(id: string, flags: Flags, table: Table): Promise<Match> {
  const room = await roomOf(id);
  if (flags.save !== undefined && existsSync(flags.save)) {
    const { opened } = await recordFrom(flags.save);
    const match = replay(room.game, opened);
    if (!match.ok) throw new CommandError(match.error.message, EXIT.failure);
    return match.value;
  }
  const seeds = { referee: flags.seed ?? randomUUID(), home: '', away: '' };
  const tags = { Home: sideName(table, 'home'), Away: sideName(table, 'away') };
  return new Match(
    { game: room.game, start: room.game.setup(optionsFrom(room, flags.option)), isFresh: true, seeds, tags },
    0,
  );
}

export const playCommand = (say: Say, lang: Lang): Command =>
  new Command('play')
    .description(say(ABOUT))
    .argument('<game>', say(GAME))
    .option('--home <who>', say(WHO))
    .option('--away <who>', say(WHO_AWAY), 'club')
    .option('-o, --option <name=value>', say(OPTION), collect, [])
    .option('--seed <text>', say(SEED))
    .option('--save <file>', say(SAVE))
    .addHelpText('after', say(EXAMPLES))
    .action(async (id: string, flags: Flags) => {
      const room = await roomOf(id);
      const table = { home: [memberFrom(flags.home, 'home', say)], away: [memberFrom(flags.away, 'away', say)] };
      const match = await matchFrom(id, flags, table);
      const writer = new RecordWriter(match);
      const save = (): void => {
        if (flags.save !== undefined) writeFileSync(flags.save, writer.write(true));
      };
      save();
      const asker = askerFor(say);
      await playAtTable({ room, match, table, asker, say, lang, save, print: (text) => console.log(text) });
      asker.close();
    });
