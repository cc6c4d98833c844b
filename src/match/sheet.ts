import { err, ok, type Result } from '../core/result.ts';
import { hash32 } from '../core/text.ts';
import { type Problem, problem } from './faults.ts';

/**
 * The paper of a record, without its meaning: tags `[Name json]`, a `[Check …]` line with one checksum for each tag, an
 * empty line, one line a turn, and the result. Checksums run from line to line, so one changed character is noticed in
 * the very line where it stands.
 *
 *     [Game "torino"]
 *     [Check "5f0c1a2b 9e3d4c5b"]
 *
 *     1. d6+d6:2+5 {0123456789abcdef 0a1b2c3d}
 *     2. d6:5 away pass:8 home keep:even d6:2 {fedcba9876543210 4e5f6a7b}
 *     * {8c9d0e1f}
 */
export interface Sheet {
  readonly tags: readonly Tag[];
  readonly turns: readonly TurnLine[];
  readonly result: ResultLine;
}
interface Tag {
  readonly line: number;
  readonly name: string;
  readonly value: unknown;
}
interface TurnLine {
  readonly line: number;
  readonly words: readonly string[];
  /** The checkpoint: hash of the position after the turn. */
  readonly hash: string;
}
interface ResultLine {
  readonly line: number;
  readonly text: string;
}

const hex = (n: number): string => n.toString(16).padStart(8, '0');
const checksum = (text: string, before: string): string => hex(hash32(text, Number.parseInt(before, 16)));
/** Where every tag's checksum, and the running checksum of the turns, begins. */
export const FIRST_CHECK = hex(0x2545f491);

export const tagLine = (name: string, value: unknown): string => `[${name} ${JSON.stringify(value)}]`;

/** The tags, their checks, a check of the checks, and the empty line. */
export function writeHead(tags: readonly string[]): string {
  const checks = tags.map((tag) => checksum(tag, FIRST_CHECK));
  const all = [...checks, checksum(checks.join(' '), FIRST_CHECK)];
  return [...tags, tagLine('Check', all.join(' ')), '', ''].join('\n');
}

interface Checked {
  readonly text: string;
  readonly check: string;
}

export function writeTurn(number: number, words: readonly string[], hash: string, before: string): Checked {
  const body = `${number}. ${words.join(' ')} {${hash} `;
  const check = checksum(body, before);
  return { text: `${body}${check}}\n`, check };
}

export function writeResult(result: string, before: string): string {
  const body = `${result} {`;
  return `${body}${checksum(body, before)}}\n`;
}

/** A record that can't be accepted, and the line at fault. */
export const badRecord = (line: number, es: string, en: string): Problem => ({
  ...problem('bad-record', `Línea ${line}: ${es}`, `Line ${line}: ${en}`),
  line,
});

const changed = (line: number): Problem =>
  badRecord(
    line,
    'no es la que se escribió; su suma de control no concuerda.',
    'is not what was written; its checksum does not agree.',
  );

const TAG = /^\[([A-Za-z]\w*) (.+)\]$/;
const TURN = /^(\d+)\. ([^{}]+) \{([0-9a-f]{16}) ([0-9a-f]{8})\}$/;
const RESULT = /^([^{}]+) \{([0-9a-f]{8})\}$/;

function parseJson(text: string): Result<unknown, undefined> {
  try {
    return ok(JSON.parse(text));
  } catch {
    return err(undefined);
  }
}

interface Head {
  readonly tags: readonly Tag[];
  /** Index of the first line after the empty one. */
  readonly next: number;
}

function readHead(lines: readonly string[]): Result<Head, Problem> {
  const found = lines.findIndex((line) => line.startsWith('[Check '));
  const checkAt = found >= 0 ? found : Math.max(0, lines.indexOf('') - 1);
  const [, name, json] = TAG.exec(lines[checkAt] ?? '') ?? [];
  const checks = json === undefined ? undefined : parseJson(json);
  if (name !== 'Check' || !checks?.ok || typeof checks.value !== 'string') return err(changed(checkAt + 1));
  const each = checks.value.split(' ');
  const own = each.pop() ?? '';
  if (own !== checksum(each.join(' '), FIRST_CHECK) || tagLine('Check', checks.value) !== lines[checkAt])
    return err(changed(checkAt + 1));
  const tags: Tag[] = [];
  for (let i = 0; i < checkAt; i++) {
    const text = lines[i]!;
    const [, tag, value] = TAG.exec(text) ?? [];
    const parsed = value === undefined ? undefined : parseJson(value);
    if (checksum(text, FIRST_CHECK) !== each[i] || tag === undefined || !parsed?.ok) return err(changed(i + 1));
    tags.push({ line: i + 1, name: tag, value: parsed.value });
  }
  if (each.length !== tags.length || lines[checkAt + 1] !== '') return err(changed(checkAt + 2));
  return ok({ tags, next: checkAt + 2 });
}

/** Reads the paper and proves its checksums; the first line that is not as written is named. */
export function readSheet(text: string): Result<Sheet, Problem> {
  const lines = text.split('\n');
  const head = readHead(lines);
  if (!head.ok) return head;
  let check = FIRST_CHECK;
  const turns: TurnLine[] = [];
  for (let i = head.value.next; i < lines.length; i++) {
    const line = lines[i]!;
    const turn = TURN.exec(line);
    const [, number, words, hash, sum] = turn ?? [];
    if (number === undefined || words === undefined || hash === undefined) {
      const [, result, last] = RESULT.exec(line) ?? [];
      if (result === undefined || last !== checksum(`${result} {`, check)) return err(changed(i + 1));
      if (i !== lines.length - 2 || lines[i + 1] !== '') return err(changed(Math.min(i + 2, lines.length)));
      return ok({ tags: head.value.tags, turns, result: { line: i + 1, text: result } });
    }
    const written = writeTurn(turns.length + 1, words.split(' '), hash, check);
    if (written.text !== `${line}\n` || sum !== written.check) return err(changed(i + 1));
    turns.push({ line: i + 1, words: words.split(' '), hash });
    check = written.check;
  }
  return err(badRecord(lines.length, 'falta el resultado al final.', 'the result at the end is missing.'));
}
