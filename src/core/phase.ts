import type { Choices } from './choices.ts';
import type { Clause } from './clause.ts';
import type { Action, GameEvent, Refusal, Seat, Tell } from './game.ts';
import type { State } from './state.ts';

/** A rule of a decision: the clause, when it is broken, and the facts its sentence needs. */
export type Guard<S> = readonly [
  clause: Clause,
  isBroken: (s: S, seat: Seat, action: Action) => boolean,
  facts?: (s: S, seat: Seat, action: Action) => Refusal['facts'],
];
export type Guards<S> = readonly Guard<S>[];

/**
 * One decision of a game. `choices` and `refuse` both come from its guards, in their order; where `exact` is true the
 * candidates are known to be legal already (the suite over all games proves it), so the guards only explain.
 */
export interface Decision<S extends State, E extends GameEvent = GameEvent> {
  readonly exact: boolean;
  readonly guards: Guards<S>;
  candidates(s: S, seat: Seat, out: Choices): void;
  apply(s: S, seat: Seat, action: Action, tell?: Tell<E>): void;
}

/** A decision of a room that is not made by `gameFrom` yet (src/core/gameFrom.ts has the phases of those that are). */
export interface Phase<S extends State> extends Decision<S> {
  readonly name: string;
}

const NO_FACTS: Refusal['facts'] = {};

export function firstBroken<S>(guards: Guards<S>, s: S, seat: Seat, action: Action): Refusal | undefined {
  for (const [clause, isBroken, facts] of guards) {
    if (isBroken(s, seat, action)) return { clause, facts: facts ? facts(s, seat, action) : NO_FACTS };
  }
  return undefined;
}

const passes = <S>(guards: Guards<S>, s: S, seat: Seat, action: Action): boolean => {
  for (const guard of guards) if (guard[1](s, seat, action)) return false;
  return true;
};

/** The legal choices of a decision. */
export function offer<S extends State>(phase: Decision<S>, s: S, seat: Seat, out: Choices): void {
  out.clear();
  phase.candidates(s, seat, out);
  if (!phase.exact) out.filter((action) => passes(phase.guards, s, seat, action));
}
