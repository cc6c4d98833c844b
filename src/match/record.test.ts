import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { CHANCE, type GameWithTexts, seatOf, sideOf } from '../core/game.ts';
import { defaultOptions } from '../core/options.ts';
import { loadRoom } from '../games/index.ts';
import { History } from './history.ts';
import { Match } from './match.ts';
import { hashOf, RecordWriter } from './record.ts';
import { openRecord, replay, verifyRecord } from './replay.ts';
import { readSheet } from './sheet.ts';

const SEEDS = { referee: 'the referee’s', home: 'h', away: 'á' };
const TAGS = { Home: 'Ana', Away: 'Señor "B"' };
let torino: GameWithTexts;
let played: Match;
let text: string;

function playedMatch(steps: number): Match {
  const start = torino.setup({ ...defaultOptions(torino.options), turnsPerHalf: 4 });
  const match = new Match({ game: torino, start, isFresh: true, seeds: SEEDS, tags: TAGS }, 0);
  for (let i = 0; match.turn.kind !== 'over' && i < steps; i++) {
    const turn = match.turn;
    if (turn.kind === 'chance') match.submit({ type: 'chance' }, 0);
    else if (turn.kind === 'choice')
      match.submit({ type: 'play', side: turn.side, action: match.legal(seatOf(turn.side))[0]! }, 0);
  }
  return match;
}
const read = (record: string) => {
  const opened = openRecord(record);
  return opened.ok ? replay(torino, opened.value) : opened;
};
const verify = (record: string) => {
  const opened = openRecord(record);
  return opened.ok ? verifyRecord(torino, opened.value) : opened;
};

beforeAll(async () => {
  torino = (await loadRoom('torino')).game;
  played = playedMatch(5000);
  text = new RecordWriter(played).write(true);
});

describe('a record', () => {
  it('replays to the same hash and is written again the same', () => {
    const again = read(text);
    expect(again.ok && hashOf(torino, again.value.state)).toBe(hashOf(torino, played.state));
    expect(again.ok && new RecordWriter(again.value).write(true)).toBe(text);
  });

  it('reads the same with the line ends of Windows', () => {
    expect(readSheet(text.replaceAll('\n', '\r\n'))).toEqual(readSheet(text));
    expect(readSheet(text.replace('\n', '\r\n')).ok).toBe(false);
  });

  it('says in both languages what is wrong with its options or its start', () => {
    const opened = openRecord(text);
    if (!opened.ok) throw new Error(opened.error.message.en);
    const { sheet } = opened.value;
    const withTag = (name: string, value: unknown) => {
      const tags = [...sheet.tags.filter((tag) => tag.name !== 'Options'), { line: 3, name, value }];
      return replay(torino, { ...opened.value, sheet: { ...sheet, tags } });
    };
    expect(withTag('Options', { turnsPerHalf: 0 })).toMatchObject({
      error: {
        line: 3,
        message: {
          es: expect.stringMatching(/opciones no válidas: options\.turnsPerHalf: debe ser un número entero/),
          en: expect.stringMatching(/bad options: options\.turnsPerHalf: must be a whole number/),
        },
      },
    });
    expect(withTag('Start', { game: 'torino' })).toMatchObject({
      error: { line: 3, message: { es: expect.stringMatching(/no es una posición válida: .*: falta este campo/) } },
    });
  });

  it('is told apart from what was never one', () => {
    for (const other of ['', '\n', 'Hello\nworld\n', '{"cmd":"games"}'])
      expect(readSheet(other)).toMatchObject({
        error: { line: 1, message: { en: 'Line 1: no record begins like this.' } },
      });
  });

  it('is readable: tags, one line a turn, the result', () => {
    const lines = text.trimEnd().split('\n');
    expect(lines[0]).toBe('[Game "torino"]');
    expect(lines).toContain('[Away "Señor \\"B\\""]');
    expect(lines.find((line) => line.startsWith('1. '))).toMatch(/^1\.( d6\+d6:\d\+\d)+ \{[0-9a-f]{16} [0-9a-f]{8}\}$/);
    expect(lines.at(-1)).toMatch(/^(home|away) \d+-\d+ \w+ \{[0-9a-f]{8}\}$/);
  });

  it('starts from a loaded position too, and tells entered outcomes and resignations', () => {
    const middle = played.history.at(7);
    const match = new Match({ game: torino, start: middle, isFresh: false, seeds: SEEDS }, 0);
    while (match.turn.kind === 'chance') match.submit({ type: 'chance', outcome: match.legal(CHANCE)[0]! }, 0);
    match.submit({ type: 'resign', side: 'away' }, 0);
    const written = new RecordWriter(match).write(true);
    expect(written).toContain('d6:1!');
    const again = read(written);
    expect(again.ok && again.value.turn).toEqual(match.turn);
    expect(again.ok && new RecordWriter(again.value).write(true)).toBe(written);
  });

  it('of a running match is written step by step as it would be at once, take-backs included', () => {
    const match = playedMatch(0);
    const writer = new RecordWriter(match);
    fc.assert(
      fc.property(fc.array(fc.boolean(), { minLength: 1, maxLength: 40 }), (goes) => {
        for (const on of goes) {
          const turn = match.turn;
          if (!on) match.submit({ type: 'undo' }, 0);
          else if (turn.kind === 'chance') match.submit({ type: 'chance', outcome: match.legal(CHANCE).at(-1)! }, 0);
          else if (turn.kind === 'choice')
            match.submit({ type: 'play', side: turn.side, action: match.legal(seatOf(turn.side))[0]! }, 0);
        }
        expect(writer.write(false)).toBe(new RecordWriter(match).write(false));
        expect(read(writer.write(true)).ok).toBe(true);
      }),
      { numRuns: 50 },
    );
  });

  it('keeps the referee’s seed back until it is revealed', () => {
    const running = new RecordWriter(played).write(false);
    expect(running).not.toContain(SEEDS.referee);
    expect(verify(running)).toMatchObject({ ok: false, error: { code: 'bad-record' } });
  });
});

describe('one changed byte', () => {
  const lineOf = (at: number): number => text.slice(0, at).split('\n').length;

  it('is noticed in the line where it stands, wherever and whatever it is', () => {
    fc.assert(
      fc.property(fc.nat({ max: text.length - 1 }), fc.integer({ min: 9, max: 126 }), (at, code) => {
        const byte = String.fromCharCode(code);
        fc.pre(text[at] !== byte);
        const found = readSheet(text.slice(0, at) + byte + text.slice(at + 1));
        expect(found).toMatchObject({ ok: false, error: { code: 'bad-record', line: lineOf(at) } });
      }),
      { numRuns: 3000 },
    );
  });

  it('is noticed at every single place', () => {
    for (let at = 0; at < text.length; at++) {
      for (const byte of '01\n\r [{"]x') {
        if (text[at] === byte) continue;
        const found = readSheet(text.slice(0, at) + byte + text.slice(at + 1));
        if (found.ok || found.error.line !== lineOf(at))
          throw new Error(`${JSON.stringify(byte)} at ${at}: ${JSON.stringify(found)}`);
      }
    }
  });

  it('is noticed when missing or too much', () => {
    for (let at = 0; at < text.length; at++) {
      expect(readSheet(text.slice(0, at) + text.slice(at + 1)).ok, `without ${at}`).toBe(false);
      expect(readSheet(`${text.slice(0, at)} ${text.slice(at)}`).ok, `more at ${at}`).toBe(false);
    }
    expect(readSheet(`${text}\n`).ok).toBe(false);
    expect(readSheet('').ok).toBe(false);
  });
});

describe('verify', () => {
  it('proves every roll', () => {
    const draws = played.history.steps.filter((step) => step.seat === CHANCE).length;
    expect(verify(text)).toMatchObject({ ok: true, value: { draws } });
  });

  it('catches one forged roll in its line, though the forger wrote all checksums anew', () => {
    for (const [i, step] of played.history.steps.entries()) {
      if (step.seat !== CHANCE || i === 0) continue;
      const forged = new Match(played.setup, 0);
      for (const honest of played.history.steps.slice(0, i)) {
        const text = torino.writeAction(forged.state, honest.seat, honest.action);
        if (honest.seat === CHANCE) forged.submit({ type: 'chance', outcome: text, isDrawn: true }, 0);
        else forged.submit({ type: 'play', side: sideOf(honest.seat), action: text }, 0);
      }
      const outcome = forged
        .legal(CHANCE)
        .find((word) => word !== torino.writeAction(forged.state, CHANCE, step.action))!;
      forged.submit({ type: 'chance', outcome, isDrawn: true }, 0);
      const written = new RecordWriter(forged).write(true);
      const lines = written.trimEnd().split('\n');
      expect(verify(written)).toMatchObject({ ok: false, error: { line: lines.length - 1 } });
    }
  });

  it('catches a roll entered by hand and a seed that was not promised', () => {
    const match = playedMatch(0);
    match.submit({ type: 'chance', outcome: 'd6+d6:1+6' }, 0);
    expect(verify(new RecordWriter(match).write(true))).toMatchObject({ ok: false, error: { code: 'bad-record' } });
    const other = new Match({ ...played.setup, seeds: { ...SEEDS, referee: 'another' } }, 0);
    const swapped = new RecordWriter(other).write(true).replaceAll(/\[Check.*\n/g, '');
    expect(verify(swapped).ok).toBe(false);
  });
});

describe('the history', () => {
  it('gives any state in between', () => {
    const history = new History(torino, played.setup.start);
    const hashes = [hashOf(torino, history.state)];
    for (const step of played.history.steps) {
      history.push(step);
      hashes.push(hashOf(torino, history.state));
    }
    for (const [i, hash] of hashes.entries()) expect(hashOf(torino, history.at(i))).toBe(hash);
  });
});

describe('a record from anywhere', () => {
  const withTags = (tags: Record<string, unknown>): string => {
    const setup = { ...played.setup, tags: tags as Record<string, string> };
    return new RecordWriter(new Match(setup, 0)).write(true);
  };

  it('may have tags that are no texts: nothing of them is called', () => {
    for (const value of [{ toString: null }, { toJSON: 1 }, [], null, 3])
      expect(read(withTags({ X: value })).ok).toBe(true);
  });

  it('is not believed where a side’s seed is not the promised one', () => {
    const hash = 'ab'.repeat(32);
    for (const name of ['HomeCommitment', 'AwayCommitment']) {
      const proof = verify(withTags({ [name]: hash }));
      expect(!proof.ok && proof.error).toMatchObject({ code: 'bad-record', line: 4 });
    }
  });
});
