import { Command } from 'commander';
import type { OptionSpec } from '../core/options.ts';
import { GAME_IDS, loadRoom, type Room } from '../games/index.ts';
import type { Say } from './lang.ts';
import { paint } from './screen.ts';

const ABOUT = { es: 'los juegos y sus opciones', en: 'the games and their options' };

function valuesOf(spec: OptionSpec): string {
  if (spec.type === 'enum') return spec.values.join('|');
  return spec.type === 'int' ? `${spec.min}…${spec.max}` : 'true|false';
}

function listing({ game, voice }: Room, say: Say): string {
  const options = Object.entries(game.options).map(([name, spec]) => {
    const help = voice.options[name];
    const told = help ? `  ${say(help.label)}` : '';
    return `    ${`${name}=${spec.default}`.padEnd(24)} ${paint('dim', valuesOf(spec).padEnd(24))}${told}`;
  });
  return [`${paint('bold', game.id.padEnd(10))}${say(game.name)}`, ...options].join('\n');
}

export const gamesCommand = (say: Say): Command =>
  new Command('games').description(say(ABOUT)).action(async () => {
    for (const id of GAME_IDS) console.log(listing(await loadRoom(id), say));
  });
