import { Choices } from '../core/choices.ts';
import type { Said } from '../core/clause.ts';
import { sentence } from '../core/clause.ts';
import {
  type Action,
  CHANCE,
  type GameEvent,
  type GameWithTexts,
  type MatchResult,
  otherSide,
  type Refusal,
  type Seat,
  type Side,
  seatOf,
  type Turn,
} from '../core/game.ts';
import { err, ok, type Result } from '../core/result.ts';
import type { State } from '../core/state.ts';
import { byText } from '../core/text.ts';
import {
  type Clock,
  type ClockSpec,
  flagged,
  type Millis,
  newClock,
  type Pressed,
  pressClock,
  restClock,
} from './clock.ts';
import { drawOutcome, type Seeds } from './fair.ts';
import { type Problem, problem, unknownWord } from './faults.ts';
import { History, type Past, type Step, WHISTLE } from './history.ts';
import { judgeUndo } from './undo.ts';

/** What a side asks of its rival. */
export interface Offer {
  readonly what: 'draw' | 'undo' | 'pause';
  readonly side: Side;
}

/**
 * All that can be done to a match. `undo` without a side is the referee's and takes back the last step; with a side it
 * takes back that side's last decision, at once where the law allows (undo.ts), else as an offer to the rival. `chance`
 * without an outcome draws it; `isDrawn` says of a given one that it was drawn so (a replay). `end` is the
 * referee's: a record tells of a resignation, a table is closed. A pause that was agreed on ends with `go`, or when the
 * match goes on. `rest`: a side's time stands still until then. `lag`: so much of a decision's time was the network's.
 * `tick` only looks at the clock.
 */
export type Command =
  | { readonly type: 'play'; readonly side: Side; readonly action: string; readonly lag?: Millis }
  | { readonly type: 'chance'; readonly outcome?: string; readonly isDrawn?: boolean }
  | { readonly type: 'whistle' }
  | { readonly type: 'undo'; readonly side?: Side }
  | { readonly type: 'offer-draw'; readonly side: Side }
  | { readonly type: 'offer-pause'; readonly side: Side }
  | { readonly type: 'go'; readonly side: Side }
  | { readonly type: 'rest'; readonly side: Side; readonly until: Millis }
  | { readonly type: 'answer'; readonly side: Side; readonly accept: boolean }
  | { readonly type: 'resign'; readonly side: Side }
  | { readonly type: 'end'; readonly winner: Side | null; readonly reason: string }
  | { readonly type: 'tick' };

export interface Accepted {
  readonly events: readonly GameEvent[];
  readonly turn: Turn;
}

/** What a match is made of, fixed from its start on. */
export interface MatchSetup<S extends State = State> {
  readonly game: GameWithTexts<S>;
  readonly start: S;
  /** Says whether `start` is the game's own set-up, so that its options tell everything. */
  readonly isFresh: boolean;
  readonly seeds: Seeds;
  readonly clock?: ClockSpec;
  /** Facts for the head of the record: names, place, date. */
  readonly tags?: Readonly<Record<string, string>>;
}

/** All matches share it: none keeps anything in it. */
const CHOICES = new Choices();

const OVER = problem('not-your-turn', 'El partido ha terminado.', 'The match is over.');
const NOT_PAUSED = problem('bad-request', 'El partido no está en pausa.', 'The match is not paused.');
const IS_PAUSED = problem('bad-request', 'El partido ya está en pausa.', 'The match is paused already.');
const NO_CHANCE = problem('bad-outcome', 'Ahora no se espera ningún sorteo.', 'No die, card or coin is awaited now.');

/** Why matches end outside their rules, as it is told. */
export const OUTER_REASONS = ['resign', 'agreed', 'flag', 'absent'] as const;
function endEvent(winner: Side | null, reason: string): GameEvent {
  const type = OUTER_REASONS.find((known) => known === reason) ?? 'end';
  return { type, ...(winner ? { side: otherSide(winner) } : {}) };
}

/** A match: the only door through which it changes is `submit`. */
export class Match<S extends State = State> {
  readonly setup: MatchSetup<S>;
  readonly #history: History<S>;
  #end: MatchResult | undefined;
  #offer: Offer | undefined;
  #clock: Clock | undefined;
  #isPaused = false;

  constructor(setup: MatchSetup<S>, now: Millis) {
    this.setup = setup;
    this.#history = new History(setup.game, setup.start);
    if (setup.clock) this.#clock = newClock(setup.clock, now);
    this.#press(now);
  }

  get game(): GameWithTexts<S> {
    return this.setup.game;
  }

  get history(): Past<S> {
    return this.#history;
  }

  /** The present state; not to be changed by the caller. */
  get state(): S {
    return this.#history.state;
  }

  get turn(): Turn {
    return this.#end ? { kind: 'over', result: this.#end } : this.game.turn(this.state);
  }

  /** How it ended where no rule of the game ended it: by resignation, agreement or the clock. */
  get end(): MatchResult | undefined {
    return this.#end;
  }

  get offer(): Offer | undefined {
    return this.#offer;
  }

  get clock(): Clock | undefined {
    return this.#clock;
  }

  /** Both have agreed to wait: nobody's time runs. */
  get isPaused(): boolean {
    return this.#isPaused;
  }

  /** Says whether a seat owes a decision. */
  isToMove(seat: Seat): boolean {
    return !this.#end && (this.game.toMove(this.state) & (1 << seat)) !== 0;
  }

  /** The texts of a seat's choices, sorted; empty where it has nothing to choose. */
  legal(seat: Seat): string[] {
    if (!this.isToMove(seat)) return [];
    this.game.choices(this.state, seat, CHOICES);
    return CHOICES.list()
      .map((action) => this.game.writeAction(this.state, seat, action))
      .sort(byText);
  }

  /** The way back to how everything stands now, for whoever can not keep what comes next. */
  bookmark(): () => void {
    const [steps, end, offer] = [[...this.#history.steps], this.#end, this.#offer];
    const [clock, isPaused] = [this.#clock, this.#isPaused];
    return () => {
      this.#history.goTo(steps);
      [this.#end, this.#offer, this.#clock, this.#isPaused] = [end, offer, clock, isPaused];
    };
  }

  /** A flag falls `patience` after its time, so that what was decided in time can still come; see `lag`. */
  submit(command: Command, now: Millis, patience: Millis = 0): Result<Accepted, Problem> {
    const late = command.type === 'play' ? (command.lag ?? 0) : patience;
    const fallen = this.#clock && !this.#isOver() ? flagged(this.#clock, now - late) : undefined;
    if (fallen) return this.#finish(otherSide(fallen), 'flag', { type: 'flag', side: fallen }, now);
    switch (command.type) {
      case 'play':
        return this.#play(command.side, command.action, now, command.lag);
      case 'chance':
        return this.#chance(command.outcome, command.isDrawn ?? false, now);
      case 'whistle':
        return this.#whistle(now);
      case 'undo':
        return command.side === undefined ? this.#takeBackLast(now) : this.#askBack(command.side, now);
      case 'offer-draw':
        return this.#isOver() ? err(OVER) : this.#offers({ what: 'draw', side: command.side });
      case 'offer-pause':
        if (this.#isOver()) return err(OVER);
        return this.#isPaused ? err(IS_PAUSED) : this.#offers({ what: 'pause', side: command.side });
      case 'go':
        return this.#isPaused ? this.#goOn(command.side, now) : err(NOT_PAUSED);
      case 'rest':
        return this.#rest(command.side, command.until, now);
      case 'answer':
        return this.#answer(command.side, command.accept, now);
      case 'resign':
        if (this.#isOver()) return err(OVER);
        return this.#finish(otherSide(command.side), 'resign', { type: 'resign', side: command.side }, now);
      case 'end':
        if (this.#isOver()) return err(OVER);
        return this.#finish(command.winner, command.reason, endEvent(command.winner, command.reason), now);
      case 'tick':
        return this.#accepted([]);
    }
  }

  #isOver(): boolean {
    return this.#end !== undefined || this.game.toMove(this.state) === 0;
  }

  #accepted(events: readonly GameEvent[]): Result<Accepted, Problem> {
    return ok({ events, turn: this.turn });
  }

  #press(now: Millis, pressed?: Pressed): void {
    if (!this.#clock) return;
    const running = this.#end || this.#isPaused ? 0 : this.game.toMove(this.state);
    this.#clock = pressClock(this.#clock, running, now, pressed);
  }

  #illegal(refusal: Refusal): Result<Accepted, Problem> {
    return err({ code: 'illegal', rule: refusal.clause, message: sentence(this.game.clauses, refusal) });
  }

  #take(step: Step, now: Millis, lag: Millis = 0): Result<Accepted, Problem> {
    const events: GameEvent[] = [];
    this.#history.push(step, (event) => events.push(event));
    this.#offer = undefined;
    this.#isPaused = false;
    this.#press(now, { by: step.seat, lag });
    return this.#accepted(events);
  }

  #play(side: Side, text: string, now: Millis, lag: Millis | undefined): Result<Accepted, Problem> {
    const seat = seatOf(side);
    const action = this.game.readAction(this.state, seat, text);
    if (!action.ok) return err(this.#badAction(seat, text, action.error.expected));
    if (this.#isOver()) return err(OVER);
    if (!this.isToMove(seat)) return err(this.#notYourTurn());
    const refusal = this.game.refuse(this.state, seat, action.value);
    return refusal ? this.#illegal(refusal) : this.#take({ seat, action: action.value, isDrawn: false }, now, lag);
  }

  #badAction(seat: Seat, text: string, { es, en }: Said): Problem {
    return unknownWord(
      'bad-action',
      'No hay tal acción en este juego',
      'No such action in this game',
      text,
      this.legal(seat),
      { es: `Se espera: ${es}.`, en: `Expected: ${en}.` },
    );
  }

  #notYourTurn(): Problem {
    const turn = this.turn;
    if (turn.kind === 'chance')
      return problem('not-your-turn', 'Ahora decide el azar, no un equipo.', 'Chance decides now, not a side.');
    return problem('not-your-turn', 'Ahora no te toca decidir.', 'It is not your turn to decide.');
  }

  #chance(text: string | undefined, isDrawn: boolean, now: Millis): Result<Accepted, Problem> {
    if (!this.isToMove(CHANCE)) return err(NO_CHANCE);
    if (text === undefined) {
      const action = drawOutcome(this.game, this.state, this.setup.seeds, this.#history.draws, CHOICES);
      return this.#take({ seat: CHANCE, action, isDrawn: true }, now);
    }
    const action = this.#outcome(text);
    if (action !== undefined) return this.#take({ seat: CHANCE, action, isDrawn }, now);
    const possible = this.legal(CHANCE);
    return err(unknownWord('bad-outcome', 'No puede salir eso ahora', 'That can not come up now', text, possible));
  }

  #outcome(text: string): Action | undefined {
    const read = this.game.readAction(this.state, CHANCE, text);
    if (!read.ok) return undefined;
    this.game.choices(this.state, CHANCE, CHOICES);
    return CHOICES.has(read.value) ? read.value : undefined;
  }

  #whistle(now: Millis): Result<Accepted, Problem> {
    if (this.#end) return err(OVER);
    const refusal = this.game.whistle(this.state.clone());
    return refusal ? this.#illegal(refusal) : this.#take({ seat: WHISTLE, action: 0, isDrawn: false }, now);
  }

  #takeBackLast(now: Millis): Result<Accepted, Problem> {
    if (this.#end) return err(OVER);
    if (this.#history.steps.length === 0)
      return err(problem('bad-request', 'No hay nada que deshacer.', 'There is nothing to take back.'));
    return this.#cutTo(this.#history.steps.length - 1, now);
  }

  #cutTo(count: number, now: Millis): Result<Accepted, Problem> {
    const taken = this.#history.steps.slice(count);
    const backOf = (side: Side): number => taken.filter(({ seat }) => seat === seatOf(side)).length;
    this.#history.cutTo(count);
    this.#offer = undefined;
    this.#press(now, { back: { home: backOf('home'), away: backOf('away') } });
    return this.#accepted([{ type: 'undo', steps: count }]);
  }

  #askBack(side: Side, now: Millis): Result<Accepted, Problem> {
    if (this.#end) return err(OVER);
    const ruling = judgeUndo(this.game, this.#history, seatOf(side));
    if (!ruling) return err(problem('bad-request', 'Aún no has decidido nada.', 'You have decided nothing yet.'));
    return ruling.isFree ? this.#cutTo(ruling.keep, now) : this.#offers({ what: 'undo', side });
  }

  #offers(offer: Offer): Result<Accepted, Problem> {
    this.#offer = offer;
    return this.#accepted([{ type: 'offer', ...offer }]);
  }

  #answer(side: Side, accept: boolean, now: Millis): Result<Accepted, Problem> {
    const offer = this.#offer;
    if (!offer || offer.side === side)
      return err(problem('bad-request', 'No hay ninguna propuesta que responder.', 'There is no offer to answer.'));
    this.#offer = undefined;
    if (!accept) return this.#accepted([{ type: 'declined', what: offer.what, side }]);
    if (offer.what === 'draw') return this.#finish(null, 'agreed', { type: 'agreed' }, now);
    if (offer.what === 'pause') return this.#pause(now);
    return this.#cutTo(judgeUndo(this.game, this.#history, seatOf(offer.side))!.keep, now);
  }

  #pause(now: Millis): Result<Accepted, Problem> {
    this.#isPaused = true;
    this.#press(now);
    return this.#accepted([{ type: 'paused' }]);
  }

  #goOn(side: Side, now: Millis): Result<Accepted, Problem> {
    this.#isPaused = false;
    this.#press(now);
    return this.#accepted([{ type: 'resumed', side }]);
  }

  #rest(side: Side, until: Millis, now: Millis): Result<Accepted, Problem> {
    if (this.#isOver()) return err(OVER);
    if (this.#clock) this.#clock = restClock(this.#clock, side, until, now);
    return this.#accepted([{ type: until > now ? 'rest' : 'rested', side, until }]);
  }

  #finish(winner: Side | null, reason: string, event: GameEvent, now: Millis): Result<Accepted, Problem> {
    const score = this.game.score(this.state);
    this.#end = { winner, score, reason };
    this.#offer = undefined;
    this.#isPaused = false;
    this.#press(now);
    return this.#accepted([event, { type: 'over', winner, reason, score }]);
  }
}
