import { Choices } from '../../core/choices.ts';
import type { Said } from '../../core/clause.ts';
import { CHANCE, otherSide, type Seen, type Side, seatOf } from '../../core/game.ts';
import type { State } from '../../core/state.ts';
import type { Room } from '../../games/index.ts';
import { type Came, fits, pipsOf, type When } from '../../protocol/leisure.ts';
import { isDeck } from '../../protocol/throwing.ts';

/** An action and how people call it. */
export interface Option {
  readonly text: string;
  readonly label: Said;
}

/** A moment at which a side will have to throw or to decide, and what will have come until then. */
interface Moment {
  readonly came: readonly Came[];
  /** Null: the dice are due. */
  readonly choices: readonly Option[] | null;
}

/** What may come before somebody's next decision, as far as he can know it. */
export interface Ahead {
  /** What the rival may do until then. */
  readonly rivals: readonly Option[];
  /** What the dice may show, as numbers or as the faces of what is no number. */
  readonly pips: readonly number[];
  readonly faces: readonly string[];
  /** What one may do where that has come; null among them: throw. */
  replies(when: When): readonly (Option | null)[];
}

const MOST_STATES = 200;
const MOST_DEEP = 5;
const MOST_CHOICES = 60;
/** Any number: what is hidden is only guessed at. */
const guess = (): number => 0.5;

/** Looks at what may come from here on until that side has to throw or to decide, with what is hidden guessed. */
export function lookAhead({ game, stage, voice }: Room, view: Seen, side: Side): Ahead {
  const [own, rival] = [seatOf(side), seatOf(otherSide(side))];
  const [moments, rivals, outcomes] = [[] as Moment[], new Map<string, Option>(), new Set<string>()];
  const queue: { state: State; came: readonly Came[]; depth: number }[] = [
    { state: game.guess(view, side, guess), came: [], depth: 0 },
  ];
  // What hundreds of moments have in common is put into words once.
  const known = new Map<string, Option>();
  const list = (state: State, seat: number): number[] => {
    const choices = new Choices();
    game.choices(state, seat, choices);
    return choices.list().filter((action) => !game.isRuling(action));
  };
  for (let i = 0; i < queue.length && i < MOST_STATES; i++) {
    const { state, came, depth } = queue[i]!;
    const turn = game.turn(state);
    if (turn.kind === 'over') continue;
    const due = game.toMove(state);
    const position = game.writePosition(state);
    const asOption = (seat: number, action: number): Option => {
      const text = game.writeAction(state, seat, action);
      const key = `${seat} ${text}`;
      const option = known.get(key) ?? { text, label: voice.action(text, position) };
      known.set(key, option);
      return option;
    };
    if (due & (1 << own)) {
      // Where he has to decide already, nothing is ahead.
      if (depth > 0 || turn.kind === 'secret')
        moments.push({ came, choices: list(state, own).map((action) => asOption(own, action)) });
      continue;
    }
    const isChance = turn.kind === 'chance';
    const thrower = isChance ? stage.thrower(position, turn) : null;
    if (isChance && !isDeck(stage, turn) && thrower !== otherSide(side)) moments.push({ came, choices: null });
    if (depth >= MOST_DEEP) continue;
    const seat = isChance ? CHANCE : rival;
    const all = list(state, seat);
    const some = isChance && isDeck(stage, turn) ? all.slice(0, 1) : all.slice(0, MOST_CHOICES);
    for (const action of some) {
      const text = game.writeAction(state, seat, action);
      if (!isChance) rivals.set(text, asOption(seat, action));
      else if (!isDeck(stage, turn)) outcomes.add(text);
      const after = state.clone();
      game.apply(after, seat, action);
      queue.push({ state: after, came: [...came, { by: isChance ? 'chance' : 'rival', text }], depth: depth + 1 });
    }
  }
  const pips = new Set([...outcomes].flatMap((outcome) => pipsOf(outcome, side) ?? []));
  return {
    rivals: [...rivals.values()],
    pips: [...pips].sort((one, other) => one - other),
    faces: [...outcomes].filter((outcome) => pipsOf(outcome, side) === undefined),
    replies(when) {
      const found = new Map<string, Option | null>();
      for (const { came, choices } of moments) {
        // His own throw comes before what it shows.
        if (!fits(when, came, side)) continue;
        if (choices === null) found.set('', null);
        for (const option of choices ?? []) found.set(option.text, option);
      }
      return [...found.values()];
    },
  };
}
