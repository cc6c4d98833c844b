// Nothing outside the rooms spells a game's name, a phase, a field of its position or an event word of its own: what the
// frame, the server, the lab and the bots have to know of a game they ask its room.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { GAME_IDS } from '../../src/games/index.ts';

const ROOM = /^src\/(games|web\/boards)\/[^/]+\//;
const REGISTRY = 'src/games/index.ts';
const SOURCE = /\.(ts|svelte|css)$/;
const TEST = /\.test\.ts$/;

/** Words of the engine protocol, of every position, of football (src/core/events.ts) and of a room: nobody's own. */
const SHARED: ReadonlySet<string> = new Set([
  ...['choice', 'secret', 'chance', 'over', 'play', 'turn', 'whistle', 'coin', 'goal', 'corner', 'goalkick'],
  ...['game', 'v', 'options', 'period', 'score', 'phase', 'side', 'time', 'member', 'result'],
  ...[
    'dice',
    'draw',
    'spin',
    'touch',
    'possession',
    'loose',
    'stop',
    'offside',
    'foul',
    'card',
    'penalty',
    'shot',
    'save',
  ],
  ...['period-end', 'shootout', 'kick', 'yellow', 'red', 'minute', 'rule', 'stage'],
  // Of the marks that a turn leaves behind (src/core/story.ts).
  ...['ball', 'lost', 'wide'],
]);

/** Words that mean something else where they stand: a sound, an address, a class of the page. */
const HOMONYMS: Readonly<Record<string, readonly string[]>> = {
  'bench/peer.ts': ['act'],
  'bench/serverChild.ts': ['close'],
  'bench/serverColyseus.ts': ['act'],
  'bench/serverTables.ts': ['act', 'commit'],
  // A side commits to its seed.
  'clients/typescript/cancha.ts': ['commit'],
  'src/bots/worker.ts': ['action'],
  'src/cli/play.ts': ['after'],
  'src/cli/program.ts': ['after'],
  'src/core/game.ts': ['referee'],
  'src/core/gameFrom.ts': ['action'],
  'src/core/rollOff.ts': ['roll', 'reroll'],
  'src/core/shootout.ts': ['first'],
  // The format of the record ends a line with these words: it is the same for ever.
  'src/match/record.ts': ['turn-end', 'kickoff'],
  // A side commits to its seed; the times end; a method of a type.
  'src/protocol/fact.ts': ['commit'],
  'src/protocol/messages.ts': ['commit'],
  'src/protocol/referee.ts': ['commit'],
  'src/protocol/request.ts': ['action'],
  'src/protocol/wire.ts': ['ends'],
  'src/server/live.ts': ['close', 'restart', 'take'],
  'src/server/log/queries.ts': ['close'],
  'src/server/log/sqlite.ts': ['close'],
  'src/server/opened.ts': ['take'],
  'src/server/store/talk.ts': ['first', 'next'],
  'src/server/talk/again.ts': ['next'],
  'src/server/talk/sockets.ts': ['close'],
  // A side commits to its seed; what comes after a step.
  'src/server/programs/operations.ts': ['after', 'commit'],
  'src/server/programs/streams.ts': ['close'],
  'src/web/boards/Piece.svelte': ['keeper'],
  'src/web/learn/Learn.svelte': ['back'],
  'src/web/learn/LessonTable.svelte': ['back'],
  'src/web/match/Cover.svelte': ['mark'],
  'src/web/match/Dice.svelte': ['die'],
  'src/web/match/EndCard.svelte': ['back'],
  'src/web/match/Kicks.svelte': ['kicks'],
  'src/web/match/MatchReport.svelte': ['mark', 'points'],
  'src/web/match/Scoreboard.svelte': ['left'],
  'src/web/match/shootout.ts': ['out'],
  'src/web/match/socket.ts': ['commit'],
  'src/web/match/Team.svelte': ['mark'],
  'src/web/replay/film.ts': ['referee'],
  'src/web/route.ts': ['setup'],
  'src/web/rules/Rules.svelte': ['back'],
  'src/web/settings.svelte.ts': ['pieces'],
  'src/web/settings/Settings.svelte': ['pieces'],
  'src/web/setup/Setup.svelte': ['mark'],
  'src/web/sound.ts': ['die'],
  'src/web/soundOf.ts': ['die'],
  'src/web/study/PlayOn.svelte': ['next'],
  'src/web/study/Player.svelte': ['first', 'back', 'next'],
  'src/web/talk/Again.svelte': ['next'],
  'tools/pack-check.ts': ['close'],
  // Tournaments have places, points, rounds, a start and an end.
  'src/server/audience.ts': ['close'],
  'src/server/store/tournaments.ts': ['ends', 'next', 'place', 'round', 'starts'],
  'src/server/tournaments/field.ts': ['place'],
  'src/server/tournaments/told.ts': ['starts'],
  'src/server/tournaments/tournaments.ts': ['next'],
  'src/web/tournaments/Own.svelte': ['back', 'out'],
  'src/web/tournaments/Standings.svelte': ['place', 'points'],
  'src/web/tournaments/Tournament.svelte': ['close', 'ends', 'starts'],
  'src/web/tournaments/Tournaments.svelte': ['count', 'starts'],
  'src/web/tournaments/Bracket.svelte': ['round'],
  'src/web/tournaments/words.ts': ['round'],
  'src/server/family/family.ts': ['close'],
  'src/server/leisure/claim.ts': ['bench'],
  'src/server/leisure/plans.ts': ['bench', 'drop', 'referee'],
  'src/server/news/watching.ts': ['count'],
  'src/server/programs/exports.ts': ['close'],
  'src/server/store/family.ts': ['count'],
  'src/web/embed/Embed.svelte': ['back'],
  'src/web/family/Boards.svelte': ['next'],
  'src/web/family/ChildBar.svelte': ['leave', 'left'],
  'src/web/family/ChildCard.svelte': ['left'],
  'src/web/family/RoundBar.svelte': ['next'],
  'src/web/turns/Plan.svelte': ['count', 'drop'],
};

const sectionOf = (spec: string, number: number): string =>
  new RegExp(`^## ${number}\\. .*?\\n(.*?)^## ${number + 1}\\.`, 'ms').exec(spec)?.[1] ?? '';
/** The words in the first column of a table, without its heading. */
const firstColumn = (section: string): string[] =>
  [...section.matchAll(/^\|([^|*]+)\|/gm)].slice(1).flatMap(([, cell]) => cell!.match(/[a-zA-Z][\w-]*/g) ?? []);
const eventsIn = (section: string): string[] =>
  [...section.matchAll(/`([a-z][a-z-]*)(?=[`{])/g)].map(([, word]) => word!);

/** The fields of its position, its phases and its events, as its specification names them. */
function wordsOf(id: string): string[] {
  const spec = readFileSync(`docs/games/${id}.md`, 'utf8');
  return [...firstColumn(sectionOf(spec, 4)), ...firstColumn(sectionOf(spec, 7)), ...eventsIn(sectionOf(spec, 12))];
}
const OWN: ReadonlySet<string> = new Set(GAME_IDS.flatMap(wordsOf).filter((word) => !SHARED.has(word)));

const code = (path: string): string =>
  readFileSync(path, 'utf8')
    .replaceAll(/\/\*.*?\*\/|<!--.*?-->/gs, '')
    .replaceAll(/(^|[\s;{}(])\/\/.*$/gm, '$1');

const files = ['src', 'tools', 'bench', 'clients']
  .flatMap((top) => readdirSync(top, { recursive: true, encoding: 'utf8' }).map((path) => join(top, path)))
  .filter((path) => SOURCE.test(path) && !TEST.test(path) && !ROOM.test(path) && path !== REGISTRY);

const NAME = new RegExp(`\\b(?:${GAME_IDS.join('|')})\\b`, 'g');
const LITERAL = /(['"`])([a-zA-Z0-9-]+)\1/g;
const FIELD = /\bposition\??\.(\w+)/g;

/** The words of a file that are some game's own, each once. */
function spelled(path: string): string[] {
  const text = code(path);
  const words = [...text.matchAll(LITERAL)].map(([, , word]) => word!);
  const fields = [...text.matchAll(FIELD)].map(([, field]) => field!);
  return [...new Set([...words, ...fields].filter((word) => OWN.has(word)))];
}

describe('outside the rooms', () => {
  test('the specifications give the words to look for', () => {
    for (const word of ['defendroll', 'lineup', 'faceoff', 'time-up', 'fingers', 'holder']) expect(OWN).toContain(word);
    expect(OWN.size).toBeGreaterThan(100);
  });

  test.each(files)('%s', (path) => {
    // A tool, a benchmark or a client may say with which games it is tried, and nothing else of them.
    if (path.startsWith('src')) expect(code(path).match(NAME) ?? []).toEqual([]);
    expect(spelled(path).sort()).toEqual([...(HOMONYMS[path] ?? [])].sort());
  });
});
