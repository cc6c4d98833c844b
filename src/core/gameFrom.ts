import type { Said } from './clause.ts';
import { DICE, type Draw, type Outcomes } from './dice.ts';
import {
  type Action,
  AWAY,
  AWAY_BIT,
  CHANCE,
  CHANCE_BIT,
  type Game,
  type GameEvent,
  HOME,
  HOME_BIT,
  type Position,
  type Refusal,
  type Seat,
  type SeatSet,
  type Seen,
  SIDES,
  sideOf,
  type Tell,
  type Turn,
} from './game.ts';
import { type Decision, firstBroken, type Guards, offer } from './phase.ts';
import { sideOrNull } from './position.ts';
import { err, ok } from './result.ts';
import type { State } from './state.ts';

/** One side decides. */
interface ChoicePhase<S extends State, E extends GameEvent> extends Decision<S, E> {
  by(s: S): Seat;
}

/** Both sides decide in secret; who has sealed his choice owes none. */
interface SecretPhase<S extends State, E extends GameEvent> extends Decision<S, E> {
  readonly by: 'both';
  owes(s: S, seat: Seat): boolean;
}

/** Chance decides, by dice or coin or by what the room draws from; guards only where not every outcome that can be read is left. */
export interface ChancePhase<S extends State, E extends GameEvent> extends Pick<Decision<S, E>, 'apply'> {
  readonly by: 'chance';
  readonly draw: Draw | Outcomes<S> | ((s: S) => Draw | Outcomes<S>);
  readonly guards?: Guards<S>;
}

/** The match is over. */
interface FinalPhase {
  readonly by: 'nobody';
}

/** A phase says who decides and, where it is chance, what is drawn. */
export type Phase<S extends State, E extends GameEvent> =
  | ChoicePhase<S, E>
  | SecretPhase<S, E>
  | ChancePhase<S, E>
  | FinalPhase;

/** The words of a game's choices; the words of chance come with what is drawn. */
export interface ActionText {
  write(action: Action): string;
  /** It is undefined where the text is no action of this game. */
  read(text: string): Action | undefined;
  /** What actions look like, for whoever has written another text. */
  forms(text: string): Said;
}

/** What a room says of its game; `gameFrom` makes the rest of the contract from it. */
interface Rules<S extends State, P extends Position, E extends GameEvent, N extends string>
  extends Pick<
    Game<S, P, E>,
    'id' | 'name' | 'version' | 'options' | 'whistle' | 'score' | 'describe' | 'writePosition'
  > {
  /** The names of the phases: the state holds a name's place in this list. */
  readonly phaseNames: readonly N[];
  readonly phases: { readonly [K in N]: Phase<S, E> };
  readonly actions: ActionText;
  setup(options: S['options']): S;
  /** Who has won a finished match, -1 where nobody has, and why. */
  verdict(s: S): { readonly winner: Seat; readonly reason: string };
  /** Whose turn it is among the members of a seat; without it any member may act. */
  member?(s: S, seat: Seat): number;
  /** Facts for the guards that give none of their own. */
  facts?(s: S, seat: Seat, action: Action): Refusal['facts'];
  /** An action that only the referee enters; it is accepted in every phase. */
  readonly ruling?: { readonly action: Action; apply(s: S, seat: Seat, tell?: Tell<E>): void };
  /**
   * Who sees what; a game without it is open. An event is hidden from nobody unless `hide` is there, and without `worlds`
   * no duel depends on what is hidden.
   */
  readonly secrets?: Pick<Game<S, P, E>, 'view' | 'guess'> & Partial<Pick<Game<S, P, E>, 'hide' | 'worlds'>>;
}

/** A phase made ready, as a row of the table: decisions of all kinds answer the same questions, with the same fields. */
interface Row<S extends State, E extends GameEvent> extends Decision<S, E> {
  readonly due: SeatSet | ((s: S) => SeatSet);
  turn(s: S): Turn;
  /** It is undefined where chance decides nothing. */
  readonly outcomes: ((s: S) => Outcomes<S>) | undefined;
}

const asOutcomes = <S extends State>(draw: Draw | Outcomes<S>): Outcomes<S> =>
  typeof draw === 'string' ? DICE[draw] : draw;

function choiceRow<S extends State, E extends GameEvent>(phase: string, choice: ChoicePhase<S, E>): Row<S, E> {
  const { by, exact, guards, candidates, apply } = choice;
  const turn = (s: S): Turn => ({ kind: 'choice', side: sideOf(by(s)), phase });
  return { exact, guards, candidates, apply, due: (s) => HOME_BIT << by(s), turn, outcomes: undefined };
}

function secretRow<S extends State, E extends GameEvent>(phase: string, secret: SecretPhase<S, E>): Row<S, E> {
  const { owes, exact, guards, candidates, apply } = secret;
  const due = (s: S): SeatSet => (owes(s, HOME) ? HOME_BIT : 0) | (owes(s, AWAY) ? AWAY_BIT : 0);
  const turn = (s: S): Turn => ({ kind: 'secret', sides: SIDES.filter((_, seat) => owes(s, seat)), phase });
  return { exact, guards, candidates, apply, due, turn, outcomes: undefined };
}

function chanceRow<S extends State, E extends GameEvent>(phase: string, chance: ChancePhase<S, E>): Row<S, E> {
  const { draw, guards = [], apply } = chance;
  const only = typeof draw === 'function' ? undefined : asOutcomes(draw);
  const outcomes = typeof draw === 'function' ? (s: S) => asOutcomes(draw(s)) : (): Outcomes<S> => only!;
  const turn = (s: S): Turn => ({ kind: 'chance', draw: outcomes(s).draw, phase });
  const candidates: Decision<S>['candidates'] = only ? only.offer : (s, seat, out) => outcomes(s).offer(s, seat, out);
  return { exact: true, guards, candidates, apply, due: CHANCE_BIT, turn, outcomes };
}

function rowOf<S extends State, E extends GameEvent>(
  name: string,
  phase: Phase<S, E>,
  over: (s: S) => Turn,
): Row<S, E> {
  if (phase.by === 'both') return secretRow(name, phase);
  if (phase.by === 'chance') return chanceRow(name, phase);
  if (phase.by !== 'nobody') return choiceRow(name, phase);
  return { exact: true, guards: [], candidates: () => {}, apply: () => {}, due: 0, turn: over, outcomes: undefined };
}

/** In place of a set of seats: it depends on the state. */
const ASK = -1;
const NO_CHANCE: Said = { es: 'ahora no decide el azar', en: 'chance decides nothing now' };
const outcomeOf = (draw: string): Said => ({ es: `un resultado de ${draw}`, en: `an outcome of ${draw}` });

/** A game from its table of phases: who is to move, what he may choose and what comes of it are looked up by phase. */
export function gameFrom<
  S extends State & { readonly phase: number },
  P extends Position,
  E extends GameEvent,
  N extends string,
>(rules: Rules<S, P, E, N>): Game<S, P, E> {
  const { actions, ruling, facts, secrets, verdict, score } = rules;
  const over = (s: S): Turn => {
    const { winner, reason } = verdict(s);
    return { kind: 'over', result: { winner: sideOrNull(winner), score: score(s), reason } };
  };
  const rows = rules.phaseNames.map((name) => rowOf(name, rules.phases[name], over));
  const fixed = Int32Array.from(rows, ({ due }) => (typeof due === 'number' ? due : ASK));
  const asked = rows.map(({ due }) => (typeof due === 'number' ? () => due : due));
  const effects = rows.map((row) => row.apply);
  const outcomesOf = (s: S): Outcomes<S> | undefined => rows[s.phase]!.outcomes?.(s);
  const play: Game<S, P, E>['apply'] = (s, seat, action, tell) => effects[s.phase]!(s, seat, action, tell);

  return {
    id: rules.id,
    name: rules.name,
    version: rules.version,
    options: rules.options,
    setup: rules.setup,

    toMove(s) {
      const { phase } = s;
      const due = fixed[phase]!;
      return due === ASK ? asked[phase]!(s) : due;
    },
    choices: (s, seat, out) => offer(rows[s.phase]!, s, seat, out),
    apply: ruling
      ? (s, seat, action, tell) => {
          if (action === ruling.action) ruling.apply(s, seat, tell);
          else play(s, seat, action, tell);
        }
      : play,
    payoff(s) {
      const { winner } = verdict(s);
      return winner < 0 ? 0.5 : 1 - winner;
    },

    refuse(s, seat, action) {
      if (action === ruling?.action) return undefined;
      const broken = firstBroken(rows[s.phase]!.guards, s, seat, action);
      return broken && facts
        ? { clause: broken.clause, facts: { ...facts(s, seat, action), ...broken.facts } }
        : broken;
    },
    isRuling: (action) => action === ruling?.action,
    whistle: rules.whistle,
    turn: (s) => rows[s.phase]!.turn(s),
    score,
    member: rules.member ?? (() => null),

    view: secrets?.view ?? ((s, _who, into) => s.clone(into) as Seen<S>),
    hide: secrets?.hide ?? ((event) => event),
    guess: secrets?.guess ?? ((v) => v.clone()),
    worlds:
      secrets?.worlds ?? ((v, who, random) => [{ state: secrets ? secrets.guess(v, who, random) : v, weight: 1 }]),

    describe: rules.describe,
    writePosition: rules.writePosition,
    writeAction: (s, seat, action) => (seat === CHANCE ? outcomesOf(s)!.write(action) : actions.write(action)),
    readAction(s, seat, text) {
      if (seat !== CHANCE) {
        const action = actions.read(text);
        return action === undefined ? err({ path: 'action', expected: actions.forms(text) }) : ok(action);
      }
      const outcomes = outcomesOf(s);
      const outcome = outcomes?.read(text);
      if (outcome !== undefined) return ok(outcome);
      return err({ path: 'outcome', expected: outcomes ? outcomeOf(outcomes.draw) : NO_CHANCE });
    },
  };
}
