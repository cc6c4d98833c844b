import { Command } from 'commander';
import { perft } from '../match/perft.ts';
import { CommandError } from './exit.ts';
import { collect, optionsFrom, roomOf } from './input.ts';
import type { Say } from './lang.ts';

const ABOUT = {
  es: 'cuenta las secuencias de acciones, para comprobar las reglas',
  en: 'counts the sequences of actions, to check the rules',
};
const GAME = { es: 'juego', en: 'game' };
const DEPTH = { es: 'hasta qué profundidad', en: 'how deep' };
const OPTION = { es: 'una opción del juego, como clock=whistle', en: 'an option of the game, such as clock=whistle' };
const MAX_DEPTH = 32;

interface Flags {
  readonly depth: string;
  readonly option: string[];
}

export const perftCommand = (say: Say): Command =>
  new Command('perft')
    .description(say(ABOUT))
    .argument('<game>', say(GAME))
    .option('-d, --depth <n>', say(DEPTH), '3')
    .option('-o, --option <name=value>', say(OPTION), collect, [])
    .action(async (id: string, flags: Flags) => {
      const depth = Number(flags.depth);
      if (!Number.isInteger(depth) || depth < 1 || depth > MAX_DEPTH)
        throw new CommandError({ es: `La profundidad va de 1 a ${MAX_DEPTH}.`, en: `The depth is 1 to ${MAX_DEPTH}.` });
      const room = await roomOf(id);
      const start = room.game.setup(optionsFrom(room, flags.option));
      for (let to = 1; to <= depth; to++) {
        const began = performance.now();
        const nodes = perft(room.game, start, to);
        console.log(
          `${String(to).padStart(2)} ${String(nodes).padStart(16)} ${(performance.now() - began).toFixed(0).padStart(8)} ms`,
        );
      }
    });
