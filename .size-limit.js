// What one game with its rules costs a page that plays it, and what the layers beside it cost.
import { readdirSync } from 'node:fs';

const ONE_GAME = '25 kB';

const games = readdirSync('src/games', { withFileTypes: true }).filter((entry) => entry.isDirectory());

const entry = (name, path, limit, imports) => ({
  name,
  path: `lib/${path}.js`,
  limit,
  gzip: true,
  ...(imports ? { import: `{ ${imports} }` } : {}),
});

export default [
  ...games.map(({ name }) => entry(`cancha/games/${name}`, `games/${name}/index`, ONE_GAME, name)),
  entry('cancha/core', 'core/index', '8 kB'),
  entry('cancha/match', 'match/index', '20 kB'),
  entry('cancha/boards, all of them', 'web/boards/library', '112 kB'),
];
