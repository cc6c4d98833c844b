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

/** The same record with another value in one of its tags. */
export function retag(record: string, name: string, value: unknown): string {
  const end = record.indexOf('\n\n');
  const tags = record.slice(0, end).split('\n');
  const changed = tags
    .filter((tag) => !tag.startsWith('[Check '))
    .map((tag) => (tag.startsWith(`[${name} `) ? tagLine(name, value) : tag));
  return writeHead(changed) + record.slice(end + 2);
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

const NO_RECORD = badRecord(1, 'así no empieza ningún acta.', 'no record begins like this.');

const TAG = /^\[([A-Za-z]\w*) (.+)\]$/;
const TURN = /^\d+\. ([^{}]+) \{([0-9a-f]{16}) [0-9a-f]{8}\}$/;
const RESULT = /^([^{}]+) \{[0-9a-f]{8}\}$/;

function parseJson(text: string): Result<unknown, undefined> {
  try {
    return ok(JSON.parse(text));
  } catch {
    return err(undefined);
  }
}

function parseTag(line: string): { readonly name: string; readonly value: unknown } | undefined {
  const [, name, json] = TAG.exec(line) ?? [];
  const parsed = json === undefined ? undefined : parseJson(json);
  return name !== undefined && parsed?.ok ? { name, value: parsed.value } : undefined;
}

interface Head {
  readonly tags: readonly Tag[];
  /** Index of the first line after the empty one. */
  readonly next: number;
}

/** Where no `Check` is found, its own line was changed, or the one that has swallowed it. */
function brokenTagOf(lines: readonly string[]): number {
  const at = [...lines, ''].findIndex((line) => !parseTag(line));
  const isRenamed = lines[at] === '' && at > 0 && !lines[at + 1]?.startsWith('Check ');
  return isRenamed ? at - 1 : at;
}

function readHead(lines: readonly string[]): Result<Head, Problem> {
  const checkAt = lines.findIndex((line) => line.startsWith('[Check '));
  if (checkAt < 0) return err(parseTag(lines[0]!) ? changed(brokenTagOf(lines) + 1) : NO_RECORD);
  const checks = parseTag(lines[checkAt]!)?.value;
  const each = typeof checks === 'string' ? checks.split(' ') : [];
  const own = each.pop();
  if (own !== checksum(each.join(' '), FIRST_CHECK) || tagLine('Check', checks) !== lines[checkAt])
    return err(changed(checkAt + 1));
  const tags: Tag[] = [];
  for (let i = 0; i < checkAt; i++) {
    const text = lines[i]!;
    const tag = parseTag(text);
    if (checksum(text, FIRST_CHECK) !== each[i] || !tag) return err(changed(i + 1));
    tags.push({ line: i + 1, ...tag });
  }
  if (each.length !== tags.length || lines[checkAt + 1] !== '') return err(changed(checkAt + 2));
  return ok({ tags, next: checkAt + 2 });
}

/** The last line of a record, and nothing after it but its line end. */
function readResult(lines: readonly string[], at: number, before: string): Result<ResultLine, Problem> {
  const text = RESULT.exec(lines[at]!)?.[1];
  if (text === undefined || writeResult(text, before) !== `${lines[at]}\n`) return err(changed(at + 1));
  if (at !== lines.length - 2 || lines[at + 1] !== '') return err(changed(Math.min(at + 2, lines.length)));
  return ok({ line: at + 1, text });
}

/** Some editors and systems end every line with two characters; the first line tells. */
const linesOf = (text: string): string[] => text.split(/^[^\n]*\r\n/.test(text) ? '\r\n' : '\n');

/** Reads the paper and proves its checksums; the first line that is not as written is named. */
export function readSheet(text: string): Result<Sheet, Problem> {
  const lines = linesOf(text);
  const head = readHead(lines);
  if (!head.ok) return head;
  const { tags, next } = head.value;
  const turns: TurnLine[] = [];
  let check = FIRST_CHECK;
  for (let at = next; at < lines.length; at++) {
    const [, words, hash] = TURN.exec(lines[at]!) ?? [];
    if (words === undefined || hash === undefined) {
      const result = readResult(lines, at, check);
      return result.ok ? ok({ tags, turns, result: result.value }) : result;
    }
    const written = writeTurn(turns.length + 1, words.split(' '), hash, check);
    if (written.text !== `${lines[at]}\n`) return err(changed(at + 1));
    turns.push({ line: at + 1, words: words.split(' '), hash });
    check = written.check;
  }
  return err(badRecord(lines.length, 'falta el resultado al final.', 'the result at the end is missing.'));
}
