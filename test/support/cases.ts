// The conformance cases of docs/protocol.md and how one is run against anything that answers the engine protocol.
import { readFileSync } from 'node:fs';
import { CHANCE, type Game, type GameWithTexts, type Position, type Side, seatOf } from '../../src/core/game.ts';
import { chooseOptions } from '../../src/core/options.ts';
import type { Fault } from '../../src/core/read.ts';
import { ok, type Result } from '../../src/core/result.ts';
import type { State } from '../../src/core/state.ts';

type Fields = Readonly<Record<string, unknown>>;

interface Step {
  readonly play?: string;
  readonly chance?: string;
  readonly whistle?: true;
  readonly refuse?: string;
  readonly legal?: string;
  readonly ask?: Fields;
  readonly badload?: Position;
  readonly view?: string;
  readonly position?: Fields;
  readonly turn?: Fields;
  readonly event?: Fields;
  readonly side?: string;
  readonly rule?: string;
  readonly code?: string;
  readonly includes?: readonly string[];
  readonly excludes?: readonly string[];
  readonly count?: number;
}

export interface Case {
  readonly id: string;
  readonly title: string;
  readonly given: Fields & { readonly game: string };
  readonly options?: Fields;
  readonly steps: readonly Step[];
}

/** An answer of the engine protocol. */
export interface Answer {
  readonly ok: boolean;
  readonly error?: { readonly code: string; readonly rule?: string };
  readonly events?: readonly Fields[];
  readonly actions?: readonly string[];
  readonly turn?: unknown;
  readonly position?: unknown;
}
export type Ask = (request: Fields) => Answer | Promise<Answer>;

export const casesOf = (id: string): Case[] =>
  readFileSync(`test/conformance/${id}.jsonl`, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('//'))
    .map((line) => JSON.parse(line) as Case);

/** Every state that the cases of a game lead through, each a copy of its own. */
export function caseStates(game: GameWithTexts): State[] {
  return casesOf(game.id).flatMap(({ given, options = {}, steps }) => {
    const state = Object.keys(given).length === 1 ? freshState(game, options) : game.readPosition(given);
    if (!state.ok) throw new Error(`a case of ${game.id}: ${JSON.stringify(state.error)}`);
    const s = state.value;
    const states = [s.clone()];
    for (const step of steps) {
      if (advance(game, s, step)) states.push(s.clone());
    }
    return states;
  });
}

function freshState(game: Game, given: Fields): Result<State, Fault> {
  const options = chooseOptions(game.options, given);
  return options.ok ? ok(game.setup(options.value)) : options;
}

/** Whether a step changes the match; if so, it has. */
function advance(game: Game, s: State, { play, chance, side, whistle }: Step): boolean {
  if (whistle) return game.whistle(s) === undefined;
  const text = play ?? chance;
  if (text === undefined) return false;
  const seat = play === undefined ? CHANCE : seatOf(side as Side);
  const action = game.readAction(s, seat, text);
  if (action.ok) game.apply(s, seat, action.value);
  return action.ok;
}

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Where `got` lacks something of `want`: objects by subset, all else whole. Undefined where it has everything. */
function difference(want: unknown, got: unknown, path: string): string | undefined {
  if (!isObject(want)) {
    return JSON.stringify(want) === JSON.stringify(got)
      ? undefined
      : `${path}: wanted ${JSON.stringify(want)}, got ${JSON.stringify(got)}`;
  }
  if (!isObject(got)) return `${path}: wanted an object, got ${JSON.stringify(got)}`;
  for (const [key, value] of Object.entries(want)) {
    const found = difference(value, got[key], `${path}.${key}`);
    if (found) return found;
  }
  return undefined;
}

const accepted = ({ ok, error }: Answer): string | undefined => (ok ? undefined : `refused: ${JSON.stringify(error)}`);

function refused({ ok, error }: Answer, { rule, code }: Step): string | undefined {
  if (ok) return 'accepted';
  if (code !== undefined && error?.code !== code) return `refused with ${error?.code}`;
  return rule !== undefined && error?.rule !== rule ? `refused under ${error?.rule ?? error?.code}` : undefined;
}

function listed({ actions = [] }: Answer, { includes = [], excludes = [], count }: Step): string | undefined {
  const has = new Set(actions);
  const missing = includes.filter((action) => !has.has(action));
  const extra = excludes.filter((action) => has.has(action));
  if (has.size !== actions.length) return 'an action is listed twice';
  if (actions.some((action, i) => i > 0 && actions[i - 1]! > action)) return 'not sorted';
  if (missing.length > 0) return `missing ${missing} among ${actions}`;
  if (extra.length > 0) return `must not be legal: ${extra}`;
  return count === undefined || count === actions.length
    ? undefined
    : `wanted ${count}, got ${actions.length}: ${actions}`;
}

class Run {
  readonly #ask: Ask;
  #events: readonly Fields[] = [];

  constructor(ask: Ask) {
    this.#ask = ask;
  }

  async begin({ given, options }: Case): Promise<string | undefined> {
    const isNew = Object.keys(given).length === 1;
    return accepted(
      await this.#ask(
        isNew ? { cmd: 'new', game: given.game, options: options ?? {} } : { cmd: 'load', position: given },
      ),
    );
  }

  async #change(request: Fields): Promise<string | undefined> {
    const answer = await this.#ask(request);
    if (answer.ok) this.#events = answer.events ?? [];
    return accepted(answer);
  }

  /** What is wrong with a step, or undefined. */
  async step(step: Step): Promise<string | undefined> {
    const { side } = step;
    if (step.play !== undefined) return this.#change({ cmd: 'play', side, action: step.play });
    if (step.chance !== undefined) return this.#change({ cmd: 'chance', outcome: step.chance });
    if (step.whistle) return this.#change({ cmd: 'whistle' });
    if (step.refuse !== undefined) return refused(await this.#ask({ cmd: 'play', side, action: step.refuse }), step);
    if (step.ask) return refused(await this.#ask(step.ask), step);
    if (step.badload) return refused(await this.#ask({ cmd: 'load', position: step.badload }), step);
    if (step.legal !== undefined) return listed(await this.#ask({ cmd: 'legal', side: step.legal }), step);
    if (step.turn) return difference(step.turn, (await this.#ask({ cmd: 'turn' })).turn, 'turn');
    if (step.view !== undefined)
      return difference(step.position, (await this.#ask({ cmd: 'view', as: step.view })).position, 'view');
    if (step.position) return difference(step.position, (await this.#ask({ cmd: 'position' })).position, 'position');
    if (step.event)
      return this.#events.some((event) => !difference(step.event, event, ''))
        ? undefined
        : `only ${JSON.stringify(this.#events)}`;
    return 'unknown step';
  }
}

/** What is wrong with a case, or undefined where it holds. */
export async function runCase(ask: Ask, test: Case): Promise<string | undefined> {
  const run = new Run(ask);
  const start = await run.begin(test);
  if (start) return `given: ${start}`;
  for (const [i, step] of test.steps.entries()) {
    const wrong = await run.step(step);
    if (wrong) return `step ${i + 1} ${JSON.stringify(step)}: ${wrong}`;
  }
  return undefined;
}
