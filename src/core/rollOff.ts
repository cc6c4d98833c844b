import type { Clause } from './clause.ts';
import { firstDie, secondDie } from './dice.ts';
import { AWAY, type GameEvent, HOME, type Seat, type Tell, type Told } from './game.ts';
import type { ChancePhase } from './gameFrom.ts';
import type { State } from './state.ts';

/** What a roll-off tells. */
export type RollOffEvent<For extends string> = Told<'roll', { for: For; home: number; away: number }> | Told<'reroll'>;

/** Both sides roll a die, again and again until one is higher; `then` is told whose. */
export const rollOff = <S extends State, E extends GameEvent, const For extends string>(
  purpose: For,
  clauses: { readonly roll: Clause; readonly again: Clause },
  then: (s: S, higher: Seat, tell?: Tell<E | RollOffEvent<For>>) => void,
): ChancePhase<S, E | RollOffEvent<For>> => ({
  by: 'chance',
  draw: 'd6+d6',
  apply(s, _seat, outcome, tell) {
    const [home, away] = [firstDie(outcome), secondDie(outcome)];
    tell?.({ type: 'roll', for: purpose, home, away, rule: clauses.roll });
    if (home === away) tell?.({ type: 'reroll', rule: clauses.again });
    else then(s, home > away ? HOME : AWAY, tell);
  },
});
