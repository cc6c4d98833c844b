import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { defaultOptions, type Options } from '../core/options.ts';
import { type GameId, loadRoom } from '../games/index.ts';
import { Match } from '../match/match.ts';
import { RecordWriter } from '../match/record.ts';
import { openRecord, replay } from '../match/replay.ts';
import type { Table } from '../match/table.ts';
import { lineAsker, narrowed, terminalAsker } from './ask.ts';
import { chooseLang, sayIn } from './lang.ts';
import { run } from './program.ts';
import { percent } from './screen.ts';
import { playInTerminal } from './terminal.ts';

/** What the command line prints, and its exit code. */
async function cancha(...words: string[]) {
  const printed: string[] = [];
  const note = (text: unknown) => void printed.push(String(text));
  const spies = [
    vi.spyOn(console, 'log').mockImplementation(note),
    vi.spyOn(console, 'error').mockImplementation(note),
    vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
      note(text);
      return true;
    }),
  ];
  try {
    return { code: await run(words), text: printed.join('\n') };
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}

beforeEach(() => {
  vi.stubEnv('LC_ALL', 'es_ES.UTF-8');
  vi.stubEnv('NO_COLOR', '1');
});

const folder = mkdtempSync(join(tmpdir(), 'cancha-'));
const fileWith = (name: string, text: string): string => {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
};

async function shortMatch(): Promise<Match> {
  const { game } = await loadRoom('torino');
  const start = game.setup({ ...defaultOptions(game.options), turnsPerHalf: 2, tie: 'draw' });
  const match = new Match({ game, start, isFresh: true, seeds: { referee: 'r', home: '', away: '' } }, 0);
  for (let i = 0; match.turn.kind !== 'over' && i < 100; i++) {
    const turn = match.turn;
    if (turn.kind === 'chance') match.submit({ type: 'chance' }, 0);
    else if (turn.kind === 'choice')
      match.submit({ type: 'play', side: turn.side, action: match.legal(turn.side === 'home' ? 0 : 1)[0]! }, 0);
  }
  return match;
}

describe('the language', () => {
  it('is the one asked for, else that of the locale, else Spanish', () => {
    expect(chooseLang(['games', '--lang', 'en'], { LANG: 'es_AR' })).toBe('en');
    expect(chooseLang(['--lang=es', 'games'], { LANG: 'en_GB' })).toBe('es');
    expect(chooseLang([], { LANG: 'en_GB.UTF-8' })).toBe('en');
    expect(chooseLang([], { LC_ALL: 'es_MX', LANG: 'en_GB' })).toBe('es');
    expect(chooseLang([], { LANG: 'C' })).toBe('es');
  });

  it('holds for the help and its titles too', async () => {
    const spanish = await cancha('--help');
    expect(spanish.code).toBe(0);
    expect(spanish.text).toContain('Uso: cancha [opciones] [orden]');
    expect(spanish.text).toContain('rules <game> [clause]');
    expect(spanish.text).not.toMatch(/Usage|Options:|\[options\]|default/);
    const english = await cancha('play', '--help', '--lang', 'en');
    expect(english.text).toContain('Usage: cancha play [options] <game>');
    expect(english.text).toContain('Examples:');
  });
});

describe('wrong use', () => {
  it('gets the nearest right word and exit code 2', async () => {
    for (const [words, hint] of [
      [['rulse'], '«rules»'],
      [['rules', 'tornio'], '«torino»'],
      [['rules', 'torino', 'tor-kep-1'], '«TOR-KEEP-1»'],
      [['perft', 'torino', '--dept', '2'], '«--depth»'],
      [['perft', 'torino', '-o', 'clok=whistle'], '«clock»'],
      [['perft', 'torino', '-o', 'turnsPerHalf=1'], 'de 2 a 200'],
      [['perft', 'torino', '-d', '0'], 'de 1 a 32'],
      [['games', '--lang', 'fr'], 'es, en'],
      [['zzzzzz'], 'Hay: games, play,'],
      [['play', 'torino', '--away', 'mastr'], '«master»'],
      [['play', 'torino', '--home', 'Club'], '«club»'],
      [['arena', '--game', 'mat', '--a', 'club', '--b', 'pro', '--sprt', '0,30,99'], 'dos diferencias de Elo'],
      [['verify'], '«file»'],
      [['verify', join(folder, 'none')], 'No se puede leer'],
    ] as const) {
      const { code, text } = await cancha(...words);
      expect(text).toContain(hint);
      expect(code, words.join(' ')).toBe(2);
    }
  });

  it('says its version', async () => {
    expect(await cancha('--version')).toEqual({ code: 0, text: expect.stringMatching(/^\d+\.\d+\.\d+\n$/) });
  });

  it('without any word shows the help', async () => {
    const { code, text } = await cancha();
    expect(code).toBe(2);
    expect(text).toContain('Ejemplos:');
  });
});

describe('the commands', () => {
  it('games, rules, perft', async () => {
    expect((await cancha('games')).text).toContain('turnsPerHalf=24');
    expect((await cancha('rules', 'torino', 'tor-open-1', '--lang', 'en')).text).toMatch(/^TOR-OPEN-1 {2}\w/);
    expect((await cancha('rules', 'torino')).text).toContain('TOR-SHOOT-5');
    expect((await cancha('perft', 'torino', '-d', '2')).text).toMatch(/1 +36 .*\n *2 +396 /);
  });

  it('replay tells a match, verify proves it, and both name the line of a damaged one', async () => {
    const match = await shortMatch();
    const record = new RecordWriter(match).write(true);
    const file = fileWith('whole.txt', record);
    const told = await cancha('replay', file);
    expect(told.code).toBe(0);
    expect(told.text).toContain('Tirada inicial');
    expect(await cancha('verify', file, '--lang', 'en')).toMatchObject({
      code: 0,
      text: expect.stringContaining('All in order'),
    });
    const damaged = fileWith('damaged.txt', record.replace('"torino"', '"tarino"'));
    for (const command of ['replay', 'verify'])
      expect(await cancha(command, damaged)).toMatchObject({ code: 1, text: expect.stringContaining('Línea 1') });
  });

  it('analyse tells how far it is, and leaves the keyboard to the terminal', async () => {
    const file = fileWith('analysed.txt', new RecordWriter(await shortMatch()).write(true));
    const { isTTY, columns } = process.stdout;
    Object.assign(process.stdout, { isTTY: true, columns: 80 });
    const listens = vi.spyOn(process.stdin, 'on');
    const { code, text } = await cancha('analyse', file, '--nodes', '10');
    expect(code).toBe(0);
    expect(text).toMatch(/\r\S*1\/(\d+) {2}juzga.*\r\S*\1\/\1 {2}juzga/s);
    expect(listens).not.toHaveBeenCalled();
    listens.mockRestore();
    Object.assign(process.stdout, { isTTY, columns });
  });

  it('analyse tells luck, play and errors with their doubt, as text, as JSON and as a page of its own', async () => {
    const file = fileWith('studied.txt', new RecordWriter(await shortMatch()).write(true));
    const page = fileWith('studied.html', '');
    const told = await cancha('analyse', file, file, '--nodes', '10', '--lang', 'en', '--html', page);
    expect(told.code).toBe(0);
    expect(told.text).toMatch(/\+\d+\.\d {2}dice, cards and draws/);
    expect(told.text).toMatch(/without luck \d+\.\d ± \d+\.\d points of 100/);
    const html = readFileSync(page, 'utf8');
    expect(html.match(/<section>/g)).toHaveLength(2);
    expect(html).not.toMatch(/(src|href)=|@import|url\(/);
    const { marks, ledger, sides } = JSON.parse((await cancha('analyse', file, '--nodes', '10', '--json')).text);
    expect(marks).toEqual([]);
    expect(ledger.start + Object.values<number>(ledger.sums).reduce((a, b) => a + b)).toBeCloseTo(ledger.final, 9);
    expect(sides.home.withoutLuck.value + sides.away.withoutLuck.value).toBeCloseTo(1, 9);
  });

  it('verify finds a roll that was not drawn', async () => {
    const match = await shortMatch();
    const forged = new Match(match.setup, 0);
    const [first] = match.history.steps;
    const honest = match.game.writeAction(forged.state, first!.seat, first!.action);
    forged.submit({ type: 'chance', outcome: honest === 'd6+d6:6+1' ? 'd6+d6:1+6' : 'd6+d6:6+1', isDrawn: true }, 0);
    const found = await cancha('verify', fileWith('forged.txt', new RecordWriter(forged).write(true)));
    expect(found.code).toBe(1);
    expect(found.text).toMatch(/^Línea \d+: «d6\+d6:\d\+\d» es falso/);
  });
});

describe('play', () => {
  const person = (name: string) => [{ name, bot: null }];

  const SHORT = { turnsPerHalf: 2, tie: 'draw' };
  async function typed(lines: readonly string[], table: Table, given: Options = SHORT, id: GameId = 'torino') {
    const room = await loadRoom(id);
    const options = { ...defaultOptions(room.game.options), ...given };
    const bench = { room, match: null, start: room.game.setup(options), table, seed: 'q' };
    const printed: string[] = [];
    const records: string[] = [];
    const [input, output] = [new PassThrough(), new PassThrough()];
    output.on('data', (chunk: Buffer) => printed.push(chunk.toString()));
    input.end(lines.map((line) => `${line}\n`).join(''));
    const asker = lineAsker(input, output);
    const say = sayIn('en');
    const save = (record: string) => void records.push(record);
    await playInTerminal({ bench, asker, say, lang: 'en', save, print: (text) => void printed.push(text) });
    const opened = openRecord(records.at(-1)!);
    const match = opened.ok ? replay(room.game, opened.value) : opened;
    if (!match.ok) throw new Error(match.error.message.en);
    return { match: match.value, text: printed.join('\n'), saved: records.length };
  }

  it('a whole match by numbers against a bot', async () => {
    const { match, text, saved } = await typed(Array(100).fill('1'), {
      home: person('Ann'),
      away: [{ name: 'random', bot: 'random' }],
    });
    expect(match.turn.kind).toBe('over');
    expect(text).toContain('Result:');
    expect(saved).toBe(match.history.steps.length + 1);
  });

  it('two people, with an illegal word, a take-back and a resignation', async () => {
    const toChoice = Array(12).fill('');
    const { match, text } = await typed([...toChoice, 'keep:left', 'resign'], {
      home: person('Ann'),
      away: person('Bea'),
    });
    expect(text).toContain('No such action in this game: "keep:left"');
    expect(text).toContain('resign.');
    expect(match.turn).toMatchObject({ kind: 'over', result: { reason: 'resign' } });
  });

  it('with the whistle, which a person blows', async () => {
    const table = { home: person('Ann'), away: person('Bea') };
    const { match } = await typed(Array(100).fill(['whistle', '1', '1']).flat(), table, { ...SHORT, clock: 'whistle' });
    expect(match.turn.kind).toBe('over');
    expect((await typed(Array(30).fill('whistle'), table)).text).toContain('TOR-TIME-6');
  });

  it('hides what one person must not see of the other, and lets a decision be taken back', async () => {
    const table = { home: person('Ann'), away: person('Bea') };
    const { text } = await typed(['', ...Array(6).fill('1'), 'undo', '1'], table, { mode: 'quick' }, 'city');
    const [first = '', ...rest] = text.split('Hand the keyboard to ');
    expect(first).toContain('draw a card: offensive');
    expect(first).not.toContain('draw Cut-back');
    expect(rest.map((part) => part.slice(0, 3))).toEqual(expect.arrayContaining(['Ann', 'Bea']));
    expect(text).toContain('The last decision is taken back.');
  });

  it('is left when the input ends, and nothing is lost', async () => {
    const { match } = await typed([''], { home: person('Ann'), away: person('Bea') });
    expect(match.history.steps).toHaveLength(1);
  });

  it('keeps the record in a file and goes on from it', async () => {
    const file = fileWith('kept.txt', new RecordWriter(await shortMatch()).write(true));
    const again = await cancha('play', 'torino', '--home', 'random', '--away', 'random', '--save', file);
    expect(again.code).toBe(0);
    expect(again.text).toContain('Resultado');
    const fresh = join(folder, 'fresh.txt');
    await cancha(
      'play',
      'torino',
      '--home',
      'random',
      '--away',
      'random',
      '--seed',
      's',
      '-o',
      'turnsPerHalf=2',
      '--save',
      fresh,
    );
    expect(readFileSync(fresh, 'utf8')).toMatch(/\n(home|away|draw) \d+-\d+ \w+ \{/);
    expect((await cancha('verify', fresh)).code).toBe(0);
  });
});

describe('a match that was kept', () => {
  const resumed = async (tags: Record<string, string>, ...words: string[]) => {
    const { setup } = await shortMatch();
    const file = fileWith('resumed.txt', new RecordWriter(new Match({ ...setup, tags }, 0)).write(true));
    return cancha('play', 'torino', '--save', file, ...words);
  };

  it('is of one game', async () => {
    const { setup } = await shortMatch();
    const file = fileWith('torino.txt', new RecordWriter(new Match(setup, 0)).write(true));
    expect(await cancha('play', 'mat', '--save', file)).toEqual({
      code: 2,
      text: `«${file}» es un partido de torino, no de mat.`,
    });
  });

  it('goes on with those who played it, unless others are named', async () => {
    const bots = await resumed({ Home: 'greedy', Away: 'random' });
    expect(bots.text).toContain('random piensa…');
    expect(bots.text).not.toContain('club');
    const other = await resumed({ Home: 'greedy', Away: 'bea' }, '--away', 'club');
    expect(other.text).toContain('club piensa…');
  });

  it('keeps its options and its seed, and says so', async () => {
    const bots = { Home: 'random', Away: 'random' };
    for (const words of [
      ['--seed', 'x'],
      ['-o', 'turnsPerHalf=9'],
    ])
      expect((await resumed(bots, ...words)).text).toContain('-o y --seed no cuentan');
    expect((await resumed(bots)).text).not.toContain('no cuentan');
  });
});

describe('a name', () => {
  it.each(['Mateo', 'Leo', 'Paco', 'Cleo', 'Walter', 'ana'])('%s is a person', async (name) => {
    // the game is looked at after the names
    expect((await cancha('play', 'chess', '--home', name)).text).toContain('«chess»');
  });
});

describe('a share', () => {
  it('has no sign where it is nothing', () => {
    expect([-1e-17, 0, 0.125, -0.031, 1].map(percent)).toEqual(['0.0 %', '0.0 %', '12.5 %', '-3.1 %', '100.0 %']);
  });
});

describe('a file that can not be written', () => {
  it('ends play before its first question', async () => {
    const file = join(folder, 'none', 'x');
    expect(await cancha('play', 'torino', '--save', file, '--lang', 'en')).toEqual({
      code: 2,
      text: `"${file}" does not exist, or its folder is missing.`,
    });
  });
});

describe('a question in a terminal', () => {
  it.each([
    ['Escape', '\u001b'],
    ['Ctrl-C', '\u0003'],
    ['Ctrl-D', '\u0004'],
  ])('is left with %s', async (_name, key) => {
    const [input, output] = [new PassThrough(), new PassThrough()];
    const asker = terminalAsker(sayIn('en'), input, output);
    const choices = Array.from({ length: 20 }, (_, i) => ({ value: String(i), label: String(i) }));
    for (const ask of [
      () => asker.wait('on?'),
      () => asker.choose('which?', choices.slice(0, 3)),
      () => asker.choose('which?', choices),
    ]) {
      const answer = ask();
      input.write(key);
      expect(await answer).toBeNull();
    }
  });
});

describe('a search among actions', () => {
  const choices = [
    { value: 'move:a1-a2', label: 'Move 5 to a2' },
    { value: 'move:a1-a3', label: 'Move 5 to a3' },
    { value: 'move:a1', label: 'Move 5' },
  ];
  it('finds by parts, and what is typed in full', () => {
    expect(narrowed(choices, '5 A3').map((choice) => choice.value)).toEqual(['move:a1-a3']);
    expect(narrowed(choices, 'move:a1').map((choice) => choice.value)).toEqual(['move:a1']);
    expect(narrowed(choices, '')).toHaveLength(3);
    expect(narrowed(choices, 'kick')).toEqual([]);
  });
});

describe('cancha arena', () => {
  const series = (file: string, matches: number) =>
    cancha(
      ...['arena', '--game', 'torino', '--a', 'random', '--b', 'greedy', '--json'],
      ...['--matches', String(matches), '--state', file],
    );

  it('ends with one line, and tells the share without luck of a long series', async () => {
    const { code, text } = await series(join(folder, 'long.jsonl'), 40);
    expect(code).toBe(0);
    const [fair, last] = text.split('\n').map((line) => JSON.parse(line));
    expect(Object.keys(last)).toEqual(['game', 'a', 'b', 'matches', 'wins', 'draws', 'losses', 'elo', 'ci95']);
    const { share, low, high } = fair.withoutLuck;
    // nothing that is decided in torino changes a chance
    expect(share).toBeCloseTo(0.5, 2);
    expect(low).toBeLessThanOrEqual(share);
    expect(high).toBeGreaterThanOrEqual(share);
  });

  it('plays again what a broken state file has lost, with the same result', async () => {
    const file = join(folder, 'broken.jsonl');
    const whole = await series(file, 4);
    const [plan, first, second, third, fourth] = readFileSync(file, 'utf8').split('\n');
    const withoutLuck = second!.replace(/,"luck":[^,}]+/, '');
    expect(withoutLuck).not.toBe(second);
    const played = () => readFileSync(file, 'utf8').split('\n').sort();
    const before = [plan, first, second, third, fourth, ''].sort();
    for (const end of [[third!.slice(0, -5), ''], [third!.slice(0, -5)], [`${third!.slice(0, 9)}}`]]) {
      writeFileSync(file, [plan, first, withoutLuck, fourth, ...end].join('\n'));
      for (let resumed = 0; resumed < 2; resumed++) expect(await series(file, 4)).toEqual(whole);
      expect(played()).toEqual(before);
    }
  });

  it('is interrupted with a sentence and a code', async () => {
    const file = join(folder, 'interrupted.jsonl');
    const words = ['--game', 'torino', '--a', 'random', '--b', 'random', '--matches', '100000', '--state', file];
    const child = spawn(process.execPath, ['src/cli/main.ts', 'arena', ...words]);
    const said: string[] = [];
    child.stderr.on('data', (chunk: Buffer) => said.push(chunk.toString()));
    const closed = once(child, 'close');
    await vi.waitFor(() => expect(readFileSync(file, 'utf8')).toContain('"luck"'), { timeout: 60_000 });
    child.kill('SIGINT');
    expect(await closed).toEqual([130, null]);
    expect(said.join('')).toBe('Serie interrumpida.\n');
  });

  it('says in a sentence that its file can not be used, and that a command is missing', async () => {
    for (const [file, sentence] of [
      [join(folder, 'none', 'x'), 'falta su carpeta'],
      [folder, 'No se puede leer'],
      ['', 'No existe «»'],
    ] as const)
      expect(await series(file, 2)).toEqual({ code: 2, text: expect.stringContaining(sentence) });
    expect(await cancha('arena', '--game', 'mat', '--a', 'cmd:', '--b', 'club')).toEqual({
      code: 2,
      text: expect.stringContaining('No hay ningún bot «cmd:»'),
    });
  });
});
