import { Choices } from '../core/choices.ts';
import { otherSeat, seatOf } from '../core/game.ts';
import type { State } from '../core/state.ts';
import type { Decision, Question } from './bot.ts';
import { guessesOf } from './guesses.ts';
import type { Judge } from './judge.ts';
import { type Case, mixedPlay } from './matrix.ts';
import { drawn } from './slip.ts';

const GUESSES = 12;

export const isSealed = ({ game, view }: Question): boolean => game.turn(view).kind === 'secret';

/** Both have yet to commit: each answer is a column. */
function openCase({ game, side }: Question, judge: Judge, guess: State, own: Choices): Case {
  const seat = seatOf(side);
  const answers = new Choices();
  game.choices(guess, otherSeat(seat), answers);
  const earned = new Float64Array(own.n * answers.n);
  const after = guess.clone();
  for (let row = 0; row < own.n; row++)
    for (let column = 0; column < answers.n; column++) {
      after.copyFrom(guess);
      game.apply(after, seat, own.action[row]!);
      game.apply(after, otherSeat(seat), answers.action[column]!);
      earned[row * answers.n + column] = forSide(judge.expected(after), seat);
    }
  return { earned, columns: answers.n };
}

/** The other side has committed: each guess of that commit is a column, and those that earn the same are one. */
function committedCase({ game, side }: Question, judge: Judge, guesses: readonly State[], own: Choices): Case {
  const seat = seatOf(side);
  const columns = new Map<string, readonly number[]>();
  for (const guess of guesses) {
    const after = guess.clone();
    const column = own.list().map((action) => {
      after.copyFrom(guess);
      game.apply(after, seat, action);
      return forSide(judge.expected(after), seat);
    });
    columns.set(column.join(' '), column);
  }
  const lists = [...columns.values()];
  const earned = new Float64Array(own.n * lists.length);
  for (const [column, list] of lists.entries())
    for (const [row, value] of list.entries()) earned[row * lists.length + column] = value;
  return { earned, columns: lists.length };
}

const forSide = (homeShare: number, seat: number): number => (seat === 0 ? homeShare : 1 - homeShare);

/** A sealed choice: drawn from a mix that the other side can't exploit, whatever it has guessed or committed. */
export function sealedChoice(question: Question, judge: Judge): Decision {
  const { game, side, random } = question;
  const seat = seatOf(side);
  const guesses = guessesOf(question, GUESSES);
  const [first] = guesses;
  const own = new Choices();
  game.choices(first, seat, own);
  const bothOwe = (game.toMove(first) & (1 << otherSeat(seat))) !== 0;
  const cases = bothOwe
    ? guesses.map((guess) => openCase(question, judge, guess, own))
    : [committedCase(question, judge, guesses, own)];
  const { mix, value } = mixedPlay(own.n, cases);
  const action = own.action[drawn(mix, random())]!;
  const lots = { actions: own.list(), odds: [...mix] };
  return { action, value, nodes: judge.nodes, line: [game.writeAction(first, seat, action)], lots };
}
