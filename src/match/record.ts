import { TURN_ENDS } from '../core/events.ts';
import { CHANCE, type Game, type MatchResult, type Side, sideOf } from '../core/game.ts';
import type { State } from '../core/state.ts';
import { hashPosition } from '../core/text.ts';
import { commitmentTo } from './fair.ts';
import { type Step, WHISTLE } from './history.ts';
import type { Match } from './match.ts';
import { FIRST_CHECK, tagLine, writeHead, writeResult, writeTurn } from './sheet.ts';

const MAX_STEPS_A_LINE = 40;

export const WHISTLE_WORD = 'whistle';
/** After an outcome that a person entered: it was not drawn from the seeds. */
export const ENTERED = '!';
export const UNFINISHED = '*';

export const hashOf = <S extends State>(game: Game<S>, s: S): string => hashPosition(game.writePosition(s));

/** `home 2-1 time`, `draw 0-0 agreed`. */
export const resultText = (result: MatchResult): string =>
  `${result.winner ?? 'draw'} ${result.score.join('-')} ${result.reason}`;

const RESULT = /^(home|away|draw) (\d+)-(\d+) (\S+)$/;
/** The reverse; null for a match that goes on. */
export function readResultText(text: string): MatchResult | null {
  const [, winner, home, away, reason] = RESULT.exec(text) ?? [];
  if (winner === undefined || reason === undefined) return null;
  return { winner: winner === 'draw' ? null : (winner as Side), score: [Number(home), Number(away)], reason };
}

function stepWords<S extends State>(game: Game<S>, before: S, step: Step): string[] {
  if (step.seat === WHISTLE) return [WHISTLE_WORD];
  const text = game.writeAction(before, step.seat, step.action);
  if (step.seat === CHANCE) return [step.isDrawn ? text : text + ENTERED];
  return [sideOf(step.seat), text];
}

interface WrittenLine {
  /** Number of steps up to the end of this line. */
  readonly steps: number;
  /** Its last step: while the match still has this very step there, the line and all before it stand. */
  readonly last: Step;
  readonly text: string;
  readonly check: string;
}

/** Writes the record of a running match again and again; only what is new since the last time costs anything. */
export class RecordWriter<S extends State = State> {
  readonly #match: Match<S>;
  readonly #lines: WrittenLine[] = [];

  constructor(match: Match<S>) {
    this.#match = match;
  }

  /** `reveal`: with the referee's seed, which belongs into the record of a finished match. */
  write(reveal: boolean): string {
    const { steps } = this.#match.history;
    while (this.#lines.length > 0 && steps[this.#lines.at(-1)!.steps - 1] !== this.#lines.at(-1)!.last)
      this.#lines.pop();
    const open = this.#extend();
    const lines = open ? [...this.#lines, open] : this.#lines;
    const turn = this.#match.turn;
    const result = turn.kind === 'over' ? resultText(turn.result) : UNFINISHED;
    const body = lines.map((line) => line.text).join('');
    return writeHead(tagsOf(this.#match, reveal)) + body + writeResult(result, lines.at(-1)?.check ?? FIRST_CHECK);
  }

  /** Writes the lines that have been completed, and gives back the one that is not. */
  #extend(): WrittenLine | undefined {
    const { game, history } = this.#match;
    let words: string[] = [];
    let taken = this.#lines.at(-1)?.steps ?? 0;
    let open: WrittenLine | undefined;
    let inLine = 0;
    history.walk(taken, (step, before, events, after) => {
      words.push(...stepWords(game, before, step));
      taken++;
      inLine++;
      const isClosed = inLine === MAX_STEPS_A_LINE || events.some((event) => TURN_ENDS.has(event.type));
      if (!isClosed && taken < history.steps.length) return;
      const previous = this.#lines.at(-1)?.check ?? FIRST_CHECK;
      const line = writeTurn(this.#lines.length + 1, words, hashOf(game, after), previous);
      const written = { steps: taken, last: step, ...line };
      if (isClosed) this.#lines.push(written);
      else open = written;
      words = [];
      inLine = 0;
    });
    return open;
  }
}

function tagsOf<S extends State>({ game, setup }: Match<S>, reveal: boolean): string[] {
  const { seeds } = setup;
  return [
    tagLine('Game', game.id),
    tagLine('Rules', game.version),
    setup.isFresh ? tagLine('Options', setup.start.options) : tagLine('Start', game.writePosition(setup.start)),
    ...Object.entries(setup.tags ?? {}).map(([name, value]) => tagLine(name, value)),
    tagLine('Commitment', commitmentTo(seeds.referee)),
    tagLine('HomeSeed', seeds.home),
    tagLine('AwaySeed', seeds.away),
    ...(reveal ? [tagLine('Seed', seeds.referee)] : []),
  ];
}
