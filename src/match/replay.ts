import { Choices } from '../core/choices.ts';
import { CHANCE, type Game, type GameWithTexts, type MatchResult, SIDES, type Side } from '../core/game.ts';
import { chooseOptions } from '../core/options.ts';
import { err, ok, type Result } from '../core/result.ts';
import type { State } from '../core/state.ts';
import { commitmentTo, drawOutcome } from './fair.ts';
import { type Problem, problem, unreadable } from './faults.ts';
import { type Command, Match, type MatchSetup, OUTER_REASONS } from './match.ts';
import { ENTERED, hashOf, readResultText, resultText, UNFINISHED, WHISTLE_WORD } from './record.ts';
import { badRecord, readSheet, type Sheet } from './sheet.ts';

/** Tags that mean something to the match; all others are facts that are carried along. */
const KNOWN: ReadonlySet<string> = new Set([
  'Game',
  'Rules',
  'Options',
  'Start',
  'Commitment',
  'HomeSeed',
  'AwaySeed',
  'Seed',
]);
/** How a match ends without a rule of its game (src/match/match.ts). */
const ENDS: ReadonlySet<string> = new Set([...OUTER_REASONS, 'deadline']);

const tagOf = (sheet: Sheet, name: string): { readonly line: number; readonly value: unknown } =>
  sheet.tags.find((tag) => tag.name === name) ?? { line: 1, value: undefined };

const textOf = (sheet: Sheet, name: string): string => {
  const { value } = tagOf(sheet, name);
  return typeof value === 'string' ? value : '';
};

/** A record whose paper is whole, and what it says of its match before any rule is asked. */
export interface OpenedRecord {
  readonly sheet: Sheet;
  readonly game: string;
  /** It is that of the rules that it was played under; null where it does not say. */
  readonly version: number | null;
  /** Empty where nobody gave one. */
  readonly names: Readonly<Record<Side, string>>;
  /** It is null while the match goes on. */
  readonly result: MatchResult | null;
}

/** The first half of reading: the game's rules may have to be loaded before the second. */
export function openRecord(text: string): Result<OpenedRecord, Problem> {
  const read = readSheet(text);
  if (!read.ok) return read;
  const sheet = read.value;
  const version = tagOf(sheet, 'Rules').value;
  return ok({
    sheet,
    game: textOf(sheet, 'Game'),
    version: typeof version === 'number' ? version : null,
    names: { home: textOf(sheet, 'Home'), away: textOf(sheet, 'Away') },
    result: readResultText(sheet.result.text),
  });
}

/** `Ana 2-1 Blas`, for people. */
function scoreline({ names, result }: OpenedRecord, unfinished: string): string {
  const [home, away] = SIDES.map((side) => names[side] || side);
  return `${home} ${result?.score.join('-') ?? '–'} ${away}${result ? '' : `, ${unfinished}`}`;
}

/**
 * A match is never replayed under other rules than its own: which they were, and what can still be done with its record.
 * Undefined where it was played under these.
 */
export function otherRules(game: Pick<Game, 'name' | 'version'>, opened: OpenedRecord): Problem | undefined {
  if (opened.version === game.version) return undefined;
  const { line } = tagOf(opened.sheet, 'Rules');
  if (opened.version === null)
    return badRecord(
      line,
      'no dice con qué versión de las reglas se jugó.',
      'does not say under which version of the rules it was played.',
    );
  const { name, version } = game;
  return {
    ...problem(
      'bad-record',
      `Este partido de ${name.es} (${scoreline(opened, 'sin terminar')}) se jugó con la versión ${opened.version} de las ` +
        `reglas y aquí se juega con la ${version}: no se puede repetir ni continuar. Su texto y su resultado se pueden ` +
        'leer, guardar y borrar.',
      `This match of ${name.en} (${scoreline(opened, 'unfinished')}) was played under version ${opened.version} of the ` +
        `rules, and version ${version} is played here: it can not be replayed or continued. Its text and its result can ` +
        'be read, saved and deleted.',
    ),
    line,
  };
}

function readStart<S extends State>(
  game: GameWithTexts<S>,
  sheet: Sheet,
): Result<Pick<MatchSetup<S>, 'start' | 'isFresh'>, Problem> {
  const position = tagOf(sheet, 'Start');
  if (position.value !== undefined) {
    const start = game.readPosition(position.value);
    if (start.ok) return ok({ start: start.value, isFresh: false });
    const { es, en } = unreadable('bad-record', start.error).message;
    return err(badRecord(position.line, `no es una posición válida: ${es}`, `not a valid position: ${en}`));
  }
  const given = tagOf(sheet, 'Options');
  const options = chooseOptions(game.options, given.value);
  if (options.ok) return ok({ start: game.setup(options.value), isFresh: true });
  const { es, en } = unreadable('bad-record', options.error).message;
  return err(badRecord(given.line, `opciones no válidas: ${es}`, `bad options: ${en}`));
}

const isSide = (word: string | undefined): word is Side => SIDES.includes(word as Side);

function* commandsOf(words: readonly string[]): Generator<Command> {
  for (let i = 0; i < words.length; i++) {
    const word = words[i]!;
    if (isSide(word)) yield { type: 'play', side: word, action: words[++i] ?? '' };
    else if (word === WHISTLE_WORD) yield { type: 'whistle' };
    else if (word.endsWith(ENTERED)) yield { type: 'chance', outcome: word.slice(0, -ENTERED.length) };
    else yield { type: 'chance', outcome: word, isDrawn: true };
  }
}

/** Called before each step, with the line it stands in; an answer other than undefined ends the reading. */
type Inspect<S extends State> = (match: Match<S>, command: Command, line: number) => Problem | undefined;

/** Plays an opened record through the rules, up to its last checkpoint. */
export function replay<S extends State>(
  game: GameWithTexts<S>,
  opened: OpenedRecord,
  inspect?: Inspect<S>,
): Result<Match<S>, Problem> {
  const foreign = otherRules(game, opened);
  if (foreign) return err(foreign);
  const { sheet } = opened;
  const start = readStart(game, sheet);
  if (!start.ok) return start;
  const tags = Object.fromEntries(
    sheet.tags
      .filter(({ name }) => !KNOWN.has(name))
      .map(({ name, value }) => [name, typeof value === 'string' ? value : JSON.stringify(value)]),
  );
  const seeds = { referee: textOf(sheet, 'Seed'), home: textOf(sheet, 'HomeSeed'), away: textOf(sheet, 'AwaySeed') };
  const match = new Match({ game, ...start.value, seeds, tags }, 0);
  for (const { line, words, hash } of sheet.turns) {
    for (const command of commandsOf(words)) {
      const wrong = inspect?.(match, command, line);
      if (wrong) return err(wrong);
      const done = match.submit(command, 0);
      if (!done.ok)
        return err({ ...badRecord(line, done.error.message.es, done.error.message.en), ...ruleOf(done.error) });
    }
    if (hashOf(game, match.state) !== hash)
      return err(badRecord(line, 'la posición no es la anotada.', 'the position is not the one that was noted.'));
  }
  return concluded(match, opened);
}

const ruleOf = ({ rule }: Problem): Pick<Problem, 'rule'> => (rule === undefined ? {} : { rule });

function concluded<S extends State>(match: Match<S>, { sheet, result }: OpenedRecord): Result<Match<S>, Problem> {
  const { line, text } = sheet.result;
  if (match.turn.kind !== 'over' && result && ENDS.has(result.reason)) match.submit({ type: 'end', ...result }, 0);
  const turn = match.turn;
  const expected = turn.kind === 'over' ? resultText(turn.result) : UNFINISHED;
  if (text === expected) return ok(match);
  return err(badRecord(line, `el resultado es «${expected}».`, `the result is "${expected}".`));
}

/** What `verify` found: all outcomes of chance agree with the seeds. */
export interface Proof {
  readonly draws: number;
  readonly match: Match;
}

/** Proves every outcome of a record from its seeds, or names the first line with one that was not drawn so. */
export function verifyRecord(game: GameWithTexts, opened: OpenedRecord): Result<Proof, Problem> {
  const { sheet } = opened;
  const seed = tagOf(sheet, 'Seed');
  const commitment = tagOf(sheet, 'Commitment');
  if (typeof seed.value !== 'string')
    return err(
      badRecord(seed.line, 'el árbitro no ha mostrado aún su semilla.', 'the referee has not shown its seed yet.'),
    );
  if (commitment.value !== commitmentTo(seed.value))
    return err(badRecord(seed.line, 'la semilla no es la prometida.', 'the seed is not the one that was promised.'));
  for (const side of ['Home', 'Away']) {
    const promised = tagOf(sheet, `${side}Commitment`);
    if (promised.value !== undefined && promised.value !== commitmentTo(textOf(sheet, `${side}Seed`)))
      return err(
        badRecord(
          promised.line,
          'la semilla del equipo no es la que prometió.',
          "the side's seed is not the one that it promised.",
        ),
      );
  }
  const scratch = new Choices();
  let draws = 0;
  const match = replay(game, opened, (played, command, line) => {
    if (command.type !== 'chance' || !played.isToMove(CHANCE)) return undefined;
    if (!command.isDrawn)
      return badRecord(
        line,
        `«${command.outcome}» se anotó a mano, no se sorteó.`,
        `"${command.outcome}" was entered by hand, not drawn.`,
      );
    const action = drawOutcome(game, played.state, played.setup.seeds, played.history.draws, scratch);
    const drawn = game.writeAction(played.state, CHANCE, action);
    draws++;
    if (drawn === command.outcome) return undefined;
    return badRecord(
      line,
      `«${command.outcome}» es falso: salió «${drawn}».`,
      `"${command.outcome}" is forged: "${drawn}" was drawn.`,
    );
  });
  return match.ok ? ok({ draws, match: match.value }) : match;
}
