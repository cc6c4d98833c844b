import { Judge } from '../../bots/judge.ts';
import { Choices } from '../../core/choices.ts';
import { valueOf } from '../../core/expert.ts';
import {
  type Action,
  CHANCE,
  firstSeat,
  type GameEvent,
  type Seat,
  SIDES,
  type Side,
  seatOf,
  type Tell,
} from '../../core/game.ts';
import { randomFrom } from '../../core/random.ts';
import type { State } from '../../core/state.ts';
import { swingOf } from '../luck.ts';
import { type Batch, type MatchRow, UNFINISHED } from './batch.ts';
import { ClauseCounts, PlaceCounts, TurnRows } from './notes.ts';
import { seedOf } from './plan.ts';
import type { Series } from './series.ts';

/** A match is given up there and counts as drawn: without a limit random play may wander. */
export const MOST_STEPS = 20_000;
/** So many of a side's last actions are kept, to be tried again where they may be forbidden. */
const REMEMBERED = 8;
const PERMILLE = 1000;
const NOBODY = -1;

const sideOrNull = (seat: Seat): Side | null => SIDES[seat as 0 | 1] ?? null;

/** Plays matches of a series and writes down what happens: one row a match, one a turn, clauses and places in all. */
export class Scribe {
  readonly #series: Series;
  readonly #start: State;
  readonly #state: State;
  readonly #legal = new Choices();
  readonly #judge: Judge;
  readonly #turns = new TurnRows();
  readonly #clauses = new ClauseCounts();
  readonly #places: PlaceCounts;
  readonly #matches: MatchRow[] = [];
  readonly #tell: Tell;
  readonly #played = [new Int32Array(REMEMBERED), new Int32Array(REMEMBERED)];
  readonly #count = [0, 0];

  // Of the match that is on.
  #match = 0;
  #turn = 0;
  #starter = NOBODY;
  #decisions = 0;
  #draws = 0;
  #open = 0;
  #offered = 0;
  #luck = 0;
  readonly #shots = [0, 0];

  // Of the turn that is on.
  #mover = NOBODY;
  #isTried = false;
  #decisionsBefore = 0;
  #drawsBefore = 0;

  // Of the step that is on.
  #ball = NOBODY;
  #isTurnTold = false;
  #thief = NOBODY;

  constructor(series: Series) {
    this.#series = series;
    const { game, football } = series.room;
    this.#start = game.setup(series.plan.options);
    this.#state = this.#start.clone();
    this.#judge = new Judge(game, series.evaluation, this.#start);
    this.#places = new PlaceCounts(series.survey.plan.spaces.length);
    this.#tell = (event: GameEvent) => {
      if (event.rule !== undefined) this.#clauses.told(event.rule, this.#match);
      const thief = series.survey.stealer(event);
      if (thief !== null) this.#thief = seatOf(thief);
      const words = football(event);
      for (let i = 0; i < words.length; i++) {
        const word = words[i]!;
        if (word.type === 'turn') this.#isTurnTold = true;
        else if (word.type === 'shot') this.#shoot(seatOf(word.side));
      }
    };
  }

  batch(number: number): Batch {
    return {
      number,
      matches: this.#matches,
      turns: this.#turns.rows(),
      clauses: this.#clauses.rows(),
      places: this.#places.rows(),
    };
  }

  async play(match: number): Promise<void> {
    this.#begin(match);
    const { plan, room, survey, decide } = this.#series;
    const { game } = room;
    const s = this.#state;
    const legal = this.#legal;
    const random = randomFrom(seedOf(plan, match));
    let steps = 0;
    for (let due = game.toMove(s); due !== 0 && steps < MOST_STEPS; due = game.toMove(s)) {
      const seat = firstSeat(due);
      this.#ball = survey.ball(s);
      game.choices(s, seat, legal);
      if (seat === CHANCE) this.#draw(legal.pick(random()));
      else {
        this.#weighChoice(seat);
        const decided = decide[seat as 0 | 1](s, seat, legal, random);
        const action = typeof decided === 'number' ? decided : await decided;
        this.#remember(seat, action);
        game.apply(s, seat, action, this.#tell);
      }
      this.#afterStep();
      steps++;
    }
    this.#end(game.toMove(s) === 0);
  }

  #begin(match: number): void {
    this.#state.copyFrom(this.#start);
    this.#match = match;
    this.#turn = this.#decisions = this.#draws = this.#open = this.#offered = this.#luck = 0;
    this.#decisionsBefore = this.#drawsBefore = 0;
    this.#starter = this.#mover = NOBODY;
    this.#shots.fill(0);
    this.#count.fill(0);
  }

  #draw(outcome: Action): void {
    this.#draws++;
    if (this.#series.plan.luck) this.#luck += swingOf(this.#judge, this.#state, outcome);
    this.#series.room.game.apply(this.#state, CHANCE, outcome, this.#tell);
  }

  /** Counts what there was to choose; once a turn, something that the side has played before is tried again: it may be forbidden now. */
  #weighChoice(seat: Seat): void {
    this.#decisions++;
    if (this.#legal.n > 1) {
      this.#open++;
      this.#offered += this.#legal.n;
    }
    const count = this.#count[seat]!;
    if (this.#isTried || count === 0) return;
    this.#isTried = true;
    const again = this.#played[seat]![this.#decisions % Math.min(count, REMEMBERED)]!;
    const refusal = this.#legal.has(again) ? undefined : this.#series.room.game.refuse(this.#state, seat, again);
    if (refusal) this.#clauses.forbade(refusal.clause, this.#match);
  }

  #remember(seat: Seat, action: Action): void {
    this.#played[seat]![this.#count[seat]!++ % REMEMBERED] = action;
  }

  #shoot(seat: Seat): void {
    this.#shots[seat]!++;
    this.#places.add('shot', seat, this.#ball);
  }

  #afterStep(): void {
    const { survey } = this.#series;
    const s = this.#state;
    if (this.#starter === NOBODY) this.#starter = survey.starter(s);
    if (this.#thief !== NOBODY) {
      this.#places.add('won', this.#thief, survey.ball(s));
      this.#thief = NOBODY;
    }
    if (!this.#isTurnTold) return;
    this.#isTurnTold = false;
    this.#writeTurn();
    this.#turn++;
  }

  #writeTurn(): void {
    const { room, survey, evaluation } = this.#series;
    const { game } = room;
    const s = this.#state;
    const ball = survey.ball(s);
    const share = game.toMove(s) === 0 ? game.payoff(s) : valueOf(evaluation, s);
    const [home, away] = game.score(s);
    const { cells, at } = this.#turns.next();
    cells[at] = this.#match;
    cells[at + 1] = this.#turn;
    cells[at + 2] = this.#mover;
    cells[at + 3] = this.#decisions - this.#decisionsBefore;
    cells[at + 4] = this.#draws - this.#drawsBefore;
    cells[at + 5] = ball;
    cells[at + 6] = home;
    cells[at + 7] = away;
    cells[at + 8] = Math.round(PERMILLE * share);
    this.#places.add('lies', this.#mover, ball);
    this.#mover = survey.mover(s);
    this.#isTried = false;
    this.#decisionsBefore = this.#decisions;
    this.#drawsBefore = this.#draws;
  }

  #end(isOver: boolean): void {
    const { room, plan } = this.#series;
    const { game } = room;
    const s = this.#state;
    this.#writeTurn();
    const turn = game.turn(s);
    const [home, away] = game.score(s);
    this.#matches.push({
      match: this.#match,
      winner: isOver && turn.kind === 'over' ? turn.result.winner : null,
      reason: isOver && turn.kind === 'over' ? turn.result.reason : UNFINISHED,
      home,
      away,
      started_by: sideOrNull(this.#starter),
      turns: this.#turn,
      decisions: this.#decisions,
      draws: this.#draws,
      open: this.#open,
      offered: this.#offered,
      home_shots: this.#shots[0]!,
      away_shots: this.#shots[1]!,
      luck: plan.luck ? Math.round(PERMILLE * this.#luck) : null,
    });
  }
}
