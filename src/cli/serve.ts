import { Command } from 'commander';
import type { Say } from './lang.ts';

const ABOUT = { es: 'sirve la página y los partidos en línea', en: 'serves the page and online matches' };

/** What `npm start` reads from the environment, as flags. */
const SETTINGS = {
  port: ['PORT', '<n>', { es: 'el puerto (si no: 3000)', en: 'the port (default: 3000)' }],
  host: [
    'HOST',
    '<address>',
    { es: 'dónde escucha (si no: en todas partes)', en: 'where it listens (default: everywhere)' },
  ],
  data: [
    'DATA',
    '<folder>',
    { es: 'dónde guarda los partidos (si no: data)', en: 'where matches are kept (default: data)' },
  ],
} as const;

/** `cancha serve`: the server, from a clone or from a package. */
export function serveCommand(say: Say): Command {
  const command = new Command('serve').description(say(ABOUT));
  for (const [flag, [, value, about]] of Object.entries(SETTINGS)) command.option(`--${flag} ${value}`, say(about));
  return command.action(async (flags: Partial<Record<keyof typeof SETTINGS, string>>) => {
    for (const [flag, [name]] of Object.entries(SETTINGS)) {
      const given = flags[flag as keyof typeof SETTINGS];
      if (given !== undefined) process.env[name] = given;
    }
    const { serve } = await import('../server/serve.ts');
    await serve();
  });
}
