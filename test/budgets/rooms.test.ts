// Nothing outside the rooms spells a game's name, a phase, a field of its position or an event word of its own: what the
// frame, the server, the lab and the bots have to know of a game they ask its room.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { GAME_IDS } from '../../src/games/index.ts';
import { askedWords } from '../support/gameWords.ts';

const ROOM = /^src\/(games|web\/boards)\/[^/]+\//;
const REGISTRY = 'src/games/index.ts';
const SOURCE = /\.(ts|svelte|css|html|py)$/;
const TEST = /\.test\.ts$|\/test_\w+\.py$/;

const literalsIn = (text: string): string[] => [...text.matchAll(/'([a-z][\w-]*)'/g)].map(([, word]) => word!);
const saidIn = (path: string): string[] => literalsIn(readFileSync(path, 'utf8'));
/** The words of what a match waits for, as the engine protocol has them. */
const TURN_WORDS = /^## Turn.*?(?=^## )/ms.exec(readFileSync('docs/protocol.md', 'utf8'))![0].matchAll(/"([a-z]+)"/g);

/** Words of the engine protocol, of every position, of football and of what a turn leaves on the board: nobody's own. */
const SHARED: ReadonlySet<string> = new Set([
  ...[...TURN_WORDS].map(([, word]) => word!),
  ...[...readFileSync('src/protocol/messages.ts', 'utf8').matchAll(/literal\('([a-z-]+)'\)/g)].map(([, word]) => word!),
  ...['position', 'events', 'stage', 'story', 'rollOff'].flatMap((noun) => saidIn(`src/core/${noun}.ts`)),
]);

/** Words that everybody says, of sounds, sockets, columns and classes too: found where one is asked for, and so may mean a game. */
const ORDINARY: ReadonlySet<string> = new Set([
  ...['act', 'action', 'after', 'back', 'bench', 'close', 'count', 'die', 'drop', 'ends', 'first', 'keeper', 'kicks'],
  ...['leave', 'left', 'mark', 'next', 'out', 'pieces', 'place', 'points', 'referee', 'restart', 'round', 'setup'],
  ...['starts', 'take', 'rule', 'stage', 'member'],
]);

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

const withoutComments = (text: string): string =>
  text
    .replaceAll(/""".*?"""/gs, '')
    .replaceAll(/\/\*.*?\*\/|<!--.*?-->/gs, '')
    .replaceAll(/(^|[\s;{}(])\/\/.*$/gm, '$1');

const files = ['src', 'tools', 'bench', 'clients']
  .flatMap((top) => readdirSync(top, { recursive: true, encoding: 'utf8' }).map((path) => join(top, path)))
  .concat(readdirSync('.').filter((path) => path.endsWith('.html')))
  .filter((path) => SOURCE.test(path) && !TEST.test(path) && !ROOM.test(path) && path !== REGISTRY);

const NAME = new RegExp(`\\b(?:${GAME_IDS.join('|')})\\b`, 'g');
/** The keys of a table in Python are quoted, and are no more than a name there. */
const LITERAL = /(['"`])([a-zA-Z0-9-]+)\1(?!: )/g;
/** A position by any of its names; the programs in Python take theirs out of a table. */
const FIELD = /(?:\b\w*[pP]osition|\b(?:p|pos|seen|view))!?(?:\??\.(\w+)|\[["'](\w+)["']\])/g;

/** The words in a text that are some game's own, each once. */
function spelled(path: string, text: string): string[] {
  const code = withoutComments(text);
  const words = [...code.matchAll(LITERAL)].map(([, , word]) => word!);
  const fields = [...code.matchAll(FIELD)].map(([, field, key]) => (field ?? key)!);
  const asked = /\.(ts|svelte)$/.test(path) ? askedWords(path, text) : [];
  const said = [...words, ...fields].filter((word) => !ORDINARY.has(word));
  return [...new Set([...said, ...asked].filter((word) => OWN.has(word)))];
}

describe('outside the rooms', () => {
  test('the specifications give the words to look for', () => {
    for (const word of ['defendroll', 'lineup', 'faceoff', 'time-up', 'fingers', 'holder']) expect(OWN).toContain(word);
    expect(OWN.size).toBeGreaterThan(100);
    expect([...ORDINARY].filter((word) => !OWN.has(word))).toEqual([]);
  });

  test('no word passes for an ordinary one that nobody says', () => {
    const said = new Set(files.flatMap((path) => literalsIn(readFileSync(path, 'utf8').replaceAll('"', "'"))));
    expect([...ORDINARY].filter((word) => !said.has(word))).toEqual([]);
  });

  test.each([
    ['ts', "if (event.type === 'faceoff') play();", ['faceoff']],
    ['ts', 'const who = position.holder;', ['holder']],
    ['ts', "const isEarly = turn.phase === 'lineup';", ['lineup']],
    ['ts', "switch (phase) { case 'drop': break; case 'soshot': }", ['drop', 'soshot']],
    ['ts', "const said = turn.phase; if ('referee' !== said) wait();", ['referee']],
    ['ts', "const SOUNDS = new Set(['take', 'net']); if (SOUNDS.has(event.type)) ring();", ['take']],
    ['ts', "export const ENDS: ReadonlySet<string> = new Set(['out', 'over']);", ['out']],
    ['ts', "if (['back', `next`].includes(phase)) go();", ['back', 'next']],
    ['ts', 'const HINTS: Hints = { mark: 1, over: 2 }; show(HINTS[turn.phase]);', ['mark']],
    ['ts', 'const { bench, score } = view.position as Known;', ['bench']],
    ['ts', "say(position['left'], this.position!.first);", ['first', 'left']],
    ['svelte', "{#if turn.phase === 'drop'}<p>{position.next}</p>{/if}", ['drop', 'next']],
    ['svelte', '<p class="penshot" class:on={event.type === "round"}></p>', ['penshot', 'round']],
    ['svelte', '<script lang="ts">const { pieces } = $derived(position);</script>', ['pieces']],
    ['ts', 'const who = p.holder; const other = view.lineup ?? seen?.fingers;', ['fingers', 'holder', 'lineup']],
    ['ts', "const member = position['member'];", ['member']],
    ['ts', 'const { member } = view.position;', ['member']],
    ['py', 'if position["holder"] == side or event["type"] == "faceoff":', ['faceoff', 'holder']],
    ['html', '<p class="lineup"></p>', ['lineup']],
    ['css', '[data-phase="faceoff"] { color: red }', ['faceoff']],
    // What is said and not asked.
    ['ts', "socket.on('close', end); page.dataset['pieces'] = pieces; table.orderBy('place');", []],
    ['ts', "say({ type: 'act', args }); type Sound = 'die' | 'net'; const HEADS = ['points'];", []],
    ['svelte', '<Icon name="back" /><p class="mark">{t(\'next\')} {t(\'left\', { n })}</p>', []],
  ])('%s: %s', (kind, text, words) => {
    expect(spelled(`planted.${kind}`, text).sort()).toEqual(words);
  });

  test.each(files)('%s', (path) => {
    const text = readFileSync(path, 'utf8');
    // A tool, a benchmark or a client may say with which games it is tried, and nothing else of them.
    if (path.startsWith('src')) expect(withoutComments(text).match(NAME) ?? []).toEqual([]);
    expect(spelled(path, text)).toEqual([]);
  });
});
